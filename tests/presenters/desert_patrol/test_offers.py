"""What hands can do in Desert Patrol: all that is legal, nothing else; a drop that is refused hears why."""

from collections.abc import Iterable
from typing import Any

import pytest

from game.devtools.invariants.seatings import Deal
from game.presenters.contract.offers import Offers
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.controls.bindings import BINDINGS, places
from game.presenters.desert_patrol.controls.offers import control_index
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Concede, Intent, Refusal
from game.rules.desert_patrol import GAME
from game.rules.desert_patrol import intents as it
from game.rules.desert_patrol.intents import INTENTS
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.turn import Turn
from game.view.handles import kind_of
from tests.guards import at_least_one
from tests.presenters.hands import Gesture, assert_a_way_for_each, lookalike, refusals_heard
from tests.presenters.wanderers import DEALS, decisions
from tests.rules.desert_patrol.table import Table, table

STEPS = 250
PAIRS = 5
"""Every so many decisions are compared with another state that looks the same."""
CARD_KINDS = ("hand", "play", "reserve")


def shown(found: Offers) -> tuple[Any, ...]:
    drags = {source: found.targets(source) for source in found.sources}
    return found.buttons, found.direct, drags


def offered(game: Table, side: str | None = None) -> Offers:
    seat = game.seat(side or game.actor())
    return control_index().offers(game.game.redact(game.state, seat), seat, engine.legal(game.state, seat))


def asked(game: Table, source: str | None, target: str, side: str | None = None) -> Refusal | None:
    seat = game.seat(side or game.actor())
    return control_index().refusal(game.game.redact(game.state, seat), seat, source, target)


def rule(game: Table, source: str | None, target: str, side: str | None = None) -> str | None:
    refusal = asked(game, source, target, side)
    return None if refusal is None else refusal.rule


# Random play


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_all_that_is_legal_and_nothing_else_can_be_done_by_hand(deal: Deal) -> None:
    for number, match, seat in at_least_one(decisions(deal, 11, STEPS)):
        legal, view = match.legal(seat), match.view(seat)
        found = control_index().offers(view, seat, legal)
        assert set(found.intents()) == set(legal)
        for intent in at_least_one(legal):
            if isinstance(intent, it.Commit | it.CardIntent):
                assert is_done_by_card(found, intent), intent
        if number % PAIRS == 0:
            other = lookalike(GAME, match.state, seat, number)
            assert shown(control_index().offers(other, seat, engine.legal(other, seat))) == shown(found)


def is_done_by_card(found: Offers, intent: Intent) -> bool:
    return any(
        intent in intents
        for source in found.sources
        if kind_of(source) in CARD_KINDS
        for intents in found.targets(source).values()
    )


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_a_refused_drop_hears_a_reason_that_can_be_said_and_tells_nothing_hidden(deal: Deal) -> None:
    heard = refusals_heard(deal, STEPS, PAIRS, control_index, gestures)
    assert heard.total() > STEPS


def gestures(number: int, view: State[World], _seat: Seat, found: Offers) -> Iterable[Gesture]:
    """What can be taken in hand, and an empty hand, put on a third of all things."""
    targets = gesture_targets(view.world)[number % 3 :: 3]
    return [(source, target) for source in (None, *sorted(found.sources)) for target in targets]


def gesture_targets(world: Any) -> list[str]:
    setting = world.setting
    soldiers = (handle for name in world.soldiers for handle in (at.COUNTER(name), at.CREW(name)))
    vehicles = (handle for name in world.vehicles for handle in (at.COUNTER(name), at.VEHICLE(name)))
    zones = (at.DECK, at.DISCARD, at.BID, at.PLAY, at.WAIT, at.FOG, at.ENEMY_PANEL, at.ENEMY_DISCARD)
    tiles = (handle for tile in setting.tiles for handle in (at.TILE(tile), at.ESCAPE(tile)))
    seats = (at.SEAT(*place) for place in setting.requirements)
    return [*zones, *soldiers, *vehicles, *tiles, *seats, *map(at.OBJECT, world.objects)]


AIMS: dict[str, tuple[type[Intent], ...]] = {
    "play": (it.Commit, it.Recover, it.ActionIntent, it.SwapSeats, it.Board, it.Disembark, it.ChangePosition),
    "bid": (it.Commit,),
    "tile": (it.Travel, it.Control, it.Navigate, it.Observe, it.Disembark, it.StepOn, it.ChooseTile),
    "escape": (it.Travel, it.StepOn),
    "object": (it.Attack, it.Travel, it.Control, it.Navigate, it.Observe, it.StepOn, it.ChooseTile),
    "deck": (it.Command, it.DrawCard),
    "discard": (it.Forgo, it.TakeCard),
    "wait": (it.HunkerDown,),
    "fog": (it.Recon,),
    "enemy_panel": (it.Conceal,),
    "enemy_discard": (it.Conceal,),
    "seat": (it.Board, it.ChangePosition, it.SwapSeats),
    "vehicle": (it.Attack, it.Board, it.Repair),
}
"""What can be aimed at each kind of thing, said once more and plainly."""
ON_A_COUNTER = (*AIMS["play"], *AIMS["tile"], it.ChooseSoldier)
WHOLE_CARD = {
    "DP-TURN-02",
    "DP-FOG-01",
    "DP-PLAY-10",
    "DP-PLAY-11",
    "DP-TURN-01",
    "DP-INIT-01",
    "DP-PLAY-01",
    "DP-ROUND-01",
}
"""Rules against a card, or against doing anything now, wherever it is put."""


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_a_refusal_speaks_of_something_that_can_be_aimed_at_the_target(deal: Deal) -> None:
    """Never of an action that the gesture could not have meant, such as getting up where nobody is pinned."""
    heard = 0
    for number, match, seat in at_least_one(decisions(deal, 17, STEPS)):
        if number % PAIRS:
            continue
        view, index = match.view(seat), control_index()
        decision = engine.pending(view)
        assert decision is not None
        candidates = decision.candidates(view.world, seat)
        tried = [(one, decision.why_not(view.world, seat, one)) for one in candidates]
        found = index.offers(view, seat, match.legal(seat))
        for source in sorted(found.sources):
            for target in gesture_targets(view.world):
                refusal = index.refusal(view, seat, source, target)
                if refusal is None or refusal.rule in WHOLE_CARD:
                    continue
                aims = AIMS.get(kind_of(target), ON_A_COUNTER)
                assert any(why == refusal and isinstance(one, aims) for one, why in tried), (target, refusal)
                heard += 1
    assert heard


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_a_card_put_on_the_play_area_or_on_its_soldier_is_asked_what_it_is_to_do(deal: Deal) -> None:
    """All its real actions are the choice, and each is met once."""
    asked_about = 0
    for _number, match, seat in at_least_one(decisions(deal, 13, STEPS)):
        legal, view = match.legal(seat), match.view(seat)
        found = control_index().offers(view, seat, legal)
        if not isinstance(turn := engine.pending(view), Turn) or turn.pending:
            continue
        hand = view.world.forces(view.world.side_of(seat)).hand
        for place, card in enumerate(hand):
            meanings = found.meanings(at.HAND(place), at.PLAY)
            own = [one for one in legal if isinstance(one, it.CardIntent) and one.card == card]
            wanted = [
                one for one in own if not isinstance(one, it.HunkerDown) and not getattr(one, "after", 0)
            ]
            assert sorted(map(repr, meanings)) == sorted(map(repr, wanted))
            man = view.world.soldiers.get(card)
            if man is not None and meanings:
                counter = at.COUNTER(card) if man.vehicle is None else at.CREW(card)
                assert set(found.meanings(at.HAND(place), counter)) >= set(meanings)
            asked_about += len(meanings) > 1
    assert asked_about


def test_there_is_a_way_by_hand_for_every_kind_of_intent_and_none_to_concede() -> None:
    assert_a_way_for_each(BINDINGS, INTENTS, places, table().state)


# Cards and where they act

RIFLE = "lrdg_rifleman_a"


def patrol() -> Table:
    """Scenario 1 in the turn of the LRDG; everybody is on foot."""
    game = table("dp_s01").with_hand("lrdg", "lrdg_fog_of_war", RIFLE, "lrdg_scout_a", "lrdg_saboteur")
    return game.turn("lrdg")


def camp(side: str = "italy", *cards: str) -> Table:
    """Scenario 6: the tank and the scout car of the Italians are fully manned."""
    held = cards or ("ita_tank_driver", "ita_scout", "ita_gunner", "ita_platoon_sergeant")
    return table("dp_s06").with_hand(side, *held).turn(side)


def test_the_bid_is_a_card_put_face_down_whatever_it_is() -> None:
    game = table("dp_s01").with_hand("lrdg", RIFLE, "lrdg_fog_of_war", RIFLE, "lrdg_scout_a")
    found = offered(game, "lrdg")
    commit = (it.Commit(RIFLE),)
    assert found.targets("hand/0") == found.targets("hand/2") == {at.BID: commit, at.PLAY: commit}
    assert found.targets("hand/1")[at.BID] == (it.Commit("lrdg_fog_of_war"),)
    assert found.buttons == ()
    assert found.direct == {}


def test_a_card_that_passes_over_the_hand_hears_nothing() -> None:
    game = table("dp_s01").with_hand("lrdg", RIFLE, "lrdg_fog_of_war", "lrdg_scout_a")
    assert asked(game, "hand/0", "deck", "lrdg") is not None
    assert asked(game, "hand/0", "hand/2", "lrdg") is None


def test_card_crewman_and_vehicle_all_drive() -> None:
    game = camp().with_marker("italy", "12A", "reconned")
    here = game.world.vehicles["ita_medium_tank"].tile
    to = next(tile for tile in game.world.setting.neighbours[here] if drives(game, tile))
    drive = it.Travel("ita_tank_driver", "vehicle", "drive", to)
    found = offered(game)
    for source in ("hand/0", at.CREW("ita_tank_driver"), at.COUNTER("ita_medium_tank")):
        assert drive in found.meanings(source, at.TILE(to))


def drives(game: Table, tile: str) -> bool:
    return it.Travel("ita_tank_driver", "vehicle", "drive", tile) in game.legal()


def test_only_the_card_stays_or_controls_where_its_soldier_is() -> None:
    """A counter that is put back plays nothing."""
    game = patrol()
    tile = game.world.tile_of(RIFLE)
    game = game.with_marker("lrdg", tile, "reconned").with_marker("italy", tile, None)
    stay, control = it.Travel(RIFLE, "card", "move", None), it.Control(RIFLE, "card")
    found = offered(game)
    assert set(found.meanings("hand/1", at.TILE(tile))) == {stay, control}
    assert found.meanings(at.COUNTER(RIFLE), at.TILE(tile)) == ()
    assert found.meanings(at.COUNTER(RIFLE), at.TILE(tile)) == ()


def test_seats_are_changed_swapped_and_left_by_card_and_by_crewman() -> None:
    game = camp("italy", "ita_scout", "ita_gunner")
    car, tank = "ita_scout_car", "ita_medium_tank"
    found = offered(game)
    swap = it.SwapSeats("ita_gunner", "ita_crewman")
    tile = at.TILE(game.world.vehicles[car].tile)
    for source in ("hand/1", at.CREW("ita_gunner")):
        assert found.meanings(source, at.CREW("ita_crewman")) == (swap,)
        assert found.meanings(source, at.SEAT(tank, "hull")) == (swap,)
    for source in ("hand/0", at.CREW("ita_scout")):
        assert it.Disembark("ita_scout") in found.meanings(source, tile)
    freed = game.with_soldier("ita_machine_gunner", game.world.vehicles[car].tile)
    change = it.ChangePosition("ita_scout", "gun")
    for source in ("hand/0", at.CREW("ita_scout")):
        assert change in offered(freed).meanings(source, at.SEAT(car, "gun"))


def test_a_soldier_boards_at_a_position_or_is_asked_for_one_at_the_vehicle() -> None:
    game = camp("italy", "ita_scout")
    here = game.world.vehicles["ita_scout_car"].tile
    game = game.with_soldier("ita_scout", here).with_soldier("ita_machine_gunner", here)
    found = offered(game)
    free = [it.Board("ita_scout", "ita_scout_car", position) for position in ("navigator", "gun")]
    for source in ("hand/0", at.COUNTER("ita_scout")):
        assert found.meanings(source, at.SEAT("ita_scout_car", "gun")) == (free[1],)
        for vehicle in (at.COUNTER("ita_scout_car"), at.VEHICLE("ita_scout_car")):
            assert [one for one in found.meanings(source, vehicle) if one in free] == free


def test_the_open_card_goes_on_acting_from_the_play_area_and_its_twin_in_hand_waits() -> None:
    game = camp("italy", "ita_scout", "ita_scout").do(it.Disembark("ita_scout"))
    found = offered(game)
    assert found.buttons == (it.Forgo("ita_scout"),)
    assert found.meanings("play/0", at.DISCARD) == (it.Forgo("ita_scout"),)
    assert found.targets("play/0")
    assert found.targets(at.COUNTER("ita_scout"))
    assert "hand/0" not in found.sources
    assert rule(game, "hand/0", at.TILE("12A")) == "DP-TURN-02"


def test_a_card_that_hunkered_down_still_manoeuvres_from_the_reserve() -> None:
    game = camp("italy", "ita_scout", "ita_gunner").do(it.HunkerDown("ita_scout"))
    out = it.Disembark("ita_scout", after=True)
    tile = at.TILE(game.world.vehicles["ita_scout_car"].tile)
    assert offered(game).meanings(at.RESERVE("ita_scout"), tile) == (out,)


def test_a_movement_goes_on_by_counter_card_or_click() -> None:
    game = camp("italy", "ita_scout").do(it.Disembark("ita_scout"))
    first = next(one for one in game.legal() if isinstance(one, it.Travel) and one.to is not None)
    game = game.do(first)
    found, step = offered(game), game.legal()[0]
    assert isinstance(step, it.StepOn)
    for source in (at.COUNTER("ita_scout"), "play/0", None):
        assert found.meanings(source, at.TILE(step.to)) == (step,)
    assert found.buttons == (it.Done(),)


def test_a_drawn_card_is_a_button_a_click_and_a_drag() -> None:
    game = camp("italy", "ita_platoon_sergeant")
    assert offered(game).meanings("hand/0", at.DECK) == (it.Command("ita_platoon_sergeant", "card"),)
    game = game.do(it.Command("ita_platoon_sergeant", "card"))
    found = offered(game)
    assert found.buttons == (it.DrawCard(), it.Done())
    assert found.direct == {at.DECK: (it.DrawCard(),)}
    assert found.meanings("play/0", at.DECK) == (it.DrawCard(),)


def test_a_reserve_card_is_clicked_or_drawn_to_the_discard_pile() -> None:
    game = camp("italy", "ita_platoon_sergeant")
    take = it.Reinforce("ita_platoon_sergeant", "card", "ita_gunner")
    assert offered(game).meanings("hand/0", at.RESERVE("ita_gunner")) == (take,)
    found, more = offered(game.do(take)), it.TakeCard("ita_gunner")
    pile = at.RESERVE("ita_gunner")
    assert found.direct[pile] == found.meanings(pile, at.DISCARD) == found.meanings("play/0", pile) == (more,)


def test_recon_points_at_the_fog_in_hand_and_at_its_supply() -> None:
    game = patrol()
    recon = (it.Recon("lrdg_scout_a", "card"),)
    found = offered(game)
    assert found.meanings("hand/2", at.FOG) == found.meanings("hand/2", "hand/0") == recon


# Why not


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("hand/0", at.TILE("12A"), "DP-FOG-01"),
        ("hand/0", at.WAIT, "DP-FOG-05"),
        ("hand/0", at.PLAY, "DP-FOG-01"),
        ("hand/1", at.OBJECT("object_fuel_dump"), "DP-MARK-12"),
        ("hand/3", at.OBJECT("object_fuel_dump"), "DP-CBT-04"),
    ],
)
def test_what_a_card_cannot_do(source: str, target: str, expected: str) -> None:
    assert rule(patrol(), source, target) == expected


def test_the_rule_about_the_target_is_told_before_those_about_other_actions_of_the_card() -> None:
    game = camp()
    far = next(tile for tile in game.world.setting.tiles if distance(game, tile) > 1)
    assert rule(game, "hand/0", at.TILE(far)) == "DP-TILE-05"
    assert rule(game, at.COUNTER("ita_medium_tank"), at.TILE(far)) == "DP-TILE-05"
    assert rule(game, "hand/2", at.TILE(far)) == "DP-PLAY-09"
    assert rule(game, "hand/1", at.TILE(far)) == "DP-SUP-16"
    assert rule(game, "hand/0", at.CREW("lrdg_engineer")) is None


def distance(game: Table, tile: str) -> int:
    found: int = game.world.setting.distances[game.world.vehicles["ita_medium_tank"].tile][tile]
    return found


def test_a_saboteur_is_sent_to_his_target_and_a_rifleman_told_what_would_hurt_it() -> None:
    game = camp("lrdg", "lrdg_saboteur", "lrdg_rifleman_b")
    tank = at.COUNTER("ita_medium_tank")
    assert rule(game, "hand/0", tank) == "DP-CBT-04"
    assert rule(game, "hand/1", tank) == "DP-UNIT-03"
    assert rule(game, "hand/1", at.CREW("ita_gunner")) == "DP-CBT-05"


def test_pinned_disabled_and_commanding_are_said_so() -> None:
    game = camp().with_vehicle("ita_medium_tank", damage=3, disabled=True)
    near = at.TILE(game.world.setting.neighbours[game.world.vehicles["ita_medium_tank"].tile][0])
    assert rule(game, "hand/0", near) == "DP-PLAY-04"
    pinned = game.with_soldier("ita_tank_driver", None, "ita_medium_tank", "driver", pinned=True)
    assert rule(pinned, "hand/0", near) == "DP-PIN-01"
    assert rule(game, "hand/3", near) == "DP-PLAY-10"
    assert rule(game, "hand/3", at.SEAT("ita_scout_car", "gun")) == "DP-PLAY-10"


def test_a_soldier_without_a_card_in_hand_cannot_be_used() -> None:
    game = camp("italy", "ita_scout")
    source = at.CREW("ita_gunner")
    assert asked(game, source, at.TILE("12A")) == Refusal("DP-TURN-02", {"card": "ita_gunner"})
    seat = game.seat("italy")
    view = game.game.redact(game.state, seat)
    assert control_index().refusal(view, seat, source, None) == Refusal("DP-TURN-02", {"card": "ita_gunner"})
    assert control_index().refusal(view, seat, at.CREW("ita_scout"), None) is None


@pytest.mark.rule("DP-UNIT-08", "DP-SUP-01", "DP-FOG-06")
def test_what_cannot_be_taken_up_says_by_what_it_is_moved() -> None:
    """A vehicle by its crew, what lies in the reserve by Reinforce, Fog of War by itself."""
    game = camp("italy", "ita_platoon_sergeant")
    side = game.game.redact(game.state, game.seat("italy"))

    def lifting(handle: str) -> Refusal | None:
        return control_index().refusal(side, game.seat("italy"), handle, None)

    world = side.world
    car = next(name for name, vehicle in world.vehicles.items() if vehicle.side == "italy")
    assert at.COUNTER(car) not in offered(game, "italy").sources
    assert lifting(at.COUNTER(car)) == Refusal("DP-UNIT-08", {"vehicle": car})
    card = CardId("ita_rifleman_a")
    assert lifting(at.RESERVE(card)) == Refusal("DP-SUP-01", {"card": card, "zone": "reserve"})
    fog = world.setting.fog["italy"]
    assert lifting(at.RESERVE(fog)) == Refusal("DP-FOG-06", {"card": fog})
    theirs = next(name for name in world.soldiers if world.setting.counters[name].side == "lrdg")
    assert lifting(at.COUNTER(theirs)) is None


def test_what_is_under_way_comes_first() -> None:
    game = camp("italy", "ita_platoon_sergeant", "ita_scout").do(it.Command("ita_platoon_sergeant", "card"))
    assert asked(game, "hand/0", at.WAIT) == Refusal("DP-TURN-02", {"action": "command"})
    bidding = table("dp_s06")
    assert rule(bidding, "hand/0", at.TILE("12A"), "lrdg") == "DP-ROUND-01"


def test_a_seat_that_is_not_asked_hears_so_whatever_it_tries() -> None:
    game = camp()
    for source, target in (("hand/0", at.WAIT), (None, at.DECK), ("nonsense", "nowhere")):
        assert rule(game, source, target, "lrdg") == "DP-TURN-01"
    over = engine.apply(game.game, game.state, game.seat("lrdg"), Concede()).state
    assert control_index().refusal(over, game.seat("italy"), "hand/0", at.WAIT) == Refusal("DP-END-02")
    assert shown(control_index().offers(over, game.seat("italy"), ())) == ((), {}, {})


def test_an_allowed_gesture_and_one_without_a_rule_have_no_refusal() -> None:
    game = camp()
    assert asked(game, "hand/0", at.WAIT) is None
    assert asked(game, "hand/0", at.BID) is None
    assert asked(game, None, at.DECK) is None
    under_way = camp("italy", "ita_platoon_sergeant").do(it.Command("ita_platoon_sergeant", "card"))
    assert asked(under_way, "play/0", "play/0") is None
    assert asked(under_way, "play/0", at.WAIT) is not None


def test_leaving_the_board_elsewhere_says_where_it_is_possible() -> None:
    for deal in DEALS:
        game = table(deal.scenario)
        for side in ("lrdg", "italy"):
            ways = game.world.setting.escapes[side]
            men = game.world.setting.soldiers[side]
            man = next((name for name in men if leaves_on_foot(game, name)), None)
            if ways and man is not None:
                other = next(tile for tile in game.world.setting.tiles if tile not in ways)
                there = game.with_soldier(man, other).with_hand(side, man).turn(side)
                assert rule(there, "hand/0", at.ESCAPE(min(ways))) == "DP-ESC-02"
                here = game.with_soldier(man, min(ways)).with_hand(side, man).turn(side)
                gone = offered(here).meanings(at.COUNTER(man), at.ESCAPE(min(ways)))
                assert [one.to for one in gone if isinstance(one, it.Travel)] == [it.OFF_BOARD]
                return
    raise AssertionError("no scenario lets a soldier escape on foot")


def leaves_on_foot(game: Table, name: str) -> bool:
    side = game.world.setting.counters[name].side
    moves = {"move", "scout", "stealth"} & set(game.world.setting.card_actions[name])
    return name in game.world.setting.may_escape[side] and bool(moves)


def test_asking_again_is_a_look_up_until_the_state_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = camp()
    seat, kept = game.seat("italy"), control_index()
    assert isinstance(game.top, Decision)
    decision = type(game.top)
    asked_for: list[Intent] = []
    candidates = decision.candidates

    def counted(*args: Any) -> Iterable[Intent]:
        asked_for.append(it.Done())
        return candidates(*args)

    monkeypatch.setattr(decision, "candidates", counted)
    for target in (at.WAIT, at.DECK, at.TILE("12A")):
        kept.refusal(game.game.redact(game.state, seat), seat, "hand/0", target)
    assert len(asked_for) == 1
    later = game.do(it.HunkerDown("ita_gunner"))
    kept.refusal(later.game.redact(later.state, seat), seat, "hand/0", at.WAIT)
    assert len(asked_for) == 2
