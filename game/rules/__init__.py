"""The pure rules: values in, values out; no screen, clock or file."""
