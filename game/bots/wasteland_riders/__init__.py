"""Riders with a plan."""
