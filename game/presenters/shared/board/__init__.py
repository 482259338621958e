"""Boards: cardboard, sheets and small things on them."""
