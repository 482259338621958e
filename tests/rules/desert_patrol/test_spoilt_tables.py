"""F4: every single wrong field of the tables is a sentence that names its file and its field."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.content.library import open_game
from game.rules.core.mistakes import BadContent, Mistake
from tests.guards import at_least_one
from tests.rules.desert_patrol.changed_content import tables

Binding = tuple[str, tuple[str | int, ...]]
"""A file, and the way of keys and numbers to one value in it."""

WRONG: dict[type, tuple[Any, ...]] = {
    bool: (3, "yes", []),
    int: ("3", 2.5, {"x": 1}),
    str: (7, ["x"], {"x": 1}),
}


def values(data: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every single value."""
    if isinstance(data, dict):
        for key, inner in data.items():
            yield from values(inner, (*way, key))
    elif isinstance(data, list):
        for place, inner in enumerate(data):
            yield from values(inner, (*way, place))
    else:
        yield way


def all_places() -> list[Binding]:
    return [(file, way) for file, data in sorted(tables().items()) for way in values(data)]


def field(way: tuple[str | int, ...]) -> str:
    """The way as a mistake tells it: `lrdg.win[0].need`."""
    told = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in way)
    return told.removeprefix(".")


def holder(sources: dict[str, Any], place: Binding) -> tuple[Any, str | int]:
    file, way = place
    inner = sources[file]
    for step in way[:-1]:
        inner = inner[step]
    return inner, way[-1]


def found(sources: dict[str, Any]) -> tuple[Mistake, ...]:
    with pytest.raises(BadContent) as caught:
        open_game("desert_patrol").game.parse(sources)
    for mistake in caught.value.mistakes:
        assert mistake.file, mistake
        assert mistake.field, mistake
        assert "expected" in mistake.expected, mistake
    return caught.value.mistakes


PLACES = all_places()


def test_the_tables_have_enough_places_to_be_wrong() -> None:
    assert len(PLACES) > 1000


@pytest.mark.sweep("part")
@pytest.mark.parametrize("part", range(10))
def test_a_value_of_a_wrong_kind_is_told_by_file_and_field(part: int) -> None:
    chance = random.Random(part)
    for place in at_least_one(chance.sample(PLACES, 30)):
        sources = tables()
        inner, last = holder(sources, place)
        inner[last] = chance.choice(WRONG[type(inner[last])])
        named = [(mistake.file, mistake.field) for mistake in found(sources)]
        assert (place[0], field(place[1])) in named, (place, named)


def test_a_field_nobody_knows_is_told() -> None:
    chance = random.Random(1)
    for file, way in at_least_one(chance.sample([place for place in PLACES if len(place[1]) > 1], 40)):
        sources = tables()
        inner, last = holder(sources, (file, way))
        if isinstance(inner, list):
            continue
        inner[f"{last}x"] = inner.pop(last)
        assert any(mistake.file == file and f"{last}" in mistake.field for mistake in found(sources)), way


def test_many_mistakes_in_many_files_are_told_at_once() -> None:
    chance = random.Random(2)
    sources, spoilt = tables(), set()
    for file in sorted(sources):
        place = chance.choice([one for one in PLACES if one[0] == file])
        inner, last = holder(sources, place)
        inner[last] = WRONG[type(inner[last])][-1]
        spoilt.add((file, field(place[1])))
    told = {(mistake.file, mistake.field) for mistake in found(sources)}
    assert len(spoilt) == len(sources) == 16
    assert spoilt <= told
