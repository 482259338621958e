### Wasteland Riders: the board, what its hexes say, what a route costs.

## The legend

wr-board-difficulty = Difficulty
wr-board-symbol_threat = Threat
wr-board-symbol_radiation = Radiation
wr-board-symbol_contamination = Contamination

## What the next hex of a route means

wr-board-points = { $cost } MP, then { $left } left
wr-board-fuel = { $spent ->
    [0] No fuel for it, { $left } left in the tank
   *[other] { $spent } fuel for it, { $left } left in the tank
}
wr-board-cards = { $count ->
    [0] No wasteland card
    [one] { $count } wasteland card revealed
   *[other] { $count } wasteland cards revealed
}
wr-board-waits_radiation = Radiation waits there: { $count }
wr-board-waits_contamination = Contamination waits there: { $count }
wr-board-unpaid = It takes { $cost } MP, and the fuel does not reach. The movement ends before it.

## What a hex says

wr-hexes-numbered = { $name } [{ $number }]
wr-hexes-ground = Ground: { $terrain }
wr-hexes-told = { $head }: { $words }
wr-hexes-reach = Within reach: { $points } MP, fuel { $fuel }
wr-hexes-difficulty = Difficulty { $cost }
    .text = A vehicle uses { $cost } MP to enter. A walker enters one hex and pays nothing.
wr-hexes-own_difficulty = For you it is { $cost } MP.
wr-hexes-threat = Threat { $count }
    .text = { $count ->
        [one] The Scavenger reveals { $count } more wasteland card for whoever drives in.
       *[other] The Scavenger reveals { $count } more wasteland cards for whoever drives in.
    }
wr-hexes-radiation = Radiation { $count }
    .text = At the start of a round riders on this hex suffer { $count } radiation.
wr-hexes-contamination = Contamination { $count }
    .text = At the start of a round riders on this hex lose { $count } health.
wr-hexes-attack = Attack tests: { $dice ->
    [one] { $dice } die less
   *[other] { $dice } dice less
}
    .text = { $off ->
        [yes] It would work for both fighters on this hex and next to it, but a reset token lies on the board and turns it off.
       *[no] It works for both fighters, on this hex and on the hexes next to it.
    }
wr-hexes-city = City
    .text = At the start of a round a conscious rider here heals 1 radiation or health, or takes 1 ammo or fuel.
wr-hexes-ruins = Ruins
    .text = This city is no more: no help at the start of a round, no actions.
wr-hexes-or = {" "}or{" "}
wr-hexes-test = Exploration test: { $skills } ({ $difficulty })
    .text = Pass it before you take an action or a contract here. Then your marker lies here until you leave.
wr-hexes-no_action = No action
    .text = Here you can only explore for contracts and for what lies on the hex.
wr-hexes-slot = Market slot { $slot }
    .text = Open only here. Now: { $card }, price { $price }.
wr-hexes-slot_empty = nothing
wr-hexes-aid = Mission: Aid
    .text = As an action pay 1 green gear card, leave your marker, receive 1 Reputation. Once in each city, at most { $most } times.
wr-hexes-launch = Mission: launch
    .text = As an action with { $count } key cells: the rocket starts and you win.
wr-hexes-cult = Mission: where the cult marches to
    .text = Cultists who got here: { $count } of { $most }. At { $most } all riders lose.
wr-hexes-tokens = Tokens: { $tokens }
    .text = They are counted above and leave in the next Scavenger step.
wr-hexes-special_pills = Token: pills
    .text = Who explores this hex may heal 1 health and 1 radiation, once per exploration and not as an action.
wr-hexes-special_reset = Token: reset
    .text = While it lies on the board robots have 2 less Aggression, and Cerbero Tower does not disturb attacks.
wr-hexes-special_blast = Token: blast
    .text = It is a contamination symbol, and no action can be taken on this hex.
wr-hexes-side = { $side ->
    [dark] It leaves in the next Scavenger step.
   *[light] In the next Scavenger step it is turned, in the one after that it leaves.
}
wr-hexes-contract = Contract: { $name }
wr-hexes-villain = Health { $left } of { $most }. A rider on its hex can attack it.
wr-hexes-held = It is held and stays where it is next time.
wr-hexes-cell = A key cell: taken as an action by who explores this hex.
wr-hexes-cell_held = Key cell. Holder: { $knight }
wr-hexes-played_by = { $knight } ({ $player })
wr-hexes-unconscious = Unconscious.
wr-hexes-explored = Has made the exploration test of this hex.
wr-hexes-scavenger = Is the Scavenger now.
wr-hexes-dominant = Has the dominance marker.
wr-hexes-aided = Aid markers: { $names }
