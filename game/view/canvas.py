"""The canvas: notes what one layer draws, what can be pointed at, and which box each text belongs in.

Nothing is drawn here. The painter compares the noted items with the last ones and draws only what changed.
Tests read the same notes: whether a text left its box, and which handles are on the screen.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import pygame
from pygame import Rect

from game.view.handles import Handle, HandleKind
from game.view.kit import Kit
from game.view.shapes import Alpha
from game.view.text import Span, TextPiece
from game.view.theme import CHALK, Colour

LINK = HandleKind("link", str, int, int)
"""A link. Its handle also holds its place, because a line may have the same link twice."""

Act = Callable[[], None]
HOLLOW = 120
"""The least width and height, in device pixels, of an empty middle of a surface that is worth leaving out."""


class Item(NamedTuple):
    """A surface, or its part `area`, at a place; or a plain fill of that rectangle if `surface` is None."""

    x: int
    y: int
    w: int
    h: int
    surface: pygame.Surface | None
    colour: tuple[int, ...] | None = None
    area: tuple[int, int, int, int] | None = None


class HitArea(NamedTuple):
    """A part of the picture that can be pointed at: a button or a thing on the table.

    Areas noted later lie above earlier ones. Several may have the same handle, such as the hexagons of a
    cluster.
    """

    handle: Handle
    rect: Rect
    group: str
    """Tab goes from group to group, arrows within one."""
    act: Act | None = None
    tip: str = ""
    shape: str = "box"
    """box, disc or hex: the exact shape that is hit, and that the ring around it has."""
    radius: int = 0
    enabled: bool = True
    is_piece: bool = False
    """Whether it is a thing of the game and not a button of the program."""
    seen: Rect | None = None
    """The clip rectangle through which it is seen; None if it is not clipped."""
    whole: tuple[Rect, ...] = ()
    """All hexagons of the cluster this one belongs to; each is a `HitArea` of its own with the same
    handle.
    """

    def holds(self, point: tuple[int, int]) -> bool:
        if not self.rect.collidepoint(point) or (self.seen is not None and not self.seen.collidepoint(point)):
            return False
        dx = abs(point[0] - self.rect.centerx) / max(self.rect.w / 2, 1)
        dy = abs(point[1] - self.rect.centery) / max(self.rect.h / 2, 1)
        if self.shape == "disc":
            return dx * dx + dy * dy <= 1
        if self.shape == "hex":
            return dy <= 1 - dx / 2
        return True


class TextMark(NamedTuple):
    """A text with the place where it was set and the box it must stay in; a `clipped` one may run out
    of view.
    """

    text: str
    rect: Rect
    box: Rect
    is_clipped: bool


class Zone(NamedTuple):
    """A named area. Areas of the same level never overlap, and each lies inside the picture."""

    name: str
    rect: Rect
    level: str


class _Index(NamedTuple):
    """The hit areas of a composed canvas, indexed by place and by handle."""

    rects: list[Rect]
    first: dict[str, HitArea]
    pieces: dict[str, HitArea]


class Canvas:
    """Notes of what one layer draws, in device pixels of the picture; later notes lie above earlier ones.

    Composing only adds notes; afterwards the canvas is only read, and searches that find nothing return None
    or something empty. Inside `clipped` an item or hit area completely outside the clip is not noted,
    although the returned rectangle stays that of the whole.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.items: list[Item] = []
        self.hit_areas: list[HitArea] = []
        self.texts: list[TextMark] = []
        self.zones: list[Zone] = []
        self._clip: Rect | None = None
        self._index: _Index | None = None

    # What is drawn

    def printed(self, key: Hashable, draw: "Callable[[Canvas], None]") -> None:
        """Note what `draw` notes, run only once for equal keys: the key must hold everything that
        decides the result.
        """
        asked = (key, None if self._clip is None else tuple(self._clip))
        made: Canvas | None = self.kit.prints[asked]
        if made is None:
            made = Canvas(self.kit)
            made._clip = self._clip
            draw(made)
            self.kit.prints.put(asked, made)
        self.items += made.items
        self.hit_areas += made.hit_areas
        self.texts += made.texts
        self.zones += made.zones

    def blit(self, surface: pygame.Surface, at: tuple[int, int]) -> Rect:
        """Put a surface with its top left corner at this point; returns the rectangle it covers."""
        x, y = at
        w, h = surface.get_size()
        placed = Rect(x, y, w, h)
        if self._clip is None:
            self.items.append(Item(x, y, w, h, surface))
            return placed
        seen = placed.clip(self._clip)
        if seen.w and seen.h:
            area = (seen.x - x, seen.y - y, seen.w, seen.h)
            self.items.append(Item(seen.x, seen.y, seen.w, seen.h, surface, None, area))
        return placed

    def blit_rim(self, surface: pygame.Surface, at: tuple[int, int], rim: int) -> None:
        """Put a surface with an empty middle: of a large one only its edges, up to `rim` pixels wide.

        Blitting an empty middle takes as long as blitting a full one.
        """
        wide, high = surface.get_size()
        if min(wide, high) - 2 * rim < HOLLOW:
            self.blit(surface, at)
            return
        inside = high - 2 * rim
        for part in (
            Rect(0, 0, wide, rim),
            Rect(0, rim, rim, inside),
            Rect(wide - rim, rim, rim, inside),
            Rect(0, high - rim, wide, rim),
        ):
            with self.clipped(part.move(at)):
                self.blit(surface, at)

    def rim(self, rect: Rect, radius: int, colour: Colour, width: int) -> None:
        """A line along the inside of a rounded box, in device pixels, as `rounded` draws it.

        All boxes share the corner surfaces, and the sides are plain fills: no surface as large as the box is
        made.
        """
        shapes, corner = self.kit.shapes, max(radius, width) + 1
        side = 2 * corner + 2
        if min(rect.size) <= side:
            self.blit(shapes.rounded(rect.size, radius, None, colour, width), rect.topleft)
            return
        small = shapes.rounded((side, side), radius, None, colour, width)
        for x, left in ((rect.x, 0), (rect.right - corner, side - corner)):
            for y, top in ((rect.y, 0), (rect.bottom - corner, side - corner)):
                with self.clipped(Rect(x, y, corner, corner)):
                    self.blit(small, (x - left, y - top))
        across, down = rect.inflate(-2 * corner, 0), rect.inflate(0, -2 * corner)
        self.fill(Rect(across.x, rect.y, across.w, width), colour)
        self.fill(Rect(across.x, rect.bottom - width, across.w, width), colour)
        self.fill(Rect(rect.x, down.y, width, down.h), colour)
        self.fill(Rect(rect.right - width, down.y, width, down.h), colour)

    def blit_in(self, surface: pygame.Surface, box: Rect) -> Rect:
        """Put a surface in the middle of a box."""
        return self.blit(
            surface,
            (box.x + (box.w - surface.get_width()) // 2, box.y + (box.h - surface.get_height()) // 2),
        )

    def fill(self, rect: Rect, colour: Colour) -> None:
        seen = rect if self._clip is None else rect.clip(self._clip)
        if seen.w > 0 and seen.h > 0:
            self.items.append(Item(seen.x, seen.y, seen.w, seen.h, None, colour))

    def rounded(
        self,
        rect: Rect,
        radius: float,
        fill: Colour | Alpha | None,
        rim: Colour | Alpha | None = None,
        rim_width: float = 1,
        *,
        shadow: str = "",
        bottom: Colour | None = None,
    ) -> None:
        """A rounded box; radius and rim width in design pixels."""
        kit = self.kit
        corner = kit.px(radius)
        if shadow:
            self.shadow(rect, corner, shadow)
        self.blit(
            kit.shapes.rounded(rect.size, corner, fill, rim, kit.px(rim_width), bottom),
            rect.topleft,
        )

    def shadow(self, rect: Rect, radius: int, kind: str) -> None:
        surface, dx, dy = self.kit.shapes.shadow(rect.size, radius, kind, self.kit.metrics.unit)
        self.blit(surface, (rect.x + dx, rect.y + dy))

    def shift_items(self, down: int) -> None:
        """Move every item noted so far down by this many pixels; hit areas stay where they are."""
        self.items = [item._replace(y=item.y + down) for item in self.items]

    def icon(self, name: str, box: Rect, colour: Colour = CHALK, size: float = 24) -> Rect:
        """An icon in the middle of a box; the size is that of the design."""
        return self.blit_in(self.kit.icon(name, size, colour), box)

    def text(
        self,
        text: str,
        style: str,
        colour: Colour,
        box: Rect,
        *,
        align: str = "left",
        valign: str = "middle",
        short: str | None = None,
        px: int | None = None,
    ) -> Rect:
        """One line fitted into its box: in the size of its style, or `px`, or smaller if the box
        requires it.
        """
        most = self.kit.type.size_within(style, box.h)
        px = most if px is None else min(px, most)
        surface = self.kit.type.fitted(text, style, colour, box.w, short, px)
        x = box.x
        if align != "left":
            spare = box.w - surface.get_width()
            x += spare // 2 if align == "center" else spare
        y = box.y
        if valign != "top":
            spare = box.h - surface.get_height()
            y += spare // 2 if valign == "middle" else spare
        return self._set(text, surface, (x, y), box, slack=px // 4)

    def words(
        self,
        text: str,
        style: str,
        colour: Colour,
        box: Rect,
        *,
        align: str = "left",
        valign: str = "top",
        lines: int | None = None,
        fit: bool = False,
        most: int | None = None,
    ) -> int:
        """Wrapped text in at most `lines` lines, the last one shortened; returns its height.

        With `fit` the type starts at `most` pixels and shrinks until the whole text fits into the box.
        """
        setter = self.kit.type
        px = setter.size(style)
        if fit:
            px, wrapped = setter.fitted_block(text, style, box.size, most)
        else:
            wrapped = setter.wrapped(text, style, box.w)
        if lines is not None and len(wrapped) > lines:
            wrapped = [*wrapped[: lines - 1], " ".join(wrapped[lines - 1 :])]
        leading = setter.leading(style, px)
        y = box.y
        if valign == "middle":
            y += max(0, (box.h - leading * len(wrapped)) // 2)
        for line in wrapped:
            surface = setter.fitted(line, style, colour, box.w, px=px)
            spare = box.w - surface.get_width()
            x = box.x + {"left": 0, "center": spare // 2, "right": spare}[align]
            self._set(line, surface, (x, y + (leading - surface.get_height()) // 2), box, slack=leading // 4)
            y += leading
        return leading * len(wrapped)

    def flow(
        self, spans: Sequence[Span], box: Rect, style: str, link: Callable[[str], Act] | None = None
    ) -> int:
        """Spans laid out in lines; returns the height. Spans with a link can be clicked."""
        return self.laid(self.kit.type.flow(spans, box.w), box, style, link)

    def laid(
        self,
        lines: Sequence[list[TextPiece]],
        box: Rect,
        style: str,
        link: Callable[[str], Act] | None = None,
    ) -> int:
        """Put lines that were laid out before, as `flow` does; returns their height."""
        leading = self.kit.type.leading(style)
        for number, line in enumerate(lines):
            self._line(line, box, box.y + number * leading, leading, link)
        return leading * len(lines)

    def _line(
        self, line: list[TextPiece], box: Rect, y: int, leading: int, link: Callable[[str], Act] | None
    ) -> None:
        for piece in line:
            span = piece.span
            surface = self.kit.type.line(piece.text, span.style, span.colour)
            at = Rect(box.x + piece.x, y + (leading - surface.get_height()) // 2, *surface.get_size())
            if span.mark is not None:
                self.rounded(Rect(at.x - 2, y + 1, at.w + 4, leading - 2), 4, span.mark)
            self._set(piece.text, surface, at.topleft, box, slack=leading // 4)
            if span.link is not None and link is not None:
                handle = LINK(span.link, at.x, at.y)
                self.hit_area(handle, Rect(at.x, y, at.w, leading), "links", act=link(span.link))

    def _set(
        self, text: str, surface: pygame.Surface, at: tuple[int, int], box: Rect, slack: int = 0
    ) -> Rect:
        """Note one rendered line. Its surface is higher than its letters, so its box gets some slack
        above and below.
        """
        rect = self.blit(surface, at)
        room = Rect(box.x, box.y - slack, box.w, box.h + 2 * slack)
        is_clipped = self._clip is not None and not self._clip.contains(rect)
        self.texts.append(TextMark(text, rect, room, is_clipped))
        return rect

    # What can be touched, what a test may ask

    def hit_area(
        self,
        handle: Handle,
        rect: Rect,
        group: str,
        *,
        act: Act | None = None,
        tip: str = "",
        shape: str = "box",
        radius: float = 8,
        enabled: bool = True,
        is_piece: bool = False,
    ) -> None:
        if self._clip is not None and not self._clip.colliderect(rect):
            return
        seen = None if self._clip is None or self._clip.contains(rect) else Rect(self._clip)
        corner = self.kit.px(radius)
        self.hit_areas.append(
            HitArea(handle, Rect(rect), group, act, tip, shape, corner, enabled, is_piece, seen)
        )

    def hot_cluster(self, handle: Handle, boxes: Sequence[Rect], group: str) -> None:
        """A thing made of several hexagons: each can be pointed at, and all are marked together."""
        seen = None if self._clip is None or all(map(self._clip.contains, boxes)) else Rect(self._clip)
        whole = tuple(map(Rect, boxes))
        for box in whole:
            if self._clip is None or self._clip.colliderect(box):
                self.hit_areas.append(
                    HitArea(handle, box, group, shape="hex", is_piece=True, seen=seen, whole=whole)
                )

    def zone(self, name: str, rect: Rect, level: str = "panel") -> Rect:
        self.zones.append(Zone(name, Rect(rect), level))
        return rect

    def hit_areas_at(self, point: tuple[int, int]) -> list[HitArea]:
        """All hit areas at a point, the topmost first; empty if there are none."""
        if not self.hit_areas:
            return []
        near = Rect(point, (1, 1)).collidelistall(self._indexed().rects)
        return [self.hit_areas[place] for place in reversed(near) if self.hit_areas[place].holds(point)]

    def find(self, handle: Handle) -> HitArea | None:
        """The lowest hit area with this handle; None if there is none."""
        return self._indexed().first.get(handle) if self.hit_areas else None

    @property
    def pieces(self) -> Mapping[str, HitArea]:
        """The things of the game by handle; of several with the same handle the topmost."""
        return self._indexed().pieces if self.hit_areas else {}

    def _indexed(self) -> "_Index":
        """The index of the hit areas, made once, because a composed canvas is searched whenever the
        pointer moves.
        """
        if self._index is None or len(self._index.rects) != len(self.hit_areas):
            first = {hit_area.handle: hit_area for hit_area in reversed(self.hit_areas)}
            pieces = {hit_area.handle: hit_area for hit_area in self.hit_areas if hit_area.is_piece}
            self._index = _Index([hit_area.rect for hit_area in self.hit_areas], first, pieces)
        return self._index

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Clip everything that is noted inside this block to `rect`."""
        before = self._clip
        self._clip = Rect(rect) if before is None else before.clip(rect)
        try:
            yield
        finally:
            self._clip = before
