"""Tiled maps become boards here: `load_map` reads a TMX file and gives a Board and its BoardArt."""

from game.content.boards.art import BoardArt, HexGrid
from game.content.boards.loading import LoadedMap, load_map

__all__ = ["BoardArt", "HexGrid", "LoadedMap", "load_map"]
