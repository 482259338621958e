"""Room that shrinks: whichever way a rucksack or exoskeleton goes, its owner discards until all fits."""

from collections.abc import Callable

import pytest

from game.rules.core import engine
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.gear import GearDiscarded
from game.rules.wasteland_riders.exploration.exploration import ExplorationStep, ExploreTurn
from game.rules.wasteland_riders.fight.clashes import Rearranging
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.gear.carried import room
from game.rules.wasteland_riders.intents.common import (
    AcceptContract,
    AcceptDeal,
    ChooseGear,
    ChooseSlot,
    Done,
    GiveGear,
    MakeRoom,
    MoveGear,
    OfferGear,
    PayGear,
    PlaceGear,
    Propose,
    TakeAction,
    Trade,
)
from game.rules.wasteland_riders.intents.fights import RobGear
from game.rules.wasteland_riders.market.dealing import Dealing
from game.rules.wasteland_riders.market.market import MarketExchange
from game.rules.wasteland_riders.market.paying import Pay
from game.rules.wasteland_riders.packing.placing import Overflowing, PlaceGained, is_overfull
from game.rules.wasteland_riders.preparation import Arranging
from game.rules.wasteland_riders.rest import RestGear, RestStep
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.world.items import Item
from game.session.stops import Stops
from tests.rules.wasteland_riders.cards.test_weapons import facing
from tests.rules.wasteland_riders.fight.test_fight_vectors import clash
from tests.rules.wasteland_riders.table import Halt, Table, riders, set_up

rule = pytest.mark.rule
MEL = "mel_gearson"
PACK = "pocket_1"
WIDER = ("plecak_wojskowy", "egzoszkielet")
"""The cards that make room while they are available: two more places in the backpack each."""


def packed(card: str, seats: int = 4, step: str = "movement") -> Table:
    """Without a vehicle, with this card and five others in a backpack for three."""
    table = riders(MEL, seats=seats, step=step).car(0, None).give(0, card, PACK)
    for _ in range(5):
        table = table.give(0, "naboje", "backpack")
    assert room(table.world.setting, table.knight(0), "backpack") == 0
    return table


# Every way in which it can go


def paid(table: Table) -> Table:
    yellow = Effect("pay_gear", 1, colour="yellow")
    return table.run(Pay(0, (yellow,))).do(PayGear(PACK))


def paid_for_an_action(table: Table) -> Table:
    return (
        table.with_world(step="exploration").run(ExploreTurn(0)).do(TakeAction("a01_gamble"), PayGear(PACK))
    )


def paid_for_a_contract(table: Table) -> Table:
    if len(table.world.knights) == 2:
        table = table.contract("p09_ropa_za_wode", holder=0)
    else:
        table = table.contract("p09_ropa_za_wode")
    table = table.put(0, "M2").with_world(step="exploration")
    return table.run(ExploreTurn(0)).do(AcceptContract("p09_ropa_za_wode"), PayGear(PACK))


def sold(table: Table) -> Table:
    table = table.market(A1="maczeta")
    return table.run(MarketExchange(0)).do(OfferGear(PACK), ChooseSlot("A1"), Trade(), PlaceGear("hand_left"))


def lost_by_choice(table: Table) -> Table:
    return table.run(Run(0, "test", (Effect("lose_gear", 1),))).do(ChooseGear(PACK))


def lost_to_the_scavenger(table: Table) -> Table:
    return table.run(Run(0, "test", (Effect("lose_gear", 1, who="scavenger"),))).do(ChooseGear(PACK))


def robbed(table: Table) -> Table:
    game = table.run(Rob(1, 0)).do(RobGear(PACK))
    return game.do(PlaceGear("pocket_2"))


def robbed_while_unconscious(table: Table) -> Table:
    return robbed(table.with_knight(0, health=0, conscious=False))


def given_away(table: Table) -> Table:
    game = table.run(Dealing(0, 1)).do(GiveGear(PACK), Propose()).do(AcceptDeal(), by=1)
    while not isinstance(game.top, Overflowing | Halt):
        game = game.do(PlaceGear("pocket_2"))
    return game


def stowed_at_rest(table: Table) -> Table:
    table = table.with_world(step="rest").give(0, "rad_out", "pocket_2")
    return table.run(RestGear(0)).do(MoveGear("backpack_1", PACK))


def stowed_in_preparation(table: Table) -> Table:
    return table.with_world(step="knights").run(Arranging(0)).do(MoveGear("backpack_1", PACK))


def stowed_in_defence(table: Table) -> Table:
    game = clash(facing(table.with_world(active=0), "medium").passed(), "defence", "preparation").passed()
    assert isinstance(game.top, Rearranging)
    return game.do(MoveGear("backpack_1", PACK))


def gaining(table: Table, card: str) -> Table:
    table = table.without(table.world.setting.colour(card), card).with_knight(0, gained=(Item(card),))
    return table.run(PlaceGained(0))


def covered_by_a_new_card(table: Table) -> Table:
    """A new card is laid on its panel; pushed away, it has no other place and goes."""
    for spot in ("pocket_2", "pocket_3"):
        table = table.give(0, "med_szpryca", spot)
    return gaining(table, "rad_out").do(PlaceGear(PACK), MakeRoom("gained"))


def discarded_for_a_new_card(table: Table) -> Table:
    """It is discarded to make room, and makes less; the new card goes too."""
    return gaining(table, "celownik").do(MakeRoom(PACK), MakeRoom("gained"))


WAYS: tuple[Callable[[Table], Table], ...] = (
    paid,
    paid_for_an_action,
    paid_for_a_contract,
    sold,
    lost_by_choice,
    lost_to_the_scavenger,
    robbed,
    robbed_while_unconscious,
    given_away,
    stowed_at_rest,
    stowed_in_preparation,
    stowed_in_defence,
    covered_by_a_new_card,
    discarded_for_a_new_card,
)


@rule("WR-RULING-39", "WR-GEAR-10")
@pytest.mark.parametrize("card", WIDER)
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_owner_discards_at_once_whichever_way_it_goes(
    way: Callable[[Table], Table], card: str, seats: int
) -> None:
    game = way(packed(card, seats))
    assert isinstance(game.top, Overflowing), "the owner, not the Scavenger"
    assert game.asked() == {0}, "the owner, not the Scavenger"
    assert is_overfull(game.world, 0)
    while isinstance(game.top, Overflowing):
        game = game.do(MakeRoom(next(one.spot for one in thrown(game) if one.spot.startswith("backpack"))))
        assert game.said(GearDiscarded)[0].seat == 0
    assert room(game.world.setting, game.knight(0), "backpack") == 0
    assert not is_overfull(game.world, 0)


def thrown(game: Table) -> list[MakeRoom]:
    return [one for one in game.legal() if isinstance(one, MakeRoom)]


@rule("WR-RULING-39", "WR-GEAR-09")
def test_what_finds_a_place_elsewhere_is_not_lost() -> None:
    game = paid(packed("plecak_wojskowy").car(0, "turystyk"))
    assert game.allows(MoveGear("backpack_1", "vehicle"))
    assert game.allows(MoveGear("backpack_5", PACK))
    assert game.refused(MoveGear("backpack_1", "hand_left")) == "WR-GEAR-08"
    assert game.refused(Done()) == "WR-GEAR-10"
    game = game.do(MoveGear("backpack_1", "vehicle"), MoveGear("backpack_1", PACK))
    assert game.is_done
    assert len(game.knight(0).backpack) == 3
    assert not game.discarded("green")


@rule("WR-RULING-39", "WR-BLUE-02")
def test_blue_cards_are_not_discarded_and_may_stay() -> None:
    table = riders(MEL).car(0, None).give(0, "plecak_wojskowy", PACK)
    for card in ("przecinak", "cyberlapa", "ostatni_argument", "turbowtrysk"):
        table = table.give(0, card, "backpack")
    game = paid(table.give(0, "naboje", "backpack"))
    assert game.refused(MakeRoom("backpack_1")) == "WR-BLUE-02"
    assert thrown(game) == [MakeRoom("backpack_5")]
    game = game.do(MakeRoom("backpack_5"))
    assert game.is_done, "one blue card too many is tolerated"
    assert len(game.knight(0).backpack) == 4, "one blue card too many is tolerated"
    knights = game.with_world(step="knights").run(Arranging(0))
    assert knights.refused(Done()) == "WR-RULING-39", "in the riders step he must make room"
    relieved = knights.do(MoveGear("backpack_3", "hand_left"))
    assert relieved.allows(Done())
    stuck = game.give(0, "minigun", "hand_left").with_knight(0, backpack=tuple(map(Item, BLUE)))
    stuck = stuck.with_world(decks={**stuck.world.decks, "blue": kept_blue(stuck)}, step="knights")
    assert stuck.run(Arranging(0)).allows(Done()), "unless none of them can lie anywhere else"


BLUE = ("cyberlapa", "turbowtrysk", "luski", "ostatni_argument")


def kept_blue(table: Table) -> tuple[str, ...]:
    """The blue deck without these, and with the ones that were held before."""
    every = table.world.setting.gear_decks["blue"]
    return tuple(card for card in every if card not in BLUE)


# No decision without an answer


@rule("WR-RULING-39")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_left_without_a_legal_intent_at_rest(seats: int) -> None:
    """Five cards lie in a backpack for three, as an earlier version may have left them, and no vehicle."""
    table = packed("plecak_wojskowy", seats, step="rest")
    pack = table.knight(0).gear[PACK]
    table = table.with_knight(0, gear={}).with_world(
        discards={**table.world.discards, "yellow": (pack.card,)}, active=None
    )
    for frame in (RestGear(0), Arranging(0)):
        state = engine.start(GAME, State(table.world, (Halt(), frame), Rng(1))).state
        assert GAME.laws(state.world) == []
        assert GAME.laws_of_play(state)
        assert engine.unanswerable(state) == []
        asked = engine.apply(GAME, state, 0, Done()).state
        assert isinstance(asked.stack[-1], Overflowing)
        assert GAME.laws_of_play(asked) == []


@rule("WR-RULING-39")
def test_a_night_with_too_many_blue_cards_is_not_let_go_by() -> None:
    """Who does not want to be asked for his gear is asked all the same: first he must make room."""
    table = riders(MEL, step="rest").car(0, None)
    for card in ("przecinak", "cyberlapa", "ostatni_argument"):
        table = table.give(0, card, "backpack")
    asleep = Stops({"wr_rest_gear": False, "wr_arranging": False})
    calm = table.run(RestGear(0))
    assert asleep.auto_pass(calm.state, (0,)) == (0, Done())
    for frame in (RestGear(0), Arranging(0)):
        over = table.give(0, "turbowtrysk", "backpack").run(frame)
        assert over.refused(Done()) == "WR-RULING-39"
        assert asleep.auto_pass(over.state, (0,)) is None
        relieved = over.do(MoveGear("backpack_3", "hand_left"))
        assert asleep.auto_pass(relieved.state, (0,)) == (0, Done())


@rule("WR-RULING-39")
def test_the_law_sees_play_go_on_with_more_cards_than_fit() -> None:
    table = packed("egzoszkielet")
    assert GAME.laws_of_play(table.state) == []
    over = table.with_knight(0, gear={})
    assert GAME.laws_of_play(over.state) == ["seat 0: play goes on with more cards than fit"]
    luck = table.luck(0, *table.world.decks["luck"][:6])
    assert GAME.laws_of_play(luck.state) == ["seat 0: play goes on with too many luck cards"]
    fallen = table.with_knight(0, health=0)
    assert GAME.laws_of_play(fallen.state) == ["seat 0: play goes on before he falls"]


@pytest.mark.sweep("part")
@rule("WR-RULING-39", "WR-GEAR-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laden_knights_play_at_random_and_all_of_it_always_fits(seats: int) -> None:
    """With rucksack and exoskeleton and no place free, every step of their games keeps the laws."""
    cut = 0
    for seed in range(20):
        chance, game = Draws(Rng(seed)), rich(seats, seed).run(ExplorationStep(), RestStep())
        for _ in range(200):
            if game.is_done or game.outcome is not None:
                break
            cut += isinstance(game.top, Overflowing)
            seat = chance.choice(sorted(engine.waiting_for(game.state)))
            game = game.do(chance.choice(engine.legal(game.state, seat)), by=seat)
    assert cut, "somebody had to make room"


def rich(seats: int, seed: int) -> Table:
    """All stand in Zgorzel. Seats 0 and 1 have the wide backpacks, and what they have is full."""
    game = set_up(seats, mission=1 + seed % 5, seed=seed)
    for seat, card in enumerate(WIDER):
        game = emptied(game, seat)
        if (seed + seat) % 2:
            game = game.car(seat, None)
        game = drawn(game, seat, card, PACK)
        for spot in ("backpack", "vehicle"):
            while room(game.world.setting, game.knight(seat), spot) > 0:
                game = drawn(game, seat, game.world.decks["green"][0], spot)
    return game.with_world(step="exploration").checked()


def emptied(game: Table, seat: int) -> Table:
    """All his cards go to the bottom of their deck."""
    knight = game.knight(seat)
    cards = [item.card for item in (*knight.gear.values(), *knight.backpack, *knight.cargo)]
    decks = {**game.world.decks, "green": (*game.world.decks["green"], *cards)}
    return game.with_world(decks=decks).with_knight(seat, gear={}, backpack=(), cargo=())


def drawn(game: Table, seat: int, card: str, spot: str) -> Table:
    """A card out of its deck, or off the Market, whose slot then lies empty."""
    for slot, lying in game.world.market.items():
        if lying == card and card not in game.world.decks[game.world.setting.colour(card)]:
            deck = game.world.setting.colour(card)
            decks = dict(game.world.decks)
            decks[deck] = (card, *decks[deck])
            game = game.with_world(market={**game.world.market, slot: ""}, decks=decks)
    return game.give(seat, card, spot)
