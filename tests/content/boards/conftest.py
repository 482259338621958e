"""A small project of its own for maps that are spoilt on purpose."""

import shutil
from pathlib import Path

import pytest

from game.content.boards import LoadedMap, load_map
from tests import PROJECT


class MapShop:
    """A copy of one map with its game's tilesets; the map and one tileset can be changed and loaded."""

    def __init__(self, root: Path, game: str, name: str, tileset: str) -> None:
        self.root = root
        self.path = root / "maps" / game / f"{name}.tmx"
        self.tileset = self.path.with_name(tileset)
        for folder in (f"maps/{game}", "assets/art"):
            (root / folder).mkdir(parents=True)
        for file in (PROJECT / "maps" / game).iterdir():
            if file.suffix == ".tsx" or file.name == self.path.name:
                shutil.copyfile(file, self.path.with_name(file.name))
        for picture in (PROJECT / "assets" / "art").rglob("te[rx]*.svg"):
            copy = root / picture.relative_to(PROJECT)
            copy.parent.mkdir(exist_ok=True)
            copy.touch()
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
    return MapShop(tmp_path, "desert_patrol", "dp_s01", "tiles.tsx")


@pytest.fixture
def area_shop(tmp_path: Path) -> MapShop:
    """A map with land areas and air zones."""
    return MapShop(tmp_path, "staff_orders", "l1", "l1.tsx")
