"""Counters of a knight, and what happens when one runs out: knock-out and recovery."""
