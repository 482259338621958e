### Last Comrade: the report after a game, the margin of the rulebook.

## Report: who won

lc-report-victory = { $comrade } wins
lc-report-nobody = The enemy army wins
lc-report-last_gave_up = the last of the others gave up
lc-report-ranking = From the last one standing
lc-report-curve = How it went: Life after every turn
lc-report-place = { $place }.
lc-report-places = { $first }–{ $last }.
lc-report-survived = still standing, Life { $life }
lc-report-gave_up = turn { $turn }: had enough
lc-report-fell = turn { $turn }: { $card }
lc-report-fell_by = turn { $turn }: { $card } ({ $name })
lc-report-hits = Hits that cost Life
    .short = hits
lc-report-lost = Life lost
    .short = lost
lc-report-healed = Life healed
    .short = healed
lc-report-killed = Comrades who fell by this hand
    .short = felled

## Report: numbers

lc-report-turns = { $turns ->
    [one] The game took { $turns } turn
   *[other] The game took { $turns } turns
}, the enemy { $attacks ->
    [one] struck { $attacks } time.
   *[other] struck { $attacks } times.
}
lc-report-events = { $count ->
    [0] Nobody played a single Event. Such harmony.
    [one] { $count } Event was played, for the common good.
   *[other] { $count } Events were played, all for the common good.
}

## Report: mentions

lc-report-deed_killer = Friendly fire: { $name }
    .words = The enemy got { $count } for free.
lc-report-deed_shield = A friend in need: { $name }
    .words = { $count ->
        [one] Behind somebody else’s back { $count } time.
       *[other] Behind somebody else’s back { $count } times.
    }
lc-report-deed_thief = Sticky fingers: { $name }
    .words = { $count ->
        [one] Common property: { $count } time.
       *[other] Common property: { $count } times.
    }
lc-report-deed_nyet = The voice of dissent: { $name }
    .words = { $count ->
        [one] Said “Nyet!” { $count } time.
       *[other] Said “Nyet!” { $count } times.
    }
lc-report-deed_target = The enemy’s favourite: { $name }
    .words = { $count ->
        [one] { $count } hit. Please do not block the view.
       *[other] { $count } hits. Please do not block the view.
    }
lc-report-deed_walker = Worn-out boots: { $name }
    .words = { $count ->
        [one] { $count } step, and still the same trench.
       *[other] { $count } steps, and still the same trench.
    }
lc-report-deed_drinker = Disinfection: { $name }
    .words = { $count } Life out of a bottle.
lc-report-deed_first = Volunteer: { $name }
    .words = No queue for soup since turn { $count }.

## In the margin of the rulebook

lc-margin-line = Remember
    .words = For every death the Commissar comes one place closer. There is always one free place, unless somebody will not budge.
lc-margin-attacks = The Attack deck
    .words = So many cards there are of each kind:
lc-margin-kind = kind
lc-margin-cards = cards
lc-margin-linear = linear
lc-margin-splash = splash
lc-margin-special = special
lc-margin-setup = without a strike
lc-margin-windows = Reaction windows
    .words = Who wants to play an Event raises a hand. One Event per turn; its text says in which windows.
lc-margin-window = window
lc-margin-when = when

## On the graph

lc-sign-comrade_died = { $comrade } falls
lc-sign-tank_destroyed = Tank scrapped
