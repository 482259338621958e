"""R1, R7 in large numbers: whole games of random legal intents, with some steps checked closely.

What `wander` checks at every step is checked here at one in some: so ten million intents fit into one night.
"""

from game.devtools.invariants.random_play import Watched, some_seat
from game.devtools.invariants.tally import Tally, require, uncaught
from game.rules.core.rng import Draws
from game.session.match import Match

LOOK_EVERY = 4
"""On average one step in this number is checked closely, with an illegal intent beside it."""
VERIFY_EVERY = 4
"""One game in this number is played again from its record, digest by digest."""
CONCEDE_EVERY = 10
"""In one game in this number a seat concedes early."""
EARLY = 400


def roam(match: Match, chance: Draws, tally: Tally) -> None:
    """Play the match to its end at random. At every step the list of legal intents must be non-empty and
    every intent in it must work; laws, refusals, saves and the story are checked now and then."""
    with uncaught("R1"):
        watched = Watched(match, chance, tally)
        patience = chance.below(EARLY) if chance.below(CONCEDE_EVERY) == 0 else match.game.info.longest
        steps = 0
        while match.outcome is None:
            require(steps < match.game.info.longest, "R7", f"no end after {steps} intents")
            if steps >= patience:
                watched.look_again()
                watched.concede()
            elif chance.below(LOOK_EVERY) == 0:
                watched.look_again()
                watched.step()
                watched.try_illegal()
            else:
                _step(match, chance, tally)
            steps += 1
        watched.look_again()
        watched.check_over()
        if chance.below(VERIFY_EVERY) == 0:
            watched.check_record()
        tally["games ended"] += 1
        tally.most("longest game", steps)


def _step(match: Match, chance: Draws, tally: Tally) -> None:
    seat = some_seat(match, chance)
    legal = match.legal(seat)
    require(bool(legal), "R1", f"seat {seat} is waited for and can do nothing")
    match.submit(seat, chance.choice(legal))
    tally["legal intents"] += 1
