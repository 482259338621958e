"""Trials: random play under watch. The tests run them with small numbers, `soak` with large ones."""
