"""What hands can do in Last Comrade: all that is legal by the gestures meant; a drop refused hears why."""

from collections.abc import Iterable
from typing import Any

import pytest

from game.devtools.invariants.seatings import Deal
from game.presenters.contract.offers import Offers
from game.presenters.contract.presenter import Interjection
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.controls.bindings import BINDINGS, places
from game.presenters.last_comrade.controls.offers import control_index, interjections
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade import GAME
from game.rules.last_comrade import intents as it
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import OFFSET, REMINDERS, ComradeId
from game.view.handles import Handle
from tests.presenters.hands import (
    BUTTON,
    CLICK,
    Gesture,
    Way,
    all_on_all,
    assert_a_way_for_each,
    assert_done_as_meant,
    public,
    refusals_heard,
)
from tests.presenters.wanderers import decisions
from tests.rules.last_comrade.table import Table, table

DEALS = tuple(
    Deal("last_comrade", scenario, seats)
    for scenario, seats in (("duel", 2), ("squad", 4), ("platoon_long", 5), ("horde_long", 10))
)
STEPS = 500
PAIRS = 12
"""Every so many decisions are compared with another state that looks the same."""

# Random play


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_all_that_is_legal_and_nothing_else_is_done_by_exactly_the_gesture_meant(deal: Deal) -> None:
    assert_done_as_meant(deal, STEPS, PAIRS, control_index, intended)


BUTTONS = (it.LetPass, it.StandDown, it.GoOn, it.EndSlot, it.React, it.AcceptHit)


def intended(view: State[World], seat: Seat, intent: Any) -> set[Way]:
    """The gestures of the table of the design, told again."""
    world = view.world
    if isinstance(intent, BUTTONS):
        return {(BUTTON, "")}
    if isinstance(intent, it.ChooseCharacter):
        return {(CLICK, f"character/{intent.comrade}")}
    match intent:
        case it.RaiseHand() | it.LowerHand():
            return {(BUTTON, ""), (CLICK, f"raise/{seat}")}
        case it.NothingMore():
            return {(BUTTON, ""), (CLICK, f"rest/{seat}")}
        case it.Remind(window=window):
            return {(CLICK, f"remind/{window}")}
        case it.TakeCard(card=card):
            other: Any = engine.pending(view)
            return {(CLICK, one) for one in copies("shown", world.players[other.other].hand, card)}
    return meant_with_cards(world, seat, intent)


def meant_with_cards(world: World, seat: Seat, intent: Any) -> set[Way]:
    own = world.comrade_of(seat)
    match intent:
        case it.DraftPick(card=card):
            packs = copies("pack", world.players[own].packs[0], card)
            return {(CLICK, one) for one in packs} | {(one, "kept") for one in packs}
        case it.PassOn(card=card):
            return {(one, "pass_on") for one in copies("pack", world.players[own].kept, card)}
        case it.Commit(card=card) | it.ChangeOrders(card=card):
            return {(one, f"commit/{own}") for one in held(world, seat, card)}
        case it.PlayEvent(card=card):
            return {(one, "field") for one in held(world, seat, card)}
    return meant_with_a_target(world, seat, intent)


def meant_with_a_target(world: World, seat: Seat, intent: Any) -> set[Way]:
    """A card or an ability, put on whom it acts."""
    own = world.comrade_of(seat)
    match intent:
        case it.OrderForward(comrade=other):
            return {(one, f"comrade/{other}") for one in held(world, seat, "rozkaz_komisarza")}
        case it.Search(comrade=other):
            on = (f"comrade/{other}", f"seat/{world.players[other].seat}")
            return {(one, target) for one in held(world, seat, "shakedown") for target in on}
        case it.SwapHands(comrade=other):
            return {
                (f"ability/{own}", f"comrade/{other}"),
                (f"ability/{own}", f"seat/{world.players[other].seat}"),
            }
        case it.Shield(comrade=other):
            return {(one, f"comrade/{other}") for one in held(world, seat, "human_shield")}
        case it.TakeEquipment(comrade=other, card=card, durability=left):
            found = pieces(world, other, card, left)
            return {(one, piece) for one in held(world, seat, "requisition") for piece in found}
        case it.CorrectFire(target=number, direction=direction):
            place = next(one.place for one in world.targets if one.number == number) + OFFSET[direction]
            by_card = {(one, f"target/{number}") for one in held(world, seat, "fire_correction")}
            return by_card | {(f"target/{number}", f"place/{place}")}
    return meant_on_the_line(world, world.comrade_of(seat), intent)


def meant_on_the_line(world: World, own: ComradeId, intent: Any) -> set[Way]:
    match intent:
        case it.Move(direction=direction, steps=steps):
            end = world.place_of(own) + OFFSET[direction] * steps
            aim = f"place/{min(max(end, 1), world.length)}"
            return {(f"comrade/{own}", aim), (CLICK, aim)}
        case it.Exchange(comrade=other):
            return {(f"comrade/{own}", f"comrade/{other}")}
        case it.ExchangeTwo(comrade=one, other=other):
            return {(f"comrade/{one}", f"comrade/{other}")}
        case it.TakeAboard(comrade=other):
            return {(CLICK, f"comrade/{other}")}
    return meant_with_equipment(world, own, intent)


def meant_with_equipment(world: World, own: ComradeId, intent: Any) -> set[Way]:
    match intent:
        case it.Shoot(comrade=other):
            revolvers = pieces(world, own, "revolver")
            return {(CLICK, f"comrade/{other}")} | {(one, f"comrade/{other}") for one in revolvers}
        case it.WearBoots(durability=left):
            return {(CLICK, one) for one in pieces(world, own, "stolen_boots", left)}
        case it.UseEquipment(card=card, durability=left):
            found = pieces(world, own, card, left)
            return {(CLICK, one) for one in found} | {(one, f"comrade/{own}") for one in found}
        case it.Reflect(durability=left, direction=direction):
            return reflected(world, own, left, OFFSET[direction])
    raise AssertionError(intent)


def reflected(world: World, own: ComradeId, left: int, offset: int) -> set[Way]:
    navigator, place = pieces(world, own, "car_door", left), world.place_of(own) + offset
    aims = [] if place < 1 else ["commissar"] if place > world.length else [f"place/{place}"]
    return {(CLICK, one) for one in navigator} | {(one, aim) for one in navigator for aim in aims}


def copies(kind: str, pile: tuple[str, ...], card: str) -> list[Handle]:
    return [f"{kind}/{place}" for place, other in enumerate(pile) if other == card]


def held(world: World, seat: Seat, card: str) -> list[Handle]:
    return copies("hand", world.players[world.comrade_of(seat)].hand, card)


def pieces(world: World, owner: Any, card: str, left: int | None = None) -> list[Handle]:
    return [
        f"piece/{owner}/{number}"
        for number, piece in enumerate(world.players[owner].equipment)
        if piece.card == card and left in (None, piece.durability)
    ]


# Refusals


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_a_refusal_can_be_said_tells_nothing_hidden_and_never_meets_what_is_allowed(deal: Deal) -> None:
    heard = refusals_heard(deal, STEPS, PAIRS, control_index, gestures)
    assert len(heard) >= 8, heard


def gestures(number: int, view: State[World], seat: Seat, found: Offers) -> Iterable[Gesture]:
    assert_every_own_thing_answers(view, seat, found)
    return all_on_all(number, on_the_table(view, seat))


def on_the_table(view: State[World], seat: Seat) -> list[Handle]:
    world = view.world
    things = [at.KEPT, at.PASS_ON, at.COMMISSAR, at.FIELD, at.STRIKE, at.INITIATIVE, at.ACTION_DECK]
    things += [at.ACTION_DISCARD, at.ATTACK_DECK, at.ATTACK_DISCARD, at.FALLEN]
    things += [*map(at.CHARACTER, world.setting.comrades), *map(at.REMIND, REMINDERS)]
    things += [f"{kind}/{one}" for kind in ("raise", "rest", "seat") for one in range(world.seats)]
    things += [at.PLACE(number) for number in range(1, world.length + 1)]
    things += [at.HAZARD(one.place) for one in world.hazards] + [
        at.TARGET(one.number) for one in world.targets
    ]
    for comrade, player in world.players.items():
        things += [at.COMMIT(comrade), at.ABILITY(comrade)]
        things += [at.COMRADE(comrade)] * (comrade in world.line)
        things += [at.PIECE(comrade, number) for number in range(len(player.equipment))]
        if player.seat == seat:
            things += [at.HAND(place) for place in range(len(player.hand))]
            things += [at.PACK(place) for place in range(len(player.packs[0] if player.packs else ()))]
    return things


def assert_every_own_thing_answers(view: State[World], seat: Seat, found: Offers) -> None:
    """What a person expects to take in hand can be taken, or says why not; no sentence stops what can."""
    if seat >= len(view.world.order):
        return
    own = view.world.comrade_of(seat)
    for thing in on_the_table(view, seat):
        if thing.startswith(("hand/", f"piece/{own}/")) or thing == at.COMRADE(own):
            refusal = control_index().refusal(view, seat, thing, None)
            is_of_use = thing in found.sources or thing in found.direct
            assert is_of_use == (refusal is None), (thing, refusal)


def test_there_is_a_way_by_hand_for_every_kind_of_intent_and_none_to_concede() -> None:
    assert_a_way_for_each(BINDINGS, it.INTENTS, places, DEALS[0].match(1).state)


# Interjections


@pytest.mark.parametrize("deal", DEALS[:2], ids=str)
def test_at_an_open_table_everybody_who_may_raises_or_lowers_a_hand(deal: Deal) -> None:
    heard = set[type[Intent]]()
    for _, match, _ in decisions(deal, 13, STEPS):
        state, seats = match.state, range(match.seats)
        decision = engine.pending(state)
        if decision is None or not decision.is_public_decision:
            continue
        found = interjections(public(GAME, state))
        allowed = {
            f"{thing}/{seat}": Interjection(Seat(seat), intent, with_shift=thing == "rest")
            for seat in seats
            for thing, intent in (
                ("raise", it.RaiseHand()),
                ("raise", it.LowerHand()),
                ("rest", it.NothingMore()),
            )
            if engine.why_not(GAME, state, Seat(seat), intent) is None
        }
        assert found == allowed
        heard |= {type(interjection.intent) for interjection in found.values()}
    assert heard == {it.RaiseHand, it.LowerHand, it.NothingMore}


# Why not


def asked(game: Table, name: str, source: str | None, target: str | None) -> Refusal | None:
    seat = game.seat(name)
    return control_index().refusal(GAME.redact(game.state, seat), seat, source, target)


def rule(game: Table, name: str, source: str | None, target: str | None) -> str | None:
    refusal = asked(game, name, source, target)
    return None if refusal is None else refusal.rule


def test_a_hand_that_stays_down_says_by_which_rule() -> None:
    game = table("[A B C _]", A="anywhere stoj moonshine", B="unik stoj", spare="C", attack="trench_volley")
    game = game.to_window("C2").with_player("A", looked=True)
    hand = at.RAISED_HAND(game.seat("A"))
    assert rule(game, "A", hand, None) == rule(game, "B", hand, None) == "LC-REACT-18"
    assert rule(game, "B", at.RAISED_HAND(game.seat("B")), None) is None
    game = game.concedes("B")
    assert rule(game, "A", at.RAISED_HAND(game.seat("B")), None) == "LC-REACT-02"


def serving(*cards: str, gear: dict[str, str] | None = None, **hands: str) -> Table:
    """A is served after all cards were laid, with these cards in hand."""
    game = table("[A B C D _]", A=" ".join(("unik", *cards)), gear=gear, spare="", attack="grenade", **hands)
    return game.to_window("C2").served("A")


def test_a_card_hears_what_it_wants_to_be_put_on() -> None:
    game = serving(
        "step_up", "rozkaz_komisarza", "fire_correction", "requisition", "shakedown", "new_orders",
        gear={"B": "helmet"}, B="unik niet niet",
    )  # fmt: skip
    cases = {
        ("hand/0", "field"): "LC-EVT-02",
        ("hand/1", "field"): "LC-EVT-13",
        ("hand/1", "comrade/C"): None,
        ("hand/2", "field"): "LC-EVT-16",
        ("hand/2", "target/1"): None,
        ("hand/3", "field"): "LC-EVT-18",
        ("hand/3", "piece/B/0"): None,
        ("hand/4", "field"): "LC-EVT-19",
        ("hand/4", "comrade/A"): "LC-EVT-19",
        ("hand/4", "comrade/C"): "LC-EVT-19",
        ("hand/4", "seat/1"): None,
        ("hand/5", "commit/A"): "LC-EVT-15",
        ("hand/0", "commit/A"): None,
        ("target/1", "place/4"): "LC-EVT-16",
        ("target/1", "place/3"): None,
        ("hand/0", "hand/1"): None,
    }
    assert {ways: rule(game, "A", *ways) for ways in cases} == cases
    assert asked(game, "A", "hand/0", "field") == Refusal("LC-EVT-02", {"card": "step_up", "held": "plain"})
    assert asked(game, "A", "hand/2", "field") == Refusal(
        "LC-EVT-16", {"card": "fire_correction", "target": 0}
    )


def test_a_card_without_its_window_names_its_moment() -> None:
    game = serving("niet", "trip", "moonshine")
    assert rule(game, "A", "hand/0", "field") == rule(game, "A", "hand/0", None) == "LC-EVT-03"
    assert rule(game, "A", "hand/1", "comrade/B") == "LC-EVT-03"
    assert rule(game, "A", "hand/2", None) is None, "it changes nothing, but may be played"


def test_a_comrade_hears_how_far_his_card_goes() -> None:
    game = table("[A B C D _]", B="anywhere unik", spare="").to_choice()
    assert asked(game, "B", "comrade/B", "place/5") == Refusal("LC-MAN-18", {"direction": "back", "steps": 3})
    assert rule(game, "B", "comrade/B", "place/2") is None
    assert rule(game, "B", "comrade/B", "place/4") is rule(game, "B", "comrade/B", "comrade/D") is None
    assert rule(game, "B", "comrade/B", "comrade/A") is None
    assert rule(game, "B", "comrade/B", "action_deck") == "LC-TURN-01"
    assert rule(game, "B", "comrade/C", None) is None


def test_steps_that_end_at_the_same_place_are_chosen_between() -> None:
    game = table("[A B C _]", A="anywhere unik", spare="").to_choice()
    found = control_index().offers(GAME.redact(game.state, game.seat("A")), game.seat("A"), game.legal("A"))
    forward = found.meanings("comrade/A", "place/1")
    assert forward == (it.Move("forward", 1), it.Move("forward", 2)) == found.meanings(None, "place/1")


def test_two_others_change_places_and_nobody_with_oneself() -> None:
    game = table("[A B C D _]", A="zaslona_dymna unik", spare="").to_choice()
    assert rule(game, "A", "comrade/B", "comrade/C") is None
    assert rule(game, "A", "comrade/B", "comrade/A") == rule(game, "A", "comrade/A", None) == "LC-MAN-12"


def test_the_revolver_reaches_neighbours_only() -> None:
    game = table("[A B C D _]", A="unik unik", gear={"A": "revolver helmet"}, spare="").to_revolver()
    assert rule(game, "A", "piece/A/0", "comrade/C") == rule(game, "A", "comrade/C", None) == "LC-EQP-17"
    assert rule(game, "A", "piece/A/0", "comrade/B") is rule(game, "A", "comrade/B", None) is None
    assert rule(game, "A", "piece/A/1", None) == "LC-TURN-13"


def test_a_piece_of_no_use_in_a_hit_says_when_it_is_of_use() -> None:
    game = table(
        "[A B C _]", A="unik unik", gear={"B": "revolver helmet sandbag lucky_medallion"}, attack="heavy_mg"
    )
    game = game.to_hit("B")
    cases = {0: "LC-EQP-17", 1: None, 2: "LC-EQP-15", 3: "LC-EQP-18"}
    assert {number: rule(game, "B", f"piece/B/{number}", None) for number in cases} == cases
    assert rule(game, "B", "piece/B/1", "comrade/B") is None
    assert rule(game, "B", "piece/B/1", "comrade/A") == "LC-REACT-06"


def test_a_shield_stands_next_to_the_victim() -> None:
    game = table("[A B C D _]", B="padnij human_shield stoj", attack="heavy_mg", spare="").to_hit("B")
    game = game.do(it.React(), by="B")
    assert rule(game, "B", "hand/0", "comrade/A") is None
    assert rule(game, "B", "hand/0", "comrade/D") == "LC-EVT-20"
    assert asked(game, "B", "hand/1", "field") == Refusal("LC-EVT-02", {"card": "stoj", "held": "yes"})


def test_a_seat_that_is_not_asked_hears_so_whatever_it_tries() -> None:
    game = serving("moonshine", B="unik niet")
    for source, target in (("hand/0", "field"), (None, "field"), ("comrade/B", "place/1")):
        assert rule(game, "B", source, target) == "LC-REACT-03"
