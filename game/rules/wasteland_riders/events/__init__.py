"""What can happen, as values."""
