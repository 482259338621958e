"""How many of a pile are in hand, worked out without a screen."""

from hypothesis import given
from hypothesis import strategies as st

from game.presenters.contract.offers import Binding, Offers
from game.rules.core.values import Intent
from game.scenes.table.amounts import amounts, fitting, nearest
from game.scenes.table.held_piece import HeldPiece

PILE, NEAR, FAR, SHUT = "pile", "near", "far", "shut"


class Bring(Intent, frozen=True, tag="bring"):
    count: int


class Send(Intent, frozen=True, tag="send"):
    count: int


class Wave(Intent, frozen=True, tag="wave"):
    pass


def amount_of(intent: Intent) -> int:
    return intent.count if isinstance(intent, Bring | Send) else 0


def held_piece() -> HeldPiece:
    """A pile of four that may go near; only two may go far; and a place that takes nothing but three."""
    placed = [(Bring(count), Binding((PILE,), (NEAR,))) for count in range(1, 5)]
    placed += [(Bring(count), Binding((PILE,), (FAR,))) for count in (1, 2)]
    placed += [(Bring(3), Binding((PILE,), (SHUT,)))]
    placed += [(Wave(), Binding(("flag",), (NEAR,)))]  # type: ignore[list-item]
    found = HeldPiece(lambda _intent: None, lambda _source, _target: None, amount_of)
    found.reset(Offers(placed))
    return found


def taken(*, one: bool = False) -> HeldPiece:
    found = held_piece()
    found.takes_one = one
    found.selection.selected = PILE
    found.begin()
    return found


def test_taking_up_a_pile_takes_as_many_as_may_go() -> None:
    found = taken()
    assert (found.amount, found.amounts) == (4, (1, 2, 3, 4))
    assert taken(one=True).amount == 1


def test_a_target_that_takes_fewer_takes_what_fits_and_one_that_needs_more_takes_nothing() -> None:
    found = taken()
    assert found.meanings(NEAR) == (Bring(4),)
    assert found.meanings(FAR) == (Bring(2),)
    assert found.meanings(SHUT) == (Bring(3),)
    assert found.want(2)
    assert SHUT not in found.targets
    assert found.meanings(NEAR) == found.meanings(FAR) == (Bring(2),)


def test_the_amount_stays_between_what_can_be_taken() -> None:
    found = taken()
    assert not found.want(9)
    assert found.amount == 4
    assert found.want(0)
    assert found.amount == 1
    assert not found.want(-3)
    assert found.amount == 1


def test_what_was_in_hand_is_put_down_in_that_amount_after_it_was_let_go() -> None:
    found = taken()
    found.want(3)
    found.selection.clear()
    assert found.source is None
    assert found.amount == 0
    assert found.put(PILE, NEAR) == (Bring(3),)


def test_the_next_pile_is_taken_up_anew() -> None:
    found = taken()
    found.want(1)
    found.release()
    found.selection.selected = PILE
    found.begin()
    assert found.amount == 4


def test_a_thing_that_is_no_pile_has_no_amount() -> None:
    found = held_piece()
    found.selection.selected = "flag"
    found.begin()
    assert (found.amount, found.amounts, found.want(2)) == (0, (), False)
    assert found.meanings(NEAR) == (Wave(),)


counts = st.lists(st.integers(1, 9), min_size=1, max_size=9, unique=True)


@given(counts, counts, st.integers(1, 9) | st.none())
def test_of_each_kind_at_most_one_meaning_is_left_and_never_more_than_is_held(
    brought: list[int], sent: list[int], held: int | None
) -> None:
    intents = [*map(Bring, brought), Wave(), *map(Send, sent)]
    left = fitting(intents, amount_of, held)
    assert Wave() in left
    assert len(left) <= 3
    for kind, offered in ((Bring, brought), (Send, sent)):
        within = [count for count in offered if held is None or count <= held]
        assert [one for one in left if isinstance(one, kind)] == ([kind(max(within))] if within else [])


@given(counts, st.integers(-2, 12))
def test_the_nearest_amount_is_one_that_can_be_had(choices: list[int], wanted: int) -> None:
    ordered = amounts(map(Bring, choices), amount_of)
    assert list(ordered) == sorted(choices)
    found = nearest(ordered, wanted)
    assert found in choices
    assert found <= wanted or found == ordered[0]
