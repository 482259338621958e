"""The hot-seat table: the screen goes to the right person, unseen by the others; bots and people are kept."""

from pathlib import Path
from typing import Any

import pytest

from game.bots import BOTS, RandomBot, UnknownBot
from game.devtools.invariants.secrets import FIRST_SEED, check_generator
from game.rules.core.codec import encode
from game.rules.core.ids import Seat
from game.rules.core.rng import BLANK, Draws, Rng
from game.rules.core.values import Concede, Illegal, Intent
from game.session.autosave import begin, resume
from game.session.history import VisibleStep
from game.session.hot_seat import HotSeat, Player, match_for, players_of
from game.session.match import Match
from game.session.saves import load
from tests.session.tables import ALA, BOT, OLA, ONE, THREE, TWO, do, kept, patrol, play_on, whispering
from tests.session.whispers import Stop, Walk, Whisper, whispers

SAVES = sorted((Path(__file__).parent / "fixtures").glob("*.save"))


# Who is at the screen


def screen_and_next(table: HotSeat) -> tuple[Seat | None, Seat | None]:
    return table.at_screen, table.next_seat


def test_two_people_begin_behind_the_curtain_and_nothing_can_be_looked_at() -> None:
    table = patrol(ALA, OLA)
    assert (table.at_screen, table.next_seat) == (None, min(table.match.waiting_for()))
    for look in (table.view, table.legal, lambda: table.submit(Concede()), lambda: table.why_not(Concede())):
        with pytest.raises(AssertionError, match="curtain is closed"):
            look()
    seat = table.next_seat
    assert seat is not None
    table.open_curtain()
    assert (table.at_screen, table.next_seat) == (seat, None)
    assert table.view() == table.match.view(seat)
    assert table.legal() == table.match.legal(seat)
    with pytest.raises(AssertionError, match="no hand-over"):
        table.open_curtain()


def test_in_a_whole_game_the_screen_never_passes_from_one_to_the_other_without_the_curtain() -> None:
    table, chance = patrol(ALA, OLA, seed=3), Draws(Rng(3))
    hand_overs = 0
    while table.match.outcome is None:
        if table.next_seat is not None:
            assert table.at_screen is None
            assert table.next_seat in table.match.waiting_for()
            table.open_curtain()
            hand_overs += 1
        seat = table.at_screen
        assert seat in table.match.waiting_for()
        assert table.bot_to_move() is None
        assert table.view() == table.match.view(seat)
        table.submit(chance.choice(table.legal()))
        assert table.at_screen in (seat, None)
        assert (table.at_screen is None) == (table.next_seat is not None)
    assert hand_overs > 10
    assert table.next_seat is None, "the end is looked at by whoever is there"
    assert table.at_screen is not None, "the end is looked at by whoever is there"


def test_without_the_curtain_the_screen_just_goes_over() -> None:
    table, chance = patrol(ALA, OLA, seed=4, curtain=False), Draws(Rng(4))
    seen = set()
    while table.match.outcome is None:
        assert table.at_screen in table.match.waiting_for()
        assert table.next_seat is None
        seen.add(table.at_screen)
        table.submit(chance.choice(table.legal()))
    assert seen == {ONE, TWO}


def test_no_curtain_where_nobody_could_see_what_another_may_not() -> None:
    table = whispering("", "")
    do(table, Whisper(1))
    assert table.at_screen is None, "a number lies face down"
    do(table, Whisper(2))
    assert screen_and_next(table) == (ONE, None), "all numbers are revealed"
    do(table, Walk(), Stop())
    assert screen_and_next(table) == (TWO, None)


def test_people_who_decide_at_the_same_time_go_one_after_the_other_behind_curtains() -> None:
    table = whispering("", "", "")
    order = []
    for _ in range(3):
        assert table.at_screen is None
        assert table.next_seat is not None
        order.append(table.next_seat)
        do(table, Whisper(5))
    assert order == [ONE, TWO, THREE]


def test_who_is_at_the_screen_goes_first_when_all_are_asked() -> None:
    table = whispering("", "", "")
    do(table, Whisper(1), Whisper(2), Whisper(3), Stop(), Stop())
    assert table.at_screen == THREE
    table.submit(Stop())
    assert table.match.waiting_for() == {ONE, TWO, THREE}
    assert (table.at_screen, table.next_seat) == (THREE, None)
    table.submit(Whisper(4))
    assert screen_and_next(table) == (None, ONE)


def test_one_person_always_has_the_screen() -> None:
    for players in ((ALA, BOT), (BOT, ALA)):
        table, chance = patrol(*players, seed=5), Draws(Rng(5))
        person = Seat(players.index(ALA))
        bots = 0
        while table.match.outcome is None:
            assert (table.at_screen, table.next_seat) == (person, None)
            bots += table.bot_to_move() is not None
            play_on(table, chance)
        assert bots > 10
        assert (table.at_screen, table.next_seat) == (person, None)


def test_bots_alone_play_before_the_eyes_of_seat_0_and_nobody_moves_for_them() -> None:
    table = patrol(BOT, BOT, seed=6)
    while table.bot_to_move() is not None:
        assert (table.at_screen, table.next_seat, table.legal()) == (ONE, None, ())
        with pytest.raises(AssertionError, match="bot decides for itself"):
            table.submit(Concede())
        assert table.play_bot() == table.history(ONE)[-1:]
    assert table.match.outcome is not None


def test_bots_wait_for_people_who_decide_at_the_same_time() -> None:
    table = whispering("random", "", "random")
    assert table.match.waiting_for() == {ONE, TWO, THREE}
    assert table.bot_to_move() is None
    do(table, Whisper(1))
    assert table.bot_to_move() == ONE


def test_people_watch_a_bot_that_moves_between_them() -> None:
    table = whispering("", "random", "")
    do(table, Whisper(1), Whisper(2))
    assert table.bot_to_move() == TWO
    assert table.at_screen == THREE
    table.play_bot()
    do(table, Stop())
    assert (table.at_screen, table.next_seat, table.bot_to_move()) == (ONE, None, TWO)
    while table.bot_to_move() is not None:
        assert table.at_screen == ONE
        table.play_bot()
    assert table.at_screen == THREE, "nothing is hidden in a turn"


def test_bots_that_begin_play_before_anybody_has_the_screen() -> None:
    match = whispers("random", "", "")
    for seat in range(3):
        match.submit(seat, Whisper(1))
    table = HotSeat(kept(match))
    assert (table.at_screen, table.next_seat, table.bot_to_move()) == (None, None, ONE)
    while table.bot_to_move() is not None:
        table.play_bot()
    assert table.at_screen == TWO


def test_a_refused_intent_changes_nothing() -> None:
    table = whispering("", "")
    do(table, Whisper(1))
    table.open_curtain()
    before = (table.at_screen, table.next_seat, table.way_back, table.history(TWO), table.match.state)
    with pytest.raises(Illegal):
        table.submit(Walk())
    assert (table.at_screen, table.next_seat, table.way_back, table.history(TWO), table.match.state) == before


def test_at_the_end_the_screen_stays_where_it_is() -> None:
    table = patrol(ALA, OLA)
    table.open_curtain()
    seat = table.at_screen
    table.submit(Concede())
    assert table.match.outcome is not None
    assert (table.at_screen, table.next_seat, table.bot_to_move()) == (seat, None, None)


# Bots


class Listener:
    """A bot that remembers what it was shown."""

    heard: list[tuple[Any, Seat, tuple[Intent, ...]]] = []

    def __init__(self, seed: int) -> None:
        self._bot = RandomBot(seed)

    def choose(self, view: Any, seat: Seat, legal: tuple[Intent, ...]) -> Intent:
        Listener.heard.append((view, seat, legal))
        return self._bot.choose(view, seat, legal)


def test_a_bot_sees_its_view_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "listener", lambda _game, seed, _factor: Listener(seed))
    monkeypatch.setattr(Listener, "heard", [])
    for seed in range(FIRST_SEED, FIRST_SEED + 20):
        table = patrol(ALA, Player("Bot", "listener"), seed=seed)
        play_on(table, Draws(Rng(1)), 150)
        if len(Listener.heard) > 20:
            break
    assert len(Listener.heard) > 20, "random games end soon, but twenty of them do not"
    for view, seat, legal in Listener.heard:
        assert seat == TWO
        assert legal
        assert Concede() not in legal
        assert view.rng == BLANK
        assert table.match.game.redact(view, seat) == view
        check_generator(view, encode(view), "what a bot sees")


def test_a_bot_chooses_alike_after_an_undo_and_in_a_resumed_match(tmp_path: Path) -> None:
    autosave = begin(match_for("desert_patrol", (ALA, BOT), seed=7), tmp_path)
    table, chance = HotSeat(autosave), Draws(Rng(7))
    steps = table.match.steps
    while len(steps) < 40 or table.bot_to_move() is None or steps[-1].seat != ONE:
        assert table.match.outcome is None
        play_on(table, chance)
    last = steps[-1]
    table.close()
    resumed = HotSeat(resume(autosave.folder)[0], friendly_undo=True)
    played = let_the_bot_play(resumed)
    assert resumed.undo(by_agreement=True) == len(played) + 1
    resumed.submit(last.intent)
    assert let_the_bot_play(resumed) == played
    resumed.close()


def let_the_bot_play(table: HotSeat) -> list[VisibleStep]:
    told: list[VisibleStep] = []
    while table.bot_to_move() is not None:
        told += table.play_bot()
    return told


# Players in the record


def test_players_are_found_again_in_a_save() -> None:
    players = (Player("Żaneta"), Player("Bot", "random"))
    match = match_for("desert_patrol", players, seed=1)
    loaded = Match.loads(match.dumps())
    assert players_of(match) == players_of(loaded) == players
    with pytest.raises(UnknownBot):
        match_for("desert_patrol", (ALA, Player("Bot", "clever")), seed=1)


def test_a_bot_of_another_version_leaves_its_seat_to_a_person_and_stays_in_the_record() -> None:
    match = Match.new("desert_patrol", seed=1, names=("Ala",), bots=("", "clever", "random"))
    loaded = Match.loads(match.dumps())
    assert players_of(loaded) == (Player("Ala"), Player(""))
    assert HotSeat(kept(loaded)).next_seat is not None
    assert Match.loads(loaded.dumps()).bots == ("", "clever", "random")


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_without_bots_is_a_table_of_people(path: Path) -> None:
    match = load(path)
    assert match.bots == ()
    assert [player.bot for player in players_of(match)] == [None] * match.seats
    table = HotSeat(kept(match))
    assert len(table.history(ONE)) == 1 + len(match.steps)
    if match.outcome is None:
        asked = table.next_seat if table.at_screen is None else table.at_screen
        assert table.is_open or asked in match.waiting_for()
    else:
        assert table.at_screen == ONE
        assert table.next_seat is None


def test_a_resumed_match_begins_behind_the_curtain_for_whoever_is_to_decide(tmp_path: Path) -> None:
    autosave = begin(match_for("desert_patrol", (ALA, OLA), seed=8), tmp_path)
    table, chance = HotSeat(autosave), Draws(Rng(8))
    play_on(table, chance, 40)
    while table.at_screen is None or table.way_back.steps == 0:
        play_on(table, chance)
    seat, history = table.at_screen, table.history(table.at_screen)
    table.close()
    again = HotSeat(resume(autosave.folder)[0])
    assert again.players == (ALA, OLA)
    assert (again.at_screen, again.next_seat) == (None, seat)
    assert again.way_back.steps == 0, "nobody is there to take anything back"
    again.open_curtain()
    assert again.way_back == table.way_back
    assert again.history(seat) == history
    play_on(again, chance, 5)
    again.close()
