"""Contracts: what is asked for, what it brings, how far it has come, and what is nobody's business."""

import pytest
from msgspec.structs import replace

from game.presenters.wasteland_riders.cards import contract_card
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.marks import marks_of
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.contracts import hex_numbered
from game.rules.wasteland_riders.world.state import Contract, World
from game.view.canvas import Canvas
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, problems
from tests.presenters.last_comrade.table import handles_of, of_kind, words_of
from tests.presenters.wasteland_riders.decision_panel import kit_for, look
from tests.presenters.wasteland_riders.sheet import underway
from tests.presenters.wasteland_riders.zones import around

BURN, LINE = CardId("p01_plon_mala_plon"), CardId("c10_linia_dalekobiezna")


def with_contracts(state: State[World], *contracts: Contract) -> State[World]:
    return replace(state, world=replace(state.world, contracts=contracts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_contract_is_told_whole_and_briefly(language: str) -> None:
    world, kit = underway().world, kit_for((1920, 1080), 100, language)
    content = world.setting.content
    for card in map(CardId, (*content.general, *content.private)):
        told = contract_card.describe_contract(kit, world, card) + contract_card.brief(kit, world, card)
        assert "⟦" not in told
        assert kit.say(f"wr-contract-{card}.reward") in told
    assert contract_card.brief(kit, world, BURN).count("\n") == 1


def test_a_contract_is_about_both_hexes_then_about_the_second() -> None:
    state = underway()
    first, second = (hex_numbered(state.world, number) for number in (9, 12))
    open_one = with_contracts(state, Contract(BURN, "private", "orange")).world
    held = with_contracts(state, Contract(BURN, "private", "orange", Seat(0), accepted=True)).world
    assert contract_card.places_of(open_one, BURN) == (first, second)
    assert contract_card.places_of(held, BURN) == (second,)
    assert len(contract_card.places_of(state.world, LINE)) == 2


def test_a_condition_that_is_met_says_so() -> None:
    state, kit = underway(), kit_for((1920, 1080), 100, "en")
    held = with_contracts(state, Contract(BURN, "private", "orange", Seat(0), accepted=True)).world
    assert contract_card.conditions(kit, held, BURN)[0].startswith("1. Done")
    assert "Done" not in contract_card.conditions(kit, state.world, BURN)[0]
    assert "\n" not in contract_card.brief(kit, held, BURN)


def test_markers_and_expiry_are_told_only_where_there_are_any() -> None:
    state, kit = underway(), kit_for((1920, 1080), 100, "en")
    marked = with_contracts(state, Contract(LINE, "general", "violet", markers=2)).world
    assert "Markers: 2 of 3" in contract_card.describe_contract(kit, marked, LINE)
    own = with_contracts(underway(2), Contract(BURN, "private", None, Seat(0), face_down=True)).world
    told = contract_card.describe_contract(kit, own, BURN)
    assert "Markers" not in told
    assert "face down" in told


def test_a_rivals_face_down_contract_has_neither_name_nor_handle() -> None:
    state = underway(2)
    seat = look(state).seat
    rival = state.world.rivals(seat)[0]
    hidden = with_contracts(state, Contract(BURN, "private", None, rival, face_down=True))
    ctx = look(hidden, seat)
    assert ctx.view.world.contracts[0].card == HIDDEN
    canvas = around(kit_for(), ctx)
    assert not of_kind(canvas, "contract")
    assert contract_card.name_of(kit_for(), BURN) not in words_of(canvas)
    assert at.CONTRACT(BURN) in handles_of(around(kit_for(), look(hidden, rival)))


def test_rewards_are_drawn_as_marks() -> None:
    world = underway().world
    marks = marks_of(world, world.setting.content.private[BURN].reward)
    assert [(mark.gear, mark.number) for mark in marks] == [("blue", 1), (None, 2)]


def test_every_contract_can_be_read_large_and_in_hand() -> None:
    world = underway().world
    cards = tuple(map(CardId, (*world.setting.content.general, *world.setting.content.private)))
    for size in SIZES:
        for scale in SCALES:
            kit = kit_for(size, scale)
            for card in at_least_one(cards):
                canvas = Canvas(kit)
                contract_card.draw_contract(canvas, kit.metrics.box(40, 40, 420, 587), world, card)
                contract_card.draw_contract(canvas, kit.metrics.box(900, 40, 88, 123), world, card)
                assert problems(canvas) == [], (card, size, scale)
                assert cut(canvas) == [], (card, size, scale)
