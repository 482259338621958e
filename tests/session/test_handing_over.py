"""The screen goes over when one is done: until then one can take back, and nobody is called who is there."""

from pathlib import Path

import pytest

from game.content.library import open_game
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.registry import GAMES
from game.session.autosave import begin, recover
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import UndoClosed
from tests.session.tables import ALA, BOT, OLA, ONE, TWO, kept, patrol, play_on, take_the_screen, whispering
from tests.session.whispers import Stop, Walk, Whisper

STEPS = {"desert_patrol": 250, "staff_orders": 400, "wasteland_riders": 500, "last_comrade": 400}


def people(game: str) -> tuple[Player, ...]:
    """As few as can play it."""
    return (ALA, OLA, Player("Ela"))[: min(open_game(game).scenarios[0].seats)]


def lingering(*bots: str) -> HotSeat:
    table = whispering(*bots)
    table.lingers = True
    take_the_screen(table)
    return table


# Nobody is sent away to come back


@pytest.mark.sweep("part")
@pytest.mark.parametrize("lingers", [False, True])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_curtain_names_who_had_the_screen_last(game: str, lingers: bool) -> None:
    """In whole random games: between two curtains for one another has opened one."""
    opened = cards_down = 0
    for seed in range(3):
        table, chance = HotSeat(kept(match_for(game, people(game), seed=seed))), Draws(Rng(seed))
        table.lingers, holder, decider = lingers, None, None
        for _ in range(STEPS[game]):
            if table.match.outcome is not None:
                break
            if table.hands_over_to is not None:
                table.hand_over()
            if table.next_seat is not None:
                assert table.next_seat != holder, "who sits there need not be called"
                holder = table.next_seat
                opened += 1
                table.open_curtain()
            elif table.cards_are_down:
                assert table.at_screen in (holder, decider)
                holder = table.at_screen
                cards_down += 1
                table.look_alone()
            elif table.at_screen is not None and not table.is_open:
                holder = table.at_screen
            decision = engine.pending(table.match.state)
            is_open_question = table.is_open and decision is not None and decision.auto_pass() is None
            decider = table.at_screen if is_open_question else None
            table.submit(chance.choice(table.legal()))
    assert opened > 5 or game == "staff_orders"
    assert cards_down > 3 or game in ("desert_patrol", "staff_orders"), "only where tables lie open"


def test_while_cards_are_down_only_what_all_may_know_is_there() -> None:
    table, chance = HotSeat(kept(match_for("wasteland_riders", (ALA, OLA), seed=1))), Draws(Rng(1))
    while not table.cards_are_down or table.asked_ahead is not None:
        take_the_screen(table)
        if table.asked_ahead is None:
            table.submit(chance.choice(table.legal()))
        else:
            table.ask_later()
    seat = table.at_screen
    assert seat is not None
    assert table.is_open
    assert table.view() == table.public_view()
    assert table.legal() == ()
    assert table.may_look_alone
    table.look_alone()
    assert (table.at_screen, table.is_open, table.next_seat) == (seat, False, None)
    assert table.view() == table.match.view(seat)
    assert table.legal()


def test_who_decided_last_before_all_is_not_asked_to_hand_over_to_himself() -> None:
    """At the end of a set-up: he is at the screen, though nobody has had it for himself yet."""
    table = HotSeat(kept(match_for("wasteland_riders", (ALA, OLA), seed=1)))
    table.lingers = True
    while table.is_open and not table.cards_are_down:
        decider = table.at_screen
        table.laying.take(table)
        assert table.hands_over_to is None
    assert table.at_screen == decider
    assert table.next_seat is None
    assert table.view() == table.public_view()
    table.look_alone()
    assert (table.at_screen, table.is_open) == (decider, False)


# Done, hand over


def test_the_curtain_waits_until_one_is_done() -> None:
    table = lingering("", "")
    table.submit(Whisper(1))
    assert (table.at_screen, table.next_seat, table.hands_over_to) == (ONE, None, TWO)
    assert table.view() == table.match.view(ONE), "he sees what he has done, and no more"
    assert table.legal() == ()
    table.hand_over()
    assert (table.at_screen, table.next_seat, table.hands_over_to) == (None, TWO, None)


def test_a_choice_laid_face_down_can_be_taken_back_until_then_and_no_longer() -> None:
    table = lingering("", "")
    before = table.match.state
    table.submit(Whisper(1))
    assert table.way_back.steps == 1
    assert table.undo() == 1
    assert table.match.state == before
    assert (table.at_screen, table.hands_over_to) == (ONE, None)
    assert not table.match.friendly, "nobody else had to agree"
    assert table.undone_freely == 1
    table.submit(Whisper(2))
    table.hand_over()
    table.open_curtain()
    with pytest.raises(UndoClosed):
        table.undo()


def test_what_is_done_again_waits_for_the_word_too() -> None:
    table = lingering("", "")
    table.submit(Whisper(1))
    table.undo()
    assert table.can_redo
    table.redo()
    assert (table.at_screen, table.hands_over_to, table.way_back.steps) == (ONE, TWO, 1)


def test_cards_that_were_turned_up_stay_so_though_one_is_asked_if_one_is_done() -> None:
    table = lingering("", "", "")
    for number in (1, 2, 3):
        table.submit(Whisper(number))
        if table.hands_over_to is not None:
            table.hand_over()
        take_the_screen(table)
    assert table.undo_barrier is not None
    assert table.undo_barrier.kind == "card_seen"


def test_without_the_word_the_curtain_closes_at_once() -> None:
    table = whispering("", "")
    take_the_screen(table)
    table.submit(Whisper(1))
    assert (table.at_screen, table.next_seat, table.hands_over_to) == (None, TWO, None)


@pytest.mark.parametrize("players", [(ALA, BOT), (BOT, ALA)])
def test_one_person_alone_is_never_asked(players: tuple[Player, ...]) -> None:
    table, chance = patrol(*players, seed=5), Draws(Rng(5))
    table.lingers = True
    for _ in range(300):
        assert (table.next_seat, table.hands_over_to, table.cards_are_down) == (None, None, False)
        play_on(table, chance)


def test_nothing_to_hide_nothing_to_hand_over() -> None:
    table = lingering("", "")
    for number in (1, 2):
        table.submit(Whisper(number))
        if table.hands_over_to is not None:
            table.hand_over()
        take_the_screen(table)
    seat = table.at_screen
    table.submit(Walk())
    table.submit(Stop())
    assert table.at_screen not in (None, seat)
    assert table.hands_over_to is None


def test_a_choice_taken_back_before_the_curtain_is_found_taken_back_after_a_crash(tmp_path: Path) -> None:
    """The journal knows it; whether anybody had seen it was for the table to say."""
    autosave = begin(match_for("desert_patrol", (ALA, OLA), seed=7), tmp_path)
    table = HotSeat(autosave)
    table.lingers = True
    table.open_curtain()
    first, second = table.legal()[:2]
    table.submit(first)
    assert table.hands_over_to is not None
    assert table.match.undo_barrier is not None
    assert table.match.undo_barrier.kind == "hand_over"
    table.undo()
    table.submit(second)
    found = recover(autosave.folder)
    assert found.damaged == ()
    assert found.match.digest() == table.match.digest()
    found.match.look_back()
    assert [step.intent for step in found.match.steps] == [second]
    assert not found.match.friendly
    table.close()
    again = HotSeat(kept(found.match))
    assert again.next_seat in engine.waiting_for(found.match.state), "after a crash the curtain is closed"
    assert again.next_seat != Seat(table.match.steps[0].seat)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_word_changes_nothing_of_the_game(game: str) -> None:
    def played(lingers: bool) -> str:
        table, chance = HotSeat(kept(match_for(game, people(game), seed=4))), Draws(Rng(4))
        table.lingers = lingers
        for _ in range(80):
            if table.hands_over_to is not None:
                table.hand_over()
            take_the_screen(table)
            table.submit(chance.choice(table.legal()))
        return table.match.digest()

    assert played(True) == played(False)
