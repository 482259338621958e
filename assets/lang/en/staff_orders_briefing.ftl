### Staff Orders: what the screen of a new game says about a map.

## The sides

so-brief-mountain_blue = Take the headquarters of Yellow, or have more stars on supplied areas after the last round.
so-brief-mountain_yellow = Take the headquarters of Blue, or have more stars on supplied areas after the last round.
so-brief-landing_blue = The landing force: fewer troops ashore, but stronger Reinforcement and Scramble. Take the headquarters of Yellow or collect more stars.
so-brief-landing_yellow = The garrison: more troops on the island, but weaker Reinforcement and Scramble. Take the headquarters of Blue or collect more stars.
so-brief-drawn = To be drawn
    .words = Chance decides the colour when the game begins.
    .note = The table will show who commands which side.
so-brief-strength = { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}{ $aircraft ->
    [0] {" "}on the map.
   *[other] {" "}and { $aircraft } aircraft on the map.
}
so-brief-commanders = Commanders, each of whom carries out one order a round: { $count }
so-brief-soldiers = Soldiers on the map when the game begins: { $count }
so-brief-aircraft = Aircraft in the zones when the game begins: { $count }
so-brief-begins = Who begins: the round token is tossed once the table is laid.
so-option-first_seat = { $name } plays
so-option-first_seat-blue = Blue
so-option-first_seat-yellow = Yellow
so-option-first_seat-draw = by chance

## Five facts

so-brief-fact_victory = Victory
so-brief-victory = the enemy’s HQ or stars
so-brief-fact_stars = Stars
so-brief-stars = { $stars } on the map
so-brief-fact_areas = Board
so-brief-areas = { $areas ->
    [one] { $areas } area
   *[other] { $areas } areas
}{ $zones ->
    [0] {""}
    [one] , { $zones } air zone
   *[other] , { $zones } air zones
}
so-brief-fact_rounds = Length
so-brief-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $commanders ->
    [one] { $commanders } commander each
   *[other] { $commanders } commanders each
}
so-brief-fact_air = In the air
so-brief-air = aircraft: { $blue } and { $yellow }
so-brief-fact_drops = Mountains only
so-brief-drops = { $drops ->
    [one] { $drops } drop space
   *[other] { $drops } drop spaces
}{ $centres ->
    [0] {""}
   *[other] , City Centre
}
