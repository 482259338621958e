"""The open contracts as cards with their sentences, if the right column has room for them."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.board.colours import SLOTS
from game.presenters.wasteland_riders.cards import contract_card
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.marks import compose_marks, marks_of
from game.presenters.wasteland_riders.short_words import fits
from game.presenters.wasteland_riders.zones.contracts import (
    compose_check,
    compose_holder,
    compose_markers,
    shown,
)
from game.rules.core.ids import HIDDEN
from game.rules.wasteland_riders.world.state import Contract, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import GO, INK, LAMP, PAPER_0, PAPER_1, PAPER_2, PAPER_4

MOST = 4
"""At most this many stand side by side."""
LEAST_WIDTH, LEAST_LINES = 150, 3
WIDEST = 230
READABLE = 0.75
"""If sentences need a smaller type scale than this, a few words replace them."""
LEAST_PICTURE, HIGHEST_PICTURE = 44, 110
"""The least and greatest height of the picture, within the room that the sentences leave."""


def open_ones(ctx: ViewContext) -> tuple[Contract, ...]:
    return tuple(one for one in shown(ctx.view.world) if one.card != HIDDEN)


def least_height(kit: Kit) -> int:
    """The height of name, a few lines of sentences, and reward."""
    return kit.type.leading("small_bold") + (LEAST_LINES + 1) * kit.type.leading("min") + kit.px(30)


def have_room(kit: Kit, ctx: ViewContext, box: Rect) -> bool:
    """Whether there are any, and each of them can be read in this box."""
    count = len(open_ones(ctx))
    wide = (box.w + kit.px(8)) // max(1, count) - kit.px(8)
    return 0 < count <= MOST and wide >= kit.px(LEAST_WIDTH) and box.h >= least_height(kit)


def compose_slips(canvas: Canvas, box: Rect, ctx: ViewContext) -> None:
    kit, listed = canvas.kit, open_ones(ctx)
    gap = kit.px(8)
    wide = min((box.w + gap) // len(listed) - gap, kit.px(WIDEST))
    for number, contract in enumerate(listed):
        slip = Rect(box.x + number * (wide + gap), box.y, wide, box.h)
        _compose_slip(canvas, slip, ctx, contract)


def _compose_slip(canvas: Canvas, slip: Rect, ctx: ViewContext, contract: Contract) -> None:
    """Name and holder, conditions, markers and reward; green around an accepted one."""
    kit, world = canvas.kit, ctx.view.world
    own = contract.holder == ctx.seat and not ctx.is_open
    frame = SLOTS[contract.slot].main if contract.slot is not None else contract_card.FRAME
    rim = GO if contract.accepted else LAMP if own else PAPER_4
    canvas.rounded(slip, 6, frame, rim, 2 if own or contract.accepted else 1, shadow="s1")
    pad, edge = kit.px(6), kit.px(3)
    line = kit.type.leading("small_bold")
    head = Rect(slip.x + pad, slip.y + edge, slip.w - 2 * pad, line + kit.px(4))
    if contract.accepted:
        check = Rect(head.x, head.centery - line // 2, line, line)
        compose_check(canvas, check)
        head = Rect(check.right + pad, head.y, head.right - check.right - pad, head.h)
    right = compose_holder(canvas, head, ctx, contract)
    name = Rect(head.x, head.y, right - head.x, head.h)
    canvas.text(contract_card.name_of(kit, contract.card), "small_bold", PAPER_0, name)
    low = kit.type.leading("min") + kit.px(6)
    paper = Rect(slip.x + edge, head.bottom, slip.w - 2 * edge, slip.bottom - edge - low - head.bottom)
    canvas.fill(paper, PAPER_1)
    words = _sentences(kit, world, contract, paper.inflate(-2 * pad, -pad))
    room = paper.inflate(-2 * pad, -pad)
    spare = room.h - len(kit.type.wrapped(words, "small", room.w)) * kit.type.leading("small")
    if spare >= kit.px(LEAST_PICTURE):
        picture = Rect(paper.x, paper.y, paper.w, min(spare, kit.px(HIGHEST_PICTURE)))
        canvas.blit(contract_card.scene(kit, world, contract.card, picture.size), picture.topleft)
        room = Rect(room.x, room.y + picture.h, room.w, room.h - picture.h)
    canvas.words(words, "small", INK, room, fit=True)
    _compose_foot(canvas, Rect(paper.x, paper.bottom, paper.w, low), world, contract)
    canvas.hit_area(at.CONTRACT(contract.card), slip, "status", radius=6, is_piece=True)


def _sentences(kit: Kit, world: World, contract: Contract, box: Rect) -> str:
    """The whole sentences if they fit into the box; otherwise a few words."""
    whole = "\n".join(contract_card.conditions(kit, world, contract.card))
    least = round(READABLE * kit.type.size("small"))
    return whole if fits(kit, whole, "small", box, least) else contract_card.brief(kit, world, contract.card)


def _compose_foot(canvas: Canvas, foot: Rect, world: World, contract: Contract) -> None:
    canvas.fill(foot, PAPER_2)
    canvas.fill(Rect(foot.x, foot.y, foot.w, 1), PAPER_4)
    inner = foot.inflate(-2 * canvas.kit.px(5), 0)
    left = compose_markers(canvas, inner, world, contract)
    content = world.setting.content
    deed = content.general.get(contract.card) or content.private[contract.card]
    rest = Rect(left, inner.y, inner.right - left, inner.h)
    compose_marks(canvas, rest, world, marks_of(world, deed.reward), INK, align="right")
