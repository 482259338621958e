"""Exploration: tests of hexes, the actions of all fifteen, and contracts."""

import pytest

from game.rules.core import engine
from game.rules.core.ids import HIDDEN, Seat
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.contracts import DeedDone, StateDeeds, contract_tokens
from game.rules.wasteland_riders.events.common import KnightActive, SpecialPlaced
from game.rules.wasteland_riders.events.gear import MarketRefilled, VehicleTaken
from game.rules.wasteland_riders.events.journey import ContractCompleted, DieRolled, ExplorationEnded
from game.rules.wasteland_riders.exploration.exploration import ExplorationStep, Explores, ExploreTurn
from game.rules.wasteland_riders.intents.common import (
    AcceptContract,
    ChooseCard,
    ChooseContract,
    ChooseHex,
    ChooseOption,
    ChooseSkill,
    ChooseSlot,
    CompleteContract,
    Done,
    DrawGear,
    EndExploration,
    Explore,
    Introduce,
    OfferGear,
    PayGear,
    PlaceGear,
    PlayLuck,
    TakeAction,
    TakePills,
    TakeVehicle,
    Trade,
    UseAbility,
)
from game.rules.wasteland_riders.rest import Rested
from tests.rules.wasteland_riders.table import Table, riders, setting

rule = pytest.mark.rule
KATE = "kate_blanksheet"
PLACES = {6: "S4", 7: "S9", 8: "S2", 9: "S7", 10: "S3", 11: "S10", 12: "S1", 13: "S5", 14: "S6", 15: "S8"}


def at(number: int, table: Table | None = None, *, explored: bool = True) -> Table:
    """Kate explores the hex with this number in the first layout; its test is made already."""
    place = PLACES.get(number) or f"M{number}"
    game = (table or riders(KATE, step="exploration")).put(0, place)
    return game.with_knight(0, explored=explored).run(ExploreTurn(0))


def drawn(game: Table, *spots: str) -> Table:
    """Draw the gear, no vehicle, and place it."""
    if game.asked() == {0} and DrawGear() in game.legal():
        game = game.do(DrawGear())
    return game.do(*(PlaceGear(spot) for spot in spots))


# The step


def left(game: Table) -> object:
    decision = engine.pending(game.state)
    assert isinstance(decision, Explores)
    return decision.asks_about(game.world)["left"]


@rule("WR-EXPL-03", "WR-EXPL-09")
def test_the_question_speaks_only_of_what_can_still_be_done() -> None:
    assert left(at(9, explored=False)) == "test"
    game = at(9, riders(KATE, step="exploration").with_knight(0, fuel=0))
    assert left(game) == "action"
    done = game.do(TakeAction("a09_fuel"))
    assert EndExploration() in done.legal()
    assert not any(isinstance(one, TakeAction) for one in done.legal())
    assert left(done) == "nothing"


@rule("WR-EXPL-07")
def test_to_others_the_question_tells_nothing_of_a_contract_kept_face_down() -> None:
    """It can be asked of what everybody may know, and says the same whichever contract it is."""
    asked = []
    for card in ("p05_zelazna_lapa", "p03_twardy_reset"):
        table = riders(KATE, step="exploration").contract(card, holder=0, face_down=True)
        game = at(10, table)
        seen = GAME.redact(game.state, Seat(1)).world
        assert [one.card for one in seen.contracts] == [HIDDEN]
        decision = engine.pending(game.state)
        assert isinstance(decision, Explores)
        asked.append(decision.asks_about(seen)["left"])
        assert left(game) != "unknown"
    assert asked == ["unknown", "unknown"]


@rule("WR-EXPL-01", "WR-ROUND-03")
def test_knights_explore_in_round_order() -> None:
    table = riders(first=2, step="exploration")
    for seat in range(4):
        table = table.put(seat, "M1").with_knight(seat, health=2)
    table = table.special("pills", "M1")
    game = table.run(ExplorationStep())
    for seat in (2, 3, 0, 1):
        assert game.asked() == {seat}
        game = game.do(EndExploration())
    assert game.said(KnightActive)[-1].seat is None


@rule("WR-EXPL-03", "WR-RULING-23")
@pytest.mark.parametrize(("number", "skill"), [(7, "repair"), (8, "medicine"), (9, "survival"), (13, "talk")])
def test_four_hexes_ask_for_a_test(number: int, skill: str) -> None:
    game = at(number, explored=False)
    assert game.refused(TakeAction(f"a{number:02d}_loot" if number != 13 else "a13_ambush")) == "WR-EXPL-03"
    game = game.dice(*[7] * 5).do(Explore())
    assert game.skill_test.skill == skill
    assert game.skill_test.difficulty == 7
    assert game.knight(0).explored
    others = [one for one in setting(1).content.tiles.values() if one.test is None]
    assert len(others) == len(setting(1).content.tiles) - 4


@rule("WR-EXPL-07", "WR-EXPL-09", "WR-EXPL-08")
def test_one_action_but_contracts_besides() -> None:
    game = at(
        10, riders(KATE, step="exploration").contract("p05_zelazna_lapa").give(0, "apteczka", "pocket_2")
    )
    game = drawn(game.do(TakeAction("a10_loot")), "pocket_3")
    assert game.refused(TakeAction("a10_factory")) == "WR-EXPL-09"
    game = game.do(AcceptContract("p05_zelazna_lapa"), PayGear("pocket_2"))
    assert game.world.contracts[0].holder == 0


@rule("WR-BOARD-07", "WR-EXPL-11")
def test_regular_hexes_have_no_actions() -> None:
    table = riders(KATE, step="exploration").put(0, "C2")
    nothing = table.run(ExploreTurn(0))
    assert nothing.said(ExplorationEnded)
    assert nothing.is_done, "who can do nothing, as all can see, is not asked"
    game = table.contract("p05_zelazna_lapa", holder=0).run(ExploreTurn(0))
    assert game.legal() == (EndExploration(),)
    assert game.refused(TakeAction("a01_gamble")) == "WR-EXPL-11"


@rule("WR-EXPL-10")
def test_an_action_must_be_paid() -> None:
    assert at(1).refused(TakeAction("a01_gamble")) == "WR-EXPL-10"


@rule("WR-EXPL-12", "WR-EXPL-13", "WR-EXPL-14", "WR-RULING-09", "WR-RULING-29")
def test_treatment_and_supply() -> None:
    table = riders(KATE, step="exploration").with_knight(0, ammo=0, fuel=1, radiation=3, health=1)
    table = table.car(0, "turystyk", damaged=True).give(0, "naboje", "pocket_2")
    game = at(1, table).do(TakeAction("a01_replenish"), PayGear("pocket_2"))
    assert game.do(ChooseOption(0)).counters(0) == (0, 1, 0, 4)
    supplied = game.do(ChooseOption(1))
    assert supplied.counters(0) == (4, 4, 3, 1)
    assert not supplied.car_of(0).damaged
    both = at(2, table.give(0, "apteczka", "pocket_3")).do(TakeAction("a02_replenish"), PayGear("pocket_3"))
    assert both.counters(0) == (4, 4, 0, 4)


# The hexes


@rule("WR-HEX-01", "WR-RULING-10", "WR-HEX-18")
@pytest.mark.parametrize(
    ("die", "health", "colour"), [(4, 3, None), (5, 4, "yellow"), (9, 4, "yellow"), (10, 4, "red")]
)
def test_gambling_in_zgorzel(die: int, health: int, colour: str | None) -> None:
    game = at(1, riders(KATE, step="exploration").give(0, "naboje", "pocket_2")).do(TakeAction("a01_gamble"))
    game = game.dice(die).do(PayGear("pocket_2"))
    assert game.said(DieRolled)[0].die == die
    assert game.knight(0).health == health
    if colour is not None:
        game = game.do(DrawGear())
        (item,) = game.knight(0).gained
        assert game.world.setting.colour(item.card) == colour


@rule("WR-HEX-02", "WR-HEX-04", "WR-MKT-02", "WR-MKT-04", "WR-RULING-08")
@pytest.mark.parametrize(
    ("number", "slot", "card", "pay"), [(2, "A5", "apteczka", "naboje"), (4, "B5", "minigun", "dum_dumy")]
)
def test_special_slots_are_open_in_their_city(number: int, slot: str, card: str, pay: str) -> None:
    table = riders(KATE, step="exploration").market(**{slot: card}).give(0, pay, "pocket_2")
    away = at(1, table).do(TakeAction("a01_exchange"))
    assert away.refused(ChooseSlot(slot)) == "WR-MKT-02"
    game = at(number, table).do(
        TakeAction(f"a0{number}_exchange"), OfferGear("pocket_2"), ChooseSlot(slot), Trade()
    )
    assert [item.card for item in game.knight(0).gained] == [card]


@rule("WR-HEX-03", "WR-HEX-05", "WR-EXPL-11")
def test_the_valley_and_alice() -> None:
    valley = at(3)
    assert valley.refused(TakeAction("a01_exchange")) == "WR-EXPL-11"
    assert len(valley.do(TakeAction("a03_luck")).knight(0).luck) == 2
    alice = at(5, riders(KATE, step="exploration").give(0, "apteczka", "pocket_2"))
    assert alice.do(TakeAction("a05_fame"), PayGear("pocket_2")).knight(0).reputation == 1


@rule("WR-HEX-06", "WR-SPEC-02", "WR-RULING-31", "WR-RULING-44")
def test_biolabs_heals_and_takes_off_mutations() -> None:
    game = at(6, riders(KATE, step="exploration").graft(0, "luski").with_knight(0, radiation=3))
    game = game.do(TakeAction("a06_heal"))
    assert game.knight(0).radiation == 0
    off = game.do(ChooseCard("luski"), PlaceGear("backpack"))
    assert off.knight(0).grafts == ()
    assert off.knight(0).backpack[0].card == "luski"
    assert game.do(Done()).knight(0).grafts == ("luski",)


@rule("WR-HEX-07", "WR-RULING-13")
def test_the_robot_hulk_bombards_a_hex() -> None:
    game = at(7, riders("naomi_vatt", step="exploration").put(1, "S9").put(2, "M4"))
    game = game.do(TakeAction("a07_strike"), ChooseHex("S9"))
    assert game.counters(0)[2:] == (2, 2) == game.counters(1)[2:]
    assert game.counters(2)[2:] == (0, 4)


@rule("WR-HEX-08", "WR-HEX-09", "WR-RULING-12")
@pytest.mark.parametrize(
    ("number", "action", "card"), [(8, "a08_market", "apteczka"), (9, "a09_market", "nawigacja")]
)
def test_a_card_of_a_type_from_the_market(number: int, action: str, card: str) -> None:
    table = riders(KATE, step="exploration")
    assert at(number, table).refused(TakeAction(action)) == "WR-RES-01"
    game = at(number, table.market(A5=card, A1="maczeta")).do(TakeAction(action))
    assert game.refused(ChooseSlot("A1")) == "WR-RULING-12"
    game = game.do(ChooseSlot("A5"), PlaceGear("pocket_2"))
    assert game.knight(0).gear["pocket_2"].card == card
    assert game.said(MarketRefilled)


@rule("WR-HEX-08", "WR-HEX-09")
def test_health_and_fuel() -> None:
    assert (
        at(8, riders(KATE, step="exploration").with_knight(0, health=1))
        .do(TakeAction("a08_heal"))
        .knight(0)
        .health
        == 4
    )
    assert (
        at(9, riders(KATE, step="exploration").with_knight(0, fuel=0))
        .do(TakeAction("a09_fuel"))
        .knight(0)
        .fuel
        == 4
    )


@rule("WR-HEX-10", "WR-RULING-11")
def test_warata_takes_ammo_for_gear() -> None:
    game = at(10, riders(KATE, step="exploration").with_knight(0, ammo=1)).do(TakeAction("a10_factory"))
    assert game.knight(0).ammo == 0
    game = game.do(ChooseOption(1), DrawGear())
    assert len(game.knight(0).gained) == 2


@rule("WR-HEX-11", "WR-SPEC-01", "WR-RULING-44")
def test_the_tower_fits_implants() -> None:
    game = at(11)
    assert game.refused(TakeAction("a11_implant")) == "WR-RES-01"
    game = at(11, riders(KATE, step="exploration").give(0, "cyberlapa", "backpack"))
    game = game.do(TakeAction("a11_implant"), ChooseCard("cyberlapa"))
    assert game.knight(0).grafts == ("cyberlapa",)
    assert game.knight(0).backpack == ()
    off = at(11, game.do(EndExploration())).do(
        TakeAction("a11_implant"), ChooseCard("cyberlapa"), PlaceGear("vehicle")
    )
    assert off.knight(0).grafts == ()
    assert off.knight(0).cargo[0].card == "cyberlapa"


@rule("WR-HEX-13", "WR-SPEC-03", "WR-VEH-07")
def test_rustys_garden() -> None:
    table = riders(KATE, step="exploration").with_knight(0, fuel=0).car(0, "turystyk", damaged=True)
    game = at(12, table).do(TakeAction("a12_garage"))
    assert game.knight(0).fuel == 3
    assert not game.car_of(0).damaged
    tuned = at(12, riders(KATE, step="exploration").give(0, "turbowtrysk", "backpack"))
    tuned = tuned.do(TakeAction("a12_tuning"), ChooseCard("turbowtrysk"))
    assert tuned.car_of(0).tuning == ("turbowtrysk",)


@rule("WR-HEX-14", "WR-INFO-01", "WR-RULING-45")
def test_an_ambush_is_planned_at_the_redoubt() -> None:
    table = riders(KATE, step="exploration").deck(
        "wasteland", "ev01_tornado", "ev08_kupiec", "en08_pirat_drogowy"
    )
    game = at(13, table).do(TakeAction("a13_ambush"))
    assert game.view(1).knights[0].looking == (HIDDEN,) * 3
    game = game.do(ChooseCard("en08_pirat_drogowy"))
    assert game.world.planned[0].card == "en08_pirat_drogowy"
    assert set(game.discarded("wasteland")) == {"ev01_tornado", "ev08_kupiec"}
    assert game.view(2).planned[0].card == HIDDEN
    assert game.view(0).planned[0].card == "en08_pirat_drogowy"


@rule("WR-HEX-16", "WR-TV-50")
def test_riding_the_sandpiercer() -> None:
    table = riders(KATE, step="exploration").contract("p02_piguly_dla_doliny").give(0, "naboje", "pocket_2")
    game = at(14, table.with_knight(0, health=2)).do(
        TakeAction("a14_train"), PayGear("pocket_2"), ChooseHex("S2")
    )
    assert game.knight(0).hex == "S2"
    assert game.knight(0).fuel == 4
    assert game.refused(AcceptContract("p02_piguly_dla_doliny")) == "WR-EXPL-03"
    game = game.dice(7, 1).do(Explore())
    assert game.refused(TakeAction("a08_heal")) == "WR-EXPL-09"
    game = game.dice(7, 1).do(AcceptContract("p02_piguly_dla_doliny"))
    assert game.world.contracts[0].holder == 0


@rule("WR-HEX-17")
@pytest.mark.parametrize(("die", "option", "counters"), [(9, None, (0, 4)), (8, 0, (3, 4)), (8, 1, (0, 1))])
def test_the_arena(die: int, option: int | None, counters: tuple[int, int]) -> None:
    table = riders("hugh_jackal", step="exploration").put(0, "S8").run(ExploreTurn(0))
    game = table.do(TakeAction("a15_arena")).dice(die, 1, 1, 1).do(ChooseSkill("blades"))
    if option is not None:
        game = game.do(ChooseOption(option))
    assert game.counters(0)[2:] == counters
    assert game.knight(0).reputation == (2 if option is None else 0)


@rule("WR-VEH-12", "WR-RULING-41", "WR-MKT-15")
def test_a_vehicle_instead_of_a_drawn_card() -> None:
    table = riders(KATE, step="exploration").with_knight(0, fuel=2).give(0, "naboje", "vehicle")
    game = at(11, table).do(TakeAction("a11_vault"), ChooseOption(0))
    assert game.allows(TakeVehicle("lewiatan", True))
    assert not game.allows(TakeVehicle("lewiatan", False))
    game = game.do(TakeVehicle("lewiatan", True))
    assert game.car_of(0).card == "lewiatan"
    assert game.car_of(0).damaged
    assert game.knight(0).fuel == 2
    assert "turystyk" in game.world.pool
    game = game.do(PlaceGear("vehicle"))
    assert game.knight(0).cargo[0].card == "naboje"
    assert not game.knight(0).gained
    assert game.said(VehicleTaken) == []


def test_sheila_draws_one_more_green_card() -> None:
    game = at(10, riders("sheila_rust", step="exploration").deck("green", "naboje", "rewolwer"))
    game = game.do(TakeAction("a10_loot"), UseAbility())
    game = game.do(DrawGear()) if DrawGear() in game.legal() else game
    game = game.do(ChooseCard("naboje"), PlaceGear("backpack"))
    assert game.knight(0).backpack[0].card == "rewolwer"
    assert game.discarded("green") == ("naboje",)


def test_special_tokens() -> None:
    pills = at(
        3, riders(KATE, step="exploration").special("pills", "M3").with_knight(0, health=2, radiation=1)
    )
    pills = pills.do(TakePills())
    assert pills.counters(0)[2:] == (0, 3)
    assert not pills.allows(TakePills())
    blast = at(
        10, riders(KATE, step="exploration").special("blast", "S3").contract("p05_zelazna_lapa", holder=0)
    )
    assert blast.refused(TakeAction("a10_loot")) == "WR-GOLD-02"


@rule("WR-RULING-29", "WR-RES-09")
@pytest.mark.parametrize(
    ("radiation", "health", "after"), [(3, 2, (2, 3)), (1, 2, (0, 3)), (0, 4, (0, 4)), (3, 4, (2, 4))]
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pills_heal_radiation_before_health(
    radiation: int, health: int, after: tuple[int, int], seats: int
) -> None:
    """At radiation 3 health cannot be healed; with the first pill it is 2, and the ban is gone."""
    table = riders(KATE, seats=seats, step="exploration").special("pills", "M3").put(0, "M3")
    game = table.with_knight(0, radiation=radiation, health=health).run(ExploreTurn(0)).do(TakePills())
    assert game.counters(0)[2:] == after


def test_luck_in_the_exploration_turn() -> None:
    table = riders(KATE, step="exploration").luck(0, "l20_znalezisko", "l24_plan_b", "l21_aneks")
    game = at(3, table.contract("c02_ladne_trofeum", markers=1)).do(PlayLuck("l24_plan_b"))
    assert len(game.knight(0).luck) == 4
    found = drawn(game.do(PlayLuck("l20_znalezisko")), "backpack")
    assert len(found.knight(0).backpack) == 1
    rider = game.do(PlayLuck("l21_aneks"), ChooseOption(1), ChooseContract("c02_ladne_trofeum"))
    assert rider.world.contracts[0].markers == 0


# Contracts


@rule("WR-CON-01", "WR-CON-02", "WR-CON-03", "WR-CON-04", "WR-CON-26", "WR-BLUE-01", "WR-DECK-03")
def test_completing_a_private_contract() -> None:
    table = riders(KATE, step="exploration").contract("p03_twardy_reset", "orange", holder=0, accepted=True)
    game = at(7, table.deck("private", "p01_plon_mala_plon", "p02_piguly_dla_doliny"))
    assert game.said(ContractCompleted)[0].contract == "p03_twardy_reset"
    assert [item.card for item in game.knight(0).gained] == ["pilot_cerbero"]
    game = game.do(PlaceGear("pocket_2"))
    assert game.knight(0).reputation == 2
    assert game.said(SpecialPlaced)
    assert (game.world.specials[0].kind, game.world.specials[0].hex, game.world.specials[0].dark) == (
        "reset",
        "S9",
        False,
    )
    assert game.world.removed == ("p03_twardy_reset",)
    assert game.asked() == {2}
    game = game.do(Introduce("p01_plon_mala_plon"))
    assert game.world.contracts[0].slot == "orange"
    assert game.world.decks["private"][-1] == "p02_piguly_dla_doliny"


@rule("WR-CON-18", "WR-CON-20", "WR-CON-21")
def test_limits_of_private_contracts() -> None:
    table = riders(KATE, step="exploration").contract("p14_wesele_w_alice", "green")
    table = table.contract("p04_probka_x", "orange", holder=0, accepted=True)
    game = at(5, table).dice(5, 1, 1, 1)
    assert game.refused(AcceptContract("p14_wesele_w_alice")) == "WR-CON-20"
    assert game.refused(CompleteContract("p14_wesele_w_alice")) == "WR-CON-17"
    done = game.do(CompleteContract("p04_probka_x"))
    assert done.knight(0).grafts == ("luski",)
    assert done.knight(0).reputation == 2


@rule("WR-CON-25", "WR-CON-27")
def test_contract_tokens_are_only_a_memory_aid() -> None:
    game = riders().contract("c10_linia_dalekobiezna").contract("p01_plon_mala_plon", "green")
    assert {(one.slot, one.number, one.hex) for one in contract_tokens(game.world)} == {
        ("violet", 1, "M2"),
        ("violet", 2, "M3"),
        ("green", 1, "S7"),
        ("green", 2, "S1"),
    }
    hidden = riders(seats=2).contract("p01_plon_mala_plon", holder=0, face_down=True)
    assert contract_tokens(hidden.world) == ()


@rule("WR-CON-13", "WR-CON-14")
def test_who_comes_first_completes_a_contract() -> None:
    game = riders().contract("c08_krezus_pustkowi").with_world(active=2, step="movement")
    for seat in (1, 2, 3):
        game = game.give(seat, ("minigun", "dluga_berta", "wyrzutnia_rakiet")[seat - 1], "backpack")
        game = game.give(seat, ("adrenal", "adrenal", "egzoszkielet")[seat - 1], "backpack")
        game = game.give(seat, ("apteczka", "katana", "karabin")[seat - 1], "backpack")
    done = game.run(StateDeeds())
    assert done.said(ContractCompleted)[0].seat == 2
    idle = game.with_world(active=None, first=1).run(StateDeeds())
    assert idle.said(ContractCompleted)[0].seat == 1


@rule("WR-CON-12")
@pytest.mark.parametrize(
    ("card", "deed"),
    [
        ("c02_ladne_trofeum", DeedDone(0, "defeat_enemy", types=("gang",))),
        ("c03_lowca_robotow", DeedDone(0, "defeat_enemy", types=("robot",))),
        ("c04_walka_w_dole", DeedDone(0, "defeat_knight")),
        ("c05_wielka_oblawa", DeedDone(0, "defeat_enemy", types=("beast",))),
        ("c06_czystka", DeedDone(0, "defeat_enemy", types=("gang", "mutant"))),
        ("c07_rozbic_bande", DeedDone(0, "defeat_enemy", types=("gang",))),
        ("c09_okaz_zdrowia", DeedDone(0, "rest_full")),
        ("c10_linia_dalekobiezna", DeedDone(0, "drive", between=(3, 2))),
        ("c11_kaskader", DeedDone(0, "escape", n=9)),
        ("c12_dwie_dychy", DeedDone(0, "tens", n=2)),
    ],
)
def test_every_general_contract(card: str, deed: DeedDone) -> None:
    game = riders(KATE).contract(card).run(deed)
    assert game.said(ContractCompleted)[0].contract == card
    assert game.knight(0).reputation in (0, 1, 2)
    other = (
        riders(KATE)
        .contract(card)
        .run(DeedDone(0, "tens", n=1), DeedDone(0, "defeat_enemy", types=("none",)))
    )
    assert not other.said(ContractCompleted) or card == "c02_ladne_trofeum"


def test_picture_of_health_needs_a_drive() -> None:
    game = riders(KATE, step="rest").contract("c09_okaz_zdrowia")
    assert not game.run(Rested(0)).said(ContractCompleted)
    assert game.with_knight(0, fuel_moved=1).run(Rested(0)).said(ContractCompleted)
