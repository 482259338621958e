"""Operation cards: how they are used, when, how often, and what each of the ten kinds does."""

from typing import TYPE_CHECKING

import pytest

from game.config.paths import PROJECT
from game.i18n import LANGUAGES, Texts
from game.rules.staff_orders.content import Card
from game.rules.staff_orders.dice import BeforeRoll, RollResult
from game.rules.staff_orders.events import CardsDrawn, ClashStarted, DiceRolled, DiceSet, EffectPlayed
from game.rules.staff_orders.intents import (
    Bomb,
    ChooseTarget,
    Deploy,
    Done,
    EndTurn,
    Enter,
    FlyIn,
    KeepRoll,
    Pass,
    PlaceAircraft,
    PlaceSoldiers,
    PlayEffect,
    Reroll,
    Roll,
)
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.turn import Turn, TurnEnd
from tests.guards import at_least_one
from tests.rules.staff_orders.table import Table, content, orders

if TYPE_CHECKING:
    from game.rules.core.values import Intent

SHEET = """
op_assault          3 mountain landing black advance soldiers 2
op_momentum         3 mountain landing black turn_end commander 1
op_ambush           3 mountain landing red   land_clash dice 2
op_mobilisation     3 mountain landing black reinforce placing 2
op_artillery_strike 3 mountain landing black barrage dice 2
op_air_raid         3 mountain landing black advance strike 2 bombard dice 2
op_parachute_drop   3 mountain         black paradrop soldiers 2
op_aa_defence       3 mountain         red   drop_clash dice 3
op_interception     3 landing          red   air_clash dice 2
op_wingman          3 landing          black flight aircraft 2
"""
"""Copies, modes, symbol, and when each kind does how much of what."""


def line(name: str, card: Card) -> str:
    uses = " ".join(f"{use.when} {use.do} {use.number}" for use in card.uses)
    return f"{name} {card.copies} {' '.join(card.modes)} {card.symbol} {uses}"


def advance(*hand: str, blue: str = "w_front 1 w_airstrip 3", yellow: str = "bridge 2") -> Table:
    """Blue has entered the bridge with two and may play cards."""
    game = orders(blue=blue, yellow=yellow).with_hand("blue", *hand)
    return game.do(Deploy("bridge.advance"), Enter("w_airstrip", 2))


def defence(*hand: str) -> Table:
    """Blue attacks the bridge with three; yellow defends it with one and may play cards."""
    game = orders(blue="w_front 1 w_airstrip 4", yellow="bridge 1").with_hand("yellow", *hand)
    return game.do(Deploy("bridge.advance"), Enter("w_airstrip", 3))


def barrage(*hand: str, yellow: str = "town 5") -> Table:
    game = orders(blue="w_battery 1", yellow=yellow).with_hand("blue", *hand)
    return game.do(Deploy("w_battery.barrage"), ChooseTarget("town"))


def drop(blue: tuple[str, ...] = (), yellow: tuple[str, ...] = (), target: str = "e_flank 2") -> Table:
    """Blue has dropped two soldiers on Fir Meadow."""
    game = orders(blue="w_front 1 w_airstrip 1", yellow=target)
    game = game.with_hand("blue", *blue).with_hand("yellow", *yellow)
    return game.do(Deploy("w_airstrip.paradrop"), ChooseTarget("e_flank"))


def flight(blue: tuple[str, ...] = (), yellow: tuple[str, ...] = (), target: str = "orange 2") -> Table:
    """Blue has flown into the orange zone with three."""
    game = orders("l1", air_blue="teal 1 green 4", air_yellow=f"white 1 {target}")
    game = game.with_hand("blue", *blue).with_hand("yellow", *yellow)
    return game.do(Deploy("z_orange.flight"), FlyIn("z_green", 3))


def dice(game: Table) -> list[tuple[str, int]]:
    return [(one.faction, one.total) for one in game.said(DiceSet)]


# What a card is


@pytest.mark.rule("SO-CARD-19", "SO-RULING-02", "SO-RULING-44")
def test_the_ten_kinds_are_what_the_sheet_says() -> None:
    sheet = [" ".join(row.split()) for row in SHEET.strip().splitlines()]
    assert [line(name, card) for name, card in content().cards.items()] == sheet
    assert sum(card.copies for card in content().cards.values()) == 30


@pytest.mark.rule("SO-CARD-19")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_shows_effect_requirement_symbol_and_re_roll(language: str) -> None:
    texts = Texts.load(PROJECT / "assets" / "lang", language)
    for name, card in at_least_one(content().cards.items()):
        shown = [f"so-card-{name}.text", f"so-card-{name}.when", f"so-card-{card.symbol}", "so-card-reroll"]
        assert [one for one in shown if not texts.has(one)] == []
        assert len({texts.say(one) for one in shown}) == 4


# Using cards


@pytest.mark.rule("SO-CARD-01")
def test_cards_are_gained_only_through_planning() -> None:
    plays: dict[str, tuple[Intent, ...]] = {
        "sup_reinforce_1": (PlaceSoldiers("w_hq", 3), PlaceSoldiers("w_north", 2)),
        "sup_scramble_1": (PlaceAircraft("z_green", 2), PlaceAircraft("z_teal", 3)),
        "airfield.advance": (Enter("w_plantation", 1),),
        "z_orange.flight": (FlyIn("z_green", 1), Done()),
        "z_green.bombard": (Bomb("w_jungle", 1),),
        "w_north.barrage": (ChooseTarget("w_jungle"),),
    }
    game = orders("l1", blue="w_hq 2 w_north 1 w_plantation 2", air_blue="teal 1 green 3")
    for space, intents in plays.items():
        played = game.do(Deploy(space), *intents)
        assert isinstance(played.top, Turn)
        assert played.said(CardsDrawn) == []
        assert played.world.deck == game.world.deck
    planned = game.do(Deploy("sup_planning_1"))
    assert planned.said(CardsDrawn) == [CardsDrawn("blue", game.world.deck[:3])]


@pytest.mark.rule("SO-CARD-02")
def test_a_card_is_used_for_its_effect_or_as_a_re_roll_never_both() -> None:
    effect = advance("air_raid", "momentum").with_dice(0, 0).do(PlayEffect("op_air_raid"))
    assert effect.refused(Reroll("op_air_raid")) == "SO-DICE-02"
    rolled = advance("air_raid", "assault").with_dice(0, 0, 0, 0).do(PlayEffect("op_air_raid"))
    rolled = rolled.do(Reroll("op_assault"))
    assert rolled.army("blue").hand == ()
    assert rolled.said(EffectPlayed) == []
    kept = advance("air_raid", "assault").with_dice(0, 0).do(PlayEffect("op_air_raid"), KeepRoll())
    assert kept.refused(PlayEffect("op_air_raid")) == "SO-CARD-02"


@pytest.mark.rule("SO-CARD-03")
@pytest.mark.parametrize("card", ["momentum", "mobilisation", "artillery_strike", "parachute_drop"])
def test_an_effect_needs_its_requirement(card: str) -> None:
    game = advance(card)
    assert isinstance(game.top, Supporting)
    assert game.refused(PlayEffect(f"op_{card}")) == "SO-CARD-03"
    assert game.legal() == (Done(),)


@pytest.mark.rule("SO-CARD-03")
def test_anti_aircraft_defence_needs_a_paradrop() -> None:
    game = defence("aa_defence")
    assert game.refused(PlayEffect("op_aa_defence")) == "SO-CARD-03"
    assert game.legal() == (Roll(),)


@pytest.mark.rule("SO-CARD-04")
def test_a_black_card_is_played_in_the_own_turn_a_red_one_while_defending() -> None:
    own = advance("ambush", "aa_defence", "assault")
    assert own.refused(PlayEffect("op_ambush")) == "SO-CARD-04"
    assert own.refused(PlayEffect("op_aa_defence")) == "SO-CARD-04"
    assert own.allows(PlayEffect("op_assault", 1))
    theirs = defence("ambush", "assault", "air_raid")
    assert theirs.refused(PlayEffect("op_assault", 1)) == "SO-CARD-04"
    assert theirs.refused(PlayEffect("op_air_raid")) == "SO-CARD-04"
    assert theirs.allows(PlayEffect("op_ambush"))


@pytest.mark.rule("SO-CARD-04")
def test_red_cards_stay_in_hand_while_their_owner_rolls() -> None:
    game = barrage("ambush")
    assert game.refused(PlayEffect("op_ambush")) == "SO-CARD-04"
    assert game.legal() == (Roll(),)


@pytest.mark.rule("SO-CARD-05")
def test_different_effects_in_one_turn_but_no_two_of_a_kind() -> None:
    game = advance("assault", "assault", "air_raid", "momentum")
    game = game.do(PlayEffect("op_assault", 1))
    assert game.refused(PlayEffect("op_assault", 1)) == "SO-CARD-05"
    game = game.with_dice(1, 1).do(PlayEffect("op_air_raid"), KeepRoll(), Done(), PlayEffect("op_momentum"))
    assert game.army("blue").effects == ("op_assault", "op_air_raid", "op_momentum")
    assert game.soldiers("bridge") == (3, 0)


@pytest.mark.rule("SO-CARD-05", "SO-RULING-39")
def test_the_count_starts_anew_with_each_turn_of_either_player() -> None:
    game = orders(turn="yellow", blue="bridge 1 town 1 w_front 1", yellow="e_front 1 e_airstrip 5")
    game = game.with_hand("blue", "ambush", "ambush", "ambush")
    game = game.do(Deploy("bridge.advance"), Enter("e_airstrip", 2), Done())
    game = game.with_dice(0, 0, 2).do(PlayEffect("op_ambush"))
    assert isinstance(game.top, BeforeRoll)
    assert game.refused(PlayEffect("op_ambush")) == "SO-CARD-05"
    game = game.do(Roll(), KeepRoll())
    assert game.actor() == "blue"
    assert game.army("blue").effects == ()
    game = game.do(Pass(), Deploy("town.advance"), Enter("e_airstrip", 1), Done())
    assert game.allows(PlayEffect("op_ambush"))


@pytest.mark.rule("SO-CARD-05", "SO-RULING-39")
def test_each_player_counts_alone_and_re_rolls_do_not_count() -> None:
    game = advance("air_raid", "assault", "assault").with_hand("yellow", "ambush")
    game = game.with_dice(0, 0, 0, 0).do(PlayEffect("op_air_raid"), Reroll("op_assault"), KeepRoll())
    game = game.do(PlayEffect("op_assault", 1))
    assert game.army("blue").effects == ("op_air_raid", "op_assault")
    game = game.with_dice(0, 0, 0).do(PlayEffect("op_ambush"))
    assert game.said(EffectPlayed) == [EffectPlayed("yellow", "op_ambush", 0)]


@pytest.mark.rule("SO-CARD-06")
def test_a_used_card_is_discarded_at_once() -> None:
    game = advance("air_raid", "assault", "momentum").do(PlayEffect("op_assault", 1))
    assert game.world.discard == ("op_assault",)
    assert isinstance(game.top, Supporting)
    game = game.with_dice(0, 0, 0, 0).do(PlayEffect("op_air_raid"))
    assert game.world.discard == ("op_assault", "op_air_raid")
    assert isinstance(game.top, RollResult)
    game = game.do(Reroll("op_momentum"))
    assert game.world.discard == ("op_assault", "op_air_raid", "op_momentum")


@pytest.mark.rule("SO-CARD-07")
def test_the_discard_pile_is_open_and_the_deck_is_not() -> None:
    game = advance("assault", "momentum").do(PlayEffect("op_assault", 1))
    for side in ("blue", "yellow"):
        assert game.view(side).discard == ("op_assault",)
        assert set(game.view(side).deck).isdisjoint(game.world.deck)
        assert len(game.view(side).deck) == len(game.world.deck) == 22


@pytest.mark.rule("SO-CARD-08")
def test_what_a_card_adds_comes_from_the_reserve_and_is_limited_by_it() -> None:
    one_left = "w_hq 5 w_front 4 w_airstrip 5 w_flank 5 w_battery 5"
    game = advance("assault", blue=one_left).do(Done())
    assert game.reserves()[0] == 1
    assert game.refused(PlayEffect("op_assault", 2)) == "SO-CARD-08"
    assert game.refused(PlayEffect("op_assault", 0)) == "SO-CARD-08"
    game = game.with_dice(0).do(PlayEffect("op_assault", 1))
    assert game.said(ClashStarted)[0].attackers == 3
    nobody = advance("assault", blue="w_hq 5 w_front 5 w_airstrip 5 w_flank 5 w_battery 5").do(Done())
    assert nobody.reserves()[0] == 0
    assert nobody.refused(PlayEffect("op_assault", 1)) == "SO-CARD-08"


@pytest.mark.rule("SO-CARD-08")
def test_dice_are_added_before_the_roll_only() -> None:
    game = defence("ambush", "ambush").with_dice(0).do(Roll())
    assert isinstance(game.top, RollResult)
    assert game.refused(PlayEffect("op_ambush")) == "SO-CARD-08"
    assert game.allows(Reroll("op_ambush"))


# The kinds


@pytest.mark.rule("SO-CARD-09")
@pytest.mark.parametrize("count", [1, 2])
def test_assault_adds_one_or_two_soldiers_before_the_clash(count: int) -> None:
    game = advance("assault")
    before = game.reserves()[0]
    assert game.refused(PlayEffect("op_assault", 3)) == "SO-CARD-08"
    game = game.with_dice(0).do(PlayEffect("op_assault", count))
    assert game.said(ClashStarted)[0].attackers == 2 + count
    assert game.soldiers("bridge") == (count, 0)
    assert game.reserves()[0] == before - count + 2


@pytest.mark.rule("SO-CARD-10")
def test_momentum_takes_a_commander_from_staging_until_withdrawal() -> None:
    game = orders(blue="w_front 2").with_hand("blue", "momentum")
    assert game.refused(PlayEffect("op_momentum")) == "SO-TURN-03"
    game = game.do(Deploy("town.advance"), Enter("w_front", 1), Done())
    assert isinstance(game.top, TurnEnd)
    game = game.do(PlayEffect("op_momentum"))
    assert game.commanders("blue") == (5, 1, 3)
    game = game.do(Pass(), Pass())
    assert game.world.round == 2
    assert game.commanders("blue") == (5, 0, 4)


@pytest.mark.rule("SO-CARD-10")
def test_momentum_needs_somebody_in_staging_and_is_not_played_after_a_pass() -> None:
    game = orders(blue="w_front 2").with_hand("blue", "momentum")
    passed = game.do(Pass())
    assert passed.actor() == "yellow"
    empty = game.with_army("blue", staging=0, commanders=9, momentum=4)
    empty = empty.do(Deploy("town.advance"), Enter("w_front", 1), Done())
    assert empty.refused(PlayEffect("op_momentum")) == "SO-CARD-10"
    assert empty.legal() == (EndTurn(),)


@pytest.mark.rule("SO-CARD-10")
def test_momentum_may_have_been_drawn_in_this_very_turn() -> None:
    game = orders()
    deck = ("op_momentum", *(card for card in game.world.deck if card != "op_momentum"), *["op_momentum"] * 2)
    game = game.with_world(deck=deck).do(Deploy("sup_planning_1"), PlayEffect("op_momentum"))
    assert game.commanders("blue") == (5, 1, 3)


@pytest.mark.rule("SO-CARD-11")
def test_mobilisation_places_up_to_two_more_within_the_limit() -> None:
    game = orders(blue="w_hq 1 w_front 3").with_hand("blue", "mobilisation").do(Deploy("sup_reinforce_2"))
    game = game.do(PlayEffect("op_mobilisation"), PlaceSoldiers("w_hq", 4))
    assert game.allows(Done()), "the two are offered, not ordered"
    assert game.refused(PlaceSoldiers("w_hq", 1)) == "SO-REINF-03"
    assert game.refused(PlaceSoldiers("town", 1)) == "SO-REINF-02"
    game = game.do(PlaceSoldiers("w_front", 2))
    assert (game.soldiers("w_hq"), game.soldiers("w_front")) == ((5, 0), (5, 0))
    assert game.reserves()[0] == 15


@pytest.mark.rule("SO-CARD-12")
def test_ambush_adds_two_dice_to_a_land_defence() -> None:
    game = defence("ambush").with_dice(0, 1, 1)
    assert game.refused(PlayEffect("op_ambush", 1)) == "SO-CARD-08", "it brings no soldiers"
    game = game.do(PlayEffect("op_ambush"))
    assert dice(game) == [("yellow", 3)]
    assert game.soldiers("bridge") == (0, 0)


@pytest.mark.rule("SO-CARD-12")
def test_ambush_joins_the_dice_of_the_city_centre_and_of_the_air_zone() -> None:
    city = orders(blue="w_front 4", yellow="town 1 e_front 1").with_hand("yellow", "ambush")
    city = (
        city.do(Deploy("town.advance"), Enter("w_front", 3)).with_dice(0, 0, 0, 0).do(PlayEffect("op_ambush"))
    )
    assert dice(city) == [("yellow", 4)]
    air = orders("l1", blue="w_plantation 4", yellow="village 1", air_yellow="white 1 violet 1 orange 1")
    air = air.with_hand("yellow", "ambush").do(Deploy("village.advance"), Enter("w_plantation", 3))
    air = air.with_dice(0, 0, 0, 0).do(PlayEffect("op_ambush"))
    assert dice(air) == [("yellow", 4)]


@pytest.mark.rule("SO-CARD-13")
def test_artillery_strike_adds_two_dice_to_a_barrage() -> None:
    game = barrage("artillery_strike").with_dice(1, 0, 1, 2).do(PlayEffect("op_artillery_strike"))
    assert dice(game) == [("blue", 4)]
    assert game.soldiers("town") == (0, 1)


@pytest.mark.rule("SO-CARD-14")
@pytest.mark.parametrize(("hits", "left"), [((0, 0), 2), ((1, 0), 1), ((2, 2), 0)])
def test_air_raid_strikes_the_area_before_the_clash(hits: tuple[int, int], left: int) -> None:
    game = advance("air_raid").with_dice(*hits, 0).do(PlayEffect("op_air_raid"))
    assert game.said(DiceRolled)[0] == DiceRolled("blue", "air_raid", hits, sum(hits))
    assert [one.defenders for one in game.said(ClashStarted)] == [left] * bool(left)
    assert game.soldiers("bridge") == (2 - left, 0)
    assert game.reserves()[1] == 22


@pytest.mark.rule("SO-CARD-14")
def test_air_raid_adds_two_dice_to_a_bombardment() -> None:
    game = orders("l1", air_blue="teal 1 green 2", yellow="w_jungle 5").with_hand("blue", "air_raid")
    game = game.do(Deploy("z_green.bombard"), Bomb("w_jungle", 1))
    game = game.with_dice(1, 1, 2).do(PlayEffect("op_air_raid"))
    assert dice(game) == [("blue", 3)]
    assert game.soldiers("w_jungle") == (0, 1)


@pytest.mark.rule("SO-CARD-15")
@pytest.mark.parametrize("count", [1, 2])
def test_parachute_drop_adds_one_or_two_soldiers_to_a_paradrop(count: int) -> None:
    game = drop(blue=("parachute_drop",))
    assert game.refused(PlayEffect("op_parachute_drop", 3)) == "SO-CARD-08"
    game = game.with_dice(0).do(PlayEffect("op_parachute_drop", count))
    assert game.said(ClashStarted)[0].attackers == 2 + count
    assert game.soldiers("e_flank") == (count, 0)


@pytest.mark.rule("SO-CARD-16")
def test_anti_aircraft_defence_adds_three_dice_against_a_paradrop_and_joins_an_ambush() -> None:
    alone = drop(yellow=("aa_defence",)).with_dice(0, 0, 1, 0).do(PlayEffect("op_aa_defence"))
    assert dice(alone) == [("yellow", 4)]
    assert alone.soldiers("e_flank") == (0, 1)
    both = drop(yellow=("aa_defence", "ambush")).do(PlayEffect("op_ambush"))
    both = both.with_dice(0, 0, 0, 0, 0, 2).do(PlayEffect("op_aa_defence"))
    assert dice(both) == [("yellow", 6)]
    assert both.soldiers("e_flank") == (0, 2)


@pytest.mark.rule("SO-CARD-17")
def test_interception_adds_two_dice_to_an_air_defence() -> None:
    game = flight(yellow=("interception", "ambush"))
    assert game.refused(PlayEffect("op_ambush")) == "SO-CARD-03"
    game = game.with_dice(1, 0, 0).do(PlayEffect("op_interception"), Roll(), KeepRoll())
    assert dice(game) == [("yellow", 3)]
    assert game.aircraft("orange") == (0, 0)


@pytest.mark.rule("SO-CARD-17")
def test_interception_meets_a_scramble_too_and_no_land_attack() -> None:
    game = orders("l1", turn="yellow", air_blue="teal 1 white 2").with_hand("blue", "interception")
    game = game.do(Deploy("sup_scramble_1"), PlaceAircraft("z_white", 4))
    game = game.with_dice(1, 0, 0).do(PlayEffect("op_interception"))
    assert dice(game) == [("blue", 3)]
    assert game.aircraft("white") == (0, 1)
    land = orders("l1", blue="w_plantation 3", yellow="village 1").with_hand("yellow", "interception")
    land = land.do(Deploy("village.advance"), Enter("w_plantation", 2))
    assert land.refused(PlayEffect("op_interception")) == "SO-CARD-03"


@pytest.mark.rule("SO-CARD-18")
@pytest.mark.parametrize("count", [1, 2])
def test_wingman_adds_one_or_two_aircraft_to_a_flight(count: int) -> None:
    game = flight(blue=("wingman",)).with_dice(0)
    before = game.hangars()[0]
    assert game.refused(PlayEffect("op_wingman", 3)) == "SO-CARD-08"
    game = game.do(PlayEffect("op_wingman", count))
    assert game.said(ClashStarted)[0].attackers == 3 + count
    assert game.aircraft("orange") == (1 + count, 0)
    assert game.hangars()[0] == before - count + 2


@pytest.mark.rule("SO-CARD-18")
def test_wingman_does_not_join_a_scramble() -> None:
    game = orders("l1", air_blue="teal 1").with_hand("blue", "wingman").do(Deploy("sup_scramble_1"))
    assert game.refused(PlayEffect("op_wingman", 1)) == "SO-CARD-03"


# With and without an enemy


@pytest.mark.rule("SO-CARD-20")
def test_assault_parachute_drop_and_wingman_need_no_enemy() -> None:
    assault = advance("assault", yellow="").do(PlayEffect("op_assault", 2))
    dropped = drop(blue=("parachute_drop",), target="").do(PlayEffect("op_parachute_drop", 2))
    flown = flight(blue=("wingman",), target="").do(PlayEffect("op_wingman", 2))
    assert assault.soldiers("bridge") == dropped.soldiers("e_flank") == (4, 0)
    assert flown.aircraft("orange") == (5, 0)
    assert [one.said(ClashStarted) for one in (assault, dropped, flown)] == [[], [], []]


@pytest.mark.rule("SO-CARD-20")
def test_air_raid_with_an_advance_needs_an_enemy() -> None:
    game = advance("air_raid", yellow="")
    assert game.refused(PlayEffect("op_air_raid")) == "SO-CARD-20"
    assert game.legal() == (Done(),)


@pytest.mark.rule("SO-CARD-21")
def test_an_effect_may_be_played_that_changes_nothing() -> None:
    strike = barrage("artillery_strike", "artillery_strike", yellow="").do(PlayEffect("op_artillery_strike"))
    assert strike.refused(PlayEffect("op_artillery_strike")) == "SO-CARD-05"
    assert strike.world.discard == ("op_artillery_strike",)
    full = orders(blue="w_hq 5").with_hand("blue", "mobilisation", "mobilisation")
    full = full.do(Deploy("sup_reinforce_1"), PlayEffect("op_mobilisation"))
    assert full.refused(PlayEffect("op_mobilisation")) == "SO-CARD-05"
    full = full.do(Done())
    assert full.soldiers("w_hq") == (5, 0)
    assert full.world.discard == ("op_mobilisation",)
