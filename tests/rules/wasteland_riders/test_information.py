"""Hidden and public information, and what a view never tells."""

from collections import Counter

import pytest

from game.rules.core import engine
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.rng import BLANK, Draws, Rng
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.events.fights import GearStolen
from game.rules.wasteland_riders.events.gear import GearDrawn, GearPlaced
from game.rules.wasteland_riders.intents.common import DiscardLuck, DrawGear, PlaceGear
from game.rules.wasteland_riders.intents.fights import ChooseCombatCard
from game.rules.wasteland_riders.naming import REFUSALS
from game.rules.wasteland_riders.supplies.drawing import DrawCards, ThrowLuck
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.world.items import Item
from tests.guards import at_least_one
from tests.rules.wasteland_riders.fight.test_fight_vectors import DINGO, fight
from tests.rules.wasteland_riders.table import riders, set_up

rule = pytest.mark.rule


@rule("WR-INFO-01")
def test_deck_orders_and_the_generator_are_hidden() -> None:
    game = set_up()
    view = GAME.redact(game.state, Seat(0))
    assert view.rng == BLANK
    for deck, pile in view.world.decks.items():
        assert deck == "blue" or set(pile) <= {HIDDEN}


@rule("WR-INFO-01")
def test_luck_cards_that_a_rival_is_to_throw_back_are_imagined() -> None:
    """He plays a luck card before he throws one away: who may answer that imagines what he goes on with."""
    drawn = (CardId("l11_tylko_drasniecie"), CardId("l10_rykoszet"))
    game = riders("hugh_jackal", "mel_gearson").luck(0, *drawn).with_knight(0, health=2)
    game = game.run(ThrowLuck(Seat(0), drawn))
    view = GAME.redact(game.state, Seat(1))
    assert not set(drawn) & {card for frame in view.stack for card in getattr(frame, "drawn", ())}
    for number in range(8):
        other = GAME.imagine(view, Seat(1), Rng(number))
        found = [one.card for one in engine.legal(other, Seat(0)) if isinstance(one, DiscardLuck)]
        assert found == list(dict.fromkeys(other.world.knights[0].luck))
        assert GAME.redact(other, Seat(1)).stack == view.stack


@rule("WR-INFO-01")
def test_drawn_gear_is_seen_by_its_owner_until_it_lies_open() -> None:
    game = riders("hugh_jackal").deck("green", "naboje").run(DrawCards(0, "green", 1)).do(DrawGear())
    (drawn,) = game.said(GearDrawn)
    for seat, cards in ((1, ("back_green",)), (0, ("naboje",))):
        told = GAME.redact_event(drawn, game.world, Seat(seat))
        assert isinstance(told, GearDrawn)
        assert told.cards == cards
    assert game.view(1).knights[0].gained[0].card == "back_green"
    for spot, seen in (("pocket_1", "naboje"), ("backpack", "back_green")):
        placed = game.do(PlaceGear(spot))
        (event,) = placed.said(GearPlaced)
        told = GAME.redact_event(event, placed.world, Seat(1))
        assert isinstance(told, GearPlaced)
        assert told.item.card == seen


@rule("WR-INFO-01")
@pytest.mark.parametrize(("spot", "seen"), [("pocket_1", "naboje"), ("backpack_1", "back_green")])
def test_a_stolen_card_that_was_stowed_is_seen_by_the_two_only(spot: str, seen: str) -> None:
    world = riders("hugh_jackal").world
    event = GearStolen(Seat(1), Seat(0), Spot(spot), Item(CardId("naboje")))
    for seat in (Seat(0), Seat(1)):
        assert GAME.redact_event(event, world, seat) == event
    told = GAME.redact_event(event, world, Seat(2))
    assert isinstance(told, GearStolen)
    assert told.item.card == seen


@rule("WR-INFO-02")
def test_everything_on_the_table_is_public() -> None:
    game = (
        riders("hugh_jackal")
        .give(0, "naboje", "pocket_1")
        .contract("p01_plon_mala_plon", holder=0, accepted=True)
    )
    view = game.view(3)
    assert view.knights[0].gear == game.knight(0).gear
    assert view.knights[0].printed == game.knight(0).printed
    assert view.contracts == game.world.contracts
    assert view.tiles == game.world.tiles
    assert (view.market, view.pool, view.discards) == (
        game.world.market,
        game.world.pool,
        game.world.discards,
    )


@rule("WR-INFO-01", "WR-INFO-02")
def test_an_imagined_world_looks_the_same() -> None:
    game = set_up(seed=5)
    for seat in at_least_one(game.world.seats):
        view = GAME.redact(game.state, seat)
        other = GAME.imagine(view, seat, Rng(9))
        assert GAME.laws(other.world) == []
        assert GAME.redact(other, seat) == view


@rule("WR-CARD-01", "WR-INFO-01")
def test_a_face_down_combat_card_is_imagined_as_one_that_may_lie_there() -> None:
    """Not always the same, and never one that could not have been chosen."""
    game = fight(riders("mel_gearson"), 0, DINGO)
    enemy = game.fight.blue.leader
    game = game.do(ChooseCombatCard("attack"), by=0)
    view = GAME.redact(game.state, enemy)
    assert view.world.fight is not None
    assert view.world.fight.red.card == "hidden"
    laid: Counter[str | None] = Counter()
    for number in range(200):
        other = GAME.imagine(view, enemy, Rng(number))
        assert GAME.laws(other.world) == []
        assert GAME.redact(other, enemy) == view
        assert other.world.fight is not None
        laid[other.world.fight.red.card] += 1
    assert set(laid) == {"attack", "range_change", "preparation", "defence"}, "his revolver has no burst"
    assert laid["attack"] > laid["defence"]


@rule("WR-SCAV-10")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_refused_is_settled_by_a_rule(seed: int) -> None:
    """The rules leave nothing open for the Scavenger to settle: every refusal has its paragraph."""
    game, chance = set_up(2 + seed % 3, 1 + seed, seed), Draws(Rng(seed))
    for _ in range(150):
        if game.outcome is not None:
            break
        seat = chance.choice(sorted(game.asked()))
        decision = engine.pending(game.state)
        assert decision is not None
        for intent in at_least_one(decision.candidates(game.world, Seat(seat))):
            refusal = decision.why_not(game.world, Seat(seat), intent)
            assert refusal is None or refusal.rule in REFUSALS
        game = game.do(chance.choice(game.legal(seat)), by=seat)
