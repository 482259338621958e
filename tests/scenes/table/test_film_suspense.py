"""While dice tumble or cards lie on their faces nothing on the screen tells what they will say."""

from pathlib import Path
from typing import Any

import pytest

from game.bots import RandomBot
from game.config.settings import Settings
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent
from game.rules.wasteland_riders.events.fights import CombatCardsRevealed
from game.rules.wasteland_riders.intents.fights import ChooseCombatCard
from game.session.hot_seat import match_for
from game.session.match import Match
from tests.scenes.seating import Seated, people_for, sit
from tests.scenes.staging import make_stage

SIZES = ((1280, 720), (1920, 1080))
GAMES_TRIED, STEPS_TRIED = 60, 600
A_MOMENT = 320
"""Milliseconds into a roll or before cards are turned up."""
sizes = pytest.mark.parametrize("size", SIZES, ids=str)


def moment_of(game: str, event: str) -> tuple[Match, Seat, Intent]:
    """A random game right before what leads to this kind of event."""
    for seed in range(GAMES_TRIED):
        match, bot = match_for(game, people_for(game), seed=seed), RandomBot(seed)
        while match.outcome is None and len(match.steps) < STEPS_TRIED:
            seat = min(match.waiting_for())
            intent = bot.choose(match.view(seat), seat, match.legal(seat))
            events = engine.apply(match.game, match.state, seat, intent).events
            if any(type(one).__name__ == event for one in events):
                return match, seat, intent
            match.submit(seat, intent)
    raise AssertionError(f"{event} never happened")


def seated_at(home: Path, match: Match, seat: Seat, size: tuple[int, int]) -> Seated:
    settings = Settings(language="en", confirm_irreversible=False, curtain=False, mute=True)
    table = sit(make_stage(size, settings=settings), match, home)
    if not table.table.is_open:
        table.table.sit(seat)
    table.screen.refresh()
    return table


def go_to(table: Seated, is_it: Any) -> None:
    """Watch the film up to a moment into the beat that is it."""
    projection = table.screen.projection
    assert projection.is_running
    while not is_it(projection.staging):
        projection.next()
        assert projection.is_running, "the film has no such beat"
    table.stage.tick(table.stage.now + A_MOMENT)
    table.stage.paint()


def picture(table: Seated) -> bytes:
    return table.stage.picture.get_buffer().raw


@pytest.mark.sweep("values")
@sizes
@pytest.mark.parametrize(
    ("game", "event"),
    [
        ("desert_patrol", "DiceRolled"),
        ("staff_orders", "DiceRolled"),
        ("wasteland_riders", "SkillTestRolled"),
        ("wasteland_riders", "AttackRolled"),
    ],
)
def test_the_picture_is_the_same_whatever_dice_will_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, event: str, size: tuple[int, int]
) -> None:
    pictures = []
    for place in (0, -1):
        match, seat, intent = moment_of(game, event)
        table = seated_at(tmp_path / str(place), match, seat, size)
        with monkeypatch.context() as loaded:
            loaded.setattr(Play, "roll", lambda _play, sides, count, at=place: (range(sides)[at],) * count)
            table.screen.do(intent)
            go_to(table, lambda staging: staging.dice is not None and staging.dice.is_rolling)
        pictures.append(picture(table))
        table.stage.tick(table.stage.now + 1100)
        table.stage.paint()
        pictures.append(picture(table))
    assert pictures[0] == pictures[2], "something tells it before they lie"
    assert pictures[1] != pictures[3], "then they do"


@sizes
def test_combat_cards_are_turned_up_before_the_fight_shows_them(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    match, seat, intent = moment_of("wasteland_riders", CombatCardsRevealed.__name__)
    chosen = [one for one in match.legal(seat) if isinstance(one, ChooseCombatCard)][:2]
    assert len(chosen) == 2
    assert isinstance(intent, ChooseCombatCard), "the second card makes both be turned up"
    pictures = []
    for place, one in enumerate(chosen):
        again, *_ = moment_of("wasteland_riders", CombatCardsRevealed.__name__)
        table = seated_at(tmp_path / str(place), again, seat, size)
        table.screen.do(one)
        go_to(table, lambda staging: any(card.back is not None for card in staging.cards))
        pictures.append(picture(table))
        table.stage.tick(table.stage.now + 600)
        table.stage.paint()
        pictures.append(picture(table))
    assert pictures[0] == pictures[2], "something tells it while they lie on their faces"
    assert pictures[1] != pictures[3], "then they do"
