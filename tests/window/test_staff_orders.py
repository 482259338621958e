"""A full round of Staff Orders in a real window: commanders, soldiers some at a time, aircraft, dice."""

from pathlib import Path

import pytest

from game.rules.staff_orders.intents import Deploy, PieceIntent, Reroll
from tests.window.conftest import Start
from tests.window.player import Player, Way, kept_match, playing, sit_down

GAME = "staff_orders"
MOST_STEPS = 160


def play_first_round(player: Player) -> list[Way]:
    """Everything by hand that can be done by hand; afterwards whoever begins the second round is there."""
    done: list[Way] = []
    player.sit()
    while player.match().round == 1:
        assert len(done) < MOST_STEPS, "the round does not end"
        done.append(player.play(lambda way: not isinstance(way.intent, Reroll)))
        shown = player.program.shown
        if shown.screen in ("table", "curtain"):
            assert playing(shown).digest == player.match().digest()
        player.sit()
    return done


@pytest.mark.parametrize(
    ("display", "options", "scenario"),
    [
        ((1920, 1080), ("--lang", "en"), "m1"),
        ((1280, 720), ("--lang", "pl", "--fullscreen"), "l1"),
    ],
    indirect=["display"],
    ids=["mountain, in a window, in English", "landing, on the full small screen, in Polish"],
)
def test_a_full_round(start: Start, tmp_path: Path, options: tuple[str, ...], scenario: str) -> None:
    program = start(tmp_path / "home", *options)
    player = Player(program, seed=5)
    sit_down(program, GAME, scenario)
    done = play_first_round(player)

    match = player.match()
    assert {step.seat for step in match.steps} == {0, 1}, "both sides had their turns"
    assert [way.intent for way in done] == [step.intent for step in match.steps]
    deployed = [way for way in done if isinstance(way.intent, Deploy)]
    assert len(deployed) > 4
    assert all(way.source == "reserve/commanders" for way in deployed)
    moved = [way.intent for way in done if isinstance(way.intent, PieceIntent)]
    assert len({intent.count for intent in moved}) > 1, "some at a time, by the wheel"
    assert match.round == 2
    assert player.curtains > 2

    assert program.quit() == 0
    assert kept_match(program.home).digest() == match.digest()
    assert program.errors() == ""
