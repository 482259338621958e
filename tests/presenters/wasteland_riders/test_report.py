"""The report of Wasteland Riders: its numbers are those of the game, whatever the mission."""

from functools import cache
from typing import TYPE_CHECKING

import pytest

from game.devtools.invariants.seatings import Deal, deals
from game.presenters.wasteland_riders.report.report import outcome_words, report, score
from game.presenters.wasteland_riders.report.statistics import Mention, compute, statistics
from game.rules.core.ids import Seat
from game.rules.core.values import Concede
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.events.missions import Reason
from game.rules.wasteland_riders.naming import NAMING
from game.session.match import Match
from tests.presenters.kits import LANGUAGES, kit_for
from tests.presenters.wasteland_riders.play import brisk

if TYPE_CHECKING:
    from game.rules.wasteland_riders.world.state import World

DEALS = deals("wasteland_riders")
LONGEST = 6000
ONE, TWO = Seat(0), Seat(1)


@cache
def played(deal: Deal, seed: int = 11) -> Match:
    """A brisk match played to its end."""
    last = None
    for _, match, _ in brisk(deal, seed, LONGEST):
        if last is not None and match is not last:
            break
        last = match
    assert last is not None
    assert last.outcome is not None
    return last


@pytest.mark.parametrize("deal", DEALS[::3], ids=str)
def test_a_report_can_be_made_of_every_mission(deal: Deal) -> None:
    match = played(deal)
    for language in LANGUAGES:
        found = report(kit_for(language=language), match)
        words = [found.score_title, found.curve_title, *found.notes]
        head, sentence = outcome_words(kit_for(language=language), match)
        assert not sentence.endswith("."), "the screen ends the sentence itself"
        words += (head, sentence)
        words += [head.words for head in found.heads] + [one.words for one in found.luck]
        words += [text for rank in found.ranking for text in (rank.place, rank.fate, *rank.values)]
        words += [text for one in found.mentions for text in (one.name, one.words)]
        assert all(text.strip() and "⟦" not in text for text in words)
        assert all(len(rank.values) == len(found.heads) for rank in found.ranking)
        assert all(0 <= one.share <= 1 and 0 <= one.expected <= 1 for one in found.luck)


@pytest.mark.parametrize("deal", DEALS[::3], ids=str)
def test_winners_stand_first_and_the_others_by_the_count_of_the_mission(deal: Deal) -> None:
    match = played(deal)
    assert match.outcome is not None
    world: World = match.state.world
    ranking = report(kit_for(), match).ranking
    winners = [rank.seat for rank in ranking if rank.is_winner]
    assert sorted(winners) == sorted(match.outcome.winners)
    assert [rank.seat for rank in ranking][: len(winners)] == winners
    losers = [rank.seat for rank in ranking if not rank.is_winner]
    scores = [score(world, seat) for seat in losers]
    assert scores == sorted(scores, reverse=True)
    assert sorted(rank.seat for rank in ranking) == list(world.seats)


@pytest.mark.parametrize("deal", DEALS[1::3], ids=str)
def test_the_numbers_are_those_of_the_game(deal: Deal) -> None:
    match = played(deal)
    world: World = match.state.world
    found = statistics(match)
    assert found.rounds == world.round
    for one in found.seats:
        assert one.reputation[-1] == world.knights[one.seat].reputation
        assert len(one.reputation) == found.rounds + 1
        assert one.won <= one.fights
        assert one.passed <= one.tests
        assert one.successes <= one.dice


def test_what_is_counted() -> None:
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
    found = compute(2, events)
    one, two = found.seats
    assert (one.tests, one.passed, one.dice, one.successes) == (1, 1, 3, 2)
    assert float(one.expected) == pytest.approx(1.2)
    assert float(two.expected) == pytest.approx(1.2)
    assert (two.hexes, two.mp, two.robbed, two.reputation) == (1, 3, 1, (0, 1))
    assert (one.luck, one.contracts) == (1, 1)
    assert found.mentions == (Mention("contracts", ONE, 1), Mention("robbed", TWO, 1))


def test_every_way_to_end_has_its_sentence() -> None:
    for language in LANGUAGES:
        texts = kit_for(language=language).texts
        assert all(texts.has(f"wr-report-reason_{reason}") for reason in NAMING.reasons)
    assert len(NAMING.reasons) == len(Reason.__args__)  # type: ignore[attr-defined]


def test_several_winners_share_the_first_place() -> None:
    match = DEALS[2].match(3)
    match.submit(min(match.waiting_for()), Concede())
    assert match.outcome is not None
    assert len(match.outcome.winners) == 3
    found = report(kit_for(language="en"), match)
    assert [rank.place for rank in found.ranking] == ["1.", "1.", "1.", "4."]
    head, sentence = outcome_words(kit_for(language="en"), match)
    assert head.startswith("Shared victory: ")
    assert " and " in head
    assert sentence
