"""Set-up: board by rings, roles for two, three and four players, decks, Market, contracts."""

from collections import Counter
from itertools import pairwise

import pytest

from game.rules.core.hexes import Hex, distance
from game.rules.core.ids import HIDDEN
from game.rules.wasteland_riders.contracts import contract_tokens
from game.rules.wasteland_riders.events.common import FirstPlayerChanged, FirstPlayerRolled, KnightChosen
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.fight.fights import side_of_knight
from game.rules.wasteland_riders.intents.common import (
    AcceptContract,
    ChooseColour,
    ChooseKnight,
    ChooseMode,
    ChooseVehicle,
    EndExploration,
    PlaceGear,
    ReturnContract,
)
from game.rules.wasteland_riders.movement.planning import MovementStep
from game.rules.wasteland_riders.preparation import FirstPlayerPasses
from game.rules.wasteland_riders.roles import leader_against, scavenger_of
from game.rules.wasteland_riders.setup import KeepingContracts
from tests.rules.wasteland_riders.table import Table, riders, set_up, setting, started
from tests.rules.wasteland_riders.test_vectors import drive

rule = pytest.mark.rule
SPECIAL = [f"S{number}" for number in range(1, 11)]
REGULAR = [f"R{number}" for number in range(1, 19)]


def sizes(game: Table) -> dict[str, int]:
    return {deck: len(pile) for deck, pile in game.world.decks.items()}


# Board


@rule("WR-BOARD-01", "WR-RULING-01", "WR-SETUP-05", "WR-TV-20", "WR-BOARD-02")
def test_the_board_has_37_hexes_in_three_rings() -> None:
    game = set_up()
    tiles = [game.world.setting.tile(tile) for tile in game.world.tiles.values()]
    assert Counter(tile.kind for tile in tiles) == {"city": 5, "special": 10, "regular": 22}
    assert Counter(game.world.setting.rings.values()) == {1: 7, 2: 12, 3: 18}
    board = game.world.setting.board
    centre = board.space["M1"].hex
    assert centre is not None
    for place, ring in game.world.setting.rings.items():
        cell = board.space[place].hex
        assert cell is not None
        assert max(1, distance(centre, cell)) == ring
    assert board.space["M4"].hex == Hex(centre.q + 3, centre.r)


@rule("WR-SETUP-01", "WR-SETUP-02", "WR-SETUP-03", "WR-SETUP-04", "WR-GOLD-03")
def test_cities_lie_in_their_places_and_the_others_are_shuffled() -> None:
    one, other = set_up(seed=1).world.tiles, set_up(seed=2).world.tiles
    cities = {
        "M1": "zgorzel",
        "M2": "pompy",
        "M3": "dolina_krolowej",
        "M4": "new_sydney",
        "M5": "alice_offsprings",
    }
    assert {place: one[place] for place in cities} == cities
    assert [one[f"C{number}"] for number in range(1, 5)] == [f"centre_c{number}" for number in range(1, 5)]
    for slots in (SPECIAL, REGULAR):
        assert Counter(one[place] for place in slots) == Counter(other[place] for place in slots)
        assert [one[place] for place in slots] != [other[place] for place in slots]
    fixed = set_up(layout="first").world.tiles
    assert fixed["S1"] == "ogrod_rustiego"
    assert fixed["R18"] == "rt18"


@rule("WR-BOARD-03", "WR-BOARD-04", "WR-BOARD-09", "WR-HEX-19")
def test_every_hex_has_a_difficulty_and_terrain() -> None:
    tiles = setting(1).content.tiles
    assert all(tile.difficulty >= 1 for tile in tiles.values())
    terrains = Counter(tile.terrain for tile in tiles.values() if tile.kind == "regular")
    assert set(terrains) == {"desert", "swamp", "mountains", "highway"}
    assert tiles["rt18"].difficulty == 3
    assert tiles["rt18"].contamination == 1
    game = set_up(seed=3)
    place = next(one for one, tile in game.world.tiles.items() if tile == "sandpiercer")
    there = riders(step="exploration").with_world(tiles=game.world.tiles).put(0, place).run(ExploreTurn(0))
    assert {intent.action for intent in there.legal() if hasattr(intent, "action")} == {"a14_loot"}


# Players


@rule("WR-SETUP-07", "WR-RULING-02", "WR-RULING-57")
def test_the_highest_die_is_first_and_ties_roll_again() -> None:
    for seed in range(30):
        game = started(seed=seed)
        rolls = game.said(FirstPlayerRolled)
        assert all(1 <= die <= 10 for roll in rolls for die in roll.dice)
        for before, after in pairwise(rolls):
            best = max(before.dice)
            tied = tuple(seat for seat, die in zip(before.rollers, before.dice, strict=True) if die == best)
            assert after.rollers == tied
            assert len(tied) > 1
        last = rolls[-1]
        assert last.dice.count(max(last.dice)) == 1
        (first,) = game.said(FirstPlayerChanged)
        assert first.seat == last.rollers[last.dice.index(max(last.dice))]


@rule("WR-SETUP-09", "WR-RULING-02")
def test_knights_are_chosen_counter_clockwise_from_the_first_player() -> None:
    game = started(seed=1)
    first = game.world.first
    chosen = []
    for name in ("mel_gearson", "chris_hammersworn", "hugh_jackal", "naomi_vatt"):
        chosen.append(game.seat(None))
        if chosen[1:]:
            assert game.refused(ChooseKnight("mel_gearson")) == "WR-SETUP-09"
        game = game.do(ChooseKnight(name))
        assert game.said(KnightChosen)[0].seat == chosen[-1]
    assert chosen == [(first - step) % 4 for step in range(4)]
    game = game.do(ChooseColour("red"))
    assert game.refused(ChooseColour("red")) == "WR-SETUP-09"


@rule("WR-SETUP-10", "WR-SETUP-11", "WR-SETUP-12", "WR-SETUP-28", "WR-RULING-05", "WR-VEH-08", "WR-VEH-03")
def test_every_knight_starts_on_zgorzel_with_full_counters() -> None:
    game = set_up()
    for seat in range(4):
        assert game.counters(seat) == (4, 4, 0, 4)
        knight = game.knight(seat)
        assert knight.reputation == 0
        assert knight.hex == "M1"
        assert knight.car is not None
        assert not knight.car.damaged
    assert game.world.round == 1


@rule("WR-SETUP-13", "WR-RULING-03")
def test_starting_vehicles_last_while_there_are_copies() -> None:
    game = started()
    for _ in range(8):
        game = game.do(game.legal()[0])
    assert game.refused(ChooseVehicle("szerszen")) == "WR-SETUP-13"
    for _ in range(3):
        game = game.do(ChooseVehicle("turystyk"))
    assert game.refused(ChooseVehicle("turystyk")) == "WR-SETUP-13"
    assert game.allows(ChooseVehicle("gazik"))


@rule("WR-SETUP-14", "WR-SETUP-15", "WR-RULING-04")
def test_each_player_places_his_starting_set() -> None:
    game = started()
    for _ in range(12):
        game = game.do(game.legal()[0])
    seat = game.seat(None)
    assert [item.card for item in game.knight(seat).gained] == ["med_szpryca", "naboje", "rad_out"]
    game = game.do(PlaceGear("pocket_1"), PlaceGear("backpack"), PlaceGear("vehicle"))
    knight = game.knight(seat)
    assert knight.gear["pocket_1"].card == "med_szpryca"
    assert (knight.backpack[0].card, knight.cargo[0].card) == ("naboje", "rad_out")
    other = game.view((seat + 1) % 4).knights[seat]
    assert (other.backpack[0].card, other.cargo[0].card) == ("back_green", "back_green")


@rule("WR-SETUP-16", "WR-INFO-01")
def test_three_luck_cards_each_and_secret() -> None:
    game = set_up()
    assert all(len(game.knight(seat).luck) == 3 for seat in range(4))
    assert game.view(0).knights[0].luck == game.knight(0).luck
    assert game.view(0).knights[1].luck == (HIDDEN,) * 3


# Cards


@rule("WR-TV-20", "WR-SETUP-17", "WR-SETUP-20", "WR-SETUP-23", "WR-SETUP-24", "WR-SETUP-25")
def test_decks_after_the_set_up_for_four() -> None:
    game = set_up()
    assert sizes(game) == {
        "wasteland": 44,
        "luck": 14,
        "green": 30,
        "yellow": 21,
        "red": 12,
        "blue": 13,
        "general": 11,
        "private": 13,
    }
    assert len(game.world.pool) == 8
    colours = Counter(game.world.setting.colour(card) for card in game.world.market.values())
    assert colours == {"green": 4, "yellow": 4, "red": 2}
    for name, slot in game.world.setting.content.market.items():
        assert game.world.setting.colour(game.world.market[name]) == slot.colour


@rule("WR-SETUP-21", "WR-SETUP-22", "WR-SETUP-30", "WR-CON-15", "WR-CON-11", "WR-CON-06")
def test_contracts_and_their_tokens_for_four() -> None:
    game = set_up()
    assert [(one.kind, one.slot) for one in game.world.contracts] == [
        ("general", "violet"),
        ("private", "orange"),
        ("private", "green"),
    ]
    tiles = game.world.setting.content.tiles
    for token in contract_tokens(game.world):
        contract = next(one for one in game.world.contracts if one.slot == token.slot)
        private = game.world.setting.content.private.get(contract.card)
        if private is not None:
            wanted = private.first if token.number == 1 else private.second
            assert tiles[game.world.tiles[token.hex]].number == wanted


@rule("WR-TV-21", "WR-VAR-05", "WR-VAR-07", "WR-VAR-08")
def test_decks_after_the_set_up_for_three_and_two() -> None:
    three = set_up(3)
    assert sizes(three)["green"] == 33
    assert sizes(three)["luck"] == 17
    assert len(three.world.pool) == 9
    assert [one.slot for one in three.world.contracts] == ["violet", "orange"]
    two = set_up(2)
    assert sizes(two)["green"] == 36
    assert sizes(two)["luck"] == 20
    assert len(two.world.pool) == 10
    assert sizes(two)["private"] == 0
    for seat in (0, 1):
        held = [one for one in two.world.contracts if one.holder == seat]
        assert len(held) == 2
        assert all(one.face_down and one.slot is None for one in held)


@rule("WR-VAR-07", "WR-INFO-01")
def test_two_players_keep_two_of_three_contracts_in_secret() -> None:
    game = riders(seats=2).deck("private", "p01_plon_mala_plon", "p02_piguly_dla_doliny", "p03_twardy_reset")
    cards = game.world.decks["private"]
    game = game.with_world(decks={**game.world.decks, "private": cards[3:]}).with_knight(0, looking=cards[:3])
    game = game.run(KeepingContracts(0))
    game = game.do(ReturnContract("p02_piguly_dla_doliny"))
    assert [one.card for one in game.world.contracts] == ["p01_plon_mala_plon", "p03_twardy_reset"]
    assert [one.card for one in game.view(1).contracts] == [HIDDEN, HIDDEN]


@rule("WR-VAR-07")
def test_who_moves_first_keeps_his_contracts_last_and_is_at_the_screen_already() -> None:
    game, asked = started(2, 1, 1, "shuffled"), []
    while not game.world.round:
        if isinstance(game.top, KeepingContracts):
            asked.append(game.top.seat)
        game = game.do(game.legal()[0])
    assert asked == list(reversed(game.world.round_order))
    assert game.asked() == {asked[-1]}


@rule("WR-SETUP-26", "WR-SETUP-27", "WR-SETUP-31", "WR-SETUP-32", "WR-DECK-07")
def test_the_mission_is_chosen_and_sets_up_its_own_parts() -> None:
    cult = set_up(mission=2)
    assert {(one.id, one.hex) for one in cult.world.mission.enemies} == {
        ("cultist_1", "R10"),
        ("cultist_2", "R15"),
    }
    key = set_up(mission=4)
    assert [one.hex for one in key.world.mission.cells] == ["S5", "S6", "S7", "S8", "S9", "S10"]
    covered = {place for place, tile in key.world.tiles.items() if tile == "kosmodrom_woomera"}
    assert covered in ({"R10"}, {"R15"})
    plain = set_up(mission=1)
    assert not plain.world.mission.enemies
    assert not plain.world.mission.cells
    assert not plain.world.tokens


@rule("WR-SETUP-18", "WR-SETUP-19", "WR-SETUP-29", "WR-SETUP-06")
def test_combat_and_range_cards_lie_ready() -> None:
    combat = setting(1).content.combat
    assert combat.clashes == 3
    assert [combat.range(name).difficulty for name in ("near", "medium", "far")] == [5, 7, 9]
    assert len(setting(1).content.market) == 10
    assert set_up().world.fight is None


# Roles


@rule("WR-TV-22", "WR-VAR-01", "WR-VAR-02", "WR-VAR-03", "WR-VAR-04", "WR-SETUP-08", "WR-VAR-12")
@pytest.mark.parametrize(("seats", "expected"), [(4, [2, 3, 0, 1]), (3, [2, 0, 1]), (2, [1, 0])])
def test_who_is_the_scavenger_of_whom(seats: int, expected: list[int]) -> None:
    game = riders(seats=seats)
    assert [scavenger_of(game.world, seat) for seat in game.world.seats] == expected
    assert game.world.scavenger == expected[0]


@rule("WR-SCAV-01", "WR-SCAV-02", "WR-EXPL-02", "WR-ROUND-03", "WR-RULING-66")
@pytest.mark.parametrize(
    ("seats", "moving", "after"), [(4, [2, 3, 0, 1], 2), (3, [2, 0, 1], 2), (2, [1, 0], 1)]
)
def test_the_role_passes_with_the_moving_knight(seats: int, moving: list[int], after: int) -> None:
    game = riders(seats=seats).run(MovementStep())
    for seat in range(seats):
        assert game.world.active == seat
        assert game.world.scavenger == moving[seat]
        game = game.do(ChooseMode("stay"))
    assert game.world.active is None
    assert game.world.scavenger == after


@rule("WR-PREP-11", "WR-TV-22")
@pytest.mark.parametrize(("seats", "scavenger"), [(4, 3), (3, 0), (2, 0)])
def test_the_first_player_marker_passes_to_the_left(seats: int, scavenger: int) -> None:
    game = riders(seats=seats, step="scavenger").run(FirstPlayerPasses())
    assert (game.world.first, game.world.scavenger) == (1, scavenger)


@rule("WR-SCAV-09", "WR-RULING-27")
def test_nobody_leads_his_own_opponent() -> None:
    game = riders(step="exploration").with_world(active=2, scavenger=2)
    assert leader_against(game.world, game.world.seats[2]) == 0
    assert leader_against(game.world, game.world.seats[0]) == 2


@rule("WR-SCAV-08", "WR-RULING-54")
def test_the_scavenger_does_his_duty_though_his_knight_lies_unconscious() -> None:
    game = (
        riders("kate_blanksheet").with_knight(2, conscious=False, health=0).deck("wasteland", "ev08_kupiec")
    )
    assert drive(game, 0, "C3").asked() == {2}


# Two players


@rule("WR-TV-57", "WR-VAR-09", "WR-VAR-10", "WR-VAR-11", "WR-RULING-49")
def test_a_face_down_contract_is_revealed_and_tried() -> None:
    game = riders("kate_blanksheet", seats=2, step="exploration").put(0, "S10")
    game = game.contract("p03_twardy_reset", holder=0, face_down=True)
    game = game.contract("p05_zelazna_lapa", holder=0, accepted=True).run(ExploreTurn(0))
    game = game.dice(1, 1, 1).do(AcceptContract("p03_twardy_reset"))
    contract = game.world.contract("p03_twardy_reset")
    assert contract is not None
    assert not contract.face_down
    assert not contract.accepted
    later = game.do(EndExploration()).run(ExploreTurn(0)).dice(7, 1, 1)
    later = later.do(AcceptContract("p03_twardy_reset"))
    assert [one.accepted for one in later.world.contracts] == [True, True]


@rule("WR-VAR-06", "WR-RULING-38")
def test_with_two_players_colours_are_kept() -> None:
    world = riders(seats=2).world
    assert (side_of_knight(world, world.seats[0]), side_of_knight(world, world.seats[1])) == ("red", "blue")
    second = riders(seats=2, first=1, round=2).world
    assert (side_of_knight(second, second.seats[0]), side_of_knight(second, second.seats[1])) == (
        "red",
        "blue",
    )
    four = riders().world
    assert side_of_knight(four, four.seats[3]) == "red"
