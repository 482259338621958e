# What is written below the diagrams of the rulebook.
so-diagram-supply = The arrows show the supply of both sides, as key S does at the table. From the headquarters (1) Blue’s chain runs from area to area as far as the East Airstrip (2).
so-diagram-cut_off = Yellow holds the Stone Bridge (1), but no chain leads there: the area is hatched. It yields no stars and no bonus, yet it still bars the way and defends itself.
so-diagram-advance = To the Stone Bridge soldiers may come from all its supplied neighbours at once: up to two from the West Airstrip (1), three from the market square (2), one from the east (3).
so-diagram-alone = The Sawmill (2) holds three soldiers: two may go down to the Sheep Pasture, one stays. From the headquarters (1) it would be one at the most.
so-diagram-barrage = The guns (0) reach three areas far: Sawmill (1), market square (2), Falcon Pass (3). What lies between them does not matter.
so-diagram-reinforce = On one space five soldiers come, on the other four (1, 2). In each round you may use only one of the two.
so-diagram-bonus = The Forward Outpost (1) lies on ground that Yellow does not supply, so it helps nobody. The Supply Depot (2) makes Yellow’s Reinforcement two stronger.
