## The title screen, the new game and the saves

start-back = Back
start-key_enter = Enter
start-rules = Rules of the game
start-language = Change the language: { $language }
start-settings = Settings

## Boxes

cover-desert_patrol = Desert Patrol
    .place = North Africa, 1940
cover-staff_orders = Staff Orders
    .place = Commanders, areas and the sky
cover-wasteland_riders = Wasteland Riders
    .place = Australia after the end of the world
cover-last_comrade = Last Comrade
    .place = A queue nobody wants to stand in

## The title screen

title-tagline = Four games on one table. At one computer.
title-play = Play
title-learn = Learn
    .tip = Lessons at the real table: you play, and somebody tells you what matters.
title-learned = Learn { $done }/{ $count }
title-first_lesson = Learn by playing
title-same_lesson = On with the lesson
title-learn_first =
    .what = { $game }: the first lesson, ten minutes at the real table
    .how = Press Enter and play. Or choose a box for a whole game.
title-coming = Coming
    .tip = This game is being made. It will come with one of the next versions.
title-players = { $players }
title-minutes = { $minutes } min
title-puzzles = Puzzles
title-rules = Rules
title-settings = Settings
title-quit = Quit
title-version = Sztabówka { $version } · works without a network
title-keys = Keyboard: arrows, Enter, F1 rules
title-unfinished = Unfinished game
title-kept = autosave: { $when }
title-kept_after = · autosave: { $when }
title-continue = Continue
title-new_game = New game
title-saves = Saves ({ $count })
title-other_saves = Other saves ({ $count })
title-broken = Cannot be opened: { $names }
title-broken_count = { $count ->
    [one] { $count } game cannot be opened
   *[other] { $count } games cannot be opened
}
title-first = To begin with
    .what = { $game }: alone or together, at one computer
    .how = Choose a box or press Enter. The first scenario is already chosen.

## Saves

saves-title = Saved games
saves-match = { $game } · { $scenario }, round { $round }
saves-player = { $name } ({ $side })
saves-when_today = today, { $hour }
saves-when_yesterday = yesterday, { $hour }
saves-when_date = { $day } { $month ->
    [jan] January
    [feb] February
    [mar] March
    [apr] April
    [may] May
    [jun] June
    [jul] July
    [aug] August
    [sep] September
    [oct] October
    [nov] November
   *[dec] December
} { $year }, { $hour }
saves-kept = Autosave
saves-finished = finished
saves-broken_when = Cannot be opened · { $when }
saves-load = Load
saves-continue = Continue
saves-load_copy = Good copy
saves-look = Look
saves-delete = Delete
    .tip = Delete this save. You will be asked first.
saves-delete_ask = Delete for good?
saves-delete_yes = Delete
saves-delete_no = Keep
saves-deleted = Deleted: { $name }
saves-none = There are no saves yet
    .how = Every game saves itself after each move. The ones you give a name to are listed here as well.
saves-save_as = Save this game
saves-name_hint = Name of the save
saves-default_name = { $scenario }, round { $round }
saves-save = Save
    .off = Type a name first.
saves-replace_ask = There is a save “{ $name }” already. Replace it?
saves-replace_yes = Replace
saves-replace_no = Change the name
saves-saved = Saved: { $name }
saves-owner = A save lies on the disk of this computer. Whoever can get at it can open it and see the hidden cards.
saves-keys = Arrows: choose · Enter: open · Delete: delete · Esc: back

## New game

new_game-title = New game
new_game-scenario = Scenario
new_game-difficulty = Difficulty
new_game-number = { $number }
new_game-forces = Starting forces
new_game-players = Players
new_game-human = Human
    .tip = A person plays here. Click to let a bot play.
bot-random = Random bot
    .tip = The computer plays here: it picks any of its legal moves by chance. Click for the next kind of player.
bot-recruit = Recruit
    .tip = The computer plays here: it knows what matters and slips now and then. Click for the next kind of player.
bot-sergeant = Sergeant
    .tip = The computer plays here: it weighs what each move brings at once. Click for the next kind of player.
bot-staff = Staff
    .tip = The computer plays here: it plays every good move on in its mind. Click for the next kind of player.
new_game-swap = Swap sides
    .tip = The players change sides; the names stay.
new_game-change_places = Change places
    .tip = Each name moves on by one seat.
new_game-seats = Number of players
    .fewer = Fewer players
    .more = More players
new_game-seats_count = { $count }
new_game-table = Table options
new_game-curtain = Curtain between turns
    .why = Hides the cards while you change seats
new_game-show_odds = Odds before an attack
    .why = Exact, with every modifier
new_game-coach = Coach
    .why = Answers at the bulb; the report tells how often
new_game-palette = Shapes and safe colours
    .why = Colours everybody can tell apart, patterns on counters
new_game-reduced_motion = Reduced motion
    .why = Fades instead of flights and flips
new_game-motion = Animation speed
new_game-motion-none = Off
new_game-motion-fast = Fast
new_game-motion-normal = Normal
new_game-motion-slow = Slow
new_game-undo = Undo
new_game-undo-strict = Strict
new_game-undo-friendly = By agreement
new_game-undo_why = { $undo ->
    [friendly] Also past a roll, a drawn card and a hand-over, if you both agree.
   *[strict] Up to a roll of dice, a drawn card or a hand-over.
}
new_game-seed = Seed of chance
    .empty = by chance
    .tip = The same number gives the same rolls and shuffles, and everybody is told that one was typed in. Empty: left to chance.
new_game-start = Start the game
new_game-next_curtain = Everything is ready. Before anybody sees cards, the curtain asks you to change seats.
new_game-next_open = Everything is ready. You play without the curtain: both sides see the same screen, so agree on who looks.
new_game-next_alone = Everything is ready. You play against the computer, so there is no curtain.
new_game-next_watch = Everything is ready. The bots play by themselves and you watch.
new_game-autosave = The game saves itself after every move.
