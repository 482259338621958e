"""What a match is made of: setting, state, a fight under way, sums."""
