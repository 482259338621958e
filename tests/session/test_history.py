"""What the table tells and takes back: the log, the recap, undo. Nobody hears what he may not know."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from game.devtools.invariants.secrets import FIRST_SEED, check_generator, check_orders, views_along
from game.i18n.captions import caption
from game.rules.core import engine
from game.rules.core.codec import encode
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import Applied
from game.rules.core.values import Illegal, Intent
from game.rules.desert_patrol.events import CardsDrawn
from game.rules.desert_patrol.intents import Commit
from game.session.history import VisibleStep
from game.session.hot_seat import HotSeat, match_for
from game.session.match import Barrier, Match, UndoClosed, WayBack
from tests.conformance import plants
from tests.i18n.captions.words import TEXTS
from tests.session.tables import (
    ALA,
    OLA,
    ONE,
    THREE,
    TWO,
    do,
    kept,
    patrol,
    play_on,
    take_the_screen,
    whispering,
)
from tests.session.whispers import Revealed, Stop, Walk, Whisper, whispers

# What is said


def test_the_history_begins_with_the_set_up_and_tells_each_step_as_the_seat_may_know_it() -> None:
    table = patrol(ALA, OLA, seed=9)
    play_on(table, Draws(Rng(9)), 60)
    match = table.match
    for seat in (ONE, TWO):
        opening, *steps = table.history(seat)
        assert (opening.number, opening.seat, opening.barrier) == (0, None, "start")
        assert opening.events
        drawn = {event.side: event.cards for event in opening.events if isinstance(event, CardsDrawn)}
        own = match.state.world.side_of(seat)
        assert HIDDEN not in drawn.pop(own)
        assert all(set(cards) == {HIDDEN} for cards in drawn.values())
        assert [told.number for told in steps] == list(range(1, 61))
        for told, taken in zip(steps, match.steps, strict=True):
            assert (told.seat, told.barrier) == (taken.seat, taken.barrier)
            assert told.events == match.seen_by(seat, taken)


def test_the_recap_is_what_others_did_and_what_came_of_ones_own_last_step() -> None:
    table = whispering("", "", "")
    do(table, Whisper(1), Whisper(2))
    assert [told.number for told in table.recap(THREE)] == [1, 2], "never asked before: everything"
    do(table, Whisper(3))
    assert [told.number for told in table.recap(ONE)] == [1, 2, 3]
    assert table.recap(ONE)[-1].events[-1] == Revealed((1, 2, 3))
    assert [told.number for told in table.recap(THREE)] == [3], "the curtain closed before he saw it"
    do(table, Walk(), Walk())
    assert table.recap(ONE) == ()
    do(table, Stop())
    assert [(told.number, told.seat) for told in table.recap(TWO)] == [(2, 1), (3, 2), (4, 0), (5, 0), (6, 0)]


def test_the_recap_is_the_same_after_the_program_was_stopped() -> None:
    table, chance = patrol(ALA, OLA, seed=10), Draws(Rng(10))
    for _ in range(40):
        play_on(table, chance)
        again = HotSeat(kept(Match.loads(table.match.dumps())))
        for seat in (ONE, TWO):
            assert again.recap(seat) == table.recap(seat)
            assert again.history(seat) == table.history(seat)


def test_what_is_laid_face_down_is_told_to_nobody_else() -> None:
    table = patrol(ALA, OLA, seed=11)
    table.open_curtain()
    first = table.at_screen
    assert first is not None
    bid = table.legal()[0]
    assert isinstance(bid, Commit)
    table.submit(bid)
    other = table.next_seat
    assert other is not None
    heard = encode((table.recap(other), table.public_recap(other), table.history(other)))
    assert len(table.recap(other)) == 1
    assert bid.card.encode() not in heard


def test_the_curtain_itself_shows_no_card_that_only_one_may_see() -> None:
    table, chance = patrol(ALA, OLA, seed=12), Draws(Rng(12))
    drawn = 0
    while table.match.outcome is None and drawn < 12:
        if (seat := table.next_seat) is not None:
            for public, own in zip(table.public_recap(seat), table.recap(seat), strict=True):
                assert (public.number, public.seat, public.barrier) == (own.number, own.seat, own.barrier)
                for event in public.events:
                    assert caption(TEXTS["pl"], table.match.game, event)
                    if isinstance(event, CardsDrawn):
                        assert set(event.cards) <= {HIDDEN}
                        drawn += len(event.cards)
        play_on(table, chance)
    assert drawn >= 12


def told_to(table: HotSeat, seat: Seat) -> bytes:
    return encode((table.history(seat), table.recap(seat), table.public_recap(seat), table.way_back))


def twins(match: Match, seat: Seat, chance: Draws) -> tuple[HotSeat, HotSeat]:
    """Two tables whose matches begin here, in states that `seat` cannot tell apart."""
    game, state = match.game, match.state
    imagined = game.imagine(game.redact(state, seat), seat, Rng(chance.below(1 << 62)))
    real, other = (begun_at(match, one) for one in (state, replace(imagined, rng=state.rng)))
    return HotSeat(kept(real)), HotSeat(kept(other))


def begun_at(match: Match, state: Any) -> Match:
    other = Match(match.opened, match.scenario, match.seats, match.seed, match.options)
    other.go_on_from(state)
    return other


def compare_twins(match: Match, seat: Seat, chance: Draws, steps: int) -> tuple[int, int]:
    """Play both alike, as long as the seat sees the same happen; others may lay other cards face down."""
    real, other = twins(match, seat, chance)
    compared = different = 0
    for _ in range(steps):
        assert told_to(real, seat) == told_to(other, seat), "what is told betrays something hidden"
        assert (real.at_screen, real.next_seat) == (other.at_screen, other.next_seat)
        compared += 1
        if real.next_seat is not None:
            real.open_curtain()
            other.open_curtain()
        if real.match.outcome is not None:
            break
        intents = [chance.choice(real.legal())] * 2
        if real.at_screen != seat and isinstance(intents[0], Commit):
            intents[1] = chance.choice(other.legal())
        different += intents[0] != intents[1]
        if not happens_alike(real.match, other.match, seat, real.at_screen, intents):
            break
        real.submit(intents[0])
        other.submit(intents[1])
    return compared, different


def happens_alike(one: Match, two: Match, seat: Seat, asked: Seat | None, intents: list[Intent]) -> bool:
    """Whether the same intents lead, before the eyes of `seat`, through the same views."""
    assert asked is not None
    along = []
    for match, intent in zip((one, two), intents, strict=True):
        try:
            applied = engine.apply(match.game, match.state, asked, intent)
        except Illegal:
            return False
        views = views_along(match.game, match.state, Applied(applied.state, applied.events), seat)
        along.append((views, encode(match.game.redact(applied.state, seat))))
    return along[0] == along[1]


def spy(make: Callable[[int], Match], seeds: Iterable[int]) -> tuple[int, int]:
    compared = different = 0
    for seed in seeds:
        match, chance = make(FIRST_SEED + seed), Draws(Rng(seed))
        table = HotSeat(kept(match), curtain=False)
        for _ in range(12):
            play_on(table, chance, 4)
            if match.outcome is not None:
                break
            for seat in (ONE, TWO):
                more = compare_twins(match, seat, chance, steps=6)
                compared, different = compared + more[0], different + more[1]
    return compared, different


def test_states_that_differ_in_hidden_things_alone_give_equal_history_and_recap() -> None:
    compared, different = spy(lambda seed: match_for("desert_patrol", (ALA, OLA), seed=seed), range(6))
    assert compared > 300
    assert different > 3


def test_planted_events_told_as_they_are_give_the_twins_away() -> None:
    with pytest.raises(AssertionError, match="betrays something hidden"):
        spy(lambda seed: plants.planted(plants.TellsEvents, seed), range(6))


def test_no_seed_and_no_order_of_a_pile_is_told() -> None:
    table = patrol(ALA, OLA, seed=FIRST_SEED + 13)
    for _ in range(10):
        play_on(table, Draws(Rng(13)), 12)
        for seat in (ONE, TWO):
            view, told = table.match.view(seat), told_to(table, seat)
            check_generator(view, told, "the history")
            check_orders(table.match.state, view, told, "the history")


# Taking back


def test_the_way_back_is_as_long_as_ones_own_open_steps_and_names_what_closes_it() -> None:
    table = whispering("", "")
    do(table, Whisper(1))
    assert table.undo_barrier is not None
    assert table.way_back == WayBack(0, table.undo_barrier)
    assert table.undo_barrier.kind == "hand_over"
    do(table, Whisper(2))
    assert table.undo_barrier == Barrier("card_seen", 2)
    do(table, Walk(), Walk())
    assert (table.way_back.steps, table.way_back.barrier.step) == (2, 2)
    assert table.undo_barrier is None
    assert [table.undo(), table.undo()] == [1, 1]
    with pytest.raises(UndoClosed) as closed:
        table.undo(by_agreement=True)
    assert closed.value.barrier.kind == "card_seen"
    assert (table.undone_freely, table.undone_by_agreement) == (2, 0)
    assert not table.match.friendly


def test_the_history_follows_undo_and_redo() -> None:
    table = whispering("", "")
    do(table, Whisper(1), Whisper(2), Walk(), Walk())
    whole = table.history(ONE)
    table.undo()
    assert table.history(ONE) == whole[:-1]
    assert table.redo() == whole[-1:]
    assert table.history(ONE) == whole
    assert not table.can_redo
    table.undo()
    do(table, Stop())
    closed = [told.barrier for told in table.history(ONE)]
    assert closed == ["start", "hand_over", "card_seen", None, "hand_over"]


def test_undo_goes_as_far_as_the_way_back_says_in_every_game() -> None:
    table, chance = patrol(ALA, OLA, seed=14), Draws(Rng(14))
    taken = 0
    for _ in range(150):
        play_on(table, chance)
        if table.match.outcome is not None or table.at_screen is None:
            continue
        states, seat = [step.state for step in table.match.steps], table.at_screen
        promised = table.way_back
        while table.undo_barrier is None:
            table.undo()
            taken += 1
            assert table.at_screen == seat
            assert table.next_seat is None
        assert len(states) - len(table.match.steps) == promised.steps
        assert table.undo_barrier == promised.barrier
        while table.can_redo:
            table.redo()
        assert [step.state for step in table.match.steps] == states
    assert taken > 30


def test_by_agreement_a_table_goes_past_barriers_back_to_its_start_and_says_so() -> None:
    table = patrol(ALA, OLA, seed=15, friendly_undo=True)
    assert not table.can_undo_by_agreement, "nobody has decided anything"
    start = table.match.state
    for _ in range(2):
        take_the_screen(table)
        table.submit(table.legal()[0])
    for _ in range(2):
        with pytest.raises(UndoClosed):
            table.undo()
        decided = table.match.steps[-1].seat
        assert table.undo(by_agreement=True) == 1
        assert decided in table.match.waiting_for()
    assert table.match.state == start
    assert not table.can_undo_by_agreement
    assert table.match.friendly
    assert (table.undone_freely, table.undone_by_agreement) == (0, 2)


def test_after_an_agreed_undo_into_anothers_turn_the_curtain_is_closed_and_tells_no_secrets() -> None:
    table, chance = patrol(ALA, OLA, seed=16, friendly_undo=True), Draws(Rng(16))
    tried = hidden = 0
    play_on(table, chance, 10)
    for _ in range(300):
        play_on(table, chance)
        take_the_screen(table)
        *_, before, last = table.match.steps
        if last.seat == table.at_screen or engine.waiting_for(before.state) != {last.seat}:
            continue
        table.undo(by_agreement=True)
        assert (table.at_screen, table.next_seat) == (None, last.seat)
        (told,) = table.redo()
        known_to_one = replace(last, events=table.match.seen_by(ONE, last))
        assert told.seat == last.seat
        assert told.events == table.match.seen_by(TWO, known_to_one)
        hidden += told.events != last.events
        tried += 1
    assert tried > 5
    assert hidden > 0


def test_a_bots_step_is_not_taken_back_freely_and_by_agreement_goes_with_the_persons() -> None:
    table = whispering("", "random", friendly_undo=True)
    do(table, Whisper(4))
    table.play_bot()
    do(table, Walk(), Stop())
    steps = 0
    while table.bot_to_move() is not None:
        table.play_bot()
        steps += 1
        assert table.undo_barrier is not None
        assert table.undo_barrier.kind in ("hand_over", "card_seen")
    state = table.match.state
    assert table.undo(by_agreement=True) == steps + 1
    assert table.match.waiting_for() == {ONE}
    assert table.undone_by_agreement == steps + 1
    told = table.redo()
    assert len(told) == steps + 1
    assert table.match.state == state
    assert told == table.history(ONE)[-steps - 1 :]


def test_no_agreement_takes_back_the_beginning_of_a_bot() -> None:
    table = HotSeat(kept(begun_by_a_bot()), friendly_undo=True)
    assert not table.can_undo_by_agreement
    with pytest.raises(UndoClosed):
        table.undo(by_agreement=True)


def begun_by_a_bot() -> Match:
    match = whispers("random", "")
    match.submit(0, Whisper(3))
    return match


def test_a_past_that_plays_differently_begins_where_it_was_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_for("desert_patrol", (ALA, OLA), seed=17)
    play_on(HotSeat(kept(match)), Draws(Rng(17)), 20)
    loaded = Match.loads(match.dumps())
    monkeypatch.setattr(loaded, "read_intent", lambda *_: None)
    table = HotSeat(kept(loaded), friendly_undo=True)
    assert table.history(ONE) == (VisibleStep(20, None, (), "load"),)
    assert table.undo_barrier == Barrier("load", 20)
    assert not table.can_undo_by_agreement
    play_on(table, Draws(Rng(1)))
    assert table.history(ONE)[-1].number == 21
