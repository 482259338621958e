### Ostatni towarzysz na stole: karty, ręka, lista graczy, draft, otwarty stół.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Kto

lc-table-player = { $name } · { $comrade }
lc-table-player_number = Gracz { $number }

## Na kartach

lc-table-ability = { $name }: { $text }
lc-table-damage_both = { $main } / { $indirect }
lc-table-places_joint = ,{" "}
lc-table-aim_place = { $places }
lc-table-aim_places = { $places }
lc-table-aim_last = ostatnie
lc-table-aim_middle = środek
lc-table-aim_random = losowe
lc-table-aim_holder = Inicjatywa
lc-table-aim_most_life = najzdrowszy
