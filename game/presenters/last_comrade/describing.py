"""The text for each thing that can be pointed at, and which things can be shown large."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import words
from game.presenters.last_comrade.cards import enlarged
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.controls.things import card_at, committed, comrade_at, piece_at
from game.presenters.last_comrade.players import name_of_seat, own, title_of
from game.presenters.last_comrade.zones.reminders import ticks_of
from game.presenters.last_comrade.zones.wasted_events import wasted_words
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.shared.tips import Lines, Teller, tip, told, told_alone
from game.rules.core import engine
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.draft import QuickDraft
from game.rules.last_comrade.insights.player_status import raising
from game.rules.last_comrade.intents import RaiseHand
from game.rules.last_comrade.responses import Response
from game.rules.last_comrade.terms import ComradeId, Reminder
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World


def describe(kit: Kit, ctx: ViewContext, handle: Handle) -> str:
    """The tip of a thing: its name, then its facts on further lines; empty if there is no such thing."""
    return tip(TELLERS, kit, ctx, handle)


def enlarge(canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
    """Show a card, or a Comrade's ability card, large on the side that has more room."""
    kit, world = canvas.kit, ctx.view.world
    card, comrade = card_at(ctx, handle), comrade_at(world, handle)
    if card is None and comrade is None:
        return False
    rect = place_beside(kit, large_size(kit, enlarged.LARGE), beside)
    if card is not None:
        enlarged.large_card(canvas, rect, world, card)
    elif comrade is not None:
        enlarged.large_ability(canvas, rect, world, comrade)
    canvas.zone("enlarged", rect, "enlarged")
    return True


# Cards


def _card(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    card = card_at(ctx, handle)
    return [] if card is None else words.card_facts(kit, ctx.view.world.setting, card)


def _held(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    """An own card; an Event that would be wasted now gets a warning."""
    lines, card = _card(kit, ctx, handle), card_at(ctx, handle)
    warning = "" if card is None else wasted_words(kit, ctx, card)
    return [*lines, warning] if warning else lines


def _kept(kit: Kit, ctx: ViewContext) -> Lines:
    comrade = own(ctx)
    if comrade is None:
        return []
    kept = ctx.view.world.players[comrade].kept
    return [
        words.zone_name(kit, "draft_kept"),
        kit.say("lc-tip-count", count=len(kept)),
        *(words.card_name(kit, card) for card in kept if card != HIDDEN),
        kit.say("lc-tip-kept_what"),
    ]


def _pass_on(kit: Kit, ctx: ViewContext) -> Lines:
    comrade = own(ctx)
    if comrade is None:
        return []
    world: World = ctx.view.world
    packs, left = world.players[comrade].packs, world.left_of(comrade)
    given = packs[0] if packs and isinstance(engine.pending(ctx.view), QuickDraft) else ()
    return [
        kit.say("lc-tip-pass_on", name=title_of(kit, ctx, left)),
        *(words.card_name(kit, card) for card in given if card != HIDDEN),
        kit.say("lc-tip-pass_on_what", count=world.setting.numbers.quick_pass),
    ]


def _commit(kit: Kit, ctx: ViewContext, comrade: ComradeId) -> Lines:
    """The slot of a card of this turn: only the owner is told which card lies there."""
    world = ctx.view.world
    player = world.players.get(comrade)
    if player is None:
        return []
    head = kit.say("lc-tip-commit", **words.of_comrade(kit, comrade))
    card = committed(world, comrade)
    if card is None:
        is_awaited = isinstance(engine.pending(ctx.view), Committing) and player.seat in engine.waiting_for(
            ctx.view
        )
        return [head, kit.say("lc-tip-awaited" if is_awaited else "lc-tip-no_card")]
    if card == HIDDEN:
        return [head, kit.say("lc-tip-face_down")]
    is_open = world.slot == comrade and world.revealed is not None
    state = [] if is_open else [kit.say("lc-tip-face_down_own")]
    return [head, *state, *words.card_facts(kit, world.setting, card)]


def _piece(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    world: World = ctx.view.world
    fields, piece = at.PIECE.fields(handle), piece_at(world, handle)
    if fields is None or piece is None:
        return []
    owner = kit.say("lc-tip-owner", name=title_of(kit, ctx, fields[0]))
    return [*words.card_facts(kit, world.setting, piece.card, piece), owner]


# People


def _comrade(kit: Kit, ctx: ViewContext, comrade: ComradeId) -> Lines:
    world = ctx.view.world
    if comrade not in world.players:
        return []
    return [title_of(kit, ctx, comrade), *words.comrade_facts(kit, world, comrade)]


def _seat(kit: Kit, ctx: ViewContext, seat: Seat) -> Lines:
    world = ctx.view.world
    if seat < len(world.order):
        return _comrade(kit, ctx, world.order[seat])
    return [name_of_seat(kit, ctx, seat), kit.say("lc-tip-no_comrade")]


def _character(kit: Kit, ctx: ViewContext, comrade: ComradeId) -> Lines:
    world = ctx.view.world
    if comrade not in world.setting.comrades:
        return []
    lines = [words.comrade_name(kit, comrade), *words.ability_facts(kit, comrade)]
    if comrade in world.players:
        seat = world.players[comrade].seat
        lines.append(kit.say("lc-tip-taken_by", name=name_of_seat(kit, ctx, seat), number=seat + 1))
    return lines


def _ability(kit: Kit, ctx: ViewContext, comrade: ComradeId) -> Lines:
    world = ctx.view.world
    if comrade not in world.players:
        return []
    head = kit.say(f"lc-ability-{comrade}")
    lines = [head, kit.say(f"lc-ability-{comrade}.text")]
    player = world.players[comrade]
    used = [flag for flag in ("lucky_spent", "swap_used") if getattr(player, flag)]
    lines += [kit.say(f"lc-status-{flag}.hint") for flag in used]
    return [*lines, kit.say("lc-tip-owner", name=title_of(kit, ctx, comrade))]


def _raise(kit: Kit, ctx: ViewContext, seat: Seat) -> Lines:
    """Whose hand it is, whether it is up, and the key that raises or lowers it."""
    world = ctx.view.world
    if seat >= len(world.order):
        return []
    comrade = world.order[seat]
    player = world.players[comrade]
    head = kit.say("lc-tip-raise", name=title_of(kit, ctx, comrade))
    if not player.alive:
        return [head, kit.say("lc-tip-dead")]
    key = kit.say("lc-tip-raise_key", number=seat + 1)
    if _is_up(ctx, comrade):
        return [head, kit.say("lc-tip-hand_up"), key]
    if RaiseHand() in engine.legal(ctx.view, seat):
        return [head, kit.say("lc-tip-raise_what"), key]
    return [head, kit.say("lc-tip-cannot_raise", why=raising(ctx.view, comrade))]


def _rest(kit: Kit, ctx: ViewContext, seat: Seat) -> Lines:
    """Who would rest, what resting means, and the key for it."""
    world = ctx.view.world
    if seat >= len(world.order):
        return []
    head = kit.say("lc-tip-rest", name=title_of(kit, ctx, world.order[seat]))
    return [head, kit.say("lc-tip-rest_what"), kit.say("lc-tip-rest_key", number=seat + 1)]


def _is_up(ctx: ViewContext, comrade: ComradeId) -> bool:
    """Whether a hand is up for the open question: an answer to an Event needs a hand of its own."""
    decision = engine.pending(ctx.view)
    if isinstance(decision, Response):
        return comrade in decision.raised
    return bool(ctx.view.world.players[comrade].hand_raised)


# The Line


def _place(kit: Kit, ctx: ViewContext, place: int) -> Lines:
    world = ctx.view.world
    if not 1 <= place <= world.length:
        return []
    return [kit.say("lc-tip-place", place=place), *words.place_facts(kit, world, place)]


def _commissar(kit: Kit, ctx: ViewContext) -> Lines:
    lines = [kit.say("lc-commissar"), kit.say("lc-tip-commissar_what")]
    owed = ctx.view.world.advances
    return [*lines, kit.say("lc-tip-advances", count=owed)] if owed else lines


def _hazard(kit: Kit, ctx: ViewContext, place: int) -> Lines:
    world = ctx.view.world
    cards = world.hazards_at(place)
    if not cards:
        return []
    head = words.listed(kit, (words.card_name(kit, card) for card in cards))
    texts = [kit.say(f"lc-card-{card}.text") for card in dict.fromkeys(cards)]
    return [head, kit.say("lc-tip-place", place=place), *texts]


def _target(kit: Kit, ctx: ViewContext, number: int) -> Lines:
    world = ctx.view.world
    target = next((one for one in world.targets if one.number == number), None)
    if target is None:
        return []
    place = words.target_place(world, target)
    lines = [kit.say("lc-tip-target", target=number), kit.say("lc-tip-place", place=place)]
    if target.comrade is not None:
        lines.append(kit.say("lc-tip-follows", **words.of_comrade(kit, target.comrade)))
    else:
        lines.append(kit.say("lc-tip-fixed"))
    return lines if world.strike is None else [*lines, *words.card_facts(kit, world.setting, world.strike)]


def _field(kit: Kit, _ctx: ViewContext) -> Lines:
    return [words.zone_name(kit, "front_line"), kit.say("lc-tip-field_what")]


# Around it


def _strike(kit: Kit, ctx: ViewContext) -> Lines:
    world = ctx.view.world
    head = words.zone_name(kit, "attack_current")
    if world.strike is None:
        return [head, kit.say("lc-tip-no_strike")]
    return words.card_facts(kit, world.setting, world.strike)


def _initiative(kit: Kit, ctx: ViewContext) -> Lines:
    world = ctx.view.world
    lines = [kit.say("lc-tip-initiative")]
    if world.holder is not None:
        lines.append(kit.say("lc-tip-holder", name=title_of(kit, ctx, world.holder)))
    lines.append(kit.say("lc-tip-initiative_what"))
    if world.roulettes:
        lines.append(kit.say("lc-tip-roulettes", count=len(world.roulettes)))
        lines.append(kit.say(f"lc-card-{world.roulettes[0]}.text"))
    return lines


def _deck(name: str) -> Callable[[Kit, ViewContext], Lines]:
    def lines_of(kit: Kit, ctx: ViewContext) -> Lines:
        count = len(getattr(ctx.view.world, name))
        return [
            words.zone_name(kit, name),
            kit.say("lc-tip-count", count=count),
            kit.say(f"lc-tip-{name}_what"),
        ]

    return lines_of


def _discard(name: str) -> Callable[[Kit, ViewContext], Lines]:
    def lines_of(kit: Kit, ctx: ViewContext) -> Lines:
        pile: tuple[CardId, ...] = getattr(ctx.view.world, name)
        lines = [words.zone_name(kit, name), kit.say("lc-tip-count", count=len(pile))]
        if pile:
            lines.append(kit.say("lc-tip-top", card=words.card_name(kit, pile[-1])))
        return [*lines, kit.say("lc-tip-discard_what")]

    return lines_of


def _fallen(kit: Kit, ctx: ViewContext) -> Lines:
    world = ctx.view.world
    dead = list(words.fallen_facts(kit, world, ctx.history))
    return [words.zone_name(kit, "graveyard"), *(dead or [kit.say("lc-tip-nobody_fallen")])]


def _remind(kit: Kit, ctx: ViewContext, window: Reminder) -> Lines:
    """A tick is the seat's own secret: it is kept in the decision, which hides the ticks of others."""
    lines = [
        kit.say("lc-tip-remind", window=kit.say(f"lc-window-{window}")),
        kit.say(f"lc-window-{window}.hint"),
    ]
    ticks = ticks_of(ctx)
    if ticks is not None:
        lines.append(kit.say("lc-tip-ticked" if window in ticks else "lc-tip-remind_what"))
    return lines


TELLERS: Mapping[str, Teller] = dict(
    (
        (at.HAND.prefix, _held),
        (at.PACK.prefix, _card),
        (at.SHOWN.prefix, _card),
        told_alone(at.KEPT, _kept),
        told_alone(at.PASS_ON, _pass_on),
        told(at.CHARACTER, _character),
        told(at.COMRADE, _comrade),
        told(at.PLACE, _place),
        told_alone(at.COMMISSAR, _commissar),
        told(at.HAZARD, _hazard),
        told(at.TARGET, _target),
        told(at.COMMIT, _commit),
        (at.PIECE.prefix, _piece),
        told(at.ABILITY, _ability),
        told(at.REMIND, _remind),
        told(at.SEAT, _seat),
        told(at.RAISED_HAND, _raise),
        told(at.REST, _rest),
        told_alone(at.FIELD, _field),
        told_alone(at.STRIKE, _strike),
        told_alone(at.INITIATIVE, _initiative),
        told_alone(at.ACTION_DECK, _deck("action_deck")),
        told_alone(at.ATTACK_DECK, _deck("attack_deck")),
        told_alone(at.ACTION_DISCARD, _discard("action_discard")),
        told_alone(at.ATTACK_DISCARD, _discard("attack_discard")),
        told_alone(at.FALLEN, _fallen),
    )
)
"""The function that makes the tip of each kind of thing."""
