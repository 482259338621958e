"""The attack lane: the enemy's deck, the attack of this turn as a poster, and its text in large type."""

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.colours import BLACK, RED
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.field.layout import FieldPlan
from game.presenters.last_comrade.field.moving import is_on_its_way
from game.presenters.last_comrade.phases import is_between
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import badge, fitting, pile_edge
from game.rules.core.ids import CardId
from game.rules.core.state import State
from game.rules.last_comrade.attacks import RevealAttack
from game.rules.last_comrade.state import World
from game.view.canvas import Canvas
from game.view.text import LETTERS, SMALLEST_PX
from game.view.theme import PAPER_0, PAPER_2

GROUP = "field"
POSTER_EDGE = ((0.0, 0.0), (0.408, 0.0), (0.368, 1.0), (0.0, 1.0))
STRIPE = ((0.414, 0.0), (0.432, 0.0), (0.392, 1.0), (0.374, 1.0))
"""The red stripe of the poster and the black one beside it, as parts of the lane."""
FORECAST = (0.446, 0.99)
"""Left and right end of the box beside the poster, as parts of the lane."""
TITLE = "d2"
DECK = (110, 154)
REVEALING_ATTACK = 1
"""The step of the turn in which the attack is turned over."""
HIGH = 216
"""The height of the lane in design pixels."""


def draw_attack(canvas: Canvas, ctx: ViewContext, plan: FieldPlan) -> None:
    """Deck, card and words on red; the text of the card only when it lies open."""
    kit, lane = canvas.kit, plan.attack
    for corners, colour in ((POSTER_EDGE, RED), (STRIPE, BLACK)):
        canvas.blit(kit.shapes.polygon(lane.size, corners, colour), lane.topleft)
    deck = _deck(canvas, ctx, Rect(lane.x + kit.px(12), lane.y, lane.w, lane.h))
    card = attack_of(ctx.view.world)
    size = plan.attack_card_size
    face = Rect(deck.right + kit.px(18), lane.centery - size[1] // 2, *size)
    _card(canvas, ctx, face, card)
    if is_on_its_way(at.STRIKE, ctx.hidden):
        return
    right = lane.x + round(lane.w * POSTER_EDGE[2][0])
    words = Rect(face.right + kit.px(14), lane.y + kit.px(8), 0, lane.h - 2 * kit.px(8))
    words.w = right - words.x - kit.px(6)
    _words(canvas, words, ctx.view.world, is_revealed=_is_revealed(ctx.view))


def _is_revealed(view: State[World]) -> bool:
    """Whether the reveal of this turn is over: an empty lane then means that no attack strikes."""
    if not view.world.turn:
        return False
    if is_between(view):
        return view.world.step > REVEALING_ATTACK
    return not any(isinstance(frame, RevealAttack) for frame in view.stack)


def forecast_box(canvas: Canvas, lane: Rect) -> Rect:
    """Where the forecast stands, beside the poster."""
    pad = canvas.kit.px(6)
    left, right = (lane.x + round(lane.w * part) for part in FORECAST)
    return Rect(left, lane.y + pad, right - left, lane.h - 2 * pad)


def attack_of(world: World) -> CardId | None:
    """The attack of the turn; if there is none, the setup card that is being carried out; else None."""
    return world.strike if world.strike is not None else world.setup_card


def _deck(canvas: Canvas, ctx: ViewContext, room: Rect) -> Rect:
    """The deck below its label, with its count; an empty place when it is used up."""
    kit, world = canvas.kit, ctx.view.world
    label = min(kit.type.leading("label"), room.h // 5)
    scale = room.h / HIGH
    size = fitting(
        Rect(0, 0, room.w, room.h - label - 3 * kit.px(6)), (round(DECK[0] * scale), round(DECK[1] * scale))
    )
    top = room.y + kit.px(8) + label + max(0, room.h - label - kit.px(14) - size[1]) // 2
    rect = Rect(room.x, top, *size)
    words = kit.say("lc-zone-attack_deck").upper()
    head = Rect(room.x, room.y + kit.px(6), rect.w + kit.px(10), label)
    # Tracked letters take more room than they are measured to; narrow decks have no tracking.
    style = "label" if kit.type.width(words, "label") * 5 // 4 <= head.w else "min"
    canvas.text(words, style, PAPER_0, head)
    count = len(world.attack_deck)
    if count:
        pile_edge(canvas, rect, BLACK, count)
        faces.attack_back(canvas, rect)
    else:
        card_parts.ghost(canvas, rect, PAPER_0)
    badge(canvas, (rect.right - kit.px(6), rect.y + kit.px(4)), str(count))
    canvas.hit_area(at.ATTACK_DECK, rect, GROUP, radius=7, is_piece=True)
    return rect


def _card(canvas: Canvas, ctx: ViewContext, rect: Rect, card: CardId | None) -> None:
    if card is None or is_on_its_way(at.STRIKE, ctx.hidden):
        card_parts.ghost(canvas, rect, PAPER_2)
    else:
        faces.face(canvas, rect, ctx.view.world, card)
    if card is not None:
        canvas.hit_area(at.STRIKE, rect, GROUP, radius=8, is_piece=True)


def _words(canvas: Canvas, box: Rect, world: World, *, is_revealed: bool) -> None:
    """The large name and the effect, as on a poster; or that no attack strikes or is revealed yet."""
    kit, card = canvas.kit, attack_of(world)
    silence = "lc-field-no_strike" if is_revealed else "lc-field-no_attack"
    title = kit.say(silence) if card is None else faces.name_of(kit, card)
    body = kit.say(f"{silence}.hint") if card is None else faces.text_of(kit, world.setting, card)
    used = _title(canvas, Rect(box.x, box.y, box.w, box.h // 2), title) + kit.px(4)
    canvas.words(body, "body", PAPER_0, Rect(box.x, box.y + used, box.w, box.h - used), fit=True)


def _title(canvas: Canvas, box: Rect, title: str) -> int:
    """The name in the largest type that breaks no word; return its height."""
    setter = canvas.kit.type
    px = next(
        (
            px
            for px in range(setter.size(TITLE), SMALLEST_PX, -1)
            if all(setter.width(word, TITLE, px) <= box.w for word in title.split(" "))
            and len(setter.wrapped(title, TITLE, box.w, px)) * setter.leading(TITLE, px) <= box.h
        ),
        SMALLEST_PX,
    )
    leading = setter.leading(TITLE, px)
    lines = setter.wrapped(title, TITLE, box.w, px)
    for number, line in enumerate(lines):
        row = Rect(box.x, box.y + number * leading, box.w, round(px * LETTERS))
        canvas.text(line, TITLE, PAPER_0, row)
    return leading * len(lines)
