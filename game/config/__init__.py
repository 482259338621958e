"""What lies outside the program: the places of its files, and the person's settings."""
