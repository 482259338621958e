"""Layers kept from frame to frame, and the painter that repaints only what changed in them."""

from collections.abc import Callable, Sequence
from itertools import takewhile

import pygame
from pygame import Rect

from game.view.canvas import Canvas, HitArea, Item
from game.view.kit import Kit

Compose = Callable[[Canvas], None]
DependsOn = Callable[[], object]
FULL_SHARE = 0.9
MOST_RECTS = 24
EACH_RECT = 4_000
"""Two damaged rectangles are joined if that repaints at most this many unchanged pixels. With a
higher limit a large rectangle would grow by each of the many small ones around it.
"""


class Layer:
    """One sheet of the picture, composed only when it is dirty and kept from frame to frame.

    - `is_dirty`: the next `update` composes it, whatever it depends on. A new layer is dirty.
    - `invalidate_if_changed` makes it maybe dirty: the next `update` asks `depends_on` for a key and composes
      only if the key differs from the last one. Without `depends_on` it always composes.
    - `deferred`: while it is only maybe dirty it may lag by a frame or more. Each frame updates one of these,
      so a moving pointer does not wait for it. A dirty layer never lags.
    - `static`: a hint to the painter, for the lowest layers of a picture. It does not change the result.
    - `drop` forgets everything on it at once, as when the next person must not see it: until the next
      `update` it has no canvas, so nothing on it is drawn or can be hit.

    `compose` only notes items on the canvas it is given; it changes nothing else.
    """

    def __init__(
        self,
        name: str,
        compose: Compose,
        *,
        static: bool = False,
        deferred: bool = False,
        depends_on: DependsOn | None = None,
    ) -> None:
        self.name = name
        self.is_static = static
        self._is_deferred = deferred
        self._compose = compose
        self._depends_on = depends_on
        self._built_from: object = None
        self.is_dirty = True
        self.maybe_dirty = False
        self._waits = False
        self.canvas: Canvas | None = None
        self.rects: list[tuple[int, int, int, int]] = []
        self._unpainted: list[Rect] = []

    def invalidate_if_changed(self) -> None:
        """Mark it maybe dirty: the next update composes it if its key differs."""
        self.maybe_dirty, self._waits = True, self._is_deferred

    def compose_by(self, compose: Compose) -> None:
        """Compose it with another function from now on."""
        self._compose, self.is_dirty = compose, True

    def update(self, kit: Kit) -> bool:
        """Compose it if needed; returns whether it was composed. The damage is kept until the painter
        takes it.
        """
        if not self.is_dirty and not self.maybe_dirty:
            return False
        self.maybe_dirty = False
        built_from = self._depends_on() if self._depends_on is not None else None
        if not self.is_dirty and self._depends_on is not None and built_from == self._built_from:
            return False
        before: list[Item] = self.canvas.items if self.canvas is not None else []
        canvas = Canvas(kit)
        self._compose(canvas)
        self.canvas, self.is_dirty, self._built_from = canvas, False, built_from
        self.rects = [item[:4] for item in canvas.items]
        self._unpainted += _changed(before, canvas.items)
        return True

    @property
    def may_wait(self) -> bool:
        """Whether this frame may be painted before it is up to date."""
        return self._is_deferred and self.maybe_dirty and not self.is_dirty

    def update_deferred(self, kit: Kit) -> bool:
        """Update a layer that may wait, once it has waited for a frame; returns whether it was composed."""
        if self._waits:
            self._waits = False
            return False
        return self.update(kit)

    def damage(self) -> list[Rect]:
        """The rectangles to repaint for it. They are given out once: the next call returns none."""
        damage, self._unpainted = self._unpainted, []
        return damage

    def drop(self) -> None:
        """Forget everything on it, as when another person must not see it. Its old area is repainted."""
        if self.canvas is not None:
            self._unpainted += [Rect(rect) for rect in self.rects]
        self.canvas, self.rects, self.is_dirty = None, [], True

    def hit_area_at(self, point: tuple[int, int]) -> HitArea | None:
        return next(iter(self.hit_areas_at(point)), None)

    def hit_areas_at(self, point: tuple[int, int]) -> list[HitArea]:
        """All its hit areas at a point, the topmost first."""
        return self.canvas.hit_areas_at(point) if self.canvas is not None else []


def _changed(before: Sequence[Item], after: Sequence[Item]) -> list[Rect]:
    """The rectangles in which two lists of items differ, including items that only changed their order.

    A surface equals only itself, so items are compared directly; most items of a picture stay the same.
    """
    if before == after:
        return []
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    gone, come = set(old), set(new)
    stayed = gone & come
    if [item for item in old if item in stayed] == [item for item in new if item in stayed]:
        old = [item for item in old if item not in stayed]
        new = [item for item in new if item not in stayed]
    return [Rect(item[:4]) for item in (*old, *new)]


class Painter:
    """Paints layers onto a surface, from the lowest up, and only inside the rectangles that changed.

    The static layers at the bottom are kept painted on a surface of their own: where something above them
    moves away, they are copied from it in one blit.
    """

    def __init__(self) -> None:
        self.painted = 0
        """How many frames had something drawn."""
        self.last_damage: list[Rect] = []
        """The rectangles that the last such frame changed."""
        self._ground: pygame.Surface | None = None

    def paint(self, target: pygame.Surface, layers: Sequence[Layer], kit: Kit, full: bool) -> bool:
        """Update the layers and repaint the changes; returns whether a pixel may have changed. `full`
        repaints all.
        """
        whole = target.get_rect()
        static = list(takewhile(lambda layer: layer.is_static, layers))
        moving = layers[len(static) :]
        _refresh(layers, kit)
        below = _merged([whole] if full else _damage_of(static), whole)
        ground = self._painted_ground(target, static, below)
        damage = _merged([*below, *_damage_of(moving)], whole)
        seen = [layer for layer in moving if layer.rects]
        for rect in damage:
            target.set_clip(rect)
            if ground is not None:
                target.blit(ground, rect, rect)
            for layer in seen:
                _paint_layer(target, layer, rect)
        target.set_clip(None)
        self.last_damage = damage
        self.painted += bool(damage)
        return bool(damage)

    def _painted_ground(
        self, target: pygame.Surface, static: Sequence[Layer], damage: Sequence[Rect]
    ) -> pygame.Surface | None:
        """The surface with the static layers, up to date; None if the picture has none."""
        if not static:
            self._ground = None
            return None
        if self._ground is None or self._ground.get_size() != target.get_size():
            self._ground = pygame.Surface(target.get_size())
            damage = [target.get_rect()]
        for rect in damage:
            self._ground.set_clip(rect)
            for layer in static:
                _paint_layer(self._ground, layer, rect)
        return self._ground


def _refresh(layers: Sequence[Layer], kit: Kit) -> None:
    """Update the layers from the lowest up; then one of those that may wait, tips beside the pointer
    first.
    """
    waiting = [layer for layer in layers if layer.may_wait]
    for layer in layers:
        if not layer.may_wait:
            layer.update(kit)
    for layer in reversed(waiting):
        if layer.update_deferred(kit):
            break


def _damage_of(layers: Sequence[Layer]) -> list[Rect]:
    return [rect for layer in layers for rect in layer.damage()]


def _paint_layer(target: pygame.Surface, layer: Layer, rect: Rect) -> None:
    if layer.canvas is None:
        return
    items = layer.canvas.items
    for index in rect.collidelistall(layer.rects):
        item = items[index]
        if item.surface is not None:
            target.blit(item.surface, (item.x, item.y), item.area)
        elif item.colour is not None:
            target.fill(item.colour, item[:4])


def _merged(damage: Sequence[Rect], whole: Rect) -> list[Rect]:
    """Join rectangles to get few of them; the whole picture if that is cheaper.

    Each rectangle is painted from the lowest layer up, so an area in two of them is painted twice.
    """
    rects = [rect.clip(whole) for rect in damage if rect.colliderect(whole)]
    worth = EACH_RECT
    rects = _joined(rects, worth)
    while len(rects) > MOST_RECTS:
        worth *= 4
        rects = _joined(rects, worth)
    if sum(map(_area, rects)) > FULL_SHARE * _area(whole):
        return [whole]
    return [_kept_near(rect) for rect in rects]


def _kept_near(rect: Rect) -> Rect:
    """The rectangle, widened by a pixel where its rows would begin at a multiple of 16 bytes: SDL
    copies such rows past the processor's cache, and painting over them takes twice as long.
    """
    if rect.x % 4 or not rect.x:
        return rect
    return Rect(rect.x - 1, rect.y, rect.w + 1, rect.h)


def _joined(rects: Sequence[Rect], worth: int) -> list[Rect]:
    """Join rectangles where one is painted faster than two; `worth` is how many extra pixels a
    rectangle costs.
    """
    found: list[Rect] = []
    for rect in rects:
        place, area = 0, _area(rect)
        while place < len(found):
            other = found[place]
            if other.contains(rect):
                break
            both = rect.union(other)
            if both.w * both.h <= area + other.w * other.h + worth:
                del found[place]
                rect, place, area = both, 0, _area(both)
            else:
                place += 1
        else:
            found.append(rect)
    return found


def _area(rect: Rect) -> int:
    return rect.w * rect.h
