"""Diagrams of the rulebooks: small positions, and what is pointed out in them."""
