"""The odds of the next roll say what in hand would raise them; those of an attack what could come back."""

from pathlib import Path

from game.bots import RandomBot
from game.presenters.shared.chances import percent
from game.rules.core import engine
from game.rules.desert_patrol.intents import Attack
from game.rules.staff_orders.dice import BeforeRoll
from game.rules.staff_orders.intents import PlayEffect, Roll
from tests.scenes.hands import compose, hold_over, lift
from tests.scenes.seating import Seated, seat_down
from tests.scenes.situations import take_the_screen, texts_of


def before_a_roll(home: Path, *, with_card: bool) -> Seated:
    """Somebody is about to roll, with a card that helps or without."""
    seated = seat_down(home, "staff_orders", "m1", language="en", curtain=False)
    bot, table = RandomBot(4), seated.table
    for _ in range(600):
        take_the_screen(seated)
        asked = table.at_screen
        assert asked is not None
        legal = table.match.legal(asked)
        has_card = any(isinstance(one, PlayEffect) for one in legal)
        is_asked = isinstance(engine.pending(table.match.state), BeforeRoll)
        if is_asked and has_card == with_card and seated.screen.drawing.next_roll():
            compose(seated.stage)
            return seated
        table.submit(bot.choose(table.match.view(asked), asked, legal))
        seated.screen.refresh()
    raise AssertionError("nobody was about to roll")


def test_the_card_that_helps_most_is_named_with_what_it_would_make_of_the_roll(tmp_path: Path) -> None:
    seated = before_a_roll(tmp_path, with_card=True)
    table, screen = seated.table, seated.screen
    assert table.at_screen is not None
    cards = [one for one in table.match.legal(table.at_screen) if isinstance(one, PlayEffect)]
    previews = [preview for one in cards if (preview := table.preview(one)) is not None]
    best = max(previews, key=lambda one: one.chance)
    plain = table.preview(Roll())
    assert plain is not None
    assert best.chance > plain.chance
    (case,) = screen.drawing.next_roll()
    assert case.preview == plain
    assert case.outcomes is not None
    words = case.outcomes.assumption
    assert f"would raise it to {percent(seated.stage.kit, best)}" in words
    assert any(words.startswith(f"{screen.drawing.name_of(one)} first") for one in screen.offers.sources)


def test_without_such_a_card_nothing_is_advised(tmp_path: Path) -> None:
    seated = before_a_roll(tmp_path, with_card=False)
    (case,) = seated.screen.drawing.next_roll()
    assert case.outcomes is not None
    assert "would raise" not in case.outcomes.assumption


def attack_in_hand(seated: Seated) -> tuple[str, str, Attack] | None:
    """A card in hand, what it would be put on, and the attack that this is, if its target could answer."""
    screen = seated.screen
    assert screen.view is not None
    return next(
        (
            (source, target, one)
            for source in sorted(screen.offers.sources)
            for target, (one, *others) in screen.offers.targets(source).items()
            if source.startswith("hand/") and not others and isinstance(one, Attack)
            if screen.presenter.retaliation(screen.kit, screen.view, screen.seat, one) is not None
        ),
        None,
    )


def test_an_attack_says_what_the_target_could_answer(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "desert_patrol", "dp_s01", language="en", curtain=False)
    screen, table, bot = seated.screen, seated.table, RandomBot(9)
    take_the_screen(seated)
    found = None
    while found is None:
        asked = table.at_screen
        assert asked is not None, "the game is over"
        table.submit(bot.choose(table.match.view(asked), asked, table.match.legal(asked)))
        screen.refresh()
        take_the_screen(seated)
        found = attack_in_hand(seated)
    source, target, attack = found
    assert screen.view is not None
    answer = screen.presenter.retaliation(screen.kit, screen.view, screen.seat, attack)
    assert answer is not None
    compose(seated.stage)
    lift(seated.stage, source)
    hold_over(seated.stage, target)
    told = texts_of(screen, "odds")
    assert answer.label in told
    assert percent(screen.kit, answer.preview) in told
