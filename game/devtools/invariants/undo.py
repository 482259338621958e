"""R5: undo is exact, never passes a barrier, and never lets a player peek or roll again."""

from typing import Any

from msgspec.structs import replace

from game.devtools.invariants.tally import Broken, Tally, require, uncaught
from game.rules.core import engine
from game.rules.core.codec import encode
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.session.match import Match, UndoClosed

WALK = 8


def take_back(match: Match, chance: Draws, tally: Tally, steps: int) -> None:
    """Random play; after every step a random walk of undo and redo, which must never pass the barrier."""
    with uncaught("R5"):
        states = [match.state]
        floor = 0
        while match.outcome is None and len(states) <= steps:
            seat = chance.choice(sorted(match.waiting_for()))
            intent = chance.choice(match.legal(seat))
            before = match.state
            match.submit(seat, intent)
            states.append(match.state)
            if must_close(match, before, seat):
                floor = len(states) - 1
            elif match.undo_barrier is None:
                check_no_peek(match, before, seat, intent, chance, tally)
            states, floor = _walk(match, states, floor, chance, tally)


def must_close(match: Match, before: State[Any], seat: Seat) -> bool:
    """Decided from the states alone: chance was used, or the seat has nothing more to decide."""
    return before.rng != match.state.rng or seat not in match.waiting_for()


def check_no_peek(
    match: Match, before: State[Any], seat: Seat, intent: Intent, chance: Draws, tally: Tally
) -> None:
    """A step that can be undone must look the same wherever the hidden cards are."""
    game = match.game
    imagined = game.imagine(game.redact(before, seat), seat, Rng(chance.below(1 << 62)))
    other = engine.apply(game, replace(imagined, rng=before.rng), seat, intent).state
    if game.outcome(other) is not None:
        return  # a world that would have been decided before: nobody could be in it now
    same = encode(game.redact(other, seat)) == encode(game.redact(match.state, seat))
    require(same, "R5", f"{intent} shows seat {seat} something hidden and can be taken back")
    tally["peeks looked for"] += 1


def _walk(
    match: Match, states: list[State[Any]], floor: int, chance: Draws, tally: Tally
) -> tuple[list[State[Any]], int]:
    """Undo and redo at random; at the end redo everything, or stay there and continue in another way."""
    place = len(states) - 1
    for _ in range(WALK):
        if chance.below(3) and _undo(match, tally):
            place -= 1
            require(place >= floor, "R5", f"undo passed the barrier before step {floor + 1}")
        elif match.can_redo:
            match.redo()
            place += 1
        require(match.state == states[place], "R5", f"undo or redo led to another state at step {place}")
    if chance.below(8) == 0:
        return states[: place + 1], floor
    while match.can_redo:
        _redo_or_repeat(match, chance, tally)
    require(match.state == states[-1], "R5", "doing it again led to another state")
    return states, floor


def _undo(match: Match, tally: Tally) -> bool:
    """Try to undo a step; a barrier must refuse and change nothing."""
    before, barrier = match.state, match.undo_barrier
    tally["undo tries"] += 1
    try:
        match.undo()
    except UndoClosed as closed:
        require(barrier == closed.barrier, "R5", f"{barrier} and {closed.barrier}")
        require(match.state is before, "R5", "a closed undo changed the state")
        return False
    if barrier is not None:
        raise Broken("R5", f"undo passed {barrier}")
    tally["steps taken back"] += 1
    return True


def _redo_or_repeat(match: Match, chance: Draws, tally: Tally) -> None:
    """The same intent submitted again must have the same result as the redo: nobody rolls twice."""
    again = match.redo()
    if match.undo_barrier is None and chance.below(2) == 0 and not match.can_redo:
        match.undo()
        match.submit(again.seat, again.intent)
        require(match.state == again.state, "R5", f"{again.intent} came out differently the second time")
        tally["steps repeated"] += 1


def pass_by_agreement(match: Match, tally: Tally) -> None:
    """Back to the start in friendly games, then the same intents: dice and shuffles have the same results."""
    with uncaught("R5"):
        steps = tuple(match.steps)
        while match.undo_barrier is None or match.undo_barrier.kind not in ("start", "load"):
            match.undo(friendly=True)
        for step in steps:
            match.submit(step.seat, step.intent)
            require(match.state == step.state, "R5", f"{step.intent} was rolled again")
            tally["steps repeated"] += 1
        require(match.friendly or not steps, "R5", "the record does not tell that a barrier was passed")
