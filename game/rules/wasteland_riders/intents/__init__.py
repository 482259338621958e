"""What seats can ask for, as intent values."""
