"""The report of Desert Patrol: its numbers are those of the last state, in both languages."""

from fractions import Fraction
from functools import cache
from types import SimpleNamespace
from typing import Any, get_args

import pytest

from game.config.paths import ASSETS
from game.devtools.invariants.seatings import Deal
from game.i18n.rulebook import Rulebook
from game.presenters.desert_patrol.report.report import outcome_words, report
from game.presenters.shared.luck import one_decimal
from game.rules.core.ids import Seat
from game.rules.core.values import Outcome
from game.rules.desert_patrol.events import Reason
from game.rules.desert_patrol.insights.races import are_about_points, races
from game.rules.desert_patrol.insights.statistics import statistics
from game.rules.desert_patrol.victory import points, required
from game.session.history import story
from game.session.match import Match
from game.view.kit import Kit
from tests.guards import at_least_one
from tests.presenters.wanderers import DEALS, decisions
from tests.rules.desert_patrol.table import table
from tests.scenes.staging import LANGUAGES, make_stage

LONG = 400


@cache
def kit(language: str) -> Kit:
    return make_stage(language=language).kit


@cache
def played(deal: Deal) -> Match:
    """A random match as far as it comes; a report can be made of any whose secrets may be told."""
    last = None
    for _, match, _ in decisions(deal, 17, LONG):
        if last is not None and match is not last:
            break
        last = match
    assert last is not None
    return last


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_a_report_can_be_made_of_every_scenario(deal: Deal, language: str) -> None:
    found = report(kit(language), played(deal))
    words = [found.score_title, found.curve_title, *found.notes]
    words += [text for row in found.rows for text in (row.label, *row.values)]
    words += [one.words for one in found.luck] + [one.name + one.words for one in found.mentions]
    assert all(text.strip() and "⟦" not in text for text in words)
    assert found.rows
    assert all(len(row.values) == 2 for row in found.rows)
    assert all(0 <= one.share <= 1 and 0 <= one.expected <= 1 for one in found.luck)


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_rows_add_up_to_the_total(deal: Deal) -> None:
    match = played(deal)
    world, found = match.state.world, report(kit("en"), match)
    totals = [row for row in found.rows if row.is_total]
    if not world.setting.objectives and not world.setting.objects:
        assert totals == []
        return
    before = found.rows[: found.rows.index(totals[0])]
    for seat, side in at_least_one(enumerate(world.setting.sides)):
        assert sum(int(row.values[seat]) for row in before) == points(world, side)
        need = required(world, side)
        expected = f"{points(world, side)} of {need}" if need else str(points(world, side))
        assert totals[0].values[seat] == expected


def counted(match: Match, side: str) -> list[str]:
    """How far a side has come with each condition that is not about points."""
    forces, found = match.state.world.forces(side), []
    for condition in match.state.world.setting.win[side]:
        if condition.by != "points":
            done = forces.escaped if condition.by == "escape" else forces.neutralised
            found.append(f"{sum(counter in condition.of for counter in done)} of {condition.need}")
    return found


def test_every_condition_that_is_not_about_points_has_its_count() -> None:
    conditions = 0
    for deal in DEALS:
        match = played(deal)
        rows = report(kit("en"), match).rows
        for seat, side in enumerate(match.state.world.setting.sides):
            wanted = counted(match, side)
            assert set(wanted) <= {row.values[seat] for row in rows}, deal
            conditions += len(wanted)
    assert conditions >= 4


def test_curves_end_where_the_match_stands() -> None:
    every = [(match, curve) for match in map(played, DEALS) for curve in report(kit("en"), match).curves]
    assert len(every) > len(DEALS)
    for match, curve in every:
        assert len(curve.values) == match.round + 1
        if are_about_points(match.state.world):
            assert curve.values == statistics(match.first_state.world, story(match)).seats[curve.seat].points


def test_the_graph_shows_what_decides_the_scenario() -> None:
    """Where one side wins by neutralising, the other by points, both are told in parts of a hundred."""
    match = next(
        match
        for match in map(played, DEALS)
        if not are_about_points(match.state.world) and any(one.reached for one in races(match.state.world))
    )
    curves = {curve.seat: curve.values for curve in report(kit("en"), match).curves}
    world = match.state.world
    for seat, side in enumerate(world.setting.sides):
        race = max(100 * one.reached // one.condition.need for one in races(world) if one.side == side)
        assert curves[Seat(seat)][-1] == min(100, race)


def test_mentions_are_in_the_colours_of_their_side() -> None:
    for deal in DEALS:
        match = played(deal)
        found = statistics(match.first_state.world, story(match))
        for mention, deed in at_least_one(
            zip(report(kit("en"), match).mentions, found.highlights, strict=True)
        ):
            assert match.state.world.side_of(Seat(mention.seat)) == deed.side
            assert str(deed.count) in mention.words


@pytest.mark.parametrize(
    ("number", "polish", "english"),
    [
        (Fraction(94, 10), "9,4", "9.4"),
        (Fraction(0), "0,0", "0.0"),
        (Fraction(199, 20), "10,0", "10.0"),
        (Fraction(1, 3), "0,3", "0.3"),
    ],
)
def test_expected_hits_have_one_decimal_as_each_language_writes_it(
    number: Fraction, polish: str, english: str
) -> None:
    assert one_decimal(kit("pl"), number) == polish
    assert one_decimal(kit("en"), number) == english


# How it ended


def ended(reason: str, rule: str = "DP-RULING-56", lrdg: int = 0) -> Any:
    """A match of scenario 2 that the first seat, the LRDG, has won so, with these points to none."""
    game = table("dp_s02")
    tile = {1: "16A", 2: "21A"}.get(lrdg)
    game = game if tile is None else game.with_marker("lrdg", tile, "controlled")
    assert (points(game.world, "lrdg"), points(game.world, "italy")) == (lrdg, 0)
    outcome = Outcome((Seat(0),), rule, reason)
    return SimpleNamespace(state=game.with_world(outcome=outcome).state, outcome=outcome, round=7)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", get_args(Reason))
def test_every_way_to_end_is_told_in_words(reason: str, language: str) -> None:
    head, sentence = outcome_words(kit(language), ended(reason))
    assert "LRDG" in head
    assert sentence[0].isupper()
    assert "⟦" not in sentence


@pytest.mark.rule("DP-RULING-56", "DP-HOPE-06")
@pytest.mark.parametrize("reason", ["standstill", "both_hopeless"])
def test_the_sentence_says_whether_points_or_the_initiative_decided(reason: str) -> None:
    assert outcome_words(kit("en"), ended(reason, lrdg=2))[1].endswith("the winner had more points")
    tie = outcome_words(kit("en"), ended(reason))[1]
    assert tie.endswith("the points were equal; the winner had the initiative marker")


@pytest.mark.rule("DP-RULING-35")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_of_an_earlier_version_is_still_told_and_its_rule_found(language: str) -> None:
    old = ended("annihilated", "DP-RULING-35")
    words = outcome_words(kit(language), old)[1]
    assert ("soldier" if language == "en" else "żołnierza") in words
    book = Rulebook.load(ASSETS / "rulebook", language, "desert_patrol")
    assert book.paragraph(old.outcome.rule) is not None
