### Last Comrade: the field.

lc-field-not_a_player = not a player
lc-field-lay_here = lay a card
lc-field-steps_owed = { $count ->
    [one] { $count } step deferred
   *[other] { $count } steps deferred
}
lc-field-waits_for_the_curious = { $count ->
    [one] { $count } surprise awaits the curious
   *[other] { $count } surprises await the curious
}

## The attack and the forecast

lc-field-no_attack = Silence
    .hint = The enemy has not revealed an Attack card yet.
lc-field-no_strike = No strike
    .hint = The card of this turn has done its work. Nothing strikes this turn.
lc-field-laid_event = Face down, an Event does nothing: when it is turned up, it is lost. An Event works when it is played.
lc-field-idle = You may play it, but it will change nothing. { $card_id ->
    [stoj] Nobody can move this turn as it is.
    [moonshine] Your Life is full.
    [wsjo_rawno] Nobody can be moved.
    [trip] This Comrade will not move anyway.
   *[other] {""}
}
lc-field-how_it_stands = Place 1 is nearest to the enemy. Behind the last place stands the Commissar; after every death he takes a step forward.
lc-field-if_nobody_moves = If nobody moves
lc-field-nobody = The attack would harm nobody.
lc-field-left_of = { $left } of { $most } left
lc-field-dies = dies!
lc-field-being_hit = Coming in now: { $kind }
lc-field-attack_over = The attack is over
    .hint = It has struck: whoever was hit has lost Life. No Attack card strikes again this turn.
lc-field-quoted = “{ $words }”

## What would be after a move

lc-field-after_card = After “{ $card }”
lc-field-after_choice = After this move
lc-field-after_shot = After moving the target
lc-field-lost_steps = { $why ->
    [line_end] The Line ends there
    [commissar] The Commissar is in the way
    [fubar] F.U.B.A.R. holds them in place
    [snagged] The wire holds them
    [halt] The order is to stand still
   *[tank] The Tank is in the way
}: { $count ->
    [one] { $count } step is lost.
   *[other] { $count } steps are lost.
}
lc-field-hurt_on_the_way = A mine on the way: Life −{ $lost }.
lc-field-in_pairs = { $lost ->
    [0] unharmed
   *[other] Life −{ $lost }
}: in { $count } of { $all }
lc-field-hurt_in = { $name }: { $count }×
    .short = { $count }×
lc-field-all_pairs = Exact for all { $all } choices, if nobody else does anything. Portraits: how often each is hurt.
    .brief = Exact for all { $all } choices, if nobody else acts.
lc-field-way = { $choice } – { $lost ->
    [0] unharmed
   *[other] Life −{ $lost }
}

## What is coming: on the curtain, for everybody

lc-outlook-attack = Attack: “{ $card }”. { $text }
lc-outlook-hurt = If nobody moves, { $count ->
    [one] one Comrade loses Life
   *[other] { $count } Comrades lose Life
}: { $hurt }.
lc-outlook-loses = { $name } −{ $lost }
lc-outlook-dies = { $name } −{ $lost } (dies)
lc-outlook-nobody = If nobody moves, nobody loses Life.
