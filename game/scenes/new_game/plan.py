"""What would be played if the game were started now: pure, one value after the other."""

from collections.abc import Mapping, Sequence

import msgspec

from game.bots import bots_in
from game.config.settings import Settings
from game.content.library import OpenGame
from game.rules.core.game import ScenarioInfo

SEATING = "first_seat"
"""The option that says which side the first seat commands; the other seats follow in order."""
DRAWN = "draw"
"""Its value that leaves the sides to chance, in games that have it."""


class Plan(msgspec.Struct, frozen=True):
    scenario: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str | None, ...]
    """By seat; None for a person."""

    @property
    def people(self) -> int:
        return sum(bot is None for bot in self.bots[: self.seats])


def first_plan(opened: OpenGame, settings: Settings) -> Plan:
    """The scenario played last, or the one recommended to begin with; everybody a person."""
    last = settings.last_scenario.get(opened.game.info.id)
    scenarios = opened.scenarios
    info = next((scenario for scenario in scenarios if scenario.id == last), scenarios[0])
    options = {name: values[0] for name, values in opened.game.options().items()}
    return Plan(info.id, min(info.seats), options, (None,) * max(opened.game.info.seats))


def with_scenario(plan: Plan, info: ScenarioInfo) -> Plan:
    seats = min(info.seats, key=lambda count: abs(count - plan.seats))
    return msgspec.structs.replace(plan, scenario=info.id, seats=seats)


def seat_counts(scenarios: Sequence[ScenarioInfo]) -> list[int]:
    """For how many players there is a scenario."""
    return sorted({count for info in scenarios for count in info.seats})


def with_seats(plan: Plan, scenarios: Sequence[ScenarioInfo], step: int) -> Plan:
    """One more or one fewer at the table; where the scenario is not for so many, the first one that is."""
    counts = seat_counts(scenarios)
    count = counts[min(max(counts.index(plan.seats) + step, 0), len(counts) - 1)]
    fitting = [info.id for info in scenarios if count in info.seats]
    scenario = plan.scenario if plan.scenario in fitting else fitting[0]
    return msgspec.structs.replace(plan, seats=count, scenario=scenario)


def with_option(plan: Plan, name: str, value: str) -> Plan:
    return msgspec.structs.replace(plan, options={**plan.options, name: value})


def with_next_bot(plan: Plan, seat: int, game: str) -> Plan:
    """A person, then each bot that knows the game, then a person again."""
    kinds: list[str | None] = [None, *bots_in(game)]
    following = kinds[(kinds.index(plan.bots[seat]) + 1) % len(kinds)]
    return msgspec.structs.replace(
        plan, bots=tuple(following if number == seat else bot for number, bot in enumerate(plan.bots))
    )


def swapped(plan: Plan, options: Mapping[str, tuple[str, ...]]) -> Plan:
    """Every seat takes the side of the next one."""
    sides = options[SEATING]
    following = sides[(sides.index(plan.options[SEATING]) + 1) % len(sides)]
    return with_option(plan, SEATING, following)
