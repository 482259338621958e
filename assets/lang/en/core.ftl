### Sztabówka: what the program itself says. Ids are the same in every language; so are the $variables.

app-name = Sztabówka
    .tagline = Board games of the desert, the staff room and the wasteland

## Seats and counting

seat-name = Player { $number }
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
count-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
count-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
count-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
count-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}

## The end of a game

outcome-title = The game is over
outcome-winners = { $count ->
    [0] Nobody wins.
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}

## What closes the way back

undo-closed = You can take back no further: { $barrier }.
barrier-start = the game begins here
barrier-dice = dice were rolled
barrier-card_seen = a card was seen
barrier-shuffle = cards were shuffled
barrier-hand_over = another player has decided

## Why something is not possible, in any game

refusal-not_your_turn = It is not your turn.
refusal-game_over = The game is over.
refusal-not_offered = That is not possible now.

## Files

store-damaged = The file “{ $file }” is damaged and was left as it is. Open an earlier save of this game.
store-too_big = The file “{ $file }” is too big to be a save. Check that you chose the right file.
store-unknown_format = The file “{ $file }” is not a save of this program. Choose another file.
store-newer_format = The file “{ $file }” was written by a newer version of the program. Update the program to open it.
store-unreadable = The file “{ $file }” cannot be read. Check that you are allowed to open it.
store-disk_full = The disk is full: “{ $file }” was not written. Free some space and save again; the earlier save is intact.
store-read_only = “{ $file }” cannot be written here. Choose a folder in which you may save, or change its permissions.
store-vanished = The file “{ $file }” is no longer there. It may have been moved or deleted; choose another one.
store-bad_name = “{ $file }” cannot be the name of a file. Use letters, digits, blanks, hyphens and dots.
store-locked = Another copy of the program is using “{ $file }”. Close it and try again.
store-other_content = The file “{ $file }” was made with other cards or maps than the ones you have. Install the version it was made with.
store-good_copy = The newest good copy is “{ $good_copy }”.

## The command line

cli-unknown_game = There is no game “{ $game }”. Choose one of: { $known }.
cli-unknown_scenario = There is no scenario “{ $scenario }”. Choose one of: { $known }.
cli-unknown_language = There is no language “{ $language }”. Choose one of: { $known }.
cli-check_passed = No mistakes found.
cli-check_failed = { $count ->
    [one] { $count } mistake found.
   *[other] { $count } mistakes found.
}
cli-replay_equal = { $count ->
    [one] The record is sound: { $count } decision replayed, with an equal result.
   *[other] The record is sound: { $count } decisions replayed, each with an equal result.
}
cli-replay_differs = The record differs from decision no. { $step } on.
cli-game_failed = A game failed. Seed { $seed }; its record is “{ $file }”.
