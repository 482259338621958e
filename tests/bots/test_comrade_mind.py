"""The mind of Last Comrade: no blunder that people would laugh at, and fair imagined cards."""

from collections import Counter

import pytest

from game.bots import bot_named
from game.bots.last_comrade.mind import MIND
from game.bots.levels import LEVELS
from game.devtools.simulation import new_match
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.rules.last_comrade.forecast import forecasts
from game.rules.last_comrade.hits import HitWindow
from game.rules.last_comrade.intents import Commit, LowerHand, Move, NothingMore, PlayEvent, React, Remind
from game.rules.last_comrade.terms import ComradeId
from game.rules.registry import GAMES
from game.session.match import Match
from tests.rules.last_comrade.table import Table, table

GAME, SCENARIO = "last_comrade", "squad"
SLICE = 0.2
A = ComradeId("A")
every_level = pytest.mark.parametrize("level", LEVELS)


def played(level: str, seed: int) -> tuple[Match, Counter[str]]:
    """A bot that thinks little against three random ones; how often it could blunder is counted."""
    match = new_match(GAME, SCENARIO, 4, seed)
    bots = [
        bot_named(level, GAME, seed, SLICE),
        *(bot_named("random", GAME, seed + one) for one in (1, 2, 3)),
    ]
    tempted: Counter[str] = Counter()
    while waiting := match.waiting_for():
        seat = min(waiting)
        view, legal = match.view(seat), match.legal(seat)
        intent = bots[seat].choose(view, seat, legal)
        if seat == 0:
            _judge(match, legal, intent, tempted)
        match.submit(seat, intent)
    return match, tempted


def _judge(match: Match, legal: tuple[object, ...], intent: object, tempted: Counter[str]) -> None:
    world = match.state.world
    setting, me = world.setting, world.players[world.order[0]]
    events = [one for one in legal if isinstance(one, Commit) and one.card in setting.events]
    others = [one for one in legal if isinstance(one, Commit) and one.card not in setting.events]
    if events and others:
        tempted["event laid"] += 1
        assert intent not in events
    if me.life == setting.start_life and PlayEvent(setting.event_of["heal"]) in legal:
        tempted["healed unhurt"] += 1
        assert intent != PlayEvent(setting.event_of["heal"])
    if React() in legal and setting.event_of["shield"] not in me.hand:
        tempted["looked for nothing"] += 1
        assert intent != React()
    if any(isinstance(one, Remind | NothingMore | LowerHand) for one in legal):
        tempted["dithered"] += 1
        assert not isinstance(intent, Remind | NothingMore | LowerHand)


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("level", "games"), [("recruit", 4), ("sergeant", 4), ("staff", 2)])
def test_no_level_makes_a_blunder_and_all_come_to_an_end(level: str, games: int) -> None:
    tempted: Counter[str] = Counter()
    for seed in range(games):
        match, found = played(level, seed)
        assert match.outcome is not None
        tempted += found
    assert all(tempted[name] for name in ("event laid", "healed unhurt", "looked for nothing", "dithered")), (
        tempted
    )


@pytest.mark.rule("LC-TURN-03")
def test_face_down_cards_are_imagined_as_people_lay_them() -> None:
    """Mostly Manoeuvres and Equipment; an Event does nothing in the slot."""
    match, draws = new_match(GAME, SCENARIO, 4, 3), Draws(Rng(3))
    seat = Seat(0)
    while sum(one.committed == HIDDEN for one in match.view(seat).world.players.values()) < 2:
        asked = min(match.waiting_for())
        match.submit(asked, draws.choice(match.legal(asked)))
    view, laid = match.view(seat), Counter[bool]()
    for number in range(200):
        world = match.game.imagine(view, seat, Rng(number)).world
        for comrade, player in view.world.players.items():
            if player.committed == HIDDEN:
                laid[world.players[comrade].committed in world.setting.events] += 1
    assert laid.total() >= 400
    assert 0 < laid[True] < laid.total() // 8


def test_the_dead_have_no_value_and_the_shares_make_one() -> None:
    match, draws = new_match(GAME, SCENARIO, 4, 11), Draws(Rng(11))
    dead = 0
    while waiting := match.waiting_for():
        world = match.state.world
        values = [MIND.value(world, Seat(seat)) for seat in range(4)]
        assert sum(values) == pytest.approx(1.0)
        for seat in range(4):
            if not world.players[world.order[seat]].alive:
                dead += 1
                assert values[seat] == 0.0
        seat = min(waiting)
        match.submit(seat, draws.choice(match.legal(seat)))
    assert dead
    assert sum(MIND.value(match.state.world, Seat(seat)) for seat in range(4)) in (0.0, pytest.approx(1.0))


def test_a_hit_is_thought_over_without_looking_for_what_is_not_there() -> None:
    """React shows one's hand to oneself: of use with Human Shield only."""
    match, draws = new_match(GAME, SCENARIO, 4, 2), Draws(Rng(2))
    seen = 0
    while waiting := match.waiting_for():
        seat = min(waiting)
        legal = match.legal(seat)
        world = match.state.world
        if isinstance(match.state.stack[-1], HitWindow) and React() in legal:
            holds = world.setting.event_of["shield"] in world.players[world.order[seat]].hand
            assert (React() in MIND.worth_trying(match.view(seat), seat, legal)) == holds
            seen += 1
        match.submit(seat, draws.choice(legal))
    assert seen


@every_level
def test_nobody_walks_onto_a_known_mine_without_a_reason(level: str) -> None:
    """The attack falls behind him and a Mine lies on the way there; forward nothing happens to him."""
    game = table("[X A _m B C]", A="anywhere", X="unik", B="unik", C="unik", attack="mortar")
    game = game.with_targets(4).to_choice()
    mined = {Move("back", 1), Move("back", 2)}
    safe = set(game.legal("A")) - mined
    assert mined < set(game.legal("A"))
    lost = {one: forecasts(GAMES[GAME], game.state, game.seat("A"), one)[0] for one in game.legal("A")}
    assert {one for one, found in lost.items() if found.hurt_on_the_way.get(A)} == mined
    assert {one for one, found in lost.items() if not found.hurt.get(A)} == safe != set()
    assert choices(level, game, "A") <= safe


@every_level
def test_a_mine_is_the_lesser_evil_where_the_attack_would_cost_more(level: str) -> None:
    game = table("[X A _m B C]", A="anywhere", X="unik", B="unik", C="unik", attack="trench_volley")
    game = game.to_choice()
    lost = {one: forecasts(GAMES[GAME], game.state, game.seat("A"), one)[0] for one in game.legal("A")}
    total = {one: found.hurt_on_the_way.get(A, 0) + found.hurt.get(A, 0) for one, found in lost.items()}
    assert lost[Move("back", 2)].hurt_on_the_way.get(A) == 2
    assert total[Move("back", 2)] < min(total[Move("forward", 1)], total[Move("forward", 2)])
    assert Move("back", 1) not in choices(level, game, "A"), "which is as bad and mined"
    assert Move("back", 2) in MIND.worth_trying(game.state, game.seat("A"), tuple(game.legal("A")))


def choices(level: str, game: Table, name: str) -> set[Intent]:
    """What bots of many seeds do in a position."""
    seat = game.seat(name)
    view, legal = GAMES[GAME].redact(game.state, seat), tuple(game.legal(name))
    return {bot_named(level, GAME, seed, SLICE).choose(view, seat, legal) for seed in range(8)}
