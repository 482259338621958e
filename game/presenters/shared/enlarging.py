"""Things shown large beside their place: which ones, at what size, and where."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVarTuple

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import LARGE
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle, HandleKind, key_of, kind_of
from game.view.kit import Kit

LEAST_UNIT = 0.9
"""Large cards do not shrink with a small picture: they are there to be read."""
MOST_GROWTH = 1.3
GAP = 18
"""Between a thing and its large form."""
Enlarger = Callable[[Canvas, ViewContext, Rect, Handle], bool]
"""Shows a thing large beside a place; False if it is hidden from the viewer, or if there is none."""
Fields = TypeVarTuple("Fields")


def enlarged(
    kind: HandleKind[*Fields], enlarge: Callable[[Canvas, ViewContext, Rect, *Fields], bool]
) -> tuple[str, Enlarger]:
    """An entry in a table of enlargers: how things of a kind are shown, given their fields."""

    def shown(canvas: Canvas, ctx: ViewContext, beside: Rect, handle: Handle) -> bool:
        fields = kind.fields(handle)
        return fields is not None and enlarge(canvas, ctx, beside, *fields)

    return kind.prefix, shown


def enlarge_by(
    enlargers: Mapping[str, Enlarger], canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect
) -> bool:
    """Show a thing large by its entry in a table; False if it has none."""
    enlarger = enlargers.get(key_of(handle))
    return enlarger is not None and enlarger(canvas, ctx, beside, handle)


def large_size(kit: Kit, design: tuple[int, int]) -> tuple[int, int]:
    """The size of its design, larger for large type, and never higher than the picture."""
    metrics = kit.metrics
    unit = max(metrics.unit, LEAST_UNIT) * min(max(metrics.text_scale, 1.0), MOST_GROWTH)
    unit = min(unit, metrics.height * 0.94 / design[1], metrics.width * 0.45 / design[0])
    return round(design[0] * unit), round(design[1] * unit)


def beside_what(kit: Kit, thing: HitArea, pieces: Iterable[HitArea]) -> Rect:
    """What a large card should lie beside: everything that the thing is compared with, where there is room.

    Those are things of its kind beside it: cards to choose from, places on a sheet.
    """
    kind, whole = kind_of(thing.handle), kit.metrics.rect
    alike = [one.rect for one in pieces if one.group == thing.group and kind_of(one.handle) == kind]
    around = thing.rect.unionall(alike)
    room = around.x if around.centerx > whole.centerx else whole.right - around.right
    return around if room >= large_size(kit, LARGE)[0] + 2 * kit.px(GAP) else thing.rect


def place_beside(kit: Kit, size: tuple[int, int], beside: Rect) -> Rect:
    """A place on the side of the thing that has more room, completely inside the picture."""
    whole, gap = kit.metrics.rect, kit.px(GAP)
    is_left = beside.centerx > whole.centerx
    rect = Rect(beside.x - gap - size[0] if is_left else beside.right + gap, 0, *size)
    rect.centery = beside.centery
    return rect.clamp(whole.inflate(-2 * kit.px(8), -2 * kit.px(8)))
