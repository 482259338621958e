"""The engine: who is waited for, what is legal, why not, and what an intent leads to.

Every function is pure: a state is never changed, `apply` returns a new one.

- A state that `start` or `apply` returned has a decision with somebody to ask on top of its stack, or an
  empty stack: then the game is over, nobody is waited for, nothing is legal, and every intent is refused.
- `legal` and `why_not` agree: an intent is in `legal` exactly if it is a candidate and `why_not` gives None.
  `Concede` is never listed, though a seat may submit it whenever the game does not forbid it.
- A seat that is neither asked nor a bystander gets an empty list and a refusal, never an error.
- Refusals are worked out from the asking seat's view, so that an explanation cannot leak what the seat may
  not know.
"""

from typing import Any, cast

from game.rules.core.frames import NOBODY, Decision
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.play import GameOver, Play
from game.rules.core.state import Applied, State
from game.rules.core.values import Concede, Illegal, Intent, Refusal, W


def pending(state: State[W]) -> Decision[W] | None:
    """The decision that waits; None once the game is over."""
    if not state.stack:
        return None
    top: Any = state.stack[-1]
    assert top.waits, f"{top} neither ran nor waits"
    return cast("Decision[W]", top)


def waiting_for(state: State[W]) -> frozenset[Seat]:
    """The seats that may act now; several when they choose at the same time."""
    if not state.stack:
        return NOBODY
    decision: Any = state.stack[-1]
    asked: frozenset[Seat] = decision.seats(state.world)
    return asked


def bystanders(state: State[W]) -> frozenset[Seat]:
    """The seats that are not asked but may interject."""
    if not state.stack:
        return NOBODY
    return cast("Decision[W]", state.stack[-1]).bystanders(state.world)


def legal(state: State[W], seat: Seat) -> tuple[Intent, ...]:
    """Everything `seat` may do now, except conceding."""
    if not state.stack:
        return ()
    decision: Any = state.stack[-1]
    world = state.world
    if not decision.is_asked(world, seat) and seat not in decision.bystanders(world):
        return ()
    offered: tuple[Intent, ...] = decision.legal(world, seat)
    return offered


def unanswerable(state: State[W]) -> list[str]:
    """The law that every asked seat has at least one legal intent: a sentence for each seat that has none."""
    stuck = [seat for seat in sorted(waiting_for(state)) if not legal(state, seat)]
    return [f"seat {seat} is asked and can do nothing" for seat in stuck]


def broken_laws(game: Game[W], state: State[W]) -> list[str]:
    """Every law that this state breaks while the game goes on: laws of its world, of its moment, and of
    the asked seats. Empty if all is well."""
    return [*game.laws(state.world), *game.laws_of_play(state), *unanswerable(state)]


def _may_speak(decision: Decision[W], world: W, seat: Seat) -> bool:
    return decision.is_asked(world, seat) or seat in decision.bystanders(world)


def why_not(game: Game[W], state: State[W], seat: Seat, intent: Intent) -> Refusal | None:
    """None if `seat` may do this now; otherwise the rule that forbids it, worked out from the seat's view."""
    refusal = _refusal(game, state, seat, intent)
    if refusal is None or seat not in game.seats(state.world):
        return refusal
    refusal = _refusal(game, game.redact(state, seat), seat, intent)
    assert refusal is not None, f"{intent} is refused in the state and allowed in the view of seat {seat}"
    return refusal


def _refusal(game: Game[W], state: State[W], seat: Seat, intent: Intent) -> Refusal | None:
    decision = pending(state)
    if decision is None:
        return Refusal(game.info.rule_game_over)
    is_seated = seat in game.seats(state.world)
    if type(intent) is Concede and is_seated:
        return game.why_not_concede(state.world, seat)
    if not is_seated or not _may_speak(decision, state.world, seat):
        refusal = decision.why_not_heard(state.world, seat, intent) if is_seated else None
        return refusal or Refusal(game.info.rule_other_seat)
    if type(intent) not in game.intents:
        return Refusal(game.info.rule_not_now)
    return decision.why_not(state.world, seat, intent)


def apply(
    game: Game[W], state: State[W], seat: Seat, intent: Intent, offered: tuple[Intent, ...] = ()
) -> Applied[W]:
    """Carry out a legal intent and run on to the next decision or the end of the game; raises `Illegal` if
    it is refused.

    The given state is not changed. `offered` may be the result of `legal` for this state and seat: an
    intent in it is not checked again.
    """
    if intent not in offered and _refusal(game, state, seat, intent) is not None:
        refusal = why_not(game, state, seat, intent)
        assert refusal is not None
        raise Illegal(refusal)
    play = Play(game, state)
    try:
        if type(intent) is Concede:
            game.concede(play, seat)
        else:
            decision: Any = play.stack.pop()
            decision.take(play, seat, intent)
        _run(play)
    except GameOver:
        play.stack.clear()
    return Applied(play.state, tuple(play.events), tuple(play.worlds))


def start(game: Game[W], state: State[W]) -> Applied[W]:
    """Run a freshly set up state on to its first decision."""
    play = Play(game, state)
    try:
        _run(play)
    except GameOver:
        play.stack.clear()
    return Applied(play.state, tuple(play.events), tuple(play.worlds))


def _run(play: Play[W]) -> None:
    """Run steps until a decision that asks somebody is on top or the stack is empty; decisions that ask
    nobody are dropped."""
    stack: list[Any] = play.stack
    while stack:
        top = stack.pop()
        if not top.waits:
            top.run(play)
        elif top.seats(play.world):
            stack.append(top)
            return
