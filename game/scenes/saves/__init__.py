"""The list of saves."""
