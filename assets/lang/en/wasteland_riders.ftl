### Wasteland Riders: players, sides of a fight, and all refusals.

## Players and sides

wr-player-0 = Player 1
wr-player-1 = Player 2
wr-player-2 = Player 3
wr-player-3 = Player 4
wr-side-red = The red side
wr-side-blue = The blue side

## Why not

wr-why-WR-ARM-01 = Armour can lie only on the torso, in the backpack or in the vehicle.
wr-why-WR-ATK-02 = It is for the other side to choose its attack now.
wr-why-WR-ATK-03 = That attack is not possible. Choose a weapon with a symbol on the range card that you can pay for.
wr-why-WR-ATT-01 = An attachment can only be attached to a card that fits, or stowed in backpack or vehicle.
wr-why-WR-ATT-02 = “{ $card }” does not fit this card.
wr-why-WR-ATT-03 = That card already has “{ $card }”.
wr-why-WR-ATT-04 = There is no room for “{ $card }” here.
wr-why-WR-ATT-07 = Attachments must stay as they are now. Change them in the riders step or the rest step.
wr-why-WR-BLUE-02 = Blue cards cannot be destroyed, stolen or discarded.
wr-why-WR-BLUE-04 = You can only remove a blue card of your own.
wr-why-WR-BOARD-01 = Choose one of the highlighted hexes.
wr-why-WR-BOARD-07 = There is no such action on this hex.
wr-why-WR-CARD-01 = Choose one of the five combat cards.
wr-why-WR-CARD-10 = Preparation still lies on the table. It comes back at the end of this clash.
wr-why-WR-CARD-13 = Choose to advance or to retreat.
wr-why-WR-CARD-20 = { $attack ->
    [burst] None of your weapons can fire a burst at this range: it takes a burst symbol, and 2 ammo for a ranged weapon.
   *[other] You have no weapon that can attack at this range, or not the ammo for it.
}
wr-why-WR-CARD-23 = { $attack ->
    [burst] This enemy cannot fire a burst at this range.
   *[other] This enemy cannot attack at this range.
}
wr-why-WR-COMB-02 = In this fight only the fighters may act.
wr-why-WR-COMB-05 = Use what the enemy’s card says for this moment, or pass.
wr-why-WR-COMB-06 = Choose a range: near, medium or far.
wr-why-WR-CON-05 = Choose one of the contracts drawn.
wr-why-WR-CON-07 = That cannot be done with this contract.
wr-why-WR-CON-10 = The Scavenger decides which contract comes first, and chooses one of the two.
wr-why-WR-CON-16 = The contract “{ $contract }” is not accepted here. Explore the hex of its first condition.
wr-why-WR-CON-17 = The contract “{ $contract }” belongs to somebody else, or is not accepted yet.
wr-why-WR-CON-18 = You accept at most one private contract in an exploration step.
wr-why-WR-CON-19 = The contract “{ $contract }”: after a failed attempt, try again in the next round.
wr-why-WR-CON-20 = You may hold only one private contract. Complete yours first.
wr-why-WR-CON-21 = You cannot complete the contract “{ $contract }” now. Explore the hex of its second condition.
wr-why-WR-CON-23 = There is no contract to steal.
wr-why-WR-EXPL-03 = Pass the exploration test of this hex first.
wr-why-WR-EXPL-04 = After the failed test there is nothing you can do here this round.
wr-why-WR-EXPL-06 = No test is needed here any more.
wr-why-WR-EXPL-07 = That cannot be done while exploring.
wr-why-WR-EXPL-09 = You take at most one action in an exploration step.
wr-why-WR-EXPL-10 = { $action_id ->
    [none] You cannot pay for that.
   *[other] The action “{ $action }”: you cannot pay for it.
}
wr-why-WR-EXPL-11 = { $action_id ->
    [none] This action is not on this hex.
   *[other] The action “{ $action }” is not on this hex.
}
wr-why-WR-FOOT-04 = A card must always be played on a walker.
wr-why-WR-GEAR-02 = There is no such place for gear.
wr-why-WR-GEAR-03 = There is no room for “{ $card }” there. Choose another place, or take something out first.
wr-why-WR-GEAR-05 = There is no card you can use now in this place ({ $spot }). Stowed ones can be used in the riders step and the rest step.
wr-why-WR-GEAR-06 = “{ $card }” does not belong there. Hands hold weapons, the torso armour, pockets other small gear.
wr-why-WR-GEAR-08 = { $when ->
    [later] You move your gear in the riders step and in the rest step.
   *[now] That card cannot be moved there now.
}
wr-why-WR-GEAR-09 = The card you would push out has nowhere to go. Choose another place.
wr-why-WR-GEAR-10 = { $card_id ->
    [none] Discard a card of yours, or put one where there is room.
   *[other] There is still a place for the card. You discard only when there is no room.
}
wr-why-WR-GEAR-12 = You already use “{ $card }”, and only one of the name is allowed.
wr-why-WR-GEAR-13 = { $card_id ->
    [none] That card cannot be marked.
   *[other] “{ $card }” is marked already. It is refreshed in the riders step.
}
wr-why-WR-GEAR-17 = { $source_id ->
    [none] This ability is marked already. It is refreshed in the riders step.
   *[other] This ability cannot be used now ({ $source }).
}
wr-why-WR-GEAR-18 = { $source_id ->
    [none] That cannot be used now.
   *[other] The text of “{ $source }” cannot be used at this moment.
}
wr-why-WR-GEAR-19 = { $card_id ->
    [none] At health 0 or radiation 4 you can use nothing but what keeps you up or brings you round.
   *[other] “{ $card }” cannot be used up now: without it you could not do what you are asked for.
}
wr-why-WR-GOLD-02 = { $rival_id ->
    [none] There is a text or a rule that forbids it.
   *[other] The mission does not allow that meeting now ({ $rival }).
}
wr-why-WR-GOLD-05 = Choose one of the things the text offers.
wr-why-WR-GOLD-06 = It is for somebody else to answer now.
wr-why-WR-GOLD-07 = This is not the time for that.
wr-why-WR-HEX-14 = Choose one of the wasteland cards drawn.
wr-why-WR-KO-03 = { $rival } is unconscious: you cannot ask, you must search.
wr-why-WR-KO-04 = Revive, rob or leave be.
wr-why-WR-KO-08 = { $rival } lies there because of you, and you may not revive in the same round.
wr-why-WR-KO-09 = That cannot be taken. Choose something else, or take nothing.
wr-why-WR-KO-10 = There is nothing to take: { $resource }.
wr-why-WR-KO-13 = Choose one of the nearest cities.
wr-why-WR-KVK-01 = { $rival_id ->
    [none] There is nobody to ask for a meeting on this hex.
   *[other] { $rival } is not on this hex, or you start from it.
}
wr-why-WR-KVK-02 = Agree to the meeting or refuse.
wr-why-WR-KVK-05 = Make the search test or go on.
wr-why-WR-KVK-06 = You meet everybody at most once in a movement.
wr-why-WR-KVK-07 = Only the active rider starts meetings, in the course of moving.
wr-why-WR-LUCK-02 = Choose a luck card of your hand.
wr-why-WR-LUCK-03 = { $card_id ->
    [none] { $source_id ->
        [none] This luck card cannot be used now.
       *[other] “{ $source }” cannot be played now.
    }
   *[other] “{ $card }” is not in your hand.
}
wr-why-WR-LUCK-05 = A luck card is answered by a luck card or a pass.
wr-why-WR-MKT-02 = On the Market { $slot } is open only in its own city.
wr-why-WR-MKT-05 = That card ({ $spot }) cannot be offered on the Market.
wr-why-WR-MKT-06 = { $slot_id ->
    [none] What you take costs { $price }, and your offer is worth { $value }. Add something or take less.
   *[other] On the Market { $slot } is empty, or chosen already.
}
wr-why-WR-MKT-11 = This vehicle is not in the pool.
wr-why-WR-MKT-12 = In an exchange you can offer, choose and trade.
wr-why-WR-MKT-14 = That card cannot pay.
wr-why-WR-MOVE-02 = Choose: by vehicle, on foot, or stay.
wr-why-WR-MOVE-03 = To drive you need a vehicle and at least 1 fuel (you have: { $fuel }). You can walk.
wr-why-WR-MOVE-04 = A route needs at least one hex.
wr-why-WR-MOVE-05 = Your route already has { $hex }, or you start from it.
wr-why-WR-MOVE-06 = The route must hold together, and { $hex } is not next to the one before.
wr-why-WR-MOVE-08 = A confirmed route cannot be changed.
wr-why-WR-MOVE-17 = To enter { $hex } takes { $cost } MP, and there is not that much fuel left.
wr-why-WR-MOVE-22 = Choose one of the revealed cards.
wr-why-WR-MOVE-23 = Only one of the revealed cards can be played.
wr-why-WR-MOVE-27 = The movement ends here, so a card must be played.
wr-why-WR-PREP-06 = The city gives only 1 radiation, health, ammo or fuel.
wr-why-WR-PREP-09 = Choose one of the hexes that the mission gives.
wr-why-WR-PREP-10 = At most two cards of the Market can be discarded.
wr-why-WR-PREP-13 = The others arrange their gear first. Say “Ask me in my turn”, and you can do this then.
wr-why-WR-PREP-14 = Now gear is only arranged.
wr-why-WR-RES-01 = That would change nothing.
wr-why-WR-RES-02 = You must spend { $n } { $resource }, and you do not have that much.
wr-why-WR-RES-09 = At this radiation health cannot be healed, or there is nothing to heal.
wr-why-WR-RES-12 = Choose one of the cards drawn.
wr-why-WR-REST-01 = The others come first in the rest. Say “Ask me in my turn”, and you can do this then.
wr-why-WR-REST-02 = You can only exchange with somebody conscious on the same hex.
wr-why-WR-REST-05 = That cannot be done in the rest step.
wr-why-WR-REST-07 = One luck card can be discarded for its symbol.
wr-why-WR-ROUND-03 = It is somebody else’s turn now.
wr-why-WR-ROUND-04 = Somebody else is active now.
wr-why-WR-RULING-12 = There is no such card on the Market: { $type }.
wr-why-WR-RULING-39 = You have too many blue cards. Make room or remove one from the game.
wr-why-WR-RULING-40 = The vehicle “{ $card }” with its tuning cannot go to the Market.
wr-why-WR-RULING-41 = A blue vehicle does not go to the pool. Give it to a rider or remove it first.
wr-why-WR-RULING-42 = The payment ({ $cost }) is enough without this card.
wr-why-WR-SCAV-03 = That is for the Scavenger to decide.
wr-why-WR-SETUP-09 = { $knight_id ->
    [none] Choose a rider and a colour that nobody has taken.
   *[other] { $knight } is taken already. Choose somebody else.
}
wr-why-WR-SETUP-13 = { $vehicle_id ->
    [none] Choose a vehicle to start with.
   *[other] { $vehicle } is no vehicle to start with, or there is not one left in the pool.
}
wr-why-WR-SPEC-01 = Only an implant can be attached or detached here.
wr-why-WR-SPEC-02 = Only mutations can be detached here.
wr-why-WR-SPEC-03 = Only a tuning can be attached or detached here.
wr-why-WR-START-01 = Starting gear cannot be taken.
wr-why-WR-TEST-11 = Choose one of the skills of this test.
wr-why-WR-TRADE-02 = First a proposal with something in it must be made.
wr-why-WR-TRADE-03 = { $resource_id ->
    [none] One cannot give a vehicle one does not have.
   *[other] One cannot give { $n } { $resource }: there is not that much.
}
wr-why-WR-TRADE-04 = That cannot be exchanged.
wr-why-WR-VAR-07 = Choose one of your three contracts.
wr-why-WR-VAR-11 = With two players private contracts are out of reach.
wr-why-WR-VEH-01 = You have no vehicle.
wr-why-WR-VEH-06 = Choose one of the stowed cards by its back.
wr-why-WR-VEH-12 = Only a vehicle of the same value can be taken from the pool.
wr-why-WR-WASTE-02 = Escape or face it.
wr-why-WR-WASTE-18 = The contract “{ $contract }” demands an enemy that fits it.
wr-why-WR-WASTE-19 = Nothing fits the contract “{ $contract }”, and there is more threat ahead. You have to wait.
wr-why-WR-WIN-01 = The mission does not allow that.
wr-why-WR-WIN-02 = The game is over.
wr-why-WR-WPN-01 = A weapon can lie only in the hands, in the backpack or in the vehicle.
