"""R3: recorded games come out the same at every step, whatever Python's hashes are seeded with."""

import os
import subprocess
import sys

import msgspec
import pytest

from game.config.paths import PROJECT
from game.devtools.invariants.recordings import Recording, recording, recordings
from game.devtools.invariants.seatings import deals
from tests.conformance.counts import read_recordings
from tests.guards import at_least_one

SEEDS = ("0", "1", "random")
FEW = "import sys; from tests.conformance.test_recordings import print_them; print_them()"


def print_them() -> None:
    """What a program started with other hashes says about one recorded game of each deal."""
    sys.stdout.write(msgspec.json.encode(recordings(seeds=1)).decode())


def test_every_deal_has_recorded_games() -> None:
    assert {one.deal for one in read_recordings()} == set(deals())


@pytest.mark.parametrize("deal", deals(), ids=str)
def test_recorded_games_come_out_the_same_at_every_step(deal: object) -> None:
    """Anew, when a rule was changed on purpose: `python -m tests.conformance.counts --games`."""
    for recorded in at_least_one(one for one in read_recordings() if one.deal == deal):
        assert recording(recorded.deal, recorded.seed) == recorded


@pytest.mark.sweep("part")
@pytest.mark.parametrize("seed", SEEDS)
def test_hashes_do_not_matter(seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    said = subprocess.run(
        [sys.executable, "-c", FEW], cwd=PROJECT, env=environment, capture_output=True, check=True
    ).stdout
    found = msgspec.json.decode(said, type=list[Recording])
    assert found == [one for one in read_recordings() if one.seed == 0]


def test_planted_another_seed_is_another_game() -> None:
    deal = deals()[0]
    assert recording(deal, 0).digest != recording(deal, 1).digest
