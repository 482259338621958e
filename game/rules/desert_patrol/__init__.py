"""Desert Patrol: a tactical card game for two; one module for each chapter of its rulebook."""

from collections.abc import Mapping
from typing import Any, ClassVar

from game.rules.core.board import Board
from game.rules.core.game import Game, GameInfo, ScenarioInfo
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.desert_patrol import (
    combat,
    drawing,
    initiative,
    knowledge,
    losses,
    marking,
    movement,
    playing,
    support,
    taking,
    turn,
    victory,
)
from game.rules.desert_patrol import content as tables
from game.rules.desert_patrol import round as rounds
from game.rules.desert_patrol import setup as setups
from game.rules.desert_patrol.events import EVENTS, GameEnded
from game.rules.desert_patrol.evolve import EVOLVERS
from game.rules.desert_patrol.intents import INTENTS, Attack
from game.rules.desert_patrol.laws import laws
from game.rules.desert_patrol.naming import NAMING
from game.rules.desert_patrol.setting import Setting, check_board
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, enemy


class DesertPatrol(Game[World]):
    """The rules of Desert Patrol as the engine sees them."""

    info = GameInfo(
        id="desert_patrol",
        prefix="DP",
        seats=(2,),
        rule_other_seat="DP-TURN-01",
        rule_not_now="DP-PLAY-01",
        rule_game_over="DP-END-02",
        longest=20_000,
    )
    world = World
    intents = INTENTS
    events = EVENTS
    frames = (
        setups.SetupEnds,
        rounds.Round,
        drawing.DrawPhase,
        initiative.InitiativePhase,
        initiative.Bid,
        initiative.LonelyBid,
        initiative.Reveal,
        rounds.TurnsPhase,
        turn.TurnBegins,
        turn.TurnGoesOn,
        turn.Turn,
        turn.TurnEnds,
        movement.Travelling,
        taking.Reinforcing,
        support.Commanding,
        taking.Following,
        marking.Choosing,
        combat.AttackRoll,
        losses.SoldierLoss,
        losses.Wound,
        losses.VehicleLoss,
        losses.ChooseVictim,
        losses.Damage,
        losses.ObjectLoss,
    )
    evolvers = EVOLVERS
    judged: ClassVar[frozenset[type[Event]]] = victory.JUDGED
    naming = NAMING

    def parse(self, sources: Mapping[str, Any]) -> tables.Content:
        return tables.parse(sources)

    def scenarios(self, content: tables.Content) -> tuple[ScenarioInfo, ...]:
        ordered = sorted(content.scenarios.values(), key=lambda scenario: (scenario.number, scenario.id))
        return tuple(ScenarioInfo(one.id, one.number, one.complexity, one.map, (2,)) for one in ordered)

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """`first_seat`: the side that the first seat commands."""
        return {"first_seat": SIDES}

    def setting(
        self,
        content: tables.Content,
        scenario: str,
        board: Board,
        content_hash: str,
        options: Mapping[str, str],
    ) -> Setting:
        chosen = content.scenarios[scenario]
        check_board(content, chosen, board)
        first = SIDES[SIDES.index(options.get("first_seat", "lrdg"))]
        return Setting(content, chosen, board, content_hash, (first, enemy(first)))

    def new(self, setting: Setting, seats: int, seed: int) -> State[World]:
        return setups.new(setting, seed)

    def seats(self, world: World) -> tuple[Seat, ...]:
        return (Seat(0), Seat(1))

    def side(self, world: World, seat: Seat) -> str:
        return world.side_of(seat)

    def round(self, world: World) -> int:
        return world.round

    def judge(self, play: Play[World], before: World, event: Event) -> None:
        victory.judge(play, before, event)

    def concede(self, play: Play[World], seat: Seat) -> None:
        play.do(GameEnded(enemy(play.world.side_of(seat)), "conceded", "DP-RULING-37"))

    def redact(self, state: State[World], seat: Seat) -> State[World]:
        return knowledge.redact(state, seat)

    def redact_event(self, event: Event, world: World, seat: Seat) -> Event:
        return knowledge.redact_event(event, world, seat)

    def imagine(self, view: State[World], seat: Seat, rng: Rng) -> State[World]:
        return knowledge.imagine(view, seat, rng)

    def preview(self, view: State[World], seat: Seat, intent: Intent) -> Preview | None:
        """The odds of an allowed attack; None for any other intent."""
        world = view.world
        if not isinstance(intent, Attack) or playing.why_not_action(
            world, intent.card, intent.way, intent.action
        ):
            return None
        order = playing.order(world, world.side_of(seat), intent.card, intent.way, intent.action)
        if combat.why_not_attack(world, order, intent) is not None:
            return None
        return combat.odds(
            combat.defence(world, intent.action, order.tile, intent.target), order.action.value
        )

    def laws(self, world: World) -> list[str]:
        return laws(world)


GAME = DesertPatrol()
