"""A round of Wasteland Riders in a real window: a route, a fight, an exploration, a rest, a power cut."""

from functools import partial
from pathlib import Path

import pytest

from game.app.trace import Thing, TraceLine
from game.presenters.wasteland_riders.controls import handles
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents import common as it
from game.rules.wasteland_riders.intents import fights as fight
from game.rules.wasteland_riders.intents.fights import ChooseCombatCard
from game.rules.wasteland_riders.terms import HexId
from game.session.match import Match
from game.session.plans import Plans, asked_now
from game.store import FILE_LIMIT, read_bounded
from tests.window.conftest import Start
from tests.window.player import Player, kept_match, playing, sit_down
from tests.window.program import OutOfReach, Program, way
from tests.window.test_first_game import save_under_a_name

GAME, MISSION = "wasteland_riders", "m1_zbawca_pustkowi"
SEED = "135"
"""A game in which the plan below leads through a fight and an exploration within the first round."""
MOST_STEPS = 90
ROUTE = 2
"""Hexes on the way of the knight who drives first."""
WISHES: tuple[type[Intent], ...] = (
    *(it.PlaceGear, it.ReturnContract, it.DiscardForResource, it.PlayWasteland, it.FaceIt),
    *(fight.ChooseWeapon, fight.ChooseSymbol, fight.Advance, it.StopMove),
    *(it.Explore, it.TakeAction, it.ChooseOption, it.PayGear, it.EndExploration),
)
"""What a newcomer does if he may, the first of these before the others."""


def wish(match: Match, seat: Seat) -> Intent:
    """What a newcomer does: drives once, faces what he meets, attacks, looks around where he is, rests."""
    legal = match.legal(seat)
    has_driven = any(isinstance(step.intent, it.MarkHex) for step in match.steps)
    firmly: tuple[Intent, ...] = (
        it.ChooseMode("stay" if has_driven else "vehicle"),
        ChooseCombatCard("attack"),
        it.ConfirmRoute(),
        it.Pass(),
    )
    if not _is_rest(legal):
        for one in firmly:
            if one in legal:
                return one
    for kind in WISHES:
        for one in legal:
            if isinstance(one, kind):
                return one
    return next((one for one in legal if isinstance(one, it.Done | it.Pass)), legal[0])


def _is_rest(legal: tuple[Intent, ...]) -> bool:
    """Luck cards can be given up for what one lacks."""
    return any(isinstance(one, it.DiscardForResource) for one in legal)


def is_asked_for_a_route(match: Match, seat: Seat) -> bool:
    return any(isinstance(one, it.MarkHex) for one in match.legal(seat)) and not match.state.world.move.route


def lay_route(player: Player) -> None:
    """Drag the knight over hexes, each next to the last one."""
    program, match = player.program, player.match()
    world = match.state.world
    knight = handles.KNIGHT(world.move.seat)
    at, steps = program.take(knight, lambda handle: handle == knight), playing(program.shown).steps
    for count, place in enumerate(route_from(match, world.move.start), 1):
        target = handles.HEX(place)
        end = program.point_where(target, partial(is_there, target))
        program.move(*way(at, end, 12))
        wait_for_steps(program, steps + count)
        at = end
    program.release()
    program.settled()


def is_there(handle: str, things: list[Thing]) -> bool:
    return any(thing.handle == handle for thing in things)


def route_from(match: Match, start: HexId) -> list[HexId]:
    """The last hexes of the list of neighbours, none of them twice."""
    neighbours = match.state.world.setting.neighbours
    route = [start]
    while len(route) <= ROUTE:
        route.append(next(one for one in sorted(neighbours[route[-1]], reverse=True) if one not in route))
    return route[1:]


def wait_for_steps(program: Program, steps: int) -> None:
    done = lambda shown: shown.playing is not None and shown.playing.steps >= steps  # noqa: E731
    program.wait_for(done, f"step {steps}")


def let_go_by(program: Program) -> None:
    """At an open window nobody has anything to add: all say so as soon as it can be said."""
    steps = playing(program.shown).steps
    program.wait_for(
        lambda shown: (
            playing(shown).steps > steps
            or any(thing.handle == "pass" and thing.enabled for thing in shown.things)
        ),
        "the end of a window",
    )
    if playing(program.shown).steps == steps:
        program.click("pass")
    wait_for_steps(program, steps + 1)


def do(player: Player, intent: Intent) -> str:
    """By a drag if it can be dragged, else by a click or a button; what was taken in hand."""
    steps, offers = playing(player.program.shown).steps, player.offers(player.match())
    reasons = []
    for one in player.ways(offers):
        if one.intent != intent:
            continue
        try:
            player.begin(one, offers)
        except OutOfReach as fault:
            reasons.append(str(fault))
            continue
        wait_for_steps(player.program, steps + 1)
        return one.source or ""
    raise OutOfReach(f"{intent} cannot be done: {reasons}")


def as_shown(player: Player) -> Match:
    """The match, when the screen shows all of it: what goes by itself is kept before it is shown."""
    kept = [player.match()]

    def is_shown(shown: TraceLine) -> bool:
        kept[0] = player.match()
        return playing(shown).steps == len(kept[0].steps)

    player.program.wait_for(is_shown, "the last step")
    return kept[0]


def play_first_round(player: Player) -> dict[type[Intent], str]:
    """Each kind of deed, and what was taken in hand for it."""
    done: dict[type[Intent], str] = {}
    player.program.wait_for_screen("curtain", "table")
    while (match := as_shown(player)).round < 2:
        assert len(match.steps) < MOST_STEPS, "the round does not end"
        decision = engine.pending(match.state)
        assert decision is not None
        if decision.is_public_decision and decision.auto_pass() is not None:
            let_go_by(player.program)
            continue
        player.sit()
        seat = playing(player.program.shown).seat
        assert seat is not None
        if seat not in match.waiting_for():
            done |= answer_ahead(player, match, Seat(seat))
            continue
        if is_asked_for_a_route(match, Seat(seat)):
            lay_route(player)
            continue
        intent = wish(match, Seat(seat))
        done[type(intent)] = do(player, intent)
    return done


def answer_ahead(player: Player, match: Match, seat: Seat) -> dict[type[Intent], str]:
    """What the rest asks this seat next is answered while it is here, and kept when it is due."""
    plans, done = Plans(), dict[type[Intent], str]()
    while (question := plans.question(match.state, seat)) is not None:
        player.program.settled()
        legal = question.answers_ahead(match.state.world, seat)
        presenter = player.presenter(match)
        offers = presenter.offers(asked_now(match.view(seat), question), seat, legal)
        ways = player.ways(offers)
        way = next((one for one in ways if isinstance(one.intent, it.DiscardForResource)), ways[-1])
        player.begin(way, offers)
        plans.give(match.state, seat, question, way.intent)
        done[type(way.intent)] = way.source or ""
    assert done, "somebody has the screen and is asked nothing"
    player.program.wait_for(
        lambda shown: shown.screen == "curtain" or any(thing.handle == "done" for thing in shown.things),
        "the end of a visit",
    )
    return done


def go_on(program: Program, digest: str) -> None:
    program.wait_for_screen("title")
    program.click("continue")
    assert playing(program.wait_for_screen("curtain", "table")).digest == digest


@pytest.mark.parametrize("display", [(1920, 1080)], indirect=True)
def test_a_round_for_two(start: Start, tmp_path: Path) -> None:
    program = start(tmp_path / "home", "--lang", "pl")
    player = Player(program, seed=5)
    sit_down(program, GAME, MISSION, seed=SEED)
    done = play_first_round(player)

    match = player.match()
    intents = [step.intent for step in match.steps]
    assert sum(isinstance(one, it.MarkHex) for one in intents) == ROUTE
    assert {it.PlayWasteland, it.FaceIt, it.TakeAction, it.EndExploration} <= done.keys()
    assert done[ChooseCombatCard].startswith("combat/")
    assert done[it.PlaceGear] == "spot/gained"
    assert done[it.DiscardForResource].startswith("luck/")
    assert player.curtains > 4

    program.settled()
    player.sit()
    digest = playing(program.shown).digest
    saved = save_under_a_name(program)
    assert Match.loads(read_bounded(saved, FILE_LIMIT), saved).digest() == digest
    program.kill()
    assert kept_match(program.home).digest() == digest

    again = start(program.home, "--lang", "pl")
    go_on(again, digest)
    assert again.quit() == 0
    assert kept_match(program.home).digest() == digest
    assert again.errors() == ""
