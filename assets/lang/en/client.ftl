## Sentences all screens share

client-asset_trouble = Part of the program cannot be loaded, the game goes on without it: { $detail }
doors-no_table = This game cannot be put on the table yet: { $game }.
doors-bad_scenario = One scenario cannot be played, its files have a mistake: { $detail }
doors-bad_content = This game cannot be opened, its files have a mistake: { $detail }

## The table

table-scenario = Scenario { $number } · { $name }
table-round = Round { $number }
table-log = Log
table-log_empty = Nothing has happened yet.
log-search = Search the log
log-search_tip = Search the whole log (Ctrl+L)
log-whole = All that has happened, from the beginning
log-close = Back to the table
log-found = { $count ->
    [0] Nothing found
    [one] { $count } line
   *[other] { $count } lines
}
table-aside = Goals
table-dice = Dice
table-report = See the report
table-all_pass = Everybody lets it pass
table-all_pass_tip = The window closes for all. Whoever wants to react raises a hand first: F1 is the first player.
table-look_alone = Look at my cards
    .tip = Take the screen alone, behind the curtain, and decide there (L).
table-cancel = Lay back
table-holding = **{ $thing }:** put it on a lit place, or lay it back.
table-drop_one = **{ $thing }:** { $what }
table-drop_many = { $count ->
    [one] **{ $thing }:** { $count } possibility here.
   *[other] **{ $thing }:** { $count } possibilities here; you will choose.
}
table-holding_amount = **{ $amount } of { $most } in hand.** The wheel, + and − or a digit change how many.
table-drop_amount = **{ $what }** ({ $amount } of { $most })
table-fewer = Fewer
table-more = More
table-amount_keys = How many are in hand: the mouse wheel, the keys + and − or a digit. With Ctrl you take up one.
table-click_it = A click here is enough: nothing need be carried.
table-stop_off = Don’t ask again
table-stop_is_off = Off for you in this game: { $stop }. Switch it on again in the menu, under “When to ask me for a card”.
table-see_rule = Rule { $rule }: click to read it
table-thinks = is thinking…
table-hold = Pause
table-go_on = Go on
table-held = The bots wait. P lets them go on.
table-not_held = The bots play on.
table-menu = Menu (Esc)
table-redo = Do again (Ctrl+Y)
table-hint = Show everything that can be done now (H)
table-threats = What could the enemy do to my counters? (T)
table-threats_on = Point at a counter of yours: the exact odds of every attack the enemy could make appear.
table-threats_off = Enemy odds are off.
table-fit = Show the whole board (F)
table-rules = Rulebook (F1)
table-settings = Settings
table-undo = { $steps ->
    [one] Take back (Ctrl+Z): { $steps } step. Further back the way is closed: { $barrier }.
   *[other] Take back (Ctrl+Z): { $steps } steps. Further back the way is closed: { $barrier }.
}
table-undo_closed = Nothing can be taken back: { $barrier }.
table-undo_agreed = Take back by agreement (Ctrl+Z). The way is closed ({ $barrier }), but at this table players may agree.
table-undo_to_here = { $steps ->
    [0] nothing to take back: { $barrier }
   *[other] can be taken back to here: { $barrier }
}
table-agree_undo = Take back past this point? Everybody at the table should agree; the record will say so.
    .yes = We agree
    .no = Leave it
table-concede = Concede the game? Your opponent wins at once.
    .yes = Concede
    .no = Play on
table-concede_many = Concede the game? It is over at once, and the others win together.
    .yes = Concede
    .no = Play on

## Odds and dice

odds-hint = Hold it over a target to see the exact odds.
odds-impossible = no chance
odds-certain = certain
odds-percent = { $count }%
odds-exact = { $whole }.{ $tenth }%
odds-term = { $name } { $count }
odds-needed = { $total }+
odds-on_dice = { $count ->
    [one] on { $count } die
   *[other] on { $count } dice
}
odds-advice = { $what } first would raise it to { $chance }.
odds-instead = With { $what } instead: { $chance }.
odds-sum = { $good } of { $all } throws succeed.
odds-sum_threat = { $good } of { $all } throws would succeed against you.
dice-ready = { $count ->
    [one] { $count } die ready
   *[other] { $count } dice ready
}
dice-none = Dice land here.

## What happened meanwhile

recap-title = What happened since you last decided
recap-close = a click closes it
recap-private = For your eyes only
recap-times = { $words } ×{ $count }
recap-more = { $count ->
    [one] and { $count } smaller thing; it is in the log
   *[other] and { $count } smaller things; they are in the log
}

## The curtain

table-seed_chosen = The seed of chance was typed in, not drawn: whoever knows it can find out what the dice and the cards will bring.
curtain-tab = Change of player
curtain-takes = The computer goes to
curtain-stamp = Eyes only
curtain-look_away = { $count ->
    [0] Nobody else needs to look away.
   *[other] { $names }: please look away.
}
curtain-mission = Your mission
curtain-public = only what everybody may know
curtain-before = What happened last
curtain-open = I am { $name }, show my cards
curtain-how = hold the button or the space bar
curtain-tip = Hold the button or the space bar for a moment, or press Enter.
curtain-quit = Leave; the game is saved
curtain-promise = Taking back does not go through the curtain. Log and tips will show only what { $name } may see.

## Several meanings, menu

chooser-title = What is it to do?
menu-head = Menu
menu-note = The game is saved after every action. A save on your own disk can be opened by its owner.
menu-back = Back to the game
menu-save = Save under a name
menu-rules = Rulebook
menu-aid = The game on one page
menu-settings = Settings
menu-stops = When to ask me for a card
menu-replay = Replay so far
menu-concede = Concede
menu-title = Title screen
menu-quit = Quit

## The replay

replay-title = Replay
replay-back = Back (Esc)
replay-first = To the beginning (Home)
replay-previous = One step back (left)
replay-play = Play (space)
replay-pause = Pause (space)
replay-next = One step on (right)
replay-last = To the end (End)
replay-scrub = Drag to any moment
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-step = step { $step } of { $steps }

## Stops during play

stops-head = When the game asks you
stops-note = For you and this game only, from the next such moment on. A moment that goes by looks the same whatever you hold.
stops-close = Done
