"""The policy of Wasteland Riders: weights for decisions that are not settled."""

from collections.abc import Callable, Sequence
from typing import Any

from game.bots.mind import grown
from game.bots.wasteland_riders import goals
from game.bots.wasteland_riders.blows import armour_of_fighter, best_blow, blow, blows_of, duel_prospect, edge
from game.bots.wasteland_riders.cards import escaping, facing, outcome
from game.bots.wasteland_riders.records import next_of_ride, ride_worth
from game.bots.wasteland_riders.settling import WITH_TEXTS, settled
from game.bots.wasteland_riders.texts import is_restoring, is_text, without_texts
from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.wasteland_riders.exploration.exploration import Explores
from game.rules.wasteland_riders.fight.attacks import ChoosingAttack
from game.rules.wasteland_riders.fight.clashes import ChoosingCards, Direction
from game.rules.wasteland_riders.fight.meetings import AnsweringMeeting, Found, MaySearch, Meeting
from game.rules.wasteland_riders.fight.verbs import Swapping
from game.rules.wasteland_riders.gear.weapons import remaining_health
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.intents import fights as fi
from game.rules.wasteland_riders.movement.driving import GoOrStop, ScavengerPlays, mp_in_tank
from game.rules.wasteland_riders.movement.planning import ChoosingMode, MarkingRoute
from game.rules.wasteland_riders.movement.wasteland_cards import EscapeOrFace
from game.rules.wasteland_riders.terms import RANGES, HexId, Range
from game.rules.wasteland_riders.verbs.hexes import ChoosingHex
from game.rules.wasteland_riders.windows.windows import InAnswer, InWindow
from game.rules.wasteland_riders.world.fight import other_side
from game.rules.wasteland_riders.world.state import World

KEEN = 2.5
"""How strongly a better option is preferred: the weight is e to the power of this times the lead."""
LEAST = 0.001
ALONG, AWAY = 8.0, 0.05
"""Weights on a long ride that a contract asks for: the next hex of it, all others."""
BURST_FOR = 0.15
"""The extra loss a burst must be expected to cause, to be worth its ammo."""
WORTH_IT = 0.9
"""The expected loss from an attack below which the first clash is better spent on preparation."""
WALK, RIDE = 0.05, 0.0
"""What is subtracted for the wasteland cards on the way, on foot and by vehicle."""

STRAIGHT = 15.0
"""The same as `KEEN`, for the route to the most attractive hex."""
NOWHERE = -1.0
"""The value of a hex on a route to nothing useful."""

Weigh = Callable[[World, Seat, Any, tuple[Intent, ...]], list[float]]


def weights(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> Sequence[float]:
    """A weight for each intent; a settled decision gives all weight to one intent."""
    chosen = settled(world, seat, top, legal)
    if chosen is not None:
        return [1.0 if one is chosen or one == chosen else 0.0 for one in legal]
    weigh = WEIGHTS.get(type(top), _any)
    if isinstance(top, WITH_TEXTS):
        found = weigh(world, seat, top, legal)
        knight = world.knights[seat]
        return [
            0.0 if is_restoring(world, knight, one) else weight
            for one, weight in zip(legal, found, strict=True)
        ]
    own = without_texts(legal)
    found = weigh(world, seat, top, own)
    if len(own) != len(legal):
        by_intent = dict(zip(own, found, strict=True))
        found = [by_intent.get(one, 0.0) for one in legal]
    return found if any(found) else [1.0] * len(legal)


def _keen(values: Sequence[float]) -> list[float]:
    most = max(values)
    return [max(LEAST, grown(KEEN * (one - most))) for one in values]


def _any(_world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> list[float]:
    return [0.5 if is_text(one) else 1.0 for one in legal]


# Movement


def _mode(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> list[float]:
    """By way of moving: the value of the best hex it reaches, less the cost of the way."""
    here, mp = world.knights[seat].hex, mp_in_tank(world, seat)
    away, around = goals.ways(world, here), world.setting.neighbours[here]
    drawn = {"stay": goals.pull(world, seat, here, explores=True)}
    drawn["foot"] = max(goals.pull(world, seat, place, explores=True) for place in around) - WALK
    known, most = goals.prospects(world, seat), 0.0
    for place, worth in known.items():
        if place != here and worth and away[place] <= 2 * mp + 2:
            most = max(most, 0.9 * worth - 0.012 * away[place])
    aim, draw = goals.target(world, seat, here, mp)
    if aim != here:
        most = max(most, 0.8 * draw)
    drawn["vehicle"] = most + 0.1 - RIDE + ride_worth(world, seat)
    return _keen([drawn[one.mode] if isinstance(one, wr.ChooseMode) else 0.0 for one in legal])


def _route(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> list[float]:
    """Towards the most attractive hex ahead, within the reach of the fuel."""
    move = world.move
    assert move is not None
    end = move.route[-1] if move.route else move.start
    if move.mode != "vehicle":
        values = [
            goals.pull(world, seat, one.hex, explores=True) if isinstance(one, wr.MarkHex) else -9.0
            for one in legal
        ]
        return _keen(values)
    ride = next_of_ride(world, seat, (move.start, *move.route))
    if ride is not None:
        return [ALONG if one == wr.MarkHex(ride) else AWAY for one in legal]
    draws = goals.drawn_ahead(world, seat, (move.start, *move.route))
    here = draws.get(end, 0.0) if move.route else NOWHERE
    drawn = [
        draws.get(one.hex, NOWHERE)
        if isinstance(one, wr.MarkHex)
        else here
        if isinstance(one, wr.ConfirmRoute)
        else NOWHERE
        for one in legal
    ]
    most = max(drawn)
    return [max(LEAST, grown(STRAIGHT * (one - most))) for one in drawn]


def _go(_world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> list[float]:
    return [5.0 if isinstance(one, wr.GoOn) else 0.5 for one in legal]


def _card(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> list[float]:
    values = [
        facing(world, seat, top.card)
        if isinstance(one, wr.FaceIt)
        else escaping(world, seat, top.card)
        if isinstance(one, wr.Escape)
        else 0.0
        for one in legal
    ]
    return _keen(values)


def _scavenge(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> list[float]:
    """The card that is worst for the rival; the mildest where all can lose together."""
    sign = 1.0 if world.setting.mission.kind in ("cult", "scourges") or top.rival == seat else -1.0
    values = [
        sign * outcome(world, top.rival, one.card) if isinstance(one, wr.PlayWasteland) else 0.0
        for one in legal
    ]
    return _keen(values)


# Exploration


def _explores(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> list[float]:
    knight = world.knights[seat]
    number = world.setting.tile(world.tiles[knight.hex]).number
    actions = world.setting.actions_of.get(number, {})
    values: list[float] = []
    for one in legal:
        match one:
            case wr.TakeAction(action):
                values.append(goals.action_worth(world, knight, actions[action]))
            case wr.MissionAction():
                values.append(goals.mission_deed(world, knight, knight.hex))
            case wr.AcceptContract():
                values.append(0.1)
            case wr.AttackMarker():
                values.append(0.3 if goals.is_fit(knight) else -1.5)
            case _:
                values.append(0.0)
    return _keen(values)


def _hex(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> list[float]:
    """A strike goes where rivals are, a ride where most can be gained, a token in a rival's way."""
    found: list[float] = []
    mine = world.knights[seat].hex
    for one in legal:
        assert isinstance(one, wr.ChooseHex)
        rivals = sum(knight.hex == one.hex and knight.seat != seat for knight in world.knights)
        match top.purpose:
            case "strike":
                found.append(0.0 if one.hex == mine else float(rivals))
            case "train":
                drawn = goals.pull(world, seat, one.hex, explores=False)
                found.append(drawn + 0.3 * goals.prospects(world, seat).get(one.hex, 0.0))
            case "relocate":
                sign = 1.0 if top.knight == seat else -1.0
                found.append(3.0 + sign * goals.pull(world, top.knight, one.hex, explores=True))
            case "token":
                found.append(float(_on_route(world, one.hex)))
            case _:
                found.append(
                    float(_on_route(world, one.hex)) * world.setting.tile(world.tiles[one.hex]).difficulty
                )
    best = max(found)
    return [max(LEAST, grown(KEEN * (one - best))) if one > 0 or best <= 0 else 0.0 for one in found]


def _on_route(world: World, place: HexId) -> bool:
    return world.move is not None and place in world.move.route[world.move.at :]


# Meetings


def _meeting(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> list[float]:
    """Rivals are met where duels count; elsewhere only if the rider is clearly stronger."""
    knight, values = world.knights[seat], []
    duels = world.setting.mission.kind == "only_one"
    for one in legal:
        if isinstance(one, fi.AskMeeting):
            gain = duel_prospect(world, seat, one.rival)
            values.append(goals.rival_worth(world, knight, one.rival) if duels else gain - 0.4)
        elif isinstance(one, fi.Search):
            values.append(0.6)
        else:
            values.append(0.0)
    return _keen(values)


def _answer(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> list[float]:
    gain = duel_prospect(world, seat, top.rival) - 0.1
    return _keen([gain if isinstance(one, fi.AgreeMeeting) else 0.0 for one in legal])


def _search(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> list[float]:
    knight = world.knights[seat]
    duels = world.setting.mission.kind == "only_one"
    gain = duel_prospect(world, seat, top.rival) - 0.3
    gain = goals.rival_worth(world, knight, top.rival) if duels else gain
    return _keen([gain if isinstance(one, fi.Search) else 0.0 for one in legal])


def _found(_world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> list[float]:
    return [
        3.0 if isinstance(one, fi.Revive) else 2.0 if isinstance(one, fi.RobHim) else 0.02 for one in legal
    ]


# Fights


def _cards(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> list[float]:
    """The best attack; preparation if the best one is weak; otherwise a better range."""
    fight = world.fight
    assert fight is not None
    side = fight.of(seat)
    assert side is not None
    own, other = fight.side(side), fight.side(other_side(side))
    at, last = fight.range, fight.clash >= world.setting.content.combat.clashes
    attack = best_blow(world, own, other, at, prepared=own.prepared)
    burst = best_blow(world, own, other, at, burst=True)
    suffers = best_blow(world, other, own, at)
    here = edge(world, fight, side, at)
    nearby = max(edge(world, fight, side, place) for place in _beside(at))
    found: list[float] = []
    for one in legal:
        if not isinstance(one, fi.ChooseCombatCard):
            found.append(0.3)
        elif one.card == "attack":
            found.append(1.0 + 6.0 * attack if attack else 0.05)
        elif one.card == "burst":
            found.append(1.0 + 6.0 * burst if burst > attack + BURST_FOR else 0.2)
        elif one.card == "preparation":
            weak = fight.clash == 1 and 0.0 < attack < WORTH_IT and own.seat is not None
            found.append(0.02 if last else 4.0 if weak else 0.4)
        elif one.card == "range_change":
            found.append(0.1 if last else 0.3 + 4.0 * max(0.0, nearby - here) + (1.5 if not attack else 0.0))
        else:
            tender = own.seat is not None and world.knights[own.seat].health <= 1
            found.append((2.0 if tender else 0.3) * suffers + 0.02)
    return found


def _attacks(world: World, _seat: Seat, top: Any, legal: tuple[Intent, ...]) -> list[float]:
    """The weapon and symbol with the largest expected loss for the opponent."""
    fight, setting = world.fight, world.setting
    assert fight is not None
    own, other = fight.side(top.side), fight.side(other_side(top.side))
    if own.seat is None:
        return [1.0] * len(legal)
    knight = world.knights[own.seat]
    armour, health = armour_of_fighter(world, other), remaining_health(world, other)
    losses = {
        (shot.spot, shot.symbol): blow(setting, shot, fight.range, armour, health)
        for shot in blows_of(setting, knight)
    }
    return _keen(
        [
            losses.get((one.spot, one.symbol), 0.0) if isinstance(one, fi.ChooseWeapon) else 0.0
            for one in legal
        ]
    )


def _beside(at: Range) -> tuple[Range, ...]:
    place = RANGES.index(at)
    return RANGES[max(0, place - 1) : place + 2]


def _direction(world: World, _seat: Seat, top: Any, legal: tuple[Intent, ...]) -> list[float]:
    """Towards the range that is better for the rider; advancing also brings advantage."""
    fight = world.fight
    assert fight is not None
    place = RANGES.index(fight.range)
    nearer, farther = RANGES[max(0, place - 1)], RANGES[min(2, place + 1)]
    values = [
        edge(world, fight, top.side, nearer) + 0.15
        if isinstance(one, fi.Advance)
        else edge(world, fight, top.side, farther)
        for one in legal
    ]
    return _keen(values)


# Windows


def _window(_world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> list[float]:
    return [1.0 if isinstance(one, wr.Pass) else 0.7 for one in legal]


WEIGHTS: dict[type, Weigh] = {
    ChoosingMode: _mode,
    MarkingRoute: _route,
    GoOrStop: _go,
    EscapeOrFace: _card,
    ScavengerPlays: _scavenge,
    Explores: _explores,
    ChoosingHex: _hex,
    Meeting: _meeting,
    AnsweringMeeting: _answer,
    MaySearch: _search,
    Found: _found,
    ChoosingCards: _cards,
    Swapping: _cards,
    ChoosingAttack: _attacks,
    Direction: _direction,
    InWindow: _window,
    InAnswer: _window,
}
