### Last Comrade on the table: cards, the hand, the list of players, the draft, the open table.

## Who

lc-table-player = { $name } · { $comrade }
lc-table-player_number = Player { $number }

## On cards

lc-table-ability = { $name }: { $text }
lc-table-damage_both = { $main } / { $indirect }
lc-table-places_joint = ,{" "}
lc-table-aim_place = { $places }
lc-table-aim_places = { $places }
lc-table-aim_last = last
lc-table-aim_middle = middle
lc-table-aim_random = random
lc-table-aim_holder = Initiative
lc-table-aim_most_life = healthiest

## Zones around the field

lc-table-zone_ability = Your character
lc-table-zone_equipment = Equipment
lc-table-new = new
lc-table-zone_hand = Your hand · { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
lc-table-empty_cards = You have no cards in hand. You draw new ones at the end of the turn.
lc-table-empty_gassed = You have no cards in hand. The gas wears off at the next refill.
lc-table-empty_none = This hand is empty: its player is out of the game.
lc-table-zone_action_deck = Action deck
lc-table-zone_action_discard = Discarded
lc-table-zone_attack_discard = Attacks
lc-table-look_through = Look through
lc-table-tip_unfold = Click to see the cards
lc-table-tip_fold = Click to fold
lc-table-times = ×{ $count }

## Initiative

lc-table-zone_initiative = Initiative card
lc-table-initiative = { $name } has it. Cards are revealed from this player on, to the left.
lc-table-initiative_open = The first on the Line will get the Initiative.
lc-table-initiative_brief = Initiative: { $name }{ $roulettes ->
    [0] {""}
   *[other] {" "}· Roulettes: { $roulettes }
}
lc-table-initiative_passes = At the end of the turn it passes to the next player on the left.
lc-table-roulettes = Russian Roulette: when this player loses Life, it is { $extra } more.

## Reminders

lc-table-reminders = Raise my hand
lc-table-remind_after_commit = once cards are laid
lc-table-remind_before_damage = before damage
lc-table-remind_event_response = after an Event
lc-table-remind_hit = when I am hit

## Draft and Shakedown

lc-table-zone_pack = Pack · pick { $number }
lc-table-zone_kept = Kept · { $count }
lc-table-kept_note = Drag the card you keep here.
lc-table-packs_wait = { $count ->
    [one] { $count } more pack is waiting for you.
   *[other] { $count } more packs are waiting for you.
}
lc-table-draft_waits = The next pack is on its way. Choosing: { $names }.
lc-table-zone_quick = Your cards · { $count ->
    [one] pass on { $count }
   *[other] pass on { $count }
}
lc-table-zone_pass_on = Passed on · { $count }
lc-table-pass_on_note = { $name } gets these cards.
lc-table-zone_shown = Shakedown · hand of { $name }
lc-table-shown_note = Click a card on the left to take it.

## Order of reveal and the fallen

lc-table-zone_order = Order of reveal
lc-table-doing_now = now
lc-table-doing_chooses = choosing
lc-table-doing_waits = waiting
lc-table-doing_ready = ready
lc-table-doing_revealed = revealed
lc-table-doing_no_cards = no card
lc-table-zone_fallen = Fallen
lc-table-nobody_fell = Nobody yet. The day is young.
lc-table-gave_up = had enough
lc-table-fallen = rank { $rank } of { $all }

## Open table: what it is about

lc-table-zone_told = What happens
lc-table-zone_window = Reaction window
lc-table-zone_pause = A moment to react
lc-table-zone_response = An Event was played
lc-table-zone_choice = A choice before everybody
lc-table-zone_hit = A hit
lc-table-window_after_targets = The attack is known
lc-table-window_after_commit = All cards are down
lc-table-window_before_damage = All cards are done
lc-table-window_words = { $hint } To play an Event, raise your hand.
lc-table-pause_turn_start = A new turn begins
lc-table-pause_before_reveal = { $name } reveals next
lc-table-pause_card_revealed = { $name } reveals a card
lc-table-pause_after_damage = The attack is over
lc-table-pause_after_refill = The turn is about to end
lc-table-pause_words = Play goes on in a moment. To play an Event, raise your hand.
lc-table-response = { $name } plays “{ $card }”
lc-table-chosen_player = Player chosen: { $name }.
lc-table-chosen_piece = Equipment chosen: { $piece } ({ $name }).
lc-table-chosen_target = Target card { $target } goes { $direction }.
lc-table-response_words = To answer with “Nyet!”, raise your hand.
lc-table-hit = { $name } is hit for { $amount }
lc-table-hit_words = Kind of hit: { $kind }. Click your Equipment, look at your cards, or take the hit.
lc-table-decides = { $name } decides
lc-table-slot_move = Drag your Comrade to the place where it is to stand.
lc-table-slot_exchange = Drag your Comrade onto the one to change places with.
lc-table-slot_two = Drag one of the others onto another: they change places.
lc-table-slot_passenger = Click the neighbour who boards the Tank.
lc-table-slot_revolver = Click a neighbour to shoot, or leave it.
lc-table-choosing = { $name } chooses a character
lc-table-choosing_words = Click the card of a Comrade that is free. Taken ones bear their player’s number.

## Open table: hands

lc-table-key = F{ $number }
lc-table-hand_raised = hand up
lc-table-hand_free = may raise
lc-table-hand_passed = lets it pass
lc-table-hand_plays = plays it
lc-table-hand_used = Event used
lc-table-hand_looked = has looked
lc-table-hand_rests = nothing more
lc-table-hand_no_cards = no cards
lc-table-hand_out = out

## Giving up while others play on

lc-table-concede = Had enough? Your Comrade leaves the Line at the next window and takes the lowest place still free. The others play on without you.
    .yes = Leave the Line
    .no = Play on
