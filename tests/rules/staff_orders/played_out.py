"""Rolls played out by the engine alone: every throw of the dice, and every re-roll that pays.

What a result is worth is said here once more, and in another way than the program says it: as chances that
are compared one after another. Whoever rolls keeps a throw unless throwing a card away promises better ones.
"""

from collections import defaultdict
from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from math import prod
from typing import NamedTuple

from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.staff_orders import GAME
from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.events import ClashStarted, DiceRerolled, DiceRolled
from game.rules.staff_orders.intents import Deploy, Done, KeepRoll, Reroll, Roll, UseBonus
from game.rules.staff_orders.reserves import Placing
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.terms import Domain, Faction, PlaceId, enemy

FACES = {0: (0, 2), 1: (2, 3), 2: (5, 1)}
"""Hits on a die: a face that shows them, and how many of the six do."""
LOST_HEADQUARTERS = ("hq_captured", "hq_emptied")


class After(NamedTuple):
    """What is in the place when the roll has done its work, and whose the game is by that."""

    blue: int
    yellow: int
    holder: Faction | None
    winner: Faction | None

    def of(self, faction: Faction) -> int:
        return self.blue if faction == "blue" else self.yellow


Chances = Mapping[After, Fraction]


class Site(NamedTuple):
    """A roll that an intent leads to: who makes it, how many dice, about which place, against how many."""

    roller: Faction
    dice: int
    layer: Domain
    place: PlaceId
    is_fire: bool
    targets: int
    """Soldiers that fire is aimed at."""


def chances(state: State[World], seat: Seat, intent: Intent, site: Site, *, rerolls: bool) -> Chances:
    """What comes of the intent, and of all it takes to come to the dice, after every throw of them."""
    found: dict[After, Fraction] = defaultdict(Fraction)
    again: Chances | None = None
    for throw in product(FACES, repeat=site.dice):
        share = prod((Fraction(FACES[hits][1], 6) for hits in throw), start=Fraction(1))
        thrown, events = _through(_loaded(state, throw), seat, intent, site)
        decision = engine.pending(thrown)
        is_asked = isinstance(decision, RollResult) and decision.faction == site.roller
        if is_asked:
            settled, events = _through(thrown, _asked(thrown), KeepRoll(), site)
            after: Chances = {_after(settled, events, site): Fraction(1)}
        else:
            after = {_after(thrown, events, site): Fraction(1)}
        if is_asked and rerolls:
            if again is None:
                card = thrown.world.army(site.roller).hand[0]
                again = chances(thrown, _asked(thrown), Reroll(card), site, rerolls=True)
            after = max(after, again, key=lambda one: worth(one, site))
        for result, chance in after.items():
            found[result] += share * chance
    return found


def worth(chance: Chances, site: Site) -> tuple[Fraction, ...]:
    """What a roller wants, the most wanted first: the game, the place, nobody in the place; by fire a hit."""
    roller, other = site.roller, enemy(site.roller)
    game = held = empty = hit = Fraction(0)
    for one, part in chance.items():
        game += part * ((one.winner == roller) - (one.winner == other))
        held += part * (one.holder == roller)
        empty += part * (one.holder is None and one.winner is None)
        hit += part * (one.of(other) < site.targets)
    return (game, hit) if site.is_fire else (game, held, empty)


def _loaded(state: State[World], throw: tuple[int, ...]) -> State[World]:
    faces = tuple(FACES[hits][0] for hits in throw)
    return State(state.world, state.stack, Rng(state.rng.seed, state.rng.counter, faces))


def _asked(state: State[World]) -> Seat:
    (seat,) = engine.waiting_for(state)
    return seat


def _through(
    state: State[World], seat: Seat, intent: Intent, site: Site
) -> tuple[State[World], tuple[Event, ...]]:
    """Do the intent and what is taken for granted after it, up to a question that is none of that."""
    enters_all = isinstance(intent, Deploy)
    events: list[Event] = []
    next_intent: Intent | None = intent
    while next_intent is not None:
        applied = engine.apply(GAME, state, seat, next_intent)
        state = applied.state
        events += applied.events
        if any(isinstance(event, ClashStarted) for event in events) and site.is_fire:
            break
        next_intent = _taken_for_granted(state, enters_all)
        if next_intent is not None:
            seat = _asked(state)
    for event in events:
        if isinstance(event, DiceRolled | DiceRerolled) and event.faction == site.roller:
            assert len(event.faces) == site.dice
            break
    return state, tuple(events)


def _taken_for_granted(state: State[World], enters_all: bool) -> Intent | None:
    """All enter that can where a commander was put down; bonuses are used, cards are not, dice are rolled."""
    match engine.pending(state):
        case Entering():
            offered = engine.legal(state, _asked(state))
            return max(offered, key=lambda one: getattr(one, "count", 0)) if enters_all else Done()
        case BonusSoldier():
            return UseBonus()
        case Supporting() | Placing(layer="air"):
            return Done()
        case BeforeRoll():
            return Roll()
    return None


def _after(state: State[World], events: tuple[Event, ...], site: Site) -> After:
    """Who is there; for an Air Raid when the clash begins, if there is one."""
    world = state.world
    clash = next((event for event in events if isinstance(event, ClashStarted)), None)
    if clash is not None and site.is_fire:
        sides = (clash.attackers, clash.defenders)
        blue, yellow = sides if clash.faction == "blue" else sides[::-1]
        return After(blue, yellow, enemy(clash.faction), None)
    blue, yellow = (world.strength(one, site.layer, site.place) for one in ("blue", "yellow"))
    holder: Faction | None = "blue" if blue else "yellow" if yellow else None
    if blue and yellow:  # the clash has not begun: its place is the defender's
        holder = enemy(site.roller) if site.is_fire else site.roller
    outcome = world.outcome
    by_headquarters = outcome is not None and outcome.reason in LOST_HEADQUARTERS
    winner = world.faction_of(outcome.winners[0]) if outcome is not None and by_headquarters else None
    return After(blue, yellow, holder, winner)
