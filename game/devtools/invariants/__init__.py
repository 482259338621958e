"""Invariants checked during random play. The tests run them with small numbers, `soak` with large ones."""
