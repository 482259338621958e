"""Staff Orders: worker placement and area control for two, in two modes; one module for each chapter."""

from collections.abc import Mapping
from typing import Any

from game.rules.core.board import Board
from game.rules.core.game import Game, GameInfo, ScenarioInfo
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.staff_orders import (
    bonus_soldier,
    clash,
    dice,
    entering,
    forecast,
    knowledge,
    planning,
    reserves,
    status,
    supporting,
    targeting,
    turn,
)
from game.rules.staff_orders import content as tables
from game.rules.staff_orders import round as rounds
from game.rules.staff_orders import setup as setups
from game.rules.staff_orders.events import EVENTS, GameEnded
from game.rules.staff_orders.evolve import EVOLVERS
from game.rules.staff_orders.fitting import check_board
from game.rules.staff_orders.intents import INTENTS
from game.rules.staff_orders.laws import laws
from game.rules.staff_orders.naming import NAMING
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import FACTIONS, enemy


class StaffOrders(Game[World]):
    """The rules of Staff Orders as the engine sees them."""

    info = GameInfo(
        id="staff_orders",
        prefix="SO",
        seats=(2,),
        rule_other_seat="SO-TURN-02",
        rule_not_now="SO-ACT-01",
        rule_game_over="SO-END-07",
        longest=5_000,
    )
    world = World
    intents = INTENTS
    events = EVENTS
    frames = (
        setups.SetupEnds,
        rounds.Round,
        turn.NextTurn,
        turn.Turn,
        entering.Entering,
        bonus_soldier.BonusSoldier,
        supporting.Supporting,
        targeting.Shelling,
        targeting.Bombing,
        targeting.Dropping,
        reserves.ToppingUp,
        reserves.PlacingBegins,
        reserves.Placing,
        planning.Planning,
        clash.Clash,
        dice.BeforeRoll,
        dice.Cast,
        dice.RollResult,
        dice.Hits,
        clash.Losses,
        status.StatusCheck,
        status.SignalsLoss,
        status.SignalsReturn,
        status.SignalsGain,
        turn.TurnEnd,
        rounds.Withdrawal,
        rounds.RoundAdvance,
    )
    evolvers = EVOLVERS
    naming = NAMING

    def parse(self, sources: Mapping[str, Any]) -> tables.Content:
        return tables.parse(sources)

    def scenarios(self, content: tables.Content) -> tuple[ScenarioInfo, ...]:
        """By mode, numbered in this order: the mountains first, for a first game (SO-MODE-02)."""
        ordered = sorted(
            content.scenarios.values(), key=lambda one: (tables.MODES.index(one.mode), one.number, one.id)
        )
        return tuple(
            ScenarioInfo(one.id, place, one.complexity, one.map, (2,)) for place, one in enumerate(ordered, 1)
        )

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """`first_seat`: the colour of the first seat, chosen or drawn."""
        return {"first_seat": (*FACTIONS, "draw")}

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
        return Setting(content, chosen, board, content_hash, options.get("first_seat", FACTIONS[0]))

    def new(self, setting: Setting, seats: int, seed: int) -> State[World]:
        return setups.new(setting, seed)

    def seats(self, world: World) -> tuple[Seat, ...]:
        return (Seat(0), Seat(1))

    def side(self, world: World, seat: Seat) -> str:
        return world.faction_of(seat)

    def round(self, world: World) -> int:
        return world.round

    def concede(self, play: Play[World], seat: Seat) -> None:
        play.do(GameEnded(enemy(play.world.faction_of(seat)), "conceded", "SO-RULING-45"))

    def redact(self, state: State[World], seat: Seat) -> State[World]:
        return knowledge.redact(state, seat)

    def redact_event(self, event: Event, world: World, seat: Seat) -> Event:
        return knowledge.redact_event(event, world, seat)

    def imagine(self, view: State[World], seat: Seat, rng: Rng) -> State[World]:
        return knowledge.imagine(view, seat, rng)

    def preview(self, view: State[World], seat: Seat, intent: Intent) -> Preview | None:
        """The odds of an allowed intent that leads to a roll; None for any other."""
        return forecast.preview(view, seat, intent)

    def laws(self, world: World) -> list[str]:
        return laws(world)


GAME = StaffOrders()
