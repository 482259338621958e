"""How many cards each soldier has left: what everybody may know is what is."""

import pytest

from game.devtools.invariants.seatings import Deal
from game.rules.core.ids import CardId, Seat
from game.rules.desert_patrol.events import SoldierWounded
from game.rules.desert_patrol.insights.lives import cards_left
from game.rules.desert_patrol.terms import CounterId
from game.session.history import History
from tests.guards import at_least_one
from tests.presenters.wanderers import DEALS, decisions


@pytest.mark.sweep("part")
@pytest.mark.rule("DP-INFO-01", "DP-INFO-03", "DP-CAS-01", "DP-CAS-06")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_either_side_can_keep_count_of_all_cards_left(deal: Deal) -> None:
    """Reckoned from a seat's view and from what it saw happen; counted in the piles nobody may search."""
    matches = {id(match): match for _, match, _ in decisions(deal, 3, 400)}
    wounds = 0
    for match in at_least_one(matches.values()):
        world = match.state.world
        for seat in (Seat(0), Seat(1)):
            story = [event for step in History(match).history((seat,)) for event in step.events]
            wounds += sum(isinstance(event, SoldierWounded) for event in story)
            told = cards_left(match.view(seat).world, story)
            assert set(told) == set(world.soldiers)
            for soldier in world.soldiers:
                forces = world.forces(world.setting.counters[soldier].side)
                piles = (*forces.hand, *forces.deck, *forces.discard, *forces.play_area)
                assert told[CounterId(soldier)] == piles.count(CardId(soldier))
    assert wounds, "no soldier was wounded"
