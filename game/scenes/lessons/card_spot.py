"""Where a table's card is placed: off the things it refers to, covering as little of the game as possible."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.scenes.table.lighting.marks import is_ground
from game.view.canvas import HitArea
from game.view.widgets.card_place import hidden_by, place_apart, place_beside

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen

OFFERED_COUNTS = 3
"""Things that can be used, and the odds, count this many times as much as other things if covered."""
GROUND_COUNTS = 60
"""If the things the card refers to are too large to stay free, covering them counts this many times
as much.
"""
MIDDLE = 0.6
"""The part of a hex's width that counts as its middle."""
ODDS = "odds"
WRITTEN = ("board", "zones", "side")
"""The layers whose words stay uncovered."""


class CardSpot:
    """Keeps the card in place as long as it covers nothing that matters."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._at: Rect | None = None
        self._moment: object = None

    def place(self, sizes: Sequence[tuple[int, int]], lit: Sequence[HitArea], moment: object = None) -> Rect:
        """A place beside what is lit, with the first of these sizes that covers none of it.

        A new `moment`, or new odds, means that other things lie there: then the place is checked again. It
        never moves while a piece is held.
        """
        things = self._things_among(lit)
        is_empty_handed = self._screen.held_piece.source is None
        moment = (moment, *self._written(ODDS)) if is_empty_handed else self._moment
        is_same = moment == self._moment and any(self._stays(size, things) for size in sizes)
        if self._at is None or not is_same:
            ground = [_seen(one) for one in lit if is_ground(self._screen.kit, one)]
            others = [_seen(one) for one in self._lying()] + self._middles(is_all=not lit)
            others += self._written(*WRITTEN)
            wanted = [_seen(one) for one in self._looked_at()] + self._written(ODDS)
            others += wanted * OFFERED_COUNTS
            self._at = self._place(sizes, things, [*others, *ground * GROUND_COUNTS])
            self._moment = moment
        return self._at

    def _place(self, sizes: Sequence[tuple[int, int]], things: list[Rect], others: list[Rect]) -> Rect:
        room, gap = self._room(), self._screen.kit.px(10)
        first = place_beside(room, sizes[0], things, others, gap, self._at)
        place = first
        for size in sizes[1:]:
            if place.collidelist(things) < 0:
                return place
            place = place_beside(room, size, things, others, gap, self._at)
        return place if place.collidelist(things) < 0 else first

    def place_apart(self, size: tuple[int, int], lit: Sequence[HitArea]) -> Rect:
        """A place off what is lit and, as far as possible, off everything used in play."""
        things, wanted = self._things_among(lit), [_seen(one) for one in self._looked_at()]
        is_empty_handed = self._screen.held_piece.source is None
        moment = tuple(map(tuple, wanted)) if is_empty_handed else self._moment
        is_hiding = self._at is not None and self._at.collidelist(wanted) >= 0
        if not self._stays(size, things) or (is_hiding and moment != self._moment):
            others = [_seen(one) for one in self._pieces()] + wanted
            others += [*things, *self._written(*WRITTEN)]
            rooms = [room for room in self._rooms() if room.w >= size[0] and room.h >= size[1]]
            places = [place_apart(room, size, others) for room in rooms or [self._room()]]
            self._at = min(places, key=lambda place: hidden_by(place, others))
        self._moment = moment
        assert self._at is not None
        return self._at

    def _things_among(self, lit: Sequence[HitArea]) -> list[Rect]:
        """The parts of these things that are not too large."""
        return [box for one in lit if not is_ground(self._screen.kit, one) for box in _boxes(one)]

    def _stays(self, size: tuple[int, int], things: Sequence[Rect]) -> bool:
        before, gap = self._at, self._screen.kit.px(10)
        if before is None or before.size != size or not any(room.contains(before) for room in self._rooms()):
            return False
        return before.inflate(gap, gap).collidelist(list(things)) < 0

    def _room(self) -> Rect:
        """The picture without its bars: the larger part, above the prompt or below it."""
        return max(self._rooms(), key=lambda one: one.h)

    def _rooms(self) -> tuple[Rect, Rect]:
        kit = self._screen.kit
        regions, edge = self._screen.presenter.regions(kit.metrics), kit.px(8)
        whole = kit.metrics.rect.inflate(-2 * edge, -2 * edge)
        top = regions["top"].bottom + edge
        whole.h, whole.y = whole.bottom - top, top
        prompt = regions["prompt"]
        above = Rect(whole.x, whole.y, whole.w, prompt.y - edge - whole.y)
        below = Rect(whole.x, prompt.bottom + edge, whole.w, whole.bottom - prompt.bottom - edge)
        return above, below

    def _pieces(self) -> Iterable[HitArea]:
        """All things on the table: a card about the whole table covers as few of them as possible."""
        kit = self._screen.kit
        return (one for one in self._screen.hit_areas() if one.is_piece and not is_ground(kit, one))

    def _lying(self) -> Iterable[HitArea]:
        """Cards, counters and panels."""
        return (one for one in self._pieces() if one.shape != "hex")

    def _middles(self, *, is_all: bool) -> list[Rect]:
        """The middle of each hex with things on it; with `is_all` whole hexes, for a card that refers to no
        place.
        """
        hexes = [_seen(one) for one in self._pieces() if one.shape == "hex"]
        return hexes if is_all else [one.scale_by(MIDDLE) for one in hexes]

    def _written(self, *names: str) -> list[Rect]:
        """Words and numbers on these layers, except those of the log."""
        log = self._screen.presenter.regions(self._screen.kit.metrics).get("log")
        layers = (layer.canvas for layer in self._screen.layers if layer.name in names and layer.canvas)
        found = [mark.rect.clip(mark.box) for canvas in layers for mark in canvas.texts]
        return [one for one in found if log is None or not log.contains(one)]

    def _looked_at(self) -> Iterable[HitArea]:
        """What can be held or dropped on, what is in the hand, and the counters on the board."""
        screen = self._screen
        wanted = {*screen.offers.sources, *screen.offers.direct, *screen.held_piece.targets}
        return (
            one
            for one in screen.hit_areas()
            if one.handle in wanted or one.group == "hand" or (one.is_piece and one.shape == "disc")
        )


def _boxes(hit_area: HitArea) -> list[Rect]:
    """The visible boxes of a thing, part by part."""
    seen = hit_area.seen
    return [box if seen is None else box.clip(seen) for box in hit_area.whole or (hit_area.rect,)]


def _seen(hit_area: HitArea) -> Rect:
    return hit_area.rect if hit_area.seen is None else hit_area.rect.clip(hit_area.seen)
