"""Sums as they are told: over whole random games they are those of the rules, and every term has its name."""

from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

from game.devtools.invariants.seatings import deals
from game.presenters.shared.chances import term_name
from game.rules.core.odds import Term, total
from game.rules.core.values import Event
from game.rules.wasteland_riders.events.fights import AttackHit, AttackRolled, DamageStopped
from game.rules.wasteland_riders.events.journey import SkillTestRolled
from game.rules.wasteland_riders.evolve.common import EVOLVERS
from game.rules.wasteland_riders.fight.sums import attack_terms
from game.rules.wasteland_riders.insights.attack_totals import attack_totals
from game.rules.wasteland_riders.naming import TERMS, VERDICTS
from game.rules.wasteland_riders.skill_tests import pool_terms
from game.rules.wasteland_riders.world.state import World
from tests import sweeps
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, kit_for
from tests.presenters.wasteland_riders.play import whole_game
from tests.rules.wasteland_riders.fight.rolls import all_moments

rule = pytest.mark.rule
GAMES = 200 if sweeps.TIER == "all" else 60
"""Within half of the smaller number every term has been met that is not rare."""


class Sum(NamedTuple):
    """What was rolled, dealt or stopped in a game, and the terms that were told of it."""

    kind: type
    number: int
    terms: tuple[Term, ...]


def sum_of(world: World, event: Event) -> Sum:
    match event:
        case AttackRolled():
            return Sum(AttackRolled, len(event.dice), attack_terms(world, event.side))
        case SkillTestRolled():
            return Sum(SkillTestRolled, len(event.dice), pool_terms(world))
        case AttackHit():
            outcome = attack_totals(world)
            assert outcome is not None
            return Sum(AttackHit, event.damage, outcome.damage)
        case DamageStopped():
            outcome = attack_totals(world)
            assert outcome is not None
            return Sum(DamageStopped, event.n, outcome.stopped)
        case _:
            raise AssertionError(event)


@cache
def sums() -> tuple[Sum, ...]:
    """All sums of many whole games of every mission and number of players."""
    tables = deals("wasteland_riders")
    games = (whole_game(tables[seed % len(tables)], seed) for seed in range(GAMES))
    return tuple(sum_of(world, event) for match in games for world, event in all_moments(match))


@rule("WR-ATK-10", "WR-TEST-02", "WR-ATK-13", "WR-ATK-16")
def test_in_all_games_the_terms_add_up_to_what_was_rolled_dealt_and_stopped() -> None:
    for one in sums():
        assert total(one.terms) == one.number, one
    seen = Counter(one.kind for one in sums())
    assert min(seen[AttackRolled], seen[SkillTestRolled]) > 5 * GAMES
    assert min(seen[AttackHit], seen[DamageStopped]) > GAMES // 2


def test_only_the_base_of_a_sum_may_be_nothing() -> None:
    assert all(term.value for one in sums() for term in one.terms[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_every_game_has_its_own_name_and_rule(language: str) -> None:
    kit = kit_for(language=language)
    terms = {term for one in sums() for term in one.terms}
    for term in terms:
        words = term_name(kit, "wr", term)
        assert words.strip(), term
        assert "⟦" not in words, term
        assert not term.source or kit.say(f"wr-{term.source}") in words, term
        assert term.name in TERMS, term
        assert term.rule in VERDICTS, term
    played_out = {term.name for term in terms}
    assert played_out >= set(TERMS) - RARE, set(TERMS) - played_out


RARE = {"reset", "hindered"}
"""Terms that chance alone hardly meets: the rules of each are tried by hand in `test_sums` of the rules."""


def test_the_sums_tell_whose_text_takes_dice() -> None:
    """What an enemy's text takes was once told as something else; now it bears the enemy's name."""
    taken = {term.source for one in sums() for term in one.terms if term.name == "enemy"}
    assert taken == {"wasteland-en02_inhr"}


def test_the_worlds_before_the_sums_are_those_of_the_game() -> None:
    """The detector itself: events lead from each state of a match to the next."""
    match = whole_game(deals("wasteland_riders")[0], 0)
    world = match.first_state.world
    for step in at_least_one(match.steps):
        for event in step.events:
            world = EVOLVERS[type(event)](world, event)
        assert world == step.state.world
