"""What is said once, when a thing is met for the first time at a table, and all that has been said so."""
