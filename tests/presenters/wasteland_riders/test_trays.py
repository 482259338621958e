"""Trays of the decision panel: exchange, cards looked at, payment, discarding, set-up, exploration."""

from msgspec.structs import replace

from game.presenters.wasteland_riders import describing
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision import deal_trays, discard_tray, explore_view
from game.presenters.wasteland_riders.decision.looked_tray import cards_looked_at
from game.presenters.wasteland_riders.decision.setup_tray import starting_vehicles
from game.presenters.wasteland_riders.decision.tray_parts import tiles_in
from game.rules.core import engine
from game.rules.core.ids import HIDDEN
from game.rules.core.state import State
from game.rules.wasteland_riders.contracts import Introducing
from game.rules.wasteland_riders.exploration.exploration import Explores
from game.rules.wasteland_riders.gear.carried import cards_of
from game.rules.wasteland_riders.market.dealing import Haggling
from game.rules.wasteland_riders.market.paying import Paying, paid_value
from game.rules.wasteland_riders.preparation import UpdatingMarket
from game.rules.wasteland_riders.setup import (
    ChoosingColour,
    ChoosingKnight,
    ChoosingVehicle,
    KeepingContracts,
)
from game.rules.wasteland_riders.supplies.drawing import LuckLimit, Offered
from game.rules.wasteland_riders.terms import PANEL_COLOURS
from game.rules.wasteland_riders.verbs.hexes import Ordering
from game.rules.wasteland_riders.world.state import Share, World
from tests.guards import at_least_one
from tests.presenters.kits import SCALES, SIZES, problems
from tests.presenters.last_comrade.table import handles_of, of_kind, words_of
from tests.presenters.wasteland_riders.decision_panel import first, kit_for, look
from tests.presenters.wasteland_riders.sheet import with_knight
from tests.presenters.wasteland_riders.zones import around, at_decision, openly

ENGLISH = (1920, 1080), 100, "en"


# Exchange between knights


def haggling(**changes: object) -> State[World]:
    """The speaker would give a card, ammo and fuel; the other one nothing."""
    state = at_decision(Haggling)
    deal = state.world.deal
    assert deal is not None
    spot = next(iter(cards_of(state.world.knights[deal.first]))).spot
    gives = (Share(gear=(spot,), ammo=2, fuel=1), Share())
    dealt = replace(
        deal, **({"gives": gives, "speaker": deal.first, "proposed": False, "rounds": 0} | changes)
    )
    return replace(state, world=replace(state.world, deal=dealt))


def test_an_exchange_lies_in_two_trays() -> None:
    state = haggling()
    deal = state.world.deal
    assert deal is not None
    canvas = around(kit_for(), look(state, deal.first))
    names = set(handles_of(canvas))
    assert {at.SHARE("own"), at.SHARE("other")} <= names
    assert of_kind(canvas, "given") == [at.GIVEN("own", number) for number in range(3)]
    turned = around(kit_for(), look(state, deal.second))
    assert of_kind(turned, "given") == [at.GIVEN("other", number) for number in range(3)]


def test_the_talk_says_who_has_to_answer() -> None:
    kit = kit_for(*ENGLISH)
    told = []
    for changes in ({}, {"proposed": True, "rounds": 1}, {"rounds": 1}):
        state = haggling(**changes)
        assert state.world.deal is not None
        told.append(deal_trays.talk_words(kit, look(state), state.world.deal))
    assert "makes a proposal" in told[0]
    assert "proposes this" in told[1]
    assert "again" in told[2]


def test_what_lies_in_a_tray_can_be_told() -> None:
    state = haggling()
    deal = state.world.deal
    assert deal is not None
    ctx = look(state, deal.first)
    assert "ammo" in describing.describe(kit_for(*ENGLISH), ctx, at.GIVEN("own", 1))
    assert describing.describe(kit_for(), ctx, at.GIVEN("own", 9)) == ""


# Cards looked at


def test_contracts_drawn_are_shown_to_the_one_who_chooses_and_to_nobody_else() -> None:
    state = at_decision(Introducing)
    ctx = look(state)
    canvas = around(kit_for(), ctx)
    assert of_kind(canvas, "looked") == [at.LOOKED(0), at.LOOKED(1)]
    names = [kit_for().say(f"wr-contract-{card}") for card in cards_looked_at(ctx)]
    assert all(name in words_of(canvas) for name in names)
    rival = look(state, state.world.rivals(ctx.seat)[0])
    assert not of_kind(around(kit_for(), rival), "looked")
    assert not of_kind(around(kit_for(), openly(state, ctx)), "looked")


def test_two_players_look_at_three_contracts() -> None:
    assert len(of_kind(around(kit_for(), look(at_decision(KeepingContracts, 2))), "looked")) == 3


def test_cards_are_put_on_top_or_on_the_bottom() -> None:
    state = at_decision(Introducing)
    seat = look(state).seat
    cards = state.world.decks["wasteland"][:3]
    looking = with_knight(state, seat, looking=cards)
    ordering = replace(looking, stack=(*state.stack[:-1], Ordering(seat)))
    canvas = around(kit_for(), look(ordering, seat))
    assert {at.ON_TOP, at.ON_BOTTOM, at.LOOKED(2)} <= set(handles_of(canvas))


def test_vehicles_of_the_colour_drawn_are_offered() -> None:
    state = at_decision(Offered)
    ctx = look(state)
    drawing, vehicles = state.world.drawing, state.world.setting.content.vehicles
    assert drawing is not None
    for handle in of_kind(around(kit_for(), ctx), "pool"):
        car = at.car_in_pool(handle)
        assert car is not None
        lying = vehicles[car.card].damaged if car.damaged else vehicles[car.card].undamaged
        assert lying.colour == drawing.colour
    assert of_kind(around(kit_for(), ctx), "pool")


# Paying and discarding


def test_what_is_owed_is_told() -> None:
    state = at_decision(Paying)
    paying = engine.pending(state)
    assert isinstance(paying, Paying)
    canvas = around(kit_for(*ENGLISH), look(state))
    assert at.PAY in handles_of(canvas)
    assert f"To pay: {paying.cost}" in words_of(canvas)
    spot = next(iter(cards_of(state.world.knights[paying.seat]))).spot
    assert paid_value(state.world, paying.seat, (spot,)) > 0


def test_there_is_a_place_to_discard_exactly_where_something_may_be_discarded() -> None:
    for state in at_least_one(map(at_decision, (UpdatingMarket, LuckLimit))):
        assert at.DISCARD in handles_of(around(kit_for(), look(state)))
    for state in at_least_one(map(at_decision, (Paying, Explores))):
        ctx = look(state)
        assert discard_tray.reason(ctx) == ""
        assert at.DISCARD not in handles_of(around(kit_for(), ctx))


def test_a_rival_is_not_asked_to_discard() -> None:
    state = at_decision(LuckLimit)
    rival = state.world.rivals(look(state).seat)[0]
    assert not discard_tray.is_active(look(state, rival))


# Set-up


def test_thirteen_knights_to_choose_from() -> None:
    state = at_decision(ChoosingKnight)
    names = list(state.world.setting.content.knights)
    for size in SIZES:
        for scale in SCALES:
            canvas = around(kit_for(size, scale), look(state))
            assert of_kind(canvas, "pick") == [f"pick/{name}" for name in names]
            assert len(names) == 13
            assert problems(canvas) == [], (size, scale)
    told = describing.describe(kit_for(), look(state), f"pick/{names[0]}")
    assert kit_for().say(f"wr-knight-{names[0]}.text") in told


def test_colours_and_vehicles_of_the_set_up() -> None:
    colours = around(kit_for(), look(at_decision(ChoosingColour)))
    assert of_kind(colours, "colour") == [at.COLOUR(colour) for colour in PANEL_COLOURS]
    state = at_decision(ChoosingVehicle)
    vehicles = around(kit_for(), look(state))
    cards = starting_vehicles(state.world)
    assert of_kind(vehicles, "pool") == [at.pool(card, is_damaged=False) for card in cards]
    assert cards


def test_a_colour_that_somebody_has_says_whose_it_is() -> None:
    state = at_decision(ChoosingColour)
    rival = state.world.rivals(look(state).seat)[0]
    taken = with_knight(state, rival, colour="red")
    name = look(taken).names[rival]
    assert f"Taken: {name}" in words_of(around(kit_for(*ENGLISH), look(taken)))


# Exploration


def in_city(state: State[World], decision: object) -> bool:
    """Somebody explores a city that he may act in."""
    exploring = state.world.exploring
    if not isinstance(decision, Explores) or exploring is None:
        return False
    here = state.world.tiles[state.world.knights[decision.seat].hex]
    return state.world.setting.tile(here).kind == "city" and exploring.allowed and not exploring.acted


def test_every_action_of_the_hex_has_a_row() -> None:
    state = first(in_city)
    ctx = look(state)
    number = state.world.setting.tile(state.world.tiles[state.world.knights[ctx.seat].hex]).number
    actions = state.world.setting.actions_of[number]
    assert of_kind(around(kit_for(), ctx), "action") == [at.ACTION(action) for action in actions]


def test_an_action_that_is_not_possible_says_why() -> None:
    state = first(in_city)
    exploring = state.world.exploring
    assert exploring is not None
    done = replace(state, world=replace(state.world, exploring=replace(exploring, acted=True)))
    why = "You take at most one action in an exploration step."
    assert why in words_of(around(kit_for(*ENGLISH), look(done)))


def test_the_test_of_a_hex_tells_its_odds_and_then_how_it_went() -> None:
    state = first(in_city)
    seat, kit = look(state).seat, kit_for(*ENGLISH)
    place = next(
        place for place, tile in state.world.tiles.items() if state.world.setting.tile(tile).test is not None
    )
    there = with_knight(state, seat, hex=place)
    exploring = there.world.exploring
    assert exploring is not None
    told = []
    for changes in ({"allowed": False}, {"allowed": True}, {"allowed": False, "failed": True}):
        world = replace(there.world, exploring=replace(exploring, **changes))
        told.append(explore_view.test_words(kit, world, seat)[0])
    assert "Exploration test" in told[0]
    assert "%" in told[0]
    assert told[1] == "Exploring is allowed here."
    assert "failed" in told[2]


# Tiles


def test_tiles_fill_their_tray_and_never_overlap() -> None:
    kit = kit_for()
    box = kit.metrics.box(10, 10, 300, 150)
    for count in range(1, 15):
        places = tiles_in(kit, box, count)
        assert len(places) == count
        assert all(box.contains(place) for place in places)
        assert all(place.collidelist(places[:number]) < 0 for number, place in enumerate(places))


def test_hidden_cards_are_backs_in_the_view() -> None:
    """The tests above look through views: here is what they rest on."""
    state = at_decision(Introducing)
    seat = look(state).seat
    rival = look(state, state.world.rivals(seat)[0])
    assert set(rival.view.world.knights[seat].looking) == {HIDDEN}
