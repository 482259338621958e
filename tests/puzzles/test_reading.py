"""A puzzle that is written wrongly, or that no game could come to, is refused with file and field."""

from pathlib import Path

import pytest

from game.puzzles.checks import find_mistakes
from tests.puzzles.written import changed, mistakes_with

WRONG = {
    "a field that is unknown": ("difficulty = 1", "hardness = 1", "hardness: unknown field"),
    "a difficulty too high": ("difficulty = 1", "difficulty = 9", "difficulty: expected 1 to 3"),
    "no goal": ("goal = { win = true }", "goal = {}", "goal: expected one of win"),
    "two goals": ("goal = { win = true }", "goal = { win = true, points = 2 }", "goal: expected one of win"),
    "an event that is none": (
        "goal = { win = true }",
        'goal = { event = "dp.nothing" }',
        "goal.event: unknown name 'dp.nothing'",
    ),
    "a field that its event lacks": (
        "goal = { win = true }",
        'goal = { event = "dp.control_taken", with = { here = 1 } }',
        "goal.with.here: unknown",
    ),
    "no fraction": (
        "goal = { win = true }",
        'goal = { chance = "3/0", do = "dp.attack" }',
        "goal.chance: expected a fraction",
    ),
    "a chance where luck has no part": (
        "difficulty = 1",
        'difficulty = 1\nchance = "1/2"',
        "chance: expected with luck",
    ),
    "a tile that is none": ("1A  4A  13A .", "1A  4A  99A .", "position.tiles.99A: expected a face"),
    "both faces of a tile": ("1A  4A  13A .", "1A  4A  13A 4B", "position.tile 4"),
    "a man off the map": (
        'lrdg_scout_a = "1A"',
        'lrdg_scout_a = "9A"',
        "position.lrdg.soldiers.lrdg_scout_a",
    ),
    "a man of the other side": (
        'lrdg_scout_a = "1A", lrdg',
        'ita_scout = "1A", lrdg',
        "position.lrdg.soldiers.ita_scout: unknown id",
    ),
    "a fifth card of four": (
        'reserve = ["lrdg_fog_of_war",',
        'reserve = ["lrdg_rifleman_a", "lrdg_rifleman_a",',
        "position.lrdg.reserve.lrdg_rifleman_a: expected at most 4",
    ),
    "the enemy's card": (
        '"lrdg_scout_a"]\ndiscard',
        '"ita_scout"]\ndiscard',
        "position.lrdg.deck.ita_scout: unknown card",
    ),
    "a man without a card": (
        'deck = ["ita_rifleman_a"]',
        "deck = []",
        "position.italy.deck.ita_rifleman_a: expected at",
    ),
    "a hope that is lost": ('objective_2 = "13A"', 'objective_1 = "13A"', "position.lrdg: expected a side"),
    "a marker too many": (
        'reconned = ["3A", "16B"]',
        'controlled = ["1A", "3A"]',
        "position.tile 1A: expected at most one side",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_it_is_told_what_is_wrong(case: str, tmp_path: Path) -> None:
    old, new, expected = WRONG[case]
    found = mistakes_with(tmp_path, "desert_patrol", "footprints", (old, new))
    assert any(one.startswith(expected) for one in found), found


def test_a_law_that_is_broken_is_told(tmp_path: Path) -> None:
    """Two men on one seat: no check of a scenario asks that of them, the laws of the game do."""
    found = mistakes_with(
        tmp_path,
        "desert_patrol",
        "footprints",
        ('win = [{ by = "points"', 'escaped = ["lrdg_scout_a"]\nwin = [{ by = "points"'),
    )
    assert any("every counter is in exactly one place" in one for one in found), found


def test_words_and_rules_that_are_missing_are_told(tmp_path: Path) -> None:
    path = changed(tmp_path, "desert_patrol", "footprints", ('"DP-MOVE-04"', '"DP-MOVE-99"'))
    path.rename(path.with_name("nameless.toml"))
    told = [str(mistake) for mistake in find_mistakes(tmp_path)]
    assert any(
        "puzzles_desert_patrol.ftl: dp-puzzle-nameless.goal: expected this message" in one for one in told
    )
    assert any(
        "nameless.toml: rules[0]: expected a rule of the rulebook, found 'DP-MOVE-99'" in one for one in told
    )


def test_a_game_that_is_unknown_and_a_place_taken_twice_are_told(tmp_path: Path) -> None:
    path = changed(tmp_path, "desert_patrol", "footprints")
    path.with_name("again.toml").write_bytes(path.read_bytes())
    (tmp_path / "assets/puzzles/chess").mkdir()
    told = [str(mistake) for mistake in find_mistakes(tmp_path)]
    assert any(one.startswith("assets/puzzles/chess: folder: unknown game") for one in told)
    assert any(
        "footprints.toml: place: expected a place of its own, not that of again" in one for one in told
    )
