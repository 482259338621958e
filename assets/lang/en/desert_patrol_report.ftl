## The report: points

dp-report-score_points = Objective points
dp-report-score_conditions = Conditions of victory
dp-report-curve_points = How it went: points after each round
dp-report-curve_conditions = How it went: per cent of what is needed to win, after each round
dp-report-objective = { $tile }, { $tile_id }
dp-report-object = { $destroyed ->
    [yes] { $object }, { $tile_id } (destroyed)
   *[no] { $object }, { $tile_id }
}
dp-report-total = Total
dp-report-out_of = { $done } of { $need }
dp-report-neutralise = Listed enemy counters neutralised
dp-report-escape = Listed counters escaped
dp-report-no_condition = –

## The report: luck and numbers

dp-report-luck = { $hits ->
    [one] { $hits } hit, { $expected } expected
   *[other] { $hits } hits, { $expected } expected
}
dp-report-no_attacks = not a single attack
dp-report-rounds = { $count ->
    [one] The game lasted { $count } round.
   *[other] The game lasted { $count } rounds.
}
dp-report-losses = { $side }: lost cards { $cards }, soldiers { $soldiers }, vehicles { $vehicles }; tiles reconned { $reconned }, taken { $controlled }.

## The report: mentions

dp-report-deed_neutralised = { $count ->
    [one] { $count } enemy counter neutralised
   *[other] { $count } enemy counters neutralised
}
dp-report-deed_demolished = { $count ->
    [one] { $count } object blown up
   *[other] { $count } objects blown up
}
dp-report-deed_hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
dp-report-deed_pins = { $count ->
    [one] { $count } soldier pinned
   *[other] { $count } soldiers pinned
}
dp-report-deed_scouted = { $count ->
    [one] { $count } tile reconned
   *[other] { $count } tiles reconned
}
dp-report-deed_controlled = { $count ->
    [one] { $count } tile taken
   *[other] { $count } tiles taken
}

## In the margin of the rules

dp-margin-remember = Remember
    .words = How many dice succeed does not matter. One is enough, and it makes one hit.
dp-margin-chances = Chance of a hit
dp-margin-dice = dice
dp-margin-needed = { $number }+
dp-margin-percent = { $number }%

## On the graph

dp-sign-control_taken = { $tile_id } taken
dp-sign-counter_neutralised = { $counter } out
dp-sign-vehicle_destroyed = { $vehicle } destroyed
dp-sign-vehicle_captured = { $vehicle } captured
dp-sign-object_destroyed = { $object } destroyed
dp-sign-counters_escaped = { $tile_id }: escape
