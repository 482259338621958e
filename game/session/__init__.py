"""The table: matches with their record, undo and replay; saving, loading and autosaving them."""
