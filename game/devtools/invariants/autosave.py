"""R4, L3: a match played with autosave, on a disk in memory, can be resumed at every moment."""

from pathlib import Path

from game.devtools.invariants.memory_disks import MemoryDisk, ReadOnlyDisk
from game.devtools.invariants.tally import Tally, require, uncaught
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws
from game.session.autosave import Autosave, recover
from game.session.match import Match

FOLDER = Path("match")
HINT_EVERY = 7
"""Steps between two hints: a fixed number, so that it uses no random draws of the match."""


def keep(
    match: Match, chance: Draws, tally: Tally, steps: int, every: int
) -> tuple[MemoryDisk, frozenset[str]]:
    """Play, undo and redo; now and then compare with what a crash would leave.

    Returns the disk, and the digest of every moment of the match.
    """
    drawer = MemoryDisk()
    history = {match.digest()}
    with uncaught("R4"):
        autosave = Autosave(match, FOLDER, disk=drawer)
        for number in range(steps):
            if match.outcome is not None:
                break
            _act(autosave, chance)
            if number % HINT_EVERY == 0:
                autosave.take_hint(Seat(number % match.seats))
            history.add(match.digest())
            if number % every == 0:
                check_recovered(match, drawer, tally)
        check_recovered(match, drawer, tally)
        autosave.close()
    return drawer, frozenset(history)


def _act(autosave: Autosave, chance: Draws) -> None:
    match = autosave.match
    if match.can_redo and chance.below(2):
        autosave.redo()
    elif chance.below(5) == 0 and match.undo_barrier is None:
        autosave.undo()
    elif chance.below(25) == 0 and match.steps:
        autosave.undo(friendly=True)
    else:
        seat = chance.choice(sorted(match.waiting_for()))
        autosave.submit(seat, chance.choice(match.legal(seat)))


def check_recovered(match: Match, drawer: MemoryDisk, tally: Tally) -> None:
    recovered = recover(FOLDER, ReadOnlyDisk(drawer.contents))
    require(not recovered.damaged, "R4", f"a sound autosave is called damaged: {recovered.damaged}")
    require(recovered.match.state == match.state, "R4", "another moment was recovered")
    require(recovered.match.record().steps == match.record().steps, "R4", "another past was recovered")
    require(recovered.match.hints == match.hints, "R4", "other hints were recovered")
    tally["autosaves recovered"] += 1
