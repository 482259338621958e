"""`replay`: what a record holds, and whether it plays again."""

from pathlib import Path

import msgspec
import pytest

from game.app.launch_options import LaunchOptions
from game.cli.commands import replay
from game.config.paths import PROJECT
from game.devtools.simulation import play_game
from game.session.match import Match
from game.session.record import SHORT, read_record, write_record
from tests.cli.conftest import Game


@pytest.fixture(scope="module")
def played() -> Match:
    return play_game("desert_patrol", "dp_s01", ("random", "random"), 3)[1]


@pytest.fixture
def save(tmp_path: Path, played: Match) -> Path:
    path = tmp_path / "a.save"
    path.write_bytes(played.dumps())
    return path


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch) -> list[LaunchOptions]:
    """What the viewer was asked to show; it opens no window."""
    wishes: list[LaunchOptions] = []

    def show(launch: LaunchOptions, *_: object) -> int:
        wishes.append(launch)
        return 0

    monkeypatch.setattr(replay, "show", show)
    return wishes


def test_a_sound_record_verifies(game: Game, save: Path, played: Match) -> None:
    told = game("replay", str(save), "--verify")
    assert told == (0, f"{len(played.steps)} steps, all digests equal\n", "")
    polish = game("replay", "--verify", str(save), "--lang", "pl")
    assert polish.code == 0
    assert "wszystkie skróty zgodne" in polish.out


def test_without_verify_it_tells_what_the_record_holds_and_shows_it(
    game: Game, save: Path, played: Match, shown: list[LaunchOptions]
) -> None:
    told = game("replay", str(save), "--lang", "en")
    assert told.code == 0
    [launch] = shown
    assert launch.record is not None
    assert launch.record.digest() == played.digest()
    assert (launch.match, launch.language) == (None, "en")
    for word in ("Desert Patrol", "dp_s01", "Player 1, Player 2", str(len(played.steps)), "Winner: Player"):
        assert word in told.out
    assert "⟦" not in told.out


def test_a_game_that_is_not_over_says_so_and_keeps_its_secrets(
    game: Game, tmp_path: Path, shown: list[LaunchOptions]
) -> None:
    match = Match.new("desert_patrol", seed=1, names=("Ala", "Olek"))
    (tmp_path / "new.save").write_bytes(match.dumps())
    told = game("replay", str(tmp_path / "new.save"))
    assert "not over yet" in told.out
    assert "Ala, Olek" in told.out
    assert shown == []
    assert "finished games only" in told.out
    assert game("replay", str(tmp_path / "new.save"), "--verify").out == "0 steps, all digests equal\n"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_record_that_plays_differently_is_told_with_its_step(game: Game, save: Path, language: str) -> None:
    record = read_record(save.read_bytes(), save)
    steps = list(record.steps)
    steps[4] = msgspec.structs.replace(steps[4], digest="0" * SHORT)
    save.write_bytes(write_record(msgspec.structs.replace(record, steps=tuple(steps))))
    told = game("replay", str(save), "--verify", "--lang", language)
    assert told.code == 1
    assert "5" in told.out
    assert "recorded " + "0" * SHORT in told.out
    assert "⟦" not in told.out


def broken_files() -> dict[str, bytes]:
    return {
        "empty": b"",
        "nonsense": b"hello",
        "picture": (PROJECT / "assets/art/desert_patrol/terrain_dunes.svg").read_bytes(),
        "deep": b"[" * 100_000,
    }


@pytest.mark.parametrize("verify", [(), ("--verify",)], ids=["summary", "verify"])
@pytest.mark.parametrize("name", sorted(broken_files()))
def test_a_file_that_is_no_record_is_bad_input(
    game: Game, tmp_path: Path, name: str, verify: tuple[str, ...]
) -> None:
    path = tmp_path / f"{name}.save"
    path.write_bytes(broken_files()[name])
    for language in ("pl", "en"):
        told = game("replay", str(path), *verify, "--lang", language)
        assert (told.code, told.out) == (2, "")
        assert path.name in told.err
        assert "⟦" not in told.err


@pytest.mark.parametrize("verify", [(), ("--verify",)], ids=["summary", "verify"])
def test_a_damaged_record_names_its_good_copy(game: Game, save: Path, verify: tuple[str, ...]) -> None:
    data = bytearray(save.read_bytes())
    save.with_name("a.save.bak1").write_bytes(data)
    data[len(data) // 2] ^= 1
    save.write_bytes(data)
    told = game("replay", str(save), *verify)
    assert told.code == 2
    assert "“a.save”" in told.err
    assert "“a.save.bak1”" in told.err


def test_a_folder_is_no_record(game: Game, tmp_path: Path) -> None:
    told = game("replay", str(tmp_path))
    assert (told.code, told.out) == (2, "")
