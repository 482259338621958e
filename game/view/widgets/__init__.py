"""Widgets of all screens. Each is a function that notes itself on a canvas; none keeps state."""
