### Wasteland Riders: what the screen of a new game says about a mission.

wr-brief-forces = Riders to choose from
wr-brief-begins = Who begins: the highest roll, when the game starts.
wr-brief-side = Chooses a rider and a vehicle when the game begins; the colour is that of the seat.
    .note = Four ammo, four fuel, full health, three luck cards.
wr-option-layout = Board
wr-option-layout-shuffled = shuffled
wr-option-layout-first = for a first game

## Five facts

wr-brief-fact_victory = Victory
wr-brief-victory = { $kind ->
    [saviour] aid and Reputation
    [cult] trophies
    [only_one] duels
    [key] key cells, the rocket
   *[scourges] scars of the scourges
}
wr-brief-fact_players = Players
wr-brief-players = { $least } to { $most }, each for himself
wr-brief-fact_length = Length
wr-brief-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $low }–{ $high } min
wr-brief-fact_board = Board
wr-brief-board = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}, { $layout ->
    [shuffled] shuffled
   *[first] laid as for a first game
}
wr-brief-fact_danger = Defeat of all
wr-brief-danger = { $kind ->
    [cult] { $count ->
        [one] { $count } cultist in Zgorzel
       *[other] { $count } cultists in Zgorzel
    }
    [scourges] { $count ->
        [one] { $count } ruined city
       *[other] { $count } ruined cities
    }
   *[other] none
}
