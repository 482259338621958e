"""Gear: places, limits, marking, vehicles, attachments, starting gear."""

import pytest

from game.rules.core.ids import Seat
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.gear import DamageIgnored, VehicleDamaged, VehicleDestroyed
from game.rules.wasteland_riders.gear.carried import available, capacity, room, worth
from game.rules.wasteland_riders.gear.conditions import constant_dice
from game.rules.wasteland_riders.intents.common import (
    Attach,
    ChooseGear,
    ChooseOption,
    Detach,
    DiscardStowed,
    Done,
    MakeRoom,
    MoveGear,
    Pass,
    PlaceGear,
    TakeVehicle,
    UseAbility,
    UseGear,
    UseVehicle,
)
from game.rules.wasteland_riders.movement.driving import mp_per_fuel
from game.rules.wasteland_riders.movement.planning import MoveTurn
from game.rules.wasteland_riders.packing.arranging import fits_host
from game.rules.wasteland_riders.packing.placing import PlaceGained
from game.rules.wasteland_riders.preparation import Arranging, KnightsStep
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.supplies.vehicles import DamageVehicle
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import World
from tests.guards import at_least_one
from tests.rules.wasteland_riders.table import Table, riders, setting

rule = pytest.mark.rule
KATE, MEL = "kate_blanksheet", "mel_gearson"


def gain(table: Table, seat: int, *cards: str) -> Table:
    """These cards are gained and must be placed."""
    for card in cards:
        table = table.without(setting(1).colour(card), card)
    items = table.knight(seat).gained
    return table.with_knight(seat, gained=(*items, *(Item(card) for card in cards))).run(
        PlaceGained(Seat(seat))
    )


def names(game: Table, seat: int = 0) -> dict[str, str]:
    return {held.spot: held.item.card for held in available(game.world.setting, game.knight(seat))}


# Places


def always_added(world: World, seat: int, scopes: frozenset[str]) -> int:
    dice = [number for _, number in constant_dice(world, seat, scopes)]
    return sum(dice)


@rule("WR-GEAR-01")
def test_every_card_has_a_type_and_a_place() -> None:
    gear = setting(1).content.gear
    places = {
        "weapon": {"1h", "2h", "attach"},
        "armour": {"torso", "attach"},
        "implant": {"knight"},
        "mutation": {"knight"},
        "tuning": {"car"},
    }
    for name, card in at_least_one(gear.items()):
        assert card.slot in places.get(card.type, {"pocket"}), name


@rule("WR-GEAR-02", "WR-GEAR-06", "WR-GEAR-07", "WR-WPN-01", "WR-ARM-01", "WR-ATT-01", "WR-VEH-02")
@pytest.mark.parametrize(
    ("card", "spots"),
    [
        ("maczeta", {"hand_left", "hand_right", "backpack", "vehicle"}),
        ("pompka", {"hand_left", "backpack", "vehicle"}),
        ("kamizelka", {"torso", "backpack", "vehicle"}),
        ("naboje", {"pocket_1", "pocket_2", "pocket_3", "backpack", "vehicle"}),
        ("celownik", {"backpack", "vehicle"}),
        ("cyberlapa", {"backpack", "vehicle"}),
    ],
)
def test_where_a_gained_card_may_lie(card: str, spots: set[str]) -> None:
    game = gain(riders(MEL), 0, card)
    assert {intent.spot for intent in game.legal() if isinstance(intent, PlaceGear)} == spots


@rule("WR-GEAR-03", "WR-GEAR-10", "WR-RULING-39")
def test_without_room_cards_are_discarded_by_choice() -> None:
    game = riders(MEL)
    for spot in (
        "backpack",
        "backpack",
        "backpack",
        "vehicle",
        "vehicle",
        "pocket_1",
        "pocket_2",
        "pocket_3",
    ):
        game = game.give(0, "naboje" if spot == "backpack" else "rad_out", spot)
    full = gain(game, 0, "pistolet_maszynowy", "celownik")
    full = full.do(PlaceGear("hand_left"))
    assert full.refused(PlaceGear("backpack")) == "WR-GEAR-03"
    full = full.do(MakeRoom("backpack_2"))
    assert full.discarded("green") == ("naboje",)
    assert full.refused(MakeRoom("backpack_1")) == "WR-GEAR-10"
    full = full.do(PlaceGear("backpack"))
    assert full.is_done
    declined = gain(game, 0, "celownik").do(MakeRoom("gained"))
    assert declined.is_done
    assert declined.discarded("green") == ("celownik",)


@rule("WR-RULING-39", "WR-BLUE-02")
def test_one_blue_card_too_many_is_tolerated() -> None:
    game = riders(MEL).car(0, None)
    for card in ("przecinak", "cyberlapa", "ostatni_argument"):
        game = game.give(0, card, "backpack")
    game = gain(game, 0, "turbowtrysk").do(PlaceGear("backpack"))
    assert len(game.knight(0).backpack) == 4
    assert game.is_done
    rest = game.with_world(step="rest", active=None).run(RestGear(0))
    assert rest.refused(Done()) == "WR-RULING-39"
    assert rest.do(MoveGear("backpack_3", "hand_left")).allows(Done())


@rule("WR-GEAR-04", "WR-GEAR-05", "WR-START-02", "WR-WPN-02", "WR-WPN-03", "WR-RULING-65")
def test_what_is_available() -> None:
    game = riders("chris_hammersworn").give(0, "naboje", "backpack")
    assert names(game) == {"hand_left": "pompka", "torso": "smieciuchron"}
    covered = game.give(0, "maczeta", "hand_right")
    assert names(covered) == {"hand_right": "maczeta", "torso": "smieciuchron"}
    both = riders(MEL).give(0, "pila", "hand_left")
    assert names(both) == {"hand_left": "pila"}
    hidden = riders(MEL).give(0, "med_szpryca", "backpack").with_knight(0, health=1)
    assert hidden.run(MoveTurn(0)).refused(UseGear("backpack_1")) == "WR-GEAR-05"
    rest = hidden.with_world(step="rest").run(RestGear(0)).do(UseGear("backpack_1"))
    assert rest.knight(0).health == 3


@rule("WR-GEAR-09")
def test_a_gained_card_pushes_another_to_a_free_place() -> None:
    game = gain(riders(MEL).give(0, "maczeta", "hand_left").give(0, "rewolwer", "hand_right"), 0, "pila")
    game = game.do(PlaceGear("hand_left"))
    assert [item.card for item in game.knight(0).gained] == ["maczeta", "rewolwer"]
    assert game.refused(PlaceGear("hand_right")) == "WR-GEAR-09"
    game = game.do(PlaceGear("backpack"), PlaceGear("vehicle"))
    assert names(game) == {"hand_left": "pila"}
    assert game.is_done


@rule("WR-GEAR-08", "WR-PREP-13")
def test_cards_change_places() -> None:
    game = riders(MEL, step="knights").give(0, "naboje", "pocket_1").give(0, "rad_out", "backpack")
    game = game.give(0, "pila", "hand_left").give(0, "maczeta", "backpack").run(Arranging(0))
    game = game.do(MoveGear("backpack_1", "pocket_1"))
    assert game.knight(0).gear["pocket_1"].card == "rad_out"
    assert {item.card for item in game.knight(0).backpack} == {"naboje", "maczeta"}
    spot = next(
        f"backpack_{index}" for index, item in enumerate(game.knight(0).backpack, 1) if item.card == "maczeta"
    )
    game = game.do(MoveGear(spot, "hand_right"))
    assert game.knight(0).gear["hand_right"].card == "maczeta"
    assert "hand_left" not in game.knight(0).gear
    assert game.refused(MoveGear("hand_right", "pocket_2")) == "WR-WPN-01"


# Limits and marks


@rule("WR-GEAR-12", "WR-REST-04", "WR-START-03", "WR-TV-17")
def test_of_two_first_aid_kits_only_one_is_used() -> None:
    game = riders(MEL, step="rest").give(0, "apteczka", "pocket_1").give(0, "apteczka", "backpack")
    game = game.with_knight(0, health=1).run(RestGear(0)).do(UseGear("pocket_1"), ChooseOption(0))
    assert game.knight(0).health == 2
    assert game.refused(UseGear("pocket_1")) == "WR-GEAR-13"
    assert game.refused(UseGear("backpack_1")) == "WR-GEAR-12"
    kate = riders(KATE, step="rest").give(0, "apteczka", "pocket_2").with_knight(0, health=1).run(RestGear(0))
    kate = kate.do(UseGear("pocket_1"), ChooseOption(0))
    assert kate.knight(0).printed["pocket_1"].marked
    assert kate.refused(UseGear("pocket_2")) == "WR-GEAR-12"


@rule("WR-GEAR-12", "WR-ATK-21")
def test_a_limited_constant_card_counts_once() -> None:
    game = riders(MEL).give(0, "plecak_wojskowy", "pocket_1")
    assert capacity(game.world.setting, game.knight(0), "backpack") == 5
    two = game.give(0, "egzoszkielet", "pocket_2")
    assert capacity(two.world.setting, two.knight(0), "backpack") == 7
    bruce = riders("bruce_billabong").give(0, "zestaw_prepersa", "pocket_2")
    assert always_added(bruce.world, 0, frozenset(("survival",))) == 1


@rule("WR-GEAR-13", "WR-GEAR-14", "WR-GEAR-15", "WR-START-05")
def test_a_marked_card_keeps_its_marker_until_it_is_refreshed() -> None:
    game = riders(MEL, step="rest").give(0, "apteczka", "pocket_1", marked=True).with_knight(0, health=1)
    game = game.run(RestGear(0)).do(MoveGear("pocket_1", "backpack"))
    assert game.knight(0).backpack[0].marked
    assert game.refused(UseGear("backpack_1")) == "WR-GEAR-13"
    fresh = game.run(KnightsStep())
    assert not fresh.knight(0).backpack[0].marked
    kate = (
        riders(KATE, step="rest")
        .with_knight(0, health=1)
        .run(RestGear(0))
        .do(UseGear("pocket_1"), ChooseOption(0))
    )
    kate = kate.do(Done()).give(0, "serum_regeneracyjne", "pocket_1").run(RestGear(0))
    assert kate.allows(UseGear("pocket_1"))  # the card that covers it has no marker


@rule("WR-GEAR-18", "WR-GEAR-19")
def test_single_use_cards_are_discarded() -> None:
    game = riders(MEL).give(0, "naboje", "pocket_1").with_knight(0, ammo=1)
    game = game.run(MoveTurn(0)).do(UseGear("pocket_1"))
    assert game.knight(0).ammo == 3
    assert game.discarded("green") == ("naboje",)
    full = riders(MEL).give(0, "naboje", "pocket_1").run(MoveTurn(0))
    assert full.refused(UseGear("pocket_1")) == "WR-RES-01"


# Vehicles


@rule(
    "WR-VEH-01", "WR-VEH-03", "WR-VEH-04", "WR-VEH-05", "WR-VEH-06", "WR-TV-43", "WR-RULING-40", "WR-RES-08"
)
def test_a_vehicle_is_damaged_and_then_destroyed() -> None:
    game = riders(MEL).car(0, "gazik").with_knight(0, fuel=3)
    for card in ("naboje", "rad_out", "maczeta", "apteczka"):
        game = game.give(0, card, "vehicle")
    game = game.run(DamageVehicle(0))
    assert game.said(VehicleDamaged)
    assert game.asked() == {2}
    assert [item.card for item in game.view(2).knights[0].cargo] == ["back_green"] * 3 + ["back_yellow"]
    game = game.do(DiscardStowed("vehicle_1"), DiscardStowed("vehicle_1"))
    assert [item.card for item in game.knight(0).cargo] == ["maczeta", "apteczka"]
    assert game.is_done
    game = game.run(DamageVehicle(0))
    assert game.said(VehicleDestroyed)
    assert game.knight(0).car is None
    assert game.knight(0).fuel == 0
    assert set(game.discarded("green")) == {"naboje", "rad_out", "maczeta"}
    assert game.world.pool.count("gazik") == 2


@rule("WR-RULING-40")
def test_blue_cards_survive_a_wreck_and_a_blue_vehicle_is_never_destroyed() -> None:
    game = (
        riders(MEL).car(0, "turystyk", damaged=True, tuning=("turbowtrysk",)).give(0, "cyberlapa", "vehicle")
    )
    game = game.run(DamageVehicle(0))
    assert {item.card for item in game.knight(0).gained} == {"cyberlapa", "turbowtrysk"}
    game = game.do(PlaceGear("backpack"), PlaceGear("backpack"))
    assert game.is_done
    blue = riders(MEL).car(0, "miesniak", damaged=True).run(DamageVehicle(0))
    assert blue.car_of(0).card == "miesniak"
    assert blue.is_done


def test_what_shields_a_vehicle() -> None:
    truck = riders(KATE).car(0, "ciezarowiec").run(DamageVehicle(0))
    assert truck.dice(6).do(UseVehicle()).said(DamageIgnored)
    assert truck.dice(5).do(UseVehicle()).car_of(0).damaged
    kit = riders(KATE).give(0, "zestaw_naprawczy", "pocket_2").run(DamageVehicle(0)).do(UseGear("pocket_2"))
    assert not kit.car_of(0).damaged
    assert kit.knight(0).gear["pocket_2"].marked
    armoured = riders(KATE).car(0, "pancernik").run(DamageVehicle(0)).do(UseVehicle())
    assert armoured.car_of(0).marked
    assert not armoured.car_of(0).damaged


def test_naomi_repairs_in_the_rest_step() -> None:
    game = riders("naomi_vatt", step="rest").car(0, "turystyk", damaged=True).run(RestGear(0))
    game = game.do(UseAbility(), ChooseOption(0))
    assert not game.car_of(0).damaged
    assert game.knight(0).ability_marked


@rule("WR-VEH-13", "WR-RULING-41")
def test_a_gained_blue_vehicle_may_be_declined() -> None:
    game = gain(riders(MEL).give(0, "naboje", "vehicle"), 0, "miesniak")
    declined = game.do(Pass())
    assert "miesniak" in declined.world.decks["blue"]
    assert declined.car_of(0).card == "turystyk"
    taken = game.do(TakeVehicle("miesniak", False)).do(PlaceGear("vehicle"))
    assert taken.car_of(0).card == "miesniak"
    assert taken.knight(0).cargo[0].card == "naboje"
    assert "turystyk" in taken.world.pool


# Attachments and starting gear


@rule("WR-ATT-02", "WR-ATT-03")
@pytest.mark.parametrize(
    ("card", "hosts"),
    [
        (
            "bagnet",
            {
                "pompka",
                "kusza",
                "sztucer",
                "karabin",
                "luk_bloczkowy",
                "dluga_berta",
                "minigun",
                "miotacz_ognia",
                "strzelba_automatyczna",
                "wyrzutnia_rakiet",
                "przecinak",
            },
        ),
        (
            "powiekszony_magazynek",
            {"pistolet_maszynowy", "karabin", "minigun", "strzelba_automatyczna", "przecinak"},
        ),
    ],
)
def test_what_an_attachment_fits(card: str, hosts: set[str]) -> None:
    gear = setting(1).content.gear
    assert {name for name, host in gear.items() if fits_host(gear[card].fits, host)} == hosts


@rule("WR-ATT-03", "WR-ATT-04", "WR-ATT-05")
def test_attachments_stay_with_their_card() -> None:
    game = riders(MEL, step="knights").give(0, "karabin", "hand_left", on=("celownik",)).run(Arranging(0))
    stowed = game.do(MoveGear("hand_left", "vehicle"))
    assert stowed.knight(0).cargo[0].attachments == ("celownik",)
    assert room(stowed.world.setting, stowed.knight(0), "vehicle") == 0
    lost = stowed.run(Run(0, "test", (Effect("lose_gear", 1),)))
    lost = lost.do(ChooseGear("vehicle_1"))
    assert lost.discarded("yellow") == ("karabin",)
    assert lost.discarded("green") == ("celownik",)


@rule("WR-ATT-07", "WR-REST-05", "WR-START-04")
def test_attachments_move_only_where_gear_is_arranged() -> None:
    game = riders(MEL, step="rest").give(0, "celownik", "backpack").run(RestGear(0))
    assert game.refused(Attach("backpack_1", "hand_right")) == "WR-ATT-02"
    game = game.do(Attach("backpack_1", "hand_left"))
    assert game.knight(0).printed["hand_left"].attachments == ("celownik",)
    assert game.do(Detach("hand_left", "celownik", "backpack")).knight(0).backpack[0].card == "celownik"
    moving = game.with_world(step="movement").run(MoveTurn(0))
    assert moving.refused(Detach("hand_left", "celownik", "backpack")) == "WR-MOVE-02"


@rule("WR-START-01", "WR-RULING-52", "WR-WIN-03")
def test_starting_gear_is_worth_nothing_and_cannot_be_lost() -> None:
    game = riders("chris_hammersworn").give(0, "apteczka", "pocket_1").give(0, "minigun", "backpack")
    game = game.give(0, "pas_mistrza", "pocket_2")
    assert worth(game.world.setting, game.knight(0)) == 3 + 6 + 12 + 3
    bare = riders("chris_hammersworn").run(Run(0, "test", (Effect("lose_gear", 1),)))
    assert bare.is_done
    assert set(bare.knight(0).printed) == {"hand_left", "torso"}


@rule("WR-GEAR-11", "WR-GOLD-04", "WR-SPEC-01", "WR-SPEC-03")
def test_grafts_and_tuning_always_work() -> None:
    game = riders(KATE).graft(0, "cyberlapa").car(0, "turystyk", tuning=("turbowtrysk",))
    assert always_added(game.world, 0, frozenset(("blades",))) == 1
    assert mp_per_fuel(game.world, 0) == 5
    stowed = riders(KATE).give(0, "cyberlapa", "backpack")
    assert always_added(stowed.world, 0, frozenset(("blades",))) == 0


@rule("WR-RULING-39")
def test_when_a_rucksack_goes_the_owner_discards() -> None:
    game = riders(MEL, step="knights").car(0, None).give(0, "plecak_wojskowy", "pocket_1")
    for _ in range(5):
        game = game.give(0, "naboje", "backpack")
    game = game.run(Run(0, "test", (Effect("lose_gear", 1),)))
    game = game.do(ChooseGear("pocket_1"))
    assert game.asked() == {0}
    game = game.do(MakeRoom("backpack_1"), MakeRoom("backpack_1"))
    assert len(game.knight(0).backpack) == 3
    assert game.is_done
