"""Autosave: every acknowledged intent is found again after a crash, undo and redo included."""

import multiprocessing
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from game.devtools.invariants.autosave import keep
from game.devtools.invariants.seatings import Deal, deals
from game.devtools.invariants.tally import Tally
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Concede, Illegal
from game.session.autosave import LOCK, PAGES, begin, recover, resume
from game.session.kept import Kept, forget, unfinished
from game.session.saves import Broken
from game.store import Lock, StoreError
from tests.session.matches import match_at, step


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", deals(), ids=str)
def test_at_every_moment_a_crash_loses_nothing(deal: Deal) -> None:
    tally = Tally()
    keep(deal.match(3), Draws(Rng(3)), tally, steps=80, every=2)
    assert tally["autosaves recovered"] > 5


def test_a_page_per_round_and_ten_are_kept(tmp_path: Path) -> None:
    match, chance = match_at(0), Draws(Rng(4))
    autosave = begin(match, tmp_path)
    pages: set[str] = set()
    while match.round < PAGES + 5 and match.outcome is None:
        autosave.submit(*step(match, chance))
        pages |= {path.name for path in autosave.folder.glob("*.snapshot")}
    assert len(pages) == match.round
    assert len(list(autosave.folder.glob("*.snapshot"))) == PAGES
    autosave.close()


def test_a_refused_intent_leaves_no_line(tmp_path: Path) -> None:
    match = match_at(3)
    autosave = begin(match, tmp_path)
    before = {path: path.read_bytes() for path in autosave.folder.iterdir()}
    with pytest.raises(Illegal):
        autosave.submit(99, Concede())
    assert {path: path.read_bytes() for path in autosave.folder.iterdir()} == before
    autosave.close()


def test_unfinished_matches_are_offered_newest_first_and_not_while_played(tmp_path: Path) -> None:
    chance = Draws(Rng(5))
    first, second = begin(match_at(4, seed=1), tmp_path), begin(match_at(4, seed=2), tmp_path)
    second.submit(*step(second.match, chance))
    assert unfinished(tmp_path) == []
    first.close()
    time.sleep(0.02)
    second.submit(*step(second.match, chance))
    second.close()
    found = unfinished(tmp_path)
    assert all(isinstance(one, Kept) for one in found)
    assert [one.folder for one in found if isinstance(one, Kept)] == [second.folder, first.folder]
    forget(first.folder)
    assert len(unfinished(tmp_path)) == 1


def test_a_finished_match_is_not_offered_until_its_end_is_taken_back(tmp_path: Path) -> None:
    autosave = begin(match_at(10), tmp_path)
    autosave.submit(0, Concede())
    autosave.close()
    assert unfinished(tmp_path) == []
    again, recovered = resume(autosave.folder)
    assert recovered.match.outcome is not None
    again.undo(friendly=True)
    again.close()
    assert len(unfinished(tmp_path)) == 1


def test_a_resumed_match_goes_on_and_survives_the_loss_of_any_snapshot(tmp_path: Path) -> None:
    """Lines of several sessions follow one another, whichever page they are read from."""
    chance = Draws(Rng(6))
    autosave = begin(match_at(4), tmp_path)
    for _ in range(3):
        for _ in range(3):
            autosave.submit(*step(autosave.match, chance))
        autosave.close()
        autosave, recovered = resume(autosave.folder)
        assert recovered.damaged == ()
    autosave.submit(*step(autosave.match, chance))
    autosave.close()
    snapshots = sorted(autosave.folder.glob("*.snapshot"))
    for path in reversed(snapshots[1:]):
        path.write_bytes(b"spoilt")
        found = recover(autosave.folder)
        assert found.match.state == autosave.match.state
        assert found.match.record().steps == autosave.match.record().steps
        assert path in {error.path for error in found.damaged}


def test_damaged_pages_are_set_aside_when_the_match_goes_on(tmp_path: Path) -> None:
    chance = Draws(Rng(7))
    autosave = begin(match_at(4), tmp_path)
    autosave.submit(*step(autosave.match, chance))
    autosave.close()
    again, _ = resume(autosave.folder)
    again.close()
    newest = sorted(autosave.folder.glob("*.snapshot"))[-1]
    newest.write_bytes(b"spoilt")
    resumed, recovered = resume(autosave.folder)
    resumed.close()
    assert [error.path for error in recovered.damaged] == [newest]
    assert newest.with_name(newest.name + ".damaged1").read_bytes() == b"spoilt"
    assert recover(autosave.folder).damaged == ()


def test_a_match_is_played_by_one_program_at_a_time(tmp_path: Path) -> None:
    autosave = begin(match_at(4), tmp_path)
    with pytest.raises(StoreError, match="in use"):
        resume(autosave.folder)
    with pytest.raises(StoreError, match="in use"):
        forget(autosave.folder)
    autosave.close()
    resume(autosave.folder)[0].close()


def test_a_folder_with_nothing_readable_is_told_not_hidden(tmp_path: Path) -> None:
    (tmp_path / "match").mkdir()
    (tmp_path / "match" / "page-000001.snapshot").write_bytes(b"spoilt")
    (tmp_path / "empty").mkdir()
    (entry,) = unfinished(tmp_path)
    assert isinstance(entry, Broken)
    assert entry.error.path.name == "page-000001.snapshot"
    with pytest.raises(StoreError):
        recover(tmp_path / "match")


ASKS = Seat(1)


def play_until_killed(root: Path, seed: int, told: "multiprocessing.connection.Connection") -> None:
    match, chance = match_at(0, seed), Draws(Rng(seed))
    autosave = begin(match, root)
    while match.outcome is None:
        autosave.submit(*step(match, chance))
        autosave.take_hint(ASKS)
        told.send((match.digest(), len(match.steps), match.hints[ASKS]))


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_program_loses_no_acknowledged_intent(seed: int, tmp_path: Path) -> None:
    """L1 without a window: kill -9 at a random moment. A hint that was taken is not forgotten either."""
    context: Any = multiprocessing.get_context("fork" if hasattr(os, "fork") else "spawn")
    here, there = context.Pipe(duplex=False)
    victim = context.Process(target=play_until_killed, args=(tmp_path, seed, there))
    victim.start()
    last = here.recv()
    time.sleep(0.01 + 0.05 * seed)
    os.kill(victim.pid or 0, getattr(signal, "SIGKILL", signal.SIGTERM))
    victim.join()
    while here.poll():
        last = here.recv()
    (folder,) = tmp_path.iterdir()
    recovered = recover(folder)
    assert recovered.damaged == ()
    recovered.match.look_back()
    done = len(recovered.match.steps)
    assert done in (last[1], last[1] + 1)
    assert recovered.match.steps[last[1] - 1].state is not None
    assert recovered.match.record().steps[last[1] - 1].leads_to(last[0])
    assert last[2] > 0
    assert recovered.match.hints[ASKS] in (last[2], last[2] + 1)
    with Lock(folder / LOCK):
        pass
