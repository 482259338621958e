"""R3: the same seed and intents give the same game, on every system and at every step."""

import hashlib

import msgspec

from game.devtools.invariants.seatings import Deal, deals
from game.rules.core.codec import encode
from game.rules.core.rng import Draws, Rng

SEEDS_PER_DEAL = 2


class Recording(msgspec.Struct, frozen=True):
    """A random game: its number of steps, and one digest over the digests after each step."""

    deal: Deal
    seed: int
    steps: int
    digest: str


def recording(deal: Deal, seed: int) -> Recording:
    """Intents are chosen in the order of their bytes, so that the order of a list has no influence."""
    match = deal.match(seed)
    chance = Draws(Rng(seed))
    chain = hashlib.blake2b(digest_size=16)
    steps = 0
    while match.outcome is None and steps < match.game.info.longest:
        seat = chance.choice(sorted(match.waiting_for()))
        match.submit(seat, chance.choice(sorted(match.legal(seat), key=encode)))
        chain.update(match.digest().encode())
        steps += 1
    return Recording(deal, seed, steps, chain.hexdigest())


def recordings(game: str | None = None, seeds: int = SEEDS_PER_DEAL, first: int = 0) -> list[Recording]:
    return [recording(deal, seed) for deal in deals(game) for seed in range(first, first + seeds)]
