"""Fights: clashes, attacks, theft, and meetings that lead to them."""
