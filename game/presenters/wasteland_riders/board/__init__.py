"""The board: hexes, knights, tokens, the route."""
