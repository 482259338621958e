"""Tips of Last Comrade: everything that can be pointed at is told, and nothing that a seat may not know."""

from collections.abc import Iterator
from functools import cache

import pytest
from pygame import Rect

from game.devtools.invariants.seatings import Deal
from game.presenters.contract.presenter import AutoAdvance, ViewContext
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.controls.things import card_at
from game.presenters.last_comrade.describing import describe, enlarge
from game.presenters.last_comrade.phases import STOPS, auto_advance, phases
from game.rules.core import engine
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.state import State
from game.rules.last_comrade import GAME
from game.rules.last_comrade.draft import QuickDraft
from game.rules.last_comrade.effects import TakingCard
from game.rules.last_comrade.intents import RaiseHand, Remind
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import REMINDERS
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.handles import kind_of
from game.view.kit import Kit
from tests.guards import at_least_one
from tests.presenters.wanderers import decisions
from tests.rules.last_comrade.table import Table, start, table
from tests.scenes.staging import LANGUAGES, make_stage

DEALS = tuple(
    Deal("last_comrade", scenario, seats)
    for scenario, seats in (("duel_short", 2), ("squad", 4), ("platoon_long", 8))
)


@cache
def kit(language: str = "en") -> Kit:
    return make_stage(language=language).kit


def ctx(view: State[World], seat: Seat, *, is_open: bool = False) -> ViewContext:
    camera, legal = Camera.fitted((0, 0, 400, 300), (400, 300)), engine.legal(view, seat)
    return ViewContext(view, seat, (), camera, is_open=is_open, legal=legal)


def seen(game: Table, name: str) -> ViewContext:
    seat = game.seat(name)
    return ctx(GAME.redact(game.state, seat), seat)


def public(state: State[World]) -> State[World]:
    for seat in GAME.seats(state.world):
        state = GAME.redact(state, seat)
    return state


def tip(game: Table, handle: str, name: str = "A") -> list[str]:
    return describe(kit(), seen(game, name), handle).split("\n")


def everything(view: State[World], seat: Seat) -> Iterator[str]:
    """Every handle that names a thing of this world."""
    world = view.world
    yield from (at.COMMISSAR, at.FIELD, at.STRIKE, at.INITIATIVE, at.FALLEN)
    yield from (at.ACTION_DECK, at.ACTION_DISCARD, at.ATTACK_DECK, at.ATTACK_DISCARD)
    yield from map(at.CHARACTER, world.setting.comrades)
    yield from map(at.REMIND, REMINDERS)
    yield from (f"seat/{one}" for one in range(world.seats))
    yield from (f"raise/{one}" for one in range(len(world.order)))
    yield from map(at.PLACE, range(1, world.length + 1))
    yield from (at.HAZARD(one.place) for one in world.hazards)
    yield from (at.TARGET(one.number) for one in world.targets)
    for name, player in world.players.items():
        yield from (at.COMRADE(name), at.COMMIT(name), at.ABILITY(name))
        yield from (at.PIECE(name, number) for number in range(len(player.equipment)))
    if seat < len(world.order):
        yield from _own_cards(view, seat)


def _own_cards(view: State[World], seat: Seat) -> Iterator[str]:
    decision, player = engine.pending(view), view.world.players[view.world.order[seat]]
    yield from (at.KEPT, at.PASS_ON)
    yield from map(at.HAND, range(len(player.hand)))
    pack = player.kept if isinstance(decision, QuickDraft) else player.packs[0] if player.packs else ()
    yield from map(at.PACK, range(len(pack)))
    if isinstance(decision, TakingCard) and seat in engine.waiting_for(view):
        yield from map(at.SHOWN, range(len(view.world.players[decision.other].hand)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_everything_that_can_be_pointed_at_is_told(deal: Deal, language: str) -> None:
    for number, match, seat in at_least_one(decisions(deal, 21, 240)):
        if number % 20:
            continue
        view = match.view(seat)
        for handle in at_least_one(everything(view, seat)):
            words = describe(kit(language), ctx(view, seat), handle)
            assert words.strip(), handle
            assert "⟦" not in words, handle
            assert "{" not in words, handle


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_before_all_nothing_is_told_that_anybody_may_not_know(deal: Deal) -> None:
    """No tip of an open table names a card that lies in a hand, a pack or face down."""
    for number, match, seat in at_least_one(decisions(deal, 8, 240)):
        if number % 30:
            continue
        view = public(match.state)
        for handle in at_least_one(everything(view, seat)):
            card = card_at(ctx(view, seat, is_open=True), handle)
            assert card is None or card == card_at(ctx(match.state, seat), handle)
            if kind_of(handle) in ("hand", "pack", "shown", "remind"):
                assert card is None


@pytest.mark.parametrize(
    "handle", ["hand/7", "piece/A/3", "comrade/nobody", "target/9", "hazard/1", "nothing"]
)
def test_what_is_not_there_has_no_tip(handle: str) -> None:
    assert tip(table("[A B C _]"), handle) == [""]


# What is said


def test_of_a_face_down_card_only_its_owner_is_told() -> None:
    game = start(3).commits_all()
    names = game.world.order
    own = describe(kit(), seen(game, names[0]), f"commit/{names[0]}")
    other = describe(kit(), seen(game, names[1]), f"commit/{names[0]}")
    card = game.player(names[0]).committed
    assert card is not None
    assert kit().say(f"lc-card-{card}") in own.split("\n")
    assert "only you see it" in own
    assert kit().say(f"lc-card-{card}") not in other
    assert "face down" in other
    assert card_at(seen(game, names[1]), f"commit/{names[0]}") is None


def test_a_place_tells_what_lies_there_and_what_aims_at_it() -> None:
    game = start(3, scenario="squad").to_commits()
    target = game.world.targets
    told = tip(game, f"place/{game.world.length}", game.world.order[0])
    assert told[0] == f"Place {game.world.length}"
    assert any("Commissar" in line for line in told)
    for one in target:
        if one.comrade is None:
            lines = tip(game, f"place/{one.place}", game.world.order[0])
            assert f"Target card {one.number} aims here" in lines
    free = next(number for number, name in enumerate(game.world.line, 1) if name is None)
    assert "Free place" in tip(game, f"place/{free}", game.world.order[0])


def test_a_comrade_tells_life_marks_and_equipment() -> None:
    game = start(3)
    name = str(game.world.order[0])
    game = game.with_player(name, life=3, dodge=True)
    told = tip(game, f"comrade/{name}", name)
    assert "Life: 3 of 10" in told
    assert any(line.startswith("Dodge: ") for line in told)
    assert any(line.startswith("Ability: ") for line in told)


def test_a_tick_is_told_to_nobody_else() -> None:
    game = start(3).to_commits()
    name = str(game.world.order[0])
    ticked = game.do(Remind("hit"), by=name)
    assert any(line.startswith("Ticked") for line in tip(ticked, "remind/hit", name))
    other = str(game.world.order[1])
    assert tip(ticked, "remind/hit", other) == tip(game, "remind/hit", other)
    view = public(ticked.state)
    assert "Ticked" not in describe(kit(), ctx(view, Seat(0), is_open=True), "remind/hit")


# What is shown large


def test_cards_that_are_known_and_comrades_are_shown_large_and_hidden_ones_are_not() -> None:
    game = start(3).to_commits()
    name = str(game.world.order[0])
    beside = Rect(100, 500, 80, 120)
    canvas = Canvas(kit())
    assert enlarge(canvas, seen(game, name), "hand/0", beside)
    card = game.hand(name)[0]
    assert any(mark.text == kit().say(f"lc-card-{card}") for mark in canvas.texts)
    assert enlarge(Canvas(kit()), seen(game, name), f"comrade/{name}", beside)
    hidden = ctx(public(game.state), game.seat(name), is_open=True)
    assert hidden.view.world.players[name].hand[0] == HIDDEN
    assert not enlarge(Canvas(kit()), hidden, "hand/0", beside)
    assert not enlarge(Canvas(kit()), seen(game, name), "place/1", beside)


# Phases, auto-advance and stops


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_at_every_decision_one_phase_is_on_and_all_have_words(deal: Deal, language: str) -> None:
    names = set[str]()
    for _, match, seat in decisions(deal, 3, 240):
        found = phases(kit(language), match.view(seat))
        assert [one.state for one in found].count("now") == 1
        assert all(one.label and "⟦" not in one.label for one in found)
        states = [one.state for one in found]
        assert states == sorted(states, key=("done", "now", "next").index)
        names.update(one.label for one in found)
    assert len(names) >= 8


def test_every_window_that_can_pass_is_a_stop_with_words_and_advances_by_itself_where_it_is_open() -> None:
    found = set[str]()
    for deal in DEALS[1:]:
        for _, match, seat in decisions(deal, 4, 900):
            decision = engine.pending(match.state)
            assert decision is not None
            auto_pass = decision.auto_pass()
            if auto_pass is not None:
                found.add(auto_pass.stop)
            if auto_pass is not None and auto_pass.stop != "lc_revolver":
                assert auto_advance(match.view(seat)) is not None
            else:
                assert auto_advance(match.view(seat)) is None
    assert found - {"lc_revolver"} == set(STOPS) - {"lc_revolver"}
    assert found <= set(STOPS)
    for language in LANGUAGES:
        for stop in STOPS:
            assert kit(language).texts.has(f"stop-{stop}")
            assert kit(language).texts.has(f"stop-{stop}.hint")


def test_a_raised_hand_holds_the_window() -> None:
    game = table("[A B C _]", A="unik niet", B="unik niet").until(lambda one: one.window == "C2")
    assert auto_advance(game.state) == AutoAdvance("grace")
    raised = game.do(RaiseHand(), by="B")
    assert raised.kind == "window"
    assert auto_advance(raised.state) == AutoAdvance("grace", is_held=True)
