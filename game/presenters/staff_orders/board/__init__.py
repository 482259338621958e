"""The board: ground, sectors, pieces, supply, arrows."""
