"""Wasteland Riders on the table."""
