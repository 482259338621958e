"""What happened is told once, the most important first; in private only what not everybody may know."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bots import RandomBot
from game.input.gestures import Move, Press, Release
from game.presenters.contract.importance import Weight, weight_of
from game.presenters.contract.presenter import LogLine
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import CardId, Seat
from game.rules.desert_patrol import events as dp
from game.rules.registry import GAMES
from game.scenes.curtain import CurtainScreen
from game.scenes.table.summary import Told, chosen, grouped, most_important, telling
from game.session.history import VisibleStep
from game.session.hot_seat import Player
from tests import sweeps
from tests.guards import at_least_one
from tests.scenes.hands import compose, feed
from tests.scenes.playing import be_done
from tests.scenes.seating import Seated, seat_down
from tests.scenes.staging import press, texts_on

every_game = pytest.mark.parametrize("game", list(GAMES))
PERSON_AND_BOTS = {
    "desert_patrol": (Player("Kasia"), Player("Bot", "random")),
    "staff_orders": (Player("Kasia"), Player("Bot", "random")),
    "last_comrade": (Player("Kasia"), *(Player(f"Bot {n}", "random") for n in range(3))),
    "wasteland_riders": (Player("Kasia"), Player("Bot", "random")),
}


def told(*weights: int) -> list[Told]:
    event = dp.TurnEnded("lrdg")
    return [
        Told(LogLine(event, "DP-TURN-03", "check", None), str(place), Weight(weight))
        for place, weight in enumerate(weights)
    ]


def words(lines: list[Told]) -> list[str]:
    return [one.words for one in lines]


@every_game
def test_every_kind_of_event_has_its_weight(game: str) -> None:
    """No kind is forgotten, and there are great ones and such as are never told."""
    importance, events = PRESENTERS[game].importance, set(GAMES[game].events)
    assert set(importance) == events
    constant = {weight for weight in importance.values() if isinstance(weight, Weight)}
    assert {Weight.LEFT_OUT, Weight.DEED, Weight.LOSS, Weight.DECISIVE} <= constant


def test_the_most_important_are_chosen_and_stay_in_order() -> None:
    shown, left = chosen(told(2, 5, 1, 4, 2, 4), 4)
    assert words(shown) == ["1", "3", "5"]
    assert left == 3


def test_of_what_matters_alike_the_last_is_told() -> None:
    assert words(chosen(told(2, 2, 2, 2), 3)[0]) == ["2", "3"]


def test_what_fits_is_told_whole() -> None:
    shown, left = chosen(told(1, 1, 1), 3)
    assert (words(shown), left) == (["0", "1", "2"], 0)


def test_of_a_last_attack_is_said_how_it_came_out(tmp_path: Path) -> None:
    """Before the screen goes over: not that it was declared, nor what was thrown for nobody knows what."""
    seated = seat_down(tmp_path, steps=30, language="en")
    attack = dp.AttackDeclared("lrdg", CardId("lrdg_scout_a"), "attack", "ita_scout", 6, 1, 4, 11, 1)
    events = (attack, dp.DiceRolled((7,), 0, 11), dp.AttackMissed("ita_scout"))
    kit, presenter, view = seated.screen.kit, seated.screen.presenter, seated.table.public_view()
    steps = [VisibleStep(1, Seat(0), events[:count], None) for count in (1, 2, 3)]
    said = [most_important(kit, presenter, view, (step,)) for step in steps]
    assert "11 or more" in said[0]
    assert "11 or more" in said[1]
    assert said[2] == "The attack on Scout missed."


def test_equal_lines_are_one_and_counted(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, steps=30, language="en")
    view = seated.table.public_view()
    moved = dp.TurnPassed("lrdg", "cannot_act")
    other = dp.TurnPassed("italy", "cannot_act")
    lines = [LogLine(event, "DP-RULING-56", "check", Seat(0)) for event in (moved, other, moved, moved)]
    groups = grouped(seated.stage.kit, seated.screen.presenter, view, lines)
    assert [one.times for one in groups] == [3, 1]
    assert [one.line.event for one in groups] == [moved, other], "at the place of the first"


@pytest.mark.sweep("part")
@every_game
def test_draws_and_turn_starts_are_left_out_and_nothing_is_told_twice(game: str, tmp_path: Path) -> None:
    """What a note tells after a curtain, the curtain could not tell."""
    seen = 0
    for curtain, seated, seat in curtains(game, tmp_path):
        seen += 1
        public = telling(seated.screen.presenter, seated.table.public_view(), seated.table.public_recap(seat))
        weights = PRESENTERS[game].importance
        assert all(weight_of(weights, line.event) > Weight.LEFT_OUT for line in public)
        knows_mission = seated.table.has_decided(seat)
        assert curtain.next_seat == seat
        press(seated.stage, "enter")
        assert seated.table.at_screen == seat
        noted = seated.screen.viewing.recap
        if knows_mission:
            assert not [line for line in noted if line in public]
        else:
            assert len(noted) >= len(public), "the curtain told the mission instead"
    assert seen > 3


def curtains(
    game: str, home: Path, seed: int = 5, steps: int = 10
) -> Iterator[tuple[CurtainScreen, Seated, Seat]]:
    """Each curtain of a random game, which is open again before the next is asked for."""
    seated, bot = seat_down(home, game, seed=seed, steps=steps), RandomBot(seed)
    for _ in range(120):
        top = seated.stage.top
        if isinstance(top, CurtainScreen):
            yield top, seated, top.next_seat
        elif seated.table.match.outcome is not None:
            return
        else:
            seat, table = seated.screen.seat, seated.table
            # Who is asked before he goes is not the one whose turn it is.
            legal = table.match.legal(seat) if table.asked_ahead is None else table.legal()
            seated.screen.do(bot.choose(table.match.view(seat), seat, legal))
            be_done(seated.stage)


def test_the_curtain_tells_the_wound_before_the_walk(tmp_path: Path) -> None:
    """B7: losses are on the curtain, however much came after them."""
    found = 0
    for seed in range(sweeps.some(6)):
        for curtain, seated, seat in curtains("desert_patrol", tmp_path / str(seed), seed, 60):
            if seated.table.has_decided(seat):
                view = seated.table.public_view()
                lines = telling(seated.screen.presenter, view, seated.table.public_recap(seat))
                groups = grouped(seated.stage.kit, seated.screen.presenter, view, lines)
                losses = [plain(one.words) for one in groups if one.weight >= Weight.LOSS]
                if len(groups) > 8 and 0 < len(losses) < 4:
                    compose(seated.stage)
                    shown = plain(texts_on(curtain))
                    assert all(loss in shown for loss in losses), losses
                    found += 1
            press(seated.stage, "enter")
    assert found


def plain(text: str) -> str:
    return " ".join(text.split())


@every_game
def test_after_a_bots_turn_a_note_tells_it_until_the_next_click(game: str, tmp_path: Path) -> None:
    """D2: and it never lies on what can be taken up from the hand."""
    seated = seat_down(tmp_path, game, seed=3, players=PERSON_AND_BOTS[game])
    screen, bot, notes = seated.screen, RandomBot(3), 0
    for _ in range(900):
        if seated.table.match.outcome is not None or notes == 3:
            break
        if seated.table.bot_to_move() is not None:
            screen.showing.show(
                screen.showing.moment(), tuple(e for step in seated.table.play_bot() for e in step.events)
            )
            continue
        if screen.viewing.recap:
            notes += 1
            compose(seated.stage)
            assert_beside_the_hand(seated)
            corner = (screen.kit.metrics.width // 2, 2)
            feed(seated.stage, Move(corner), Press(corner, 1), Release(corner, 1))
            assert screen.viewing.recap == []
        legal = seated.table.match.legal(screen.seat)
        screen.do(bot.choose(seated.table.match.view(screen.seat), screen.seat, legal))
    assert notes == 3


def assert_beside_the_hand(seated: Seated) -> None:
    screen = seated.screen
    layer = next(layer for layer in screen.layers if layer.name == "recap")
    assert layer.canvas is not None
    boxes = [mark.box for mark in at_least_one(layer.canvas.texts)]
    note = boxes[0].unionall(boxes[1:])
    hand = [
        area.rect
        for area in screen.hit_areas()
        if area.handle in screen.offers.sources and area.group != "board"
    ]
    assert note.collidelist(hand) == -1
