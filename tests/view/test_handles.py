"""Handles: the names of things are built and read by their kinds."""

import pytest

from game.view.handles import HandleKind, kind_of, one_of, part_of, whole_of

HAND = HandleKind("hand", int)
SEAT = HandleKind("seat", str, one_of(("driver", "gunner")))
GLIDING = HandleKind("gliding", str)


def test_a_kind_builds_the_text_of_a_handle() -> None:
    assert HAND(2) == "hand/2"
    assert SEAT("truck", "driver") == "seat/truck/driver"


def test_a_kind_reads_back_what_it_built() -> None:
    assert HAND.of(HAND(2)) == 2
    assert SEAT.fields(SEAT("truck", "driver")) == ("truck", "driver")


@pytest.mark.parametrize("handle", ["", "hand", "deck", "handle/2", "seat/truck/driver"])
def test_a_handle_of_another_kind_has_no_field_of_this_one(handle: str) -> None:
    assert HAND.of(handle) is None
    assert handle not in HAND


@pytest.mark.parametrize("handle", ["seat/truck", "seat/truck/cook", "hand/two", "hand/"])
def test_what_no_kind_could_have_built_names_nothing(handle: str) -> None:
    assert SEAT.fields(handle) is None
    assert HAND.of(handle) is None


def test_a_handle_may_end_in_another() -> None:
    assert HAND.of(GLIDING.of(GLIDING(HAND(2))) or "") == 2


@pytest.mark.parametrize(("handle", "kind"), [("hand/2", "hand"), ("deck", "deck"), ("a/b/c", "a")])
def test_a_handle_begins_with_its_kind(handle: str, kind: str) -> None:
    assert kind_of(handle) == kind


def test_a_part_knows_its_whole() -> None:
    assert whole_of(part_of("settings/sound", "on")) == "settings/sound"
