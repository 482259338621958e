"""The mind of Last Comrade and its parts."""
