"""`shot`: a picture of any screen, without a window and without touching the person's games."""

from pathlib import Path

import pygame
import pytest

from game.devtools import showcase
from tests.cli.conftest import Game

SMALL = ("--size", "1280x720")
TABLE = ("--screen", "table", "--seed", "3", "--steps", "40", *SMALL)


def picture(path: Path) -> pygame.Surface:
    return pygame.image.load(path)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("screen", sorted(showcase.SCREENS))
def test_every_screen_can_be_shown(game: Game, tmp_path: Path, own_folder: Path, screen: str) -> None:
    path = tmp_path / "new" / "shot.png"
    told = game("shot", str(path), "--screen", screen, "--steps", "20", *SMALL)
    assert told.code == 0, told.err
    assert str(path) in told.out
    shown = picture(path)
    assert shown.get_size() == (1280, 720)
    assert len({shown.get_at((x, 360))[:3] for x in range(0, 1280, 5)}) > 5
    assert not (own_folder / "autosaves").exists()
    assert not (own_folder / "settings.json").exists()


def test_the_same_wish_gives_the_same_picture(game: Game, tmp_path: Path) -> None:
    for name in ("one.png", "two.png"):
        assert game("shot", str(tmp_path / name), *TABLE).code == 0
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


@pytest.mark.sweep("part")
@pytest.mark.parametrize(
    "words",
    [("--lang", "pl"), ("--text-scale", "140"), ("--palette", "safe"), ("--seat", "1"), ("--seat", "0")],
)
def test_what_is_asked_for_can_be_seen(game: Game, tmp_path: Path, words: tuple[str, ...]) -> None:
    for name, more in (("plain.png", ()), ("other.png", words)):
        assert game("shot", str(tmp_path / name), *TABLE, *more).code == 0
    differs = (tmp_path / "plain.png").read_bytes() != (tmp_path / "other.png").read_bytes()
    assert differs or words[0] == "--seat"


def test_a_thing_can_be_held_above_another(game: Game, tmp_path: Path) -> None:
    told = game("shot", str(tmp_path / "a.png"), *TABLE, "--drag", "nothing")
    assert (told.code, told.out) == (2, "")
    assert "There is no “nothing” on this screen. There are: " in told.err
    handles = told.err.partition("There are: ")[2].strip().rstrip(".").split(", ")
    tile = next(handle for handle in handles if handle.startswith("tile/"))
    hand = next((handle for handle in handles if handle.startswith("hand/")), tile)
    assert game("shot", str(tmp_path / "still.png"), *TABLE).code == 0
    assert game("shot", str(tmp_path / "held.png"), *TABLE, "--drag", hand, "--over", tile).code == 0
    assert (tmp_path / "still.png").read_bytes() != (tmp_path / "held.png").read_bytes()


def test_a_table_for_as_many_as_are_asked_for(game: Game, tmp_path: Path) -> None:
    words = ("--game", "last_comrade", "--screen", "table", "--steps", "9", *SMALL)
    for name, more in (("two.png", ("--seats", "2")), ("ten.png", ("--seats", "10"))):
        assert game("shot", str(tmp_path / name), *words, *more).code == 0
    assert (tmp_path / "two.png").read_bytes() != (tmp_path / "ten.png").read_bytes()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), "Say in which PNG file"),
        (("a.png", "--screen", "moon"), "There is no screen “moon”. Choose one of: title, new_game, table"),
        (("a.png", "--game", "chess"), "There is no game “chess”"),
        (("a.png", "--steps", "many"), "--steps: expected a number"),
        (("a.png", "--seat", "2"), "--seat: expected a number (0 – 1)"),
        (("a.png", "--text-scale", "7"), "--text-scale: there is no value “7”. Choose one of: 80, 90, 100"),
        (("a.png", "--palette", "loud"), "Choose one of: standard, safe"),
        (("a.png", "--size", "big"), "expected a size"),
    ],
)
def test_bad_input_is_told_in_one_line(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], expected: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told = game("shot", *words)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert expected in told.err
    assert not (tmp_path / "a.png").exists()


def test_a_picture_that_cannot_be_written_is_told(game: Game, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = game("shot", str(tmp_path / "file" / "a.png"), "--screen", "trouble", *SMALL)
    assert told.code == 2
    assert told.err.count("\n") == 1
