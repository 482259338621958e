### Wasteland Riders: the panel of what is being decided: fights, tests, wasteland cards, meetings, robberies.

## Fights: title and fighters

wr-fight-title = { $kind ->
    [duel] Duel of riders: { $place }
    [mission] Fight for the mission: { $place }
   *[enemy] Fight: { $place }
}
wr-fight-clash = Clash
wr-fight-leader = { $kind ->
    [enemy] led by { $name }
   *[knight] { $name }
}
wr-fight-outlook_best = best attack here: { $attack }
wr-fight-outlook_health = health
wr-fight-outlook_nothing = no health lost
wr-fight-reward = Reward: { $reward }
wr-fight-or = {" "}or{" "}
wr-fight-escape = Escape: { $skills } { $difficulty }+
wr-fight-card_hidden = A hidden card

## The combat panel of an enemy

wr-fight-panel-aggression = Aggression: { $count }
wr-fight-panel-symbols = Symbols: { $symbols }
wr-fight-panel-body = Armour: { $armour }, health: { $health }
wr-fight-panel-burst = burst +{ $count }
wr-fight-panel-piercing = piercing { $count }
wr-fight-panel-damage = damage +{ $count }
wr-fight-panel-symbol = Attacks with: { $symbol }
wr-fight-panel-armour = Armour: { $count }
wr-fight-panel-health = Health: { $count }
wr-fight-panel-fierce = Fierce: advantage does not count.

## Range card and ranges

wr-fight-range = { $range ->
    [near] Near range
    [medium] Medium range
   *[far] Far range
}
wr-fight-range_name = { $range ->
    [near] Near
    [medium] Medium
   *[far] Far
}
wr-fight-range_next = { $range ->
    [near] Next: near
    [medium] Next: medium
   *[far] Next: far
}
wr-fight-test = Test { $difficulty }+
wr-fight-range_note = { $melee ->
    [yes] Initiative from left to right
   *[no] Initiative from left to right, no melee
}
wr-fight-order = { $equal ->
    [yes] At the same time: { $first } and { $second }
   *[no] First { $first }, then { $second }
}
wr-fight-order_one = Only { $first } attacks
wr-fight-dice = { $count ->
    [0] no change
    [one] { $signed } die
   *[other] { $signed } dice
}

## Advantage

wr-fight-advantage = Advantage
wr-fight-advantage_value = { $value ->
    [0] nobody leads
   *[other] lead: { $value }
}
wr-fight-advantage_clash = this clash: { $left } against { $right }
wr-fight-advantage_fierce = A fierce enemy: advantage does not count.
wr-fight-arrows-own = you { $count }
wr-fight-arrows-opponent = foe { $count }
wr-fight-arrows-change = you { $own } / foe { $opponent }
wr-fight-arrows-none = no advantage

## Cards of a clash

wr-fight-drop = drop a combat card here
wr-fight-card_none = no card yet
wr-fight-card_before = before the clash
wr-fight-card_down = face down
wr-fight-advance = Advance
wr-fight-retreat = Retreat
wr-fight-plays = { $name }: { $card }

## Ways to attack

wr-fight-ways = Choose your attack
wr-fight-ways_ahead = Your attacks at this range
wr-fight-no_ways = There is nothing to attack with.
wr-fight-way = { $weapon }, { $symbol }
wr-fight-way_symbol = Symbol: { $symbol }
wr-fight-way_facts = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $difficulty }+{ $ammo ->
    [0] {""}
   *[other] , ammo { $ammo }
}
wr-fight-way_closed = not possible now
wr-fight-way_held = { $spot }: { $facts }

## The attack at hand

wr-fight-attacks = { $name } attacks: { $symbol }
wr-fight-attacks_with = { $name } attacks: { $weapon }, { $symbol }
wr-fight-sum = { $terms } ={ "\u00A0" }{ $total }
wr-fight-needs = each { $difficulty } or more is a success
wr-fight-step-dice = Dice
wr-fight-step-needs = Test
wr-fight-step-chance = Chance
wr-fight-step-rolled = Roll
wr-fight-step-damage = Damage
wr-fight-step-stopped = Stopped
wr-fight-step-lost = Result
wr-fight-rolled = { $successes ->
    [0] no success ({ $difficulty }+)
    [one] { $successes } success ({ $difficulty }+)
   *[other] { $successes } successes ({ $difficulty }+)
}{ $tens ->
    [0] {""}
    [one] , { $tens } ten
   *[other] , { $tens } tens
}
wr-fight-missed = missed
wr-fight-lost = { $damage } − { $stopped } = { $lost ->
    [0] no health lost
    [one] { $lost } health lost
   *[other] { $lost } health lost
}

## The end of a fight

wr-fight-won = { $name } wins the fight.
wr-fight-draw = Nobody wins the fight.
wr-fight-peace = Both lower their weapons: no fight.

## Tips

wr-fight-tip-symbol = { $symbol }: { $count ->
    [0] no change of dice
    [one] { $signed } die
   *[other] { $signed } dice
}
wr-fight-tip-test = Attack tests: { $difficulty }+
wr-fight-tip-hit = Hits: { $chance }
wr-fight-tip-left = { $count ->
    [0] Opponent defeated: { $chance }
   *[other] Opponent left with { $count } health: { $chance }
}
wr-fight-tip-health = Health: { $left } of { $most }
wr-fight-tip-armour = Armour: { $count }
wr-fight-tip-prepared = Prepared: an Attack in this clash has +2 dice, and tens on 9 too.
wr-fight-tip-played = Clash { $clash }.
wr-fight-tip-advantage = If nobody has fallen after three clashes, whoever leads by at least 1 has won.
wr-fight-tip-slot = Put the combat card of this clash here. It stays face down until both have chosen.

## Tests

wr-matter-test = { $kind ->
    [escape] Escape test
    [exploration] Exploration test
    [search] Search test
    [contract] Test of a contract
   *[other] Skill test
}: { $name }
wr-matter-test_skill = { $skill } { $difficulty }+
wr-matter-test_needed = { $needed ->
    [one] { $needed } success is enough
   *[other] { $needed } successes are needed
}
wr-matter-test_sure = It succeeds without a roll.
wr-matter-test_passed = Passed
wr-matter-test_failed = Failed
wr-matter-test_chance = Chance: { $chance }
wr-matter-step-pool = Dice
wr-matter-step-rolled = Roll
wr-matter-step-needs = Needed
wr-matter-usable = Can be used now: { $names }

## Wasteland cards

wr-matter-wasteland = { $state ->
    [played] Wasteland card: { $name }
    [planned] Planned for { $name }
   *[revealed] Revealed in the movement: { $name }
}
wr-matter-wasteland_play = Drag a card onto the rider or here, or click it.
wr-matter-wasteland_must = One of the cards must be played now.
wr-matter-wasteland_may = The Scavenger may play one of the cards, or hold back.
wr-matter-wasteland_drop = Choose the card to discard.
wr-matter-wasteland_waiting = The Scavenger may play one of these cards on the way.
wr-matter-wasteland_planned = { $count ->
    [one] { $count } card lies under the Scavenger marker.
   *[other] { $count } cards lie under the Scavenger marker.
}
wr-matter-escape = Escape
wr-matter-escape_chance = { $skill } { $difficulty }+: { $chance }
wr-matter-escape_fails = { $kind ->
    [enemy] A failed escape costs { $loss } health.
   *[event] After a failed escape the text works without the reward.
}
wr-matter-face = Face it
wr-matter-face_text = { $kind ->
    [enemy] Facing it, you fight.
    [bare] Facing it, the text works. There is no reward.
   *[event] Facing it, the text works, then the reward is yours.
}

## Meetings

wr-matter-meeting = Meeting: { $place }
wr-matter-meeting_ask = Ask for a meeting: who agrees, fights.
wr-matter-meeting_search = Unconscious: search, then revive or rob.
wr-matter-meeting_villain = Attack: health { $left } of { $most }
wr-matter-meeting_met = Met in this movement already.
wr-matter-meeting_closed = Not possible now.
wr-matter-answering = { $rival } asks { $name } for a meeting
wr-matter-answering_agree = Agree: a fight begins. If both play Defence in the first clash, there is peace and an exchange.
wr-matter-answering_refuse = Refuse: { $rival } may search. Found, you must fight.
wr-matter-may_search = { $rival } refuses the meeting
wr-matter-search_chance = Search, { $skill } { $difficulty }+: { $chance }
wr-matter-search_found = Found, { $rival } must fight.
wr-matter-found = { $rival } lies unconscious
wr-matter-found_revive = Revive: 1 Reputation, then you may exchange.
wr-matter-found_rob = Rob: take gear, ammo, fuel or a contract.
wr-matter-found_leave = Leave be: nothing happens.

## Luck cards in play

wr-matter-answer = Card played: { $card }
wr-matter-answer_cancelled = { $card } (cancelled)

## Robberies

wr-matter-robbing = { $name } robs { $victim }
wr-matter-robbing_left = { $count ->
    [one] { $count } more thing may be taken.
   *[other] { $count } more different things may be taken.
}
wr-matter-robbing_gear = A gear card: click it with { $victim }, or drag it to your backpack.
wr-matter-robbing_resource = { $resource }: up to { $most } (there is { $count })
wr-matter-robbing_contract = The contract: { $contract }
wr-matter-robbing_contract_none = No contract to take.
wr-matter-robbing_cell = { $cell }
wr-matter-robbing_done = taken
