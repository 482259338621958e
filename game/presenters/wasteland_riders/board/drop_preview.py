"""A box beside a hex with what it would cost and bring as the next one of a route."""

from collections.abc import Iterator

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.board.sheet import BoardSheet
from game.presenters.wasteland_riders.board.tiles import ring
from game.presenters.wasteland_riders.cards.contract_card import places_of
from game.presenters.wasteland_riders.colours import DIALS
from game.presenters.wasteland_riders.controls import handles
from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.core.values import Intent
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.insights.route_costs import Leg, legs
from game.rules.wasteland_riders.intents.common import ChooseHex, MarkHex
from game.rules.wasteland_riders.intents.fights import ChooseCity
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import World
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import BRASS, INK, INK_2, LAMP, NO, PAPER_0, Colour

PreviewRow = tuple[str, str, Colour]
"""An icon, a sentence and the colour of the icon."""
GLOW = (*LAMP, 90)
"""The colour over the hexes of a contract that is pointed at."""
WIDEST, PAD, MARK = 320, 10, 24
"""The box in design pixels: its greatest width, its margin, room for an icon."""


def choosable(ctx: ViewContext) -> frozenset[HexId]:
    """Hexes that the seat which looks may mark or choose now."""
    return frozenset(
        intent.hex for intent in ctx.legal if isinstance(intent, MarkHex | ChooseHex | ChooseCity)
    )


def draw_drop_preview(
    sheet: BoardSheet[World],
    ctx: ViewContext,
    intended: Intent | None,
    target: Handle | None,
    *,
    is_in_hand: bool = False,
) -> bool:
    """The box beside the hex that is meant or pointed at; False if no route leads there.

    If the knight is in hand and over nothing, the box is about the last hex of the route.
    """
    world: World = ctx.view.world
    if is_in_hand and target is None and world.move is not None and world.move.route:
        target = handles.HEX(world.move.route[-1])
    leg = preview_key(ctx, intended, target)
    if leg is not None:
        _draw_box(sheet, ctx, leg)
    return leg is not None


def ring_contract(sheet: BoardSheet[World], ctx: ViewContext, target: Handle | None) -> bool:
    """Ring the hexes of a contract that is pointed at; False for anything else."""
    card = handles.CONTRACT.of(target or "") or _looked_at(ctx, target)
    if card is None:
        return False
    with sheet.canvas.clipped(sheet.window):
        for place in places_of(sheet.world, card):
            box = sheet.tile_box(SpaceId(place))
            sheet.canvas.blit(sheet.canvas.kit.shapes.hex_fill(box.size, GLOW, 0.05), box.topleft)
            ring(sheet, place)
    return True


def _looked_at(ctx: ViewContext, target: Handle | None) -> CardId | None:
    """The contract that is pointed at among cards to choose from; None for anything else."""
    world: World = ctx.view.world
    number, looking = handles.LOOKED.of(target or ""), world.knights[ctx.seat].looking
    if number is None or number >= len(looking):
        return None
    content, card = world.setting.content, looking[number]
    return card if card in content.private or card in content.general else None


def preview_key(ctx: ViewContext, intended: Intent | None, target: Handle | None) -> Leg | None:
    """The leg to the hex that would be marked, or to one of the route that is pointed at; None for others."""
    world: World = ctx.view.world
    if world.move is None:
        return None
    place = intended.hex if isinstance(intended, MarkHex) else handles.HEX.of(target or "")
    if place is None:
        return None
    is_next = MarkHex(place) in ctx.legal
    ahead = legs(ctx.view, world.move.seat, place if is_next else None)
    return next((leg for leg in ahead if leg.hex == place), None)


def rows_of(kit: Kit, world: World, leg: Leg) -> list[PreviewRow]:
    """What entering the hex means, one sentence each; the worst danger comes last."""
    rows: list[PreviewRow] = []
    if not leg.is_paid:
        return [("cancel", kit.say("wr-board-unpaid", cost=leg.cost), NO)]
    assert world.move is not None
    if world.move.mode == "vehicle":
        rows.append(("speedometer", kit.say("wr-board-points", cost=leg.cost, left=leg.points), INK))
        rows.append(("gas_station", kit.say("wr-board-fuel", spent=leg.fuel, left=leg.tank), DIALS["fuel"]))
    rows.append(("skull", kit.say("wr-board-cards", count=leg.cards), NO if leg.cards else INK_2))
    for symbols, icon, name, colour in (
        (board.radiation(world, leg.hex), "radioactive", "radiation", INK),
        (board.contamination(world, leg.hex), "biohazard", "contamination", INK),
    ):
        if symbols:
            rows.append((icon, kit.say(f"wr-board-waits_{name}", count=symbols), colour))
    return rows


def _draw_box(sheet: BoardSheet[World], ctx: ViewContext, leg: Leg) -> None:
    canvas, kit, world = sheet.canvas, sheet.canvas.kit, sheet.world
    pad, mark = kit.px(PAD), kit.px(MARK)
    room = (
        min(round(kit.px(WIDEST) * max(1.0, kit.metrics.text_scale)), sheet.window.w * 2 // 3)
        - 2 * pad
        - mark
    )
    head = kit.say(f"wr-tile-{world.tiles[leg.hex]}")
    rows = [
        (icon, kit.type.wrapped(words, "small", room), colour)
        for icon, words, colour in rows_of(kit, world, leg)
    ]
    line, title = kit.type.leading("small"), kit.type.leading("body_bold")
    longest = max(kit.type.width(words, "small") for _, lines, _ in rows for words in lines)
    wide = 2 * pad + max(min(kit.type.width(head, "body_bold"), room + mark), longest + mark) + 2
    high = 2 * pad + title + line * sum(len(lines) for _, lines, _ in rows)
    box = _free_place(sheet, ctx, leg.hex, (wide, high))
    canvas.zone("drop_preview", box, "drop_preview")
    canvas.rounded(box, 8, PAPER_0, BRASS if leg.is_paid else NO, 2, shadow="s2")
    inner = box.inflate(-2 * pad, -2 * pad)
    canvas.text(head, "body_bold", INK, Rect(inner.x, inner.y, inner.w, title))
    y = inner.y + title
    for icon, lines, colour in rows:
        canvas.icon(icon, Rect(inner.x, y, mark, line), colour, 18)
        for words in lines:
            canvas.text(words, "small", INK, Rect(inner.x + mark, y, inner.w - mark, line))
            y += line


def _free_place(sheet: BoardSheet[World], ctx: ViewContext, place: HexId, size: tuple[int, int]) -> Rect:
    """The place beside the hex, inside the sheet, where the box hides the fewest important hexes."""
    near, gap = sheet.tile_box(SpaceId(place)), sheet.canvas.kit.px(8)
    move = sheet.world.move
    assert move is not None
    kept = {place, move.start, *move.route, *choosable(ctx)}
    boxes = [sheet.tile_box(SpaceId(one)) for one in kept]
    places = [Rect(*corner, *size) for corner in _corners(near, sheet.window, size, gap)]
    places = [box.clamp(sheet.window) for box in places]

    def trouble(box: Rect) -> tuple[int, int]:
        away = abs(box.centerx - near.centerx) + abs(box.centery - near.centery)
        return sum(_area(box.clip(other)) for other in boxes), away

    return min(places, key=trouble)


def _corners(near: Rect, window: Rect, size: tuple[int, int], gap: int) -> Iterator[tuple[int, int]]:
    """Corners where the box could lie: beside the hex, beyond its neighbours, in the corners of the sheet."""
    wide, high = size
    for further in (0, 1):
        across, down = gap + further * near.w, gap + further * near.h * 3 // 4
        yield near.right + across, near.centery - high // 2
        yield near.x - across - wide, near.centery - high // 2
        yield near.centerx - wide // 2, near.y - down - high
        yield near.centerx - wide // 2, near.bottom + down
    for x in (window.x + gap, window.right - gap - wide):
        for y in (window.y + gap, window.bottom - gap - high):
            yield x, y


def _area(box: Rect) -> int:
    return box.w * box.h
