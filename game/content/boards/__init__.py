"""Tiled maps become boards here: `load_map` reads a TMX file and gives a Board and its BoardArt."""

from pathlib import Path

from game.content.boards.art import BoardArt, HexGrid, LoadedMap

__all__ = ["BoardArt", "HexGrid", "LoadedMap", "load_map"]


def load_map(path: Path, root: Path) -> LoadedMap:
    """See `loading`, which is imported when the first map is read: the title screen does not need it."""
    from game.content.boards import loading

    return loading.load_map(path, root)
