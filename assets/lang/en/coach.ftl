# The coach: what it proposes and why. Reasons speak to the player; each compares with the rivals.

coach-head = The coach’s advice
coach-settled = A rule of thumb is enough here.
coach-only = There is nothing else to do.
coach-all_told = A little better all told, for no single reason.
coach-equal = Just as good: { $what }
coach-over = Compared with: { $what }
coach-odds = Chance of success: { $chance }
coach-thinks = The coach is thinking…
coach-close = H closes
coach-off = The coach is switched off for this match.
coach-not_here = At an open table the coach keeps quiet: everybody could read along.
coach-no_mind = Nobody coaches this game.
coach-hints = { $count ->
    [one] { $name }: { $count } hint
   *[other] { $name }: { $count } hints
}
coach-taken = The coach was asked. { $hints }.
coach-not_taken = Nobody asked the coach.
coach-not_there = This match was played without the coach.
table-coach = What would the coach do? (H)

## The three moments that decided a match

moments-title = { $count ->
    [0] Moments that decided it
    [1] The moment that decided it
    [2] Two moments that decided it
   *[other] Three moments that decided it
}
moments-working = The coach is looking through the match…
moments-none = Nothing turned this match in a moment.
moments-round = Round { $round } · { $name }
moments-swing = Chances of { $name }: { $before } → { $after }
moments-percent = { $count }%
moments-same = The coach would have done the same; the rest was luck, or the rivals.
moments-better = The coach’s choice: { $what }
moments-better_why = The coach’s choice: { $what } ({ $why })
moments-chance = Nobody had a choice here: luck decided.
moments-open = Watch it in the replay

## Reasons

worth-any-wins = it wins more often
worth-any-survives = it keeps you in the game

worth-desert_patrol-progress = it brings victory itself nearer
worth-desert_patrol-goals = your people get closer to the objectives
worth-desert_patrol-wanted = the enemies you hunt become easier prey
worth-desert_patrol-cards = more useful cards stay in your deck than in theirs
worth-desert_patrol-life = your soldiers stay fitter than theirs
worth-desert_patrol-last_man = you are further from your last man
worth-desert_patrol-pinned = fewer of your people lie pinned than of theirs
worth-desert_patrol-fire = your people have better shots than the enemy

worth-staff_orders-stars = more stars in supply
worth-staff_orders-areas = more areas in supply
worth-staff_orders-soldiers = more soldiers on the board
worth-staff_orders-cards = more cards in hand
worth-staff_orders-tokens = more bonus tokens held
worth-staff_orders-headquarters = your headquarters is safer than theirs
worth-staff_orders-exposed = fewer of your stars are exposed
worth-staff_orders-air = more strength in the air
worth-staff_orders-commanders = more commanders left for later
worth-staff_orders-initiative = the initiative

worth-wasteland_riders-reputation = more reputation than your rivals
worth-wasteland_riders-mission = the mission gets further
worth-wasteland_riders-contracts = contracts come closer to their reward
worth-wasteland_riders-health = better health
worth-wasteland_riders-radiation = less radiation
worth-wasteland_riders-fuel = more fuel
worth-wasteland_riders-ammo = more ammunition
worth-wasteland_riders-gear = better gear
worth-wasteland_riders-vehicle = a better vehicle
worth-wasteland_riders-luck = more luck in hand
worth-wasteland_riders-goals = good targets come within reach
worth-wasteland_riders-common = it helps the cause all riders share

worth-last_comrade-life = more Life than the others
worth-last_comrade-equipment = better Equipment than the others
worth-last_comrade-events = stronger Events in hand
worth-last_comrade-cards = more cards in hand

## Rules of thumb: why what needs no thought is done

thumb-desert_patrol-free_card = A card more costs nothing.
thumb-desert_patrol-wins = It wins the game, at once or with your next card.

thumb-staff_orders-free_soldier = The soldier of the bonus costs nothing.
thumb-staff_orders-stays = Soldiers on the board are worth more than in the reserve.

thumb-last_comrade-no_event = You hold no Event that would help here.
thumb-last_comrade-no_nyet = You hold nothing that could cancel it.
thumb-last_comrade-drafted = It is worth more to you than the rest of the pack.
thumb-last_comrade-passed_on = It is worth least to you.
thumb-last_comrade-lasting = What this Comrade can do helps the whole game long.

thumb-wasteland_riders-rider = A rider who fights and survives gets on in any mission.
thumb-wasteland_riders-colour = All colours are as good.
thumb-wasteland_riders-fastest = Of the vehicles left it takes you furthest.
thumb-wasteland_riders-little_reward = It brings you less for its trouble than those you keep.
thumb-wasteland_riders-introduced = Of the two it brings you more.
thumb-wasteland_riders-marches = There riders can get at it.
thumb-wasteland_riders-spared = It is what you can best do without.
thumb-wasteland_riders-meanest = Of these cards it is the worst for your rival.
thumb-wasteland_riders-shortest = It is what you are most in need of.
thumb-wasteland_riders-needed_more = You need this more than the card.
thumb-wasteland_riders-least_luck = Of your luck cards this one will help you least.
thumb-wasteland_riders-nothing = You hold nothing that would help here.
thumb-wasteland_riders-kept = Your luck cards are worth more than what they would bring now.
thumb-wasteland_riders-no_fight = Here a fight would cost you more than it brings.
thumb-wasteland_riders-packed = Your gear already lies as well as it can.
thumb-wasteland_riders-market_stays = Other cards would serve your rivals as well as you.
thumb-wasteland_riders-no_exchange = You would gain nothing by an exchange.
thumb-wasteland_riders-no_trade = Nothing more here is worth its price to you.
thumb-wasteland_riders-placed = That is where it serves you best.
thumb-wasteland_riders-fame = The Reputation is worth more to you than the card.
thumb-wasteland_riders-offered = Of what is offered it is worth most to you.
thumb-wasteland_riders-helps = It helps you right now.
thumb-wasteland_riders-luck_helps = Now is the moment at which this card helps.
thumb-wasteland_riders-best = Of what can be chosen it serves you best.
thumb-wasteland_riders-skill = It is your best skill.
thumb-wasteland_riders-weapon = Of your attacks this one costs the opponent most.
thumb-wasteland_riders-range = At this range you deal most for what you suffer.
thumb-wasteland_riders-hunted = You are fit enough, and the mission asks for this enemy.
thumb-wasteland_riders-way = The end of your way draws you more than this hex.
thumb-wasteland_riders-tested = The test costs you nothing, and opens what this hex has to offer.
thumb-wasteland_riders-accepted = It costs you nothing and brings the reward nearer.
thumb-wasteland_riders-completed = The reward is yours at once.
thumb-wasteland_riders-good_deal = You would get more than you give.
thumb-wasteland_riders-bad_deal = You would give more than you get.
