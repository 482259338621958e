"""Fights: clashes, attacks, theft, and the meetings that lead to them."""
