"""The paper of the field: neat line, the numbers of the places in its margin, and the trench across it."""

from pygame import Rect

from game.presenters.last_comrade.colours import POSTER
from game.presenters.last_comrade.field.layout import FieldPlan
from game.view.canvas import Canvas
from game.view.theme import BLACK, INK, INK_2, INK_3, PAPER_1, PAPER_4, mixed
from game.view.widgets.panels import outline

TEXTURE = "texture_poster"
TRENCH, EARTH = mixed(POSTER, BLACK, 0.42), mixed(POSTER, BLACK, 0.22)
BENDS = ((0.0, 0.0), (0.25, 0.06), (0.51, -0.02), (0.77, 0.06), (1.0, 0.02))
"""Points of the trench along the Line: it bends a little up and down."""
BANDS = ((0.38, 0.78, EARTH), (0.48, 0.66, TRENCH))
"""Top, bottom and colour of each band, in parts of the lane: the thrown-up earth, and the ditch in it."""


def draw_sheet(canvas: Canvas, rect: Rect, inside: Rect) -> None:
    """Cream margin, poster paper inside the neat line."""
    kit = canvas.kit
    canvas.rounded(rect, 6, PAPER_1, shadow="s2")
    canvas.blit(kit.pictures.texture(TEXTURE, inside.size), inside.topleft)
    for inset, colour in ((0, INK), (-kit.px(3), PAPER_4)):
        outline(canvas, inside.inflate(-2 * inset, -2 * inset), colour)


def draw_numbers(canvas: Canvas, rect: Rect, plan: FieldPlan) -> None:
    """The number of each place above and below its column, with ticks between them."""
    kit, inside = canvas.kit, plan.inside
    margin, tick = inside.y - rect.y, kit.px(5)
    for place in range(1, plan.places + 2):
        column = plan.column(place, inside)
        for y in (rect.y, inside.bottom):
            if place <= plan.places:
                box = Rect(column.x, y, column.w, margin)
                canvas.text(str(place), "ui_bold", INK_2, box, align="center")
        for y in (inside.y - tick, inside.bottom):
            canvas.fill(Rect(column.right - 1, y, 1, tick), INK)


def draw_trench(canvas: Canvas, lane: Rect) -> None:
    for upper, lower, colour in BANDS:
        edge = tuple((x, upper + bend) for x, bend in BENDS)
        corners = edge + tuple((x, lower + bend) for x, bend in reversed(BENDS))
        canvas.blit(canvas.kit.shapes.polygon(lane.size, corners, colour), lane.topleft)


def draw_abandoned(canvas: Canvas, plan: FieldPlan, count: int) -> None:
    """The places behind the Commissar: nobody can return to them."""
    kit, room = canvas.kit, plan.abandoned
    if not count or not room.w:
        return
    gap = kit.px(4)
    high = plan.card_size[1]
    for number in range(count):
        left = room.x + room.w * number // count
        wide = room.x + room.w * (number + 1) // count - left - gap
        slab = Rect(left, room.centery - high // 2, max(wide, 3), high)
        canvas.blit(kit.shapes.rounded(slab.size, kit.px(3), (*INK_3, 70), (*INK_3, 130), 1), slab.topleft)
        hatch = kit.shapes.hatch(slab.size, (*INK_3, 90), kit.px(2), kit.px(7))
        canvas.blit(hatch, slab.topleft)
