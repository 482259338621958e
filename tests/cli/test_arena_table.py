"""`arena --bars`: the whole table of series, each against the share it must reach."""

import json
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.bots.levels import LEVELS
from game.bots.registry import MINDS
from game.content.library import open_game
from game.devtools import arena
from game.devtools.arena import ArenaGame, Pairing, program
from game.devtools.bars import BARS, PAIRS, QUICK, Bar, playable, standing
from game.rules.registry import GAMES
from tests.cli.conftest import Game

SMALL = Bar("staff_orders", "random", "random", ("m1", "l1"), 2, 4, 0.0)


def won(bar: Bar, wins: int, games: int, *, decided: bool = True) -> list[ArenaGame]:
    pairing = Pairing(bar.game, bar.first, bar.second, bar.scenarios[0], 1, bar.seats, 0, 1.0)
    winners = [(0,) if number < wins else (1,) if decided else () for number in range(games)]
    return [ArenaGame(pairing, "x", "", one, True, 100, (1.0,), (1.0,)) for one in winners]


def test_the_table_holds_every_level_of_every_game() -> None:
    assert {(bar.game, bar.first, bar.second) for bar in BARS} >= {
        (game, *pair) for game in GAMES for pair in PAIRS
    }
    assert {bar.game for bar in QUICK} == set(GAMES)
    for bar in (*BARS, *QUICK):
        known = {info.id: info.seats for info in open_game(bar.game).scenarios}
        assert all(bar.seats in known[name] for name in bar.scenarios)
        assert bar.games % bar.seats == 0
        assert set(LEVELS) & {bar.first, bar.second}
    assert all(len(bar.pairings(10_000, 1.0)) >= 100 for bar in BARS if (bar.first, bar.second) in PAIRS)


def test_every_seed_of_a_bar_is_played_from_every_seat() -> None:
    for bar in BARS:
        seats = Counter((one.scenario, one.seed) for one in bar.pairings(8, 1.0))
        assert set(seats.values()) == {bar.seats}


def test_a_bar_is_judged_when_its_games_are_played() -> None:
    bar = Bar("staff_orders", "staff", "sergeant", ("m1",), 2, 10, 0.6)
    assert standing(bar, [], 10).verdict == "open"
    assert standing(bar, won(bar, 9, 9), 10).verdict == "open"
    assert standing(bar, won(bar, 6, 10), 10).verdict == "met"
    assert standing(bar, won(bar, 5, 10), 10).verdict == "missed"


def test_a_bar_on_winners_counts_games_that_anybody_wins() -> None:
    bar = Bar("wasteland_riders", "sergeant", "sergeant", ("m5_dwie_zakaly",), 4, 40, 0.75, "winners")
    assert standing(bar, won(bar, 1, 4), 4).verdict == "met"
    assert standing(bar, won(bar, 2, 4, decided=False), 4).verdict == "missed"


def test_a_game_without_a_mind_is_left_out() -> None:
    assert {bar.game for bar in playable(BARS)} == set(MINDS)
    assert {bar.game for bar in playable(BARS, "staff_orders")} == {"staff_orders"}


def test_the_table_is_played_shown_and_gone_on_with(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.commands.arena.BARS", (SMALL,))
    words = ("arena", "--bars", "--folder", str(tmp_path / "kept"))
    told = game(*words, "--games", "2")
    assert told.code == 0
    assert "staff_orders random-random m1+l1: met (at least 0 % wanted, games: 4)" in told.out
    monkeypatch.setattr("game.cli.commands.arena.BARS", (replace(SMALL, share=1.01),))
    anew: list[Pairing] = []
    play = arena.play_pairing

    def noted(one: Pairing) -> ArenaGame:
        anew.append(one)
        return play(one)

    monkeypatch.setattr(arena, "play_pairing", noted)
    told = game(*words, "--json")
    assert told.code == 1
    (found,) = json.loads(told.out)["bars"]
    assert found["standing"]["verdict"] == "missed"
    assert found["standing"]["score"]["games"] == 8
    assert len(anew) == 4


def test_who_interrupts_is_shown_how_far_it_has_come(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.commands.arena.BARS", (SMALL,))
    play, left = arena.play_pairing, [3]

    def interrupted(one: Pairing) -> ArenaGame:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return play(one)

    monkeypatch.setattr(arena, "play_pairing", interrupted)
    told = game("arena", "--bars", "--folder", str(tmp_path))
    assert told.code == 130
    assert "not played to the end (at least 0 % wanted, games: 3 of 8)" in told.out


def test_games_count_until_what_decides_them_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another game's rules or mind leave a series as it is; its own, or the search, begin it anew."""
    for file in ("game/rules/core/a.py", "game/rules/staff_orders/a.py", "game/bots/search.py"):
        _write(tmp_path / file, "1")
    monkeypatch.setattr(arena, "PROJECT", tmp_path)

    def now() -> str:
        program.cache_clear()
        return program("staff_orders")

    try:
        before = now()
        _write(tmp_path / "game/bots/desert_patrol/mind.py", "2")
        _write(tmp_path / "game/bots/staff_orders/__pycache__/mind.pyc", "2")
        assert now() == before
        for file in (
            "game/bots/staff_orders/mind.py",
            "game/bots/search.py",
            "assets/content/staff_orders/x.toml",
        ):
            _write(tmp_path / file, "3")
            assert now() != before
            before = now()
    finally:
        program.cache_clear()


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
