"""The board: tiles, counters, tokens."""
