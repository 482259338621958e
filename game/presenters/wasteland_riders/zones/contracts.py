"""The contracts in play and those held by knights: a row for each open one."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import radius_of
from game.presenters.shared.panels import snug_panel
from game.presenters.wasteland_riders import colours
from game.presenters.wasteland_riders.board import tokens
from game.presenters.wasteland_riders.board.colours import SLOTS
from game.presenters.wasteland_riders.cards import contract_card
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.marks import compose_marks, marks_of
from game.presenters.wasteland_riders.short_words import fits, words_if_they_fit
from game.rules.core.ids import HIDDEN
from game.rules.wasteland_riders.contracts import gets_markers
from game.rules.wasteland_riders.world.state import Contract, World
from game.view.canvas import Canvas
from game.view.theme import (
    CHALK,
    CHALK_2,
    DESK_500,
    DESK_600,
    GO,
    GO_D,
    GO_L,
    HAIRLINE,
    LAMP,
    PAPER_0,
    WARN,
    mixed,
)
from game.view.widgets.panels import emblem, zone_label

THUMB = 0.78
"""The width of the picture in a row as a part of its height."""
HIDDEN_HIGH = 26
ACCEPTED = 0.35
"""The part of green in the ground of an accepted one."""


def shown(world: World) -> tuple[Contract, ...]:
    """General ones first, then private ones, the accepted ones of these first."""
    return tuple(sorted(world.contracts, key=lambda one: (one.kind != "general", not one.accepted)))


def compose_contracts(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit, world = canvas.kit, ctx.view.world
    inner = snug_panel(canvas, rect, "contracts")
    room = zone_label(canvas, inner, kit.say("wr-table-zone_contracts"))
    listed = shown(world)
    if not listed:
        canvas.words(kit.say("wr-table-no_contracts"), "small", CHALK_2, room, fit=True)
        return
    gap = kit.px(5)
    hidden = [contract for contract in listed if contract.card == HIDDEN]
    if hidden:
        low = min(max(kit.type.leading("min"), kit.px(HIDDEN_HIGH)), room.h // 5)
        _compose_hidden(canvas, Rect(room.x, room.bottom - low, room.w, low), ctx, hidden)
        room = Rect(room.x, room.y, room.w, room.h - low - gap)
    known = [contract for contract in listed if contract.card != HIDDEN]
    high = min((room.h + gap) // max(1, len(known)) - gap, kit.px(104))
    for number, contract in enumerate(known):
        row = Rect(room.x, room.y + number * (high + gap), room.w, high)
        _compose_row(canvas, row, ctx, contract)


def _compose_hidden(canvas: Canvas, line: Rect, ctx: ViewContext, hidden: list[Contract]) -> None:
    """The backs of each holder's contracts, with the holder's shape."""
    kit = canvas.kit
    label = kit.say("wr-table-contracts_face_down")
    wide = min(kit.type.width(label, "min") + kit.px(6), line.w // 2)
    canvas.text(label, "min", CHALK_2, Rect(line.x, line.y, wide, line.h))
    holders = dict.fromkeys(contract.holder for contract in hidden)
    thumb = round(line.h * THUMB)
    x, step = line.x + wide, max(2, thumb // 2)
    for holder in holders:
        for _ in range(sum(contract.holder == holder for contract in hidden)):
            if x + thumb <= line.right:
                contract_card.draw_contract_back(canvas, Rect(x, line.y, thumb, line.h))
            x += step
        x += thumb - step + 2
        side = min(line.h, kit.px(18))
        if holder is not None and x + side <= line.right:
            seat_colours = colours.paint_of(kit, ctx.view.world, holder)
            emblem(canvas, Rect(x, line.y, side, line.h), seat_colours, side / kit.metrics.unit)
        x += side + kit.px(6)


def _compose_row(canvas: Canvas, row: Rect, ctx: ViewContext, contract: Contract) -> None:
    kit, world = canvas.kit, ctx.view.world
    own = contract.holder == ctx.seat and not ctx.is_open
    rim = GO_L if contract.accepted else LAMP if own else HAIRLINE
    ground = mixed(DESK_600, GO_D, ACCEPTED) if contract.accepted else DESK_600
    canvas.rounded(row, 6, ground, rim, 1.5 if own or contract.accepted else 1)
    pad = kit.px(4)
    box = row.inflate(-2 * pad, -2 * pad)
    thumb = Rect(box.x, box.y, min(round(box.h * THUMB), box.w * 3 // 10), box.h)
    _compose_thumb(canvas, thumb, world, contract)
    words = Rect(thumb.right + pad, box.y, box.right - thumb.right - pad, box.h)
    _compose_words(canvas, words, ctx, contract)
    canvas.hit_area(at.CONTRACT(contract.card), row, "contracts", radius=6, is_piece=True)


def _compose_thumb(canvas: Canvas, thumb: Rect, world: World, contract: Contract) -> None:
    """The picture in the colour of its slot, with the contract's token on the board."""
    kit = canvas.kit
    radius = radius_of(thumb.w)
    edge = kit.px(3)
    frame = SLOTS[contract.slot].main if contract.slot is not None else contract_card.FRAME
    canvas.blit(kit.shapes.rounded(thumb.size, radius, frame), thumb.topleft)
    inner = thumb.inflate(-2 * edge, -2 * edge)
    canvas.blit(contract_card.scene(kit, world, contract.card, inner.size), inner.topleft)
    if contract.slot is not None and contract_card.places_of(world, contract.card):
        token = tokens.contract(kit, contract.slot, 2 if contract.accepted else 1, max(14, kit.px(22)))
        canvas.blit(token, (inner.right - token.get_width(), inner.bottom - token.get_height()))
    if contract.accepted:
        side = max(12, min(kit.px(22), thumb.w // 2))
        compose_check(canvas, Rect(thumb.x - side // 4, thumb.y - side // 4, side, side))


def compose_check(canvas: Canvas, badge: Rect) -> None:
    """The mark of an accepted contract."""
    canvas.blit_in(canvas.kit.shapes.disc(badge.w, GO, PAPER_0, 1), badge)
    canvas.icon("check", badge, PAPER_0, badge.w * 0.7 / canvas.kit.metrics.unit)


def _compose_words(canvas: Canvas, box: Rect, ctx: ViewContext, contract: Contract) -> None:
    """Name, then conditions, then markers and reward; if there is little height the name comes first."""
    kit, world = canvas.kit, ctx.view.world
    line = min(kit.type.leading("min"), box.h // 2)
    right = compose_holder(canvas, Rect(box.x, box.y, box.w, line), ctx, contract)
    name = Rect(box.x, box.y, right - box.x, line)
    canvas.text(contract_card.name_of(kit, contract.card), "min", CHALK, name)
    foot = Rect(box.x, box.bottom - line, box.w, line)
    left = compose_markers(canvas, foot, world, contract)
    content = world.setting.content
    deed = content.general.get(contract.card) or content.private[contract.card]
    rest = Rect(left, foot.y, foot.right - left, foot.h)
    compose_marks(canvas, rest, world, marks_of(world, deed.reward), CHALK, align="right")
    middle = Rect(box.x, name.bottom, box.w, foot.y - name.bottom)
    words = contract_card.brief(kit, world, contract.card)
    if not fits(kit, words, "min", middle):
        words = words.partition("\n")[0]
    words_if_they_fit(canvas, words, "min", CHALK_2, middle)


def compose_holder(canvas: Canvas, line: Rect, ctx: ViewContext, contract: Contract) -> int:
    """The holder's shape at the right; returns its left edge."""
    if contract.holder is None:
        return line.right
    side = min(line.h, canvas.kit.px(18))
    box = Rect(line.right - side, line.y, side, line.h)
    seat_colours = colours.paint_of(canvas.kit, ctx.view.world, contract.holder)
    emblem(canvas, box, seat_colours, side / canvas.kit.metrics.unit)
    return box.x - 2


def compose_markers(canvas: Canvas, line: Rect, world: World, contract: Contract) -> int:
    """A pip for each marker until the contract expires; returns their right edge."""
    kit, most = canvas.kit, world.setting.numbers.contract_markers
    if not gets_markers(world, contract):
        return line.x
    side = max(6, min(line.h - 4, kit.px(11)))
    for number in range(most):
        is_full = number < contract.markers
        last = contract.markers == most - 1
        colour = (WARN if last else GO) if is_full else DESK_500
        at_x = line.x + number * (side + 2)
        canvas.blit(kit.shapes.disc(side, colour, CHALK_2, 1), (at_x, line.y + (line.h - side) // 2))
    return line.x + most * (side + 2) + 2
