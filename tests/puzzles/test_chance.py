"""Every way chance can go is tried once, each with its exact weight."""

from collections import Counter
from fractions import Fraction

import pytest

from game.puzzles.chance import TooMuchChance, every
from game.puzzles.puzzle import open_puzzle
from game.rules.core import engine
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.desert_patrol.intents import Attack
from tests.guards import at_least_one


def test_dice_come_in_all_their_sums() -> None:
    sums: Counter[int] = Counter()
    for total, chance in every(lambda rng: sum(rng.draws().faces(6, 2))):
        sums[total] += chance  # type: ignore[assignment]
    assert sum(sums.values()) == 1
    assert sums[5] == Fraction(6, 36)
    assert sums[0] == Fraction(1, 36)


def test_a_deck_comes_in_every_order_that_looks_different() -> None:
    orders = dict(every(lambda rng: rng.draws().shuffled(("a", "b", "b"))))
    assert orders == {order: Fraction(1, 3) for order in (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))}


def test_one_draw_may_hang_on_another() -> None:
    def dealt(rng: Rng) -> str:
        draws = rng.draws()
        return "".join(draws.shuffled("xy")) if draws.face(3) == 0 else draws.choice("pq")

    found: dict[str, Fraction] = {}
    for word, chance in every(dealt):
        found[word] = found.get(word, Fraction(0)) + chance
    sixth, third = Fraction(1, 6), Fraction(1, 3)
    assert found == {"xy": sixth, "yx": sixth, "p": third, "q": third}


def test_what_is_too_much_is_said() -> None:
    with pytest.raises(TooMuchChance):
        list(every(lambda rng: rng.draws().shuffled(range(9))))


def test_a_shot_is_hit_as_often_as_its_preview_says() -> None:
    position = open_puzzle("desert_patrol", "high_ground").position
    state, game, seat = position.in_time(position.state), position.game, position.seat
    for shot in at_least_one(one for one in engine.legal(state, seat) if isinstance(one, Attack)):
        preview = game.preview(game.redact(state, seat), seat, shot)
        assert preview is not None
        hit = sum(
            chance
            for applied, chance in every(
                lambda rng: engine.apply(game, State(state.world, state.stack, rng), seat, shot)  # noqa: B023
            )
            if any(type(event).__name__ == "AttackHit" for event in applied.events)
        )
        assert hit == preview.chance
