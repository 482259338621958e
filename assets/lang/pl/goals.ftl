### O co się gra: jeden wiersz u góry stołu.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

goal-list = { $words }:{" "}
goal-next = { $words },{" "}
goal-on = { $words }{" "}

curtain-where = Gdzie: { $places }.
curtain-now = Teraz: { $prompt }

## Patrol pustyni

dp-goal-prize = { $name } { $points }
dp-goal-object_fuel_dump = paliwo
dp-goal-object_ammo_dump = amunicja
dp-goal-object_aircraft_1 = samoloty
dp-goal-object_aircraft_2 = samoloty
dp-goal-object_radio_mast = radio
dp-goal-object_workshop = warsztat
dp-goal-exits = { $count ->
    [one] wyjście { $tiles }
    [few] wyjścia { $tiles }
    [many] wyjścia { $tiles }
   *[other] wyjścia { $tiles }
}

## Rozkaz sztabu

so-goal = Kwatera { $name }
so-goal-stars = albo najwięcej gwiazdek po rundzie { $rounds }

## Jeźdźcy pustkowi

wr-goal-saviour = Pomoc w { $aid } miastach i { $reputation } Reputacji
    .else = albo najwięcej Reputacji po rundzie { $rounds }
wr-goal-cult = Najwięcej trofeów po rundzie { $rounds }
    .else = · dominacja kultu { $dominance }: klęska wszystkich
wr-goal-only_one = Pokonaj rywali: { $duels ->
    [one] { $duels } znacznik pojedynku
    [few] { $duels } znaczniki pojedynku
    [many] { $duels } znaczników pojedynku
   *[other] { $duels } znacznika pojedynku
}
    .else = albo najwięcej ich po rundzie { $rounds }
wr-goal-key = { $cells ->
    [one] { $cells } ogniwo
    [few] { $cells } ogniwa
    [many] { $cells } ogniw
   *[other] { $cells } ogniwa
} na Kosmodromie Woomera
    .else = albo najwięcej ogniw po rundzie { $rounds }
wr-goal-scourges = Najwięcej blizn, gdy padną obie zakały
    .else = · zrujnowane miasta ({ $dominance }): klęska wszystkich

## Ostatni towarzysz

lc-goal = Zostań ostatnim żywym na Linii
    .told = Wygrywa ostatni żywy towarzysz. Jeśli ostatni atak zabije wszystkich, wygrywa wróg.
