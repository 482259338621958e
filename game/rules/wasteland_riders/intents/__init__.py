"""What seats can ask for, as values."""
