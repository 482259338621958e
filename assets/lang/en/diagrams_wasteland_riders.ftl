# What is written below the diagrams of the rulebook.
wr-diagram-drive = From Rusty’s Garden to Carrionville the hexes cost 1 (1), 1 (2) and 2. One fuel of the Jeep gives 3 points: it lasts for the first two, and for the third a second fuel is burnt.
wr-diagram-sheet = Hands (1), torso (2) and three pockets (3) lie open and can be used. What lies in the backpack (4) or in the vehicle (5) is stowed.
wr-diagram-counters = Ammo, fuel, radiation and health: each runs from 0 to 4. A dial is dark at 0 and full at 4.
wr-diagram-exploration = Whoever explores Rusty’s Garden takes one of its actions. What would change nothing is not lit.
wr-diagram-market = The red lamp (1) is dear, a class above its colour; the green one (2) is cheap, and only riders in its city may use that slot.
wr-diagram-clash = Below the scale of advantage lie the cards of the three clashes, the rider’s at the left; here both chose to attack. What can be used now is lit, each with its chance.
wr-diagram-advantage = The enemy leads by 2 (1). Now the Attack (2) gives the rider 1 and the enemy’s Defence another 2, before health is counted: each that he takes is 1 more.
wr-diagram-range = At this range (3) a short barrel acts before a blade, a blade before a mid barrel. The rider (1) and his enemy (2) attack in that order.
