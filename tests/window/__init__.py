"""The program in a real window: Xvfb shows it, xdotool moves the pointer and presses the keys."""
