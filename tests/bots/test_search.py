"""Thinking one decision over: step by step, on common worlds, with counted effort and its own chance."""

from collections import Counter
from math import exp, inf
from typing import Any

import pytest

from game.bots import levels
from game.bots.levels import LEVELS, LevelBot
from game.bots.mind import EFFORTS, PLAYED_ON, Effort, grown, powers, shares, sigmoid
from game.bots.registry import MINDS
from game.bots.search import CLEAR, Considered, Thought, lead, played_on
from game.devtools.simulation import new_match
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.rules.desert_patrol.intents import Attack
from game.session.match import Match
from tests.bots.plain_mind import PlainMind
from tests.guards import at_least_one

SEAT = Seat(0)
GAME = "desert_patrol"


@pytest.fixture
def match() -> Match:
    """In a turn in which the seat may attack: much can be chosen, and dice decide."""
    match, draws = new_match(GAME, "dp_s01", 2, 7), Draws(Rng(1))
    while not any(isinstance(one, Attack) for one in match.legal(SEAT)):
        seat = min(match.waiting_for())
        match.submit(seat, draws.choice(match.legal(seat)))
    assert len(match.legal(SEAT)) > 3
    return match


def thought_of(
    match: Match, effort: Effort, seed: int = 5, mind: PlainMind | None = None, **kept: Any
) -> Thought:
    view, legal = match.view(SEAT), match.legal(SEAT)
    return Thought(match.game, mind or PlainMind(), view, SEAT, legal, effort, seed, **kept)


def finished(thought: Thought) -> Thought:
    while thought.step():
        pass
    return thought


def test_each_step_is_one_try_or_playout_and_the_last_says_so(match: Match) -> None:
    options = len(match.legal(SEAT))
    thought = thought_of(match, Effort(worlds=3))
    steps = 1
    while thought.step():
        assert thought.steps == steps
        steps += 1
    assert thought.steps == 3 * options
    assert thought.is_done
    assert not thought.step()
    assert thought.steps == 3 * options


def test_tries_choose_who_is_played_on_and_halving_spends_no_more_than_it_may(match: Match) -> None:
    options = len(match.legal(SEAT))
    thought = finished(thought_of(match, Effort(worlds=2, keep=3, playouts=40)))
    playouts = [len(one.values) for one in thought.ranking if len(one.values) > 2]
    assert len(thought.ranking) == options
    assert len(playouts) == 3
    assert sum(playouts) == thought.steps - 2 * options <= 40
    assert playouts == sorted(playouts, reverse=True)


def test_each_option_gets_its_playouts_where_nothing_is_halved(match: Match) -> None:
    thought = finished(thought_of(match, Effort(playouts=200, each=2)))
    assert {len(one.values) for one in thought.ranking} == {2}


def test_what_the_policy_hardly_ever_does_falls_out_by_the_effort(match: Match) -> None:
    mind = PlainMind(liked=match.legal(SEAT)[1])
    counts = [
        len(finished(thought_of(match, Effort(worlds=1, narrow=narrow), mind=mind)).ranking)
        for narrow in (0.2, 0.5)
    ]
    assert counts == [len(match.legal(SEAT)), 1]


def test_what_cannot_be_better_any_more_falls_out_before_its_time(match: Match) -> None:
    every, early = (finished(thought_of(match, Effort(playouts=400, regret=one))) for one in (0.0, 0.03))
    assert early.steps < every.steps
    assert early.best == every.best
    all_of = {one.intent: one.values for one in every.ranking}
    assert len(early.ranking) == len(all_of)
    for one in early.ranking:
        assert one.values == all_of[one.intent][: len(one.values)]


def test_a_playout_goes_on_over_as_many_stretches_as_the_effort_says(match: Match) -> None:
    mind, begun = PlainMind(), match.state
    horizon = mind.horizon(begun)._replace(decisions=400)
    rounds = [
        played_on(match.game, mind, begun, horizon, Draws(Rng(3)), count).world.round for count in (1, 2, 3)
    ]
    assert rounds == [begun.world.round + one for one in (1, 2, 3)]


def test_what_is_plain_is_done_unless_something_is_clearly_better(match: Match) -> None:
    thought = finished(thought_of(match, Effort(playouts=48)))
    leads = {
        one.intent: thought.compared(thought.best, one.intent)
        for one in thought.ranking
        if one.intent != thought.best
    }
    near = [intent for intent, one in leads.items() if one.lead <= CLEAR * one.error]
    far = [intent for intent, one in leads.items() if one.lead > CLEAR * one.error]
    assert near
    assert far
    for intent in (near[0], far[0]):
        mind = PlainMind(plainly=intent)
        plainly = finished(thought_of(match, Effort(playouts=48), mind=mind))
        assert plainly.best == (intent if intent in near else thought.best)
        assert {one.intent for one in plainly.ranking} == set(match.legal(SEAT))


def test_the_best_can_be_asked_at_any_time(match: Match) -> None:
    thought = thought_of(match, EFFORTS["staff"])
    assert thought.best in match.legal(SEAT)
    thought.step()
    assert thought.best == thought.ranking[0].intent


def test_what_is_settled_is_not_thought_over(match: Match) -> None:
    chosen = match.legal(SEAT)[-1]
    thought = thought_of(match, EFFORTS["staff"], mind=PlainMind(settled=chosen))
    assert thought.is_settled
    assert not thought.step()
    assert thought.steps == 0
    assert thought.best == chosen
    assert [one.intent for one in thought.ranking] == [chosen]


def test_a_single_legal_intent_needs_no_thought(match: Match) -> None:
    only = match.legal(SEAT)[:1]
    thought = Thought(match.game, PlainMind(), match.view(SEAT), SEAT, only, EFFORTS["staff"], 1)
    assert thought.is_settled
    assert thought.best == only[0]


def test_without_tries_and_playouts_the_policy_is_drawn_from(match: Match) -> None:
    best = Counter(thought_of(match, Effort(), seed).best for seed in range(300))
    assert set(best) == set(match.legal(SEAT))


@pytest.mark.parametrize("effort", [EFFORTS["sergeant"], Effort(worlds=2, playouts=24), Effort(playouts=24)])
def test_the_same_seed_thinks_the_same(match: Match, effort: Effort) -> None:
    one, other = finished(thought_of(match, effort)), finished(thought_of(match, effort))
    assert one.ranking == other.ranking


def test_another_seed_imagines_other_worlds(match: Match) -> None:
    one, other = (finished(thought_of(match, Effort(playouts=60), seed)) for seed in (5, 6))
    assert one.ranking != other.ranking


def test_terms_are_kept_where_somebody_asks_for_reasons(match: Match) -> None:
    plain = finished(thought_of(match, Effort(worlds=2)))
    told = finished(thought_of(match, Effort(worlds=2), keeps_terms=True))
    assert [one.value for one in plain.ranking] == [one.value for one in told.ranking]
    assert all(one.terms == () for one in plain.ranking)
    for one in at_least_one(told.ranking):
        assert [term.name for term in one.terms] == ["soldiers", "points"]


def test_a_lead_is_counted_on_common_worlds() -> None:
    one = Considered(Intent(), 0.6, (0.5, 0.7, 0.6), ())
    other = Considered(Intent(), 0.4, (0.3, 0.5), ())
    assert lead(one, other) == pytest.approx((0.2, 0.0))
    assert lead(one, Considered(Intent(), 0.4, (0.3,), ())) == pytest.approx((0.2, inf))


def test_the_search_keeps_out_of_the_memo_of_the_table(match: Match) -> None:
    view = match.view(SEAT)
    finished(thought_of(match, Effort(worlds=2)))
    assert view.world.setting is match.setting


# Levels


@pytest.fixture
def plain_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MINDS, GAME, PlainMind())


@pytest.mark.usefixtures("plain_levels")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_at_once_as_it_does_step_by_step(match: Match, level: str) -> None:
    view, legal = match.view(SEAT), match.legal(SEAT)
    bot = LevelBot(level, GAME, 3, 0.1)
    thought = bot.think(view, SEAT, legal)
    finished(thought)
    assert bot.decide(thought) == LevelBot(level, GAME, 3, 0.1).choose(view, SEAT, legal) in legal


@pytest.mark.usefixtures("plain_levels")
def test_a_slip_is_one_of_the_best_three(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.LEVELS, "sergeant", levels.Level("sergeant", 100))
    view, legal = match.view(SEAT), match.legal(SEAT)
    places = Counter[int]()
    for seed in range(30):
        bot = LevelBot("sergeant", GAME, seed, 0.25)
        thought = finished(bot.think(view, SEAT, legal))
        chosen = bot.decide(thought)
        places[[one.intent for one in thought.ranking].index(chosen)] += 1
    assert set(places) == {0, 1, 2}


def test_a_smaller_effort_is_of_the_same_kind() -> None:
    assert Effort(worlds=8, playouts=300).scaled(0.2) == Effort(worlds=2, playouts=60)
    assert EFFORTS["recruit"].scaled(0.2) == Effort()
    assert PLAYED_ON["sergeant"].scaled(0.001) == PLAYED_ON["sergeant"]._replace(playouts=1)


# Numbers


def test_numbers_of_minds_come_near_the_usual_ones() -> None:
    for exponent in (-20.0, -1.0, 0.0, 0.5, 3.0):
        assert grown(exponent) == pytest.approx(exp(exponent), rel=0.01, abs=1e-6)
    assert grown(-1e9) == 0.0
    assert sigmoid(0.0) == 0.5
    assert sigmoid(2.0) + sigmoid(-2.0) == pytest.approx(1.0, abs=0.01)
    assert 0.0 <= sigmoid(-1e9) < 1e-6 < 1 - 1e-6 < sigmoid(1e9) <= 1.0
    assert sum(shares([3.0, 1.0, -500.0])) == pytest.approx(1.0)
    assert powers(0.5)[:3] == (1.0, 0.5, 0.25)
