"""The coach on the bulb: first what can be done is lit, then one intent with its reasons, then nothing."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.bots import RandomBot
from game.bots.advice import Advice, asked
from game.bots.registry import MINDS
from game.bots.search import Thought
from game.config.settings import Settings
from game.input.gestures import Key
from game.presenters.contract.offers import Binding, Offers
from game.presenters.shared.controls.rule_links import short_rule
from game.rules.core.ids import Seat
from game.rules.core.values import Concede, Intent
from game.scenes.table import coaching
from game.scenes.table.bars import PromptButton
from game.scenes.table.commands import choices
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.scenes.layout import problems
from tests.scenes.seating import NAMES, Seated, people_for, sit
from tests.scenes.staging import LANGUAGES, SIZES, make_stage, press, texts_on
from tests.session.tables import kept
from tests.session.test_thinking import at_a_long_thought

every_mind = pytest.mark.parametrize("game", list(MINDS))
SPARE = 0.014
LESS = 0.05


@pytest.fixture(autouse=True)
def thinks_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer comes about in the same way."""
    monkeypatch.setattr(coaching, "asked", partial(asked, factor=LESS))


def at_a_question(game: str, home: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> Seated:
    """A person among bots, with something to think over."""
    found = at_a_long_thought(game).match
    seat = min(found.waiting_for())
    match = Match.loads(found.dumps())
    match.look_back()
    match.bots = tuple("" if other == seat else "recruit" for other in range(match.seats))
    match.names = NAMES[: match.seats]
    chosen = {"language": "en", "motion": "none", **settings}
    return sit(make_stage(size, settings=Settings(**chosen)), match, home)


def think(table: Seated, most: int = 5000) -> int:
    """How many frames the coach needs."""
    for number in range(most):
        if table.screen.coaching.advice is not None:
            table.stage.settle()
            return number
        table.stage.tick(table.stage.now + 16)
        table.stage.work(SPARE)
    raise AssertionError("the coach never came to an end")


def ask(table: Seated) -> None:
    press(table.stage, "h")
    press(table.stage, "h")
    think(table)


@every_mind
def test_the_second_press_proposes_something_that_can_be_done(game: str, tmp_path: Path) -> None:
    table = at_a_question(game, tmp_path)
    seat = table.screen.seat
    press(table.stage, "h")
    assert table.screen.hints
    assert not table.screen.coaching.is_open
    assert table.table.match.hints[seat] == 0, "to see what can be done is no hint"
    press(table.stage, "h")
    assert table.screen.coaching.is_open
    think(table)
    advice = table.screen.coaching.advice
    assert advice is not None
    assert advice.intent in table.table.legal()
    assert table.table.match.hints == {seat: 1}
    is_button = advice.intent in table.screen.offers.buttons
    assert is_button or table.screen.coaching.lit <= set(table.screen.offers.sources) | set(
        table.screen.held_piece.targets
    ) | {target for one in table.screen.offers.sources for target in table.screen.offers.targets(one)}
    press(table.stage, "h")
    assert not table.screen.hints
    assert not table.screen.coaching.is_open
    assert table.screen.coaching.lit == frozenset()


@every_mind
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_words_it_with_its_reasons_and_their_rules(game: str, language: str, tmp_path: Path) -> None:
    table = at_a_question(game, tmp_path, language=language)
    ask(table)
    advice = table.screen.coaching.advice
    assert advice is not None
    words = [line.words for line in coaching.lines_of(table.stage.kit, table.screen, advice)]
    assert coaching.worded(table.screen, advice.intent) == words[1]
    assert not any("⟦" in one for one in words)
    told = texts_on(table.screen)
    for reason in advice.reasons:
        assert reason.rule == "" or short_rule(reason.rule) in told
    layer = next(layer for layer in table.screen.layers if layer.name == "coach")
    assert layer.canvas is not None
    assert len(layer.canvas.hit_areas) == sum(bool(reason.rule) for reason in advice.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_needs_no_thought_is_told_with_its_rule_of_thumb(language: str, tmp_path: Path) -> None:
    """The draft: no reasons are compared, and the note still says why, with the rule."""
    players = (Player("Ala"), *(Player(name, "recruit") for name in NAMES[1:4]))
    match = match_for("last_comrade", players, seed=3)
    assert 0 in match.waiting_for()
    table = sit(make_stage((1280, 720), settings=Settings(language=language, motion="none")), match, tmp_path)
    ask(table)
    advice = table.screen.coaching.advice
    assert advice is not None
    assert advice.thumb is not None
    lines = coaching.lines_of(table.stage.kit, table.screen, advice)
    assert lines[-1].words == "• " + table.stage.kit.say("thumb-last_comrade-drafted")
    assert short_rule(advice.thumb.rule) in texts_on(table.screen)
    assert problems(table.screen) == []


@pytest.mark.sweep("part")
@every_mind
def test_it_thinks_like_staff_and_the_table_waits_for_it(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of its effort, counted: no window passes meanwhile, and nothing in hand changes it."""
    thoughts: list[Thought] = []

    def noted(*given: Any) -> Thought:
        thoughts.append(asked(*given))
        return thoughts[-1]

    monkeypatch.setattr(coaching, "asked", noted)
    monkeypatch.setattr(coaching, "LONGEST_MS", float("inf"))
    table = at_a_question(game, tmp_path)
    length = table.table.length
    press(table.stage, "h")
    press(table.stage, "h")
    assert think(table) > 5
    effort, legal = MINDS[game].efforts["staff"], table.table.legal()
    assert 20 < thoughts[0].steps <= effort.worlds * len(legal) + effort.playouts
    for _ in range(1000):
        table.stage.tick(table.stage.now + 16)
    assert table.table.length == length


@every_mind
def test_on_a_busy_machine_it_speaks_within_two_seconds(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With what it has thought over by then; one step a frame is as busy as it gets."""
    monkeypatch.setattr(coaching, "asked", asked)
    monkeypatch.setattr(coaching, "slice_of", lambda *_spare, **_moving: 1e-9)
    table = at_a_question(game, tmp_path)
    press(table.stage, "h")
    press(table.stage, "h")
    assert 16 * think(table) < 2000
    advice = table.screen.coaching.advice
    assert advice is not None
    assert not table.screen.coaching.is_thinking
    assert advice.intent in table.table.legal()
    assert not table.stage.is_working


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [100, 160])
@pytest.mark.parametrize("size", SIZES[:2])
@every_mind
def test_the_note_stays_in_its_place(
    game: str, size: tuple[int, int], scale: int, language: str, tmp_path: Path
) -> None:
    table = at_a_question(game, tmp_path, size, language=language, text_scale=scale)
    ask(table)
    assert problems(table.screen) == []


def test_reading_a_rule_of_it_does_not_lose_it_and_playing_on_does(tmp_path: Path) -> None:
    table = at_a_question("staff_orders", tmp_path)
    ask(table)
    table.screen.enter()
    assert table.screen.coaching.is_open
    table.screen.do(table.table.legal()[0])
    assert not table.screen.coaching.is_open


def test_escape_closes_it(tmp_path: Path) -> None:
    table = at_a_question("staff_orders", tmp_path)
    ask(table)
    press(table.stage, "escape")
    assert not table.screen.coaching.is_open
    assert table.stage.top is table.screen


def test_undo_and_the_menu_work_while_it_thinks(tmp_path: Path) -> None:
    table = at_a_question("staff_orders", tmp_path)
    press(table.stage, "h")
    press(table.stage, "h")
    assert table.screen.coaching.is_thinking
    assert table.stage.is_working
    press(table.stage, "escape")
    assert not table.stage.is_working
    press(table.stage, "escape")
    assert type(table.stage.top).__name__ == "MenuScreen"


def test_switched_off_it_says_so_and_takes_no_hint(tmp_path: Path) -> None:
    """For this match, also after loading, whatever the next one will have."""
    question = at_a_question("staff_orders", tmp_path / "before")
    question.table.match.has_coach = False
    match = Match.loads(question.table.match.dumps())
    assert not match.has_coach
    stage = make_stage((1280, 720), settings=Settings(language="en", motion="none", coach=True))
    table = sit(stage, match, tmp_path)
    press(table.stage, "h")
    press(table.stage, "h")
    assert not table.screen.coaching.is_open
    assert not table.screen.hints
    assert table.table.match.hints == {}
    assert any("switched off" in notice for notice in table.stage.notices)


def test_where_there_is_a_coach_it_answers_whatever_the_next_match_will_have(tmp_path: Path) -> None:
    table = at_a_question("staff_orders", tmp_path, coach=False)
    ask(table)
    assert table.screen.coaching.advice is not None


def test_a_button_that_lets_a_window_pass_bears_the_bulb_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_a_question("last_comrade", tmp_path)
    window = table.table.open_window
    assert window is not None, "a window is asked about"

    def passing() -> PromptButton:
        return next(one for one in choices(table.screen) if one.handle == "pass")

    assert passing().icon == "check"
    advice = Advice(window.intent, None, (), None, 1.0, is_settled=True)
    monkeypatch.setattr(coaching, "advice_of", lambda _: advice)
    ask(table)
    assert passing().icon == "lightbulb_on_outline"


def test_the_same_question_once_more_is_no_further_hint(tmp_path: Path) -> None:
    """The note comes back at once; after something has been done it is another question."""
    table = at_a_question("staff_orders", tmp_path)
    seat = table.screen.seat
    ask(table)
    advice = table.screen.coaching.advice
    assert advice is not None
    press(table.stage, "h")
    assert table.screen.coaching.advice is None
    press(table.stage, "h", "h")
    assert table.screen.coaching.advice is advice
    assert table.table.match.hints == {seat: 1}
    table.screen.submit(advice.intent)
    table.stage.settle()
    assert table.screen.coaching.advice is None


def test_at_an_open_table_it_keeps_quiet(tmp_path: Path) -> None:
    """Everybody would read what one seat holds."""
    players = people_for("last_comrade")
    match = match_for("last_comrade", players, seed=2)
    hand = RandomBot(2)
    for _ in range(400):
        looked_at = HotSeat(kept(Match.loads(match.dumps())))
        if looked_at.is_open and looked_at.legal():
            break
        seat = min(match.waiting_for())
        match.submit(seat, hand.choose(match.view(seat), seat, match.legal(seat)))
    table = sit(make_stage((1280, 720), settings=Settings(language="en", motion="none")), match, tmp_path)
    assert table.table.is_open
    press(table.stage, "h")
    press(table.stage, "h")
    assert not table.screen.coaching.is_open
    assert any("quiet" in notice for notice in table.stage.notices)


def test_while_a_bot_is_to_move_nobody_is_coached(tmp_path: Path) -> None:
    players = Player("Ala"), Player("bot", "recruit")
    for seed in range(20):
        match = match_for("staff_orders", players, seed=seed)
        if 0 not in match.waiting_for():
            break
    table = sit(make_stage((1280, 720), settings=Settings(language="en")), match, tmp_path)
    table.screen.projection.drop()
    assert table.table.bot_to_move() == Seat(1)
    table.stage.feed(Key("h"))
    table.stage.feed(Key("h"))
    assert not table.screen.coaching.is_open


def test_the_things_of_an_intent_are_all_its_gestures() -> None:
    class Other(Intent, frozen=True, tag="test.other"):
        pass

    offers = Offers(
        (
            (Concede(), Binding(("a", "b"), ("c",))),
            (Other(), Binding(("a",), ("d",))),
            (Other(), Binding((), ("e",))),
        )
    )
    assert offers.things_of(Concede()) == {"a", "b", "c"}
    assert offers.things_of(Other()) == {"a", "d", "e"}
    assert Offers(((Concede(), Binding()),)).things_of(Concede()) == frozenset()
