"""`arena`: series between two bots, from every seat, that go on where they were stopped."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.devtools import arena
from game.devtools.arena import pairings, play_pairing, play_series, played_before, tally, times, wilson
from tests.cli.conftest import Game

PLAY = ("arena", "staff_orders", "random", "random")


def counted(game: Game, *words: str) -> dict[str, Any]:
    told = game(*PLAY, *words, "--json")
    assert told.code == 0
    found: dict[str, Any] = json.loads(told.out)
    return found


def test_every_seed_is_played_from_every_seat() -> None:
    wanted = pairings("last_comrade", "random", "random", ["squad"], 4, 8, 100, 1.0)
    assert Counter((one.seed, one.seat) for one in wanted) == Counter(
        (seed, seat) for seed in (100, 101) for seat in range(4)
    )


def test_wins_are_told_by_side_with_their_interval(game: Game) -> None:
    found = counted(game, "--games", "6", "--seed", "3")
    assert found["all"]["games"] == 6
    assert sum(one["games"] for one in found["sides"].values()) == 6
    assert len(found["sides"]) == 2
    assert found["all"]["least"] <= found["all"]["share"] <= found["all"]["most"]
    assert found["unfinished"] == 0
    told = game(*PLAY, "--games", "2", "--budget", "0.5")
    assert "0.5 times" in told.out
    assert " of 2: " in told.out


def test_a_stopped_series_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, wanted = (
        tmp_path / "series.journal",
        pairings("staff_orders", "random", "random", ["m1"], 2, 5, 1, 1.0),
    )
    series = play_series(wanted, file)
    begun = [next(series), next(series)]
    series.close()
    assert list(played_before(file).values()) == begun
    anew: list[arena.Pairing] = []

    def play(pairing: arena.Pairing) -> arena.ArenaGame:
        anew.append(pairing)
        return play_pairing(pairing)

    monkeypatch.setattr(arena, "play_pairing", play)
    whole = list(play_series(wanted, file))
    assert whole[:2] == begun
    assert anew == wanted[2:]
    assert [one.pairing for one in whole] == wanted
    assert tally(whole).all.games == 5


def test_games_of_another_program_or_effort_are_not_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "series.journal"
    wanted = pairings("staff_orders", "random", "random", ["m1"], 2, 1, 1, 1.0)
    list(play_series(wanted, file))
    less = pairings("staff_orders", "random", "random", ["m1"], 2, 1, 1, 0.5)
    assert set(played_before(file)).isdisjoint(less)
    monkeypatch.setattr(arena, "program", lambda _game: "another")
    assert played_before(file) == {}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((), "which two bots"),
        (("chess", "random", "random"), "There is no game"),
        (("staff_orders", "random", "clever"), "There is no bot"),
        (("staff_orders", "random", "random", "--scenarios", "so_x"), "There is no scenario"),
        (("staff_orders", "random", "random", "--budget", "0"), "--budget"),
    ],
)
def test_bad_words_are_refused(game: Game, words: tuple[str, ...], says: str) -> None:
    told = game("arena", *words)
    assert told.code == 2
    assert says in told.err


def test_intervals_and_times() -> None:
    assert wilson(5, 10) == pytest.approx((0.237, 0.763), abs=0.001)
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 10)[0] == 0.0
    assert times([3.0, 1.0, 2.0]) == arena.Times(2.0, 2.0, 3.0)
    assert times([]) == arena.Times(0.0, 0.0, 0.0)
