"""Nobody is called to the screen where, as all can see, he can only pass (LC-REACT-10, WR-GOLD-06)."""

from collections import Counter
from typing import Any

import pytest

from game.devtools.invariants.hand_overs import hand_overs
from game.devtools.invariants.seatings import Deal, deals
from game.rules.core import engine
from game.rules.core.rng import Rng
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade import hits
from game.rules.last_comrade import intents as lc
from game.rules.last_comrade.responses import Answering
from game.rules.last_comrade.windows import Serving
from game.rules.wasteland_riders.intents import common as wr
from game.rules.wasteland_riders.rest import RestLuck
from game.rules.wasteland_riders.texts import texts
from game.session.hot_seat import HotSeat

PASSES = (
    wr.Pass,
    wr.Done,
    wr.EndExploration,
    lc.StandDown,
    lc.NothingMore,
    lc.LetPass,
    lc.GoOn,
    lc.AcceptHit,
)
WORLDS = 150
"""So many worlds that look the same to everybody are tried before a visit counts as idle."""
LEAST_VISITS = {"duel": 8, "duel_short": 8}
"""Two people without plans may shoot each other in two rounds; elsewhere there are more."""
rule = pytest.mark.rule


class Visits:
    """At each closed curtain: whether whoever is called could do anything but pass, as far as all can see.

    A hand that somebody raises himself is served whatever he holds: looking costs nothing (LC-REACT-18).
    """

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.only_passing: Counter[str] = Counter()
        """Visits at which he could not do more, though for all that others know he might."""
        self.idle: list[str] = []

    def look(self, table: HotSeat) -> None:
        match, seat = table.match, table.next_seat
        decision = engine.pending(match.state)
        assert seat is not None
        assert decision is not None
        if isinstance(decision, Serving | Answering):
            return
        name = type(decision).__name__
        self.seen[name] += 1
        if does_more(match.legal(seat)):
            return
        self.only_passing[name] += 1
        public = table.public_view()
        worlds = (match.game.imagine(public, seat, Rng(number)) for number in range(WORLDS))
        if not any(does_more(engine.legal(world, seat)) for world in worlds):
            self.idle.append(f"{match.scenario} step {len(match.steps)}: {decision} for {seat}")


def does_more(legal: tuple[Intent, ...]) -> bool:
    return any(not isinstance(one, PASSES) for one in legal)


def visits(deal: Deal, seed: int) -> Visits:
    """The curtains of two whole games, asked together and one by one."""
    found = Visits()
    for in_private in (False, True):
        hand_overs(deal.match(seed), seed, asks_in_private=in_private, look=found.look)
    return found


@pytest.mark.sweep("part")
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("deal", [*deals("wasteland_riders"), *deals("last_comrade")], ids=str)
@rule("LC-REACT-10", "WR-GOLD-06")
def test_no_curtain_closes_for_one_who_can_only_pass_as_all_can_see(deal: Deal, seed: int) -> None:
    found = visits(deal, seed)
    assert sum(found.seen.values()) >= LEAST_VISITS.get(deal.scenario, 20)
    assert found.idle == []


@pytest.mark.parametrize("game", ["wasteland_riders", "last_comrade"])
def test_hidden_cards_keep_a_visit_that_comes_to_nothing(game: str) -> None:
    """Who only happens to hold nothing of use is called like everybody, or it would tell what he holds."""
    found: Counter[str] = Counter()
    for deal in deals(game):
        found += visits(deal, 1).only_passing
    assert found


def test_planted_a_rest_that_asks_everybody_for_luck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def seats(question: RestLuck, world: Any) -> Any:
        return world.asked(question.seat) if world.knights[question.seat].luck else frozenset()

    monkeypatch.setattr(RestLuck, "seats", seats)
    assert is_found("wasteland_riders", "RestLuck")


def test_planted_a_window_that_asks_by_the_name_of_a_card_alone_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As it was: whether the card could do anything was not asked."""

    def may_hold(world: Any, seat: Any, windows: Any) -> bool:
        luck = world.knights[seat].luck
        return bool(luck) and any(world.setting.luck_for.get(window) for window in windows)

    monkeypatch.setattr(texts, "may_hold", may_hold)
    assert is_found("wasteland_riders", "InWindow")


def test_planted_a_hit_that_nobody_can_shield_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not_react(hit: hits.HitWindow, world: Any) -> Any:
        player = world.players[hit.comrade]
        if player.hand and not player.event_used and not hit.declined and hit.can_be_passed_on(world):
            return None
        return Refusal("LC-EVT-20")

    monkeypatch.setattr(hits.HitWindow, "why_not_react", why_not_react)
    assert is_found("last_comrade", "Shielding")


def is_found(game: str, name: str) -> bool:
    return any(
        f": {name}(" in one for deal in deals(game) for seed in (1, 2) for one in visits(deal, seed).idle
    )
