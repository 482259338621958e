### Desert Patrol: what the screen of a new game says about a scenario.

dp-brief-begins = Who begins: in each round both bid a card, and the higher one goes first.

## How a side wins

dp-brief-or = { $first }; or { $second }
dp-brief-points_lrdg = { $need ->
    [one] have { $need } objective point
   *[other] have { $need } objective points
}: { $what ->
    [both] control objectives and destroy objects
    [objects] destroy objects
   *[objectives] control objectives
}
dp-brief-points_italy = { $need ->
    [one] have { $need } objective point
   *[other] have { $need } objective points
}: { $what ->
    [both] control objectives and unharmed objects
    [objects] control unharmed objects
   *[objectives] control objectives
}
dp-brief-neutralise = { $kind ->
    [soldiers] neutralise { $need } of the { $all } enemy soldiers
   *[counters] neutralise { $need } of the { $all } enemy counters
}
dp-brief-escape = { $kind ->
    [soldiers] lead { $need } of your { $all } soldiers off the board
   *[counters] lead { $need } of your { $all } counters off the board
}

## How strong it is

dp-brief-initiative = Initiative at the start.
dp-brief-strength = { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}, { $vehicles ->
    [0] no vehicles
    [one] { $vehicles } vehicle
   *[other] { $vehicles } vehicles
}.

## Five facts

dp-brief-fact_victory = Victory: { $side }
dp-brief-fact_tiles = Board
dp-brief-fact_decks = Decks
dp-brief-fact_special = On the map
dp-brief-short_points = { $need ->
    [one] { $need } objective point
   *[other] { $need } objective points
}
dp-brief-short_neutralise = neutralise { $need } of { $all }
dp-brief-short_neutralise_one = neutralise: { $of }
dp-brief-short_escape_one = escape: { $of }
dp-brief-short_escape = escape { $need } of { $all }
dp-brief-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
dp-brief-decks = { $first } and { $second ->
    [one] { $second } card
   *[other] { $second } cards
}
dp-brief-objects = { $count ->
    [one] { $count } object
   *[other] { $count } objects
}
dp-brief-escapes = { $count ->
    [one] { $count } escape
   *[other] { $count } escapes
}
dp-brief-vehicles = { $count ->
    [0] no vehicles
    [one] { $count } vehicle
   *[other] { $count } vehicles
}
