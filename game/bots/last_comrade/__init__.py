"""The mind of Last Comrade and what it is made of."""
