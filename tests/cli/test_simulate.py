"""`simulate`: games between bots, counted; failures leave a seed and a record."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.content.library import open_game
from game.rules.core.values import Intent
from game.rules.desert_patrol import DesertPatrol
from game.session.match import Match, verify
from tests.cli.conftest import Game

PLAY = ("simulate", "--game", "desert_patrol")


def counted(game: Game, *words: str) -> dict[str, Any]:
    told = game(*PLAY, *words, "--json")
    return {"code": told.code, **json.loads(told.out)}


def test_wins_rounds_and_decisions_are_counted(game: Game) -> None:
    result = counted(game, "--games", "4", "--seed", "11")
    assert (result["code"], result["ok"], result["failures"]) == (0, True, [])
    tally = result["scenarios"]["dp_s01"]
    assert tally["games"] == 4
    assert sum(tally["seats"].values()) == 4
    assert sum(count for reasons in tally["sides"].values() for count in reasons.values()) == 4
    assert sum(tally["reasons"].values()) == 4
    assert tally["rounds"]["min"] <= tally["rounds"]["median"] <= tally["rounds"]["max"]
    assert tally["intents"]["total"] >= 4 * tally["intents"]["min"]
    assert tally["intents_per_second"] > 0


def test_one_seed_is_one_game(game: Game) -> None:
    first, again = (counted(game, "--games", "2", "--seed", "5")["scenarios"]["dp_s01"] for _ in range(2))
    for tally in (first, again):
        del tally["seconds"], tally["intents_per_second"]
    assert first == again


def test_the_table_is_shown_in_both_languages(game: Game) -> None:
    words = (*PLAY, "--games", "2", "--scenario", "dp_s02", "--bots", "random,random")
    english = game(*words)
    assert english.code == 0
    assert english.lines[0] == "desert_patrol dp_s02: 2 games"
    for word in ("Player 1", "Player 2", "LRDG", "Italians", "rounds", "median", "decisions per second"):
        assert word in english.out
    polish = game(*words, "--lang", "pl")
    assert polish.lines[0] == "desert_patrol dp_s02: 2 gry"
    for word in ("Gracz 1", "Włosi", "rundy", "mediana", "decyzj"):
        assert word in polish.out


def test_levels_play_as_any_other_bot(game: Game) -> None:
    """A recruit beats a random bot from either seat."""
    for bots, winner in (("recruit,random", "0"), ("random,recruit", "1")):
        tally = counted(game, "--games", "3", "--seed", "30", "--bots", bots)["scenarios"]["dp_s01"]
        assert tally["seats"][winner] == 3


def test_so_many_players_sit_down(game: Game) -> None:
    words = ("simulate", "--game", "last_comrade", "--games", "1", "--json")
    for players, scenario in (("2", "duel"), ("3", "squad"), ("8", "platoon")):
        told = json.loads(game(*words, "--players", players).out)
        (tally,) = told["scenarios"].values()
        assert list(told["scenarios"]) == [scenario]
        assert len(tally["seats"]) == int(players)
    every = json.loads(game(*words, "--players", "2", "--scenario", "all").out)
    assert list(every["scenarios"]) == ["duel", "duel_short"]
    for wrong in (("--players", "11"), ("--players", "two"), ("--players", "5", "--scenario", "duel")):
        assert game(*words, *wrong).code == 2


def test_points_are_counted_where_a_game_keeps_them(game: Game) -> None:
    words = ("simulate", "--game", "wasteland_riders", "--scenario", "m5_dwie_zakaly", "--games", "4")
    tally = json.loads(game(*words, "--json").out)["scenarios"]["m5_dwie_zakaly"]
    points = tally["points"]
    assert 0 <= points["min"] <= points["median"] <= points["max"] <= points["total"]
    assert points["total"] > 0
    assert "points" in game(*words).out
    assert "punkty" in game(*words, "--lang", "pl").out
    assert counted(game, "--games", "1")["scenarios"]["dp_s01"]["points"] is None


def test_all_scenarios_can_be_played_at_once(game: Game) -> None:
    result = counted(game, "--scenario", "all", "--games", "1")
    assert list(result["scenarios"]) == [info.id for info in open_game("desert_patrol").scenarios]


def test_a_broken_law_leaves_seed_and_record(
    game: Game, monkeypatch: pytest.MonkeyPatch, own_folder: Path
) -> None:
    monkeypatch.setattr(
        DesertPatrol, "laws", lambda _self, world: ["no second round"] if world.round > 1 else []
    )
    told = game(*PLAY, "--games", "1", "--seed", "77", "--laws")
    assert told.code == 1
    path = own_folder / "failures" / "desert_patrol-dp_s01-77.save"
    assert f"A game failed. Seed 77; its record is “{path}”." in told.out
    assert "no second round" in told.out
    assert verify(path.read_bytes(), path) > 0


def test_without_laws_none_is_checked(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DesertPatrol, "laws", lambda _self, _world: ["never"])
    assert counted(game, "--games", "1")["ok"]


def test_an_accident_in_the_rules_leaves_seed_and_record(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def break_later(self: Match, seat: int, intent: Intent) -> object:
        if len(self.steps) == 20:
            raise ZeroDivisionError("planted")
        return submit(self, seat, intent)

    submit = Match.submit
    monkeypatch.setattr(Match, "submit", break_later)
    out = tmp_path / "out"
    told = game(*PLAY, "--games", "2", "--seed", "5", "--json", "--out", str(out))
    failures = json.loads(told.out)["failures"]
    assert told.code == 1
    assert [failure["seed"] for failure in failures] == [5, 6]
    assert "ZeroDivisionError: planted when seat" in failures[0]["why"]
    monkeypatch.undo()
    path = Path(failures[0]["record"])
    assert path.parent == out
    assert verify(path.read_bytes(), path) == 20


def test_an_endless_game_fails(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DesertPatrol, "info", msgspec.structs.replace(DesertPatrol.info, longest=30))
    result = counted(game, "--games", "1")
    assert (result["code"], result["scenarios"]) == (1, {})
    assert "not over after 30 intents" in result["failures"][0]["why"]


def test_a_record_that_cannot_be_written_is_told(
    game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(DesertPatrol, "laws", lambda _self, _world: ["never"])
    (tmp_path / "file").write_text("")
    told = game(*PLAY, "--games", "1", "--laws", "--out", str(tmp_path / "file"))
    assert told.code == 1
    assert "its record could not be saved" in told.out


def test_too_many_failures_end_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DesertPatrol, "laws", lambda _self, _world: ["never"])
    assert len(counted(game, "--games", "50", "--laws")["failures"]) == 10
