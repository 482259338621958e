"""Turns of the deployment phase: deploy a commander and resolve its action, or pass."""

from collections.abc import Iterator

from game.rules.core.frames import AutoPass, Decision, Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.staff_orders.effects import effect_candidates, effects, play_card, why_not_effect
from game.rules.staff_orders.events import CommanderDeployed, CommanderFromStaging, Passed, TurnStarted
from game.rules.staff_orders.intents import (
    Deploy,
    EndTurn,
    Enter,
    FlyIn,
    Pass,
    PlaceAircraft,
    PlaceSoldiers,
    PlayEffect,
)
from game.rules.staff_orders.placement import action_frames, why_not_conditions, why_not_deploy
from game.rules.staff_orders.state import World
from game.rules.staff_orders.status import StatusCheck
from game.rules.staff_orders.terms import Faction, Window, enemy

WINDOW: tuple[Window, ...] = ("turn_end",)
PIECES: dict[type[Intent], str] = {
    Enter: "soldiers",
    FlyIn: "aircraft",
    PlaceSoldiers: "reserve_soldiers",
    PlaceAircraft: "reserve_aircraft",
}
"""Which pieces an intent would move, for the refusal that names the action that moves them."""


class NextTurn(Step[World], frozen=True, tag="so.next_turn", gc=False):
    """The players alternate; a player who has passed is skipped, one without a commander must pass.

    The phase ends when both have passed.
    """

    faction: Faction

    def run(self, play: Play[World]) -> None:
        army, other = play.world.army(self.faction), enemy(self.faction)
        if army.passed and play.world.army(other).passed:
            return
        if army.passed:
            play.then(NextTurn(other))
        elif not army.commanders:
            play.do(Passed(self.faction, forced=True))
            play.then(NextTurn(other))
        else:
            play.do(TurnStarted(self.faction))
            play.then(Turn(self.faction), NextTurn(other))


class Turn(Decision[World], frozen=True, tag="so.turn", gc=False):
    """Exactly one of two: deploy a commander, or pass."""

    faction: Faction

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.faction)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Pass()
        yield from (Deploy(space) for space in world.setting.spaces)

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        faction, taken = self.faction, world.commanders
        found: list[Intent] = [
            Deploy(name)
            for name, space in world.setting.spaces.items()
            if name not in taken and why_not_conditions(world, faction, space) is None
        ]
        found.append(Pass())
        return tuple(found)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, Deploy):
            return why_not_deploy(world, self.faction, intent.space)
        return None if isinstance(intent, Pass) else _why_not_now(intent)

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if not isinstance(intent, Deploy):
            play.do(Passed(self.faction, forced=False))
            return
        space = play.world.setting.spaces[intent.space]
        play.then(*action_frames(play.world, self.faction, space), StatusCheck(), TurnEnd(self.faction))
        play.do(CommanderDeployed(self.faction, space.id, space.action, space.place))


def _why_not_now(intent: Intent) -> Refusal:
    """A turn is one commander; pieces move only by the action that the commander starts."""
    return Refusal("SO-TURN-03", {"pieces": PIECES.get(type(intent), "none")})


class TurnEnd(Decision[World], frozen=True, tag="so.turn_end", gc=False):
    """After the action a fitting card may be played; then the turn ends.

    The player is asked while their hand is not empty, whatever cards it has, so that nothing is revealed.
    """

    faction: Faction

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.faction) if world.army(self.faction).hand else frozenset()

    def auto_pass(self) -> AutoPass:
        return AutoPass("so_turn_end", EndTurn())

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield EndTurn()
        yield from effect_candidates(world, self.faction)

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return (EndTurn(), *effects(world, self.faction, WINDOW, None))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, PlayEffect):
            return why_not_effect(world, self.faction, WINDOW, intent, None)
        return None if isinstance(intent, EndTurn) else _why_not_now(intent)

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, PlayEffect):
            play.then(self)
            use = play_card(play, self.faction, WINDOW, intent)
            for _ in range(use.number):
                play.do(CommanderFromStaging(self.faction))
