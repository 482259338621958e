"""The own sheet: knight, gear, vehicle."""
