"""That a loop over nothing is noticed."""

import pytest

from tests.guards import at_least_one


def test_all_are_given_in_their_order() -> None:
    assert list(at_least_one("abc")) == ["a", "b", "c"]


def test_nothing_to_look_at_is_a_failure() -> None:
    with pytest.raises(AssertionError, match="nothing to look at"):
        list(at_least_one(()))


def test_a_loop_that_is_left_has_looked_at_something() -> None:
    for one in at_least_one((1, 2)):
        assert one == 1
        break
