### The command line: what `python -m game` says. Names of commands and options are the same in every language.

cli-usage = Usage: { $known }
cli-starts_by_itself = Without a command the window of the game opens, as it does with { $name }. Commands:
cli-help_hint = Help on a command: { $known }
cli-interrupted = Interrupted.

## What the commands do

cli-command-client = opens the window of the game; with options, at a table at once
cli-command-shot = saves a picture of any screen as a PNG file
cli-command-simulate = plays games between bots and counts wins, rounds and decisions
cli-command-arena = plays a series between two bots, every seed from every seat, and tells wins by side with intervals
cli-command-balance = plays whole series between equals and tells whether sides, seats and cards are fair
cli-command-curtains = plays games of people without plans at one screen and counts how often they hand it over
cli-command-check = finds every mistake in content, maps, languages, rulebook and lessons
cli-command-replay = tells what a record holds, or verifies it
cli-command-rules = draws the player aids, each game on one page, as pictures to be printed
cli-command-lessons = checks the lessons (check), or looks for seeds with which they fit again (mend)
cli-command-bench = measures how fast the rules, saves, maps and drawing are
cli-command-soak = plays legal and illegal intents for a long time and checks every law
cli-command-selftest = loads everything and plays one game of each scenario, and draws each screen

## What the options mean

cli-option-game = the game
cli-option-scenario = the scenario, or all of them: all
cli-option-seats = who plays at each seat: human or bot:random; in shot, curtains and arena just how many play
cli-option-sheet = with it the player aids are drawn: one page for each game, to be printed
cli-option-option = table options as NAME=VALUE, several with commas between them; the others are as usual
cli-option-brief = draw each screen in one size and one language only
cli-option-size = the size of the window or picture, such as 1280x720
cli-option-fullscreen = on the whole screen
cli-option-picture = the PNG file to be made
cli-option-screen = the screen
cli-option-steps = how many random decisions to play first
cli-option-seat = with the eyes of which seat to look (the first is 0)
cli-option-drag = what to lift in the hand
cli-option-over = above what to hold it
cli-option-rule = the rule at which the rulebook is open, such as DP-CBT-08
cli-option-text-scale = the size of text in per cent
cli-option-palette = the colours of the players: standard or safe
cli-option-games = how many games of each scenario (10 if not said; in balance as many as are planned)
cli-option-bots = a bot for each seat, or one name for all seats
cli-option-first = the bot whose wins are counted
cli-option-second = the bot at all other seats
cli-option-scenarios = the scenarios, with commas between them; without them the first one, in balance all
cli-option-budget = how much the levels think, as a factor (1 if not said)
cli-option-level = the level of all bots: recruit, sergeant or staff (sergeant if not said)
cli-option-bars = play the whole table of series in which each level must reach a share, or that of one game
cli-option-quick = a short table instead, for every commit: sergeants against random bots
cli-option-jobs = how many games are played at the same time
cli-option-players = how many players sit down; without a scenario the first one for so many is played
cli-option-seed = the seed of the first game; each further game takes the next one, and the table options go by the seed
cli-option-wander = only whole games of random legal intents, counted by game: ten million fit one night
cli-option-laws = check the laws of the game after every step
cli-option-out = the folder for the records of games that fail; in balance for its pictures
cli-option-json = print JSON for programs
cli-option-what = check or mend
cli-option-seeds = how many seeds to try for each lesson
cli-option-folder = a folder with the layout of the project; whatever it lacks is taken from the project; in arena and balance the folder that keeps the series
cli-option-counted = which kept games count: program (those of this very program), data (of the same data, whatever bots played) or all (then nothing more is played)
cli-option-looks = stop a series early, after any N games that make clear whether its wins are as they should be
cli-option-file = a save or record; in arena the file that keeps each finished game
cli-option-verify = play it again and compare the digest after every step
cli-option-peers = measure another engine too, in turn with ours
cli-option-seconds = how long each measurement lasts (0.5 if not said)
cli-option-minutes = how long (1 if not said)
cli-option-lang = the language of messages, such as pl or en
cli-option-help = this help

## Bad input

cli-unknown_command = There is no command “{ $name }”. Choose one of: { $known }.
cli-unknown_option = The command “{ $name }” does not know “{ $found }”. It takes: { $known }.
cli-bad_arguments = The command line cannot be understood: { $detail }.
cli-no_game = Say which game: --game and one of: { $known }.
cli-no_table = The game { $game } cannot be shown in a window yet. These can: { $known }.
cli-unknown_game = There is no game “{ $game }”. Choose one of: { $known }.
cli-unknown_scenario = There is no scenario “{ $scenario }”. Choose one of: { $known }.
cli-unknown_table_option = There is no table option “{ $option }”. These there are: { $known }.
cli-unknown_bot = There is no bot “{ $name }”. Choose one of: { $known }.
cli-unknown_player = There is no player “{ $name }”. Choose one of: { $known }.
cli-players_and_seats = { $count ->
    [one] { $count } player was named, but in the scenario { $scenario } there are so many seats: { $known }.
   *[other] { $count } players were named, but in the scenario { $scenario } there are so many seats: { $known }.
}
cli-bad_size = --size: expected a size such as 1280x720 ({ $known }), found “{ $found }”.
cli-no_display = No window can be opened: there is no screen ({ $detail }). Start the program on a graphical desktop; the commands that --help lists work without one.
cli-hopeless = The program cannot go on: { $detail }. The games that were kept are whole; start the program again.
cli-no_picture = Say in which PNG file to save the picture.
cli-unknown_screen = There is no screen “{ $name }”. Choose one of: { $known }.
cli-unknown_value = { $name }: there is no value “{ $found }”. Choose one of: { $known }.
cli-unknown_handle = There is no “{ $name }” on this screen. There are: { $known }.
cli-cannot_show = The screen “{ $name }” cannot be shown here: { $detail }.
cli-unknown_language = There is no language “{ $language }”. Choose one of: { $known }.
cli-bots_and_seats = { $count ->
    [one] { $count } bot was named, but in the scenario { $scenario } there are so many seats: { $known }.
   *[other] { $count } bots were named, but in the scenario { $scenario } there are so many seats: { $known }.
}
cli-bad_number = { $name }: expected a number ({ $known }), found “{ $found }”.
cli-no_file = Say which file to replay.
cli-no_folder = “{ $file }” is not a folder that can be read.
cli-no_sheet = Say what is to be drawn: --sheet draws the player aids.
cli-nothing_to_check = There is nothing to check in “{ $file }”: expected at least one of { $known }.
cli-bad_content = The content has mistakes; the command check lists them all:
cli-no_soak = This copy of the program has no soak test.
cli-no_peer = The other engine is not installed. To install it: { $known }

## Results

cli-check_passed = { $count ->
    [one] { $count } file, 0 mistakes
   *[other] { $count } files, 0 mistakes
}
cli-lessons_fit = { $count ->
    [one] { $count } lesson fits
   *[other] { $count } lessons fit
}
cli-lessons_fail = { $count ->
    [one] { $count } lesson does not fit; to mend it: lessons mend
   *[other] { $count } lessons do not fit; to mend them: lessons mend
}
cli-lessons_mended = { $count ->
    [one] { $count } lesson fits; its proof is written
   *[other] { $count } lessons fit; their proofs are written
}
cli-lessons_new_seed = { $name }: new seed { $number }
cli-lessons_no_seed = { $name }: none of the seeds tried fits (tries: { $count })
cli-lessons_changed = goes otherwise than before
cli-check_translated = Language { $language }: { $percent }% translated ({ $said }); the rest is said in English.
cli-check_failed = { $count ->
    [one] { $number } files, { $count } mistake
   *[other] { $number } files, { $count } mistakes
}
cli-curtains = { $game }, { $scenario }, players: { $seats }, games: { $games }. How often in a turn the screen is handed over:
cli-curtains_first = , { $whole }.{ $tenth } from the set-up to the end of round 1
cli-curtains_part = { $name } { $whole }.{ $tenth }
cli-curtains_way = { $name }: { $whole }.{ $tenth } on average, { $most } at most
cli-arena = { $game }: wins of { $name } against { $found }, players: { $seats }, games: { $games }
cli-arena-who = Say which game and which two bots, such as: { $known }
cli-arena-budget = The levels thought { $number } times as much as they do at the table.
cli-arena-progress = [{ $known }] { $count } of { $most }, { $found } won
cli-arena-all = all
cli-arena-unfinished = not over
cli-arena-score = { $number } of { $games }: { $found } ({ $least } to { $most })
cli-arena-wins = wins
cli-arena-winners = games with a winner
cli-arena-met = met (at least { $least } wanted, games: { $count })
cli-arena-missed = missed (at least { $least } wanted, games: { $count })
cli-arena-open = not played to the end (at least { $least } wanted, games: { $count } of { $most })
cli-arena-file = Each game is kept in “{ $file }”.
cli-balance-series = series
cli-balance-games = games
cli-balance-wins = wins (95 % interval)
cli-balance-first = who began
cli-balance-won = won by anybody
cli-balance-endings = endings
cli-balance-rounds = rounds (10, 50, 90 %)
cli-balance-met = ✓
cli-balance-missed = ✗
cli-balance-unsure = ?
cli-balance-whole = { $game }, all { $count } games
cli-balance-people = people
cli-balance-never = hardly ever taken
cli-balance-always = always taken
cli-balance-least = brings least
cli-balance-most = brings most
cli-balance-deeds = deeds (and without them)
cli-shot_saved = The picture was saved as “{ $file }”.
cli-sheet_saved = The page was saved as “{ $file }”.
cli-replay_equal = { $count ->
    [one] { $count } step, all digests equal
   *[other] { $count } steps, all digests equal
}
cli-no_viewer = The viewer opens in a window, and there is no screen here ({ $detail }); --verify plays the record again.
cli-not_shown = The viewer shows finished games only: in this one the players still have secrets.
cli-game_failed = A game failed. Seed { $seed }; its record is “{ $file }”.
cli-game_failed_unsaved = A game failed. Seed { $seed }; its record could not be saved.
cli-goes_on = not over yet
cli-game = game
cli-scenario = scenario
cli-players = players
cli-seed = seed
cli-points = points
cli-rounds = rounds
cli-decisions = decisions
cli-outcome = outcome
cli-speed = speed
cli-reasons = reasons
cli-spread = from { $least } to { $most }, median { $median }
cli-decisions_per_second = { $count ->
    [one] { $count } decision per second
   *[other] { $count } decisions per second
}
cli-bench-met = met
cli-bench-missed = missed
cli-bench-budget = { $name }: { $found }, budget { $least }, aim { $most }: { $known }
