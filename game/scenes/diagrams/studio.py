"""Draws diagrams, one whenever there is time, and keeps the pictures."""

from collections.abc import Iterable, Mapping

import pygame
from pygame import Rect

from game.diagrams.diagram import Diagram
from game.input.gestures import Key
from game.scenes.diagrams.table import DiagramTable
from game.scenes.posing import come_to_rest, lift
from game.scenes.screen import ScreenHost
from game.view.kit import Kit

AROUND = 22
"""The margin around what a picture must show, in design pixels."""

Wanted = tuple[str, str, tuple[int, int], str, str, float]
"""Everything that a picture depends on, as its key."""


class Studio:
    """Takes orders for pictures while a page is composed, and draws them afterwards."""

    def __init__(self, host: ScreenHost) -> None:
        self._host = host
        self._pictures: dict[Wanted, pygame.Surface] = {}
        self._waiting: dict[Wanted, Diagram] = {}

    @property
    def has_work(self) -> bool:
        return bool(self._waiting)

    def picture(self, kit: Kit, diagram: Diagram, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of a diagram; None until it is drawn."""
        key = _key(kit, diagram, size)
        found = self._pictures.get(key)
        if found is None:
            self._waiting[key] = diagram
        return found

    def draw_next(self, kit: Kit) -> None:
        """Draw one picture that was ordered; orders for other sizes or languages are dropped."""
        key, diagram = next(iter(self._waiting.items()))
        del self._waiting[key]
        if key == _key(kit, diagram, key[2]):
            self._pictures[key] = draw(self._host, diagram, key[2])


def _key(kit: Kit, diagram: Diagram, size: tuple[int, int]) -> Wanted:
    settings = kit.settings
    return diagram.game, diagram.id, size, kit.texts.language, settings.palette, kit.metrics.text_scale


def draw(host: ScreenHost, diagram: Diagram, size: tuple[int, int]) -> pygame.Surface:
    """The part of its table that the diagram shows, at the size asked for. Raises `UnknownHandle`."""
    stage = host.studio()
    table = DiagramTable(stage, diagram)
    stage.push(table)
    table.hold_still()
    come_to_rest(stage)
    for key in diagram.show.keys:
        stage.feed(Key(key))
    come_to_rest(stage)
    if diagram.show.take:
        lift(stage, diagram.show.take, diagram.show.over or None)
    things = [rect for one in table.framed() for rect in one.whole or (one.rect,)]
    regions, around = table.presenter.regions(table.kit.metrics), table.kit.px(AROUND)
    cut = cut_of(things, size, room_of(things, size, regions, stage.picture.get_rect(), around), around)
    return pygame.transform.smoothscale(stage.picture.subsurface(cut), size)


def room_of(
    things: Iterable[Rect], size: tuple[int, int], regions: Mapping[str, Rect], whole: Rect, around: int
) -> Rect:
    """The region to cut from: for things on the board, or in a fight, only that region if a picture fits
    there.
    """
    held = list(things)
    for name in ("board", "fight"):
        region = regions.get(name, whole)
        if all(region.contains(rect) for rect in held):
            cut = cut_of(held, size, region, around)
            if name == "board" or all(cut.contains(rect) for rect in held):
                return region
    return whole


def cut_of(things: Iterable[Rect], size: tuple[int, int], whole: Rect, around: int) -> Rect:
    """The smallest part of a picture in the shape of `size` that holds all things with their margin."""
    first, *others = things
    held = first.unionall(others).inflate(2 * around, 2 * around).clip(whole)
    wide = max(held.w, -(-held.h * size[0] // size[1]))
    wide = min(wide, whole.w, whole.h * size[0] // size[1])
    cut = Rect(0, 0, wide, wide * size[1] // size[0])
    cut.center = held.center
    return cut.clamp(whole)
