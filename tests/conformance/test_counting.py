"""R6: the rules count right. A count that changed needs a rule id in the commit; see `counts.py`."""

from typing import Any

import pytest

from game.devtools.invariants.perft import count
from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.registry import GAMES
from tests.conformance.counts import DEPTH, MOST, POSITIONS, Counted, read

ALL = [(game, number) for game in GAMES for number in range(POSITIONS)]


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_fixed_position_has_as_many_legal_intents_and_positions_as_ever(game: str, number: int) -> None:
    position = read(game)[number]
    assert position.counts
    assert position.counted().counts == position.counts


@pytest.mark.parametrize("game", GAMES)
def test_the_fixed_positions_are_deep_enough_to_tell_something(game: str) -> None:
    positions = read(game)
    assert len(positions) == POSITIONS
    assert sum(len(position.counts) == DEPTH for position in positions) >= POSITIONS // 2


def test_planted_a_rule_that_forbids_one_intent_more_changes_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    position: Counted = next(one for one in read(next(iter(GAMES))) if one.counts[0][0] > 1)
    match, state = position.opened()
    top: Any = type(state.stack[-1])
    sound = top.legal

    def forbids_one(self: Any, world: Any, seat: Seat) -> tuple[Intent, ...]:
        allowed: tuple[Intent, ...] = sound(self, world, seat)
        return allowed[:-1]

    monkeypatch.setattr(top, "legal", forbids_one)
    assert count(match.game, state, 1, MOST) != position.counts[:1]
