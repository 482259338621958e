### Wasteland Riders: the report after a game, and the margin of the rules.

## The head

wr-report-victory = { $count ->
    [one] Victory for { $names }
   *[other] Shared victory: { $names }
}
wr-report-and = { $first } and { $last }
wr-report-nobody = Nobody wins
wr-report-reason_saviour = Aid in { $aid } cities and { $reputation } Reputation: the wastes have their saviour
wr-report-reason_reputation = The last round is over, and the most Reputation decides
wr-report-reason_trophies = The last round is over, and the most trophies decide
wr-report-reason_no_trophies = The last round is over, and nobody has a trophy
wr-report-reason_dominance = Cult dominance has reached { $dominance }: Zgorzel belongs to the Manifold
wr-report-reason_duels = Duels decide: there can be only one
wr-report-reason_launch = The rocket has taken off from Woomera Spaceport
wr-report-reason_cells = The last round is over, and the most key cells decide
wr-report-reason_scars = Both scourges are defeated, and the most scars decide
wr-report-reason_shared = One scourge is defeated: all with at least { $reputation } Reputation share the victory
wr-report-reason_ruins = { $dominance ->
    [one] { $dominance } city lies in ruins
   *[other] { $dominance } cities lie in ruins
}
wr-report-reason_villains = Both scourges have survived
wr-report-reason_conceded = Somebody has conceded, and the others win together

## The ranking

wr-report-ranking = How the mission counts
wr-report-place = { $place }.
wr-report-goal = goal
wr-report-count = { $kind ->
    [saviour] Aid markers
    [cult] Trophies
    [only_one] Duel markers
    [key] Key cells
   *[scourges] Scars
}
wr-report-reputation = Reputation
    .short = reputation
wr-report-worth = Value of gear
    .short = gear
wr-report-health = Health
    .short = health
wr-report-won = Fights won
    .short = fights
wr-report-lies = unconscious
wr-report-on_foot = on foot
wr-report-curve = How it went: Reputation after each round

## Luck, mentions, numbers

wr-report-luck = { $successes ->
    [one] { $successes } success, { $expected } expected
   *[other] { $successes } successes, { $expected } expected
}
wr-report-no_dice = not one roll
wr-report-deed_won = Most fights won
    .words = { $name }: { $count ->
        [one] { $count } fight
       *[other] { $count } fights
    }
wr-report-deed_contracts = Most contracts
    .words = { $name }: { $count ->
        [one] { $count } contract
       *[other] { $count } contracts
    }
wr-report-deed_hexes = The longest way
    .words = { $name }: { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
wr-report-deed_robbed = The longest fingers
    .words = { $name }: { $count ->
        [one] { $count } robbery
       *[other] { $count } robberies
    }
wr-report-deed_luck = Most luck cards played
    .words = { $name }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
wr-report-length = { $rounds ->
    [one] The game took { $rounds } round
   *[other] The game took { $rounds } rounds
}, { $fights ->
    [0] without a fight.
    [one] with { $fights } fight.
   *[other] with { $fights } fights.
}
wr-report-numbers = { $name }: fights { $fights }, won { $won }; tests { $tests }, passed { $passed }; luck cards { $luck }; contracts { $contracts }; hexes { $hexes } ({ $mp } MP).

## The margin of the rules

wr-margin-chances = Chance of a success
    .words = At least one success with so many ten-sided dice, at difficulty 5, 7 and 9.
wr-margin-dice = Dice
wr-margin-difficulty = from { $number }
wr-margin-percent = { $number }%
wr-margin-tens = Tens
    .words = One of { $dice } dice shows a ten with { $chance }%. At radiation 2 and more tens are only successes.
wr-margin-damage = Damage
    .words = A hit deals 1, and 1 more for each ten and each damage symbol. Armour less piercing is stopped; the rest is health.
wr-margin-worth = Values
    .words = Green 1, yellow 3, red 6. The lamp of a Market slot is its price; no change is given.
wr-margin-scavenger = Scavenger
    .words = The Scavenger of the knight who moves draws a card for each threat symbol, one more on the first hex, and plays one of them.

## On the graph

wr-sign-contract_completed = Contract: { $contract }
wr-sign-aid_brought = Aid: { $hex }
wr-sign-enemy_beaten = { $marker } beaten
wr-sign-city_ruined = { $hex } ruined
wr-sign-duel_won = Duel: { $seat }
wr-sign-cell_taken = Key cell: { $seat }
wr-sign-cell_stolen = Theft: { $seat }
wr-sign-knight_knocked_out = { $seat } down
