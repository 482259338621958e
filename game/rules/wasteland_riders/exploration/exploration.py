"""Exploration step: the test of the hex, contracts, and one action (WR-EXPL, WR-HEX)."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from game.rules.core.frames import Step
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import board, missions
from game.rules.wasteland_riders.content.tables import Action
from game.rules.wasteland_riders.events.common import KnightActive, KnightSkipped
from game.rules.wasteland_riders.events.journey import (
    ActionTaken,
    ExplorationBegan,
    ExplorationEnded,
    ExplorationTested,
    PillsTaken,
)
from game.rules.wasteland_riders.exploration.private_contracts import (
    CompleteAtOnce,
    attempt,
    why_not_accept,
    why_not_complete,
)
from game.rules.wasteland_riders.fight.fights import Fighting
from game.rules.wasteland_riders.health.resources import heal
from game.rules.wasteland_riders.intents.common import (
    AcceptContract,
    AttackMarker,
    CompleteContract,
    EndExploration,
    Explore,
    MissionAction,
    TakeAction,
    TakePills,
)
from game.rules.wasteland_riders.market.market import fitting_slots
from game.rules.wasteland_riders.market.paying import Pay, can_afford
from game.rules.wasteland_riders.preparation import nobody_active
from game.rules.wasteland_riders.roles import pass_role
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.skill_tests import SkillTest
from game.rules.wasteland_riders.supplies.refitting import can_refit
from game.rules.wasteland_riders.terms import ActionId
from game.rules.wasteland_riders.terms import Timing as TextWindow
from game.rules.wasteland_riders.texts import texts
from game.rules.wasteland_riders.texts.asking import Asked
from game.rules.wasteland_riders.texts.usefulness import would_change_anything
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.state import Exploring, World


class ExplorationStep(Step[World], frozen=True, tag="wr.exploration_step", gc=False):
    """In round order each knight explores the hex under their marker (WR-EXPL-01)."""

    def run(self, play: Play[World]) -> None:
        play.then(*(ExploreTurn(seat) for seat in play.world.round_order), ExplorationStepEnds())


class ExplorationStepEnds(Step[World], frozen=True, tag="wr.exploration_step_ends", gc=False):
    """No knight is active after the exploration step."""

    def run(self, play: Play[World]) -> None:
        nobody_active(play)


class ExploreTurn(Step[World], frozen=True, tag="wr.explore_turn", gc=False):
    """A knight becomes active; an unconscious one may still be revived."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        play.do(KnightActive(self.seat))
        pass_role(play)
        play.then(ExploreBegins(self.seat))
        if not play.world.knights[self.seat].conscious:
            play.then(ReactionWindow("on_ko", (self.seat,)))


class ExploreBegins(Step[World], frozen=True, tag="wr.explore_begins", gc=False):
    """An unconscious knight, or one whom a card forbids it, misses the exploration (WR-KO-17)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        knight = play.world.knights[self.seat]
        if not knight.conscious or knight.skips_exploration:
            play.do(KnightSkipped(self.seat, unconscious=not knight.conscious))
            return
        needs_test = board.tile_at(play.world, knight.hex).test is not None and not knight.explored
        play.do(ExplorationBegan(self.seat, knight.hex, allowed=not needs_test))
        explores = Explores(self.seat)
        asked = (explores,) if explores.may_do_anything(play.world) else ()
        play.then(CompleteAtOnce(self.seat), *asked, ExploreEnds(self.seat))


class ExploreEnds(Step[World], frozen=True, tag="wr.explore_ends", gc=False):
    """The knight's exploration ends."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        play.do(ExplorationEnded(self.seat))


class Explores(Asked, frozen=True, tag="wr.explores", gc=False):
    """The exploration: the test if the hex has one; then accept one contract, complete one, take one
    action, in any order."""

    rule_other_seat: ClassVar[str | None] = "WR-ROUND-04"
    windows: ClassVar[tuple[TextWindow, ...]] = ("explore",)
    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if world.knights[self.seat].conscious else frozenset()

    def _here(self, world: World) -> Exploring:
        assert world.exploring is not None
        return world.exploring

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (EndExploration(), Explore(), TakePills())
        yield from self._contract_deeds(world)
        yield from self._actions(world)

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        """As `ways` allow, but a check that forbids many of the intents is made only once."""
        exploring = self._here(world)
        if not exploring.allowed:
            return (EndExploration(),) if exploring.failed else (EndExploration(), Explore())
        tried = (TakePills(), *self._contract_deeds(world))
        open_ones = [one for one in tried if self._why_not_deed(world, exploring, one) is None]
        if self._why_not_act(world, exploring) is None:
            open_ones += self.open_ones(world, self.seat, self._actions(world))
        return (EndExploration(), *open_ones)

    def may_do_anything(self, world: World) -> bool:
        """Whether there may be anything to do here, by public facts; a face-down contract may be for this
        hex."""
        if not self._here(world).allowed or any(one.holder == self.seat for one in world.contracts):
            return True
        windows = (*self.windows, *texts.any_time(world, self.seat))
        return len(self.open_ways(world, self.seat)) > 1 or texts.may_use(world, self.seat, windows)

    def asks_about(self, world: World) -> Mapping[str, object]:
        """What is left to do here, for the question: the test first, then contracts, an action, both or
        nothing.

        It cannot be known without sight of the contract that the knight keeps face down.
        """
        if not self._here(world).allowed and not self._here(world).failed:
            return {"left": "test"}
        if any(one.holder == self.seat and one.card == HIDDEN for one in world.contracts):
            return {"left": "unknown"}
        kinds = {type(one) for one in self.open_ways(world, self.seat)}
        words = ["contract"] * bool(kinds & {AcceptContract, CompleteContract})
        words += ["action"] * bool(kinds & {TakeAction, AttackMarker, MissionAction})
        return {"left": "_".join(words) or "nothing"}

    def _contract_deeds(self, world: World) -> list[Intent]:
        found: list[Intent] = []
        for contract in world.contracts:
            if contract.kind == "private" and (not contract.face_down or contract.holder == self.seat):
                found += (AcceptContract(contract.card), CompleteContract(contract.card))
        return found

    def _actions(self, world: World) -> Iterator[Intent]:
        """The actions of the hex, of which the knight may take one."""
        number = board.tile_at(world, world.knights[self.seat].hex).number
        yield from (TakeAction(action) for action in world.setting.actions_of.get(number, {}))
        yield from (AttackMarker(enemy.id) for enemy in world.mission.enemies)
        yield from missions.actions(world)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        exploring = self._here(world)
        match intent:
            case EndExploration():
                return None
            case Explore():
                if exploring.allowed or exploring.failed:
                    return Refusal("WR-EXPL-06" if exploring.allowed else "WR-EXPL-04")
                return None
            case TakeAction(action):
                return self._why_not_act(world, exploring) or why_not_action(world, self.seat, action)
            case AttackMarker(marker):
                return self._why_not_act(world, exploring) or missions.why_not_attack(
                    world, self.seat, marker
                )
            case MissionAction():
                return self._why_not_act(world, exploring) or missions.why_not_action(
                    world, self.seat, intent
                )
            case AcceptContract() | CompleteContract() | TakePills():
                return self._why_not_explore(exploring) or self._why_not_deed(world, exploring, intent)
            case _:
                return Refusal("WR-EXPL-07")

    def _why_not_explore(self, exploring: Exploring) -> Refusal | None:
        if exploring.allowed:
            return None
        return Refusal("WR-EXPL-04" if exploring.failed else "WR-EXPL-03")

    def _why_not_act(self, world: World, exploring: Exploring) -> Refusal | None:
        """One action, only if the knight may explore; none beside a blast or in ruins."""
        here = world.knights[self.seat].hex
        refusal = self._why_not_explore(exploring)
        if refusal is not None:
            return refusal
        if exploring.acted:
            return Refusal("WR-EXPL-09")
        if here in world.mission.ruins or board.has_special(world, here, "blast"):
            return Refusal("WR-GOLD-02", {"hex": here})
        return None

    def _why_not_deed(self, world: World, exploring: Exploring, intent: Intent) -> Refusal | None:
        if type(intent) is AcceptContract:
            return why_not_accept(world, self.seat, exploring, intent.contract)
        if type(intent) is CompleteContract:
            return why_not_complete(world, self.seat, exploring, intent.contract)
        here = world.knights[self.seat].hex
        if exploring.pills or not board.has_special(world, here, "pills"):
            return Refusal("WR-BOARD-07")
        return None

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is EndExploration:
            return
        play.then(self)
        match intent:
            case Explore():
                test_hex(play, self.seat)
            case AcceptContract(contract):
                attempt(play, self.seat, contract, accepting=True)
            case CompleteContract(contract):
                attempt(play, self.seat, contract, accepting=False)
            case TakePills():
                play.do(PillsTaken(self.seat, play.world.knights[self.seat].hex))
                heal(play, self.seat, "radiation", 1, "action")
                heal(play, self.seat, "health", 1, "action")
            case AttackMarker(marker):
                enemy = next(one for one in play.world.mission.enemies if one.id == marker)
                play.do(ActionTaken(self.seat, enemy.hex, ActionId("attack")))
                play.then(Fighting(self.seat, enemy.enemy, marker))
            case MissionAction():
                play.do(ActionTaken(self.seat, play.world.knights[self.seat].hex, ActionId("mission")))
                missions.act(play, self.seat, intent)
            case TakeAction(action):
                act(play, self.seat, action)


def test_hex(play: Play[World], seat: Seat) -> None:
    check = board.tile_at(play.world, play.world.knights[seat].hex).test
    assert check is not None
    play.then(SkillTest(seat, "exploration", check.skills, check.difficulty), HexTested(seat))


class HexTested(Step[World], frozen=True, tag="wr.hex_tested", gc=False):
    """The test of the hex has ended; passed or failed, the marker lies there until the knight leaves
    (WR-EXPL-05)."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        assert play.world.test is not None
        here = play.world.knights[self.seat].hex
        play.do(ExplorationTested(self.seat, here, bool(play.world.test.passed)))
        play.then(CompleteAtOnce(self.seat))


def why_not_action(world: World, seat: Seat, name: ActionId) -> Refusal | None:
    """None if it is an action of this hex that can be paid and would do something."""
    number = board.tile_at(world, world.knights[seat].hex).number
    action = world.setting.actions_of.get(number, {}).get(name)
    if action is None:
        return Refusal("WR-EXPL-11", {"action": name})
    if not can_afford(world, seat, action.cost):
        return Refusal("WR-EXPL-10", {"action": name})
    return None if would_do(world, seat, action) else Refusal("WR-RES-01", {"action": name})


def would_do(world: World, seat: Seat, action: Action) -> bool:
    for effect in action.effects:
        if effect.do == "refit" and effect.type is not None:
            return can_refit(world, seat, effect.type)
        if effect.do == "take_market" and effect.type is not None:
            return bool(fitting_slots(world, effect.type))
    return would_change_anything(world, seat, action.effects)


def act(play: Play[World], seat: Seat, name: ActionId) -> None:
    """The action is paid first, then it works."""
    action = play.world.setting.content.actions[name]
    play.do(ActionTaken(seat, play.world.knights[seat].hex, name))
    play.then(Pay(seat, action.cost), Run(seat, name, action.effects))
