"""The report of Last Comrade: ranking by death, causes and culprits, Life by turns; briefing and margin."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from game.config.paths import PROJECT
from game.content.library import open_game
from game.devtools.invariants.seatings import Deal
from game.i18n.rulebook import Rulebook
from game.presenters.contract.report import Report
from game.presenters.last_comrade.report import briefing, rulebook_notes
from game.presenters.last_comrade.report.report import HEADS, fate, outcome_words, report
from game.presenters.last_comrade.report.statistics import (
    LEAST,
    MOST_MENTIONS,
    Statistics,
    compute,
    statistics,
)
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as line
from game.rules.last_comrade.state import World
from game.session.match import Match
from game.view.kit import Kit
from tests.guards import at_least_one
from tests.presenters.wanderers import decisions
from tests.rules.last_comrade.table import content, start
from tests.scenes.staging import LANGUAGES, make_stage

DEALS = tuple(
    Deal("last_comrade", scenario, seats)
    for scenario, seats in (("duel_short", 2), ("platoon", 6), ("horde", 10))
)


@cache
def kit(language: str = "en") -> Kit:
    return make_stage(language=language).kit


@cache
def finished(deal: Deal) -> Match:
    """The first match of random play."""
    found = None
    for _, match, _ in decisions(deal, 31, 6000):
        if found is not None and match is not found:
            return found
        found = match
    raise AssertionError("no match came to its end")


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_ranking_goes_by_the_order_of_death(deal: Deal) -> None:
    match = finished(deal)
    found, world = statistics(match), match.state.world
    assert [one.comrade for one in found.seats] == list(world.order)
    for one in found.seats:
        batch = world.players[one.comrade].batch
        later = [other for other in world.players.values() if other.batch == 0 or other.batch > batch]
        assert one.place == (1 if batch == 0 else 1 + len(later))
        assert (one.death is None) == world.players[one.comrade].alive
    told = report(kit(), match)
    assert [rank.place for rank in told.ranking] == sorted(
        (rank.place for rank in told.ranking), key=lambda place: int(place.strip(".").split("–")[0])
    )
    assert {rank.seat for rank in told.ranking} == set(range(match.seats))


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_numbers_agree_with_what_happened(deal: Deal) -> None:
    match = finished(deal)
    found, world = statistics(match), match.state.world
    events = [event for step in match.steps for event in step.events]
    lost = Counter[str]()
    for event in events:
        if isinstance(event, line.DamageTaken):
            lost[event.comrade] += event.amount
        elif isinstance(event, line.MedallionSaved):
            lost[event.comrade] += event.lost
    start_life = world.setting.start_life
    for one in found.seats:
        assert one.lost == lost[one.comrade]
        assert start_life - one.lost + one.healed == world.players[one.comrade].life
        assert one.life[0] == start_life
        assert len(one.life) <= found.turns + 1
        assert one.life[-1] == world.players[one.comrade].life
        assert 0 not in one.life[:-1]
        assert one.death is None or one.death.cause in (*world.setting.attacks, *world.setting.equipment)
    assert sum(one.killed for one in found.seats) == sum(
        one.death is not None and one.death.culprit not in (None, one.comrade) for one in found.seats
    )
    assert found.turns == world.turn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_everything_on_the_report_has_words(deal: Deal, language: str) -> None:
    match = finished(deal)
    told = report(kit(language), match)
    head, sentence = outcome_words(kit(language), match)
    for words in (head, sentence, *sentences(told)):
        assert words
        assert "⟦" not in words
        assert "{" not in words
    assert all(len(rank.values) == len(HEADS) == len(told.heads) for rank in told.ranking)
    assert len(told.mentions) <= MOST_MENTIONS
    assert [curve.label for curve in told.curves] == [str(seat + 1) for seat in range(match.seats)]


def sentences(told: Report) -> list[str]:
    found = [told.score_title, told.curve_title, *told.notes, *(head.words for head in told.heads)]
    found += [rank.fate for rank in told.ranking] + [rank.place for rank in told.ranking]
    return found + [words for one in told.mentions for words in (one.name, one.words)]


# Causes


def told_of(world: World, *events: Event) -> Statistics:
    return compute(world, events)


def names(players: int = 3) -> tuple[World, list[Any]]:
    world = start(players, options={"draft_mode": "none"}).world
    return world, list(world.order)


def test_a_shot_a_door_and_a_hiding_place_have_a_culprit_and_an_attack_has_none() -> None:
    world, (one, two, three) = names()
    ten = world.setting.start_life
    hit = line.HitStarted(two, "grenade", "splash_main", ten)
    dead = (line.DamageTaken(two, ten, 0), line.ComradeDied(two, 1, ()))
    by_nobody = told_of(world, hit, *dead)
    assert death(by_nobody, two) == ("grenade", None)
    for sent in (
        line.RevolverFired(one, two),
        line.HitReflected(one, two, "back"),
        line.HitShielded(one, two),
    ):
        found = told_of(world, sent, hit, *dead)
        assert death(found, two) == ("grenade", one)
        assert found.seats[0].killed == 1
        assert found.mentions[0].deed == "killer"
        assert fate(kit(), found.seats[1]).endswith(f"({kit().say(f'lc-comrade-{one}')})")
    later = line.HitStarted(three, "grenade", "splash_indirect", 2)
    after = told_of(
        world, line.HitReflected(one, two, "back"), hit, dead[0], later, line.DamageTaken(three, 2, 8)
    )
    assert after.seats[2].hits == 1


def death(found: Statistics, comrade: str) -> tuple[str | None, str | None]:
    fell = next(one.death for one in found.seats if one.comrade == comrade)
    assert fell is not None
    return fell.cause, fell.culprit


def test_the_roulette_is_to_blame_where_the_hit_alone_would_not_have_killed() -> None:
    world, (one, *_) = names()
    ten = world.setting.start_life
    hit = line.HitStarted(one, "grenade", "splash_main", ten)
    reduced = line.HitReduced(one, "helmet", 1, ten - 1)
    fired = line.RouletteFired(one, ("russian_roulette",), 2)
    dead = (line.DamageTaken(one, ten, 0), line.ComradeDied(one, 1, ()))
    assert death(told_of(world, hit, fired, *dead), one) == ("grenade", None)
    assert death(told_of(world, hit, reduced, fired, *dead), one) == ("russian_roulette", None)


def test_who_gave_up_has_no_cause_and_those_who_died_together_share_a_place() -> None:
    world, (one, two, three) = names()
    events = (ev.GaveUp(one), line.ComradeDied(one, 1, ()), line.ComradeDied(two, 1, ()))
    found = told_of(world, *events)
    assert death(found, one) == (None, None)
    assert [seat.place for seat in found.seats] == [2, 2, 1]
    assert found.seats[2].comrade == three
    assert found.seats[2].death is None
    assert kit().say("lc-report-gave_up", turn=found.turns) == fate(kit(), found.seats[0])
    assert not any(mention.deed == "first" for mention in found.mentions)


def test_a_deed_that_two_did_as_often_is_not_mentioned() -> None:
    world, (one, two, _) = names()
    hidden = line.HitShielded(one, two), line.HitShielded(two, one)
    assert [mention.deed for mention in told_of(world, hidden[0]).mentions] == ["shield"]
    assert told_of(world, *hidden).mentions == ()
    for language in LANGUAGES:
        for deed in (*LEAST, "first"):
            for count in (1, 2, 5, 22):
                words = kit(language).say(f"lc-report-deed_{deed}.words", count=count)
                assert "⟦" not in words


def test_when_nobody_is_left_the_enemy_army_wins() -> None:
    class Over:
        class outcome:  # noqa: N801
            winners = ()
            reason = "enemy_army"

    head, sentence = outcome_words(kit(), Over())
    assert "enemy army" in head
    assert sentence[0].isupper()


# Before the game, and beside the rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_preset_is_told_with_every_option(language: str) -> None:
    opened = open_game("last_comrade")
    for info in at_least_one(opened.scenarios):
        for seats in at_least_one(info.seats):
            for draft, characters in (("full", "random"), ("quick", "choose"), ("none", "random")):
                options = {"draft_mode": draft, "characters": characters, "reveal_next": "off"}
                told = briefing.brief(kit(language), opened, info.id, options, seats)
                assert len(told.sides) == seats
                assert len(told.facts) == 5
                words = [told.title, told.intro, told.summary]
                words += [word for fact in told.facts for word in (fact.label, fact.words)]
                words += [word for side in told.sides for word in (side.name, side.words)]
                assert all(word and "⟦" not in word for word in words)


def test_the_margin_counts_the_attack_deck_as_the_tables_do() -> None:
    counts = Counter[str]()
    for card in content().attacks.values():
        counts["setup" if card.group == "setup" else card.type] += card.copies
    assert dict(rulebook_notes.ATTACKS) == dict(counts)
    for language in LANGUAGES:
        anchors = set(Rulebook.load(PROJECT / "assets" / "rulebook", language, "last_comrade").anchors)
        for note in rulebook_notes.margin_notes(kit(language)):
            assert set(note.rules) <= anchors
            assert "⟦" not in note.title + note.words + "".join(cell for row in note.rows for cell in row)
