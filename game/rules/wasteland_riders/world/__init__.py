"""The parts of a match: setting, state, a fight under way, sums."""
