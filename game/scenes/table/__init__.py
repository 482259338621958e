"""The table scene and its parts: bars, log, odds, dice, marks, the thing in hand."""
