"""The engine with a game as small as a game can be: two seats count up, the first to ten wins."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from game.rules.core import engine
from game.rules.core.board import Board
from game.rules.core.frames import Decision, Frame, Step
from game.rules.core.game import Game, GameInfo, ScenarioInfo, Setting
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.play import Play
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Concede, Event, Illegal, Intent, Outcome, Refusal

ONE, TWO = Seat(0), Seat(1)


class World(msgspec.Struct, frozen=True):
    count: int = 0
    secret: int = 7
    log: tuple[str, ...] = ()
    outcome: Outcome | None = None


class Counted(Event, frozen=True, tag="counted"):
    seat: Seat
    by: int


class Told(Event, frozen=True, tag="told"):
    what: str


class Won(Event, frozen=True, tag="won"):
    seat: Seat


class Count(Intent, frozen=True, tag="count"):
    by: int


class Roll(Intent, frozen=True, tag="roll"):
    pass


class Stranger(Intent, frozen=True, tag="stranger"):
    pass


class Tell(Step[World], frozen=True, tag="tell"):
    what: str

    def run(self, play: Play[World]) -> None:
        play.do(Told(self.what))


class Ask(Decision[World], frozen=True, tag="ask"):
    """Count 1 to 3; counting 2 tells a story first, counting 3 cuts short what follows."""

    asked: tuple[Seat, ...]

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset(self.asked)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (Count(by) for by in range(6))
        yield Roll()

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, Roll) or (isinstance(intent, Count) and 1 <= intent.by <= 3):
            return None
        return Refusal("T-COUNT", {"secret": world.secret})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, Roll):
            (face,) = play.roll(sides=6, count=1)
            play.then(Ask((ONE, TWO)))
            play.do(Counted(seat, face))
            return
        assert isinstance(intent, Count)
        play.then(Tell("last"), Ask((ONE, TWO)))
        if intent.by == 2:
            play.then(Tell("first"), Ask(()), Tell("second"))
        if intent.by == 3:
            play.then(Tell("never"), Tell("never"))
            play.cut_to(Ask)
        play.do(Counted(seat, intent.by))


class Mute(Ask, frozen=True, tag="mute"):
    """Somebody is asked and nothing is allowed: what no game may come to."""

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return Refusal("T-COUNT")


class Counting(Game[World]):
    info = GameInfo("counting", "T", (2,), "T-OTHER", "T-NOT-NOW", "T-OVER", 100)
    world = World
    frames = (Tell, Ask)
    intents = (Count, Roll)
    events = (Counted, Told, Won)
    evolvers = {
        Counted: lambda world, event: replace(world, count=world.count + event.by),
        Told: lambda world, event: replace(world, log=(*world.log, event.what)),
        Won: lambda world, event: replace(world, outcome=Outcome((event.seat,), "T-WON", "won")),
    }
    judged: ClassVar[frozenset[type[Event]]] = frozenset((Counted,))

    def parse(self, sources: Mapping[str, Any]) -> Any:
        return None

    def scenarios(self, content: Any) -> tuple[ScenarioInfo, ...]:
        return ()

    def setting(self, content: Any, scenario: str, board: Board, content_hash: str, options: Any) -> Setting:
        return Setting("made up")

    def options(self) -> Mapping[str, tuple[str, ...]]:
        return {}

    def new(self, setting: Any, seats: int, seed: int) -> State[World]:
        return State(World(), (Ask((ONE, TWO)), Tell("start")), Rng(seed))

    def seats(self, world: World) -> tuple[Seat, ...]:
        return (ONE, TWO)

    def round(self, world: World) -> int:
        return 1

    def judge(self, play: Play[World], before: World, event: Event) -> None:
        assert isinstance(event, Counted)
        assert play.world.count == before.count + event.by, "it is asked after the event has happened"
        if play.world.count >= 10:
            play.do(Won(event.seat))

    def concede(self, play: Play[World], seat: Seat) -> None:
        play.do(Won(Seat(1 - seat)))

    def redact(self, state: State[World], seat: Seat) -> State[World]:
        return State(replace(state.world, secret=0), state.stack, Rng(0))

    def redact_event(self, event: Event, world: World, seat: Seat) -> Event:
        return event

    def imagine(self, view: State[World], seat: Seat, rng: Rng) -> State[World]:
        return view

    def preview(self, view: State[World], seat: Seat, intent: Intent) -> Preview | None:
        return None

    def laws(self, world: World) -> list[str]:
        return []


GAME = Counting()


def begun(*asked: Seat, count: int = 0, rest: tuple[Frame, ...] = ()) -> State[World]:
    return State(World(count), (*rest, Ask(asked or (ONE,))), Rng(1))


def test_a_game_runs_by_itself_to_its_first_decision() -> None:
    started = engine.start(GAME, GAME.new(None, 2, 1))
    assert started.events == (Told("start"),)
    assert engine.pending(started.state) == Ask((ONE, TWO))
    assert engine.waiting_for(started.state) == {ONE, TWO}


def test_apply_returns_a_new_state_and_leaves_the_old_one_untouched() -> None:
    state = begun(ONE)
    copy = State(World(0), (Ask((ONE,)),), Rng(1))
    applied = engine.apply(GAME, state, ONE, Count(1))
    assert state == copy
    assert (applied.state.world.count, applied.events) == (1, (Counted(ONE, 1), Told("last")))
    assert engine.apply(GAME, state, ONE, Count(1)) == applied, "the same intent leads to the same"


def test_a_roll_moves_the_generator_of_the_new_state_only() -> None:
    state = begun(ONE)
    rolled = engine.apply(GAME, state, ONE, Roll())
    assert (state.rng.counter, rolled.state.rng.counter) == (0, 1)
    assert engine.apply(GAME, state, ONE, Roll()) == rolled


@pytest.mark.parametrize(
    ("seat", "intent", "rule"),
    [
        (ONE, Count(4), "T-COUNT"),
        (TWO, Count(1), "T-OTHER"),
        (ONE, Stranger(), "T-NOT-NOW"),
        (Seat(2), Concede(), "T-OTHER"),
    ],
)
def test_a_refused_intent_changes_nothing_and_says_why(seat: Seat, intent: Intent, rule: str) -> None:
    state = begun(ONE)
    copy = State(World(0), (Ask((ONE,)),), Rng(1))
    with pytest.raises(Illegal) as caught:
        engine.apply(GAME, state, seat, intent)
    assert caught.value.refusal.rule == rule
    assert engine.why_not(GAME, state, seat, intent) == caught.value.refusal
    assert intent not in engine.legal(state, seat)
    assert state == copy


def test_a_refusal_is_told_from_the_view_of_the_seat() -> None:
    refusal = engine.why_not(GAME, begun(ONE), ONE, Count(4))
    assert refusal is not None
    assert refusal.facts == {"secret": 0}, "the world holds 7, which nobody may know"


def test_legal_is_what_nothing_forbids_and_empty_for_a_seat_that_is_not_asked() -> None:
    state = begun(ONE)
    assert engine.legal(state, ONE) == (Count(1), Count(2), Count(3), Roll())
    assert engine.legal(state, TWO) == ()
    assert all(engine.why_not(GAME, state, ONE, intent) is None for intent in engine.legal(state, ONE))


def test_frames_pushed_together_come_in_reading_order_and_later_ones_before_earlier_ones() -> None:
    applied = engine.apply(GAME, begun(ONE), ONE, Count(2))
    assert applied.events == (Counted(ONE, 2), Told("first"), Told("second"), Told("last"))
    assert applied.state.stack == (Ask((ONE, TWO)),), "a decision that asks nobody was passed over"


def test_what_lies_below_on_the_stack_waits_its_turn() -> None:
    applied = engine.apply(GAME, begun(ONE, rest=(Tell("below"),)), ONE, Count(1))
    assert applied.state.stack == (Tell("below"), Ask((ONE, TWO)))
    assert "below" not in applied.state.world.log


def test_cut_to_drops_what_is_pending_above_the_nearest_frame_of_a_type() -> None:
    applied = engine.apply(GAME, begun(ONE), ONE, Count(3))
    assert applied.events == (Counted(ONE, 3),), "neither the stories nor the last word are told"
    assert applied.state.stack == (Ask((ONE, TWO)),)


def test_cut_to_keeps_the_frame_itself_and_fails_without_one() -> None:
    play = Play(GAME, begun(ONE, rest=(Tell("below"),)))
    play.then(Tell("one"), Tell("two"))
    play.cut_to(Ask)
    assert play.stack == [Tell("below"), Ask((ONE,))]
    play.cut_to(Ask)
    assert play.stack == [Tell("below"), Ask((ONE,))]
    play.stack.pop()
    with pytest.raises(AssertionError, match="no Ask below"):
        play.cut_to(Ask)


def test_the_moment_a_game_is_decided_nothing_pending_happens_any_more() -> None:
    applied = engine.apply(GAME, begun(TWO, count=8), TWO, Count(2))
    assert applied.events == (Counted(TWO, 2), Won(TWO))
    assert applied.state.stack == ()
    assert (engine.pending(applied.state), engine.waiting_for(applied.state)) == (None, frozenset())
    assert GAME.outcome(applied.state) == Outcome((TWO,), "T-WON", "won")
    assert engine.legal(applied.state, TWO) == ()
    for intent in (Count(1), Concede()):
        refusal = engine.why_not(GAME, applied.state, TWO, intent)
        assert refusal is not None
        assert refusal.rule == "T-OVER"


def test_any_seat_may_concede_at_any_time_and_it_is_never_offered() -> None:
    state = begun(ONE)
    assert Concede() not in (*engine.legal(state, ONE), *engine.legal(state, TWO))
    assert engine.why_not(GAME, state, TWO, Concede()) is None
    applied = engine.apply(GAME, state, TWO, Concede())
    assert applied.events == (Won(ONE),)
    assert applied.state.stack == ()


def test_a_step_left_on_top_is_a_fault_of_the_rules_and_is_noticed() -> None:
    with pytest.raises(AssertionError, match="neither ran nor waits"):
        engine.pending(State(World(), (Tell("stuck"),), Rng(1)))


def test_whoever_is_asked_can_do_something_or_a_law_of_every_game_is_broken() -> None:
    asked = State(World(), (Ask((ONE, TWO)),), Rng(1))
    assert engine.unanswerable(asked) == [] == engine.broken_laws(GAME, asked)
    stuck = State(World(), (Mute((TWO,)),), Rng(1))
    assert engine.waiting_for(stuck) == {TWO}
    assert engine.legal(stuck, TWO) == ()
    assert engine.unanswerable(stuck) == ["seat 1 is asked and can do nothing"]
    assert engine.broken_laws(GAME, stuck) == ["seat 1 is asked and can do nothing"]
    assert engine.unanswerable(State(World(), (), Rng(1))) == []
