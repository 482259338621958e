### Wasteland Riders: what lies around the board: hand, Market, contracts, decks, trays.

## Hand

wr-table-tab_luck = Luck { $count }/{ $most }
wr-table-tab_combat = Combat cards
wr-table-tab_luck_tip = Show your luck cards
wr-table-tab_combat_tip = Show the five combat cards
wr-table-zone_luck = Luck cards: { $count }
wr-table-hand_open = Everybody is looking: the cards stay face down.
wr-table-no_luck = You hold no luck cards. You draw one in the riders step.
wr-table-luck_hidden = A luck card
wr-table-luck_symbol = Discarded in the rest step: { $resource ->
    [ammo] take 1 ammo
    [fuel] take 1 fuel
    [radiation] heal 1 radiation
   *[health] heal 1 health
}

## Market

wr-table-scavenger = Scavenger: { $name }
wr-table-scavenger_tip =
    Scavenger: { $name }
    Reveals and plays wasteland cards on the way of the rider who moves, and leads the enemies met there.
wr-table-zone_market = Market
wr-table-zone_pool = Vehicle pool
wr-table-to_pool = Vehicles: { $count }
wr-table-to_market = Market
wr-table-pool_tip = Show the Market or the vehicles nobody has
wr-table-times = × { $count }
wr-table-slot_price = Slot { $slot }, price { $price }
wr-table-slot_city = { $open ->
    [yes] You are in hex { $hex }: this slot is open to you.
   *[no] Open only in the city on hex { $hex }.
}
wr-table-trade_title = Exchange with the Market
wr-table-trade_offer = { $bonus ->
    [0] You offer: { $value }
   *[other] You offer: { $value } (bonus { $bonus })
}
wr-table-trade_wanted = You want: { $price }
wr-table-trade_offer_hint = Drag your gear cards or your vehicle here.
wr-table-trade_wanted_hint = Drag cards of the Market or a vehicle here.
wr-table-balance_none = Choose what you want; its price is on the lamp.
wr-table-balance_short = No trade yet: the offer is { $count } short.
wr-table-balance_wasted = You can trade, but { $count } of the offer would be wasted: no change is given.
wr-table-balance_even = You can trade: the offer is exactly enough.
wr-table-pool_rows = Vehicles of the pool: undamaged above, damaged below

## Contracts

wr-table-zone_contracts = Contracts
wr-table-no_contracts = There are no contracts yet.
wr-table-contracts_face_down = Face down:
wr-table-contract_hidden = A face-down contract
wr-table-contract_reward = Reward: { $reward }
wr-table-contract_first = { $met ->
    [yes] 1. Done: { $text }
   *[no] 1. { $text }
}
wr-table-contract_second = 2. { $text }
wr-table-contract_markers = Markers: { $markers } of { $most }; with the last one it expires.
wr-table-contract_face_down = It lies face down: only you know it.
wr-table-brief_deed = { $deed ->
    [moved] { $mp } MP and { $hexes } hexes in one drive
    [defeat_enemy] Defeat any enemy
    [defeat_type] Defeat: { $types }
    [defeat_knight] Defeat a rider
    [gear_value] Own gear worth { $n }
    [rest_full] End a rest in full shape
    [drive] Drive from [{ $one }] to [{ $other }] or back
    [escape] Escape at difficulty { $n }
   *[tens] Roll { $n } tens in one test
}
wr-table-brief_step = { $has ->
    [yes] { $step }. [{ $hex }] { $asks }
   *[no] { $step }. [{ $hex }]
}
wr-table-ask = { $what ->
    [test] { $skills } ({ $difficulty })
    [suffer] { $n } radiation
    [pay_gear] { $colour ->
        [green] { $n } green gear
        [yellow] { $n } yellow gear
       *[red] { $n } red gear
    }
   *[spend] { $resource ->
        [ammo] { $n } ammo
       *[fuel] { $n } fuel
    }
}

## Decks, rounds and roles

wr-table-deck_wasteland = Wastes
wr-table-deck_luck = Luck
wr-table-deck_green = Green
wr-table-deck_yellow = Yellow
wr-table-deck_red = Red
wr-table-deck_blue = Blue
wr-table-deck_general = General
wr-table-deck_private = Private
wr-table-deck_tip = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
wr-table-discards_tip = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
wr-table-mission_sheet = Mission sheet (M)
wr-table-mission_tip = Unfold the whole mission sheet over the board
wr-table-mission_fold = Fold the mission sheet (M)
wr-table-mission_title = Mission { $number }: { $name }

## Exchange between riders

wr-table-deal_title = Exchange between riders
wr-table-deal_gives = { $name } gives
wr-table-deal_hint_own = Drag your cards, your vehicle, ammo or fuel here.
wr-table-deal_hint_other = Drag here what you ask for; stowed cards by their backs.
wr-table-deal_state = { $state ->
    [first] { $speaker } makes a proposal. { $other } will answer it.
    [proposed] { $other } proposes this. { $speaker } accepts, changes it or breaks off.
   *[answering] The proposal has been changed. { $speaker } must put it to { $other } again.
}
wr-table-given_tip = Click to take it out of the proposal

## Cards to decide about

wr-table-looked_keeping = Your private contracts
wr-table-looked_keeping_note = Click the one that goes back to the box. You keep the other two face down.
wr-table-looked_introducing = A new contract
wr-table-looked_introducing_note = Click the contract that comes into play. The other one goes under its deck.
wr-table-looked_planning = An ambush
wr-table-looked_planning_note = Click the card that goes under the Scavenger marker. The others are discarded.
wr-table-looked_ordering = The next wasteland cards
wr-table-looked_ordering_note = Drag each card to the top or the bottom of the deck. The one put on top last is drawn first.
wr-table-looked_throw_back = Just drawn
wr-table-looked_throw_back_note = Click the card that you discard.
wr-table-looked_offered = A vehicle instead of a card
wr-table-looked_offered_note = Click a vehicle to take it instead of one card, or draw the cards with the button below.
wr-table-on_top = On top
wr-table-on_top_hint = Drawn next
wr-table-on_bottom = On the bottom
wr-table-on_bottom_hint = Drawn last

## Paying and discarding

wr-table-pay_title = To pay: { $cost }
wr-table-pay_note = Gear cards count by their value, their attachments too. No change is given, and no card may be superfluous.
wr-table-pay_state = Paid: { $paid }, still owed: { $left }
wr-table-pay_hint = Drag gear cards here, or click them on your sheet.
wr-table-discard_label = Discard
wr-table-discard_hint = Drag here what you discard.
wr-table-discard_throw_luck = One luck card too many drawn
wr-table-discard_throw_luck_note = Discard one of the luck cards just drawn.
wr-table-discard_throwing_luck = Luck cards are lost
wr-table-discard_throwing_luck_note = Discard luck cards of your choice.
wr-table-discard_luck_limit = Too many luck cards
wr-table-discard_luck_limit_note = Nobody may hold more than five. Discard the surplus.
wr-table-discard_rest_luck = Luck for a resource
wr-table-discard_rest_luck_note = You may discard one luck card for the resource in its corner.
wr-table-discard_market = New goods for the Market
wr-table-discard_market_note = The Scavenger may discard up to two cards of the Market. Click them or drag them here.
wr-table-discard_room = No room for the new card
wr-table-discard_room_note = Discard the new card, or another one to make room for it.
wr-table-discard_overflow = More cards than fit
wr-table-discard_overflow_note = Discard any card of yours but blue ones, or put a card where there is room, until all fits.
wr-table-discard_blue = Blue cards
wr-table-discard_blue_note = In the rest step a blue card can leave the game for 1 Reputation and 1 red gear card.

## Set-up

wr-table-setup_colour = Choose your colour
wr-table-setup_vehicle = Choose your vehicle
wr-table-setup_taken = Taken: { $name }
wr-table-pick_gear = Starting gear: { $gear }. Backpack: { $backpack }

## Exploration

wr-table-explore_title = Exploring: { $hex }
wr-table-explore_test = Exploration test: { $skills } ({ $difficulty }), { $chance }
wr-table-explore_allowed = Exploring is allowed here.
wr-table-explore_failed = The test failed: nothing can be done here this round.
wr-table-explore_accept = Accept “{ $name }”: { $asks }
wr-table-explore_complete = Complete “{ $name }”: { $asks }
wr-table-explore_pills = Pills lie here: heal 1 radiation, then 1 health.
wr-table-explore_mission = { $kind ->
    [saviour] Aid: pay 1 green, leave a marker, receive 1 Reputation.
   *[key] The mission lets you act here: take a key cell or launch.
}
wr-table-explore_nothing = No contract and nothing of the mission waits here.
wr-table-explore_no_actions = This hex has no actions.
