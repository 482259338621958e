"""What others do is shown with their banner, step by step; what was dealt is shown before anybody plays."""

from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.bots import RandomBot
from game.config.settings import Settings
from game.devtools.invariants.seatings import Deal, deals
from game.input.gestures import Release
from game.presenters.contract.film import cut
from game.presenters.contract.presenter import DiceThrow
from game.presenters.desert_patrol.film import FILM as DESERT_FILM
from game.presenters.registry import PRESENTERS
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Event, Intent
from game.rules.desert_patrol import events as dp
from game.rules.registry import GAMES
from game.rules.staff_orders import events as so
from game.scenes.replay import ReplayScreen
from game.scenes.stage import Stage
from game.scenes.table import tabletop
from game.scenes.table.banner import banner_of, doings
from game.scenes.table.film_layer import is_rolling
from game.scenes.table.showing import MOST_DITHERING
from game.session.history import History
from game.session.hot_seat import Player, match_for
from game.session.match import Match
from game.view.canvas import Canvas
from tests.presenters.filming import composed, everybody, shown
from tests.presenters.kits import kit_for
from tests.scenes.hands import feed, hold_over, lift
from tests.scenes.seating import Seated, people_for, sit
from tests.scenes.staging import make_stage, press

every_game = pytest.mark.parametrize("game", list(GAMES))
FRAME = 16


def seated(home: Path, match: Match, **settings: Any) -> Seated:
    chosen = {"language": "en", "motion": "normal", "confirm_irreversible": False, **settings}
    return sit(make_stage((1280, 720), settings=Settings(**chosen)), match, home)


def with_bots(game: str, seed: int = 5) -> Match:
    """One person among bots, at the moment when a bot is to move."""
    first, *others = people_for(game)
    players = (first, *(Player(one.name, "random") for one in others))
    match, bot = match_for(game, players, seed=seed), RandomBot(seed)
    while 0 in match.waiting_for():
        match.submit(Seat(0), bot.choose(match.view(Seat(0)), Seat(0), match.legal(Seat(0))))
    return match


def played_by_chance(game: str, steps: int) -> Match:
    match, bot = match_for(game, people_for(game), seed=8), RandomBot(8)
    while match.outcome is None and len(match.steps) < steps:
        seat = min(match.waiting_for())
        match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))
    return match


def replay_of(match: Match) -> tuple[Stage, ReplayScreen]:
    """A replay on a stage, with the eyes of all."""
    stage = make_stage((1280, 720), settings=Settings(language="en", motion="normal"))
    presenter = PRESENTERS[match.game.info.id](match.opened, match.scenario)
    replay = ReplayScreen(stage, match, presenter, everybody(match))
    stage.reset(replay)
    return stage, replay


def words_on(table: Seated, layer_name: str) -> str:
    table.stage.paint()
    layer = next(layer for layer in table.screen.layers if layer.name == layer_name)
    assert layer.canvas is not None
    return " ".join(mark.text for mark in layer.canvas.texts)


def go_on(table: Seated, most: int = 3000) -> None:
    """Let time pass until a film shows what somebody else does."""
    for _ in range(most):
        if table.screen.projection.doing is not None:
            return
        table.stage.tick(table.stage.now + FRAME)
        legal = table.table.legal() if table.table.at_screen is not None else ()
        if legal and not table.screen.projection.is_running:
            table.screen.do(legal[-1])
    raise AssertionError("no bot was seen playing")


@every_game
def test_a_bot_plays_under_its_banner(game: str, tmp_path: Path) -> None:
    """With its name and portrait, step by step, in a picture of any size."""
    table = seated(tmp_path, with_bots(game))
    go_on(table)
    doing = table.screen.projection.doing
    assert doing is not None
    assert doing.seat not in (None, Seat(0))
    banner = banner_of(table.screen, doing)
    assert banner is not None
    assert banner.portrait
    told = words_on(table, "prompt")
    assert table.table.players[doing.seat or 0].name in told


@every_game
def test_a_sentence_of_the_banner_is_not_laid_over_the_board_too(game: str) -> None:
    """Dice, verdicts and cards keep their words; so does what says more than the log."""
    match = played_by_chance(game, 60)
    _, replay = replay_of(match)
    told = kept = 0
    for _ in range(replay.last):
        replay.step()
        while (projection := replay.projection).is_running:
            banner, staging = banner_of(replay, projection.doing), projection.staging
            canvas = Canvas(replay.kit)
            projection.compose(canvas)
            over = " ".join(mark.text for mark in canvas.texts).replace("\u00a0", " ")
            is_bare = not (staging.dice or staging.verdict or staging.cards)
            if staging.words and (words := staging.words.replace("\u00a0", " ")) and is_bare:
                is_in_banner = banner is not None and banner.words.replace("\u00a0", " ") == words
                assert (words not in over) or not is_in_banner, words
                assert (words in over) or is_in_banner, words
                told, kept = told + is_in_banner, kept + (not is_in_banner)
            projection.next()
    assert told, "the banner has told something"


def test_nobody_forms_the_line() -> None:
    """What the set-up does for all is nobody's deed, though somebody was named before."""
    match = match_for("last_comrade", people_for("last_comrade"), seed=21)
    eyes = everybody(match)
    rules = PRESENTERS["last_comrade"].film
    beats = cut(History(match).film(-1, eyes), rules)
    presenter = PRESENTERS["last_comrade"](match.opened, match.scenario)
    found = {
        type(beat.event).__name__: doing.seat
        for beat, doing in zip(beats, doings(presenter, beats), strict=True)
    }
    assert found["LinePlaced"] is None
    assert found["DraftStarted"] is None


@pytest.mark.sweep("part")
@every_game
def test_in_a_replay_all_who_play_are_named(game: str) -> None:
    """Also the one with whose eyes it is looked at; every step can be watched to its end."""
    match = played_by_chance(game, 60)
    stage, replay = replay_of(match)
    named: set[Seat | None] = set()
    for place in range(replay.last):
        replay.step()
        while replay.projection.is_running:
            doing = replay.projection.doing
            named |= {doing.seat} if doing is not None else set()
            replay.projection.next()
        assert replay.view == replay.history.view(place + 1, replay.seat), "and then the step is what it was"
    stage.paint()
    assert named >= set(everybody(match)[:2])


@every_game
def test_a_step_belongs_to_whoever_does_it(game: str) -> None:
    """Somebody who only lets another's roll go on is not named for it."""
    match = played_by_chance(game, 150)
    presenter = PRESENTERS[game](match.opened, match.scenario)
    past, eyes = History(match), everybody(match)
    beats = cut(past.film(0, eyes), presenter.film)
    found = doings(presenter, beats)
    assert len(found) == len(beats)
    assert sum(doing.seat is not None for doing in found) > 20
    for beat, doing in zip(beats, found, strict=True):
        if doing.seat is not None and doing.line is not None:
            assert doing.line.seat in (doing.seat, None) or doing.seat == beat.shots[0].seat


def test_what_a_new_round_brings_is_not_the_doing_of_who_ended_the_last() -> None:
    """His step draws the cards of both sides: each draw is that of the side that draws."""
    match, bot = match_for("desert_patrol", people_for("desert_patrol"), seed=5), RandomBot(5)
    while match.outcome is None and len(match.steps) < 120:
        seat = min(match.waiting_for())
        match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))
    presenter = PRESENTERS["desert_patrol"](match.opened, match.scenario)
    beats = cut(History(match).film(0, everybody(match)), presenter.film)
    drawn = [
        (beat.event.side, beat.shots[0].seat, doing.seat)
        for beat, doing in zip(beats, doings(presenter, beats), strict=True)
        if isinstance(beat.event, dp.CardsDrawn) and beat.shots[0].seat is not None
    ]
    assert any(match.state.world.side_of(decider) != side for side, decider, _ in drawn)
    assert all(match.state.world.side_of(doer) == side for side, _, doer in drawn)


@pytest.mark.parametrize("game", [game for game in GAMES if PRESENTERS[game].die])
def test_nothing_tells_what_dice_say_while_they_tumble(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the log nor the banner; as soon as they lie the log prints it. In the tray the same dice roll,
    where there is one, and none that were thrown before."""
    in_tray: list[tuple[str, ...]] = []

    def tray(_canvas: Canvas, _rect: Rect, throw: DiceThrow | None, *_rest: object) -> None:
        in_tray.append(() if throw is None else throw.faces)

    monkeypatch.setattr(tabletop, "compose_tray", tray)
    table = _rolling(tmp_path, game)
    in_tray.clear()
    table.screen.invalidate("dice")
    projection = table.screen.projection
    dice = projection.staging.dice
    assert dice is not None
    rolled = projection.log()[-1].events[-1]
    assert rolled not in projection.told()[-1].events
    printed = words_on(table, "side"), words_on(table, "dice")
    began = table.stage.now
    while is_rolling(dice, table.stage.now - began):
        assert (words_on(table, "side"), words_on(table, "dice")) == printed
        table.stage.tick(table.stage.now + FRAME)
    table.stage.tick(table.stage.now + FRAME)
    assert projection.staging.dice == dice
    assert rolled in projection.told()[-1].events
    assert set(in_tray) <= {dice.faces}
    assert in_tray or "rail" in table.screen.presenter.regions(table.screen.kit.metrics)


def _rolling(home: Path, game: str) -> Seated:
    """A table on which dice have just begun to roll in a film."""
    match, bot = match_for(game, people_for(game), seed=5), RandomBot(5)
    presenter = PRESENTERS[game](match.opened, match.scenario)
    kit = kit_for(language="en")
    for _ in range(1500):
        seat = min(match.waiting_for())
        intent = bot.choose(match.view(seat), seat, match.legal(seat))
        events = engine.apply(match.game, match.state, seat, intent).events
        if presenter.dice(kit, match.view(seat), events) is not None:
            table = seated(home / str(len(match.steps)), match, curtain=False)
            if not table.table.is_open:
                table.table.sit(seat)
                table.screen.refresh()
            if table.table.at_screen == seat:
                table.screen.do(intent)
                while table.screen.projection.is_running and table.screen.projection.staging.dice is None:
                    table.screen.projection.next()
                assert table.screen.projection.is_running
                return table
        match.submit(seat, intent)
    raise AssertionError("no dice were rolled")


# What is not worth a moment


def test_a_bot_that_dithers_is_not_watched_dithering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps without a moment go by at once; the picture follows when it has made up its mind."""
    table = seated(tmp_path, with_bots("wasteland_riders"))
    monkeypatch.setattr(table.screen.presenter, "film", {})
    before, length = table.screen.view, table.table.length
    table.screen.showing.play_bot()
    if table.table.bot_to_move() is not None:
        assert table.screen.view is before
    for _ in range(MOST_DITHERING):
        if table.table.bot_to_move() is None:
            break
        table.screen.showing.play_bot()
    assert table.table.length > length
    assert table.screen.view is not before


# The set-up


@every_game
def test_the_set_up_is_shown_to_whoever_looks_first(game: str, tmp_path: Path) -> None:
    """Every event once and in order, and the same for whoever skips it."""
    pictures: list[bytes] = []
    for place, skips in enumerate((False, True)):
        match = match_for(game, people_for(game), seed=3)
        table = seated(tmp_path / str(place), match, curtain=False)
        projection = table.screen.projection
        assert projection.is_running
        if skips:
            press(table.stage, "escape")
        while projection.is_running:
            table.stage.paint()
            table.stage.tick(table.stage.now + FRAME)
        assert table.screen.view == table.table.view()
        table.screen.refresh()
        assert not projection.is_running, "it is shown once"
        table.stage.tick(table.stage.now + 10_000)
        table.screen.motion.finish()
        table.stage.settle()
        pictures.append(table.stage.picture.get_buffer().raw)
    assert pictures[0] == pictures[1]


@every_game
def test_the_set_up_is_told_whole_and_only_as_each_may_know_it(game: str) -> None:
    match = match_for(game, people_for(game), seed=3)
    past = History(match)
    for seat in everybody(match):
        shots = past.film(-1, (seat,))
        assert [shot.event for shot in shots] == list(past.history((seat,))[0].events)
        assert shots[-1].view == past.view(0, seat)
        for shot in shots:
            assert match.game.redact(shot.view, seat) == shot.view


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", deals(), ids=str)
def test_every_set_up_can_be_drawn(deal: Deal) -> None:
    match, kit = deal.match(4), kit_for((1280, 720), 160, "pl")
    drawn = 0
    for one in shown(match, (Seat(0),), kit, first=-1):
        composed(kit, one)
        drawn += 1
    assert drawn


# Consequences where they happen


def _about_to(home: Path, *kinds: type[Event], game: str = "desert_patrol") -> tuple[Seated, Intent]:
    """A table of a game where somebody is about to do what such events follow from."""
    for seed in range(1, 60):
        match, bot = match_for(game, people_for(game), seed=seed), RandomBot(seed)
        while match.outcome is None:
            seat = min(match.waiting_for())
            intent = bot.choose(match.view(seat), seat, match.legal(seat))
            events = engine.apply(match.game, match.state, seat, intent).events
            if {*kinds} <= {*map(type, events)}:
                table = seated(home, match, curtain=False)
                table.table.sit(seat)
                table.screen.refresh()
                table.stage.settle()
                return table, intent
            match.submit(seat, intent)
    raise AssertionError(f"{kinds} came in no game")


def test_a_counter_that_is_neutralised_topples_where_it_stood(tmp_path: Path) -> None:
    table, intent = _about_to(tmp_path, dp.CounterNeutralised)
    spots = table.screen.spots()
    table.screen.do(intent)
    projection = table.screen.projection
    while not projection.staging.falls:
        assert projection.is_running
        assert not projection.toppling
        projection.next()
    (names,) = projection.staging.falls
    (thing,) = projection.toppling
    assert thing.rect == next(spots[name] for name in names if name in spots)
    assert any(picture.get_bounding_rect().w > 8 for picture in thing.pictures)
    assert DESERT_FILM[dp.CounterNeutralised].falls


# Points on their way


def test_the_score_counts_a_point_when_it_has_flown_there(tmp_path: Path) -> None:
    """From the moment in which it is won until the moment after its flight the score is what it was."""
    table, intent = _about_to(tmp_path, dp.ObjectDestroyed)

    def score() -> str:
        view = table.screen.projection.score or table.screen.view
        assert view is not None
        return table.screen.presenter.status_badge(view)

    before = score()
    table.screen.do(intent)
    projection, told = table.screen.projection, []
    while projection.is_running:
        told.append((projection.log()[-1].events[-1], score()))
        projection.next()
    after = score()
    assert before != after
    flown = max(place for place, (event, _) in enumerate(told) if isinstance(event, dp.PointsChanged))
    assert {badge for _, badge in told[: flown + 1]} == {before}
    assert {badge for _, badge in told[flown + 1 :]} <= {after}
    assert projection.score is None


def test_the_bar_of_phases_tells_of_an_order_until_it_is_carried_out(tmp_path: Path) -> None:
    """Between two events nothing is pending, and yet a clash that is told is no new turn."""
    table, intent = _about_to(tmp_path, so.ClashEnded, so.TurnStarted, game="staff_orders")
    screen = table.screen
    order = screen.say("so-phase-clash")
    screen.do(intent)
    projection, told = screen.projection, []
    while projection.is_running:
        told.append((type(projection.log()[-1].events[-1]), order in words_on(table, "top")))
        projection.next()
    ended = next(place for place, (kind, _) in enumerate(told) if kind is so.ClashEnded)
    begun = next(place for place, (kind, _) in enumerate(told) if kind is so.TurnStarted)
    assert ended < begun
    assert all(is_told for _, is_told in told[: ended + 1])
    assert not any(is_told for _, is_told in told[begun:])


def test_odds_do_not_wait_for_a_hand_while_a_film_runs(tmp_path: Path) -> None:
    """They were of what was in hand; until something is again, the log has their room."""
    table, attack = _about_to(tmp_path, dp.AttackMissed)
    stage, screen = table.stage, table.screen
    screen.viewing.recap = []
    source, target = next(
        (source, target)
        for source in sorted(screen.offers.sources)
        for target, ways in sorted(screen.offers.targets(source).items())
        if len(ways) == 1 and isinstance(ways[0], type(attack))
    )
    lift(stage, source)
    assert screen.has_odds
    feed(stage, Release(hold_over(stage, target), 1))
    assert screen.projection.is_running
    assert not screen.has_odds
