"""The spaces of one support action: discs with their strengths, and the commanders on them."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.small_things import ghost
from game.presenters.staff_orders.board import pawns
from game.presenters.staff_orders.colours import HEADER, paint_of
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.pictures_of import ACTION_ICONS
from game.presenters.staff_orders.players import own
from game.presenters.staff_orders.zones.bonuses import bonus_picture
from game.rules.staff_orders.setting import ActionSpace
from game.rules.staff_orders.supply import bonus
from game.rules.staff_orders.terms import FACTIONS, RECON_POST, SUPPLY_DEPOT, BonusId, Faction, SupportName
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import INK, INK_2, INK_3, PAPER_0, PAPER_2, PAPER_3, PAPER_4, mixed

HELPERS: dict[SupportName, BonusId] = {"reinforce": SUPPLY_DEPOT, "planning": RECON_POST}
"""The token that strengthens each support action."""
DISC_PAD, HINT_PAD = 16, 8
"""The margins around the discs and the hint, in the design."""
DISC_SHARE, LEAST_DISC_SHARE = 38, 31
"""The greatest width of a disc, in hundredths of its section; and the least with a hint below it."""


def compose_section(
    canvas: Canvas, rect: Rect, ctx: ViewContext, action: SupportName, *, has_hint: bool
) -> None:
    """Draw the name of an action in its bar, and below it its spaces with what a bonus adds for the seat."""
    kit, world = canvas.kit, ctx.view.world
    canvas.rounded(rect, 5, PAPER_2, PAPER_4, 1)
    bar = Rect(rect.x, rect.y, rect.w, _bar_height(kit, rect.h))
    _compose_bar(canvas, bar, ctx, action)
    body = Rect(rect.x, bar.bottom, rect.w, rect.bottom - bar.bottom)
    if has_hint:
        hint = _hint_room(kit, rect.w, action)
        hint.bottomleft = (body.x + kit.px(HINT_PAD), body.bottom - kit.px(HINT_PAD))
        canvas.words(kit.say(f"so-action-{action}.hint"), "small", INK_2, hint)
        body.h = hint.y - body.y
    spaces = [space for space in world.setting.spaces.values() if space.action == action]
    side = _disc_size(kit, body.size)
    for number, space in enumerate(spaces):
        middle = body.x + body.w * (2 * number + 1) // (2 * len(spaces))
        place = Rect(middle - side // 2, body.y + (body.h - side) // 2, side, side)
        _compose_space(canvas, place, ctx, space)
    added = bonus(world, own(ctx), HELPERS[action]) if action in HELPERS else 0
    if added:
        gap = Rect(0, 0, body.w // len(spaces) - side - kit.px(4), body.h)
        gap.center = body.center
        _compose_helper(canvas, gap, HELPERS[action], added)


def has_room_for_hint(kit: Kit, size: tuple[int, int], action: SupportName) -> bool:
    """Whether the hint about the action fits below its spaces without making them too small."""
    body = size[1] - _bar_height(kit, size[1])
    discs = size[0] * LEAST_DISC_SHARE // 100 + kit.px(DISC_PAD)
    return body >= discs + _hint_room(kit, size[0], action).h + kit.px(HINT_PAD)


def _bar_height(kit: Kit, high: int) -> int:
    return min(max(kit.px(30), kit.type.leading("h3")), high // 3)


def _disc_size(kit: Kit, body: tuple[int, int]) -> int:
    return min(body[1] - kit.px(DISC_PAD), body[0] * DISC_SHARE // 100)


def _hint_room(kit: Kit, wide: int, action: SupportName) -> Rect:
    """The size of the hint in a section of this width."""
    room = Rect(0, 0, wide - 2 * kit.px(HINT_PAD), 0)
    lines = kit.type.wrapped(kit.say(f"so-action-{action}.hint"), "small", room.w)
    room.h = len(lines) * kit.type.leading("small")
    return room


def _compose_bar(canvas: Canvas, bar: Rect, ctx: ViewContext, action: SupportName) -> None:
    """Draw icon and name; at the right whether the seat has used its one space of the pair this round."""
    kit = canvas.kit
    canvas.rounded(bar, 5, HEADER)
    canvas.fill(Rect(bar.x, bar.bottom - kit.px(5), bar.w, kit.px(5)), HEADER)
    mark = Rect(bar.x + kit.px(6), bar.y, kit.px(26), bar.h)
    canvas.icon(ACTION_ICONS[action], mark, PAPER_0, 20)
    left, right = mark.right + kit.px(4), bar.right - kit.px(8)
    if action in ctx.view.world.army(own(ctx)).used:
        words = kit.say("so-table-used")
        wide = min(kit.type.width(words, "min") + 2, bar.w // 3)
        canvas.text(words, "min", PAPER_3, Rect(right - wide, bar.y, wide, bar.h), align="right")
        check = Rect(right - wide - kit.px(22), bar.y, kit.px(20), bar.h)
        canvas.icon("check", check, PAPER_3, 17)
        right = check.x - kit.px(4)
    canvas.text(kit.say(f"so-action-{action}"), "h3", PAPER_0, Rect(left, bar.y, right - left, bar.h))


def _compose_helper(canvas: Canvas, box: Rect, token: BonusId, number: int) -> None:
    """Draw the token above the number it adds."""
    kit = canvas.kit
    line = min(kit.type.leading("num_m"), kit.px(26))
    side = min(box.w, kit.px(34), box.h - line)
    if side < kit.px(14):
        return
    top = box.centery - (side + line) // 2
    canvas.blit(bonus_picture(kit, token, side), (box.centerx - side // 2, top))
    words = Rect(box.x, top + side, box.w, line)
    canvas.text(kit.say("so-table-plus", number=number), "num_m", INK, words, align="center")


# One space


def _compose_space(canvas: Canvas, rect: Rect, ctx: ViewContext, space: ActionSpace) -> None:
    """Draw a free space with its strength in the middle; with a commander the strength is on a badge."""
    kit, world = canvas.kit, ctx.view.world
    taken_by = world.commanders.get(space.id)
    canvas.shadow(rect, rect.w // 2, "s1")
    disc = kit.shapes.disc(rect.w, PAPER_0, HEADER, max(2, rect.w // 20))
    canvas.blit(disc, rect.topleft)
    canvas.hit_area(at.SPACE(space.id), rect, "support", shape="disc", is_piece=True)
    if taken_by is None:
        _compose_strength(canvas, rect, space)
    if space.initiative:
        _compose_initiative(canvas, rect)
    if taken_by is not None:
        _compose_commander(canvas, rect, ctx, space, taken_by)


def _compose_strength(canvas: Canvas, rect: Rect, space: ActionSpace) -> None:
    """Draw one number for both factions, or one for each on its colour with its shape."""
    kit = canvas.kit
    if space.blue == space.yellow:
        box = rect.inflate(-rect.w * 3 // 10, -rect.h * 3 // 10)
        canvas.text(str(space.blue), "num_xl", INK, box, align="center")
        return
    rim = max(2, rect.w // 20)
    inner = rect.inflate(-2 * rim, -2 * rim)
    for number, faction in enumerate(FACTIONS):
        colours = paint_of(kit, faction)
        half = Rect(inner.x if number == 0 else inner.centerx, inner.y, inner.w // 2, inner.h)
        with canvas.clipped(half):
            tint = mixed(PAPER_0, colours.light, 0.5)
            canvas.blit(kit.shapes.disc(inner.w, tint), inner.topleft)
        inset = inner.w // 14
        cell = Rect(half.x + (inset if number == 0 else 0), half.y, half.w - inset, half.h)
        words = Rect(cell.x, cell.y + cell.h * 18 // 100, cell.w, cell.h * 42 // 100)
        canvas.text(str(space.strength(faction)), "num_l", INK, words, align="center")
        size = max(7, round(inner.w * 0.19))
        shape = kit.shapes.emblem(colours.shape, size, colours.main, PAPER_0)
        canvas.blit(shape, (cell.centerx - size // 2, words.bottom))
    canvas.fill(Rect(inner.centerx, inner.y + rim, 1, inner.h - 2 * rim), INK_3)


def _compose_initiative(canvas: Canvas, rect: Rect) -> None:
    """Draw the symbol of the initiative on the lower right edge of its space."""
    size = round(rect.w * 0.36)
    marker = canvas.kit.pictures.svg("marker_initiative", (size, size))
    canvas.blit(marker, (rect.right - round(size * 0.72), rect.bottom - round(size * 0.8)))


def _compose_commander(
    canvas: Canvas, rect: Rect, ctx: ViewContext, space: ActionSpace, faction: Faction
) -> None:
    kit, handle = canvas.kit, at.COMMANDER(space.id)
    high = round(rect.h * 0.86)
    figure = pawns.pawn(kit, "commanders", faction, high)
    place = Rect(0, 0, *figure.get_size())
    place.center = rect.center
    if handle in ctx.hidden:
        side = round(rect.h * 0.6)
        canvas.blit_in(ghost(kit, "disc", side), rect)
    else:
        canvas.blit(figure, place.topleft)
    _compose_badge(canvas, rect, str(space.strength(faction)))
    canvas.hit_area(handle, place, "support", radius=6, is_piece=True)


def _compose_badge(canvas: Canvas, rect: Rect, words: str) -> None:
    size = max(_least_badge(canvas.kit), round(rect.w * 0.34))
    box = Rect(rect.right - round(size * 0.8), rect.y - round(size * 0.1), size, size)
    canvas.blit(canvas.kit.shapes.disc(size, HEADER, PAPER_0, 1), box.topleft)
    canvas.text(words, "num_m", PAPER_0, box.inflate(-2, -2), align="center")


def _least_badge(kit: Kit) -> int:
    return kit.px(22)
