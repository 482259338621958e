"""The hand's zone while the table is open: the question, who decides it, and the hands of all players.

No cards of a hand are drawn here: everybody looks at the screen.
"""

from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.phases import is_between, phase_name
from game.presenters.last_comrade.players import name_of, name_of_seat
from game.presenters.last_comrade.zones.gallery import is_choosing
from game.presenters.last_comrade.zones.raise_buttons import compose_buttons
from game.presenters.shared.cards.card_parts import HAND, device, fitting
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.last_comrade.hits import HitWindow
from game.rules.last_comrade.manoeuvres import ChooseExchange, ChooseMove, ChooseTwo, SlotDecision
from game.rules.last_comrade.responses import Response
from game.rules.last_comrade.slots import ChoosePassenger, Revolver
from game.rules.last_comrade.state import Announced, World
from game.rules.last_comrade.terms import EquipmentVerb
from game.rules.last_comrade.windows import SLOT_WINDOWS, Pause, ReactionWindow
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.panels import below, panel

WORDS = 0.4
"""The part of the panel for the words; the rest is for the hands."""


MANY = 8
"""With more players than this the card is small, so that hands get the whole width."""
SLOTS: dict[type[SlotDecision], tuple[str, EquipmentVerb | None]] = {
    ChooseMove: ("move", None),
    ChooseExchange: ("exchange", None),
    ChooseTwo: ("two", None),
    ChoosePassenger: ("passenger", "tank"),
    Revolver: ("revolver", "shoot"),
}
"""What is chosen in a slot, and the Equipment it is about if that is not the revealed card."""


class OpenQuestion(NamedTuple):
    """The question of an open decision, in words."""

    label: str
    title: str
    words: str
    card: CardId | None = None
    """The card it is about, shown beside it."""


def compose_question(canvas: Canvas, region: Rect, ctx: ViewContext) -> None:
    """Draw words and card above or beside the raise buttons of all players."""
    kit, world = canvas.kit, ctx.view.world
    question, seats = question_of(kit, ctx), _seats(world)
    inner = panel(canvas, region, label=question.label, name="hand")
    high = round(inner.h * WORDS) if seats else inner.h
    words = Rect(inner.x, inner.y, inner.w, high)
    hands = below(inner, high + kit.px(6))
    if question.card is not None:
        is_low = len(seats) > MANY
        room = Rect(region.x, region.y, region.w, words.bottom - region.y) if is_low else region
        rect = _card_place(kit, room)
        faces.face(canvas, rect, world, question.card)
        words.w = rect.x - words.x - kit.px(12)
        hands.w = hands.w if is_low else words.w
    title = Rect(words.x, words.y, words.w, min(kit.type.leading("h2"), high * 45 // 100))
    canvas.text(question.title, "h2", CHALK, title)
    rest = Rect(words.x, title.bottom, words.w, words.bottom - title.bottom)
    canvas.words(question.words, "body", CHALK_2, rest, valign="middle" if seats else "top", fit=True)
    if seats:
        compose_buttons(canvas, hands, ctx, seats)


def _card_place(kit: Kit, room: Rect) -> Rect:
    """A card as high as its room, at the right end."""
    pad = kit.px(8)
    wide, high = fitting(Rect(0, 0, room.w, room.h - 2 * pad), device(kit, HAND))
    return Rect(room.right - wide - kit.px(10), room.y + (room.h - high) // 2, wide, high)


def _seats(world: World) -> tuple[Seat, ...]:
    """The seats whose hands can go up in this turn, in seat order; empty before the first turn."""
    return tuple(world.players[one].seat for one in world.living) if world.turn else ()


def question_of(kit: Kit, ctx: ViewContext) -> OpenQuestion:
    """The question, from public facts alone."""
    world: World = ctx.view.world
    if is_between(ctx.view):
        shown = world.revealed if world.revealed is not None else world.strike
        return OpenQuestion(kit.say("lc-table-zone_told"), phase_name(kit, world), "", shown)
    match engine.pending(ctx.view):
        case ReactionWindow(window=window):
            title = kit.say(f"lc-table-window_{window}")
            words = kit.say("lc-table-window_words", hint=kit.say(f"lc-window-{window}.hint"))
            return OpenQuestion(kit.say("lc-table-zone_window"), title, words, world.strike)
        case Pause() as pause:
            return _pause(kit, ctx, pause)
        case Response():
            return _response(kit, ctx, world.announced[-1])
        case HitWindow() as hit:
            return _hit(kit, ctx, hit)
        case SlotDecision() as slot:
            return _slot(kit, ctx, slot)
    who = name_of_seat(kit, ctx, ctx.seat)
    if is_choosing(ctx):
        words = kit.say("lc-table-choosing_words")
        return OpenQuestion(kit.say("lc-table-zone_choice"), kit.say("lc-table-choosing", name=who), words)
    return OpenQuestion(kit.say("lc-table-zone_choice"), kit.say("lc-table-decides", name=who), "")


def _pause(kit: Kit, ctx: ViewContext, pause: Pause) -> OpenQuestion:
    world = ctx.view.world
    is_slot = pause.window in SLOT_WINDOWS and world.slot is not None
    name = name_of(kit, ctx, world.slot) if is_slot and world.slot is not None else ""
    title = kit.say(f"lc-table-pause_{pause.window}", name=name)
    words = kit.say("lc-table-pause_words")
    return OpenQuestion(
        kit.say("lc-table-zone_pause"), title, words, world.revealed if is_slot else world.strike
    )


def _response(kit: Kit, ctx: ViewContext, event: Announced) -> OpenQuestion:
    """The announced Event, who plays it, and what was openly chosen for it."""
    chosen = ""
    if event.piece is not None and event.other is not None:
        piece = faces.name_of(kit, event.piece)
        chosen = kit.say("lc-table-chosen_piece", piece=piece, name=name_of(kit, ctx, event.other))
    elif event.other is not None:
        chosen = kit.say("lc-table-chosen_player", name=name_of(kit, ctx, event.other))
    elif event.direction is not None:
        way = kit.say(f"lc-direction-{event.direction}")
        chosen = kit.say("lc-table-chosen_target", target=event.target, direction=way)
    title = kit.say(
        "lc-table-response",
        name=name_of(kit, ctx, event.comrade),
        card=faces.name_of(kit, event.card),
    )
    words = f"{chosen} {kit.say('lc-table-response_words')}".strip()
    return OpenQuestion(kit.say("lc-table-zone_response"), title, words, event.card)


def _hit(kit: Kit, ctx: ViewContext, hit: HitWindow) -> OpenQuestion:
    title = kit.say("lc-table-hit", name=name_of(kit, ctx, hit.comrade), amount=hit.amount)
    words = kit.say("lc-table-hit_words", kind=kit.say(f"lc-kind-{hit.kind}"))
    return OpenQuestion(kit.say("lc-table-zone_hit"), title, words, hit.source)


def _slot(kit: Kit, ctx: ViewContext, slot: SlotDecision) -> OpenQuestion:
    """A public choice of step 4."""
    world, name = ctx.view.world, name_of(kit, ctx, slot.comrade)
    what, piece = SLOTS[type(slot)]
    card = world.revealed if piece is None else world.setting.piece_of[piece]
    title = kit.say("lc-table-decides", name=name)
    return OpenQuestion(kit.say("lc-table-zone_choice"), title, kit.say(f"lc-table-slot_{what}"), card)
