"""Contracts: what is asked for, what it brings, how far it has come, and what is nobody's business."""

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.devtools.invariants.seatings import Deal
from game.presenters.wasteland_riders import regions
from game.presenters.wasteland_riders.cards import contract_card
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.looked_tray import cards_looked_at
from game.presenters.wasteland_riders.marks import marks_of
from game.presenters.wasteland_riders.zones import status
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.contracts import hex_numbered
from game.rules.wasteland_riders.exploration.exploration import Explores
from game.rules.wasteland_riders.setup import KeepingContracts
from game.rules.wasteland_riders.world.state import Contract, World
from game.view.canvas import Canvas
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, problems
from tests.presenters.last_comrade.table import handles_of, of_kind, words_of
from tests.presenters.wasteland_riders.decision_panel import kit_for, look
from tests.presenters.wasteland_riders.sheet import underway
from tests.presenters.wasteland_riders.walk import drawn
from tests.presenters.wasteland_riders.zones import around, at_decision

DEAL = Deal("wasteland_riders", "m1_zbawca_pustkowi", 2)
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


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_accepted_contract_looks_accepted_and_the_face_down_ones_share_a_line(
    size: tuple[int, int],
) -> None:
    state, kit = underway(2), kit_for(size, 100, "en")
    seat = look(state).seat
    rival = state.world.rivals(seat)[0]
    hidden = [Contract(HIDDEN, "private", None, rival, face_down=True) for _ in range(2)]
    plain = with_contracts(state, Contract(BURN, "private", "orange", seat), *hidden)
    accepted = with_contracts(state, Contract(BURN, "private", "orange", seat, accepted=True), *hidden)
    drawn = {is_met: around(kit, look(one, seat)) for is_met, one in ((False, plain), (True, accepted))}
    assert drawn[False].items != drawn[True].items
    for canvas in drawn.values():
        assert problems(canvas) == []
        assert words_of(canvas).count(kit.say("wr-table-contracts_face_down")) == 1
        row = next(one.rect for one in canvas.hit_areas if one.handle == at.CONTRACT(BURN))
        zone = regions.regions(kit.metrics)["contracts"]
        assert row.h * 3 > zone.h, "it has the room that face-down ones leave"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_contracts_to_choose_from_say_what_they_ask_and_what_they_bring(size: tuple[int, int]) -> None:
    state = at_decision(KeepingContracts, 2)
    for scale, language in ((100, "en"), (160, "pl")):
        kit = kit_for(size, scale, language)
        ctx = look(state)
        canvas = around(kit, ctx)
        assert problems(canvas) == []
        told = " ".join(mark.text for mark in canvas.texts).replace("\u00a0", " ")
        for card in at_least_one(cards_looked_at(ctx)):
            reward = kit.say(f"wr-contract-{card}.reward").replace("\u00a0", " ").split()
            asks = " ".join(contract_card.conditions(kit, state.world, card)).replace("\u00a0", " ").split()
            assert all(word in told for word in (*reward, *asks)), card


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 3, 4])
def test_open_contracts_stand_as_cards_with_what_they_ask(
    size: tuple[int, int], scale: int, language: str, count: int
) -> None:
    state, kit = underway(2), kit_for(size, scale, language)
    seat = look(state).seat
    listed = [
        Contract(BURN, "private", None, seat, face_down=True),
        Contract(LINE, "general", "violet", markers=2),
        *(
            Contract(CardId(card), "private", "orange", seat, accepted=True)
            for card in state.world.setting.content.private
            if card != BURN
        ),
    ][:count]
    ctx = look(with_contracts(state, *listed), seat)
    canvas, panel = Canvas(kit), regions.regions(kit.metrics)["status"]
    status.compose_status(canvas, ctx, panel)
    assert problems(canvas) == []
    slips = {one.handle: one.rect for one in canvas.hit_areas if one.handle.startswith("contract/")}
    assert len(slips) == count or kit.metrics.is_compact is False or scale > 100, "there is room"
    told = words_of(canvas)
    for contract in listed if slips else ():
        slip = slips[at.CONTRACT(contract.card)]
        assert panel.contains(slip)
        inside = " ".join(mark.text for mark in canvas.texts if slip.contains(mark.rect))
        assert contract_card.name_of(kit, contract.card).replace("\u00a0", " ") in inside.replace(
            "\u00a0", " "
        )
        whole = "\n".join(contract_card.conditions(kit, ctx.view.world, contract.card))
        briefly = contract_card.brief(kit, ctx.view.world, contract.card)
        said = [set(words.replace("\u00a0", " ").split()) <= set(inside.replace("\u00a0", " ").split())
                for words in (whole, briefly)]  # fmt: skip
        assert any(said), (contract.card, inside)
    assert kit.say("wr-table-deck_green") in told, "the decks stay in sight"


def test_without_open_contracts_the_decks_are_large() -> None:
    state, kit = underway(2), kit_for((1280, 720), 100, "en")
    hidden = Contract(HIDDEN, "private", None, state.world.rivals(Seat(0))[0], face_down=True)
    heights = []
    for contracts in ((hidden,), (Contract(BURN, "private", None, Seat(0)),)):
        canvas = Canvas(kit)
        ctx = look(with_contracts(state, *contracts), Seat(0))
        status.compose_status(canvas, ctx, regions.regions(kit.metrics)["status"])
        heights.append(next(one.rect.h for one in canvas.hit_areas if one.handle == at.DECK("luck")))
    assert heights[0] > heights[1]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_who_explores_sees_open_contracts_as_cards_too(size: tuple[int, int]) -> None:
    state, kit = at_decision(Explores, 2), kit_for(size, 100, "en")
    seat = look(state).seat
    ctx = look(with_contracts(state, Contract(BURN, "private", None, seat, face_down=True)), seat)
    canvas = around(kit, ctx)
    assert problems(canvas) == []
    panel = regions.regions(kit.metrics)["decision"]
    slips = [one.rect for one in canvas.hit_areas if one.handle == at.CONTRACT(BURN)]
    assert any(panel.contains(slip) for slip in slips)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_contract_to_choose_from_lights_its_hexes_and_its_large_card_leaves_them_free(
    size: tuple[int, int],
) -> None:
    state, kit = at_decision(KeepingContracts, 2), kit_for(size)
    ctx = look(state)
    table = drawn(kit, DEAL, state, ctx.seat)
    hexes = {one.handle: one.rect for one in table.canvas.hit_areas if one.handle in at.HEX}
    for number, card in enumerate(at_least_one(cards_looked_at(ctx))):
        lit = Canvas(kit)
        assert table.presenter.compose_drop_preview(lit, table.view_context, None, at.LOOKED(number), None)
        assert lit.items
        place = next(one.rect for one in table.canvas.hit_areas if one.handle == at.LOOKED(number))
        large = Canvas(kit)
        assert table.presenter.enlarge(large, table.view_context, at.LOOKED(number), place)
        whole = max(
            (Rect(item.x, item.y, item.w, item.h) for item in large.items), key=lambda box: box.w * box.h
        )
        board = table.presenter.regions(kit.metrics)["board"]
        assert whole.right < board.centerx
        assert all(hexes[at.HEX(one)] for one in contract_card.places_of(state.world, card))
