### Staff Orders on the table: support board, reserves, cards, bonuses, opponent.

## Zones around the board

so-table-zone_support = Support board
so-table-zone_reserve = Your reserve
so-table-zone_deck = Deck
so-table-zone_discard = Discard pile
so-table-zone_hand = Your hand · { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
so-table-zone_bonuses = Area bonuses
so-table-empty_hand = You have no operation cards. Put a commander on a Planning space to draw some.
so-table-discard_count = Look through
so-table-tip_unfold = Click to see the cards
so-table-tip_fold = Click to fold
so-table-times = ×{ $count }
so-table-player = { $name } · { $side }
so-table-rule = { $rule }

## The support board

so-table-staging_own = Your staging zone
so-table-staging = Staging zone: { $who }
so-table-initiative = Initiative: { $who }
so-table-used = used
so-table-plus = +{ $number }

## Reserves

so-table-commanders = { $count ->
    [one] { $count } commander
   *[other] { $count } commanders
}
    .short = { $count } com.
so-table-soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
    .short = { $count } sold.
so-table-aircraft = { $count } aircraft
    .short = { $count } airc.
so-table-word_commanders = { $count ->
    [one] commander
   *[other] commanders
}
so-table-word_soldiers = { $count ->
    [one] soldier
   *[other] soldiers
}
so-table-word_aircraft = { $count ->
    [one] aircraft
   *[other] aircraft
}
so-table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
    .short = { $count }

## Opponent and score

so-table-passed = has passed
so-table-stars_of = { $side }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
so-table-stars_tip = The stars of areas count that a side controls and supplies. The whole map has { $all }.
so-table-headquarters_of = HQ: { $area }, { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
so-table-headquarters_tip = A side with no soldier left in its HQ loses at once.

## Area bonuses

so-table-bonus-supply_depot = +{ $number } with Reinforcement
    .short = +{ $number } strength
so-table-bonus-forward_outpost = +{ $number } soldier with Advance
    .short = +{ $number } soldier
so-table-bonus-observation_post = +{ $number } die with Barrage
    .short = +{ $number } die
so-table-bonus-recon_post = +{ $number } card with Planning
    .short = +{ $number } card
so-table-bonus-signals_unit = +{ $number } commander in reserve
    .short = +{ $number } commander
so-table-bonus-flight_control = +{ $number } soldier with Paradrop
    .short = +{ $number } soldier
so-table-bonus-city_centre = +{ $number } die for the defender
    .short = +{ $number } die
so-table-bonus_place = { $effect } · { $area }
so-table-holder = Works for: { $side }
so-table-broken = Out of supply, does not work: { $side }
so-table-cut_off = cut off
so-table-free = Nobody controls this area.

## Cards: short words on a card in hand

so-table-do-soldiers = Add up to { $number ->
    [one] { $number } soldier
   *[other] { $number } soldiers
} from your reserve.
so-table-do-aircraft = Add up to { $number } aircraft from your reserve.
so-table-do-dice = Roll { $number } more { $number ->
    [one] die
   *[other] dice
}.
so-table-do-strike = Roll { $number } { $number ->
    [one] die
   *[other] dice
} and remove that many enemies.
so-table-do-placing = Place up to { $number } more { $number ->
    [one] soldier
   *[other] soldiers
}.
so-table-do-commander = Take { $number } { $number ->
    [one] commander
   *[other] commanders
} from the staging zone.
so-table-do_each = { $action }: { $effect }
so-table-when-advance = With Advance
so-table-when-flight = With Flight
so-table-when-paradrop = With Paradrop
so-table-when-barrage = With Barrage
so-table-when-bombard = With Bombardment
so-table-when-reinforce = With Reinforcement
so-table-when-turn_end = After your action
so-table-when-land_clash = When you defend an area
so-table-when-drop_clash = When you defend against a Paradrop
so-table-when-air_clash = When you defend a zone
so-table-when_either = { $one } or { $other }

## Questions

so-table-confirm_pass = You still have commanders in reserve. Once you pass they stay idle for the rest of the round. Pass?
    .yes = Pass
    .no = Play on
