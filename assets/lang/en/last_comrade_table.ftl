### Last Comrade on the table: cards, the hand, the list of players, the draft, the open table.

## Who

lc-table-player = { $name } · { $comrade }
lc-table-player_number = Player { $number }

## On cards

lc-table-ability = { $name }: { $text }
lc-table-damage_both = { $main } / { $indirect }
lc-table-places_joint = ,{" "}
lc-table-aim_place = { $places }
lc-table-aim_places = { $places }
lc-table-aim_last = last
lc-table-aim_middle = middle
lc-table-aim_random = random
lc-table-aim_holder = Initiative
lc-table-aim_most_life = healthiest
