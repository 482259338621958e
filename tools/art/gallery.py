"""Which pictures there are: each a scene, a function that draws with a pen, under the name of its file."""

from collections.abc import Callable
from typing import NamedTuple

from tools.art.pen import Pen

Scene = Callable[[Pen], None]
SQUARE, WIDE = (256, 256), (512, 256)
"""A thing by itself, on whatever ground it is put; and a scene, whose middle is seen wherever it is shown."""


class Picture(NamedTuple):
    game: str
    name: str
    size: tuple[int, int]
    scene: Scene

    def svg(self) -> str:
        pen = Pen(*self.size)
        self.scene(pen)
        return pen.svg()


PICTURES: dict[str, Picture] = {}
"""All that were hung, by name."""


class Series:
    """The pictures of one kind of card: `@enemies("en16_emu_zaglady")` hangs the scene below it."""

    def __init__(self, game: str, kind: str, size: tuple[int, int] = SQUARE) -> None:
        self.game, self.kind, self.size = game, kind, size

    def __call__(self, name: str) -> Callable[[Scene], Scene]:
        return lambda scene: self.hang(name, scene)

    def hang(self, name: str, scene: Scene) -> Scene:
        full = f"{self.kind}_{name}"
        if full in PICTURES:
            raise ValueError(f"two pictures are called {full}")
        PICTURES[full] = Picture(self.game, full, self.size, scene)
        return scene
