# What is on the disk, and what is not

unsaved-mark = Not saved
unsaved-why = This match is not wholly on the disk just now: { $reason ->
    [disk_full] the disk is full.
    [read_only] its folder cannot be written to.
    [vanished] its folder is gone.
    [locked] another copy of the program is using its folder.
   *[other] the disk reports a fault.
 }
unsaved-ask = { $scenario }, round { $round }: this match is not wholly on the disk, because { $reason ->
    [disk_full] the disk is full.
    [read_only] its folder cannot be written to.
    [vanished] its folder is gone.
    [locked] another copy of the program is using its folder.
   *[other] the disk reports a fault.
 } If you leave it now, what could not be written is lost.
unsaved-save = Save under a name elsewhere
unsaved-leave = Leave all the same
unsaved-stay = Stay at the table
curtain-quit_unsaved = Leave; the game is not saved
app-trouble_unsaved = The program met an error that we did not foresee. This match is not wholly on the disk just now: go on, and save it under a name elsewhere.

## Saved games

saves-tab_open = To play ({ $count })
saves-tab_finished = Finished ({ $count })
saves-none_open = There is no game to go on with
    .how = Finished matches are beside this list. The program keeps the last fifty.
saves-none_finished = No match has been finished yet
    .how = A match that was played to its end stays here to be looked at. The program keeps the last fifty.
saves-kept_finished = Match played to its end
saves-older_content = older cards or map
    .tip = This match was made with other cards or another map than those of today. It goes on with the ones it began with.
saves-older_program = from version { $version }
    .tip = This match was saved by another version of the program. If the rules have changed since then, you will be asked before it opens.
saves-keys_typing = Enter: save · arrow down: list of saves · Esc: back
saves-folder = Folder
saves-folder_hint = A folder on another disk
saves-elsewhere = Saving in the usual place may fail. Type a folder on another disk or stick.
saves-saved_at = Saved: { $path }
saves-bad_folder = Give the whole path of the folder, for instance “{ $example }”.
saves-other_ask = Open another match? The one you are playing is saved and will wait among the saved games.
    .yes = Open it
    .no = Stay with this one

## Why a match cannot be opened

closed-damaged = What was saved of this match is damaged. It was left as it is.
closed-newer_format = This match was saved by a newer version of the program. Update the program to open it.
closed-other_content = This match was made with cards or a map that this program does not have. The version it was made with can open it.
closed-unknown_format = This is not a match saved by this program.
closed-unreadable = What was saved of this match cannot be read. Check that you are allowed to open it.
closed-vanished = A part of what was saved of this match is no longer on the disk.
closed-locked = Another copy of the program is playing this match.
closed-named = “{ $name }”: { $words }
closed-copy = An earlier save of the same match can be opened.
closed-kept_name = { $scenario }, match begun { $when }
kept-stepped_around = A part of what was saved of this match was damaged and has been set aside. The game goes on from the last good position: see whether anything is missing.

## Older matches

older-content = This match was made with other cards or another map than those of today. Playing on, you use the ones it began with.
older-rules = The rules have changed since this match was saved. { $steps ->
    [one] Its { $steps } step cannot be played again
   *[other] Its { $steps } steps cannot be played again
 }: the game goes on from the last position, by the rules of today, and nothing before it can be taken back.
older-look_all = You can look at all of it, step by step.
older-look_last = You can look at the last position only.
older-play = Play on
older-look = Look only
older-back = Back
log-loaded = The game goes on from the position that was saved. Its earlier steps ({ $steps }) cannot be played again by the rules of today.
replay-title_open = Looking on
replay-open = for all eyes
    .tip = This game is not over, so only what everybody may know is shown.
title-finished = Finished ({ $count })
