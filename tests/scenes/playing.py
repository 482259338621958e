"""Playing through the screen: what is on offer is found, done by gestures, and submits just that."""

from typing import TYPE_CHECKING

from game.input.gestures import Key, Release
from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.scenes.chooser import ChooserScreen, QuestionScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.stage import Stage
from game.scenes.table.amounts import fitting
from game.scenes.table.screen import TableScreen
from game.scenes.table.sharing.handing_over import NOT_BEFORE_MS
from game.session.match import Match
from game.view.handles import Handle
from tests.scenes.hands import OutOfReach, click, drag, feed, press_on, spend, type_amount
from tests.scenes.seating import Seated

if TYPE_CHECKING:
    from game.rules.core.ids import Seat

PASSING_MS = 1600
"""After so long a window can be closed for everybody."""

Way = tuple[Handle | None, Handle | None, Intent]
"""What is taken, what it is put on, what that is to mean; a button has neither."""


def be_done(stage: Stage) -> None:
    """Who has decided is done; who never left the screen takes up his cards."""
    screen = stage.top
    if isinstance(screen, TableScreen) and screen.handing_over.is_due:
        screen.handing_over.done()
    elif isinstance(screen, TableScreen) and screen.handing_over.is_looking_due:
        screen.handing_over.take_up()


def clear_the_way(stage: Stage, by_keyboard: bool) -> None:
    """Be done, open curtains, take up cards, answer questions with yes: whatever stands between a person
    and the table. A key that comes in a hurry after a film counts for nothing, so a hand at the keyboard
    waits."""
    for _ in range(8):
        if isinstance(stage.top, CurtainScreen):
            feed(stage, Key("enter"))
        elif isinstance(stage.top, TableScreen) and stage.top.handing_over.is_asked:
            waiting = "done" if stage.top.handing_over.is_due else "take_up"
            if by_keyboard:
                spend(stage, NOT_BEFORE_MS, NOT_BEFORE_MS)
            press_on(stage, waiting) if by_keyboard else click(stage, waiting)
        elif isinstance(stage.top, QuestionScreen):
            press_on(stage, "yes") if by_keyboard else click(stage, "yes")
        else:
            return
        spend(stage)


def ways(screen: TableScreen, by_keyboard: bool) -> list[Way]:
    """Everything on offer. What can be chosen directly is chosen by Enter, and only a mouse can drag it."""
    offers = screen.offers
    found: list[Way] = [(None, None, one) for one in offers.buttons]
    found += [(None, target, one) for target, ones in sorted(offers.direct.items()) for one in ones]
    for source in sorted(offers.sources):
        if by_keyboard and source in offers.direct:
            continue
        for target, ones in sorted(offers.targets(source).items()):
            found += [(source, target, one) for one in ones]
    return found


def do(stage: Stage, source: Handle | None, target: Handle | None, intent: Intent, by_keyboard: bool) -> None:
    screen = stage.top
    assert isinstance(screen, TableScreen)
    use = press_on if by_keyboard else click
    meanings: tuple[Intent, ...] = ()
    if target is None:
        shown = [one for one in screen.offers.buttons if one not in said_openly(screen)]
        use(stage, f"do/{shown.index(intent) + 1}")
    elif source is None:
        meanings = screen.offers.meanings(None, target)
        use(stage, target)
    else:
        amount = screen.presenter.amount_of(intent)
        meanings = fitting(screen.offers.meanings(source, target), screen.presenter.amount_of, amount)
        if by_keyboard:
            press_on(stage, source)
            type_amount(stage, amount)
            press_on(stage, target)
        else:
            drag(stage, source, target, amount)
    if len(meanings) > 1:
        assert isinstance(stage.top, ChooserScreen)
        use(stage, f"option/{meanings.index(intent)}")


def said_openly(screen: TableScreen) -> set[Intent]:
    """At an open window: what closes it, and what anybody may say. These have places of their own."""
    window = screen.hot_seat.open_window
    if window is None:
        return set()
    return {
        window.intent,
        *(said.intent for said in screen.open_table.interjections.values()),
    }


def do_at_window(seated: Seated, draws: Draws, by_keyboard: bool) -> None:
    """Mostly everybody lets it go by, sometimes somebody interjects or does what the window is for."""
    stage, screen, table = seated.stage, seated.screen, seated.table
    window, before = table.open_window, len(table.match.steps)
    assert window is not None
    openly = said_openly(screen)
    others = [way for way in ways(screen, by_keyboard) if way[2] not in openly]
    chance = draws.below(6)
    if chance == 0 and screen.open_table.interjections:
        handle = draws.choice(sorted(screen.open_table.interjections))
        said = screen.open_table.interjections[handle]
        if by_keyboard:
            feed(stage, Key(f"f{said.seat + 1}", shift=said.with_shift))
        else:
            click(stage, handle)
        assert (table.match.steps[-1].seat, table.match.steps[-1].intent) == (
            said.seat,
            said.intent,
        )
    elif chance < 3 and others:
        meant = draws.choice(others)[2]
        do_somehow(stage, tuple(way for way in others if way[2] == meant), by_keyboard)
        assert table.match.steps[before].intent == meant
    else:
        spend(stage, PASSING_MS, PASSING_MS)
        if len(table.match.steps) == before:
            (press_on if by_keyboard else click)(stage, "pass")
        assert {step.intent for step in table.match.steps[before:]} == {window.intent}


def do_somehow(stage: Stage, ways: tuple[Way, ...], by_keyboard: bool) -> Way:
    """One thing can lie on another (a man on his seat): of several ways to do the same one must be free."""
    for way in ways:
        try:
            do(stage, *way, by_keyboard)
        except OutOfReach:
            lay_back(stage)
            continue
        return way
    raise OutOfReach(f"none of these can be done: {ways}")


def lay_back(stage: Stage) -> None:
    screen = stage.top
    assert isinstance(screen, TableScreen)
    if screen.held_piece.source is not None:
        feed(stage, Key("escape"), Release((0, 0), 1))


def look_alone(stage: Stage, by_keyboard: bool) -> None:
    """Where everything one can do is secret, one takes the screen for oneself first."""
    press_on(stage, "look") if by_keyboard else click(stage, "look")
    assert isinstance(stage.top, CurtainScreen)
    clear_the_way(stage, by_keyboard)


def was_given(match: Match, place: int) -> bool:
    """Whether that step was settled before, so that nobody was asked: such as the colour of a seat."""
    state, step = match.steps[place - 1].state if place else match.first_state, match.steps[place]
    decision = engine.pending(state)
    return decision is not None and decision.given(state.world, step.seat) == step.intent


def play(seated: Seated, seed: int, by_keyboard: bool, most: int) -> int:
    """Play at random through the screen; every gesture must do exactly the intent that was meant,
    and nothing else may come of it but what was given or answered ahead."""
    stage, table = seated.stage, seated.table
    draws = Draws(Rng(seed))
    promised: list[tuple[Seat, Intent]] = []
    for count in range(most):
        clear_the_way(stage, by_keyboard)
        if table.match.outcome is not None:
            return count
        screen = stage.top
        assert isinstance(screen, TableScreen), stage.top
        if table.open_window is not None:
            do_at_window(seated, draws, by_keyboard)
            continue
        if not table.legal() and table.may_look_alone:
            look_alone(stage, by_keyboard)
        offered = ways(screen, by_keyboard)
        assert {one for _, _, one in offered} == set(table.legal()), "offered is exactly what is legal"
        intent = draws.choice(offered)[2]
        before, is_ahead = len(table.match.steps), table.asked_ahead is not None
        used = do_somehow(
            stage, draws.shuffled(tuple(way for way in offered if way[2] == intent)), by_keyboard
        )
        if is_ahead:
            assert (len(table.match.steps), table.planned) == (before, intent), used
            assert table.at_screen is not None
            promised.append((table.at_screen, intent))
            continue
        clear_the_way(stage, by_keyboard)
        steps = table.match.steps
        assert len(steps) > before, used
        assert steps[before].intent == intent, used
        for place in range(before + 1, len(steps)):
            said = (steps[place].seat, steps[place].intent)
            if not was_given(table.match, place):
                assert said in promised, (used, said)
                promised.remove(said)
    return most
