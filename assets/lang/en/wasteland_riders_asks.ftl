### Wasteland Riders: questions and labels. The _id of what is absent is none.

## What the game asks

wr-prompt-wait = Waiting for another player.
wr-prompt-choosing_knight = Choose a free rider: the highest roll first, then whoever sits to the right.
wr-prompt-choosing_colour = Choose a free colour.
wr-prompt-choosing_vehicle = Choose a vehicle to start with.
wr-prompt-keeping_contracts = Put one of the three private contracts back in the box.
wr-prompt-city_bonus = The city helps: heal 1 radiation or health, take 1 ammo or fuel, or pass.
wr-prompt-updating_market = Scavenger, you may discard up to two cards of the Market (discarded: { $discarded }).
wr-prompt-arranging = Arrange your gear: sheet, backpack, vehicle, attachments. Then say that you are done.
    .ahead = **The riders arrange their gear.** If all of yours may stay as it lies, say “Done” now, and nobody calls you back for it.
wr-prompt-choosing_mode = Choose how you move: by vehicle, on foot, or not at all.
wr-prompt-marking_route = Lay your route hex by hex, then confirm it.
wr-prompt-scavenger_plays = { $must ->
    [yes] Scavenger, you must play a card on { $rival } now.
   *[no] Scavenger, play a card on { $rival } or hold back.
}
wr-prompt-go_or_stop = Go on to the next hex, or stop here.
wr-prompt-escape_or_face = { $card }: escape or face it.
wr-prompt-meeting = Somebody is on this hex: ask for a meeting, search, attack, or pass by.
wr-prompt-answering_meeting = { $rival } asks for a meeting. Agree, and a fight begins, or refuse.
wr-prompt-may_search = { $rival } refuses. Make a search test or go on.
wr-prompt-found = { $rival } lies unconscious. Revive, rob, or leave be.
wr-prompt-choosing_cards = Choose a combat card in secret.
wr-prompt-direction = { $side }: the range changes. Choose to advance or to retreat.
wr-prompt-rearranging = { $side }, in Defence: rearrange your gear, then say that you are done.
wr-prompt-choosing_attack = { $side }, attack: choose a weapon and a symbol.
wr-prompt-choosing_range = Choose the range.
wr-prompt-swapping = Choose another combat card.
wr-prompt-leaving_cell = Choose the key cell that stays where you lay.
wr-prompt-choosing_city = Scavenger, choose the city where { $rival } wakes up.
wr-prompt-robbing = You rob { $victim }. Choose what to take (still: { $left }), or take nothing.
wr-prompt-explores = { $left ->
    [test] You explore: make the test of this hex first, or end.
    [contract_action] You explore: accept or complete a contract, take an action, or end.
    [contract] You explore: accept or complete a contract, or end.
    [action] You explore: take an action, or end.
    [unknown] You explore: do what you still can here, or end.
   *[nothing] There is nothing more for you to do here: end the exploration.
}
wr-prompt-introducing = Scavenger, choose the contract that comes into play ({ $slot }).
wr-prompt-completion_order = Scavenger, choose which contract { $knight } completes first.
wr-prompt-rest_exchange = You may exchange with somebody on the same hex, or be done.
wr-prompt-rest_gear = Rest: use gear, rearrange it, remove blue cards, then say that you are done.
    .ahead = **The rest comes next.** If all your gear may stay as it lies, say “Done” now, and nobody calls you back for it.
wr-prompt-rest_luck = You may discard one luck card for its symbol.
    .ahead = **Luck comes after everybody’s gear: choose now.** You may discard one luck card for its symbol.
wr-prompt-haggling = Make a proposal and put it to the other, accept the other’s, or break off.
wr-prompt-trading = Choose what you offer and what you take from the Market, then trade.
wr-prompt-taking_from_market = Take from the Market for nothing: { $type }.
wr-prompt-paying = Pay with gear cards worth { $cost }.
wr-prompt-placing = Put the new card somewhere.
wr-prompt-new_vehicle = { $vehicle }: take the vehicle or decline it.
wr-prompt-overflowing = You have more cards than fit. Discard some, or put them where there is room.
wr-prompt-cutting = Scavenger, discard a card of { $rival } that does not fit ({ $container }).
wr-prompt-offered = Draw the cards, or take a vehicle of the pool instead of one.
wr-prompt-throw_back = Discard one of the gear cards just drawn.
wr-prompt-throw_luck = Discard one of the luck cards just drawn.
wr-prompt-luck_limit = You have too many luck cards. Discard some.
wr-prompt-refitting = Attach or detach a card: { $type }.
wr-prompt-detaching = Detach as many mutations as you like, then say that you are done.
wr-prompt-choosing_hex = { $purpose ->
    [token] Choose a hex for the token.
    [relocate] Choose the hex where { $knight } is put.
    [strike] Choose a hex to bombard.
    [train] Choose the hex where the Sandpiercer takes you.
   *[free] Choose the hex of your route that costs nothing.
}
wr-prompt-planning = Choose the wasteland card that goes under the Scavenger marker.
wr-prompt-ordering = Put each of the cards looked at on the top or the bottom of the deck.
wr-prompt-choosing = { $source }: choose one.
wr-prompt-may_do = { $source }: you may use it or not.
wr-prompt-losing_gear = { $purpose ->
    [lose] Choose a gear card that { $knight } loses (still: { $left }).
   *[mark] Choose a card of { $knight } to mark (still: { $left }).
}
wr-prompt-throwing_luck = Discard luck cards (still: { $left }).
wr-prompt-dropping_revealed = Discard one of the revealed wasteland cards.
wr-prompt-marking_contract = { $change ->
    [1] Choose the contract that gets a marker.
   *[other] Choose the contract that loses a marker.
}
wr-prompt-which_skill = Choose a skill: { $kind } ({ $difficulty }).
wr-prompt-in_window = { $moment ->
    [knights_step] The riders step: use something or pass.
    [before_move] Before the movement: use something or pass.
    [on_reveal] Wasteland cards are revealed: use something or pass.
    [before_test] Before the test: use something or pass.
    [after_test] After the test: use something or pass.
    [on_ko] Somebody loses consciousness: use something or pass.
    [on_radiation] Radiation is coming: use something or pass.
    [on_vehicle_damage] A vehicle is about to be damaged: use something or pass.
    [on_exchange] An exchange with the Market: use something or pass.
    [on_draw] Drawing gear: use something or pass.
    [before_combat] Before combat: use something or pass.
    [clash_start] The start of a clash: use something or pass.
    [after_combat_reveal] Combat cards are revealed: use something or pass.
    [before_attack_test] Before the attack test: use something or pass.
    [after_attack_test] After the attack test: use something or pass.
    [on_hit] The attack hits: use something or pass.
    [advantage_step] Counting advantage: use something or pass.
   *[any_time] At this moment: use something or pass.
}
wr-prompt-enemy_in_window = Scavenger, before combat: use what the enemy’s card says, or pass.
wr-prompt-in_answer = You may answer the luck card, or pass.
wr-prompt-marching = Scavenger, choose a hex: { $marker }.

## What can be done

wr-intent-pass = Pass
wr-intent-done = Done
    .ahead = your gear stays as it lies
wr-intent-play_luck = Play: { $card }
wr-intent-use_gear = Use: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-use_ability = Use the ability
wr-intent-use_vehicle = Use the vehicle
wr-intent-use_enemy_text = Use the enemy’s effect: { $source }
wr-intent-choose_knight = Choose: { $knight }
wr-intent-choose_colour = Choose the colour: { $colour }
wr-intent-choose_vehicle = Choose the vehicle: { $vehicle }
wr-intent-return_contract = Back to the box: { $contract }
wr-intent-place_gear = Put { $card_id ->
    [none] it
   *[other] { $card }
}: { $spot }
wr-intent-make_room = Discard to make room: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-move_gear = Move: { $origin } to { $spot }
wr-intent-attach = Attach: { $origin } to { $spot }
wr-intent-detach = Detach: { $card } ({ $spot }) to { $to }
wr-intent-discard_stowed = Discard the stowed card: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-take_bonus = { $resource_id ->
    [radiation] Heal 1 radiation
    [health] Heal 1 health
    [ammo] Take 1 ammo
   *[fuel] Take 1 fuel
}
wr-intent-discard_market = Discard from the Market: { $card_id ->
    [none] { $slot }
   *[other] { $card } ({ $slot })
}
wr-intent-introduce = Bring into play: { $contract }
wr-intent-discard_luck = Discard: { $card }
wr-intent-choose_mode = { $mode ->
    [vehicle] Go by vehicle
    [foot] Go on foot
   *[stay] Stay
}
wr-intent-mark_hex = Next: { $hex }
wr-intent-confirm_route = Confirm the route
wr-intent-go_on = Go on
wr-intent-stop_move = Stop here
wr-intent-play_wasteland = Play: { $card }
wr-intent-hold_back = Hold back
wr-intent-escape = Escape
wr-intent-face_it = Face it
wr-intent-choose_option = { $option_id ->
    [none] Choose: { $option ->
        [0] the first
        [1] the second
        [2] the third
       *[other] another ({ $option })
    }
   *[other] { $option }
}
wr-intent-choose_hex = Choose: { $hex }
wr-intent-choose_skill = Choose: { $skill }
wr-intent-choose_gear = Choose the card: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-choose_card = Choose: { $card }
wr-intent-choose_contract = Choose: { $contract }
wr-intent-put_on_top = On top: { $card }
wr-intent-put_on_bottom = On the bottom: { $card }
wr-intent-draw_gear = Draw the cards
wr-intent-take_vehicle = Take the vehicle: { $vehicle }{ $damaged ->
    [yes] {""} (damaged)
   *[no] {""}
}
wr-intent-pay_gear = Pay: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-explore = Make the exploration test
wr-intent-accept_contract = Accept the contract: { $contract }
wr-intent-complete_contract = Complete the contract: { $contract }
wr-intent-take_action = Action: { $action }
wr-intent-attack_marker = Attack: { $marker }
wr-intent-mission_action = { $cell_id ->
    [none] Action of the mission
   *[other] Take: { $cell }
}
wr-intent-take_pills = Take pills
wr-intent-end_exploration = End the exploration
wr-intent-offer_gear = Offer: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-offer_vehicle = Offer the vehicle
wr-intent-choose_slot = Take: { $card_id ->
    [none] { $slot }
   *[other] { $card } ({ $slot })
}
wr-intent-trade = Trade
wr-intent-propose_to = Exchange with { $rival }
wr-intent-give_gear = Give: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-give_vehicle = Give the vehicle
wr-intent-give_resource = Give: { $n } ({ $resource })
wr-intent-ask_for_gear = Ask for the card: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-ask_for_vehicle = Ask for the vehicle
wr-intent-ask_for_resource = Ask for: { $n } ({ $resource })
wr-intent-propose = Make the proposal
wr-intent-accept_deal = Accept
wr-intent-decline_deal = Break off
wr-intent-remove_blue = Remove the blue card from the game: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-discard_for_resource = Discard for its symbol: { $card }
wr-intent-choose_combat_card = Choose: { $card }
wr-intent-advance = Advance
wr-intent-retreat = Retreat
wr-intent-choose_weapon = Attack: { $weapon_id ->
    [none] { $spot }
   *[other] { $weapon } ({ $spot })
}, symbol: { $symbol }
wr-intent-choose_symbol = Attack with the symbol: { $symbol }
wr-intent-choose_range = Range: { $range }
wr-intent-ask_meeting = Ask for a meeting: { $rival }
wr-intent-agree_meeting = Agree
wr-intent-refuse_meeting = Refuse
wr-intent-search = Search for { $rival }
wr-intent-revive = Revive
wr-intent-rob_him = Rob
wr-intent-rob_gear = { $attachment_id ->
    [none] Take the card: { $spot }
   *[other] Take the attachment: { $attachment } ({ $spot })
}
wr-intent-rob_resource = Take 2: { $resource }
wr-intent-rob_contract = Take the contract
wr-intent-rob_cell = Take: { $cell }
wr-intent-choose_city = Choose: { $hex }
wr-intent-leave_cell = Leave: { $cell }
