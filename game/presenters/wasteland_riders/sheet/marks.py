"""What else a knight has: implants and mutations, key cells, trophies, aid, duels and scars."""

from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.board.tokens import cell
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.sheet.slots import lay
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Knight
from game.view.canvas import Canvas
from game.view.theme import BRASS_D, INK, PAPER_1, PAPER_4


class Gathered(NamedTuple):
    """A number that missions count."""

    name: str
    """The message `wr-sheet-<name>` names it."""
    icon: str
    number: int


def gathered(knight: Knight) -> tuple[Gathered, ...]:
    """The numbers of a knight, without those that are zero."""
    found = (
        Gathered("trophies", "trophy", knight.trophies),
        Gathered("aid", "hospital_box", len(knight.aid)),
        Gathered("duels", "sword_cross", len(knight.duels)),
        Gathered("scars", "bandage", knight.scars),
    )
    return tuple(one for one in found if one.number)


def graft_spot(index: int) -> Spot:
    return Spot(f"graft_{index + 1}")


def has_marks(ctx: ViewContext) -> bool:
    knight = ctx.view.world.knights[ctx.seat]
    return bool(knight.grafts or knight.cells or gathered(knight))


def compose_marks(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    """First the cards attached to the knight, then tokens, in one row."""
    kit, knight = canvas.kit, ctx.view.world.knights[ctx.seat]
    counts = gathered(knight)
    gap, side = kit.px(5), min(box.h, kit.px(34))
    chip = max(side + gap, min(kit.px(62), box.w // 6))
    tokens = len(counts) * (chip + gap) + len(knight.cells) * (side + gap)
    if knight.grafts:
        wide = min((box.w - tokens) // len(knight.grafts) - gap, kit.px(124))
        for index, card in enumerate(knight.grafts):
            place = Rect(box.x + index * (wide + gap), box.y, wide, box.h)
            lay(canvas, ctx, place, graft_spot(index), Item(card))
    left = box.right - tokens + gap if knight.grafts else box.x
    for marker in knight.cells:
        surface = cell(kit, str(marker).rpartition("_")[2], side)
        place = canvas.blit_in(surface, Rect(left, box.y, side, box.h))
        canvas.hit_area(at.CELL(marker), place, "sheet", radius=6, is_piece=True)
        left += side + gap
    for one in counts:
        _chip(canvas, Rect(left, box.centery - side // 2, chip, side), one)
        left += chip + gap


def _chip(canvas: Canvas, box: Rect, one: Gathered) -> None:
    kit = canvas.kit
    canvas.rounded(box, 5, PAPER_1, PAPER_4, 1)
    icon = Rect(box.x + 2, box.y, box.h, box.h)
    canvas.icon(one.icon, icon, BRASS_D, box.h * 0.7 / kit.metrics.unit)
    number = Rect(icon.right, box.y, box.right - icon.right - 3, box.h)
    canvas.text(str(one.number), "num_m", INK, number, align="center")
    tip = kit.say(f"wr-sheet-{one.name}", n=one.number)
    canvas.hit_area(at.GATHERED(one.name), box, "sheet", tip=tip, radius=5)
