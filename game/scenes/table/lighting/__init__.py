"""What is lit on the table, and with which marks: legal gestures, moves of others, places of a rule."""
