"""The film: every event is shown exactly once, in order, to the eyes that look, and nothing waits unseen."""

from pathlib import Path
from typing import Any

import pytest

from game.bots import RandomBot
from game.config.settings import Settings
from game.presenters.contract.film import cut
from game.presenters.registry import PRESENTERS
from game.rules.core import engine
from game.rules.core.codec import encode
from game.rules.core.ids import Seat
from game.rules.core.rng import Rng
from game.rules.registry import GAMES
from game.scenes.curtain import CurtainScreen
from game.session.film import Shot, shots
from game.session.history import History
from game.session.hot_seat import match_for
from game.session.match import Match, PlayedStep
from tests.scenes.playing import be_done
from tests.scenes.seating import Seated, people_for, sit
from tests.scenes.staging import make_stage, press

STEPS = 160
every_game = pytest.mark.parametrize("game", list(GAMES))


def played(game: str, seed: int = 11, steps: int = STEPS) -> Match:
    match, bot = match_for(game, people_for(game), seed=seed), RandomBot(seed)
    while match.outcome is None and len(match.steps) < steps:
        seat = min(match.waiting_for())
        match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))
    return match


def all_eyes(match: Match) -> list[tuple[Seat, ...]]:
    """Each seat alone, and all together as at an open table."""
    seats = match.game.seats(match.state.world)
    return [*((seat,) for seat in seats), seats]


@every_game
def test_every_event_is_shown_once_and_in_order(game: str) -> None:
    match = played(game)
    past, rules = History(match), PRESENTERS[game].film
    for eyes in all_eyes(match):
        shots = past.film(0, eyes)
        beats = cut(shots, rules)
        assert [shot for beat in beats for shot in beat.shots] == list(shots)
        told = [event for step in past.history(eyes)[1:] for event in step.events]
        assert [shot.event for shot in shots] == told, "the film tells what the log tells"
        assert len(shots) > STEPS / 2


@every_game
def test_a_film_ends_with_what_is(game: str) -> None:
    match = played(game)
    past = History(match)
    for eyes in all_eyes(match):
        ends = {shot.step: shot.view for shot in past.film(0, eyes)}
        assert ends
        for number, view in ends.items():
            assert view == past.view(past.place_of(number) + 1, *eyes)


@every_game
def test_no_view_of_a_film_knows_more_than_its_eyes(game: str) -> None:
    """What is redacted twice is as it was; and of states that are one to the eyes, so are the films."""
    match = played(game)
    past = History(match)
    for eyes in all_eyes(match):
        for shot in past.film(max(0, len(past.steps) - 40), eyes):
            for seat in eyes:
                assert match.game.redact(shot.view, seat) == shot.view


@every_game
def test_twins_give_the_same_film(game: str) -> None:
    """A deal that a seat could not tell from this one gives, byte for byte, the same film of its move."""
    match, compared = played(game, steps=40), 0
    bot = RandomBot(3)
    for number in range(60):
        if match.outcome is not None:
            break
        seat = min(match.waiting_for())
        intent = bot.choose(match.view(seat), seat, match.legal(seat))
        other = match.game.imagine(match.view(seat), seat, Rng(number))
        films = [_film(match, state, seat, intent) for state in (match.state, other)]
        told = [[shot.event for shot in film] for film in films]
        if told[0] and told[0] == told[1]:  # dice and cards that are seen may well fall otherwise
            assert [encode(shot.view) for shot in films[0]] == [encode(shot.view) for shot in films[1]]
            compared += 1
        match.submit(seat, intent)
    assert compared > 5


def _film(match: Match, state: Any, seat: Seat, intent: Any) -> list[Shot]:
    applied = engine.apply(match.game, state, seat, intent)
    step = PlayedStep(seat, intent, applied.events, applied.state, None)
    return list(shots(match.game, state, 1, step, (seat,)))


@every_game
def test_dice_lead_their_own_beat(game: str) -> None:
    match = played(game, steps=400)
    presenter = PRESENTERS[game](match.opened, match.scenario)
    stage = make_stage((1280, 720))
    thrown = 0
    for beat in cut(History(match).film(0, (Seat(0),)), presenter.film):
        rolls = [event for event in beat.events if presenter.dice(stage.kit, beat.last.view, (event,))]
        if not rolls or not presenter.film:
            continue
        thrown += 1
        assert beat.event is rolls[0]
        worlds = {encode(shot.view.world) for shot in beat.shots}
        assert len(worlds) == 1, "nothing that follows from dice is seen with them"
    assert thrown or not presenter.die or not presenter.film


# At the table


def seated(home: Path, match: Match, **settings: Any) -> Seated:
    chosen = {"language": "en", "motion": "normal", "confirm_irreversible": False, **settings}
    return sit(make_stage((1280, 720), settings=Settings(**chosen)), match, home)


def watch(table: Seated, most: int = 4000) -> int:
    """Let time pass until the film is over; how many beats it had."""
    beats: set[int] = set()
    for _ in range(most):
        if not table.screen.projection.is_running:
            return len(beats)
        beats.add(table.screen.projection.place)
        table.stage.tick(table.stage.now + 16)
        table.stage.paint()
    raise AssertionError("the film never ends")


def begin(home: Path, game: str, seed: int, **settings: Any) -> Seated:
    """At a moment whose next step leads to a film of several beats, which is running."""
    bot = RandomBot(seed)
    match = match_for(game, people_for(game), seed=seed)
    rules = PRESENTERS[game].film
    while match.outcome is None:
        seat = min(match.waiting_for())
        intent = bot.choose(match.view(seat), seat, match.legal(seat))
        beats = cut(_film(match, match.state, seat, intent), rules)
        if sum(beat.rule.ms > 0 for beat in beats) > 3:
            table = seated(home, match, **settings)
            if table.table.next_seat is not None:
                table.table.open_curtain()
                table.stage.pop()
            if table.table.at_screen == seat:
                table.screen.do(intent)
                return table
        match.submit(seat, intent)
    raise AssertionError("no such moment")


with_films = pytest.mark.parametrize("game", [game for game in GAMES if PRESENTERS[game].film])


@with_films
def test_a_film_runs_by_itself_and_then_the_table_goes_on(game: str, tmp_path: Path) -> None:
    table = begin(tmp_path, game, 5)
    assert table.screen.projection.is_running
    assert table.stage.top is table.screen, "no curtain falls over a film"
    assert not table.screen.offers.sources
    assert watch(table) > 3
    if table.table.next_seat is not None:
        assert isinstance(table.stage.top, CurtainScreen)
    else:
        assert table.screen.view == table.table.view()


@pytest.mark.sweep("part")
@with_films
def test_skipping_and_watching_give_the_same_last_picture(game: str, tmp_path: Path) -> None:
    pictures = []
    for place, way in enumerate(("watch", "skip", "click", "off")):
        table = begin(tmp_path / str(place), game, 5, motion="none" if way == "off" else "normal")
        if way == "skip":
            press(table.stage, "escape")
        while table.screen.projection.is_running and way == "click":
            press(table.stage, "space")
        watch(table)
        table.screen.motion.finish()
        for _ in range(2):  # first the dice fall, then they are taken from a table without a tray
            table.stage.tick(table.stage.now + 10_000)
        table.screen.motion.finish()
        table.stage.settle()
        pictures.append(table.stage.picture.get_buffer().raw)
    assert pictures[0] == pictures[1] == pictures[2]


@with_films
def test_a_film_changes_nothing_that_is_kept(game: str, tmp_path: Path) -> None:
    digests = set()
    for place, motion in enumerate(("normal", "none")):
        table = begin(tmp_path / str(place), game, 5, motion=motion)
        watch(table)
        digests.add(table.table.match.digest())
    assert len(digests) == 1


@pytest.mark.sweep("part")
@with_films
def test_reduced_motion_shows_the_same_beats_without_flights(game: str, tmp_path: Path) -> None:
    beats = []
    for place, reduced in enumerate((False, True)):
        table = begin(tmp_path / str(place), game, 5, reduced_motion=reduced)
        if reduced:
            assert not table.screen.motion.is_busy
        beats.append(watch(table))
    assert beats[0] == beats[1]


def test_the_turn_is_watched_again_after_the_curtain(tmp_path: Path) -> None:
    """Who wants to, sees what was missed, with the own eyes, before anything can be done."""
    table = begin(tmp_path, "desert_patrol", 5)
    watch(table)
    be_done(table.stage)
    while not isinstance(table.stage.top, CurtainScreen) or not table.stage.top.can_watch:
        if isinstance(table.stage.top, CurtainScreen):
            press(table.stage, "enter")
        else:
            table.screen.do(table.table.legal()[-1])
            watch(table)
            be_done(table.stage)
    seat = table.table.next_seat
    assert seat is not None
    missed = table.table.recap(seat)
    press(table.stage, "w", "enter")
    assert table.screen.projection.is_running
    assert table.screen.seat == seat
    assert table.screen.log()[-1].number == missed[0].number, "from where this player last looked"
    assert watch(table) > 1
    assert table.screen.view == table.table.view()
    assert table.screen.viewing.recap == [], "and what was watched is not told once more"


MOST_STEPS = 2500


@pytest.mark.sweep("part")
@with_films
def test_a_whole_game_is_shown_event_by_event_before_anybody_is_asked(game: str, tmp_path: Path) -> None:
    """To its end, as it is played at a table: each beat tells a little more, the last one all of it; no
    curtain, choice or report comes before that."""
    match, bot = match_for(game, people_for(game), seed=4), RandomBot(4)
    table = seated(tmp_path, match, curtain=False)
    screen, films = table.screen, 0
    while match.outcome is None:
        assert len(match.steps) < MOST_STEPS
        films += _goes_on_to_its_end(table)
        assert not screen.projection.is_running
        asked = [seat for seat in match.waiting_for() if match.legal(seat)]
        seat = table.table.at_screen if table.table.at_screen in asked else min(asked)
        if table.table.at_screen != seat:
            table.table.sit(seat)
            screen.refresh()
        screen.do(bot.choose(match.view(seat), seat, match.legal(seat)))
    films += _goes_on_to_its_end(table)
    assert films > 20


def _goes_on_to_its_end(table: Seated) -> bool:
    """The film that is running, if one is, looked at from beat to beat."""
    screen = table.screen
    if not screen.projection.is_running:
        return False
    told: list[Any] = []
    while screen.projection.is_running:
        assert table.stage.top is screen
        assert not screen.offers.sources
        assert not screen.offers.buttons
        now = [event for step in screen.projection.log() for event in step.events]
        assert len(now) > len(told)
        assert now[: len(told)] == told, "what was told stays told"
        told, eyes = now, screen.projection.eyes
        screen.projection.next()
    assert told == [event for step in table.table.log_for(eyes.viewers) for event in step.events]
    return True
