"""Last Comrade as a bot knows it."""
