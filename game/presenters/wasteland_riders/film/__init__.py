"""The film of Wasteland Riders: which events have a moment, and what is staged in it, chapter by chapter."""
