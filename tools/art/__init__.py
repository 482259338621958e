"""The pictures of the cards, drawn by a kit so that all share a hand: docs/ART.md says how one is made."""
