"""The field sheet: attack, Line, targets, slots, and what moves on it."""
