"""What hands can do in Staff Orders: all that is legal by the gestures meant; a drop refused hears why."""

from collections.abc import Iterable
from typing import Any

import pytest

from game.devtools.invariants.seatings import Deal, deals
from game.presenters.contract.offers import Offers
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.controls.bindings import BINDINGS, places
from game.presenters.staff_orders.controls.offers import control_index
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Concede, Refusal
from game.rules.staff_orders import GAME
from game.rules.staff_orders import intents as it
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import FACTIONS, Faction
from game.view.handles import Handle
from tests.presenters.hands import (
    BUTTON,
    CLICK,
    Gesture,
    Way,
    all_on_all,
    assert_a_way_for_each,
    assert_done_as_meant,
    refusals_heard,
    ways,
)
from tests.rules.staff_orders.table import Table, orders, start

DEALS = deals("staff_orders")
STEPS = 1200
PAIRS = 60
"""Every so many decisions are compared with another state that looks the same."""


def offered(game: Table, faction: str | None = None) -> Offers:
    seat = game.seat(faction)
    return control_index().offers(GAME.redact(game.state, seat), seat, engine.legal(game.state, seat))


def asked(game: Table, source: str | None, target: str | None, faction: str | None = None) -> Refusal | None:
    seat = game.seat(faction)
    return control_index().refusal(GAME.redact(game.state, seat), seat, source, target)


def rule(game: Table, source: str | None, target: str | None, faction: str | None = None) -> str | None:
    refusal = asked(game, source, target, faction)
    return None if refusal is None else refusal.rule


# Random play


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_all_that_is_legal_and_nothing_else_is_done_by_exactly_the_gesture_meant(deal: Deal) -> None:
    assert_done_as_meant(deal, STEPS, PAIRS, control_index, intended)


BUTTONS = (it.Pass, it.Roll, it.KeepRoll, it.Done, it.EndTurn, it.DeclineBonus, it.UseBonus)


def intended(view: State[World], seat: Seat, intent: Any) -> set[Way]:
    """The gestures of the table of the design, told again from the decision that waits."""
    top: Any = engine.pending(view)
    own = view.world.faction_of(seat)
    found: set[Way] = {(BUTTON, "")} if isinstance(intent, BUTTONS) else set()
    match intent:
        case it.Deploy(space=space):
            found = {("reserve/commanders", f"space/{space}")}
            linked = view.world.setting.spaces[space]
            if linked.place is not None:
                found |= {("reserve/commanders", at.place(linked.layer, linked.place))}
        case it.ReturnCommander(space=space):
            found = {(f"commander/{space}", "staging")}
        case it.UseBonus():
            found |= {("reserve/soldiers", f"area/{top.place}")}
        case it.ChooseTarget(area=area):
            is_drop = type(top).__name__ == "Dropping"
            by = "reserve/soldiers" if is_drop else f"commander/{top.place}.barrage"
            found = {(CLICK, f"area/{area}"), (by, f"area/{area}")}
        case it.Reroll(card=card):
            found = {(one, on) for one in held(view, seat, card) for on in ("discard", "dice")}
        case it.PlayEffect(card=card):
            found = {(one, acts_on(top, card)) for one in held(view, seat, card)}
        case _:
            found |= moved(top, own, intent)
    return found


def moved(top: Any, own: Faction, intent: Any) -> set[Way]:
    """Soldiers and aircraft are put where they go."""
    match intent:
        case it.Enter(place=place):
            return {(f"soldiers/{own}/{place}", f"area/{top.place}")}
        case it.FlyIn(place=place):
            return {(f"aircraft/{own}/{place}", f"zone/{top.place}")}
        case it.TopUpSoldiers(place=place):
            return {(f"soldiers/{own}/{place}", "reserve/soldiers")}
        case it.TopUpAircraft(place=place):
            return {(f"aircraft/{own}/{place}", "reserve/aircraft")}
        case it.PlaceSoldiers(place=place):
            return {("reserve/soldiers", f"area/{place}")}
        case it.PlaceAircraft(place=place):
            return {("reserve/aircraft", f"zone/{place}")}
        case it.Bomb(place=place):
            return {(f"aircraft/{own}/{top.place}", f"area/{place}")}
    return set()


def held(view: State[World], seat: Seat, card: str) -> list[Handle]:
    hand = view.world.army(view.world.faction_of(seat)).hand
    return [f"hand/{place}" for place, other in enumerate(hand) if other == card]


def acts_on(top: Any, card: str) -> Handle:
    if card == "op_momentum":
        return "staging"
    if card == "op_mobilisation":
        return "reserve/soldiers"
    return f"{'zone' if card in ('op_wingman', 'op_interception') else 'area'}/{top.place}"


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_a_refusal_can_be_said_tells_nothing_hidden_and_never_meets_what_is_allowed(deal: Deal) -> None:
    heard = refusals_heard(deal, STEPS, PAIRS, control_index, gestures)
    assert len(heard) >= 12


def gestures(number: int, view: State[World], seat: Seat, found: Offers) -> Iterable[Gesture]:
    assert_every_own_thing_answers(view, seat, found)
    return all_on_all(number, on_the_table(view.world, seat))


def on_the_table(world: World, seat: Seat) -> list[Handle]:
    setting, army = world.setting, world.army(world.faction_of(seat))
    zones = [at.DECK, at.DISCARD, at.STAGING, at.DICE, at.ROUND, at.ENEMY_PANEL, at.ENEMY_STAGING]
    zones += [at.HAND(place) for place in range(len(army.hand))]
    zones += [at.RESERVE("commanders"), at.RESERVE("soldiers"), at.RESERVE("aircraft")]
    for layer, faction in ((layer, faction) for layer in ("land", "air") for faction in FACTIONS):
        own = world.pieces(faction, layer)
        zones += [at.pieces(layer, faction, place) for place, count in own.items() if count]
    zones += [at.place("land", place) for place in setting.areas]
    zones += [at.place("air", place) for place in setting.zones]
    zones += [*map(at.SPACE, setting.spaces), *map(at.COMMANDER, world.commanders)]
    return [*zones, *map(at.BONUS, world.tokens)]


def assert_every_own_thing_answers(view: State[World], seat: Seat, found: Offers) -> None:
    """What a person expects to take in hand can be taken, or says why not; no sentence stops what can."""
    own = view.world.faction_of(seat)
    for thing in on_the_table(view.world, seat):
        if thing.startswith((f"soldiers/{own}", f"aircraft/{own}", "reserve", "hand")):
            refusal = control_index().refusal(view, seat, thing, None)
            is_chosen = "area/" + thing.rpartition("/")[2] in found.direct
            assert is_chosen or (thing in found.sources) == (refusal is None), (thing, refusal)


def test_there_is_a_way_by_hand_for_every_kind_of_intent_and_none_to_concede() -> None:
    assert_a_way_for_each(BINDINGS, it.INTENTS, places, start().state)


# Amounts: gestures with several intents that differ in their number alone


def test_a_pile_goes_with_every_number_that_may_leave() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2").do(it.Deploy("town.advance"))
    enter = tuple(it.Enter("m1_w_front", count) for count in (1, 2, 3))
    assert offered(game).targets("soldiers/blue/m1_w_front") == {"area/m1_town": enter}
    assert offered(game).buttons == ()
    assert it.Done() in offered(game.do(it.Enter("w_front", 1))).buttons


def test_the_reserve_fills_each_supplied_area_as_far_as_there_is_room() -> None:
    game = orders("m1", blue="w_hq 3 w_front 4", yellow="town 2").do(it.Deploy("sup_reinforce_1"))
    found = offered(game).targets("reserve/soldiers")
    assert [one.count for one in found["area/m1_w_hq"]] == [1, 2]  # type: ignore[attr-defined]
    assert "area/m1_town" not in found
    assert rule(game, "reserve/soldiers", "area/m1_town") == "SO-REINF-02"
    assert rule(game, "reserve/soldiers", "soldiers/yellow/m1_town") == "SO-REINF-02"


def test_a_card_that_brings_soldiers_is_put_on_the_area_entered_with_one_or_two() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2").with_hand("blue", "assault", "ambush", "momentum")
    game = game.do(it.Deploy("town.advance"), it.Enter("w_front", 3))
    assault = (it.PlayEffect("op_assault", 1), it.PlayEffect("op_assault", 2))
    assert offered(game).targets("hand/0") == {"area/m1_town": assault}
    assert rule(game, "hand/0", "area/m1_w_front") == "SO-CARD-19"
    assert rule(game, "hand/1", "area/m1_town") == "SO-CARD-04"
    assert rule(game, "hand/2", "staging") == rule(game, "hand/2", None) == "SO-CARD-03"


# Why not


def test_a_commander_hears_about_the_space_he_is_put_on() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2 e_front 2").with_deployed("yellow", "sup_planning_1")
    cases = {
        "space/m1_w_front.advance": "SO-ADV-01",
        "space/m1_e_hq.advance": "SO-ADV-02",
        "commander/sup_planning_1": "SO-ACT-02",
        "space/sup_planning_1": "SO-ACT-02",
        "area/m1_town": None,
        "area/m1_e_hq": "SO-ADV-02",
        "deck": "SO-TURN-04",
        "space/m1_town.advance": None,
        "reserve/soldiers": None,
    }
    assert {target: rule(game, "reserve/commanders", target) for target in cases} == cases
    assert rule(game, "reserve/commanders", None) is None


def test_a_drop_on_what_lies_on_an_area_is_a_drop_on_the_area() -> None:
    game = orders("m1", blue="w_front 4 w_battery 2", yellow="town 2 e_hq 3", tokens="old_forest recon_post")
    game = game.do(it.Deploy("w_battery.barrage"))
    for source in (None, "commander/m1_w_battery.barrage"):
        assert rule(game, source, "area/m1_e_hq") == "SO-BAR-03"
        assert rule(game, source, "soldiers/yellow/m1_e_hq") == "SO-BAR-03"
        assert rule(game, source, "space/m1_e_hq.advance") == "SO-BAR-03"
        assert rule(game, source, "soldiers/yellow/m1_town") is None
    assert rule(game, "area/m1_e_hq", None) == rule(game, "soldiers/yellow/m1_e_hq", None) == "SO-BAR-03"


def test_what_is_put_back_where_it_was_hears_nothing() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2").with_hand("blue", "assault", "ambush")
    for source, target in (
        ("soldiers/blue/m1_w_front", "area/m1_w_front"),
        ("soldiers/blue/m1_w_front", "space/m1_w_front.advance"),
        ("hand/0", "hand/1"),
        ("reserve/soldiers", "reserve/commanders"),
    ):
        assert rule(game, source, target) is None
    assert rule(game, "soldiers/blue/m1_w_front", "area/m1_town") == "SO-TURN-03"


def test_the_last_piece_of_a_place_says_that_it_stays() -> None:
    game = orders("m1", blue="w_front 1 w_airstrip 3", yellow="town 2").do(it.Deploy("town.advance"))
    assert asked(game, "soldiers/blue/m1_w_front", None) == Refusal(
        "SO-ADV-04", {"origin": "m1_w_front", "count": 1}
    )


def test_a_card_without_its_window_names_its_own_requirement() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2").with_hand("blue", "assault", "ambush")
    assert asked(game, "hand/0", None) == Refusal("SO-CARD-03", {"card": "op_assault"})
    assert asked(game, "hand/1", "area/m1_town") == Refusal("SO-CARD-04", {"card": "op_ambush"})


@pytest.mark.rule("SO-CARD-19")
def test_a_card_that_can_be_played_says_where_it_acts() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2").with_hand("blue", "assault")
    entered = game.do(it.Deploy("town.advance"), it.Enter("w_front", 3))
    assert rule(entered, "hand/0", "area/m1_town") is None
    assert asked(entered, "hand/0", "area/m1_e_hq") == Refusal(
        "SO-CARD-19", {"card": "op_assault", "where": "action"}
    )
    waiting = game.with_hand("blue", "momentum").do(it.Deploy("sup_planning_1"))
    assert rule(waiting, "hand/0", "staging") is None
    assert asked(waiting, "hand/0", "area/m1_e_hq") == Refusal(
        "SO-CARD-19", {"card": "op_momentum", "where": "staging"}
    )


def test_a_card_that_finds_an_empty_reserve_asks_for_one_piece() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2").with_hand("blue", "assault")
    game = game.do(it.Deploy("town.advance"), it.Enter("w_front", 3))
    empty = game.with_army("blue", reserve_soldiers=0)
    facts = {"card": "op_assault", "count": 1, "most": 2, "reserve": 0}
    assert (
        asked(empty, "hand/0", "area/m1_town") == asked(empty, "hand/0", None) == Refusal("SO-CARD-08", facts)
    )


def test_what_is_under_way_comes_first() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2").do(it.Deploy("town.advance"))
    assert asked(game, "soldiers/blue/m1_w_front", "area/m1_e_hq") == Refusal(
        "SO-ADV-03", {"place": "m1_town"}
    )
    assert rule(game, "reserve/commanders", "space/sup_planning_1") == "SO-ACT-01"
    assert rule(game, "reserve/soldiers", "area/m1_town") == "SO-ACT-01"
    moved = game.do(it.Enter("w_front", 1))
    assert rule(moved, "soldiers/blue/m1_w_front", "area/m1_e_hq") == "SO-ADV-03"


@pytest.mark.rule("SO-TURN-11")
def test_a_commander_of_the_staging_zone_says_why_he_is_not_deployed() -> None:
    game = start()
    assert rule(game, "staging", None) == rule(game, "staging", "space/sup_planning_1") == "SO-TURN-11"


def test_dice_that_lie_are_kept_or_thrown_again() -> None:
    game = orders("m1", blue="w_battery 2 w_front 2", yellow="town 2").with_hand("blue", "artillery_strike")
    game = game.do(it.Deploy("w_battery.barrage"), it.ChooseTarget("town"), it.Roll())
    reroll = (it.Reroll("op_artillery_strike"),)
    assert offered(game).targets("hand/0") == {"discard": reroll, "dice": reroll}
    assert (
        rule(game, "hand/0", "area/m1_town") == rule(game, "soldiers/blue/m1_w_front", None) == "SO-DICE-04"
    )


def test_a_seat_that_is_not_asked_hears_so_whatever_it_tries() -> None:
    game = orders("m1", blue="w_front 4", yellow="town 2")
    for source, target in (("hand/0", "discard"), (None, "deck"), ("nonsense", "nowhere")):
        assert rule(game, source, target, "yellow") == "SO-TURN-02"
    over = Table(engine.apply(GAME, game.state, Seat(0), Concede()).state)
    assert rule(over, "hand/0", "deck", "blue") == "SO-END-07"
    assert ways(control_index().offers(over.state, Seat(0), ())) == {}


def test_a_pile_is_found_by_itself_and_by_its_place_and_only_that_of_the_own_faction() -> None:
    for handle in ("soldiers/blue/m1_town", "area/m1_town"):
        assert at.pile_of("blue", handle) == ("land", "m1_town")
    for handle in ("aircraft/blue/l1_z_teal", "zone/l1_z_teal"):
        assert at.pile_of("blue", handle) == ("air", "l1_z_teal")
    for handle in ("soldiers/yellow/m1_town", "hand/0", "deck"):
        assert at.pile_of("blue", handle) is None
