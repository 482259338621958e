"""Playing through the screen: what is on offer is found, done by hand, and must do just what was meant."""

from game.input.gestures import Key, Release
from game.presenters.offers import Handle
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.scenes.chooser import ChooserScreen, QuestionScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.stage import Stage
from game.scenes.table.amounts import fitting
from game.scenes.table.screen import TableScreen
from tests.scenes.hands import OutOfReach, click, drag, feed, press_on, spend, type_amount
from tests.scenes.seating import Seated

Way = tuple[Handle | None, Handle | None, Intent]
"""What is taken, what it is put on, what that is to mean; a button has neither."""


def clear_the_way(stage: Stage, by_keyboard: bool) -> None:
    """Open curtains, answer questions with yes: whatever stands between a person and the table."""
    for _ in range(6):
        if isinstance(stage.top, CurtainScreen):
            feed(stage, Key("enter"))
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
        place = screen.offers.buttons.index(intent) + 1
        use(stage, f"do/{place}")
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
    if screen.holding.source is not None:
        feed(stage, Key("escape"), Release((0, 0), 1))


def play(seated: Seated, seed: int, by_keyboard: bool, most: int) -> int:
    """Play at random through the screen; every gesture must do exactly the intent that was meant."""
    stage, table = seated.stage, seated.table
    draws = Draws(Rng(seed))
    for count in range(most):
        clear_the_way(stage, by_keyboard)
        if table.match.outcome is not None:
            return count
        screen = stage.top
        assert isinstance(screen, TableScreen), stage.top
        offered = ways(screen, by_keyboard)
        assert {one for _, _, one in offered} == set(table.legal()), "offered is exactly what is legal"
        intent = draws.choice(offered)[2]
        before = len(table.match.steps)
        used = do_somehow(
            stage, draws.shuffled(tuple(way for way in offered if way[2] == intent)), by_keyboard
        )
        clear_the_way(stage, by_keyboard)
        assert len(table.match.steps) == before + 1, used
        assert table.match.steps[-1].intent == intent, used
    return most
