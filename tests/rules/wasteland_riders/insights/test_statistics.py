"""What a match came to: exact numbers of a story told by hand."""

import pytest

from game.devtools.invariants.seatings import deals
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.insights.statistics import Highlight, statistics

ONE, TWO = Seat(0), Seat(1)


def test_what_is_counted() -> None:
    start = deals("wasteland_riders")[0].match(1).first_state.world
    rolled = je.SkillTestRolled(ONE, (7, 1, 10), 2, 1)
    events = (
        ev.RoundStarted(1, last=False),
        je.SkillTestStarted(ONE, "exploration", "repair", 7, 1),
        rolled,
        je.SkillTestEnded(ONE, ok=True),
        je.HexEntered(TWO, "M1", 3, "vehicle"),
        ev.ResourceChanged(TWO, "reputation", 1, 1, "reward"),
        fe.AttackRolled(TWO, "red", (1, 2), 5, 0, 0),
        fe.Robbed(TWO, ONE, "nothing"),
        fe.Robbed(TWO, ONE, "gear"),
        ev.LuckPlayed(ONE, "l01_jechalem_cala_noc"),
        je.ContractCompleted(ONE, "zp1", "private"),
    )
    found = statistics(start, events)
    one, two = found.seats
    assert (one.tests, one.passed, one.dice, one.successes) == (1, 1, 3, 2)
    assert float(one.expected) == pytest.approx(1.2)
    assert float(two.expected) == pytest.approx(1.2)
    assert (two.hexes, two.mp, two.robbed, two.reputation) == (1, 3, 1, (0, 1))
    assert (one.luck, one.contracts) == (1, 1)
    assert found.highlights == (Highlight("contracts", ONE, 1), Highlight("robbed", TWO, 1))
