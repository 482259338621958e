### What one plays for, in one line at the top of the table.

goal-list = { $words }:{" "}
goal-next = { $words },{" "}
goal-on = { $words }{" "}

curtain-where = Where: { $places }.
curtain-now = Now: { $prompt }

## Desert Patrol

dp-goal-prize = { $name } { $points }
dp-goal-object_fuel_dump = fuel
dp-goal-object_ammo_dump = ammunition
dp-goal-object_aircraft_1 = aircraft
dp-goal-object_aircraft_2 = aircraft
dp-goal-object_radio_mast = radio
dp-goal-object_workshop = workshop
dp-goal-exits = { $count ->
    [one] exit { $tiles }
   *[other] exits { $tiles }
}

## Staff Orders

so-goal = The HQ { $name }
so-goal-stars = or the most stars after round { $rounds }

## Wasteland Riders

wr-goal-saviour = Aid in { $aid } cities and { $reputation } Reputation
    .else = or the most Reputation after round { $rounds }
wr-goal-cult = The most trophies after round { $rounds }
    .else = · at cult dominance { $dominance } all lose
wr-goal-only_one = Defeat rivals: { $duels ->
    [one] { $duels } duel marker
   *[other] { $duels } duel markers
}
    .else = or the most of them after round { $rounds }
wr-goal-key = { $cells ->
    [one] { $cells } key cell
   *[other] { $cells } key cells
} to the rocket at Woomera
    .else = or the most cells after round { $rounds }
wr-goal-scourges = The most scars when both scourges are down
    .else = · all lose with { $dominance } cities in ruins

## Last Comrade

lc-goal = Be the last one alive on the Line
    .told = The last Comrade alive wins. If the last attack kills everybody, the enemy wins.
