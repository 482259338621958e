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
barrier-load = the game was loaded here, and its earlier steps cannot be played again

## Why something is not possible, in any game

refusal-not_your_turn = It is not your turn.
refusal-game_over = The game is over.
refusal-not_offered = That is not possible now.

## Lists, prompts and conceding, in any game

list-last = { $most } and { $last }
list-times = { $count } × { $name }
list-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
prompt-over = The game is over.
intent-concede = Concede the game

## Files

store-damaged = The file “{ $file }” is damaged and was left as it is. Open an earlier save of this game.
store-too_big = The file “{ $file }” is too big to be a save. Check that you chose the right file.
store-unknown_format = The file “{ $file }” is not a save of this program. Choose another file.
store-newer_format = The file “{ $file }” was written by a newer version of the program. Update the program to open it.
store-unreadable = The file “{ $file }” cannot be read. Check that you are allowed to open it.
store-disk_full = The disk is full: “{ $file }” was not written. Free some space and save again; the earlier save is intact.
store-no_home = There is no home folder to keep games and settings in ({ $file }). Name a folder in the environment variable SZTABOWKA_HOME.
store-read_only = “{ $file }” cannot be written here. Choose a folder in which you may save, or change its permissions.
store-vanished = The file “{ $file }” is no longer there. It may have been moved or deleted; choose another one.
store-bad_name = “{ $file }” cannot be the name of a file. Use letters, digits, blanks, hyphens and dots.
store-locked = Another copy of the program is using “{ $file }”. Close it and try again.
store-exists = The file “{ $file }” exists already and was not changed. Save under another name.
store-not_a_file = “{ $file }” is not an ordinary file. Choose another one.
store-too_deep = The file “{ $file }” is damaged or hostile: it is nested deeper than { $limit } levels. It was left as it is.
store-too_many = The file “{ $file }” is damaged or hostile: it holds more than { $limit } entries. It was left as it is.
store-truncated = The file “{ $file }” is damaged: its end is missing. It was left as it is; open an earlier save of this game.
store-unwritable = The file “{ $file }” could not be written. Save again, or in another folder; the earlier save is intact.
store-diverged = The record “{ $file }” plays differently now, from step { $step } on. Open it with the version of the program it was made with.
store-other_content = The file “{ $file }” was made with other cards or maps than the ones you have. Install the version it was made with.
store-not_kept = This match is not being written to the disk: { $reason ->
    [disk_full] the disk is full. Free some room
    [read_only] the folder cannot be written to. Change its permissions
    [vanished] its folder is gone. Bring the drive back
    [locked] another copy of the program is using its folder. Close that one
    [outgrown] it has grown longer than a save can hold. Finish it without leaving
   *[other] the disk reports a fault. Check it
 }, or save under a name somewhere else. You can play on; as soon as it works again, everything is written.
store-outgrown = “{ $file }” was not written: this match has grown longer than a save can hold. Earlier saves of it were left as they are.
store-replaced = The file “{ $file }” was removed or replaced while it was in use.
store-rewritten = The folder in which this match is kept was removed or replaced while you were playing. It was made again, and the whole match is in it.
store-bad_settings = Some settings in “{ $file }” cannot be used, so the usual ones hold instead. The file was left as it is; when you change a setting, it will be kept beside the new one.
store-good_copy = The newest good copy is “{ $good_copy }”.
