"""Screens: what is shown, and what hands do to it. Each is composed in layers from what is true now."""
