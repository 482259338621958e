"""Last Comrade at one screen: stops speak for their owner only, pauses close no curtain, sittings join."""

from collections.abc import Iterator

import pytest

from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.last_comrade.committing import Committing
from game.rules.last_comrade.effects import VERBS
from game.rules.last_comrade.intents import Commit, LetPass, NothingMore, PlayEvent, RaiseHand, StandDown
from game.rules.last_comrade.responses import Answering, Response
from game.rules.last_comrade.windows import Pause, ReactionWindow, Serving
from game.session.hot_seat import HotSeat, Player, match_for
from tests.session.tables import kept, take_the_screen

rule = pytest.mark.rule
PEOPLE = tuple(map(Player, ("Ala", "Ola", "Ela", "Iza")))
BOT = Player("Bot", "random")
MODES = {"grace": False, "strict": True}
PAUSES = ("turn_start", "before_reveal", "card_revealed", "after_damage", "after_refill")
MAJOR = ("after_targets", "after_commit", "before_damage")
EVENTS: tuple[type[Intent], ...] = (PlayEvent, *VERBS)


def comrades(seed: int, mode: str, players: tuple[Player, ...] = PEOPLE, **wishes: object) -> HotSeat:
    """A game without a draft, so that its first turn begins at once."""
    options = {"draft_mode": "none", "reveal_next": "on"}
    match = match_for("last_comrade", players, seed=seed, scenario="squad", options=options)
    return HotSeat(kept(match), asks_in_private=MODES[mode], **wishes)  # type: ignore[arg-type]


def pending(table: HotSeat) -> object:
    return engine.pending(table.match.state)


def windows(table: HotSeat, most: int = 400) -> Iterator[None]:
    """Nobody does anything but what he must; between two steps the caller looks."""
    for _ in range(most):
        if table.match.outcome is not None:
            return
        take_the_screen(table)
        yield
        if table.bot_to_move() is not None:
            table.play_bot()
        elif table.open_window is not None:
            table.let_window_go_by()
        else:
            table.submit(table.legal()[0])


def in_turn(table: HotSeat) -> HotSeat:
    """With the first attack on the table: a stop holds from the next such window on."""
    while table.match.state.world.strike is None:
        table.let_window_go_by()
    return table


def at_window(table: HotSeat, window: str) -> bool:
    """Whether that window is reached; the game stands there then."""
    return any(
        isinstance(found := pending(table), ReactionWindow | Pause) and found.window == window
        for _ in windows(table)
    )


# A stop that is off


@rule("LC-REACT-08", "LC-RW-18", "LC-REACT-20")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("window", PAUSES)
@pytest.mark.parametrize("owner", range(4))
def test_a_stop_that_one_has_off_leaves_the_pause_open_to_the_others(
    mode: str, window: str, owner: int
) -> None:
    table = in_turn(comrades(3, mode))
    table.stops.turn(Seat(owner), f"lc_{window}", False)
    assert at_window(table, window)
    others = {Seat(seat) for seat in range(4)} - {Seat(owner)}
    assert set(table.people_asked) == others, "he alone has let it go by"
    assert table.is_open, "and it closes no curtain"
    assert table.next_seat is None, "and it closes no curtain"
    for seat in others:
        assert RaiseHand() in table.match.legal(seat)


@rule("LC-REACT-08", "LC-RW-18", "LC-REACT-20")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("window", PAUSES)
def test_whoever_holds_the_card_that_fits_can_play_it_there(mode: str, window: str) -> None:
    """Everybody but him has the stop off; for each window a game is found in which he holds one."""
    for seed in range(1, 60):
        table = in_turn(comrades(seed, mode))
        for seat in range(1, 4):
            table.stops.turn(Seat(seat), f"lc_{window}", False)
        if not at_window(table, window):
            continue
        assert table.people_asked == (Seat(0),)
        table.interject(Seat(0), RaiseHand())
        assert isinstance(pending(table), Serving)
        assert table.next_seat == Seat(0) or (table.cards_are_down and table.at_screen == Seat(0))
        take_the_screen(table)
        fitting = [one for one in table.legal() if isinstance(one, EVENTS)]
        if fitting:
            table.submit(fitting[0])
            assert table.match.state.world.players[table.match.state.world.order[0]].event_used
            return
    raise AssertionError("in no game did he hold a card that fits")


@rule("LC-REACT-08", "LC-RW-18")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("window", [*PAUSES, *MAJOR])
def test_with_everybodys_stop_off_the_moment_goes_by(mode: str, window: str) -> None:
    table = comrades(3, mode, stops={f"lc_{window}": False})
    for _ in windows(table, 120):
        found = pending(table)
        assert not (isinstance(found, ReactionWindow | Pause) and found.window == window)
    assert table.match.round > 1


@rule("LC-REACT-08", "LC-RW-18")
def test_a_person_among_bots_is_heard_at_every_pause() -> None:
    for mode in MODES:
        table, heard = comrades(5, mode, (PEOPLE[0], BOT, BOT, BOT)), set[str]()
        for _ in windows(table, 900):
            found = pending(table)
            if isinstance(found, Pause) and table.bot_to_move() is None:
                assert table.open_window is not None, "and it goes by itself if he is silent"
                heard.add(found.window)
        assert heard == set(PAUSES)


# One by one


@rule("LC-REACT-20", "LC-RW-18")
def test_asked_one_by_one_pauses_and_public_choices_close_no_curtain() -> None:
    met = set()
    for seed in range(1, 8):
        table = comrades(seed, "strict")
        for _ in windows(table):
            decision = engine.pending(table.match.state)
            assert decision is not None
            if decision.is_public_decision:
                met.add((type(decision).__name__, table.is_open))
    kinds = {name for name, is_open in met if is_open}
    assert {"Pause", "HitWindow"} <= kinds
    assert {name for name, is_open in met if not is_open} == {"ReactionWindow"}


@rule("LC-REACT-20", "LC-REACT-01", "LC-RULING-22", "LC-RW-19")
def test_asked_one_by_one_the_window_of_the_targets_and_the_card_are_one_sitting() -> None:
    table, taken = comrades(4, "strict"), list[tuple[str, Seat]]()
    while not isinstance(pending(table), Pause) or table.match.state.world.step < 4:
        if table.next_seat is not None:
            table.open_curtain()
            assert table.at_screen is not None
            taken.append((type(pending(table)).__name__, table.at_screen))
        if table.open_window is not None:
            table.let_window_go_by()
        else:
            table.submit(table.legal()[0])
    laid = [seat for kind, seat in taken if kind == "Committing"]
    assert sorted(laid) == [0, 1, 2, 3]
    assert len(taken) == 4 + 3, "and who laid the last card is asked at the next window without getting up"


@rule("LC-REACT-20", "LC-RW-19")
def test_asked_one_by_one_who_wants_to_act_is_served_in_the_same_sitting() -> None:
    table = comrades(4, "strict")
    assert at_window(table, "after_commit")
    take_the_screen(table)
    seat = table.people_asked[0]
    while table.at_screen != seat:
        table.submit(LetPass())
        take_the_screen(table)
    table.submit(RaiseHand())
    assert isinstance(pending(table), Serving)
    assert table.next_seat is None
    assert table.at_screen == seat
    table.submit(StandDown())
    assert isinstance(pending(table), ReactionWindow)
    assert seat not in table.people_asked


@rule("LC-REACT-05", "LC-RW-19")
@pytest.mark.parametrize("mode", MODES)
def test_answering_an_event_takes_one_sitting(mode: str) -> None:
    for seed in range(1, 40):
        table = comrades(seed, mode)
        if not any(isinstance(pending(table), Committing) for _ in windows(table)):
            continue
        take_the_screen(table)
        events = [one for one in table.legal() if isinstance(one, EVENTS)]
        if not events:
            continue
        table.submit(events[0])
        if not isinstance(pending(table), Response):
            continue
        first = table.people_asked[0]
        taken = 0
        if table.is_open:
            table.interject(first, RaiseHand())
        else:
            table.open_curtain()
            taken += 1
            table.submit(RaiseHand())
        assert isinstance(pending(table), Answering)
        taken += table.next_seat is not None
        take_the_screen(table)
        assert taken == 1
        assert table.at_screen == first
        return
    raise AssertionError("nobody had an Event to play")


# Sittings joined


@rule("LC-RULING-22", "LC-RW-14")
@pytest.mark.parametrize("seat", range(4))
def test_who_was_served_after_the_targets_has_laid_his_card_without_a_second_curtain(seat: int) -> None:
    table = comrades(4, "grace")
    assert at_window(table, "after_targets")
    table.interject(Seat(seat), RaiseHand())
    if table.open_window is not None:
        table.let_window_go_by()
    assert table.next_seat == Seat(seat)
    table.open_curtain()
    table.submit(next(one for one in table.legal() if isinstance(one, Commit)))
    curtains = 0
    while not isinstance(pending(table), ReactionWindow) or table.match.state.world.step < 2:
        if table.next_seat is not None:
            assert table.next_seat != Seat(seat)
            curtains += 1
            table.open_curtain()
        if table.open_window is not None:
            table.let_window_go_by()
        else:
            table.submit(table.legal()[0])
    assert curtains == 3


@rule("LC-REACT-04", "LC-RW-15")
@pytest.mark.parametrize("mode", MODES)
def test_who_wants_nothing_more_is_handed_the_screen_only_for_his_card(mode: str) -> None:
    table = comrades(4, mode)
    assert at_window(table, "turn_start")
    for seat in range(4):
        table.interject(Seat(seat), NothingMore())
    curtains = []
    while table.match.round == 1:
        if table.next_seat is not None:
            curtains.append(table.next_seat)
            table.open_curtain()
        if table.open_window is not None:
            table.let_window_go_by()
        else:
            table.submit(table.legal()[0])
    assert sorted(curtains) == [0, 1, 2, 3]


# Bots in pauses


@pytest.mark.sweep("part")
@rule("LC-REACT-08")
@pytest.mark.parametrize("level", ["recruit", "sergeant"])
def test_bots_raise_their_hands_in_the_pauses_of_others_and_are_served(level: str) -> None:
    """A person lets every pause go by; a bot with an Event for it is asked as well, and raises its hand."""
    bots = tuple(Player(f"Bot {number}", level) for number in range(3))
    raised = served = 0
    table = comrades(5, "grace", (PEOPLE[0], *bots))
    for _ in windows(table, 250):
        decision, seat = pending(table), table.bot_to_move()
        if seat is None or not isinstance(decision, Pause | Serving):
            continue
        before = len(table.match.steps)
        table.play_bot()
        step = table.match.steps[before]
        if isinstance(decision, Pause):
            raised += isinstance(step.intent, RaiseHand)
        else:
            assert table.match.state.world.order[step.seat] == decision.comrade
            served += decision.window in PAUSES
    assert raised
    assert served
