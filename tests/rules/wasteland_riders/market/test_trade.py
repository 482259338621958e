"""The Market, paying with gear, exchange between knights, and the rest step."""

import pytest

from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.common import ResourceChanged
from game.rules.wasteland_riders.events.gear import DealDone, ExchangeDone, MarketRefilled
from game.rules.wasteland_riders.intents.common import (
    AcceptDeal,
    AskForGear,
    AskForResource,
    ChooseOption,
    ChooseSlot,
    DeclineDeal,
    Detach,
    DiscardForResource,
    Done,
    DrawGear,
    GiveGear,
    GiveResource,
    GiveVehicle,
    OfferGear,
    OfferVehicle,
    Pass,
    PayGear,
    PlaceGear,
    PlayLuck,
    Propose,
    ProposeTo,
    RemoveBlue,
    TakeVehicle,
    Trade,
    UseAbility,
    UseGear,
)
from game.rules.wasteland_riders.market.dealing import Dealing
from game.rules.wasteland_riders.market.market import MarketExchange
from game.rules.wasteland_riders.market.paying import Pay
from game.rules.wasteland_riders.rest import RestExchange, RestGear, RestLuck, RestStep
from tests.rules.wasteland_riders.table import Table, riders, setting

rule = pytest.mark.rule
KATE, MEL = "kate_blanksheet", "mel_gearson"
SLOTS = {
    "A1": "naboje",
    "A2": "rad_out",
    "A3": "maczeta",
    "A4": "granat_dymny",
    "A5": "apteczka",
    "B1": "dum_dumy",
    "B2": "obrzyn",
    "B3": "karabin",
    "B4": "adrenal",
    "B5": "minigun",
}


def trading(table: Table, place: str = "M1") -> Table:
    return table.market(**SLOTS).put(0, place).run(MarketExchange(0))


# Market


@rule("WR-MKT-01", "WR-RULING-07", "WR-MKT-03", "WR-MKT-04")
def test_values_and_lamps() -> None:
    content = setting(1).content
    values = content.numbers.values
    assert (values.green, values.yellow, values.red, values.blue) == (1, 3, 6, 12)
    prices = {name: (slot.colour, slot.price) for name, slot in content.market.items()}
    assert prices["A4"] == ("green", "yellow")
    assert prices["B3"] == ("yellow", "red")
    assert prices["A5"] == ("yellow", "green")
    assert prices["B5"] == ("red", "yellow")
    assert all(
        colour == price for name, (colour, price) in prices.items() if name not in ("A4", "A5", "B3", "B5")
    )


@rule("WR-TV-44", "WR-MKT-05", "WR-MKT-06", "WR-MKT-07", "WR-MKT-08", "WR-MKT-09", "WR-MKT-12", "WR-EXPL-11")
def test_an_offer_of_seven() -> None:
    table = (
        riders(MEL)
        .give(0, "kamizelka", "backpack")
        .give(0, "katana", "backpack")
        .give(0, "kanister", "pocket_1")
    )
    game = trading(table).do(OfferGear("backpack_1"), OfferGear("backpack_2"), OfferGear("pocket_1"))
    assert game.refused(Trade()) == "WR-MKT-06"
    assert game.refused(ChooseSlot("A5")) == game.refused(ChooseSlot("B5")) == "WR-MKT-02"
    dear = game.do(ChooseSlot("B4"), Trade())
    assert dear.said(ExchangeDone)[0].wasted == 1
    assert [item.card for item in dear.knight(0).gained] == ["adrenal"]
    assert dear.discarded("yellow") == ("kamizelka", "katana")
    assert dear.discarded("green") == ("kanister",)
    many = game.do(ChooseSlot("A4"), ChooseSlot("B1"), ChooseSlot("A1"))
    assert many.allows(Trade())
    assert many.do(ChooseSlot("A2")).refused(Trade()) == "WR-MKT-06"
    pumps = trading(riders(MEL).give(0, "kanister", "pocket_1"), "M2").do(
        OfferGear("pocket_1"), ChooseSlot("A5")
    )
    assert pumps.allows(Trade())


@rule("WR-MKT-10")
def test_the_market_is_refilled_after_a_trade() -> None:
    game = trading(riders(MEL).give(0, "kanister", "pocket_1")).do(
        OfferGear("pocket_1"), ChooseSlot("A1"), Trade()
    )
    game = game.do(PlaceGear("pocket_1"))
    (filled,) = game.said(MarketRefilled)
    assert filled.slot == "A1"
    assert game.world.setting.colour(filled.card) == "green"
    assert all(game.world.market.values())


@rule("WR-MKT-05", "WR-BLUE-03", "WR-TV-52")
def test_blue_cards_and_starting_gear_are_not_offered() -> None:
    game = trading(riders(MEL).give(0, "pas_mistrza", "pocket_1"))
    assert game.refused(OfferGear("pocket_1")) == "WR-MKT-05"
    assert game.refused(OfferGear("hand_left")) == "WR-MKT-05"


@rule("WR-MKT-11", "WR-VEH-09", "WR-VEH-10", "WR-VEH-11", "WR-RULING-40")
def test_vehicles_on_the_market() -> None:
    table = riders(MEL).give(0, "apteczka", "pocket_1").give(0, "naboje", "vehicle").with_knight(0, fuel=3)
    game = table.run(MarketExchange(0)).do(
        OfferVehicle(), OfferGear("pocket_1"), TakeVehicle("szerszen", False)
    )
    swapped = game.do(Trade()).do(PlaceGear("vehicle"))
    assert swapped.car_of(0).card == "szerszen"
    assert not swapped.car_of(0).damaged
    assert swapped.knight(0).fuel == 3
    assert "turystyk" in swapped.world.pool
    damaged = table.run(MarketExchange(0)).do(OfferVehicle(), TakeVehicle("szerszen", True))
    assert damaged.allows(Trade())
    sold = table.market(B1="dum_dumy").run(MarketExchange(0)).do(OfferVehicle(), ChooseSlot("B1"), Trade())
    assert sold.knight(0).car is None
    assert sold.knight(0).fuel == 0
    tuned = riders(MEL).car(0, "turystyk", tuning=("turbowtrysk",)).run(MarketExchange(0))
    assert tuned.refused(OfferVehicle()) == "WR-RULING-40"


@rule("WR-ATT-06")
def test_an_attachment_may_be_kept_when_its_card_is_sold() -> None:
    table = riders(MEL).give(0, "karabin", "hand_left", on=("celownik",)).market(B1="dum_dumy")
    game = table.run(MarketExchange(0))
    assert game.refused(Detach("hand_left", "celownik", "backpack")) == "WR-ATT-07"
    game = game.do(OfferGear("hand_left"), Detach("hand_left", "celownik", "backpack"))
    game = game.do(ChooseSlot("B1"), Trade())
    assert game.knight(0).backpack[0].card == "celownik"
    assert game.discarded("yellow") == ("karabin",)


def test_bargains() -> None:
    table = (
        riders("geoffrey_goldrush").luck(0, "l19_okazja").market(B1="dum_dumy").give(0, "naboje", "pocket_1")
    )
    game = table.run(MarketExchange(0)).do(UseAbility()).passed().do(OfferGear("pocket_1"), ChooseSlot("B1"))
    assert game.allows(Trade())
    assert game.knight(0).ability_marked
    lucky = (
        table.run(MarketExchange(0))
        .do(PlayLuck("l19_okazja"))
        .passed()
        .do(OfferGear("pocket_1"), ChooseSlot("B1"))
    )
    assert lucky.allows(Trade())


# Paying


def cost(colour: str, n: int = 1) -> Effect:
    return Effect("pay_gear", n, colour=colour)


@rule("WR-TV-18", "WR-MKT-14", "WR-RULING-42", "WR-RES-12")
def test_paying_with_equivalents() -> None:
    table = (
        riders(MEL)
        .give(0, "naboje", "pocket_1")
        .give(0, "rad_out", "pocket_2")
        .give(0, "kanister", "pocket_3")
    )
    game = table.run(Pay(0, (cost("yellow"),))).do(PayGear("pocket_1"), PayGear("pocket_2"))
    assert not game.is_done
    game = game.do(PayGear("pocket_3"))
    assert game.is_done
    assert len(game.discarded("green")) == 3
    mixed = table.give(0, "minigun", "backpack").run(Pay(0, (cost("yellow"),)))
    assert mixed.do(PayGear("backpack_1")).is_done
    some = mixed.do(PayGear("pocket_1"))
    assert some.refused(PayGear("backpack_1")) == "WR-RULING-42"
    blue = (
        riders(MEL)
        .give(0, "pas_mistrza", "pocket_1")
        .give(0, "naboje", "pocket_2")
        .run(Pay(0, (cost("green"),)))
    )
    assert blue.refused(PayGear("pocket_1")) == "WR-BLUE-02"


# Knights


def haggling(table: Table | None = None) -> Table:
    table = table or riders(MEL).give(0, "naboje", "backpack").give(1, "rad_out", "pocket_1")
    return table.put(1, "M1").run(Dealing(0, 1))


@rule("WR-TRADE-02", "WR-TRADE-03", "WR-TRADE-06", "WR-TRADE-09")
def test_a_deal_is_made_at_one_moment() -> None:
    game = haggling().with_knight(0, ammo=3).with_knight(1, ammo=2)
    assert game.refused(Propose()) == "WR-TRADE-02"
    assert game.refused(AcceptDeal()) == "WR-TRADE-02"
    game = game.do(GiveGear("backpack_1"), AskForGear("pocket_1"), GiveResource("ammo", 3), Propose())
    assert game.asked() == {1}
    game = game.do(AcceptDeal())
    assert game.said(DealDone)[0].cards == ("naboje",)
    assert game.said(DealDone)[0].others == ("rad_out",)
    assert (game.knight(0).ammo, game.knight(1).ammo) == (0, 4)  # what cannot be held is lost
    game = game.do(PlaceGear("pocket_1")).do(PlaceGear("backpack"))
    assert game.knight(0).gear["pocket_1"].card == "rad_out"
    assert game.is_done


@rule("WR-TRADE-02", "WR-RULING-47")
def test_a_counter_proposal() -> None:
    game = haggling().do(AskForGear("pocket_1"), Propose())
    game = game.do(AskForResource("ammo", 2))
    assert game.refused(AcceptDeal()) == "WR-TRADE-02"
    game = game.do(Propose())
    assert game.asked() == {0}
    done = game.do(AcceptDeal())
    assert done.knight(0).ammo == 2
    assert game.do(DeclineDeal()).is_done


@rule("WR-TRADE-04", "WR-TRADE-05", "WR-SCAV-07")
def test_what_cannot_change_hands() -> None:
    game = haggling()
    assert game.refused(GiveGear("hand_left")) == "WR-TRADE-04"
    assert game.refused(GiveResource("reputation", 1)) == "WR-TRADE-04"
    assert game.refused(GiveResource("ammo", 5)) == "WR-TRADE-03"
    kinds = {type(intent).__name__ for intent in game.legal()}
    assert not kinds & {"PlayLuck", "AcceptContract", "PlayWasteland"}


@rule("WR-TRADE-08", "WR-RULING-67")
def test_a_stowed_card_is_shown_to_the_partner_only() -> None:
    game = haggling().do(GiveGear("backpack_1"))
    assert game.view(1).knights[0].backpack[0].card == "back_green"
    game = game.do(Propose())
    assert game.view(1).knights[0].backpack[0].card == "naboje"
    assert game.view(2).knights[0].backpack[0].card == "back_green"
    blind = haggling(riders(MEL).give(1, "rad_out", "backpack")).do(AskForGear("backpack_1"), Propose())
    assert blind.view(0).knights[1].backpack[0].card == "back_green"


@rule("WR-TRADE-09", "WR-RES-08", "WR-RULING-67", "WR-BLUE-03")
def test_vehicles_change_hands() -> None:
    game = haggling().with_knight(0, fuel=3).with_knight(1, fuel=2)
    given = game.do(GiveVehicle(), GiveResource("fuel", 1), Propose(), AcceptDeal())
    assert given.knight(0).car is None
    assert given.knight(0).fuel == 0
    assert given.car_of(1).card == "turystyk"
    assert given.knight(1).fuel == 3
    assert given.world.pool.count("gazik") == 3
    blue = haggling(riders(MEL).car(1, "miesniak")).do(GiveVehicle(), Propose(), AcceptDeal())
    assert blue.car_of(1).card == "miesniak"
    assert "turystyk" in blue.world.pool


# Rest


@rule("WR-REST-01", "WR-REST-02", "WR-REST-11", "WR-TRADE-01")
def test_points_of_the_rest_step_come_in_order() -> None:
    table = riders(MEL, step="exploration").put(1, "M1").luck(0, "l08_skrot").with_knight(0, ammo=1)
    for seat in range(4):
        table = table.give(seat, "rad_out", "backpack")
    game = table.run(RestStep())
    assert isinstance(game.top, RestExchange)
    assert game.refused(ProposeTo(2)) == "WR-REST-02"
    kinds = []
    while not game.is_done:
        kinds.append(type(game.top).__name__)
        game = game.do(Done() if Done() in game.legal() else Pass())
    assert kinds == ["RestExchange"] * 2 + ["RestGear"] * 4 + ["RestLuck"]


@rule("WR-REST-03", "WR-REST-05")
def test_stowed_gear_is_used_in_the_rest_step() -> None:
    game = (
        riders(MEL, step="rest")
        .give(0, "walizka_chirurga", "vehicle")
        .with_knight(0, health=1)
        .run(RestGear(0))
    )
    game = game.do(UseGear("vehicle_1"))
    assert game.knight(0).health == 3
    assert game.knight(0).cargo[0].marked
    assert game.view(1).knights[0].cargo[0].card == "back_blue"


@rule("WR-REST-06", "WR-BLUE-04", "WR-TV-52", "WR-RULING-62")
@pytest.mark.parametrize(("card", "spot"), [("cyberlapa", "graft_1"), ("pas_mistrza", "pocket_1")])
def test_a_blue_card_is_removed_for_reputation(card: str, spot: str) -> None:
    table = riders(MEL, step="rest")
    table = table.graft(0, card) if spot == "graft_1" else table.give(0, card, spot)
    game = table.deck("red", "adrenal").run(RestGear(0)).do(RemoveBlue(spot))
    game = game.do(DrawGear()) if DrawGear() in game.legal() else game
    assert game.knight(0).reputation == 1
    assert [item.card for item in game.knight(0).gained] == ["adrenal"]
    assert game.world.removed == (card,)


@rule("WR-REST-07", "WR-REST-08", "WR-LUCK-03")
@pytest.mark.parametrize(
    ("card", "resource", "change"),
    [
        ("l03_szybciej_szybciej", "ammo", 1),
        ("l08_skrot", "fuel", 1),
        ("l05_nie_tym_razem", "radiation", -1),
        ("l02_szybki_jak_wiatr", "health", 1),
    ],
)
def test_one_luck_card_for_its_symbol(card: str, resource: str, change: int) -> None:
    game = (
        riders(MEL, step="rest")
        .with_knight(0, ammo=1, fuel=1, radiation=1, health=1)
        .luck(0, card, "l19_okazja")
    )
    game = game.run(RestLuck(0)).do(DiscardForResource(card))
    (changed,) = game.said(ResourceChanged)
    assert (changed.resource, changed.change) == (resource, change)
    assert game.is_done
    assert game.discarded("luck") == (card,)


@rule("WR-REST-10", "WR-KO-16")
def test_who_lies_recovers_at_the_end() -> None:
    game = (
        riders(MEL, step="exploration").with_knight(1, conscious=False, health=0).put(1, "R2").run(RestStep())
    )
    while not game.is_done:
        game = game.do(Done() if Done() in game.legal() else Pass())
    assert game.knight(1).conscious
    assert game.knight(1).hex == "M2"


def test_second_wind_and_bush_pharmacy() -> None:
    game = (
        riders("bruce_billabong", step="rest").luck(0, "l26_drugi_oddech").with_knight(0, radiation=3, ammo=1)
    )
    game = game.run(RestGear(0))
    assert game.do(PlayLuck("l26_drugi_oddech"), ChooseOption(0)).knight(0).radiation == 1
    assert game.do(UseAbility(), ChooseOption(1)).knight(0).radiation == 2
