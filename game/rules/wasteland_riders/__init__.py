"""Wasteland Riders: adventures of two to four knights, five missions; one module for each chapter."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from game.rules.core.board import Board
from game.rules.core.frames import Decision, Frame, Step
from game.rules.core.game import Game, GameInfo, ScenarioInfo
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.wasteland_riders import (
    contracts,
    forecast,
    missions,
    preparation,
    rest,
    running,
    setup,
    skill_tests,
)
from game.rules.wasteland_riders import round as rounds
from game.rules.wasteland_riders.content import reading
from game.rules.wasteland_riders.content.tables import Content
from game.rules.wasteland_riders.events.common import EVENTS
from game.rules.wasteland_riders.events.missions import GameEnded
from game.rules.wasteland_riders.evolve.common import EVOLVERS
from game.rules.wasteland_riders.exploration import exploration, private_contracts
from game.rules.wasteland_riders.fight import attacks, clashes, fights, meetings, theft
from game.rules.wasteland_riders.fight import verbs as fight_verbs
from game.rules.wasteland_riders.health import knockout, resources
from game.rules.wasteland_riders.intents.common import INTENTS
from game.rules.wasteland_riders.knowledge import views
from game.rules.wasteland_riders.laws import laws, laws_of_play
from game.rules.wasteland_riders.market import dealing, market, paying
from game.rules.wasteland_riders.movement import driving, planning, wasteland_cards
from game.rules.wasteland_riders.naming import NAMING, side_names
from game.rules.wasteland_riders.packing import placing
from game.rules.wasteland_riders.supplies import drawing, refitting, vehicles
from game.rules.wasteland_riders.verbs import choices, hexes, verbs
from game.rules.wasteland_riders.windows import using, windows
from game.rules.wasteland_riders.world.setting import Setting, check_board
from game.rules.wasteland_riders.world.state import World

CHAPTERS: tuple[ModuleType, ...] = (
    setup,
    rounds,
    preparation,
    planning,
    driving,
    wasteland_cards,
    meetings,
    fights,
    clashes,
    attacks,
    fight_verbs,
    knockout,
    theft,
    exploration,
    contracts,
    private_contracts,
    rest,
    dealing,
    market,
    paying,
    placing,
    drawing,
    vehicles,
    refitting,
    hexes,
    choices,
    resources,
    skill_tests,
    windows,
    using,
    running,
    verbs,
    missions,
)


def frames_of(chapters: tuple[ModuleType, ...]) -> tuple[type[Frame], ...]:
    """The frames that are written in these modules, in their order."""
    return tuple(
        value
        for chapter in chapters
        for value in vars(chapter).values()
        if isinstance(value, type)
        and issubclass(value, Frame)
        and value not in (Frame, Step, Decision)
        and value.__module__ == chapter.__name__
    )


class WastelandRiders(Game[World]):
    """The rules of Wasteland Riders as the rest of the program sees them."""

    info = GameInfo(
        id="wasteland_riders",
        prefix="WR",
        seats=(2, 3, 4),
        rule_other_seat="WR-ROUND-03",
        rule_not_now="WR-GOLD-07",
        rule_game_over="WR-WIN-02",
        longest=60_000,
    )
    world = World
    intents = INTENTS
    events = EVENTS
    frames = frames_of(CHAPTERS)
    evolvers = EVOLVERS
    naming = NAMING

    def parse(self, sources: Mapping[str, Any]) -> Content:
        return reading.parse(sources)

    def scenarios(self, content: Content) -> tuple[ScenarioInfo, ...]:
        ordered = sorted(content.missions.values(), key=lambda one: (one.number, one.id))
        return tuple(
            ScenarioInfo(one.id, one.number, one.complexity, one.map, self.info.seats) for one in ordered
        )

    def options(self) -> Mapping[str, tuple[str, ...]]:
        """`layout`: tiles shuffled, or laid as for a first game."""
        return {"layout": ("shuffled", "first")}

    def setting(
        self, content: Content, scenario: str, board: Board, content_hash: str, options: Mapping[str, str]
    ) -> Setting:
        mission = content.missions[scenario]
        check_board(content, mission, board)
        return Setting(content, mission, board, content_hash, options.get("layout", "shuffled"))

    def new(self, setting: Setting, seats: int, seed: int) -> State[World]:
        return setup.new(setting, seats, seed)

    def seats(self, world: World) -> tuple[Seat, ...]:
        return world.seats

    def name_overrides(self, world: World) -> Mapping[str, str]:
        """Players are called by the first names of their knights, and hexes by the tiles that lie there."""
        chosen = (knight for knight in world.knights if knight.knight is not None)
        players = {f"wr-player-{knight.seat}": f"wr-rider-{knight.knight}" for knight in chosen}
        return players | {f"wr-hex-{place}": f"wr-ground-{tile}" for place, tile in world.tiles.items()}

    def names_for_now(self, world: World) -> Mapping[str, str]:
        return {} if world.fight is None else side_names(world, world.fight)

    def round(self, world: World) -> int:
        return world.round

    def points(self, world: World, seat: Seat) -> int:
        """Reputation."""
        return world.knights[seat].reputation

    def concede(self, play: Play[World], seat: Seat) -> None:
        """The seat gives up; all others win together."""
        others = tuple(other for other in play.world.seats if other != seat)
        play.do(GameEnded(others, "conceded", "WR-WIN-02"))

    def redact(self, state: State[World], seat: Seat) -> State[World]:
        return views.redact(state, seat)

    def redact_event(self, event: Event, world: World, seat: Seat) -> Event:
        return views.redact_event(event, world, seat)

    def imagine(self, view: State[World], seat: Seat, rng: Rng) -> State[World]:
        return views.imagine(view, rng)

    def preview(self, view: State[World], seat: Seat, intent: Intent) -> Preview | None:
        """The exact odds of the test or attack that an intent leads to; None if it leads to neither."""
        return forecast.preview(view, seat, intent)

    def laws(self, world: World) -> list[str]:
        return laws(world)

    def laws_of_play(self, state: State[World]) -> list[str]:
        return laws_of_play(state)


GAME = WastelandRiders()
