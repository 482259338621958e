"""The rivals of Wasteland Riders: a panel for each, and nothing that they hide."""

import pytest
from msgspec.structs import replace

from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.sheet.dials import COUNTED
from game.presenters.wasteland_riders.zones.rivals import concerned, unfolded_rival
from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.fight.theft import Robbing
from game.rules.wasteland_riders.gear.carried import CAR, TUNING, available
from game.rules.wasteland_riders.terms import HAND_LEFT, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Deal
from tests.presenters.kits import SIZES, kit_for
from tests.presenters.wasteland_riders.decision_panel import first
from tests.presenters.wasteland_riders.sheet import (
    burdened,
    composed,
    handles_of,
    look,
    underway,
    with_knight,
    words_of,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_rival_has_his_name_and_dials(seats: int, size: tuple[int, int]) -> None:
    kit, state = kit_for(size), underway(seats)
    found = handles_of(composed(kit, look(state)))
    for seat in state.world.rivals(Seat(0)):
        assert at.SEAT(seat) in found
        assert {at.THEIR_RESOURCE(seat, name) for name in (*COUNTED, "reputation")} <= found
    assert at.THEIR_RESOURCE(Seat(0), "ammo") not in found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_the_gear_of_a_rival_can_be_pointed_at(seats: int) -> None:
    state = burdened(underway(seats), 1)
    ctx = look(state, unfolded=frozenset(("rival_1",)))
    world = state.world
    spots = {held.spot for held in available(world.setting, world.knights[Seat(1)])}
    spots |= {HAND_LEFT, CAR, TUNING, Spot("graft_1"), Spot("backpack_4"), Spot("vehicle_3")}
    for size in SIZES:
        found = handles_of(composed(kit_for(size), ctx))
        assert {at.THEIRS(Seat(1), spot) for spot in spots} <= found
        assert at.CELL(CardId("cell_3")) in found


def test_what_a_rival_hides_changes_nothing_that_is_drawn() -> None:
    """Two cards with the same back make the same picture, the same words and the same tips."""
    kit, pictures = kit_for((1920, 1080)), []
    for hidden in ("katana", "apteczka"):
        state = with_knight(underway(2), 1, backpack=(Item(CardId(hidden)),), cargo=())
        canvas = composed(kit, look(state))
        pictures.append((canvas.items, canvas.texts, canvas.hit_areas))
    assert pictures[0] == pictures[1]


def test_a_rival_who_lies_down_is_marked() -> None:
    kit = kit_for((1920, 1080))
    down, short = kit.say("wr-sheet-down"), kit.say("wr-sheet-ko")
    up = words_of(composed(kit, look(with_knight(underway(), 1, conscious=True, health=4))))
    lying = words_of(composed(kit, look(with_knight(underway(), 1, conscious=False, health=4))))
    assert down not in up
    assert short not in up
    assert down in lying or short in lying


def test_a_small_picture_unfolds_the_rival_that_is_looked_at() -> None:
    kit, state = kit_for((1280, 720)), burdened(underway(), 2)
    gear = at.THEIRS(Seat(2), HAND_LEFT)
    folded = composed(kit, look(state))
    assert gear not in handles_of(folded)
    assert {"unfold/rival_1", "unfold/rival_2"} <= handles_of(folded)
    assert gear in handles_of(composed(kit, look(state, unfolded=frozenset(("rival_2",)))))


def test_a_decision_about_a_rival_unfolds_him() -> None:
    robbing = first(lambda _state, decision: isinstance(decision, Robbing), 3, "m3_moze_byc_tylko_jeden")
    decision = robbing.stack[-1]
    assert isinstance(decision, Robbing)
    assert concerned(look(robbing, decision.seat)) == decision.victim
    assert concerned(look(robbing, decision.victim)) is None
    assert unfolded_rival(look(robbing, decision.seat, unfolded=frozenset(("rival_0",)))) == decision.victim


def test_an_exchange_unfolds_the_other_knight() -> None:
    state = underway()
    assert concerned(look(state)) is None
    dealing = replace(state, world=replace(state.world, deal=Deal(Seat(0), Seat(2), Seat(0))))
    assert concerned(look(dealing)) == Seat(2)
    assert concerned(look(dealing, 1)) is None
