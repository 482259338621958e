"""Hundreds of single changes to a map: each gives a valid board or BadContent, never another exception."""

import random
import re
from typing import Any

import pytest

from game.rules.core.board import Board
from game.rules.core.mistakes import BadContent, Mistake

ATTRIBUTE = re.compile(r'\b([a-z]+)="([^"]*)"')
WORDS = (
    "",
    "0",
    "-1",
    "7",
    "1e9",
    "nan",
    "3.5",
    "x",
    "ą",
    "true",
    "None",
    "99999999999",
    "../x",
    "a b",
    "%s",
)


def changes(text: str, seed: int, count: int) -> list[str]:
    """The text with one attribute, line, letter or number changed at a time."""
    chance = random.Random(seed)
    return [
        chance.choice((_value, _name, _without_line, _twice, _letter, _cell))(text, chance)
        for _ in range(count)
    ]


def _value(text: str, chance: random.Random) -> str:
    match = chance.choice(list(ATTRIBUTE.finditer(text)))
    return text[: match.start(2)] + chance.choice(WORDS) + text[match.end(2) :]


def _name(text: str, chance: random.Random) -> str:
    match = chance.choice(list(ATTRIBUTE.finditer(text)))
    name = chance.choice(
        ("properties", "parent", "id", "gid", "class", "source", "visible", "data", "offsetx")
    )
    return text[: match.start(1)] + name + text[match.end(1) :]


def _without_line(text: str, chance: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    del lines[chance.randrange(len(lines))]
    return "".join(lines)


def _twice(text: str, chance: random.Random) -> str:
    lines = text.splitlines(keepends=True)
    place = chance.randrange(len(lines))
    return "".join([*lines[:place], lines[place], *lines[place:]])


def _letter(text: str, chance: random.Random) -> str:
    place = chance.randrange(len(text))
    return text[:place] + chance.choice('<>"&/=,;0aé\x00') + text[place + 1 :]


def _cell(text: str, chance: random.Random) -> str:
    match = chance.choice(list(re.finditer(r"\d+", text)))
    return (
        text[: match.start()]
        + chance.choice(("0", "1", "44", "45", "-3", "2147483660", ""))
        + text[match.end() :]
    )


def is_telling(mistake: Mistake) -> bool:
    return bool(mistake.file and mistake.field and "expected" in mistake.expected)


def outcome(shop: Any, *texts: str | None) -> str:
    try:
        board = shop.load(*texts).board
    except BadContent as bad:
        return "refused" if all(map(is_telling, bad.mistakes)) else f"vague: {bad}"
    assert isinstance(board, Board)
    assert len(board.distances) == len(board.spaces)
    assert all(feature.space in board.space for feature in board.features)
    return "loaded"


@pytest.mark.parametrize("seed", range(3))
def test_a_changed_map_is_a_valid_board_or_bad_content(shop: Any, seed: int) -> None:
    outcomes = [outcome(shop, text) for text in changes(shop.map_text, seed, 60)]
    assert set(outcomes) == {"refused", "loaded"}


def test_a_changed_tileset_is_a_valid_board_or_bad_content(shop: Any) -> None:
    outcomes = [outcome(shop, None, text) for text in changes(shop.tileset_text, 99, 60)]
    assert set(outcomes) == {"refused", "loaded"}
