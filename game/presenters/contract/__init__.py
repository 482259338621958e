"""What every presenter promises, and the values it hands to the screens."""
