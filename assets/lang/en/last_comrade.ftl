### Last Comrade: every sentence of the log, of refusals, prompts and labels.
### The _id of what is absent is none.

## What happened: setup and draft

lc-event-game_created = { $scenario }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, start Life { $life }.
lc-event-character_dealt = Player { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
   *[other] 10
} is { $comrade }.
lc-event-decks_shuffled = The decks were shuffled ({ $action_deck_count ->
    [one] { $action_deck_count } Action card
   *[other] { $action_deck_count } Action cards
}, { $attack_deck_count ->
    [one] { $attack_deck_count } Attack card
   *[other] { $attack_deck_count } Attack cards
}){ $boxed_count ->
    [0] .
   *[other] . Left in the box: { $boxed }.
}
lc-event-line_placed = On the Line, counted from the enemy: { $comrades }. Behind them a free place, and behind that the Commissar.
lc-event-initiative_given = { $comrade } got Initiative.
lc-event-draft_started = { $mode ->
    [quick] A quick draft: everybody passes some cards to the left.
   *[full] A draft: everybody keeps one card and passes the rest to the left.
}
lc-event-draft_picked = { $card_id ->
    [hidden] { $comrade } kept a card.
   *[other] { $comrade } kept “{ $card }”.
}
lc-event-card_passed_on = { $card_id ->
    [hidden] { $comrade } put a card aside for the left neighbour.
   *[other] { $comrade } put “{ $card }” aside for the left neighbour.
}
lc-event-draft_ended = The draft is over: everybody took up their cards.

## What happened: the turn

lc-event-turn_started = Turn { $turn }. { $comrade } has Initiative.
lc-event-attack_revealed = { $strike ->
    [yes] The attack of this turn is “{ $card }”.
   *[no] The enemy revealed “{ $card }”.
}
lc-event-no_attack_left = The enemy has not one card left: nobody shoots this turn.
lc-event-setup_card_done = “{ $card }” has done its work and was discarded.
lc-event-hazard_placed = The free place { $place } now holds “{ $card }”. It looks inviting.
lc-event-roulette_attached = { $comrade } got “{ $card }” attached to Initiative ({ $count } in all).
lc-event-target_placed = { $comrade_id ->
    [none] “{ $card }”: Target card { $target } was laid below place { $place }.
   *[other] “{ $card }”: Target card { $target } follows { $comrade } (place { $place } for now).
}
lc-event-target_moved = Target card { $target } moved from place { $origin } to place { $place }.
lc-event-step_began = { $step ->
    [2] Step 2: everybody commits a card.
    [4] Step 4: the cards are revealed one by one.
    [5] Step 5: the attack strikes.
    [6] Step 6: hands are refilled.
   *[other] Step { $step }: the end of the turn.
}
lc-event-card_committed = { $card_id ->
    [hidden] { $comrade } committed a card.
   *[other] { $comrade } committed “{ $card }”{ $reminders_count ->
        [0] .
       *[other] {" "}(reminders: { $reminders }).
    }
}
lc-event-slot_started = { $has_card ->
    [yes] { $comrade } is next.
   *[no] { $comrade } is next, with nothing to reveal.
}
lc-event-card_revealed = { $comrade } revealed “{ $card }”.
lc-event-card_fizzled = { $why ->
    [event_in_slot] “{ $card }” ({ $comrade }) is lost: an Event that is revealed does nothing.
    [two_left] “{ $card }” ({ $comrade }) is lost: only two are left on the Line.
    [owner_died] { $comrade } will not finish “{ $card }”.
   *[impossible] “{ $card }” ({ $comrade }) could do nothing and is lost.
}
lc-event-card_done = { $comrade } discarded “{ $card }”, which is done.
lc-event-slot_ended = { $comrade } is done.
lc-event-initiative_passed = Initiative went to { $comrade }.
lc-event-turn_ended = Turn { $turn } is over. If you can read this, you survived it.
lc-event-effects_ended = All that lasted until the end of the turn is over.

## What happened: windows and Events

lc-event-window_opened = { $comrade_id ->
    [none] A time to react: { $window }.
   *[other] A time to react: { $window } ({ $comrade }).
}
lc-event-window_closed = The time to react is over: { $window }.
lc-event-hand_raised = { $response ->
    [yes] { $comrade } raised a hand to answer the Event.
   *[no] { $comrade } raised a hand.
}
lc-event-hand_lowered = { $comrade } took the hand down.
lc-event-let_by = { $comrade } let the occasion pass.
lc-event-stood_down = { $counted ->
    [yes] { $comrade } did nothing after all.
   *[no] { $comrade } did not answer after all.
}
lc-event-event_announced = { $other_id ->
    [none] { $direction_id ->
        [none] { $comrade } played the Event “{ $card }”.
       *[other] { $comrade } played the Event “{ $card }”: Target card { $target }, { $direction }.
    }
   *[other] { $piece_id ->
        [none] { $comrade } played the Event “{ $card }” and chose { $other }.
       *[other] { $comrade } played the Event “{ $card }” and chose “{ $piece }” ({ $other }, durability { $durability }).
    }
}{ $chosen_id ->
    [none] {""}
    [hidden] {""}
   *[other] {" "}The new face-down card is “{ $chosen }”.
}
lc-event-event_cancelled = { $other } said Nyet! and cancelled “{ $card }” ({ $comrade }).
lc-event-event_lapsed = “{ $card }” ({ $comrade }) did nothing: what was chosen is no longer possible.
lc-event-event_settled = { $cancelled ->
    [yes] “{ $card }” ({ $comrade }) was discarded without effect.
   *[no] “{ $card }” ({ $comrade }) has worked and was discarded.
}
lc-event-halt_started = { $comrade } halted the whole Line: nobody moves until the end of the turn.
lc-event-manoeuvre_tripped = { $comrade } put out a foot, and { $other } does not make a step.
lc-event-orders_changed = { $card_id ->
    [hidden] { $comrade } exchanged the face-down card for another.
   *[other] { $taken_id ->
        [hidden] { $comrade } committed “{ $card }”.
       *[other] { $comrade } committed “{ $card }” and took back “{ $taken }”.
    }
}
lc-event-equipment_taken = { $comrade } requisitioned “{ $card }” from { $other } (durability { $durability }).
lc-event-hand_shown = { $comrade } went through the hand of { $other }.
lc-event-card_taken = { $card_id ->
    [hidden] { $comrade } took a card from { $other }.
   *[other] { $comrade } took “{ $card }” from { $other }.
}
lc-event-hands_swapped = { $comrade } swapped hands of cards with { $other }.

## What happened: movement

lc-event-step_pushed = { $tank ->
    [yes] The Tank drove { $direction } and shifted: { $comrades }.
   *[no] { $comrades_count ->
        [1] { $comrade } went { $direction } to the free place { $place }.
       *[other] { $comrade } pushed { $direction } and shifted: { $comrades }. Place { $origin } is free.
    }
}
lc-event-step_swapped = { $tank ->
    [yes] The Tank drove { $direction } and changed sides with { $other }.
   *[no] { $comrade } went { $direction } to place { $place } and swapped with { $other }.
}
lc-event-step_blocked = { $comrade } did not go { $direction }: { $why ->
    [line_end] the Line ends there
    [commissar] the Commissar is in the way
    [fubar] F.U.B.A.R. does not budge
    [snagged] the wire holds
    [halt] the order is to stand still
   *[tank] the Tank is in the way
}. { $lost ->
    [one] { $lost } step was lost.
   *[other] { $lost } steps were lost.
}
lc-event-comrades_exchanged = { $comrade } and { $other } changed places.
lc-event-comrades_scattered = Who cares who stands where! On places { $places } in this order: { $comrades }.
lc-event-hazards_cleared = { $comrade_id ->
    [none] The Commissar stepped onto place { $place } and did not even look down ({ $cards }).
   *[other] { $cause ->
        [tank] The Tank crushed what lay on place { $place } ({ $cards }).
        [sapper] { $comrade } cleared place { $place } ({ $cards }).
       *[triggered] { $comrade } came to stand on place { $place }, where this was waiting: { $cards }.
    }
}
lc-event-comrade_snagged = { $comrade } hangs in the wire and cannot move until the end of the turn.
lc-event-status_gained = { $status_id ->
    [dodge] { $comrade } dodges.
    [prone] { $comrade } hit the mud.
   *[fubar] { $comrade } will not budge until the end of the turn (F.U.B.A.R.).
}

## What happened: Equipment

lc-event-equipment_entered = { $comrade } now has “{ $card }” (durability { $durability }).
lc-event-tank_boarded = { $other_id ->
    [none] { $comrade } boarded the Tank alone.
   *[other] { $comrade } boarded the Tank together with { $other }.
}
lc-event-equipment_used = { $durability ->
    [0] { $comrade } used “{ $card }” for the last time.
   *[other] { $comrade } used “{ $card }” (durability { $durability } is left).
}
lc-event-tank_destroyed = “{ $card }” is scrap now. { $comrade } has no Tank any more.
lc-event-boots_worn = { $longer ->
    [yes] { $comrade } goes one step further in Stolen Boots.
   *[no] { $comrade } goes one step less in Stolen Boots.
}
lc-event-revolver_fired = { $comrade } fired the Revolver at { $other }.

## What happened: damage

lc-event-attack_started = { $comrades_count ->
    [0] “{ $card }” struck thin air.
   *[other] “{ $card }” strikes! In its way: { $comrades }.
}
lc-event-hit_started = { $comrade }: { $kind } of { $amount } (“{ $source }”).
lc-event-hit_avoided = { $comrade_id ->
    [none] The hit (“{ $source }”) found nobody.
   *[other] { $why ->
        [dodge] { $comrade } dodged, and “{ $source }” flew on.
        [prone] { $comrade } lay low, and “{ $source }” went overhead.
        [no_life] { $comrade } has no Life left, so “{ $source }” changed nothing.
        [nobody] { $comrade } sent the hit (“{ $source }”) on, and it found nobody.
       *[reduced] { $comrade } lost nothing: nothing was left of the hit (“{ $source }”).
    }
}
lc-event-hit_absorbed = The Tank stopped the hit (“{ $source }”); { $comrade } inside is only a little deaf. Durability { $durability } is left.
lc-event-hit_reduced = { $card_id ->
    [none] { $comrade } has an ability for that: the hit is weaker by { $by }, { $amount } is left.
   *[other] { $comrade } and “{ $card }”: the hit is weaker by { $by }, { $amount } is left.
}
lc-event-luck_spent = { $comrade } was lucky and lost nothing. It will not happen again.
lc-event-hit_reflected = { $other_id ->
    [none] { $comrade } reflected the hit { $direction }, where there is nobody.
   *[other] { $comrade } reflected the hit { $direction }. In its way: { $other }.
}
lc-event-hit_shielded = { $comrade } hid behind { $other }.
lc-event-hit_accepted = { $comrade } took the hit of { $amount }.
lc-event-roulette_fired = { $comrade } heard the Russian Roulette go off: { $extra } more damage (discarded: { $cards }).
lc-event-medallion_saved = “{ $card }” saved { $comrade }: 1 Life is left ({ $lost } lost).
lc-event-damage_taken = { $comrade } lost { $amount } Life{ $life ->
    [0] , and that was the last of it.
   *[other] , { $life } left.
}
lc-event-healed = { $comrade } healed { $amount } ({ $cause ->
    [moonshine] moonshine
    [comrades] good company
    [sapper] a sapper’s satisfaction
   *[herbs] herbs
}), Life is now { $life }.
lc-event-gassed = { $comrade } weeps from the gas and draws no cards until the hand is empty.
lc-event-gas_ended = { $comrade } wiped their eyes: the gas is gone.

## What happened: death and the Commissar

lc-event-comrade_died = { $comrade } left the Line for good{ $cards_count ->
    [0] . A transfer without return.
   *[other] . Only some cards are left ({ $cards }).
}
lc-event-commissar_advanced = { $comrades_count ->
    [0] The Commissar stepped forward and took the free place { $place }.
   *[other] The Commissar stepped forward and pushed: { $comrades }.
}
lc-event-advance_deferred = The Commissar waits, for { $comrade } will not budge (steps put off: { $count }).
lc-event-smoke_screen_replaced = Two are left on the Line, so { $comrade } replaced “{ $card }”.

## What happened: cards

lc-event-cards_drawn = { $comrade } drew { $cards_count ->
    [one] { $cards_count } card
   *[other] { $cards_count } cards
}{ $cards_known ->
    [0] .
   *[other] {" "}({ $cards }).
}
lc-event-actions_reshuffled = The Action deck is empty: the discarded cards ({ $deck_count }) were shuffled into a new one.
lc-event-attacks_reshuffled = The Attack deck is empty: the discarded cards ({ $deck_count }) were shuffled into a new one. The enemy will not run out.

## What happened: the end

lc-event-concede_announced = { $comrade } has had enough and will leave the Line at the next window.
lc-event-gave_up = { $comrade } handed in the rifle and gave up.
lc-event-game_won = One last Comrade is left on the Line. { $comrade } wins!
lc-event-enemy_army_won = Nobody is left on the Line. The enemy army wins.

## Why the game ended

lc-reason-last_comrade = one Comrade was left on the Line
lc-reason-enemy_army = nobody was left on the Line, and the enemy army won

## What a button or the line of a list says

lc-intent-choose_character = Character: { $comrade }
lc-intent-draft_pick = Keep: { $card }
    .button = Keep
lc-intent-pass_on = Pass to the left: { $card }
    .button = Pass to the left
lc-intent-commit = Commit: { $card }
    .button = Commit
lc-intent-remind = Reminder: { $window }
lc-intent-raise_hand = Raise your hand
lc-intent-lower_hand = Take your hand down
lc-intent-let_pass = Let it pass
lc-intent-stand_down = Do nothing
lc-intent-go_on = Go on
lc-intent-play_event = Play: { $card }
    .button = Play the Event
lc-intent-order_forward = Commissar’s Order: { $comrade }
lc-intent-change_orders = New Orders: commit { $card }
    .button = New Orders: commit this card
lc-intent-correct_fire = Fire Correction: Target card { $target }, { $direction }
lc-intent-take_equipment = Requisition: { $card } ({ $comrade }, durability { $durability })
lc-intent-search = Shakedown: { $comrade }
lc-intent-take_card = Take: { $card }
    .button = Take this card
lc-intent-swap_hands = Swap hands: { $comrade }
lc-intent-wear_boots = { $longer ->
    [yes] Stolen Boots (durability { $durability }): one step more
   *[no] Stolen Boots (durability { $durability }): one step less
}
lc-intent-move = { $steps ->
    [0] Go nowhere ({ $direction })
   *[other] Go { $direction }: { $steps }
}
lc-intent-exchange = Change places: { $comrade }
lc-intent-exchange_two = Change places: { $comrade } and { $other }
lc-intent-take_aboard = Take into the Tank: { $comrade }
lc-intent-shoot = Fire the Revolver: { $comrade }
lc-intent-end_slot = Do not shoot
lc-intent-use_equipment = Use: { $card } (durability { $durability })
lc-intent-reflect = Reflect { $direction } (Car Door, durability { $durability })
lc-intent-shield = Human Shield: { $comrade }
lc-intent-accept_hit = Take the hit
