"""A fight owns the middle: the board steps back for it, and comes back where a hex is asked for."""

import pytest
from msgspec.structs import replace

from game.devtools.invariants.seatings import Deal
from game.presenters.shared.chances import percent
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.fight.outlook import outlook
from game.presenters.wasteland_riders.regions import regions
from game.rules.core.frames import Decision
from game.rules.core.state import State
from game.rules.wasteland_riders.fight.attacks import ChoosingAttack
from game.rules.wasteland_riders.fight.clashes import ChoosingCards
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.insights.attack_options import attack_options
from game.rules.wasteland_riders.intents.common import ChooseHex
from game.rules.wasteland_riders.market.paying import Paying
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from tests.presenters.kits import SIZES
from tests.presenters.wasteland_riders.decision_panel import composed, first, kit_for, look, problems
from tests.presenters.wasteland_riders.walk import drawn

DEAL = Deal("wasteland_riders", "m1_zbawca_pustkowi", 3)


def lays_a_card(_state: State[World], decision: Decision[World]) -> bool:
    return isinstance(decision, ChoosingCards)


def attacks(_state: State[World], decision: Decision[World]) -> bool:
    return isinstance(decision, ChoosingAttack)


def hexes_of(canvas: Canvas) -> list[str]:
    return [one.handle for one in canvas.hit_areas if one.handle in handles.HEX]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_board_steps_back_while_a_fight_is_fought(size: tuple[int, int]) -> None:
    state, kit = first(lays_a_card), kit_for(size)
    table = drawn(kit, DEAL, state, look(state).seat)
    places = regions(kit.metrics)
    foes = [one.rect for one in table.canvas.hit_areas if one.handle in handles.FOE]
    assert len(foes) == 2
    assert all(places["fight"].contains(foe) for foe in foes)
    assert places["fight"].contains(places["board"])
    assert places["fight"].w > places["decision"].w
    assert hexes_of(table.canvas) == []
    over = replace(state, world=replace(state.world, fight=replace(fighting(state.world), over=True)))
    assert hexes_of(drawn(kit, DEAL, over, table.view_context.seat).canvas)


def test_where_a_hex_is_to_be_chosen_the_board_is_there() -> None:
    state, kit = first(lays_a_card), kit_for()
    ctx = look(state)
    table = drawn(kit, DEAL, state, ctx.seat)
    asked = replace(table.view_context, legal=(ChooseHex(HexId("M1")),))
    canvas = Canvas(kit)
    table.presenter.compose_board(canvas, asked)
    table.presenter.compose_zones(canvas, asked)
    assert hexes_of(canvas)
    places = regions(kit.metrics)
    assert all(places["decision"].contains(one.rect) for one in canvas.hit_areas if one.handle in handles.FOE)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_something_else_is_decided_beside_the_fight(size: tuple[int, int]) -> None:
    """A card is paid for in the right column; the fight stays in sight, and nothing lies over it."""
    state = first(lays_a_card)
    ctx = look(state)
    paying = replace(state, stack=(*state.stack, Paying(ctx.seat, 1)))
    for scale, language in ((100, "en"), (160, "pl")):
        kit = kit_for(size, scale, language)
        canvas = composed(kit, look(paying, ctx.seat))
        places = regions(kit.metrics)
        decided = [one.rect for one in canvas.hit_areas if one.handle == handles.DECISION]
        assert decided == [places["decision"]]
        foes = [one.rect for one in canvas.hit_areas if one.handle in handles.FOE]
        assert len(foes) == 2
        assert all(places["board"].contains(foe) for foe in foes)
        assert problems(canvas) == []


def test_every_clash_has_a_place_at_both_sides_and_the_best_attack_its_chance_in_large_numbers() -> None:
    state, kit = first(attacks), kit_for(language="en")
    ctx = look(state)
    found = outlook(kit, ctx)
    odds = [one.odds for one in attack_options(ctx.view.world, ctx.seat) if one.odds is not None]
    assert odds
    assert found is not None
    assert found.number == percent(kit, max(odds, key=lambda one: one.chance), exact=True)
    texts = [mark.text for mark in composed(kit, ctx).texts]
    assert found.number in texts
    clashes = state.world.setting.content.combat.clashes
    to_come = [str(clash) for clash in range(fighting(state.world).clash + 1, clashes + 1)]
    assert to_come
    assert all(texts.count(clash) >= 2 for clash in to_come)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_ribbons_and_cards_of_a_film_lie_over_the_fight_in_the_middle(
    size: tuple[int, int],
) -> None:
    state, kit = first(lays_a_card), kit_for(size)
    table = drawn(kit, DEAL, state, look(state).seat)
    places = regions(kit.metrics)
    assert table.presenter.film_region(kit.metrics, table.view_context) == places["fight"]
    over = replace(state, world=replace(state.world, fight=replace(fighting(state.world), over=True)))
    later = drawn(kit, DEAL, over, table.view_context.seat)
    assert later.presenter.film_region(kit.metrics, later.view_context) == places["board"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_lies_in_the_place_of_a_clash_is_said_below_that_place(size: tuple[int, int]) -> None:
    state, kit = first(lays_a_card), kit_for(size)
    for clash in (1, 2, 3):
        now = replace(state, world=replace(state.world, fight=replace(fighting(state.world), clash=clash)))
        canvas = composed(kit, look(now))
        slot = next(one.rect for one in canvas.hit_areas if one.handle == handles.COMBAT_SLOT)
        says = [one.rect for one in canvas.texts if one.text == kit.say("wr-fight-card_none")]
        assert any(abs(rect.centerx - slot.centerx) <= slot.w // 4 for rect in says), (clash, slot, says)
