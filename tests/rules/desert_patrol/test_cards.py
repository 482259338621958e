"""Cards: what is printed on them, what they are linked to, and what never matters."""

import pytest
from msgspec.structs import replace

from game.rules.core.values import Refusal
from game.rules.desert_patrol.content import Action, Card
from game.rules.desert_patrol.events import CounterMoved, SoldierWounded
from game.rules.desert_patrol.intents import (
    Attack,
    Board,
    Commit,
    Conceal,
    Recover,
    Reinforce,
    SwapSeats,
    TakeCard,
    Travel,
)
from tests.rules.desert_patrol.changed_content import SCENARIOS, any_play, content, mistakes, tables, varied
from tests.rules.desert_patrol.table import ZONES, table

SHEET = """
lrdg_scout_a         combat  A 3 4 scout 2, attack 1, conceal, recon
lrdg_scout_b         combat  B 3 4 scout 2, attack 1, conceal, recon
lrdg_rifleman_a      combat  A 4 5 move 1, attack 1, control
lrdg_rifleman_b      combat  B 4 5 move 1, attack 1, control
lrdg_machine_gunner  combat  - 4 3 move 1, attack 2, suppress 4
lrdg_sniper          combat  - 3 6 stealth 1, attack 3
lrdg_saboteur        combat  - 4 6 stealth 2, attack 1, detonate 2
lrdg_engineer        combat  - 3 4 move 1, attack 1, repair, detonate 2
lrdg_lieutenant      command - 2 8 reinforce 2, command 2
lrdg_warrant_officer command - 2 7 reinforce 1, follow_me 1
lrdg_corporal_a      command A 1 6 reinforce 2 A, follow_me 1 A
lrdg_corporal_b      command B 1 6 reinforce 2 B, follow_me 1 B
lrdg_fog_of_war      fog     - 8 1 -
ita_rifleman_a       combat  A 4 4 move 1, attack 1, control
ita_rifleman_b       combat  B 4 4 move 1, attack 1, control
ita_machine_gunner   combat  A 4 3 move 1, attack 2, suppress 4
ita_scout            combat  B 3 5 scout 2, attack 1, conceal, recon
ita_tank_driver      combat  - 3 5 move 2, attack 1
ita_gunner           combat  - 3 4 move 1, attack 1, suppress 2
ita_crewman          combat  - 3 3 move 1, attack 1, repair
ita_platoon_sergeant command - 2 7 reinforce 2, command 2
ita_staff_sergeant   command - 2 8 command 1, recon, reinforce 1
ita_corporal_a       command A 1 6 reinforce 2 A, follow_me 1 A
ita_corporal_b       command B 1 6 reinforce 2 B, follow_me 1 B
ita_recon_plane      command - 2 9 observe 2, airstrike 2, recon
ita_fog_of_war       fog     - 8 1 -
"""
"""Kind, squad, copies, initiative and actions of every card in the box."""


def printed(action: Action) -> str:
    return " ".join(str(part) for part in (action.do, action.value, action.squad) if part)


def line(name: str, card: Card) -> str:
    actions = ", ".join(printed(action) for action in card.actions) or "-"
    return f"{name} {card.kind} {card.squad or '-'} {card.copies} {card.initiative} {actions}"


def cards_of(kind: str) -> dict[str, Card]:
    return {name: card for name, card in content().cards.items() if card.kind == kind}


@pytest.mark.rule("DP-CARD-02", "DP-CARD-07", "DP-CARD-10", "DP-RULING-48")
def test_the_cards_carry_what_is_printed_on_them() -> None:
    sheet = [" ".join(row.split()) for row in SHEET.strip().splitlines()]
    assert [line(name, card) for name, card in content().cards.items()] == sheet


@pytest.mark.rule("DP-CARD-02", "DP-CARD-07")
@pytest.mark.parametrize("name", ["ita_scout", "ita_recon_plane"])
@pytest.mark.parametrize("field", ["initiative", "copies"])
def test_a_card_without_one_of_its_values_is_refused(name: str, field: str) -> None:
    spoilt = tables()
    del spoilt["cards.toml"][name][field]
    assert mistakes(spoilt) == [f"cards.toml: {name}.{field}"]
    assert content().cards[name].surname
    idle = tables()
    idle["cards.toml"][name]["actions"] = []
    assert f"cards.toml: {name}.actions" in mistakes(idle)


@pytest.mark.rule("DP-CARD-01")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_side_uses_only_its_own_cards(scenario: str) -> None:
    game = table(scenario)
    for side in ("lrdg", "italy"):
        used = {card for zone in ZONES for card in getattr(game.forces(side), zone)}
        assert used
        assert {content().cards[card].side for card in used} == {side}
    spoilt = tables()
    spoilt[f"scenarios/{scenario}.toml"]["lrdg"]["reserve"]["ita_fog_of_war"] = 1
    assert mistakes(spoilt) == [f"scenarios/{scenario}.toml: lrdg.reserve.ita_fog_of_war"]


@pytest.mark.rule("DP-CARD-01")
def test_a_card_never_changes_sides() -> None:
    """Conceal moves Fog of War of the enemy from his reserve to his own discard pile."""
    game = table("dp_s06").with_hand("italy", "ita_scout").turn("italy")
    fog = game.world.lrdg.reserve.count("lrdg_fog_of_war")
    game = game.do(Conceal("ita_scout", "card"))
    assert game.world.lrdg.discard == ("lrdg_fog_of_war",)
    assert game.world.lrdg.reserve.count("lrdg_fog_of_war") == fog - 1
    assert "lrdg_fog_of_war" not in game.world.italy.discard
    refused = Refusal("DP-INIT-01", {"card": "lrdg_saboteur"})
    assert table("dp_s06").refusal(Commit("lrdg_saboteur"), by="italy") == refused


@pytest.mark.rule("DP-CARD-03")
def test_a_combat_card_is_linked_to_the_counter_of_its_side_name_and_squad() -> None:
    soldiers = {name: it for name, it in content().counters.items() if it.kind == "soldier"}
    linked = {name: (card.side, card.squad) for name, card in cards_of("combat").items()}
    assert linked == {name: (soldier.side, soldier.squad) for name, soldier in soldiers.items()}
    assert {card.copies for card in cards_of("combat").values()} == {3, 4}

    spoilt = tables()
    spoilt["cards.toml"]["ita_scout"]["squad"] = "A"
    assert mistakes(spoilt) == ["cards.toml: ita_scout"]


@pytest.mark.rule("DP-CARD-03")
def test_all_copies_of_a_combat_card_move_the_same_counter() -> None:
    game = table("dp_s02").with_hand("lrdg", "lrdg_rifleman_a", "lrdg_rifleman_a").turn("lrdg")
    game = game.do(
        Travel("lrdg_rifleman_a", "card", "move", "1A"), Travel("lrdg_rifleman_a", "card", "move", "6A")
    )
    assert game.said(CounterMoved) == [
        CounterMoved("lrdg_rifleman_a", "6A", "1A"),
        CounterMoved("lrdg_rifleman_a", "1A", "6A"),
    ]


@pytest.mark.rule("DP-CARD-04")
@pytest.mark.parametrize("scenario", ["dp_s06", "dp_s11"])
def test_surnames_and_equipment_names_have_no_effect(scenario: str) -> None:
    nameless = replace(
        content(), cards={name: replace(card, surname="X") for name, card in content().cards.items()}
    )
    events = any_play(varied(scenario), 150)
    assert len(events) > 300
    assert any_play(varied(scenario, tables=nameless), 150) == events


@pytest.mark.rule("DP-CARD-05")
def test_a_card_without_a_squad_is_never_matched_by_an_effect_restricted_to_a_squad() -> None:
    assert [name for name, card in cards_of("combat").items() if card.squad is None] == [
        "lrdg_machine_gunner",
        "lrdg_sniper",
        "lrdg_saboteur",
        "lrdg_engineer",
        "ita_tank_driver",
        "ita_gunner",
        "ita_crewman",
    ]
    game = table("dp_s11").with_hand("italy", "ita_corporal_a").turn("italy")
    assert game.allows(Reinforce("ita_corporal_a", "card", "ita_rifleman_a"))
    for card in ("ita_gunner", "ita_crewman", "ita_tank_driver", "ita_platoon_sergeant"):
        refused = Refusal("DP-SUP-02", {"card": card, "squad": "A"})
        assert game.refusal(Reinforce("ita_corporal_a", "card", card)) == refused


@pytest.mark.rule("DP-CARD-06", "DP-RULING-50")
def test_only_the_italian_tank_driver_gunner_and_crewman_have_a_specialisation() -> None:
    counters = content().counters
    assert {name: it.specialisation for name, it in counters.items() if it.specialisation} == {
        "ita_tank_driver": "driver",
        "ita_gunner": "gunner",
        "ita_crewman": "crew",
    }


@pytest.mark.rule("DP-CARD-08")
def test_a_command_card_is_linked_to_no_counter() -> None:
    """Nobody to wound, to pin, or to put in a vehicle."""
    assert not cards_of("command").keys() & content().counters.keys()
    game = table("dp_s11").with_hand("italy", "ita_platoon_sergeant", "ita_rifleman_a").turn("italy")
    sergeant = "ita_platoon_sergeant"
    assert game.refusal(Board(sergeant, "ita_lorry", "mate")) == Refusal("DP-PLAY-10", {"card": sergeant})
    assert game.refusal(SwapSeats(sergeant, "ita_gunner")) == Refusal("DP-PLAY-10", {"card": sergeant})
    assert game.refusal(Recover(sergeant)) == Refusal("DP-PIN-02", {"card": sergeant})
    assert game.allows(Board("ita_rifleman_a", "ita_lorry", "mate"))

    game = game.with_hand("lrdg", "lrdg_machine_gunner").turn("lrdg")
    for action in ("attack", "suppress"):
        aimed = Attack("lrdg_machine_gunner", "card", action, sergeant)
        assert game.refusal(aimed) == Refusal("DP-CBT-02", {"target": sergeant})
        assert game.allows(Attack("lrdg_machine_gunner", "card", action, "ita_rifleman_b"))

    linked = tables()
    linked["counters.toml"][sergeant] = {"side": "italy", "kind": "soldier", "normal": 5}
    assert mistakes(linked) == ["cards.toml: ita_platoon_sergeant"]


@pytest.mark.rule("DP-CARD-09")
def test_a_command_card_without_a_squad_serves_every_squad() -> None:
    assert [name for name, card in cards_of("command").items() if card.squad is None] == [
        "lrdg_lieutenant",
        "lrdg_warrant_officer",
        "ita_platoon_sergeant",
        "ita_staff_sergeant",
        "ita_recon_plane",
    ]
    game = table("dp_s11").with_hand("lrdg", "lrdg_lieutenant").turn("lrdg")
    for card in ("lrdg_scout_a", "lrdg_scout_b", "lrdg_sniper", "lrdg_corporal_a"):
        assert game.allows(Reinforce("lrdg_lieutenant", "card", card))


@pytest.mark.rule("DP-CARD-10")
@pytest.mark.parametrize(
    ("side", "leader", "brought"),
    [
        ("lrdg", "lrdg_lieutenant", ("lrdg_rifleman_b", "lrdg_saboteur")),
        ("italy", "ita_platoon_sergeant", ("ita_scout", "ita_gunner")),
    ],
)
def test_the_lieutenant_and_the_platoon_sergeant_reinforce(
    side: str, leader: str, brought: tuple[str, str]
) -> None:
    game = table("dp_s06").with_hand(side, leader, brought[0]).turn(side)
    game = game.do(Reinforce(leader, "card", brought[0]), TakeCard(brought[1]))
    assert game.forces(side).discard == brought
    assert game.forces(side).play_area == (leader,)


@pytest.mark.rule("DP-CARD-11", "DP-RULING-51")
def test_a_fog_of_war_card_carries_only_a_name_and_an_initiative_value() -> None:
    for side, total in (("lrdg", 42), ("italy", 40)):
        assert sum(card.copies for card in content().cards.values() if card.side == side) == total
    assert {name: (card.side, card.copies) for name, card in cards_of("fog").items()} == {
        "lrdg_fog_of_war": ("lrdg", 8),
        "ita_fog_of_war": ("italy", 8),
    }
    for card in cards_of("fog").values():
        assert (card.initiative, card.actions, card.squad, card.surname) == (1, (), None, "")
    active = tables()
    active["cards.toml"]["ita_fog_of_war"]["actions"] = [{"do": "recon"}]
    assert mistakes(active) == ["cards.toml: ita_fog_of_war.actions"]


@pytest.mark.rule("DP-CARD-12", "DP-RULING-02")
def test_recon_is_found_on_scouts_the_staff_sergeant_and_the_reconnaissance_plane() -> None:
    cards = content().cards
    assert [name for name, card in cards.items() if "recon" in [action.do for action in card.actions]] == [
        "lrdg_scout_a",
        "lrdg_scout_b",
        "ita_scout",
        "ita_staff_sergeant",
        "ita_recon_plane",
    ]
    seats = [seat for vehicle in content().vehicles.values() for seat in vehicle.positions]
    assert "recon" not in {action.do for seat in seats for action in seat.actions}


@pytest.mark.rule("DP-CARD-13")
def test_wounds_remove_cards_of_the_wounded_soldier_from_the_game_for_good() -> None:
    """The wounded Rifleman's card is in no pile that a reshuffle or a Reinforce could reach."""
    game = table("dp_s01").with_zones(
        "italy",
        hand="ita_platoon_sergeant",
        deck="ita_scout ita_scout",
        discard="ita_rifleman_a",
        reserve="ita_rifleman_b",
    )
    game = game.with_hand("lrdg", "lrdg_scout_a").turn("lrdg").with_dice(0)
    game = game.do(Attack("lrdg_scout_a", "card", "attack", "ita_rifleman_a"))
    assert game.said(SoldierWounded) == [SoldierWounded("ita_rifleman_a", "discard")]
    assert game.world.italy.removed == ("ita_rifleman_a",)

    refused = game.turn("italy").refusal(Reinforce("ita_platoon_sergeant", "card", "ita_rifleman_a"))
    assert refused == Refusal("DP-SUP-01", {"card": "ita_rifleman_a"})
    game = game.turn("italy", last=True).do(Reinforce("ita_platoon_sergeant", "card", "ita_rifleman_b"))
    assert game.world.round == 2
    left = [card for zone in ("hand", "deck", "discard") for card in getattr(game.world.italy, zone)]
    assert sorted(left) == ["ita_platoon_sergeant", "ita_rifleman_b", "ita_scout", "ita_scout"]
    assert game.world.italy.removed == ("ita_rifleman_a",)
