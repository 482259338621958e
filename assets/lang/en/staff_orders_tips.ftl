### Staff Orders: what the tip says about each thing on the table.

## Areas and zones

so-tip-terrain = Terrain: { $terrain }; { $stars ->
    [0] no stars
    [one] { $stars } star
   *[other] { $stars } stars
}
so-tip-headquarters = Headquarters of { $faction_gen }: whoever loses it loses the game
so-tip-nobody = Nobody is here
so-tip-present_land = { $faction }: { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
so-tip-present_air = { $faction }: { $count } aircraft
so-tip-clash = A clash is under way: until it is over the place is the defender’s
so-tip-supplied = Supplied
so-tip-cut_off_land = Not supplied: the way to the headquarters ({ $home }) is cut
so-tip-cut_off_air = Not supplied: the way to the headquarters’ zone ({ $home }) is cut
so-tip-no_home_land = Not supplied: the headquarters ({ $home }) is not controlled
so-tip-no_home_air = Not supplied: the headquarters’ zone ({ $home }) is not controlled
so-tip-bonus = Bonus: { $bonus }
so-tip-neighbours = Next to: { $places }
so-tip-below = In the air: { $zone }
so-tip-home_zone = The zone above the headquarters of { $faction_gen }
so-tip-areas = Areas below: { $areas }
so-tip-zone_what = Whoever controls and supplies the zone defends its areas with one die more.
so-tip-defence = In defence { $faction } would roll { $total ->
    [one] { $total } die
   *[other] { $total } dice
}{ $air_cover ->
    [0] {""}
   *[other] , { $air_cover } of them for the air zone
}{ $city_centre ->
    [0] {""}
   *[other] , { $city_centre } of them for the City Centre
}
so-tip-may_leave_land = { $count ->
    [0] The last soldier never leaves an area
    [one] { $count } soldier may leave
   *[other] { $count } soldiers may leave
}
so-tip-may_leave_air = { $count ->
    [0] The last aircraft never leaves a zone
   *[other] { $count } aircraft may leave
}

## Bonuses

so-tip-lies_on = Area: { $area }
so-tip-bonus_held = Held by { $faction_gen }
so-tip-bonus_free = Nobody has it now: its area must be controlled and supplied

## Action spaces and commanders

so-tip-strength = Action strength: { $strength }
so-tip-strengths = Action strength: { $first } { $one }, { $second } { $other }
so-tip-initiative_space = Gives the initiative: you begin the next round
so-tip-colour = For { $faction_gen } only
so-tip-helped = A bonus helps you: { $bonus }
so-tip-taken = Taken by a commander of { $faction_gen }, who returns when the round ends
so-tip-closed = Not for you now. { $reason }
so-tip-commander = Commander of { $faction_gen }
so-tip-commander_what = When the round ends he goes back to the reserve and the space is free again.

## Cards

so-tip-deck = Operation deck
so-tip-deck_what = Shared by both sides. Cards are drawn by Planning; when they run out, the discard pile becomes the deck.
so-tip-discard = Discard pile
so-tip-discard_what = Open, and shared by both sides. Every card that was played or thrown away for a re-roll comes here.
so-tip-top = On top: { $card }
so-tip-count = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
}

## Reserves and staging zones

so-tip-pieces = { $count ->
    [0] Empty
   *[other] There are { $count }
}
so-tip-reserve_commanders = { $whose ->
    [own] Your commanders in reserve
   *[enemy] The opponent’s commanders in reserve
}
    .what = In your turn drag one to a free action space.
so-tip-reserve_soldiers = { $whose ->
    [own] Your soldiers in reserve
   *[enemy] The opponent’s soldiers in reserve
}
    .what = Reinforcement, drops, cards and bonuses bring them to the map. Whoever falls comes back here.
so-tip-reserve_aircraft = { $whose ->
    [own] Your aircraft in reserve
   *[enemy] The opponent’s aircraft in reserve
}
    .what = Scramble and the Wingman card send them up. Those shot down or sent to bomb come back here.
so-tip-staging = { $whose ->
    [own] Your staging zone
   *[enemy] The opponent’s staging zone
}
so-tip-staging_what = From here commanders do not go to action spaces. Momentum takes one to the reserve for a round, the Signals Unit for as long as it is held.
so-tip-momentum = { $count ->
    [one] { $count } commander of Momentum returns here when the round ends
   *[other] { $count } commanders of Momentum return here when the round ends
}

## The opponent, the round track, the dice

so-tip-enemy = Opponent: { $faction }
so-tip-hand_count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
so-tip-commanders = Commanders: { $reserve } in reserve, { $staging } in staging
so-tip-soldiers = Soldiers in reserve: { $count }
so-tip-aircraft = Aircraft in reserve: { $count }
so-tip-has_initiative = Has the initiative
so-tip-passed = Has passed in this round
so-tip-round = Round { $round } of { $rounds }
so-tip-initiative = { $faction } has the initiative.
so-tip-initiative_what = Whoever has the initiative begins the round and wins a tie of stars.
so-tip-dice = Combat dice
so-tip-faces = Faces: { $face_0 } blank, { $face_1 } with one hit, { $face_2 } with two
so-tip-dice_what = The hits are added up. After your own roll you may discard any card and roll all the dice again.
