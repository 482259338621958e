"""The head of the own sheet: the knight, Reputation, luck, and their roles in this round."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.colours import EARTH_DARK, HAZARD, HAZARD_DARK, paint_of
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.pictures_of import rider
from game.presenters.wasteland_riders.players import player_name
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.theme import (
    BLACK,
    CHALK_3,
    INK,
    INK_2,
    NO_D,
    PAPER_0,
    PAPER_1,
    Colour,
    mixed,
)
from game.view.widgets.panels import emblem

TRACK = 10
"""Places of the Reputation track that are drawn; beyond them the track begins again."""
FIRST, SCAVENGER = "marker_first_player", "marker_scavenger"
ROUNDEL = mixed(HAZARD_DARK, PAPER_1, 0.28)


def compose_head(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    kit, world, seat = canvas.kit, ctx.view.world, ctx.seat
    side = min(box.h, box.w * 28 // 100)
    portrait = Rect(box.x, box.y, side, side)
    draw_portrait(canvas, portrait, world, seat)
    canvas.hit_area(at.SEAT(seat), portrait, "sheet", radius=8, is_piece=True)
    left = portrait.right + kit.px(10)
    words = Rect(left, box.y, box.right - left, side)
    lines = _lines(words, (30, 22, 24, 22))
    knight = world.knights[seat].knight
    canvas.text(
        kit.say(f"wr-knight-{knight}"), "h1", INK, lines[0], short=kit.say(f"wr-knight-{knight}.short")
    )
    mark = min(lines[1].h, kit.px(18))
    colours = paint_of(kit, world, seat)
    emblem(canvas, Rect(lines[1].x, lines[1].y, mark, lines[1].h), colours, mark / kit.metrics.unit)
    calling = kit.say(f"wr-knight-{knight}.calling")
    title = kit.say("wr-sheet-player", calling=calling, name=player_name(kit, ctx, seat))
    row = Rect(lines[1].x + mark + kit.px(6), lines[1].y, lines[1].w - mark - kit.px(6), lines[1].h)
    canvas.text(title, "small", INK_2, row, short=player_name(kit, ctx, seat))
    draw_track(canvas, lines[2], world.knights[seat].reputation)
    canvas.hit_area(at.RESOURCE("reputation"), lines[2], "sheet", radius=14, is_piece=True)
    _standing(canvas, lines[3], ctx)


def compose_unchosen(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    """The sheet before a knight is chosen: whose it will be."""
    kit, seat = canvas.kit, ctx.seat
    side = min(box.w // 2, box.h // 3)
    portrait = Rect(box.centerx - side // 2, box.y + kit.px(40), side, side)
    draw_portrait(canvas, portrait, ctx.view.world, seat)
    canvas.hit_area(at.SEAT(seat), portrait, "sheet", radius=8, is_piece=True)
    name = Rect(box.x, portrait.bottom + kit.px(14), box.w, kit.type.leading("h1"))
    canvas.text(player_name(kit, ctx, seat), "h1", INK, name, align="center")
    words = Rect(box.x, name.bottom + kit.px(6), box.w, kit.type.leading("body"))
    canvas.text(kit.say("wr-sheet-unchosen"), "body", INK_2, words, align="center")


def _lines(box: Rect, heights: tuple[int, ...]) -> list[Rect]:
    """A box cut into lines, their heights in these proportions."""
    whole, top, lines = sum(heights), box.y, []
    for height in heights:
        high = box.h * height // whole
        lines.append(Rect(box.x, top, box.w, high))
        top += high
    return lines


def draw_portrait(canvas: Canvas, box: Rect, world: World, seat: Seat) -> None:
    """The knight in a frame of the player's colour; an unconscious one is veiled and says so."""
    kit, knight = canvas.kit, world.knights[seat]
    colours = paint_of(kit, world, seat)
    radius, rim = max(3, box.w // 12), max(2, kit.px(3))
    canvas.shadow(box, radius, "s1")
    canvas.blit(kit.shapes.rounded(box.size, radius, colours.main), box.topleft)
    inner = box.inflate(-2 * rim, -2 * rim)
    canvas.blit(kit.shapes.rounded(inner.size, max(2, radius - rim), EARTH_DARK), inner.topleft)
    canvas.blit(
        kit.pictures.rounded(rider(knight.knight), inner.size, max(2, radius - rim), colours), inner.topleft
    )
    if knight.knight is not None and not knight.conscious:
        canvas.blit(kit.shapes.rounded(inner.size, radius - rim, (*BLACK, 140)), inner.topleft)
        high = min(kit.type.leading("min") + kit.px(4), inner.h // 3)
        plate = Rect(inner.x, inner.centery - high // 2, inner.w, high)
        canvas.fill(plate, NO_D)
        canvas.text(
            kit.say("wr-sheet-down"),
            "min",
            PAPER_0,
            plate.inflate(-4, 0),
            align="center",
            short=kit.say("wr-sheet-ko"),
        )


def draw_track(canvas: Canvas, box: Rect, reputation: int) -> None:
    """Ten places of the Reputation track; beyond ten the number follows them."""
    kit = canvas.kit
    high = min(box.h - 2, kit.px(24))
    bar = Rect(box.x, box.centery - high // 2, box.w, high)
    canvas.rounded(bar, 14, HAZARD_DARK)
    extra = high * 3 // 2 if reputation > TRACK else 0
    pitch = (bar.w - kit.px(6) - extra) / TRACK
    side = max(6, min(high - kit.px(5), int(pitch) - 1))
    for number in range(TRACK):
        cell = Rect(round(bar.x + kit.px(3) + pitch * number), bar.y, round(pitch), high)
        is_reached = number < reputation
        disc = kit.shapes.disc(side, HAZARD if is_reached else ROUNDEL)
        placed = canvas.blit_in(disc, cell)
        if side >= 11:
            colour: Colour = INK if is_reached else CHALK_3
            canvas.text(str(number + 1), "min", colour, placed.inflate(-2, -2), align="center")
    if extra:
        rest = Rect(bar.right - extra - 2, bar.y, extra, high)
        canvas.text(f"+{reputation - TRACK}", "num_m", HAZARD, rest, align="center")


def _standing(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    """Reputation and luck in words, and the tokens of first player and Scavenger."""
    kit, world, seat = canvas.kit, ctx.view.world, ctx.seat
    tokens = roles(world, seat)
    side = min(box.h, kit.px(26))
    for number, token in enumerate(tokens):
        place = Rect(box.right - side * (number + 1), box.y, side, box.h)
        canvas.blit_in(kit.pictures.svg(token, (side, side)), place)
    room = Rect(box.x, box.y, box.w - side * len(tokens) - kit.px(4), box.h)
    half = room.w * 56 // 100
    knight = world.knights[seat]
    fame = kit.say("wr-sheet-reputation", n=knight.reputation)
    canvas.text(fame, "small", INK_2, Rect(room.x, room.y, half, room.h))
    luck = kit.say("wr-sheet-luck", n=len(knight.luck), limit=world.setting.numbers.luck_limit)
    canvas.text(luck, "small", INK_2, Rect(room.x + half, room.y, room.w - half, room.h), align="right")


def roles(world: World, seat: Seat) -> list[str]:
    """Pictures of the tokens that lie before a seat."""
    found = [FIRST] if world.first == seat else []
    if world.scavenger == seat and world.step not in ("setup", "over"):
        found.append(SCAVENGER)
    return found
