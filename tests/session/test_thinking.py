"""A bot thinks beside the table: in whatever slices, the choice is that of a bot that thinks at once."""

from functools import cache

import pytest

from game.bots import BOTS
from game.bots.registry import MINDS
from game.bots.search import Thought
from game.content.library import open_game
from game.devtools.simulation import bots_for
from game.rules.core.ids import Seat
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.session.tables import kept

every_mind = pytest.mark.parametrize("game", list(MINDS))
AT_ONCE = 1e9
A_STEP = 1e-9
"""A slice is never shorter than one step."""
FAR = 400
"""Within so many decisions something is met that staff thinks over for long."""


def bots_only(game: str, level: str = "sergeant", seed: int = 3) -> HotSeat:
    seats = min(open_game(game).scenarios[0].seats)
    players = tuple(Player(f"bot {seat}", level) for seat in range(seats))
    return HotSeat(kept(match_for(game, players, seed=seed)))


def at_a_long_thought(game: str) -> HotSeat:
    """A table of staff at a decision that they do not see through in one step."""
    table = HotSeat(kept(Match.loads(a_long_thought(game))))
    assert not table.think(A_STEP)
    assert not table.think(A_STEP)
    return table


@cache
def a_long_thought(game: str) -> bytes:
    """The match at such a decision: looked for once, since all before it are thought over as well."""
    match = bots_only(game, "staff").match
    recruits = bots_for(game, ("recruit",) * match.seats, 3)
    for _ in range(FAR):
        table = HotSeat(kept(Match.loads(match.dumps())))
        if not table.think(A_STEP) and not table.think(A_STEP):
            return match.dumps()
        seat = min(match.waiting_for())
        match.submit(seat, recruits[seat].choose(match.view(seat), seat, match.legal(seat)))
    raise AssertionError("staff never thought for long")


def again(table: HotSeat) -> HotSeat:
    return HotSeat(kept(Match.loads(table.match.dumps())))


@pytest.mark.sweep("part")
@every_mind
def test_in_slices_a_bot_chooses_as_at_once(game: str) -> None:
    """A few decisions of a whole table of sergeants: one step at a time, in slices, at once."""
    tables = bots_only(game), bots_only(game), bots_only(game)
    for _ in range(12):
        for table, seconds in zip(tables, (A_STEP, 0.004, AT_ONCE), strict=True):
            while not table.think(seconds):
                pass
            table.play_bot()
    first, *others = ([(step.seat, step.intent) for step in table.match.steps] for table in tables)
    assert len(first) >= 12
    assert others == [first, first]


@pytest.mark.sweep("part")
@every_mind
def test_what_is_not_thought_over_yet_is_thought_over_at_once(game: str) -> None:
    """However far it had come: the choice is not what looked best until then."""
    halfway, never, wholly = (at_a_long_thought(game) for _ in range(3))
    assert not halfway.think(A_STEP)
    assert wholly.think(AT_ONCE)
    for table in (halfway, never, wholly):
        table.play_bot()
    assert halfway.match.steps[-1].intent == never.match.steps[-1].intent == wholly.match.steps[-1].intent


@pytest.mark.sweep("part")
@every_mind
def test_after_undo_and_load_the_choice_in_slices_is_the_same(game: str) -> None:
    table = at_a_long_thought(game)
    loaded = again(table)
    table.play_bot()
    chosen = table.match.steps[-1].intent
    table.match.undo(friendly=True)
    taken_back = again(table)
    for other in (taken_back, loaded):
        while not other.think(A_STEP):
            pass
        other.play_bot()
        assert other.match.steps[-1].intent == chosen


def test_a_thought_of_another_state_is_dropped() -> None:
    """An undo in the middle of a thought: the bot thinks about what lies there then."""
    table = at_a_long_thought("staff_orders")
    table.play_bot()
    chosen = table.match.steps[-1].intent
    table.think(A_STEP)
    table.match.undo(friendly=True)
    table.whole_history.follow(table.match.steps)
    table.think(A_STEP)
    table.play_bot()
    assert table.match.steps[-1].intent == chosen


def test_a_slice_ends_between_two_steps_and_goes_on_where_it_ended() -> None:
    table = at_a_long_thought("staff_orders")
    steps: list[int] = []
    step = Thought.step

    def noted(thought: Thought) -> bool:
        steps.append(thought.steps)
        return step(thought)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thought, "step", noted)
        for _ in range(5):
            assert not table.think(A_STEP)
    begun = steps[0]
    assert begun > 0, "two steps were made to find out that it is a long thought"
    assert steps == [begun + number for number in range(5)]


@pytest.mark.parametrize("bot", [name for name in BOTS if name in ("random", "recruit")])
def test_who_needs_no_thought_knows_at_once(bot: str) -> None:
    table = bots_only("staff_orders", bot)
    assert table.think(A_STEP)
    seat = table.bot_to_move()
    table.play_bot()
    assert table.match.steps[-1].seat == seat


def test_where_no_bot_is_to_move_nothing_is_thought() -> None:
    table = HotSeat(kept(match_for("staff_orders", (Player("Ala"), Player("Ola")), seed=1)))
    assert table.bot_to_move() is None
    assert table.think(A_STEP)
    assert Seat(0) in table.people_asked
