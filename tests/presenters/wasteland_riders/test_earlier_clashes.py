"""Combat cards of earlier clashes: those that lay open, in order, for everybody, at every size."""

from functools import cache
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards.combat_card import name_of
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.describing import describe, enlarge
from game.presenters.wasteland_riders.fight.earlier_clashes import earlier_cards
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.fight.clashes import ChoosingCards
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.world.state import World
from game.session.history import History, VisibleStep
from game.view.canvas import Canvas
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES
from tests.presenters.last_comrade.table import of_kind
from tests.presenters.wasteland_riders.decision_panel import composed, kit_for, look, moments, problems

SIDES = ("red", "blue")


class Third(NamedTuple):
    """The third clash of a fight: one has laid his card face down, the other has not."""

    state: State[World]
    told: dict[Seat, tuple[VisibleStep, ...]]
    shown: dict[tuple[int, str], str]
    """By clash and side the cards that lay open in this fight."""

    def look(self, seat: Seat) -> ViewContext:
        return replace(look(self.state, seat), history=self.told[seat])


@cache
def third_clash() -> Third:
    shown: dict[tuple[int, str], str] = {}
    for match, decision in moments(7, 3, "m1_zbawca_pustkowi", 3000):
        fight = match.state.world.fight
        if fight is None:
            shown = {}
        elif fight.revealed:
            shown |= {(fight.clash, side): str(fight.side(side).card) for side in SIDES}
        elif fight.clash == 3 and isinstance(decision, ChoosingCards) and fight.red.card != fight.blue.card:
            past = History(match)
            told = {seat: past.history((seat,)) for seat in match.state.world.seats}
            return Third(match.state, told, shown)
    raise AssertionError("no fight came to its third clash")


def test_what_both_played_before_is_known_to_everybody_in_order() -> None:
    third = third_clash()
    assert len(third.shown) == 4
    for seat in third.state.world.seats:
        for side in SIDES:
            played = earlier_cards(third.look(seat), side)
            assert [(one.clash, one.side) for one in played] == [(1, side), (2, side)]
            assert [one.card for one in played] == [third.shown[clash, side] for clash in (1, 2)]


def test_a_card_exchanged_after_the_reveal_is_told_as_it_counted() -> None:
    third = third_clash()
    seat = Seat(0)
    swapped = fe.CombatCardSwapped(seat, "red", "burst")
    told = [
        replace(
            one,
            events=tuple(
                later
                for event in one.events
                for later in ((event, swapped) if isinstance(event, fe.CombatCardsRevealed) else (event,))
            ),
        )
        for one in third.told[seat]
    ]
    ctx = replace(third.look(seat), history=tuple(told))
    assert {one.card for one in earlier_cards(ctx, "red")} == {"burst"}
    assert [one.card for one in earlier_cards(ctx, "blue")] == [
        third.shown[clash, "blue"] for clash in (1, 2)
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_they_lie_small_beside_the_card_of_this_clash(size: tuple[int, int]) -> None:
    third = third_clash()
    expected = {handles.PLAYED(side, clash) for side in SIDES for clash in (1, 2)}
    for scale in SCALES:
        for language in LANGUAGES:
            for seat in at_least_one(third.state.world.seats):
                canvas = composed(kit_for(size, scale, language), third.look(seat))
                assert set(of_kind(canvas, "played")) == expected
                assert problems(canvas) == []
                assert_they_touch_nothing(canvas)


def assert_they_touch_nothing(canvas: Canvas) -> None:
    """None lies on a place of a card, on a way to attack, or on another one."""
    spots = [
        hit_area
        for hit_area in canvas.hit_areas
        if hit_area.handle.startswith(("played/", "weapon/", "combat_slot"))
    ]
    for hit_area in spots:
        if hit_area.handle.startswith("played/"):
            assert hit_area.rect.collidelistall([other.rect for other in spots]) == [spots.index(hit_area)], (
                hit_area
            )
            assert canvas.zones[0].rect.contains(hit_area.rect)


def test_each_is_told_and_shown_large_and_no_other_card_is() -> None:
    third, kit = third_clash(), kit_for()
    fight = fighting(third.state.world)
    assert fight.red.card or fight.blue.card, "a third one lies there, face down"
    for seat in third.state.world.seats:
        ctx = third.look(seat)
        for (clash, side), card in third.shown.items():
            handle = handles.PLAYED(side, clash)
            words = describe(kit, ctx, handle)
            assert name_of(kit, card) in words
            assert str(clash) in words.split("\n")[0]
            assert enlarge(Canvas(kit), ctx, handle, Rect(600, 300, 40, 40))
        for side in SIDES:
            now = handles.PLAYED(side, 3)
            assert describe(kit, ctx, now) == ""
            assert not enlarge(Canvas(kit), ctx, now, Rect(0, 0, 9, 9))
