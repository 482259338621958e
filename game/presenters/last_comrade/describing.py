"""What is said about each thing that can be pointed at, and which of them can be shown large."""

from collections.abc import Mapping
from typing import get_args

from pygame import Rect

from game.presenters.contract.offers import Handle
from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import words
from game.presenters.last_comrade.cards import enlarged
from game.presenters.last_comrade.controls.handles import ACTION_DISCARD, ATTACK_DISCARD, STRIKE, parse
from game.presenters.last_comrade.players import name_of_seat, own, title_of
from game.presenters.last_comrade.zones.idle_events import idle_words
from game.presenters.last_comrade.zones.reminders import ticks_of
from game.presenters.shared.enlarging import large_size, place_beside
from game.presenters.shared.tips import Lines, Teller, tip
from game.rules.core import engine
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.draft import QuickDraft
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.intents import RaiseHand
from game.rules.last_comrade.reckoning.player_status import raising
from game.rules.last_comrade.responses import Response
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId, Reminder
from game.view.canvas import Canvas
from game.view.kit import Kit


def describe(kit: Kit, ctx: ViewContext, handle: Handle) -> str:
    """The tip of a thing: its name, then its facts on further lines; empty if there is no such thing."""
    return tip(TELLERS, kit, ctx, parse(handle))


def enlarge(canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
    """Show a card, or a Comrade's own one, large on the side that has more room."""
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


# What lies there


def comrade_at(world: World, handle: Handle) -> ComradeId | None:
    """The Comrade whose own card a thing is, or shows."""
    kind, *names = parse(handle)
    is_one = kind in ("comrade", "ability", "character") and names[0] in world.setting.comrades
    return ComradeId(names[0]) if is_one else None


def card_at(ctx: ViewContext, handle: Handle) -> CardId | None:
    """The card a thing is, or shows on top; None where there is none or it may not be known."""
    world: World = ctx.view.world
    kind, *names = parse(handle)
    found: CardId | None = None
    if kind in ("hand", "pack", "shown"):
        found = _at(_pile(ctx, kind), int(names[0]))
    elif kind == "commit":
        found = _committed(world, ComradeId(names[0]))
    elif kind == "piece":
        found = _piece_card(world, ComradeId(names[0]), int(names[1]))
    elif kind == "hazard":
        cards = world.hazards_at(int(names[0]))
        found = cards[-1] if cards else None
    elif handle == STRIKE:
        found = world.strike
    elif handle in (ACTION_DISCARD, ATTACK_DISCARD):
        pile = world.action_discard if handle == ACTION_DISCARD else world.attack_discard
        found = pile[-1] if pile else None
    return None if found == HIDDEN else found


def _at(pile: tuple[CardId, ...], place: int) -> CardId | None:
    return pile[place] if place < len(pile) else None


def _pile(ctx: ViewContext, kind: str) -> tuple[CardId, ...]:
    """The own hand or pack, or the hand that a Shakedown shows."""
    world: World = ctx.view.world
    comrade, decision = own(ctx), engine.pending(ctx.view)
    if comrade is None:
        return ()
    player = world.players[comrade]
    if kind == "hand":
        return player.hand
    if kind == "shown":
        return world.players[decision.other].hand if isinstance(decision, TakingCard) else ()
    if isinstance(decision, QuickDraft):
        return player.kept
    return player.packs[0] if player.packs else ()


def _committed(world: World, comrade: ComradeId) -> CardId | None:
    """The card of a slot: face up while it is resolved, otherwise face down, known to its owner only."""
    if comrade not in world.players:
        return None
    if world.slot == comrade and world.revealed is not None:
        return world.revealed
    return world.players[comrade].committed


def _piece_card(world: World, comrade: ComradeId, number: int) -> CardId | None:
    player = world.players.get(comrade)
    return player.equipment[number].card if player is not None and number < len(player.equipment) else None


# Cards


def _card(kit: Kit, ctx: ViewContext, handle: Handle) -> Lines:
    card = card_at(ctx, handle)
    return [] if card is None else words.card_facts(kit, ctx.view.world.setting, card)


def _held(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    """A card of one's own; an Event that would change nothing now says so beforehand."""
    lines, card = _card(kit, ctx, f"hand/{names[0]}"), card_at(ctx, f"hand/{names[0]}")
    idle = None if card is None else idle_words(kit, ctx, card)
    return lines if idle is None else [*lines, idle]


def _packed(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return _card(kit, ctx, f"pack/{names[0]}")


def _shown(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return _card(kit, ctx, f"shown/{names[0]}")


def _kept(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
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


def _pass_on(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
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


def _commit(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    """Where a card of the turn lies: nobody but its owner is told which one."""
    world, comrade = ctx.view.world, ComradeId(names[0])
    player = world.players.get(comrade)
    if player is None:
        return []
    head = kit.say("lc-tip-commit", **words.of_comrade(kit, comrade))
    card = _committed(world, comrade)
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


def _piece(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, comrade, number = ctx.view.world, ComradeId(names[0]), int(names[1])
    if _piece_card(world, comrade, number) is None:
        return []
    piece = world.players[comrade].equipment[number]
    owner = kit.say("lc-tip-owner", name=title_of(kit, ctx, comrade))
    return [*words.card_facts(kit, world.setting, piece.card, piece), owner]


# People


def _comrade(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, comrade = ctx.view.world, ComradeId(names[0])
    if comrade not in world.players:
        return []
    return [title_of(kit, ctx, comrade), *words.comrade_facts(kit, world, comrade)]


def _seat(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, seat = ctx.view.world, Seat(int(names[0]))
    if seat < len(world.order):
        return _comrade(kit, ctx, [world.order[seat]])
    return [name_of_seat(kit, ctx, seat), kit.say("lc-tip-no_comrade")]


def _character(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, comrade = ctx.view.world, ComradeId(names[0])
    if comrade not in world.setting.comrades:
        return []
    lines = [words.comrade_name(kit, comrade), *words.ability_facts(kit, comrade)]
    if comrade in world.players:
        seat = world.players[comrade].seat
        lines.append(kit.say("lc-tip-taken_by", name=name_of_seat(kit, ctx, seat), number=seat + 1))
    return lines


def _ability(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, comrade = ctx.view.world, ComradeId(names[0])
    if comrade not in world.players:
        return []
    head = kit.say(f"lc-ability-{comrade}")
    lines = [head, kit.say(f"lc-ability-{comrade}.text")]
    player = world.players[comrade]
    used = [flag for flag in ("lucky_spent", "swap_used") if getattr(player, flag)]
    lines += [kit.say(f"lc-status-{flag}.hint") for flag in used]
    return [*lines, kit.say("lc-tip-owner", name=title_of(kit, ctx, comrade))]


def _raise(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    """Whose hand, whether it is up, and the key that moves it."""
    world, seat = ctx.view.world, Seat(int(names[0]))
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


def _rest(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    """Whose word it is, what it means, and the key that says it."""
    world, seat = ctx.view.world, Seat(int(names[0]))
    if seat >= len(world.order):
        return []
    head = kit.say("lc-tip-rest", name=title_of(kit, ctx, world.order[seat]))
    return [head, kit.say("lc-tip-rest_what"), kit.say("lc-tip-rest_key", number=seat + 1)]


def _is_up(ctx: ViewContext, comrade: ComradeId) -> bool:
    """Whether a hand is up for what is asked: an answer to an Event needs its own."""
    decision = engine.pending(ctx.view)
    if isinstance(decision, Response):
        return comrade in decision.raised
    return bool(ctx.view.world.players[comrade].hand_raised)


# The Line


def _place(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, place = ctx.view.world, int(names[0])
    if not 1 <= place <= world.length:
        return []
    return [kit.say("lc-tip-place", place=place), *words.place_facts(kit, world, place)]


def _commissar(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    lines = [kit.say("lc-commissar"), kit.say("lc-tip-commissar_what")]
    owed = ctx.view.world.advances
    return [*lines, kit.say("lc-tip-advances", count=owed)] if owed else lines


def _hazard(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, place = ctx.view.world, int(names[0])
    cards = world.hazards_at(place)
    if not cards:
        return []
    head = words.listed(kit, (words.card_name(kit, card) for card in cards))
    texts = [kit.say(f"lc-card-{card}.text") for card in dict.fromkeys(cards)]
    return [head, kit.say("lc-tip-place", place=place), *texts]


def _target(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world, number = ctx.view.world, int(names[0])
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


def _field(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    return [words.zone_name(kit, "front_line"), kit.say("lc-tip-field_what")]


# Around it


def _strike(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world = ctx.view.world
    head = words.zone_name(kit, "attack_current")
    if world.strike is None:
        return [head, kit.say("lc-tip-no_strike")]
    return words.card_facts(kit, world.setting, world.strike)


def _initiative(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world = ctx.view.world
    lines = [kit.say("lc-tip-initiative")]
    if world.holder is not None:
        lines.append(kit.say("lc-tip-holder", name=title_of(kit, ctx, world.holder)))
    lines.append(kit.say("lc-tip-initiative_what"))
    if world.roulettes:
        lines.append(kit.say("lc-tip-roulettes", count=len(world.roulettes)))
        lines.append(kit.say(f"lc-card-{world.roulettes[0]}.text"))
    return lines


def _deck(name: str) -> "Teller":
    def told(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
        count = len(getattr(ctx.view.world, name))
        return [
            words.zone_name(kit, name),
            kit.say("lc-tip-count", count=count),
            kit.say(f"lc-tip-{name}_what"),
        ]

    return told


def _discard(name: str) -> "Teller":
    def told(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
        pile: tuple[CardId, ...] = getattr(ctx.view.world, name)
        lines = [words.zone_name(kit, name), kit.say("lc-tip-count", count=len(pile))]
        if pile:
            lines.append(kit.say("lc-tip-top", card=words.card_name(kit, pile[-1])))
        return [*lines, kit.say("lc-tip-discard_what")]

    return told


def _fallen(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    world = ctx.view.world
    dead = list(words.fallen_facts(kit, world, ctx.past))
    return [words.zone_name(kit, "graveyard"), *(dead or [kit.say("lc-tip-nobody_fallen")])]


def _remind(kit: Kit, ctx: ViewContext, names: Lines) -> Lines:
    """A tick is the seat's own secret: it stands in the decision, where others' are left out."""
    if names[0] not in get_args(Reminder):
        return []
    window = names[0]
    lines = [
        kit.say("lc-tip-remind", window=kit.say(f"lc-window-{window}")),
        kit.say(f"lc-window-{window}.hint"),
    ]
    ticks = ticks_of(ctx)
    if ticks is not None:
        lines.append(kit.say("lc-tip-ticked" if window in ticks else "lc-tip-remind_what"))
    return lines


TELLERS: Mapping[str, Teller] = {
    "hand": _held,
    "pack": _packed,
    "shown": _shown,
    "kept": _kept,
    "pass_on": _pass_on,
    "character": _character,
    "comrade": _comrade,
    "place": _place,
    "commissar": _commissar,
    "hazard": _hazard,
    "target": _target,
    "commit": _commit,
    "piece": _piece,
    "ability": _ability,
    "remind": _remind,
    "seat": _seat,
    "raise": _raise,
    "rest": _rest,
    "field": _field,
    "strike": _strike,
    "initiative": _initiative,
    "action_deck": _deck("action_deck"),
    "attack_deck": _deck("attack_deck"),
    "action_discard": _discard("action_discard"),
    "attack_discard": _discard("attack_discard"),
    "fallen": _fallen,
}
"""By the first part of a handle."""
