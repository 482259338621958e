"""R3: the same seed and intents give the same game, on every system and at every step."""

import hashlib

import msgspec

from game.rules.core.rng import Draws, Rng
from game.trials.deals import Deal, deals
from game.trials.wandering import play_on

SEEDS_PER_DEAL = 2


class Recording(msgspec.Struct, frozen=True):
    """A random game: how long it was, and one digest over the digests after each of its steps."""

    deal: Deal
    seed: int
    steps: int
    digest: str


def recording(deal: Deal, seed: int) -> Recording:
    match = deal.match(seed)
    play_on(match, Draws(Rng(seed)), match.game.info.longest)
    chain = hashlib.blake2b(digest_size=16)
    for step in match.record.steps:
        chain.update(step.digest.encode())
    return Recording(deal, seed, len(match.steps), chain.hexdigest())


def recordings(game: str | None = None, seeds: int = SEEDS_PER_DEAL, first: int = 0) -> list[Recording]:
    return [recording(deal, seed) for deal in deals(game) for seed in range(first, first + seeds)]
