"""Mistakes in tables and maps are told as `file: field: what was expected`, never as a traceback."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from game.config.paths import PROJECT
from game.content.library import read_tables
from game.rules.core.board import Board, Feature
from game.rules.core.mistakes import BadContent
from game.rules.staff_orders import GAME
from game.rules.staff_orders.fitting import check_board
from tests.rules.staff_orders.table import content, setting

Spoil = Callable[[dict[str, Any]], Any]
TABLES: dict[str, tuple[Spoil, str]] = {
    "a file": (lambda all: all.pop("bonuses.toml"), "bonuses.toml: file: expected this file, it is missing"),
    "no scenarios": (
        lambda all: [all.pop(name) for name in list(all) if name.startswith("scenarios/")],
        "scenarios: folder: expected at least one scenario",
    ),
    "a name": (
        lambda all: all["scenarios/m1.toml"].update(id="m9"),
        "scenarios/m1.toml: id: expected the name of the file, found 'm9'",
    ),
    "rounds": (
        lambda all: all["numbers.toml"].update(rounds=0),
        "numbers.toml: rounds: expected at least 1, found 0",
    ),
    "slots": (
        lambda all: all["numbers.toml"].update(slots=-1),
        "numbers.toml: slots: expected at least 0, found -1",
    ),
    "faces": (
        lambda all: all["numbers.toml"]["dice"].update(faces=[0, -1]),
        "numbers.toml: dice.faces: expected at least one face, each with 0 hits or more",
    ),
    "copies": (
        lambda all: all["cards.toml"]["op_ambush"].update(copies=0),
        "cards.toml: op_ambush.copies: expected at least 1, found 0",
    ),
    "too few cards": (
        lambda all: all["cards.toml"]["op_wingman"].update(copies=2),
        "cards.toml: landing: expected 24 cards in this mode, found 23",
    ),
    "no mode": (
        lambda all: all["cards.toml"]["op_ambush"].update(modes=[]),
        "cards.toml: op_ambush.modes: expected at least one mode",
    ),
    "no use": (
        lambda all: all["cards.toml"]["op_ambush"].update(uses=[]),
        "cards.toml: op_ambush.uses: expected at least one use, each window once",
    ),
    "a window": (
        lambda all: all["cards.toml"]["op_assault"]["uses"][0].update(when="barrage"),
        "cards.toml: op_assault.uses[0].when: expected one of advance, paradrop for soldiers",
    ),
    "a symbol": (
        lambda all: all["cards.toml"]["op_ambush"].update(symbol="black"),
        "cards.toml: op_ambush.uses[0].when: expected a clash on a red card and none on a black one",
    ),
    "a number": (
        lambda all: all["cards.toml"]["op_assault"]["uses"][0].update(number=0),
        "cards.toml: op_assault.uses[0].number: expected at least 1, found 0",
    ),
    "an unknown bonus": (
        lambda all: all["bonuses.toml"].update(casino=all["bonuses.toml"]["recon_post"]),
        "bonuses.toml: casino: expected exactly the bonuses supply_depot",
    ),
    "a bonus of nothing": (
        lambda all: all["bonuses.toml"]["recon_post"].update(number=0),
        "bonuses.toml: recon_post.number: expected at least 1, found 0",
    ),
    "too few tokens": (
        lambda all: [
            all["bonuses.toml"][name].update(modes=["landing"])
            for name in ("recon_post", "signals_unit", "flight_control")
        ],
        "bonuses.toml: mountain: expected at least 4 tokens in this mode, found 3",
    ),
    "no strength": (
        lambda all: all["support.toml"]["landing"]["sup_planning_1"].update(blue=0),
        "support.toml: landing.sup_planning_1: expected strengths of at least 1",
    ),
    "aircraft in the mountains": (
        lambda all: all["support.toml"]["mountain"]["sup_planning_1"].update(action="scramble"),
        "support.toml: mountain.sup_planning_1.action: expected no scramble",
    ),
    "unequal in the mountains": (
        lambda all: all["support.toml"]["mountain"]["sup_planning_1"].update(blue=4),
        "support.toml: mountain.sup_planning_1: expected the same strength for both factions",
    ),
    "initiative": (
        lambda all: all["support.toml"]["landing"]["sup_scramble_1"].update(initiative=True),
        "support.toml: landing.sup_scramble_1.initiative: expected only with planning",
    ),
}


@pytest.mark.parametrize(("spoil", "told"), TABLES.values(), ids=TABLES.keys())
def test_a_spoilt_table_is_told(spoil: Spoil, told: str) -> None:
    tables = copy.deepcopy(read_tables(PROJECT, "staff_orders"))
    spoil(tables)
    with pytest.raises(BadContent) as bad:
        GAME.parse(tables)
    assert any(line.startswith(told) for line in str(bad.value).splitlines()), str(bad.value)


def spoilt(board: Board, name: str, **changes: Any) -> Board:
    """The board with another feature of this name; `kind=None` takes it away."""
    features: list[Feature] = []
    for feature in board.features:
        if feature.name != name:
            features.append(feature)
        elif changes.get("kind", "") is not None:
            properties = {**feature.properties, **changes.get("properties", {})}
            features.append(replace(feature, kind=changes.get("kind", feature.kind), properties=properties))
    return replace(board, features=tuple(features))


MAPS: list[tuple[str, str, dict[str, Any], str]] = [
    ("m1", "m1_town", {"kind": "tavern"}, "object m1_town: unknown type 'tavern', expected one of action"),
    ("m1", "m1_town", {"properties": {"stars": -1}}, "object m1_town.stars: expected 0 or more"),
    ("m1", "hq_blue", {"kind": None}, "headquarters: expected one headquarters for each side"),
    ("m1", "hq_blue", {"properties": {"side": "red"}}, "object hq_blue.side: expected one of blue, yellow"),
    (
        "m1",
        "m1_w_hq.soldiers",
        {"kind": None},
        "object hq_blue: expected soldiers of this side here at the start",
    ),
    (
        "m1",
        "m1_w_hq.soldiers",
        {"properties": {"count": 30}},
        "soldiers: expected at most 25 of blue, found 36",
    ),
    (
        "m1",
        "m1_town.advance",
        {"kind": None},
        "object m1_town.advance: expected one advance space here, found 0",
    ),
    (
        "m1",
        "m1_town.advance",
        {"properties": {"action": "flight"}},
        "object m1_town.advance.action: expected one of",
    ),
    (
        "m1",
        "m1_town.advance",
        {"properties": {"side": "blue"}},
        "object m1_town.advance.side: expected no side",
    ),
    (
        "m1",
        "m1_bridge.bonus",
        {"kind": None},
        "bonus_slot: expected 4 areas with one slot each, found 3 slots",
    ),
    (
        "m1",
        "m1_town.bonus",
        {"properties": {"bonus": "casino"}},
        "object m1_town.bonus.bonus: expected one of city_centre",
    ),
    (
        "l1",
        "l1_z_teal.flight",
        {"kind": None},
        "object l1_z_teal.flight: expected one flight space here, found 0",
    ),
    (
        "l1",
        "l1_village.advance",
        {"properties": {"action": "flight"}},
        "object l1_village.advance.zone: expected a zone",
    ),
    (
        "l1",
        "l1_w_hq.soldiers",
        {"properties": {"side": "yellow"}},
        "object hq_blue: expected soldiers of this side",
    ),
]


@pytest.mark.parametrize(("scenario", "name", "changes", "told"), MAPS, ids=[case[3][:40] for case in MAPS])
def test_a_map_that_does_not_fit_is_told(
    scenario: str, name: str, changes: dict[str, Any], told: str
) -> None:
    board = spoilt(setting(scenario).board, name, **changes)
    with pytest.raises(BadContent) as bad:
        check_board(content(), content().scenarios[scenario], board)
    assert any(line.startswith(f"{scenario}.tmx: {told}") for line in str(bad.value).splitlines()), str(
        bad.value
    )


def test_a_map_of_the_other_mode_does_not_fit() -> None:
    with pytest.raises(BadContent):
        check_board(content(), content().scenarios["m1"], setting("l1").board)
    board = setting("m1").board
    kept = tuple(one for one in board.features if one.properties.get("action") != "paradrop")
    bare = replace(board, features=kept)
    with pytest.raises(BadContent, match="expected air zones"):
        check_board(content(), content().scenarios["l1"], bare)
