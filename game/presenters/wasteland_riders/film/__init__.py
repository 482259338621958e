"""The film of Wasteland Riders: which events get a beat, and what is staged in it, chapter by chapter."""
