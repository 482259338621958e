"""`curtains`: how often people at one screen hand it over, counted at a real table."""

import pytest

from game.content.library import open_game
from game.devtools.invariants.hand_overs import hand_overs
from game.session.hot_seat import Player, match_for
from game.session.match import Match
from tests.cli.conftest import Game

PLAY = ("curtains", "--game", "last_comrade", "--games", "1", "--seed", "3")


def squad(seats: int = 3) -> Match:
    return match_for("last_comrade", (Player(""),) * seats, seed=3, scenario="squad")


def test_a_line_for_each_way_of_asking(game: Game) -> None:
    told = game(*PLAY, "--seats", "3", "--lang", "pl")
    assert (told.code, told.err) == (0, "")
    assert told.lines[0].startswith("last_comrade, squad, graczy: 3, partii: 1.")
    grace, strict = (line.strip().partition(": ") for line in told.lines[1:])
    assert (grace[0], strict[0]) == ("grace", "strict")
    assert game(*PLAY, "--seats", "3", "--lang", "pl") == told


def test_a_number_of_seats_chooses_its_scenario(game: Game) -> None:
    assert game(*PLAY, "--seats", "2").out.startswith("last_comrade, duel, players: 2, games: 1.")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--seats", "11"), "--seats: expected a number (2, 3, 4, 5, 6, 7, 8, 9, 10), found “11”."),
        (("--seats", "5", "--scenario", "squad"), "5 players were named, but in the scenario squad"),
        (("--games", "0"), "--games: expected a number"),
    ],
)
def test_what_cannot_be_played_is_told(game: Game, words: tuple[str, ...], expected: str) -> None:
    told = game("curtains", "--game", "last_comrade", *words)
    assert (told.code, told.out) == (2, "")
    assert expected in told.err


def test_every_turn_of_the_game_is_counted_and_each_person_takes_the_screen() -> None:
    match = squad()
    counted = hand_overs(match, 3, asks_in_private=False)
    assert match.outcome is not None
    assert counted.steps == len(match.steps)
    assert len(counted.by_round) == match.round
    assert counted.by_round[0] >= 3, "everybody drafts and lays his first card alone"


def test_what_the_curtain_is_opened_for_is_counted_too(game: Game) -> None:
    together, alone = (hand_overs(squad(4), 3, asks_in_private=private) for private in (False, True))
    for counted in (together, alone):
        assert sum(counted.by_question.values()) == sum(counted.by_round)
    assert {"draft", "committing", "serving"} <= together.by_question.keys()
    assert alone.by_question.keys() - together.by_question.keys() >= {"window"}, (
        "windows close one only there"
    )
    told = game(*PLAY, "--seats", "4", "--scenario", "squad").lines[1]
    turns = len(together.by_round)
    assert f"committing {together.by_question['committing'] / turns:.1f}" in told
    assert f", {together.by_round[0]:.1f} from the set-up to the end of round 1" in told


def test_asked_one_by_one_people_hand_the_screen_over_more_often() -> None:
    together, alone = (hand_overs(squad(4), 3, asks_in_private=private) for private in (False, True))
    mean = [sum(one.by_round) / len(one.by_round) for one in (together, alone)]
    assert mean[1] > 1.5 * mean[0], mean


def test_other_games_are_counted_as_well(game: Game) -> None:
    told = game("curtains", "--game", "desert_patrol", "--games", "1")
    assert told.code == 0
    assert told.lines[1].strip().removeprefix("grace") == told.lines[2].strip().removeprefix("strict")
    assert open_game("desert_patrol").scenarios[0].id in told.lines[0]
