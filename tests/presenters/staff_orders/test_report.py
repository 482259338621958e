"""The report, the briefing and the margin of Staff Orders: their numbers are those of the game."""

from functools import cache

import pytest

from game.config.paths import PROJECT
from game.content.library import open_game
from game.devtools.invariants.seatings import Deal, deals
from game.i18n.rulebook import Rulebook
from game.presenters.staff_orders.report.briefing import DRAWN, brief
from game.presenters.staff_orders.report.report import outcome_words, report
from game.presenters.staff_orders.report.rulebook_notes import FACES, margin_notes, percent_of
from game.presenters.staff_orders.report.statistics import statistics
from game.rules.staff_orders.supply import score
from game.session.match import Match
from game.view.kit import Kit
from tests.guards import at_least_one
from tests.presenters.wanderers import decisions
from tests.scenes.staging import LANGUAGES, make_stage

DEALS = deals("staff_orders")


@cache
def kit(language: str) -> Kit:
    return make_stage(language=language).kit


@cache
def played(deal: Deal, seed: int = 11) -> Match:
    """A random match played to its end."""
    last = None
    for _, match, _ in decisions(deal, seed, 2000):
        if last is not None and match is not last:
            break
        last = match
    assert last is not None
    assert last.outcome is not None
    return last


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_a_report_can_be_made_of_every_battlefield(deal: Deal, language: str) -> None:
    match = played(deal)
    found = report(kit(language), match)
    words = [found.score_title, found.curve_title, *found.notes, *outcome_words(kit(language), match)]
    words += [text for row in found.rows for text in (row.label, *row.values)]
    words += [one.words for one in found.luck]
    words += [text for one in found.mentions for text in (one.name, one.words)]
    assert all(text.strip() and "⟦" not in text for text in words)
    assert all(len(row.values) == 2 for row in found.rows)
    assert all(0 <= one.share <= 1 and 0 <= one.expected <= 1 for one in found.luck)


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_rows_add_up_to_the_stars(deal: Deal) -> None:
    match = played(deal)
    world, found = match.state.world, report(kit("en"), match)
    (total,) = [row for row in found.rows if row.is_total]
    before = found.rows[: found.rows.index(total)]
    for seat, faction in at_least_one(enumerate(world.factions)):
        products = [row.values[seat].split(" × ") for row in before]
        assert sum(int(areas) * int(stars) for areas, stars in products) == score(world, faction)
        assert total.values[seat] == str(score(world, faction))


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_winner_is_named_and_the_curves_are_his_stars(deal: Deal) -> None:
    match = played(deal)
    assert match.outcome is not None
    world = match.state.world
    head, sentence = outcome_words(kit("en"), match)
    name = {"blue": "Blue", "yellow": "Yellow"}[world.faction_of(match.outcome.winners[0])]
    assert name in head
    assert sentence[0].isupper()
    curves = report(kit("en"), match).curves
    assert [curve.values for curve in curves] == [one.stars for one in statistics(match).seats]


def test_aircraft_are_counted_only_where_there_are_any() -> None:
    by_mode = {deal.scenario: report(kit("en"), played(deal)).notes[1] for deal in DEALS}
    assert "aircraft" in by_mode["l1"]
    assert "aircraft" not in by_mode["m1"]


# The briefing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("first", ["blue", "yellow", "draw"])
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_a_briefing_tells_the_numbers_of_its_map(deal: Deal, first: str, language: str) -> None:
    opened = open_game("staff_orders")
    found = brief(kit(language), opened, deal.scenario, {"first_seat": first}, 2)
    setting = opened.setting(deal.scenario, {"first_seat": first})
    words = [found.title, found.intro, found.summary, found.group]
    words += [text for fact in found.facts for text in (fact.label, fact.words)]
    words += [text for side in found.sides for text in (side.name, side.words, side.note)]
    assert all(text.strip() and "⟦" not in text for text in words)
    assert str(sum(setting.stars.values())) in found.facts[1].words  # type: ignore[attr-defined]
    assert str(len(setting.areas)) in found.facts[2].words  # type: ignore[attr-defined]
    assert len(found.sides) == 2


def test_the_first_seat_has_the_colour_it_chose() -> None:
    opened = open_game("staff_orders")
    names = {
        first: [side.name for side in brief(kit("en"), opened, "m1", {"first_seat": first}, 2).sides]
        for first in ("blue", "yellow")
    }
    assert names == {"blue": ["Blue", "Yellow"], "yellow": ["Yellow", "Blue"]}
    drawn = brief(kit("en"), opened, "m1", {"first_seat": "draw"}, 2).sides
    assert {side.colours for side in drawn} == {DRAWN}, "a colour that is not known yet is not shown"


def test_battlefields_stand_under_their_mode_with_the_first_game_first() -> None:
    opened = open_game("staff_orders")
    groups = [brief(kit("en"), opened, info.id, {}, 2).group for info in opened.scenarios]
    assert [info.id for info in opened.scenarios] == ["m1", "m2", "l1", "l2"]
    assert [info.number for info in opened.scenarios] == [1, 2, 3, 4]
    assert groups[0] == groups[1] != groups[2] == groups[3]


# The margin


def test_the_chances_are_those_of_the_dice_of_the_game() -> None:
    setting = open_game("staff_orders").setting("m1", {})
    assert setting.numbers.dice.faces == FACES  # type: ignore[attr-defined]
    assert (percent_of(1, 1), percent_of(1, 2), percent_of(1, 3)) == (67, 17, 0)
    assert (percent_of(2, 1), percent_of(2, 2)) == (89, 56)


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_stand_beside_rules_that_the_book_states(language: str) -> None:
    book = Rulebook.load(PROJECT / "assets" / "rulebook", language, "staff_orders")
    for note in at_least_one(margin_notes(kit(language))):
        assert set(note.rules) <= set(book.anchors)
        assert "⟦" not in note.title + note.words + "".join(cell for row in note.rows for cell in row)
