"""Whole games in words: every log line, refusal, prompt and label of random games of all scenarios."""

import random
from functools import cache
from typing import Any

import pytest

from game.i18n import LANGUAGES
from game.i18n.captions import caption, explain, label, prompt
from game.rules.core import engine
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.values import Concede, Event, Intent, Refusal
from game.session.match import Match, PlayedStep
from tests.guards import at_least_one
from tests.i18n.captions.words import GAME, OPENED, TEXTS, is_sentence, unclean

SCENARIOS = [scenario.id for scenario in OPENED.scenarios]
STEPS = 150
TRIES = 40
SEATS = (Seat(0), Seat(1))


class Story:
    """What was to be said in one random game."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: list[tuple[Event, Event]] = []
        """Each event with what a seat may know of it."""
        self.refusals: set[tuple[str, tuple[tuple[str, str | int], ...]]] = set()
        self.legal: list[tuple[Intent, ...]] = []
        self.views: list[tuple[Any, Seat]] = []


@cache
def story(scenario: str) -> Story:
    match = Match.new("desert_patrol", scenario=scenario, seed=len(scenario))
    chance = random.Random(scenario)
    told = Story(match)
    world = match.state.world
    told.seen += [(event, GAME.redact_event(event, world, seat)) for event in match.opening for seat in SEATS]
    while match.outcome is None and len(told.legal) < STEPS:
        told.views += [(match.view(seat), seat) for seat in SEATS]
        seat = min(match.waiting_for())
        told.legal.append(match.legal(seat))
        collect_refusals(told, seat, chance)
        events = match.submit(seat, chance.choice(told.legal[-1]))
        step = PlayedStep(seat, told.legal[-1][0], events, match.state, None)
        told.seen += [pair for seat in SEATS for pair in zip(events, match.seen_by(seat, step), strict=True)]
    return told


def collect_refusals(told: Story, seat: Seat, chance: random.Random) -> None:
    """Of wide candidates, and of an intent out of its time."""
    state = told.match.state
    decision = engine.pending(state)
    assert decision is not None
    tries = list(decision.candidates(state.world, seat))
    other = chance.choice(told.legal)
    for intent in [*chance.sample(tries, min(TRIES, len(tries))), chance.choice(other)]:
        for asking in SEATS:
            refusal = told.match.why_not(asking, intent)
            if refusal is not None:
                told.refusals.add((refusal.rule, tuple(sorted(refusal.facts.items()))))


both = pytest.mark.parametrize("language", LANGUAGES)
scenarios = pytest.mark.parametrize("scenario", SCENARIOS)


@pytest.mark.sweep("part")
@scenarios
@both
def test_every_event_reads_well_for_both_seats(scenario: str, language: str) -> None:
    lines = {caption(TEXTS[language], GAME, known) for _, known in story(scenario).seen}
    assert len(lines) > 50
    assert [line for line in lines if not is_sentence(line)] == []


@scenarios
@both
def test_no_caption_names_a_card_that_its_reader_may_not_know(scenario: str, language: str) -> None:
    texts = TEXTS[language]
    hidden = 0
    for event, known in story(scenario).seen:
        if event == known:
            continue
        for field in event.__struct_fields__:
            whole, told = getattr(event, field), getattr(known, field)
            if whole != told:
                hidden += 1
                names = {texts.say(f"dp-card-{card}") for card in whole}
                allowed = {
                    texts.say(f"dp-card-{card}") for pile in piles(known) for card in pile if card != HIDDEN
                }
                line = caption(texts, GAME, known)
                assert not [name for name in names - allowed if name in line], line
    assert hidden > 10


def piles(event: Event) -> list[tuple[Any, ...]]:
    values = (getattr(event, field) for field in event.__struct_fields__)
    return [value for value in values if isinstance(value, tuple)]


@scenarios
@both
def test_every_refusal_reads_well(scenario: str, language: str) -> None:
    found = story(scenario).refusals
    assert len(found) > 50
    for rule, facts in found:
        assert is_sentence(explain(TEXTS[language], GAME, Refusal(rule, dict(facts)))), (rule, facts)


@scenarios
@both
def test_every_prompt_reads_well_for_the_asked_and_for_the_waiting(scenario: str, language: str) -> None:
    for view, seat in at_least_one(story(scenario).views):
        assert is_sentence(prompt(TEXTS[language], GAME, view, seat))


@pytest.mark.sweep("part")
@scenarios
@both
def test_no_two_legal_intents_bear_the_same_label(scenario: str, language: str) -> None:
    for legal in at_least_one(story(scenario).legal):
        labels = [label(TEXTS[language], GAME, intent) for intent in legal]
        assert [line for line in labels if unclean(line)] == []
        assert len(set(labels)) == len(labels), sorted(line for line in labels if labels.count(line) > 1)


@both
def test_the_end_of_a_game_is_told(language: str) -> None:
    match = Match.new("desert_patrol", scenario="dp_s01", seed=1)
    events = match.submit(0, Concede())
    assert is_sentence(caption(TEXTS[language], GAME, events[-1]))
    assert is_sentence(prompt(TEXTS[language], GAME, match.view(0), Seat(0)))
    refusal = match.why_not(0, Concede())
    assert refusal is not None
    assert is_sentence(explain(TEXTS[language], GAME, refusal))
