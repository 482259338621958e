"""A small project of its own for maps that are spoilt on purpose."""

import shutil
from pathlib import Path

import pytest

from game.boards import LoadedMap, load_map

PROJECT = Path(__file__).resolve().parents[2]


class MapShop:
    """A copy of the first scenario's map that can be changed and loaded."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.path = root / "maps" / "desert_patrol" / "dp_s01.tmx"
        self.tileset = self.path.with_name("tiles.tsx")
        for folder in ("maps/desert_patrol", "assets/art"):
            (root / folder).mkdir(parents=True)
        for name in ("dp_s01.tmx", "tiles.tsx"):
            shutil.copyfile(PROJECT / "maps" / "desert_patrol" / name, self.path.with_name(name))
        for picture in (PROJECT / "assets" / "art").glob("terrain_*.svg"):
            (root / "assets" / "art" / picture.name).touch()
        self.map_text = self.path.read_text(encoding="utf-8")
        self.tileset_text = self.tileset.read_text(encoding="utf-8")

    def load(self, map_text: str | None = None, tileset_text: str | None = None) -> LoadedMap:
        self.path.write_text(self.map_text if map_text is None else map_text, encoding="utf-8")
        self.tileset.write_text(self.tileset_text if tileset_text is None else tileset_text, encoding="utf-8")
        return load_map(self.path, self.root)

    def load_with(self, old: str, new: str) -> LoadedMap:
        """Load with one thing replaced in the map, or in the tileset if it is there."""
        assert (old in self.map_text) != (old in self.tileset_text)
        if old in self.map_text:
            return self.load(map_text=self.map_text.replace(old, new, 1))
        return self.load(tileset_text=self.tileset_text.replace(old, new, 1))


@pytest.fixture
def shop(tmp_path: Path) -> MapShop:
    return MapShop(tmp_path)
