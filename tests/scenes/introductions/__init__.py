"""What is said once, when a thing is met for the first time."""
