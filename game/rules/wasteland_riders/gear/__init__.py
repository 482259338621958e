"""What a knight carries and its value: facts only, nothing here changes a world."""
