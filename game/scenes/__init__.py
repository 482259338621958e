"""Screens: what is shown, and how gestures are handled. Each is composed in layers from the present state."""
