"""Buying, paying, and exchange between knights."""
