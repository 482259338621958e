"""The panels of the own sheet: both hands, torso and pockets, with the starting gear printed on them."""

from collections.abc import Mapping

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards import gear_parts as parts
from game.presenters.wasteland_riders.cards.gear_parts import shown
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.sheet.slots import lay, socket
from game.rules.wasteland_riders.gear.carried import UNDER, is_covered
from game.rules.wasteland_riders.terms import HANDS, PANELS, POCKETS, TORSO, Spot
from game.view.canvas import Canvas

ICONS: Mapping[Spot, str] = {
    **dict.fromkeys(HANDS, "hand_back_right"),
    TORSO: "tshirt_crew",
    **dict.fromkeys(POCKETS, "bag_personal"),
}
"""The icon of an empty panel."""
COLUMNS = 3
LEAST_STANDING = 54
"""Cards narrower than this in device pixels lie in two lines, because their names could not be read."""


def compose_panels(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    """The panels side by side as standing cards; in two lines if that is too narrow."""
    gap = canvas.kit.px(6)
    columns = len(PANELS) if _stand(canvas, box) else COLUMNS
    lines = len(PANELS) // columns
    wide, high = (box.w - gap * (columns - 1)) // columns, (box.h - gap * (lines - 1)) // lines
    places = {
        panel: Rect(
            box.x + number % columns * (wide + gap), box.y + number // columns * (high + gap), wide, high
        )
        for number, panel in enumerate(PANELS)
    }
    both = places[HANDS[0]].union(places[HANDS[1]])
    for panel, rect in places.items():
        _compose_panel(canvas, ctx, panel, rect, both)


def _stand(canvas: Canvas, box: Rect) -> bool:
    """Whether the cards can stand: with large type, or in a small window, a name has no room on one."""
    wide = (box.w - canvas.kit.px(6) * (len(PANELS) - 1)) // len(PANELS)
    return wide >= max(LEAST_STANDING, canvas.kit.type.leading("min") * 3) and box.h > wide * 3 // 2


def _compose_panel(canvas: Canvas, ctx: ViewContext, panel: Spot, rect: Rect, both: Rect) -> None:
    """A card covers the print below it; a two-handed weapon lies on both hands."""
    world = ctx.view.world
    knight, setting = world.knights[ctx.seat], world.setting
    card, printed = knight.gear.get(panel), knight.printed.get(panel)
    held = card or (None if is_covered(setting, knight, panel) else printed)
    if held is not None:
        is_wide = panel == HANDS[0] and held.card in setting.two_handed
        lay(canvas, ctx, both if is_wide else rect, panel, held, is_printed=card is None)
    elif not (panel == HANDS[1] and _is_under_left(ctx)):
        socket(canvas, rect, ICONS[panel], canvas.kit.say(f"wr-spot-{panel}"))
    if held is None:
        canvas.hit_area(at.SPOT(panel), rect, "sheet", radius=5, is_piece=True)
    if printed is not None and held is not printed:
        is_second = panel == HANDS[1] and knight.holds_two_handed(setting.two_handed)
        _peeping(canvas, ctx, panel, both if is_second else rect, 1 if is_second else 0)


def _is_under_left(ctx: ViewContext) -> bool:
    """Whether the thing in the left hand, or printed there, takes the right hand as well."""
    world = ctx.view.world
    knight, setting = world.knights[ctx.seat], world.setting
    held = knight.gear.get(HANDS[0])
    if held is None and not is_covered(setting, knight, HANDS[0]):
        held = knight.printed.get(HANDS[0])
    return held is not None and held.card in setting.two_handed


def _peeping(canvas: Canvas, ctx: ViewContext, panel: Spot, rect: Rect, place: int) -> None:
    """The visible corner of starting gear below its cover, at this place of the lower edge."""
    world = ctx.view.world
    side = max(12, rect.h * 34 // 100)
    box = Rect(rect.x - side // 8 + place * (side + 2), rect.bottom - side + side // 6, side, side)
    printed = shown(world, world.knights[ctx.seat].printed[panel], is_printed=True)
    parts.draw_badge(canvas, box, printed)
    canvas.hit_area(at.SPOT(Spot(f"{UNDER}{panel}")), box, "sheet", radius=3, is_piece=True)
