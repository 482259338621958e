"""The plan of a new game: what would be played if it started now. Pure: each change returns another plan."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec

from game.bots import bots_in
from game.bots.levels import LEVELS
from game.config.settings import Settings
from game.content.library import OpenGame
from game.rules.core.game import ScenarioInfo

SEATING = "first_seat"
"""The option that says which side the first seat commands; the other seats follow in order."""
DRAWN = "draw"
"""The value that draws the sides by chance, in games that have it."""
OPPONENT = "sergeant"
"""The level of the bots against a person who plays alone."""
PERSON = "person"
"""The word for a person in the remembered list of bots."""

Who = Literal["alone", "together", "mixed"]


class Plan(msgspec.Struct, frozen=True):
    """The choices of a new game."""

    scenario: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str | None, ...]
    """The bots by seat; None for a person."""

    @property
    def people(self) -> int:
        return sum(bot is None for bot in self.bots[: self.seats])

    @property
    def who(self) -> Who:
        """Whether one person plays against bots, only people play, or anything else."""
        if self.people == self.seats:
            return "together"
        return "alone" if self.people == 1 else "mixed"


def first_plan(opened: OpenGame, settings: Settings) -> Plan:
    """The scenario and the table of the last time. The first time: the scenario recommended for beginners,
    and one person against the computer, if there is a bot for the game.
    """
    game = opened.game.info.id
    last = settings.last_scenario.get(game)
    scenarios = opened.playable()
    info = next((scenario for scenario in scenarios if scenario.id == last), scenarios[0])
    options = {name: values[0] for name, values in opened.game.options().items()}
    most, known = max(opened.game.info.seats), settings.last_table.get(game, ())
    seats = len(known) if len(known) in info.seats else min(info.seats)
    bots = tuple(kind if kind in bots_in(game) else None for kind in known[:most])
    plan = Plan(info.id, seats, options, (*bots, *(None,) * (most - len(bots))))
    return plan if known or offered(game)[0] not in LEVELS else alone(plan, game)


def remembered(plan: Plan) -> tuple[str, ...]:
    """Who sits at the table, in the form that `first_plan` reads."""
    return tuple(bot or PERSON for bot in plan.bots[: plan.seats])


def offered(game: str) -> tuple[str, ...]:
    """The bots to choose from: the levels. The random bot only in games without a mind."""
    return tuple(name for name in bots_in(game) if name in LEVELS) or bots_in(game)


def alone(plan: Plan, game: str) -> Plan:
    """A person at the first seat, bots at the others."""
    return filled(plan, range(1, len(plan.bots)), game, keeps=(0,))


def together(plan: Plan) -> Plan:
    return msgspec.structs.replace(plan, bots=(None,) * len(plan.bots))


def filled(plan: Plan, empty: Collection[int], game: str, keeps: Collection[int] = ()) -> Plan:
    """Fill the empty seats with bots; people keep the seats in `keeps`."""
    kinds = offered(game)
    opponent = OPPONENT if OPPONENT in kinds else kinds[0]
    bots = (
        None if seat in keeps else bot or (opponent if seat in empty else None)
        for seat, bot in enumerate(plan.bots)
    )
    return msgspec.structs.replace(plan, bots=tuple(bots))


def with_scenario(plan: Plan, info: ScenarioInfo) -> Plan:
    seats = min(info.seats, key=lambda count: abs(count - plan.seats))
    return msgspec.structs.replace(plan, scenario=info.id, seats=seats)


def seat_counts(scenarios: Sequence[ScenarioInfo]) -> list[int]:
    """The numbers of players that at least one scenario allows."""
    return sorted({count for info in scenarios for count in info.seats})


def with_seats(plan: Plan, scenarios: Sequence[ScenarioInfo], step: int) -> Plan:
    """One player more or fewer; if the scenario is not for that many, the first one that is."""
    counts = seat_counts(scenarios)
    count = counts[min(max(counts.index(plan.seats) + step, 0), len(counts) - 1)]
    fitting = [info.id for info in scenarios if count in info.seats]
    scenario = plan.scenario if plan.scenario in fitting else fitting[0]
    return msgspec.structs.replace(plan, seats=count, scenario=scenario)


def with_option(plan: Plan, name: str, value: str) -> Plan:
    return msgspec.structs.replace(plan, options={**plan.options, name: value})


def with_next_bot(plan: Plan, seat: int, game: str) -> Plan:
    """A person, then each bot on offer, then a person again."""
    kinds: list[str | None] = [None, *offered(game)]
    place = kinds.index(plan.bots[seat]) if plan.bots[seat] in kinds else -1
    following = kinds[(place + 1) % len(kinds)]
    return msgspec.structs.replace(
        plan, bots=tuple(following if number == seat else bot for number, bot in enumerate(plan.bots))
    )


def swapped(plan: Plan, options: Mapping[str, tuple[str, ...]]) -> Plan:
    """Every seat takes the side of the next one."""
    sides = options[SEATING]
    following = sides[(sides.index(plan.options[SEATING]) + 1) % len(sides)]
    return with_option(plan, SEATING, following)
