"""Fixed positions of each game with their counts, and recorded games, each in a file beside this one.

Make them anew after a rule was changed on purpose, and name the rule's id in the commit:

    python -m tests.conformance.counts             counts the same positions again
    python -m tests.conformance.counts --positions chooses new positions as well
    python -m tests.conformance.counts --games     plays the recorded games again
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from game.devtools.invariants.perft import count
from game.devtools.invariants.random_play import play_on
from game.devtools.invariants.recordings import Recording, recordings
from game.devtools.invariants.seatings import Deal, deals
from game.rules.core.codec import Codec, encode
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.registry import GAMES
from game.session.match import Match

HERE = Path(__file__).parent
RECORDINGS = HERE / "recordings.json"
POSITIONS = 10
DEPTH = 3
MOST = 20_000


class Counted(msgspec.Struct, frozen=True):
    """A position; its setting is left out: content may change without changing a count."""

    deal: Deal
    options: dict[str, str]
    state: Any
    counts: list[tuple[int, int]]
    """At each depth: legal intents, distinct positions."""

    def opened(self) -> tuple[Match, State[Any]]:
        deal = self.deal
        match = Match.new(deal.game, scenario=deal.scenario, seats=deal.seats, seed=0, options=self.options)
        world = {**self.state["world"], "setting": match.setting.key}
        state = Codec(match.game, match.setting).state(msgspec.json.encode({**self.state, "world": world}))
        return match, state

    def counted(self) -> "Counted":
        match, state = self.opened()
        counts = count(match.game, state, DEPTH, MOST)
        return msgspec.structs.replace(self, counts=counts)


def file_of(game: str) -> Path:
    return HERE / f"perft_{game}.json"


def read(game: str) -> list[Counted]:
    return msgspec.json.decode(file_of(game).read_bytes(), type=list[Counted])


def chosen(game: str) -> Iterator[Counted]:
    """Spread over scenarios and over the length of a game."""
    tables = deals(game)
    for number in range(POSITIONS):
        deal = tables[number * len(tables) // POSITIONS]
        match = deal.match(number)
        play_on(match, Draws(Rng(number)), 7 + 9 * number)
        while match.outcome is not None:
            match.undo(friendly=True)
        state = msgspec.json.decode(encode(match.state))
        state["world"]["setting"] = ""
        yield Counted(deal, match.options, state, [])


def read_recordings() -> list[Recording]:
    return msgspec.json.decode(RECORDINGS.read_bytes(), type=list[Recording])


def write(path: Path, values: list[Any]) -> None:
    lines = b",\n".join(msgspec.json.encode(value) for value in values)
    path.write_bytes(b"[\n" + lines + b"\n]\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", action="store_true")
    parser.add_argument("--games", action="store_true")
    asked = parser.parse_args()
    if asked.games:
        write(RECORDINGS, recordings())
        return
    for game in GAMES:
        positions = list(chosen(game)) if asked.positions else read(game)
        write(file_of(game), [position.counted() for position in positions])


if __name__ == "__main__":
    main()
