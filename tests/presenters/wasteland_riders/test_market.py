"""The Market: prices by lamps, slots of cities, the pool, and an exchange under way."""

from msgspec.structs import replace

from game.presenters.shared.cards.pile_lists import LISTED
from game.presenters.wasteland_riders import describing
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.market_trays import balance_words
from game.presenters.wasteland_riders.decision.pool_rows import side_colour, sides_of_pool
from game.presenters.wasteland_riders.zones.market import open_to, price_colour
from game.rules.core.ids import CardId
from game.rules.core.piles import distinct
from game.rules.core.state import State
from game.rules.wasteland_riders.market.market import Trading, offer_value, wanted_price
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import Exchange, World
from game.view.theme import DESK_900, GO_D, GO_L, NO_D, NO_L, WARN
from tests.presenters.last_comrade.table import handles_of, of_kind, words_of
from tests.presenters.wasteland_riders.decision_panel import kit_for, look
from tests.presenters.wasteland_riders.sheet import underway, with_knight
from tests.presenters.wasteland_riders.zones import around, at_decision


def trading(**changes: object) -> State[World]:
    state = at_decision(Trading)
    assert state.world.exchange is not None
    plain = replace(state.world.exchange, bonus=0, offered=(), with_car=False, slots=(), wanted_car=None)
    return replace(state, world=replace(state.world, exchange=replace(plain, **changes)))


def exchange_of(state: State[World]) -> Exchange:
    assert state.world.exchange is not None
    return state.world.exchange


def test_a_lamp_is_black_green_or_red_by_what_it_asks_for_the_card() -> None:
    world = underway().world
    lamps = {slot: price_colour(world, lamp) for slot, lamp in world.setting.content.market.items()}
    assert lamps["A1"] == DESK_900
    assert lamps["A4"] == NO_D
    assert lamps["A5"] == GO_D


def test_all_ten_slots_lie_there() -> None:
    ctx = look(underway())
    assert of_kind(around(kit_for(), ctx), "market") == [at.MARKET(slot) for slot in ctx.view.world.market]


def test_special_slots_are_open_only_in_their_city() -> None:
    state = underway()
    seat = look(state).seat
    there = with_knight(state, seat, hex=HexId("M2"))
    elsewhere = with_knight(state, seat, hex=HexId("M1"))
    assert open_to(there.world, seat, "A5")
    assert not open_to(there.world, seat, "B5")
    assert not open_to(elsewhere.world, seat, "A5")
    assert open_to(elsewhere.world, seat, "A1")
    plates = [
        {mark.text for mark in around(kit_for(), look(state, seat)).texts} & {"[2]", "[4]"}
        for state in (elsewhere, there)
    ]
    assert plates == [{"[2]", "[4]"}, {"[4]"}]


def test_the_tip_of_a_slot_tells_its_price_and_its_city() -> None:
    ctx = look(underway())
    told = describing.describe(kit_for((1920, 1080), 100, "en"), ctx, at.MARKET("A5"))
    assert "price 1" in told
    assert "hex 2" in told


def test_the_balance_says_what_is_missing_wasted_or_enough() -> None:
    kit = kit_for((1920, 1080), 100, "en")
    short = trading(bonus=2, slots=("B1",))
    even = trading(bonus=3, slots=("B1",))
    wasted = trading(bonus=5, slots=("B1",))
    assert balance_words(kit, short.world, exchange_of(short)) == (
        "No trade yet: the offer is 1 short.",
        NO_L,
    )
    assert balance_words(kit, even.world, exchange_of(even))[1] == GO_L
    words, colour = balance_words(kit, wasted.world, exchange_of(wasted))
    assert colour == WARN
    assert " 2 " in words
    assert offer_value(even.world, exchange_of(even)) == wanted_price(even.world, exchange_of(even)) == 3


def test_an_exchange_shows_both_trays_and_every_side_of_the_pool() -> None:
    state = trading(bonus=2, slots=("A1", "B1"))
    canvas = around(kit_for((1920, 1080), 100, "en"), look(state))
    names = set(handles_of(canvas))
    assert {at.OFFER, at.WANTED} <= names
    for card, damaged in sides_of_pool(state.world):
        assert at.pool(card, is_damaged=damaged) in names
    assert "You offer: 2 (bonus 2)" in words_of(canvas)
    assert "You want: 4" in words_of(canvas)


def test_sides_of_the_pool_by_colour() -> None:
    world = underway().world
    for colour in ("green", "yellow", "red"):
        sides = sides_of_pool(world, colour)
        assert sides
        assert all(side_colour(world, *side) == colour for side in sides)


def test_the_pool_unfolds_in_the_place_of_the_slots() -> None:
    ctx = look(underway(), unfolded=frozenset(("pool",)))
    canvas = around(kit_for(), ctx)
    kinds = distinct(ctx.view.world.pool)
    assert not of_kind(canvas, "market")
    assert {LISTED("pool", card) for card in kinds} <= set(handles_of(canvas))
    assert describing.describe(kit_for(), ctx, LISTED("pool", CardId(kinds[0])))
