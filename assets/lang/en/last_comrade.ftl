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
lc-event-turn_ended = Turn { $turn } is over.
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
lc-event-nothing_more_said = { $comrade } wants nothing more this turn.
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
        [none] { $card_id ->
            [niet] { $comrade } answered { $other } with “{ $card }”.
           *[other] { $comrade } played the Event “{ $card }” and chose { $other }.
        }
       *[other] { $comrade } played the Event “{ $card }” and chose “{ $piece }” ({ $other }, durability { $durability }).
    }
}{ $chosen_id ->
    [none] {""}
    [hidden] {""}
   *[other] {" "}The new face-down card is “{ $chosen }”.
}
lc-event-event_cancelled = { $other } said Nyet! and cancelled “{ $card }” ({ $comrade }).
lc-event-event_lapsed = { $why ->
    [idle] “{ $card }” ({ $comrade }) changed nothing: everything was like that already.
   *[choice] “{ $card }” ({ $comrade }) did nothing: what was chosen is no longer possible.
}
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
lc-event-smoke_screen_replaced = { $face_down ->
    [yes] Two are left on the Line, so the face-down “{ $card }” of { $comrade } was discarded and a card drawn for it.
   *[no] Two are left on the Line, so { $comrade } replaced “{ $card }”.
}

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

## Why not: order and moment

lc-why-LC-SETUP-01 = { $comrade_id ->
    [none] Characters are chosen one after the other. Wait for your turn.
   *[other] { $comrade } is taken. Choose another character.
}
lc-why-LC-SETUP-12 = First you choose, then you play. Pick what you are asked for.
lc-why-LC-DRAFT-01 = “{ $card }” is not in your pack. Choose a card that is.
lc-why-LC-DRAFT-10 = The next pack has not reached you yet. Wait until your right neighbour has picked.
lc-why-LC-DRAFT-12 = { $card_id ->
    [none] Your cards for the neighbour are put aside already. Wait for the others.
   *[other] You cannot pass on “{ $card }”. Choose a card you still have.
}
lc-why-LC-TURN-01 = This is not the time for that. Do what you are asked.
lc-why-LC-TURN-03 = { $whose ->
    [other] This place is for the card of { $comrade }. Lay yours below your own Comrade, face down.
    [nobody] “{ $card }” does nothing here now. Lay it face down below your own Comrade: it works when it is revealed.
   *[none] You do not have “{ $card }” in hand. Commit a card that you have.
}
lc-why-LC-TURN-05 = You commit no card now: yours is down and stays there, or there is nothing to commit.
lc-why-LC-TURN-07 = It is somebody else’s turn now. Wait for yours.
lc-why-LC-TURN-13 = You are about to be done: fire your Revolver once, or leave it.
lc-why-LC-END-03 = The game is over; nothing more can be done.
lc-why-LC-END-05 = { $comrade_id ->
    [none] You can give up only once you stand on the Line.
   *[other] { $comrade } cannot give up a second time, nor after death.
}

## Why not: raised hands

lc-why-LC-REACT-02 = Only those may react who live, have a card in hand, have not used their Event this turn and have not let this occasion pass.
lc-why-LC-REACT-03 = Somebody else is being served. Raised hands wait their turn, counted from the Initiative holder.
lc-why-LC-REACT-06 = Not at this moment. To play something raise your hand first; otherwise do what you are asked.
lc-why-LC-REACT-07 = { $raised ->
    [yes] Your hand is up already. Wait to be served, or take it down.
   *[no] Your hand is not up, so it cannot be taken down.
}
lc-why-LC-REACT-08 = You can only raise your hand now, or let the game go on.
lc-why-LC-REACT-18 = You were served in this window and played nothing. You can raise your hand again in the next one.

## Why not: Manoeuvres

lc-why-LC-LINE-09 = { $comrade } will not budge until the end of the turn, whatever “{ $card }” says. Choose somebody else.
lc-why-LC-MAN-10 = { $comrade } bears F.U.B.A.R., whatever “{ $card }” says. Choose somebody else.
lc-why-LC-MAN-11 = Choose another Comrade to change places with.
lc-why-LC-MAN-12 = Choose two other Comrades who will change places.
lc-why-LC-MAN-18 = { $steps ->
    [one] { $steps } step { $direction } is not what your card gives.
   *[other] { $steps } steps { $direction } is not what your card gives.
} Choose a direction and a number of steps it does give.
lc-why-LC-TANK-01 = You take somebody into the Tank who stands right beside you. Choose a neighbour.
lc-why-LC-TANK-13 = { $comrade } sits in the Tank, where “{ $card }” does not reach. Choose somebody outside.
lc-why-LC-CHR-11 = { $comrade } is not to be moved by “{ $card }”. Choose somebody less stubborn.

## Why not: Events

lc-why-LC-EVT-01 = You have had your one Event of this turn. “{ $card }” must wait for the next.
lc-why-LC-EVT-02 = { $held ->
    [yes] “{ $card }” cannot be played in this window. Keep it for another.
    [plain] “{ $card }” is no Event, and only an Event can be played now. Commit this card in the next turn.
   *[no] You do not have the Event “{ $card }” in hand.
}
lc-why-LC-EVT-03 = “{ $card }” has a moment of its own, and this is not it. Its text says when.
lc-why-LC-EVT-13 = { $comrade_id ->
    [none] The order must go to somebody who stands on the Line.
   *[other] { $comrade } cannot make a step forward. { $why ->
        [line_end] Before place 1 there is only the enemy.
        [fubar] F.U.B.A.R. does not budge.
        [snagged] The wire holds.
        [halt] The whole Line is ordered to stand.
        [tank] The Tank is in the way.
        [commissar] The Commissar is in the way.
       *[absent] That character is not on the Line.
    }
}
lc-why-LC-EVT-15 = { $chosen_id ->
    [none] New Orders needs a committed card and another in hand to take its place: put that other card on the face-down one.
   *[other] You cannot commit “{ $chosen }”: there must be a face-down card on the table and this other one in your hand.
}
lc-why-LC-EVT-16 = { $target ->
    [0] Fire Correction moves a fixed Target card by one place. Put it on that Target card.
   *[other] Target card { $target } cannot be moved that way. Only a fixed one is moved, by one place, within the Line.
}
lc-why-LC-EVT-17 = “{ $card }” works only against a movement Manoeuvre that another player has just revealed.
lc-why-LC-EVT-18 = { $piece_id ->
    [none] You requisition Equipment that another player has in play. Choose a card.
   *[other] You cannot requisition “{ $piece }”. Choose Equipment that another player has in play.
}
lc-why-LC-EVT-19 = { $comrade_id ->
    [none] A shakedown is on: the card is chosen by whoever ordered it.
   *[other] The shakedown does not cover that ({ $comrade }). It needs another player with cards, and takes one of them.
}
lc-why-LC-EVT-20 = { $comrade_id ->
    [none] Human Shield does not answer this hit. It works against linear and splash hits of an Attack card, before you use anything else, if you have cards and an Event left this turn.
   *[other] { $comrade } cannot shield you now. A shield must be a living neighbour, against a linear or splash hit of an Attack card, before you use anything else.
}
lc-why-LC-TANK-17 = The Tank cannot be requisitioned. Choose other Equipment.
lc-why-LC-CHR-02 = { $used ->
    [yes] Hands were swapped this turn already. You may do it again in the next.
   *[no] Only Dominika swaps hands, and only with another living player.
}

## Why not: Equipment and hits

lc-why-LC-HIT-07 = The one who was hit is reacting now. Please wait.
lc-why-LC-HIT-08 = You cannot use “{ $card }” (durability { $durability }): it is not in play before you, or was used against this hit already.
lc-why-LC-EQP-08 = “{ $card }” cannot reflect this ({ $kind }). It reflects a linear or splash hit of an Attack card, before you use anything else.
lc-why-LC-EQP-14 = “{ $card }” covers you only against linear hits, and this is a { $kind }. Use something else, or take the hit.
lc-why-LC-EQP-15 = “{ $card }” covers you only against splash hits, and this is a { $kind }. Use something else, or take the hit.
lc-why-LC-EQP-16 = You cannot use these Stolen Boots now: each pair works once per movement Manoeuvre, before you set out.
lc-why-LC-EQP-17 = The Revolver is fired once per turn, at the end of your own slot, at a neighbour outside the Tank.
lc-why-LC-EQP-18 = “{ $card }” works by itself when you would lose your last Life. It cannot be used at will.
lc-why-LC-TANK-06 = “{ $card }” shields its crew by itself. It cannot be used at will.

## What to do now

lc-prompt-wait = { $comrade_id ->
    [none] The others are still thinking.
   *[other] { $comrade } is deciding.
}
lc-prompt-choose_character = Choose the character you will play.
lc-prompt-draft = Keep one card of your pack; your left neighbour gets the rest.
lc-prompt-quick_draft = Choose the cards you pass to your left neighbour.
lc-prompt-committing = Lay one card face down: drag it below your Comrade. You may also play an Event first.
lc-prompt-window = { $window_id ->
    [after_targets] The attack is known. Who wants to play something raises a hand; the others let it pass.
    [after_commit] The cards lie face down. Who wants to play something raises a hand; the others let it pass.
   *[before_damage] All cards are done. Who wants to play something raises a hand; the others let it pass.
}
lc-prompt-pause = { $window_id ->
    [turn_start] A new turn begins. Who wants to play something raises a hand.
    [before_reveal] The next card is about to be revealed. Who wants to play something raises a hand.
    [card_revealed] A card lies face up. Who wants to play something raises a hand.
    [after_refill] The turn is about to end. Who wants to play something raises a hand.
   *[after_damage] The attack is over, cards will be drawn. Who wants to play something raises a hand.
}
lc-prompt-serving = Your hand is up, so you are served ({ $window }): play an Event, or do nothing.
lc-prompt-response = { $against ->
    [somebody] { $comrade } plays “{ $card }” on { $other }. Whoever wants to answer raises a hand.
   *[nobody] { $comrade } plays “{ $card }”. Whoever wants to answer raises a hand.
}
lc-prompt-answering = Your hand is up, so you are served: cancel the Event with “Nyet!”, or do nothing.
lc-prompt-take_card = Shakedown: choose a card from the hand of { $other }.
lc-prompt-choose_move = Choose which way and how many steps you go: point at a place.
lc-prompt-choose_exchange = Swap: drag your Comrade onto the one you change places with.
lc-prompt-choose_two = Smoke Screen: drag one Comrade onto another, and they change places.
lc-prompt-choose_passenger = You board the Tank: choose the neighbour who comes along.
lc-prompt-revolver = You may fire your Revolver at a neighbour, or leave it.
lc-prompt-hit_window = You are hit: { $kind } of { $amount } (“{ $source }”). Defend yourself, or take the hit.
lc-prompt-shielding = Human Shield: choose the neighbour who is hit instead of you, or go back to the hit.

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
    .hint = Ask to be called: then you look at your cards alone and may play an Event. It promises nothing.
lc-intent-lower_hand = Take your hand down
lc-intent-let_pass = Let it pass
lc-intent-nothing_more = Nothing more this turn
    .hint = You are not asked again until the turn ends, unless you raise your hand after all.
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
lc-intent-react = React in private
