"""What can happen, as event values."""
