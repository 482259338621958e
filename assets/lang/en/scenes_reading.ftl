## The rulebook

rulebook-title = Rules: { $game }
rulebook-close = Close the rules
rulebook-search = Search the rules
rulebook-count = { $number } of { $count }
rulebook-nothing = nothing found
rulebook-next = Next place
rulebook-previous = Previous place
rulebook-missing = This rulebook cannot be opened. The game has none, or its file is damaged.
rulebook-foot = Every line of the log and every refusal leads to its rule.
rulebook-show = Show where this is on the table
rulebook-see_also = See also
rulebook-rulings = Our rulings
    .words = Here the printed rules are silent or can be read in two ways. This is what we decided.

## Settings

settings-title = Settings
settings-close = Close the settings
settings-percent = { $number }%
settings-section_reading = Language and looks
settings-section_picture = Picture and motion
settings-section_sound = Sound
settings-section_play = Play
settings-section_stops = { $game }: where it asks you
settings-section_files = Files
settings-language = Language
    .hint = Changes at once, in the middle of a game too.
settings-text_scale = Size of letters
    .hint = Makes all text larger or smaller; the board stays as it is.
settings-palette = Colours of the sides
    .hint = Safe colours can be told apart by everybody, colour-blind people too. Shapes are always shown.
settings-palette_standard = Standard
settings-palette_safe = Safe
settings-fullscreen = Full screen
    .hint = The game takes the whole screen instead of a window.
settings-motion = Pace of motion
    .hint = How fast things happen and move. Hold Shift to hurry them; with None nothing is shown happening.
settings-motion_none = None
settings-motion_fast = Fast
settings-motion_normal = Normal
settings-motion_slow = Slow
settings-reduced_motion = Reduced motion
    .hint = The same moments are shown, but nothing flies or turns.
settings-volume = Volume
    .hint = You hear a sample after a change.
settings-mute = Mute
    .hint = Switches all sounds off; the volume is remembered.
settings-show_odds = Odds before an attack
    .hint = Shows the exact chance of a hit at every target before you attack.
settings-curtain = Curtain between turns
    .hint = Covers the screen when you hand it over, so that nobody sees the other’s cards.
settings-undo = Taking back
    .hint = Strict: you cannot take back a roll, a card seen or a turn handed over. Friendly: if both agree you can take back anything, and the record says so.
settings-undo_strict = Strict
settings-undo_friendly = Friendly
settings-confirm_irreversible = Ask before the irreversible
    .hint = Asks once more before you do something that cannot be mended.
settings-bot_pace = Pace of computer players
    .hint = How long you see each thing they do. Click or Space goes on, Shift hurries; skipped, only the summary tells.
settings-bot_pace_slow = Slow
settings-bot_pace_normal = Normal
settings-bot_pace_fast = Fast
settings-bot_pace_skip = Skip
settings-files = Where the files are
    .words = Saves, reports and settings are in the folder { $folder }
settings-reset = Reset the settings
    .hint = Everything on this page goes back to how it was at the first start. Saved games stay.
settings-reset_ask = Reset to defaults
settings-reset_sure = Are you sure? Your choices on this page will be lost.
settings-reset_do = Yes, reset
settings-reset_keep = No, keep

## The final report

results-kicker = Final report
results-where = { $scenario } · the game is over
results-why = { $sentence }.
results-rule = Decided by rule
results-stamp = Mission accomplished
    .accomplished = Mission accomplished
    .failed = Mission failed
    .conceded = White flag
    .standstill = Stalemate
results-luck = Ledger of luck
    .words = successes against what was to be expected
results-decimal = { $whole }.{ $tenth }
results-mentions = Mentions
results-no_mentions = Nobody stood out above the others.
results-undone = { $count ->
    [0] No move was taken back.
    [one] { $count } move was taken back, none across a roll or a curtain.
   *[other] { $count } moves were taken back, none across a roll or a curtain.
}
results-undone_since = { $count ->
    [0] No move was taken back since this game was last opened.
    [one] { $count } move was taken back since this game was last opened, none across a roll or a curtain.
   *[other] { $count } moves were taken back since this game was last opened, none across a roll or a curtain.
}
results-undone_by_agreement = { $count ->
    [one] Both sides agreed to take back { $count } step.
   *[other] Both sides agreed to take back { $count } steps.
}
results-friendly = Moves were taken back in this game by agreement.
results-seed = Seed of the game: { $seed }.
results-seed_chosen = It was typed in before the game, not drawn.
results-rematch = Rematch with sides swapped
results-rematch_seats = Rematch with seats moved on
results-next = Next scenario
    .off = This was the last scenario.
results-replay = Replay
results-save = Save the report
results-title = Title page
results-settings = Settings
results-rules = Rules
results-record = { $scenario }, report
results-record_again = { $scenario }, report { $number }
results-saved = Report saved: { $name }

## The player aid

aid-title = { $game } on one page
aid-close = Close this page
aid-missing = This page cannot be opened. The game has none, or its file is damaged.
aid-open = The game on one page (K)
