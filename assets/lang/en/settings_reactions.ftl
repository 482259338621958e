## Settings: how reactions are asked for at an open table

settings-section_reactions = Reactions at the table
settings-seconds = { $number } s
settings-reaction_mode = Reaction windows
    .hint = Together: the table waits a moment for a raised hand. In turn: each decides alone behind the curtain. Fast: play stops only for a raised hand.
settings-reaction_mode_grace = Together
settings-reaction_mode_strict = In turn
settings-reaction_mode_fast = Fast
settings-grace_seconds = Time to raise a hand
    .hint = This long a reaction window is open to everybody.
settings-hit_seconds = Time for whoever is hit
    .hint = After this time a hit is taken without a defence.
