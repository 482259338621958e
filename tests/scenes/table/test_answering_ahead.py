"""A rest in one visit on the table screen: gear and luck are answered ahead, by real clicks and keys."""

from pathlib import Path

import pytest

from game.config.settings import Settings
from game.input.gestures import Key, Move, Press, Release
from game.presenters.wasteland_riders.controls import handles
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.wasteland_riders.exploration.exploration import Explores
from game.rules.wasteland_riders.intents.common import DiscardForResource, Done, EndExploration, Pass
from game.rules.wasteland_riders.rest import RestGear, RestLuck
from game.rules.wasteland_riders.terms import Spot
from game.scenes.curtain import CurtainScreen
from game.scenes.table.refusing import Refused
from game.view.handles import Handle
from tests.scenes.hands import click, compose, drag, feed, lift, points_of, press_on, spend
from tests.scenes.playing import ways
from tests.scenes.seating import Seated, sit
from tests.scenes.staging import make_stage, texts_on
from tests.session.test_plans import exploring_last, resting

rule = pytest.mark.rule
by_hand = pytest.mark.parametrize("by_keyboard", [False, True], ids=["mouse", "keyboard"])


def seated_at(tmp_path: Path, *, last: bool) -> Seated:
    """At the table where who explores last is about to end it, or where the first arranges his gear."""
    match = (exploring_last() if last else resting()).match
    stage = make_stage((1280, 720), settings=Settings(language="en", motion="none"))
    seated = sit(stage, match, tmp_path, paints=False)
    assert seated.table.next_seat is not None
    feed(stage, Key("enter"))
    assert stage.top is seated.screen
    return seated


def use(seated: Seated, handle: Handle, *, by_keyboard: bool = False) -> None:
    press_on(seated.stage, handle) if by_keyboard else click(seated.stage, handle)
    spend(seated.stage)


def button_of(seated: Seated, kind: type) -> Handle:
    """The button of the prompt bar that does this."""
    buttons = seated.screen.offers.buttons
    return f"do/{next(at for at, one in enumerate(buttons, 1) if isinstance(one, kind))}"


def open_the_curtain(seated: Seated) -> Seat:
    """Say that one is done, and sit down as whoever is called."""
    use(seated, "done")
    curtain = seated.stage.top
    assert isinstance(curtain, CurtainScreen)
    called = curtain.next_seat
    feed(seated.stage, Key("enter"))
    spend(seated.stage)
    return called


def luck_of(seated: Seated, *, by_keyboard: bool) -> tuple[Handle, Handle, Intent]:
    """A luck card that could be discarded now, where to, and what that does."""
    for source, target, intent in ways(seated.screen, by_keyboard):
        if source is not None and target is not None and isinstance(intent, DiscardForResource):
            return source, target, intent
    raise AssertionError("no luck card is on offer")


def prompt(seated: Seated) -> str:
    compose(seated.stage)
    return " ".join(texts_on(seated.screen).split())


@by_hand
@rule("WR-REST-01", "WR-REST-07")
def test_gear_and_luck_are_settled_where_one_explored_last(tmp_path: Path, by_keyboard: bool) -> None:
    """One visit, a luck card dragged or laid by keys, both carried out when they are due."""
    seated = seated_at(tmp_path, last=True)
    table = seated.table
    last = table.at_screen
    assert last is not None
    use(seated, button_of(seated, EndExploration), by_keyboard=by_keyboard)
    assert isinstance(table.asked_ahead, RestGear)
    assert seated.stage.top is seated.screen, "no curtain: he is there"
    assert "The rest comes next." in prompt(seated)
    use(seated, button_of(seated, Done), by_keyboard=by_keyboard)
    assert isinstance(table.asked_ahead, RestLuck)
    assert "Luck comes after" in prompt(seated)
    steps = len(table.match.steps)
    source, target, chosen = luck_of(seated, by_keyboard=by_keyboard)
    if by_keyboard:
        press_on(seated.stage, source)
        press_on(seated.stage, target)
    else:
        drag(seated.stage, source, target)
    spend(seated.stage)
    assert len(table.match.steps) == steps, "nothing has happened yet"
    assert "Chosen for later" in prompt(seated)
    first = open_the_curtain(seated)
    assert first != last
    assert isinstance(engine.pending(table.match.state), RestGear)
    use(seated, button_of(seated, Done), by_keyboard=by_keyboard)
    if isinstance(engine.pending(table.match.state), RestLuck):
        use(seated, button_of(seated, Pass), by_keyboard=by_keyboard)
    done: list[tuple[Seat, Intent]] = [(step.seat, step.intent) for step in table.match.steps]
    assert done.index((last, Done()), steps) < done.index((last, chosen), steps)
    assert (first, Done()) in done[steps:]
    assert not isinstance(engine.pending(table.match.state), RestGear | RestLuck), "nobody is called again"


@by_hand
def test_what_was_answered_ahead_is_taken_back_before_one_hands_over(
    tmp_path: Path, by_keyboard: bool
) -> None:
    seated = seated_at(tmp_path, last=True)
    table, before = seated.table, seated.table.match.state
    use(seated, button_of(seated, EndExploration))
    use(seated, button_of(seated, Done))
    use(seated, button_of(seated, Pass))
    assert seated.screen.handing_over.is_due
    use(seated, "take_back", by_keyboard=by_keyboard)
    assert isinstance(table.asked_ahead, RestLuck)
    feed(seated.stage, Key("u"))
    assert isinstance(table.asked_ahead, RestGear)
    feed(seated.stage, Key("u"))
    assert table.asked_ahead is None
    assert table.match.state == before
    assert isinstance(engine.pending(before), Explores)


@pytest.mark.parametrize("way", ["click", "key"])
def test_who_wants_to_do_more_is_called_in_his_turn(tmp_path: Path, way: str) -> None:
    """Pulled ahead of it, gear stays where it is, and it is said why and what to do about it."""
    seated = seated_at(tmp_path, last=True)
    table, last = seated.table, seated.table.at_screen
    use(seated, button_of(seated, EndExploration))
    gear = handles.SPOT(Spot("pocket_2"))
    x, y = points_of(seated.screen, gear)[0]
    feed(seated.stage, Move((x, y)), Press((x, y), 1), Move((x + 60, y - 60)), Release((x + 60, y - 60), 1))
    assert isinstance(seated.screen.refused, Refused)
    assert seated.screen.refused.refusal.rule == "WR-REST-01"
    if way == "click":
        use(seated, "ask_later")
    else:
        feed(seated.stage, Key("w"))
    assert "asked in your turn" in prompt(seated)
    first = open_the_curtain(seated)
    assert first != last
    use(seated, button_of(seated, Done))
    while table.asked_ahead is not None:
        use(seated, button_of(seated, Pass))
    assert open_the_curtain(seated) == last, "now it is his turn"
    lift(seated.stage, gear)


@rule("WR-REST-01")
def test_luck_chosen_ahead_is_asked_again_where_something_happened_between(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = seated_at(tmp_path, last=False)
    table, first = seated.table, seated.table.at_screen
    use(seated, button_of(seated, Done))
    assert isinstance(table.asked_ahead, RestLuck)
    use(seated, button_of(seated, Pass))
    open_the_curtain(seated)
    monkeypatch.setattr(RestLuck, "basis", lambda _question, _world, _seat: "his things are others now")
    use(seated, button_of(seated, Done))
    while table.asked_ahead is not None:
        use(seated, button_of(seated, Pass))
    assert open_the_curtain(seated) == first, "he is called after all"
    assert isinstance(engine.pending(table.match.state), RestLuck)
    source, target, chosen = luck_of(seated, by_keyboard=False)
    drag(seated.stage, source, target)
    assert (first, chosen) in [(step.seat, step.intent) for step in table.match.steps[-2:]]
