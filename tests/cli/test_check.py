"""`check`: every mistake of every file is told at once, as `file: field: expected`."""

import shutil
from functools import cache
from pathlib import Path

import pytest

import game.content.checks as checks
from game.config.paths import PROJECT
from game.content.checks import check
from game.i18n import find_mistakes
from game.rules.core.mistakes import Mistake
from game.rules.registry import GAMES
from tests.cli.conftest import Game, Mod

CONTENT = "assets/content/desert_patrol"
MAPS = "maps/desert_patrol"
SCOUT = '<object id="15" name="lrdg_scout_a" type="counter"'

WHOLE = "test_our_own_data_has_no_mistake"
"""The test that reads everything by itself."""

PIPER = """
[lrdg_piper]
side = "lrdg"
kind = "command"
copies = 1
initiative = 1
actions = [{ do = "play" }]
"""


def mistakes(folder: Path) -> list[str]:
    return [str(mistake) for mistake in check(folder).mistakes]


@cache
def known_mistakes() -> tuple[str, ...]:
    """Those of the project itself: a whole copy has the same, as a test below makes sure."""
    return tuple(mistakes(PROJECT))


_read: dict[tuple[tuple[str, bytes], ...], list[Mistake]] = {}


def read_once(folder: Path) -> list[Mistake]:
    """Most of a check goes to the languages, and most tests leave them alone: equal files are read once."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    written = tuple((path.relative_to(folder).as_posix(), path.read_bytes()) for path in files)
    if written not in _read:
        _read[written] = find_mistakes(folder)
    return _read[written]


@pytest.fixture(autouse=True)
def _languages_are_read_once(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if request.node.name != WHOLE:
        monkeypatch.setattr(checks, "language_mistakes", read_once)


def test_our_own_data_has_no_mistake(game: Game) -> None:
    told = game("check")
    assert (told.code, told.err) == (0, ""), told.out
    assert all(line.startswith("Language ") for line in told.lines[:-1]), told.out
    assert told.out.endswith(" files, 0 mistakes\n")


def test_a_whole_copy_is_as_sound_as_the_original(mod: Mod) -> None:
    assert check(mod.folder) == check(PROJECT)


def test_every_planted_mistake_is_named_in_one_run(mod: Mod, game: Game) -> None:
    known = known_mistakes()
    mod.change(f"{CONTENT}/scenarios/dp_s03.toml", "lrdg_rifleman_a = ", "lrdg_riflemann_a = ")
    mod.change(f"{MAPS}/dp_s01.tmx", SCOUT, SCOUT.replace("lrdg_scout_a", "lrdg_nobody"))
    mod.change(f"{CONTENT}/cards.toml", 'do = "scout"', 'do = "fly"')
    mod.change("assets/lang/pl/core.ftl", "undo-closed =", "undo-shut =")
    mod.change(f"{CONTENT}/scenarios/dp_s05.toml", "[lrdg]", "[lrdg")
    mod.remove(f"{MAPS}/dp_s06.tmx")
    mod.change(f"{CONTENT}/scenarios/dp_s02.toml", "dp_s02.tmx", "dp_s08.tmx")
    mod.change(f"{MAPS}/dp_s04.tmx", 'orientation="hexagonal"', 'orientation="square"')
    told = game("check", str(mod.folder))
    new = [line for line in told.lines[:-1] if line not in known]
    expected = (
        f"{CONTENT}/scenarios/dp_s03.toml: lrdg.deck.lrdg_riflemann_a: unknown card, expected a card of lrdg",
        f"{MAPS}/dp_s01.tmx: object lrdg_scout_a: expected this counter on the map, it is missing",
        f"{CONTENT}/cards.toml: lrdg_scout_a.actions[0].do: unknown value 'fly', expected one of",
        "assets/lang/pl/core.ftl: undo-closed: expected this message",
        f"{CONTENT}/scenarios/dp_s05.toml: file: expected TOML that can be read",
        f"{CONTENT}/scenarios/dp_s06.toml: map: expected a map of this game, there is no file 'dp_s06.tmx'",
        f"{MAPS}/dp_s08.tmx: object objective_1: expected this objective on the map",
        f"{MAPS}/dp_s04.tmx: map orientation: 'square', expected 'hexagonal'",
    )
    for beginning in expected:
        assert any(line.startswith(beginning) for line in new), f"{beginning}\n\n{told.out}"
    assert told.code == 1
    mistakes = [line for line in told.lines[:-1] if not line.startswith("Language ")]
    assert told.lines[-1].endswith(f", {len(mistakes)} mistakes")


def test_a_mistake_in_a_card_makes_no_further_ones_elsewhere(mod: Mod) -> None:
    known = known_mistakes()
    mod.change(f"{CONTENT}/cards.toml", "initiative = 4", 'initiative = "four"')
    new = [line for line in mistakes(mod.folder) if line not in known]
    assert new == [f"{CONTENT}/cards.toml: lrdg_scout_a.initiative: expected int, got str"]


def test_a_new_card_with_a_mistake_is_told_once(mod: Mod) -> None:
    """The scenario that plays it is not accused of an unknown card."""
    known = known_mistakes()
    mod.change(f"{CONTENT}/cards.toml", "[lrdg_scout_a]", f"{PIPER}\n[lrdg_scout_a]")
    mod.change(f"{CONTENT}/scenarios/dp_s01.toml", "[lrdg.reserve]", "[lrdg.reserve]\nlrdg_piper = 1")
    new = [
        line.split(": expected")[0].split(", expected")[0]
        for line in mistakes(mod.folder)
        if line not in known
    ]
    assert new == [f"{CONTENT}/cards.toml: lrdg_piper.actions[0].do: unknown value 'play'"]


def test_two_mistakes_in_one_scenario_and_its_map_are_all_told(mod: Mod) -> None:
    mod.change(f"{CONTENT}/scenarios/dp_s01.toml", "complexity = 1", 'complexity = "easy"')
    mod.change(f"{CONTENT}/scenarios/dp_s01.toml", "lrdg_saboteur = 3", "lrdg_saboteur = 30")
    mod.change(f"{MAPS}/dp_s01.tmx", SCOUT, SCOUT.replace("lrdg_scout_a", "lrdg_nobody"))
    found = "\n".join(mistakes(mod.folder))
    for field in (
        "complexity: expected int",
        "lrdg.deck.lrdg_saboteur: expected at most",
        "object lrdg_scout_a",
    ):
        assert field in found


def test_broken_cards_do_not_hide_the_rest(mod: Mod) -> None:
    (mod.folder / CONTENT / "cards.toml").write_bytes(b"\xff\xfe = [")
    mod.change(f"{CONTENT}/scenarios/dp_s01.toml", "lrdg_saboteur = 3", "lrdg_sabotuer = 3")
    mod.remove(f"{MAPS}/dp_s06.tmx")
    found = "\n".join(mistakes(mod.folder))
    for told in (
        "cards.toml: file: expected TOML",
        "lrdg.deck.lrdg_sabotuer: unknown card",
        "dp_s06.toml: map:",
    ):
        assert told in found


@pytest.mark.sweep("part")
@pytest.mark.parametrize(
    ("part", "file", "count"),
    [("assets/content", "dp_s01.toml", 57), ("maps", "dp_s01.tmx", 23), ("assets/lang", "core.ftl", None)],
)
def test_a_folder_with_one_part_is_checked_for_that_part(
    tmp_path: Path, part: str, file: str, count: int | None
) -> None:
    """Whatever it lacks is the program's own. (Maps bring the pictures of their tiles.)"""
    for copied in (part, "assets/art"):
        shutil.copytree(PROJECT / copied, tmp_path / copied)
    known = known_mistakes()
    report = check(tmp_path)
    assert tuple(str(mistake) for mistake in report.mistakes) == known
    assert count is None or report.files == count
    next((tmp_path / part).rglob(file)).write_text("nonsense", "utf-8")
    new = [line for line in mistakes(tmp_path) if line not in known]
    assert any(file in line for line in new)


def test_an_unknown_game_is_told(mod: Mod) -> None:
    (mod.folder / "maps" / "desert_patroll").mkdir()
    known = ", ".join(sorted(GAMES))
    assert f"maps/desert_patroll: folder: unknown game, expected one of {known}" in mistakes(mod.folder)


def test_a_folder_without_anything_to_check_is_bad_input(tmp_path: Path, game: Game) -> None:
    told = game("check", str(tmp_path))
    assert told.code == 2
    assert "assets/content, maps, assets/lang, assets/rulebook" in told.err


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_folder_that_is_not_there_is_bad_input(tmp_path: Path, game: Game, language: str) -> None:
    told = game("check", str(tmp_path / "nowhere"), "--lang", language)
    assert (told.code, told.out) == (2, "")
    assert "nowhere" in told.err
    assert ("nie jest folderem" in told.err) == (language == "pl")
