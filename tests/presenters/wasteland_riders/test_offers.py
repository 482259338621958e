"""What hands can do in Wasteland Riders: all that is legal by the gestures meant; a refusal says why."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.devtools.invariants.seatings import Deal, deals
from game.i18n import Texts
from game.i18n.captions import explain
from game.presenters.contract.offers import Offers
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls.bindings import BINDINGS, places
from game.presenters.wasteland_riders.controls.offers import amount_of, control_index
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.core.values import Concede, Intent, Refusal
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.gear.carried import cards_of
from game.rules.wasteland_riders.intents import common as it
from game.rules.wasteland_riders.intents import fights as fi
from game.rules.wasteland_riders.market.dealing import Dealing
from game.rules.wasteland_riders.market.market import MarketExchange
from game.rules.wasteland_riders.movement.planning import ChoosingMode, MarkingRoute
from game.rules.wasteland_riders.packing.placing import Placing
from game.rules.wasteland_riders.preparation import Arranging
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.terms import COMBAT_CARDS, PANELS
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import World
from game.view.handles import Handle
from tests import PROJECT
from tests.guards import at_least_one
from tests.presenters.hands import BUTTON, ways
from tests.presenters.wasteland_riders.play import brisk
from tests.rules.wasteland_riders.table import Table, riders

DEALS = deals("wasteland_riders")
STEPS = 500
PAIRS = 25
"""Every so many decisions are compared with another state that looks the same."""


def offered(game: Table, by: int | None = None) -> Offers:
    seat = game.seat(by)
    return control_index().offers(GAME.redact(game.state, seat), seat, engine.legal(game.state, seat))


def asked(game: Table, source: str | None, target: str | None, by: int | None = None) -> Refusal | None:
    seat = game.seat(by)
    return control_index().refusal(GAME.redact(game.state, seat), seat, source, target)


def rule(game: Table, source: str | None, target: str | None, by: int | None = None) -> str | None:
    refusal = asked(game, source, target, by)
    return None if refusal is None else refusal.rule


def lookalike(state: State[Any], seat: Seat, number: int) -> State[Any]:
    """The view of another state that the seat cannot tell from this one."""
    return GAME.redact(GAME.imagine(GAME.redact(state, seat), seat, Rng(number)), seat)


# Random play


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_all_that_is_legal_and_nothing_else_is_done_by_the_gesture_meant(deal: Deal) -> None:
    for number, match, seat in at_least_one(brisk(deal, 11, STEPS)):
        legal, view = match.legal(seat), match.view(seat)
        found = ways(control_index().offers(view, seat, legal))
        assert set(found) == set(legal)
        for intent in at_least_one(legal):
            kinds = {source.partition("/")[0] for source, _ in found[intent]}
            assert kinds == KINDS[type(intent)] or kinds in OTHERWISE.get(type(intent), ()), intent
            for source, target in at_least_one(found[intent]):
                assert target.partition("/")[0] in TARGETS[type(intent)], (intent, source, target)
        if number % PAIRS == 0:
            other = lookalike(match.state, seat, number)
            assert ways(control_index().offers(other, seat, engine.legal(other, seat))) == found


BUTTONS: tuple[type[Intent], ...] = (
    *(it.Done, it.ChooseMode, it.ConfirmRoute, it.GoOn, it.StopMove, it.HoldBack),
    *(it.DrawGear, it.Explore, it.TakePills, it.EndExploration, it.Trade, it.Propose),
    *(it.AcceptDeal, it.DeclineDeal, fi.Advance, fi.Retreat, fi.RobContract),
)
ROWS: tuple[type[Intent], ...] = (
    *(it.Pass, it.Escape, it.FaceIt, fi.AgreeMeeting, fi.RefuseMeeting, fi.Revive, fi.RobHim),
)
"""Buttons with a row of the panel that says what they mean."""
GESTURES: dict[type[Intent], tuple[str, str]] = {
    it.PlayLuck: ("luck", "board decision"),
    it.UseGear: ("spot click", "board decision spot"),
    it.UseVehicle: ("spot click", "board decision spot"),
    it.UseAbility: ("button click", "spot"),
    it.ChooseKnight: ("click", "pick"),
    it.ChooseColour: ("click", "colour"),
    it.ChooseVehicle: ("click pool", "pool spot"),
    it.ReturnContract: ("click", "looked"),
    it.PlaceGear: ("spot", "spot"),
    it.MakeRoom: ("spot", "discard"),
    it.MoveGear: ("spot", "spot"),
    it.Attach: ("spot", "spot"),
    it.Detach: ("tucked", "spot"),
    it.DiscardStowed: ("click", "theirs"),
    it.TakeBonus: ("click", "resource"),
    it.DiscardMarket: ("market click", "discard market"),
    it.Introduce: ("click", "looked"),
    it.DiscardLuck: ("luck", "discard"),
    it.MarkHex: ("knight click", "hex"),
    it.PlayWasteland: ("revealed click", "knight decision revealed"),
    it.ChooseOption: ("click", "option"),
    it.ChooseHex: ("click", "hex"),
    it.ChooseSkill: ("click", "skill option"),
    it.ChooseGear: ("click", "spot theirs"),
    it.ChooseCard: ("click", "looked revealed spot"),
    it.ChooseContract: ("click", "contract"),
    it.PutOnTop: ("looked", "on_top"),
    it.PutOnBottom: ("looked", "on_bottom"),
    it.TakeVehicle: ("click", "pool wanted spot"),
    it.PayGear: ("spot click", "pay spot"),
    it.AcceptContract: ("click", "contract"),
    it.CompleteContract: ("click", "contract"),
    it.TakeAction: ("click", "action"),
    it.AttackMarker: ("click", "villain"),
    it.MissionAction: ("button", "cell"),
    it.OfferGear: ("spot", "offer"),
    it.OfferVehicle: ("spot", "offer"),
    it.ChooseSlot: ("market click", "wanted market"),
    it.ProposeTo: ("click", "knight seat"),
    it.GiveGear: ("spot", "share given spot"),
    it.GiveVehicle: ("spot", "share given spot"),
    it.GiveResource: ("resource", "share given"),
    it.AskForGear: ("theirs", "share given theirs"),
    it.AskForVehicle: ("theirs", "share given theirs"),
    it.AskForResource: ("their_resource", "share given"),
    it.RemoveBlue: ("spot", "discard"),
    it.DiscardForResource: ("luck", "discard"),
    fi.ChooseCombatCard: ("combat", "combat_slot"),
    fi.ChooseWeapon: ("click spot", "weapon foe"),
    fi.ChooseSymbol: ("click", "symbol"),
    fi.UseEnemyText: ("button click", "foe"),
    fi.ChooseRange: ("click", "range"),
    fi.AskMeeting: ("click", "knight seat"),
    fi.Search: ("click", "knight seat"),
    fi.RobGear: ("theirs click", "spot theirs"),
    fi.RobResource: ("click", "their_resource"),
    fi.RobCell: ("click", "cell"),
    fi.ChooseCity: ("click", "hex"),
    fi.LeaveCell: ("click", "cell"),
    **dict.fromkeys(BUTTONS, (BUTTON, "")),
    **dict.fromkeys(ROWS, (f"{BUTTON} click", "option")),
}
"""By kind of intent what is taken in hand, and what it is put on or what is clicked: as the design lists."""
KINDS = {kind: set(sources.split()) for kind, (sources, _) in GESTURES.items()}
TARGETS = {kind: {*targets.split(), ""} for kind, (_, targets) in GESTURES.items()}
OTHERWISE: dict[type[Intent], tuple[set[str], ...]] = {
    it.Pass: ({BUTTON},),
    it.UseGear: ({"spot"},),
    it.UseVehicle: ({"spot"},),
    it.TakeVehicle: ({"click", "pool"}, {"click", "spot"}),
    it.MissionAction: ({"click"},),
    it.ChooseSlot: ({"click"},),
    it.GiveGear: ({"click"},),
    it.GiveVehicle: ({"click"},),
    it.GiveResource: ({"click"},),
    it.AskForGear: ({"click"},),
    it.AskForVehicle: ({"click"},),
    it.AskForResource: ({"click"},),
}
"""Passing has a row where a rider lies.

While gear is arranged it is not used by a click; what lies in a tray is clicked to take it out again."""


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", DEALS[1::3], ids=str)
def test_a_refusal_can_be_said_tells_nothing_hidden_and_never_meets_what_is_allowed(deal: Deal) -> None:
    first, second, heard = control_index(), control_index(), set[str]()
    for number, match, seat in brisk(deal, 12, 700):
        if number % PAIRS:
            continue
        view, found = match.view(seat), control_index().offers(match.view(seat), seat, match.legal(seat))
        other = lookalike(match.state, seat, number)
        things = on_the_table(view.world, seat)
        for source in (None, *things):
            for target in (None, *things[number % 4 :: 4]):
                refusal = first.refusal(view, seat, source, target)
                assert refusal == second.refusal(other, seat, source, target)
                if target is not None and found.meanings(source, target):
                    assert refusal is None, (source, target, refusal)
                if refusal is not None:
                    heard.add(refusal.rule)
                    assert_sayable(refusal)
        assert_what_can_be_taken_is_not_refused(view, seat, found)
    assert len(heard) >= 12


def on_the_table(world: World, seat: Seat) -> list[Handle]:
    knight = world.knights[seat]
    found = [at.BOARD, at.DISCARD, at.PAY, at.DECISION, at.OFFER, at.SHARE("own"), at.COMBAT_SLOT]
    found += [at.SPOT(spot) for spot in (*PANELS, "backpack", "vehicle", "vehicle_card", "gained", "ability")]
    found += [at.SPOT(held.spot) for held in cards_of(knight)]
    found += [at.LUCK(place) for place in range(len(knight.luck))]
    found += [at.COMBAT(card) for card in COMBAT_CARDS]
    found += [at.RESOURCE(name) for name in ("ammo", "fuel", "health")]
    found += [at.HEX(place) for place in world.setting.hexes[::3]]
    return [*found, *(at.KNIGHT(other) for other in world.seats)]


def assert_what_can_be_taken_is_not_refused(view: State[World], seat: Seat, found: Offers) -> None:
    for thing in found.sources:
        assert control_index().refusal(view, seat, thing, None) is None, thing
    for number in range(len(view.world.knights[seat].luck)):
        taken = at.LUCK(number) in found.sources
        assert taken == (control_index().refusal(view, seat, at.LUCK(number), None) is None)


SPOKEN = {language: Texts.load(PROJECT / "assets" / "lang", language) for language in ("pl", "en")}
SAID: set[str] = set()


def assert_sayable(refusal: Refusal) -> None:
    if str(refusal) in SAID:
        return
    SAID.add(str(refusal))
    assert refusal.rule in (*GAME.naming.refusals, GAME.info.rule_other_seat)
    for texts in SPOKEN.values():
        sentence = explain(texts, GAME, refusal)
        assert sentence, refusal
        assert "{" not in sentence, refusal
        assert refusal.rule not in sentence, refusal


def test_there_is_a_way_by_hand_for_every_kind_of_intent_and_none_to_concede() -> None:
    game = riders().run(ChoosingMode(Seat(0)))
    assert set(BINDINGS) == set(it.INTENTS) == set(GESTURES)
    decision = engine.pending(game.state)
    assert decision is not None
    assert places(game.world, Seat(0), Concede(), decision) == ()


# Single gestures


def test_the_own_marker_is_led_over_the_next_hex() -> None:
    game = riders().run(ChoosingMode(Seat(0)), MarkingRoute(Seat(0))).do(it.ChooseMode("vehicle"))
    near = game.world.setting.neighbours["M1"]
    assert set(offered(game).targets("knight/0")) == {f"hex/{place}" for place in near}
    assert set(offered(game).direct) == {f"hex/{place}" for place in near}
    far = next(place for place in game.world.setting.hexes if place not in near and place != "M1")
    assert rule(game, "knight/0", f"hex/{far}") == "WR-MOVE-06"
    assert rule(game, "knight/0", "knight/0") is None


def test_while_gear_is_arranged_a_click_takes_it_up_and_does_not_use_it() -> None:
    game = riders(step="knights").give(0, "apteczka", "backpack").run(Arranging(Seat(0)))
    found = offered(game)
    assert "spot/backpack_1" in found.sources
    assert "spot/backpack_1" not in found.direct
    assert rule(game, "spot/backpack_1", "spot/backpack") is None, "it is only put back"
    assert rule(game, "spot/backpack_1", "spot/torso") == "WR-GEAR-06"


def test_a_proposal_takes_so_much_of_a_resource_and_gives_it_back_by_a_click() -> None:
    game = riders().put(1, "M1").run(Dealing(Seat(0), Seat(1)))
    give = offered(game).targets("resource/ammo")["share/own"]
    assert [amount_of(intent) for intent in give] == [1, 2, 3, 4][: game.knight(0).ammo]
    game = game.do(it.GiveResource("ammo", 2))
    assert offered(game).direct["given/own/0"] == (it.GiveResource("ammo", 0),)
    assert rule(game, "resource/health", "share/own") is None
    assert amount_of(it.Propose()) == 0


def test_what_is_proposed_is_taken_out_where_it_lies_and_where_it_came_from() -> None:
    game = riders().put(1, "M1").give(0, "apteczka", "backpack").run(Dealing(Seat(0), Seat(1)))
    assert set(offered(game).targets("spot/backpack_1")) == {"share/own"}
    game = game.do(it.GiveGear("backpack_1"))
    assert offered(game).targets("spot/backpack_1") == {}
    assert offered(game).direct["given/own/0"] == offered(game).direct["spot/backpack_1"]


def test_the_market_is_told_by_trays() -> None:
    game = riders().give(0, "apteczka", "backpack").market(A1="naboje").run(MarketExchange(Seat(0))).passed()
    found = offered(game)
    assert set(found.targets("spot/backpack_1")) == {"offer"}
    assert found.targets("market/A1") == {"wanted": (it.ChooseSlot("A1"),)}
    assert found.direct["market/A1"] == (it.ChooseSlot("A1"),)


def test_a_two_handed_weapon_is_pointed_at_where_it_lies() -> None:
    fixed = riders().world.setting
    weapon = next(iter(fixed.two_handed & set(fixed.gear_decks["red"])))
    game = riders(step="rest").give(0, weapon, "hand_left").run(RestGear(Seat(0)))
    assert set(offered(game).targets("spot/hand_left")) >= {"spot/backpack"}
    assert not any(target == "spot/hand_right" for target in offered(game).targets("spot/hand_left"))


def test_a_seat_that_is_not_asked_hears_so_whatever_it_tries() -> None:
    game = riders().run(ChoosingMode(Seat(0)))
    for source, target in (("luck/0", "discard"), (None, "board"), ("nonsense", "nowhere")):
        assert rule(game, source, target, 1) == "WR-ROUND-03"
    assert rule(game, "knight/0", "hex/R1") == "WR-MOVE-02"
    over = Table(engine.apply(GAME, game.state, Seat(0), Concede()).state)
    assert rule(over, "luck/0", "board", 0) == "WR-WIN-02"
    assert ways(control_index().offers(over.state, Seat(0), ())) == {}


def test_reasons_speak_of_what_was_tried() -> None:
    """A Med-Shot on the torso, gear out of its time, and a luck card while something waits to be placed."""
    table = riders(step="knights").give(0, "med_szpryca", "backpack")
    controls, english = control_index(), Texts.load(PROJECT / "assets" / "lang", "en")

    def why(state: State[World], source: Handle, target: Handle | None) -> Refusal:
        refusal = controls.refusal(GAME.redact(state, Seat(0)), Seat(0), source, target)
        assert refusal is not None
        return refusal

    arranging = table.run(Arranging(Seat(0))).state
    misplaced = why(arranging, at.SPOT("backpack_1"), at.SPOT("torso"))
    assert misplaced.rule == "WR-GEAR-06"
    assert explain(english, GAME, misplaced) == (
        "“Med-Shot” does not belong there. Hands hold weapons, the torso armour, pockets other small gear."
    )
    moving = table.run(ChoosingMode(Seat(0))).state
    assert why(moving, at.SPOT("backpack_1"), at.SPOT("pocket_2")) == Refusal("WR-GEAR-08", {"when": "later"})
    card = CardId("l04_no_zdychaj")
    held = table.with_knight(0, luck=(card,), gained=(Item(CardId("rad_out")),)).world
    before = replace(moving, world=replace(held, round=0), stack=(Placing(Seat(0)),))
    early = why(before, at.LUCK(0), None)
    assert (early.rule, early.facts) == ("WR-LUCK-03", {"source": card})
