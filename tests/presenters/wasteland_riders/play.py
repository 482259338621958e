"""Random matches of Wasteland Riders that get on: nobody arranges his gear or haggles for ever."""

from collections.abc import Iterator

from game.devtools.invariants.seatings import Deal
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.registry import GAMES
from game.rules.wasteland_riders.fight.clashes import Rearranging
from game.rules.wasteland_riders.intents.common import (
    AcceptDeal,
    AttackMarker,
    DeclineDeal,
    Done,
    Propose,
    Trade,
)
from game.rules.wasteland_riders.intents.fights import AgreeMeeting, AskMeeting, RobHim, Search
from game.rules.wasteland_riders.market.dealing import Haggling
from game.rules.wasteland_riders.market.market import Trading
from game.rules.wasteland_riders.preparation import Arranging
from game.rules.wasteland_riders.rest import RestGear
from game.session.match import Match

LONG = (Arranging, RestGear, Rearranging, Haggling, Trading)
CLOSING = (Done, Trade, Propose, AcceptDeal, DeclineDeal)
EAGER = (AgreeMeeting, AskMeeting, RobHim, Search, AttackMarker)
"""What leads to fights and robberies, which chance alone would hardly find."""


def whole_game(deal: Deal, seed: int) -> Match:
    """One such match to its end."""
    first = None
    for _, match, _ in brisk(deal, seed, GAMES[deal.game].info.longest):
        first = first or match
        if match is not first:
            break
    assert first is not None
    assert first.outcome is not None
    return first


def brisk(deal: Deal, seed: int, steps: int) -> Iterator[tuple[int, Match, Seat]]:
    """Each decision of a random match with the seat that takes it; when a match ends another follows."""
    number = 0
    while True:
        match, chance = deal.match(seed), Draws(Rng(seed))
        while match.outcome is None:
            seat = chance.choice(sorted(match.waiting_for()))
            yield number, match, seat
            number += 1
            if number == steps:
                return
            legal = match.legal(seat)
            if isinstance(engine.pending(match.state), LONG) and chance.choice((True, True, False)):
                legal = tuple(one for one in legal if isinstance(one, CLOSING)) or legal
            eager = tuple(one for one in legal if isinstance(one, EAGER))
            match.submit(seat, chance.choice(eager or legal))
        seed += 1
