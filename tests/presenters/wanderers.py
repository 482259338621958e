"""Random matches, stopped at each decision for a look."""

from collections.abc import Iterator

from game.bots import RandomBot, bot_seed
from game.devtools.invariants.seatings import Deal, deals
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.session.match import Match

DEALS: tuple[Deal, ...] = deals("desert_patrol")
"""Of every scenario of Desert Patrol."""


def decisions(deal: Deal, seed: int, steps: int) -> Iterator[tuple[int, Match, Seat]]:
    """Each decision of a random match with the seat that takes it; when a match ends another follows."""
    number = 0
    while True:
        match = deal.match(seed)
        bots = [RandomBot(bot_seed(seed, seat)) for seat in range(match.seats)]
        chance = Draws(Rng(seed))
        while match.outcome is None:
            seat = chance.choice(sorted(match.waiting_for()))
            yield number, match, seat
            number += 1
            if number == steps:
                return
            match.submit(seat, bots[seat].choose(match.view(seat), seat, match.legal(seat)))
        seed += 1


def wandering(deal: Deal, steps: int, every: int) -> Iterator[tuple[Match, Seat]]:
    """Each so many decisions of a random match, with the seat that is asked."""
    for number, match, seat in decisions(deal, 7, steps):
        if number % every == 0:
            yield match, seat


def middle_of(deal: Deal, steps: int) -> Match:
    """A random match after so many decisions."""
    *_, (_, match, _) = decisions(deal, 11, steps)
    return match
