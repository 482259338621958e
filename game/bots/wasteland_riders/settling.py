"""What a rider decides without a search: gear, windows, duties of the Scavenger, free choices.

Each function is for one kind of decision; it returns None if the decision must be searched after all.
"""

from typing import Any

from game.bots.wasteland_riders.blows import edge, exact_loss
from game.bots.wasteland_riders.goals import is_fit, prospects
from game.bots.wasteland_riders.measure import (
    effects_worth,
    skill,
)
from game.bots.wasteland_riders.packing import of_kind
from game.bots.wasteland_riders.texts import is_restoring, is_text, restore, without_texts
from game.bots.wasteland_riders.upkeep import UPKEEP, Answer
from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.wasteland_riders.exploration.exploration import Explores
from game.rules.wasteland_riders.fight.meetings import Meeting
from game.rules.wasteland_riders.fight.verbs import ChoosingRange
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.intents import fights as fi
from game.rules.wasteland_riders.movement.driving import GoOrStop
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.skill_tests import WhichSkill
from game.rules.wasteland_riders.verbs.choices import (
    Choosing,
    MarkingContract,
    MayDo,
)
from game.rules.wasteland_riders.windows.windows import EnemyInWindow, InAnswer, InWindow
from game.rules.wasteland_riders.world.state import World

AT_ONCE = frozenset(("on_draw", "on_radiation", "on_vehicle_damage", "on_ko", "knights_step", "after_test"))
"""Windows in which a fitting text is always used."""


# Choices inside effects


def _choosing(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> Intent:
    knight = world.knights[top.knight]
    sign = 1.0 if top.knight == seat else -1.0
    options = of_kind(legal, wr.ChooseOption)
    return max(
        options,
        key=lambda one: sign * effects_worth(world, knight, top.options[one.option]),
        default=legal[0],
    )


def _may_do(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> Intent:
    gains = effects_worth(world, world.knights[seat], top.effects) > 0.0
    return wr.ChooseOption(0) if gains and wr.ChooseOption(0) in legal else wr.Pass()


def _skill(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    knight = world.knights[seat]
    return max(of_kind(legal, wr.ChooseSkill), key=lambda one: skill(world.setting, knight, one.skill))


def _marking(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> Intent:
    """A marker is taken off the rider's own contract, or put onto a rival's."""
    own = {one.card for one in world.contracts if one.holder == seat}
    good = [one for one in of_kind(legal, wr.ChooseContract) if (one.contract in own) == (top.change < 0)]
    return good[0] if good else legal[0]


# Fights


def attack(world: World, seat: Seat, legal: tuple[Intent, ...]) -> Intent:
    """The weapon with the largest expected loss for the opponent; among equals the first."""
    ways: list[Any] = [one for one in legal if isinstance(one, fi.ChooseWeapon | fi.ChooseSymbol)]
    if not ways:
        return legal[0]
    best: Intent = max(ways, key=lambda one: exact_loss(world, seat, getattr(one, "spot", None), one.symbol))
    return best


def _range(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    fight = world.fight
    side = None if fight is None else fight.of(seat)
    if fight is None or side is None:
        return legal[0]
    return max(of_kind(legal, fi.ChooseRange), key=lambda one: edge(world, fight, side, one.range))


def _meeting(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent | None:
    """A fit rider attacks a mission enemy, an unfit one passes; None where meetings must be searched."""
    attack = next((one for one in legal if isinstance(one, wr.AttackMarker)), None)
    if attack is not None:
        return attack if is_fit(world.knights[seat]) else wr.Pass()
    return wr.Pass() if world.setting.mission.kind == "scourges" else None


# Windows


def _window(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> Intent | None:
    """With nothing to use the rider passes. In some windows a fitting text is always used."""
    texts = [one for one in legal if is_text(one) and not is_restoring(world, world.knights[seat], one)]
    if not texts:
        return wr.Pass()
    return texts[0] if top.moment in AT_ONCE else None


def _enemy_window(_world: World, _seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent:
    return next((one for one in legal if isinstance(one, fi.UseEnemyText)), legal[0])


# Ways and exploring


def _go_on(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent | None:
    """Go on, as long as the rider is healthy and the end of the route attracts more than the present hex."""
    knight, move = world.knights[seat], world.move
    assert move is not None
    if wr.GoOn() not in legal:
        return wr.StopMove()
    if knight.health < 2 or knight.radiation > 2:
        return None
    known = prospects(world, seat)
    better = known.get(move.route[-1], 0.0) > known.get(knight.hex, 0.0)
    return wr.GoOn() if better else None


def _exploring(world: World, seat: Seat, _top: Any, legal: tuple[Intent, ...]) -> Intent | None:
    """What costs nothing is done: the test, contracts, pills; mission enemies are hunted. None otherwise."""
    for one in legal:
        kind = type(one)
        if kind in (wr.CompleteContract, wr.Explore, wr.TakePills):
            return one
        if kind is wr.MissionAction and world.setting.mission.kind == "key":
            return one
        if kind is wr.AttackMarker and is_fit(world.knights[seat]):
            return one
        if kind is wr.AcceptContract and prospects(world, seat).get(world.knights[seat].hex, 0.0) > 0.0:
            return one
    for one in of_kind(legal, wr.PlayLuck):
        use = world.setting.content.luck[one.card].use
        if "explore" in use.when and effects_worth(world, world.knights[seat], use.effects) > 0.1:
            return one
    return None


SETTLED: dict[type, Answer] = {
    **UPKEEP,
    Choosing: _choosing,
    MayDo: _may_do,
    WhichSkill: _skill,
    MarkingContract: _marking,
    ChoosingRange: _range,
    Meeting: _meeting,
    InWindow: _window,
    EnemyInWindow: _enemy_window,
    GoOrStop: _go_on,
    Explores: _exploring,
}


WITH_TEXTS = (InWindow, InAnswer, EnemyInWindow, RestGear, Explores)
"""Decisions in which all texts are considered; in others only restoring ones, and only when needed."""


def settled(world: World, seat: Seat, top: Any, legal: tuple[Intent, ...]) -> Intent | None:
    """The choice for a decision that needs no search; None otherwise."""
    if len(legal) > 1:
        helps = restore(world, world.knights[seat], legal)
        if helps is not None:
            return helps
        if not isinstance(top, WITH_TEXTS):
            legal = without_texts(legal)
            if len(legal) == 1:
                return legal[0]
    answer = SETTLED.get(type(top))
    return None if answer is None else answer(world, seat, top, legal)
