"""The own sheet: a knight with dials, skills, ability, gear and vehicle.

At an open table it is the sheet of the seat that is asked, with public facts only.
"""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.colours import HAZARD, HAZARD_DARK
from game.presenters.wasteland_riders.sheet.cargo import compose_backpack, compose_car, compose_cargo, rows_of
from game.presenters.wasteland_riders.sheet.gained import compose_gained
from game.presenters.wasteland_riders.sheet.head import compose_head, compose_unchosen
from game.presenters.wasteland_riders.sheet.marks import compose_marks, has_marks
from game.presenters.wasteland_riders.sheet.panels import compose_panels
from game.presenters.wasteland_riders.sheet.skills import (
    ability_height,
    compose_ability,
    compose_dials,
    compose_skills,
)
from game.rules.wasteland_riders.gear.carried import BACKPACK, VEHICLE
from game.rules.wasteland_riders.terms import Spot
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import KRAFT

Part = Callable[[Canvas, ViewContext, Rect], None]


class SheetRow(NamedTuple):
    """A part of the sheet over its whole width, and its height in relation to the others."""

    compose: Part
    wide: float
    """The height in the design."""
    compact: float
    """The height in a small window."""
    least: int = 0
    """The least height in device pixels, whatever the others need."""


def compose_sheet(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit = canvas.kit
    canvas.zone("sheet", rect)
    canvas.rounded(rect, 8, KRAFT, shadow="s2")
    canvas.blit(kit.pictures.texture("texture_kraft", rect.inflate(-4, -4).size), (rect.x + 2, rect.y + 2))
    stripe = Rect(rect.x, rect.y, rect.w, kit.px(9))
    canvas.fill(stripe, HAZARD_DARK)
    canvas.blit(kit.shapes.hatch(stripe.size, (*HAZARD, 255), kit.px(9), kit.px(9)), stripe.topleft)
    pad = kit.px(11)
    inner = Rect(rect.x + pad, stripe.bottom + pad // 2, rect.w - 2 * pad, rect.h - stripe.h - pad * 3 // 2)
    if ctx.view.world.knights[ctx.seat].knight is None:
        compose_unchosen(canvas, ctx, inner)
        return
    _stack(canvas, ctx, inner)


def _rows(kit: Kit, ctx: ViewContext, wide: int) -> list[SheetRow]:
    knight = ctx.view.world.knights[ctx.seat]
    rows = [SheetRow(compose_head, 102, 62), SheetRow(compose_dials, 100, 60)]
    if knight.gained:
        rows.append(SheetRow(compose_gained, 98, 60))
    else:
        ability = SheetRow(compose_ability, 33, 26, ability_height(kit, ctx, wide))
        rows += [SheetRow(compose_skills, 60, 26), ability]
    if has_marks(ctx):
        rows.append(SheetRow(compose_marks, 38, 27))
    rows += [SheetRow(compose_panels, 122, 82), _container(ctx, BACKPACK), SheetRow(compose_car, 90, 50)]
    return [*rows, _container(ctx, VEHICLE)] if knight.car is not None else rows


def _container(ctx: ViewContext, container: Spot) -> SheetRow:
    """The row of a container: as high as its rows of cards."""
    lines = rows_of(ctx, container)
    compose = compose_backpack if container == BACKPACK else compose_cargo
    return SheetRow(compose, 14 + 37 * lines, 8 + 28 * lines)


def _stack(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    """The parts one below the other, as high as the sheet allows."""
    kit, rows = canvas.kit, _rows(canvas.kit, ctx, box.w)
    gap = kit.px(6)
    shares = [row.compact if kit.metrics.is_compact else row.wide for row in rows]
    free = box.h - gap * (len(rows) - 1)
    fixed = [
        row.least if row.least > free * share / sum(shares) else 0
        for row, share in zip(rows, shares, strict=True)
    ]
    part = (free - sum(fixed)) / sum(share for share, high in zip(shares, fixed, strict=True) if not high)
    top = box.y
    for row, share, least in zip(rows, shares, fixed, strict=True):
        high = least or int(part * share)
        row.compose(canvas, ctx, Rect(box.x, top, box.w, high))
        top += high + gap
