"""Staff Orders as a bot knows it."""
