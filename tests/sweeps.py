"""How much of the large tests is run: tiers, their numbers, and the one number that all chance comes from.

docs/TESTING.md tells how they are used. A test that goes through many cases says how it may be thinned:

    @pytest.mark.sweep("pairs")     each pair of values of its parameters is met at least once
    @pytest.mark.sweep("values")    each value of its parameters is met at least once
    @pytest.mark.sweep("part")      a tenth of its cases
    @pytest.mark.sweep("whole")     no case at all

The whole matrix is run in the tier `all`. Which cases stay in the tier `default` is decided by `NUMBER`, so
that one push after another goes through all of them; in the tier `fast` no sweep is run.
"""

import os
import subprocess
from collections.abc import Hashable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import Literal, TypeVar, get_args

from game.config.paths import PROJECT

Tier = Literal["fast", "default", "all"]
Thinning = Literal["pairs", "values", "part", "whole"]
Case = Mapping[str, Hashable]
T = TypeVar("T")

PART = 10
"""Of this many cases the default tier runs one."""
FAST = ("rules", "store", "session", "bots", "config", "content", "input", "project")
"""The folders of tests that `run.py test --fast` runs, without their sweeps."""
NUMBERS = 1_000_000
SEEDS_EACH = 1000
"""So many seeds belong to one number: no test asks for a larger one."""


def number_of_the_commit() -> int:
    """Another one after each commit, the same on every machine; without git always the same."""
    try:
        asked = subprocess.run(
            ["git", "rev-parse", "HEAD"], cwd=PROJECT, capture_output=True, text=True, check=False
        )
    except OSError:
        return 0
    return int(asked.stdout, 16) % NUMBERS if asked.returncode == 0 else 0


def named_tier(name: str) -> Tier:
    for tier in get_args(Tier):
        if tier == name:
            return tier  # type: ignore[no-any-return]
    raise ValueError(f"SZTABOWKA_TIER is {name!r}, expected one of {', '.join(get_args(Tier))}")


TIER = named_tier(os.environ.get("SZTABOWKA_TIER", "default"))
# Set for the workers too, which are started from here: all of them must choose the same cases.
NUMBER = int(os.environ.setdefault("SZTABOWKA_SEED", str(number_of_the_commit())))
NIGHT = int(os.environ.get("SZTABOWKA_NIGHT", "1"))
"""How many times as long some tests go on: SZTABOWKA_NIGHT=20 python3 run.py test tests/store"""


def by_day(day: int, night: int) -> int:
    """A smaller number where somebody waits for the tests; the long run does all it always did."""
    return day if NIGHT == 1 else night * NIGHT


def seed(base: int) -> int:
    """One of the seeds of this run, for a test that must pass with any."""
    assert 0 <= base < SEEDS_EACH
    return NUMBER * SEEDS_EACH + base


def some(count: int) -> int:
    """Of so many turns of a loop, those of this tier."""
    return count if TIER == "all" else -(-count // PART)


def part_of(cases: Sequence[T], name: str) -> list[T]:
    """Of the cases that a test goes through by itself, those of this tier, in their order."""
    return [cases[place] for place in _part(len(cases), name)] if TIER != "all" else list(cases)


def kept(cases: Sequence[Case], how: Thinning, name: str) -> set[int]:
    """The places of the cases of a sweep that this tier runs."""
    if TIER == "all":
        return set(range(len(cases)))
    if TIER == "fast" or how == "whole":
        return set()
    if how == "part":
        return set(_part(len(cases), name))
    return _covering(cases, name, together=2 if how == "pairs" else 1)


def header() -> str:
    """What the run leaves out, and how it is repeated."""
    left_out = {
        "all": "nothing is left out",
        "default": f"sweeps are thinned to all pairs or values or to one of {PART} cases, some are left out",
        "fast": f"no sweeps, and only the tests in {', '.join(FAST)}",
    }
    return f"tier {TIER}: {left_out[TIER]}; repeat with SZTABOWKA_SEED={NUMBER}"


def _part(count: int, name: str) -> list[int]:
    """One in every ten, spread over the list; at least one."""
    first = Random(f"{NUMBER} {name}").randrange(PART) % max(1, min(PART, count))
    return list(range(first, count, PART))


def _covering(cases: Sequence[Case], name: str, together: int) -> set[int]:
    """Few cases in which all pairs (or values) occur that occur in any: the best one first, then the next."""
    order = list(range(len(cases)))
    Random(f"{NUMBER} {name}").shuffle(order)
    missing = {some for case in cases for some in _values_in(case, together)}
    chosen: set[int] = set()
    while missing:
        best = max(order, key=lambda place: len(missing.intersection(_values_in(cases[place], together))))
        chosen.add(best)
        missing.difference_update(_values_in(cases[best], together))
    return chosen or set(order[:1])


def _values_in(case: Case, together: int) -> Iterator[Hashable]:
    """All that a case has `together` of; of fewer parameters what it has."""
    return combinations(sorted(case.items()), min(together, len(case) or 1))
