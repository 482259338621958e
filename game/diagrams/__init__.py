"""Diagrams of the rulebooks: small positions, and what the picture points out in them."""
