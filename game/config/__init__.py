"""What is fixed outside the program: where files lie, and the person's settings."""
