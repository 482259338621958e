"""What a knight carries and what it is worth: facts, nothing here changes a world."""
