"""The board of Wasteland Riders as it is drawn: all can be pointed at, nothing leaves its frame."""

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.presenters.wasteland_riders import regions
from game.presenters.wasteland_riders.board import board, knights, layout
from game.presenters.wasteland_riders.board import tokens as board_tokens
from game.presenters.wasteland_riders.board.drop_preview import choosable, preview_key
from game.presenters.wasteland_riders.board.pieces import tokens_of
from game.presenters.wasteland_riders.board.route_costs import Leg, legs
from game.presenters.wasteland_riders.board.tiles import tile_on
from game.presenters.wasteland_riders.controls import handles as at
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.events.common import FuelBurnt
from game.rules.wasteland_riders.events.journey import HexEntered, WastelandRevealed
from game.rules.wasteland_riders.intents.common import ConfirmRoute, MarkHex, Pass
from game.rules.wasteland_riders.movement.planning import MarkingRoute
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.verbs.hexes import ChoosingHex
from game.rules.wasteland_riders.world.state import OnBoard, Special, Token, World
from game.session.match import Match
from game.view.canvas import Canvas
from tests.guards import at_least_one
from tests.presenters.kits import forgetful, stage_kit
from tests.presenters.wasteland_riders.board import (
    GAME,
    SCENARIOS,
    drawn,
    new_match,
    played_until,
    sight_of,
    view_of,
    with_knight,
    with_mission,
    with_world,
)
from tests.scenes.seating import wander

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
START = HexId("M1")


@pytest.fixture(autouse=True)
def _display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()


def is_marking(state: State[World]) -> bool:
    move = state.world.move
    is_driven = move is not None and move.mode == "vehicle" and bool(move.route)
    return is_driven and isinstance(state.stack[-1], MarkingRoute)


@pytest.fixture(scope="module")
def marking() -> Match:
    """Somebody marks the route of a drive: at least one hex of it is marked."""
    pygame.font.init()
    return played_until(SCENARIOS[0], is_marking, 3)


def handles_of(canvas: Canvas) -> set[str]:
    return {hit_area.handle for hit_area in canvas.hit_areas}


# What is there


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_on_the_board_can_be_pointed_at(scenario: str) -> None:
    view, seat = view_of(played_until(scenario, lambda state: state.world.round >= 1))
    world = view.world
    wanted = {at.HEX(place) for place in world.setting.hexes} | {at.BOARD}
    wanted |= {at.KNIGHT(seat) for seat in world.seats}
    wanted |= {at.VILLAIN(enemy.id) for enemy in world.mission.enemies}
    wanted |= {at.CELL(cell.id) for cell in world.mission.cells}
    assert handles_of(drawn(stage_kit(), sight_of(stage_kit(), view, seat))) == wanted


def test_before_a_knight_stands_anywhere_the_board_has_none() -> None:
    view = new_match(SCENARIOS[0]).view(0)
    canvas = drawn(stage_kit(), sight_of(stage_kit(), view))
    standing = {at.KNIGHT(knight.seat) for knight in view.world.knights if knight.hex}
    assert {handle for handle in handles_of(canvas) if handle.startswith("knight/")} == standing


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [80, 160])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_nothing_leaves_its_frame(
    size: tuple[int, int], text_scale: int, language: str, marking: Match
) -> None:
    kit = stage_kit(size, language=language, text_scale=text_scale)
    view, seat = view_of(marking)
    canvas = drawn(kit, sight_of(kit, view, seat))
    assert all(text.box.contains(text.rect) for text in canvas.texts), canvas.texts
    inside = regions.board_inside(kit.metrics)
    assert all(inside.contains(hit_area.rect) for hit_area in canvas.hit_areas if hit_area.handle != at.BOARD)


def test_of_a_board_looked_at_closely_only_what_is_seen_can_be_hit(marking: Match) -> None:
    kit, (view, seat) = stage_kit(), view_of(marking)
    canvas = drawn(kit, sight_of(kit, view, seat, zoom=6))
    inside = regions.board_inside(kit.metrics)
    assert len(canvas.hit_areas) < len(view.world.setting.hexes)
    assert all(
        inside.contains(hit_area.rect) or hit_area.seen is not None
        for hit_area in canvas.hit_areas
        if hit_area.handle != at.BOARD
    )


def test_what_was_drawn_once_is_kept(marking: Match) -> None:
    kit, (view, seat) = stage_kit(), view_of(marking)
    first = drawn(kit, sight_of(kit, view, seat))
    kept = len(kit.cache)
    again = drawn(kit, sight_of(kit, view, seat))
    assert len(kit.cache) == kept
    assert again.items == first.items


def test_the_hexes_that_may_be_marked_are_those_of_the_rules(marking: Match) -> None:
    kit, (view, seat) = stage_kit(), view_of(marking)
    legal = {intent.hex for intent in engine.legal(view, seat) if isinstance(intent, MarkHex)}
    assert choosable(sight_of(kit, view, seat)) == legal
    assert legal


def test_a_knight_in_hand_leaves_his_place(marking: Match) -> None:
    kit, (view, seat) = stage_kit(), view_of(marking)
    in_hand = sight_of(kit, view, seat, hidden=frozenset((at.KNIGHT(seat),)))
    there, gone = (drawn(kit, ctx).items for ctx in (sight_of(kit, view, seat), in_hand))
    assert there != gone


def test_where_a_text_lets_one_choose_a_hex_those_are_known() -> None:
    match = played_until(SCENARIOS[0], lambda state: isinstance(state.stack[-1], ChoosingHex))
    view, seat = view_of(match)
    decision = view.stack[-1]
    assert isinstance(decision, ChoosingHex)
    assert choosable(sight_of(stage_kit(), view, seat)) == frozenset(decision.hexes)


# Knights


def standing_on(canvas: Canvas, prefix: str) -> dict[str, Rect]:
    return {
        hit_area.handle: hit_area.rect for hit_area in canvas.hit_areas if hit_area.handle.startswith(prefix)
    }


def test_four_knights_and_enemies_on_one_hex_lie_apart() -> None:
    view, _ = view_of(played_until(SCENARIOS[0], lambda state: state.world.round >= 1))
    for seat in range(4):
        view = with_knight(view, seat, hex=START)
    for count in (0, 1, 3):
        enemies = tuple(OnBoard(CardId(f"cultist_{n}"), CardId("me_kultysta"), START) for n in range(count))
        canvas = drawn(stage_kit(), sight_of(stage_kit(), with_mission(view, enemies=enemies)))
        rects = [*standing_on(canvas, "knight/").values(), *standing_on(canvas, "villain/").values()]
        centres = {rect.center for rect in rects}
        assert len(centres) == 4 + count
        hexagon = next(hit_area for hit_area in canvas.hit_areas if hit_area.handle == at.HEX(START))
        assert all(hexagon.holds(centre) for centre in centres)


def test_the_active_knight_is_larger() -> None:
    view, _ = view_of(played_until(SCENARIOS[0], lambda state: state.world.round >= 1))
    for seat, place in enumerate(("M2", "M3", "M4", "M5")):
        view = with_knight(view, seat, hex=HexId(place))
    kit = stage_kit()
    rects = standing_on(drawn(kit, sight_of(kit, with_world(view, active=Seat(0)))), "knight/")
    assert rects[at.KNIGHT(Seat(0))].w > rects[at.KNIGHT(Seat(1))].w


def test_an_unconscious_knight_looks_otherwise() -> None:
    kit, (view, _) = stage_kit(), view_of(played_until(SCENARIOS[0], lambda state: state.world.round >= 1))
    lying = with_knight(view, 0, conscious=False).world
    awake = knights.knight_counter(kit, view.world, Seat(0), 60)
    asleep = knights.knight_counter(kit, lying, Seat(0), 60)
    assert pygame.image.tobytes(awake, "RGBA") != pygame.image.tobytes(asleep, "RGBA")


def test_a_wounded_or_held_enemy_shows_it() -> None:
    kit = stage_kit()
    view, _ = view_of(played_until(SCENARIOS[4], lambda state: bool(state.world.mission.enemies)))
    enemy = view.world.mission.enemies[0]
    looks = {
        pygame.image.tobytes(knights.villain_counter(kit, view.world, one, 60), "RGBA")
        for one in (
            OnBoard(enemy.id, enemy.enemy, enemy.hex),
            OnBoard(enemy.id, enemy.enemy, enemy.hex, wounds=1),
            OnBoard(enemy.id, enemy.enemy, enemy.hex, held=True),
        )
    }
    assert len(looks) == 3


# Tokens


def test_tokens_are_counted_by_kind() -> None:
    view = new_match(SCENARIOS[0]).view(0)
    tokens = (Token(START, "threat"), Token(START, "radiation"), Token(START, "threat"))
    found = tokens_of(with_world(view, tokens=tokens).world)
    assert found == {(START, "threat"): 2, (START, "radiation"): 1}


def test_tokens_specials_and_aid_are_drawn_without_ever_leaving_places() -> None:
    kit, view = stage_kit(), new_match(SCENARIOS[0]).view(0)
    plain = drawn(kit, sight_of(kit, view))
    crowded = with_world(
        view,
        tokens=tuple(Token(START, kind) for kind in ("threat", "radiation", "contamination", "hindrance")),
        specials=(Special(START, "pills"), Special(START, "reset"), Special(START, "blast", dark=True)),
    )
    for seat in range(4):
        crowded = with_knight(crowded, seat, aid=(START,))
    canvas = drawn(kit, sight_of(kit, crowded))
    assert len(canvas.items) >= len(plain.items) + 11
    places = {layout.rim_place(number) for number in range(12)}
    assert len(places) == 12


def test_both_sides_of_a_special_token_differ() -> None:
    kit = stage_kit()
    light, dark = (board_tokens.special(kit, "pills", 30, is_dark=one) for one in (False, True))
    assert pygame.image.tobytes(light, "RGBA") != pygame.image.tobytes(dark, "RGBA")


def test_contract_tokens_differ_without_colour() -> None:
    kit = stage_kit()
    grey = {
        pygame.image.tobytes(pygame.transform.grayscale(board_tokens.contract(kit, slot, number, 24)), "RGBA")
        for slot in ("violet", "orange", "green")
        for number in (1, 2)
    }
    assert len(grey) == 6


# The route


def finish_first_hex(match: Match, seat: Seat) -> tuple[HexEntered, int, int]:
    """The route is confirmed and nobody interferes: the first hex that is entered, fuel and cards there."""
    happened = list(match.submit(seat, ConfirmRoute()))
    while not any(isinstance(event, HexEntered) for event in happened):
        asked = min(match.waiting_for())
        happened += match.submit(asked, Pass())
    entered = next(event for event in happened if isinstance(event, HexEntered))
    fuel = sum(event.fuel for event in happened if isinstance(event, FuelBurnt))
    cards = sum(len(event.cards) for event in happened if isinstance(event, WastelandRevealed))
    return entered, fuel, cards


@pytest.mark.parametrize("seed", range(1, 7))
def test_what_is_foretold_of_a_hex_is_what_it_costs(seed: int) -> None:
    match = played_until(SCENARIOS[0], is_marking, 3, seed)
    view, seat = view_of(match)
    first = legs(view, seat)[0]
    entered, fuel, cards = finish_first_hex(match, seat)
    assert (entered.hex, entered.cost, fuel, cards) == (first.hex, first.cost, first.fuel, first.cards)
    assert match.state.world.knights[seat].fuel == first.tank


def test_a_further_hex_comes_after_those_that_are_marked(marking: Match) -> None:
    view, seat = view_of(marking)
    further = next(intent.hex for intent in engine.legal(view, seat) if isinstance(intent, MarkHex))
    ahead, more = legs(view, seat), legs(view, seat, further)
    assert more[:-1] == ahead
    assert more[-1].hex == further


def test_what_fuel_does_not_reach_is_not_paid(marking: Match) -> None:
    view, seat = view_of(marking)
    assert view.world.move is not None
    way: list[HexId] = []
    place = view.world.move.start
    while len(way) < 12:
        around = view.world.setting.neighbours[place]
        place = next(one for one in around if one not in way and one != view.world.move.start)
        way.append(place)
    long = with_world(view, move=type(view.world.move)(seat, "vehicle", view.world.move.start, tuple(way)))
    found = legs(with_knight(long, seat, fuel=1), seat)
    paid = [leg.is_paid for leg in found]
    assert paid[0]
    assert not paid[-1]
    assert sorted(paid, reverse=True) == paid
    assert all(leg.cost > 0 for leg in found)


def previewed(
    view: State[World], seat: Seat, target: str | None, source: str | None = None
) -> tuple[bool, Canvas]:
    kit = stage_kit()
    canvas, ctx = Canvas(kit), sight_of(kit, view, seat)
    found = GAME.map(view.world.setting.mission.id)
    return board.compose_drop_preview(canvas, ctx, found, source, target, None), canvas


def test_the_next_hex_tells_what_it_costs(marking: Match) -> None:
    view, seat = view_of(marking)
    for intent in at_least_one(engine.legal(view, seat)):
        if not isinstance(intent, MarkHex):
            continue
        is_told, canvas = previewed(view, seat, at.HEX(intent.hex))
        leg = preview_key(sight_of(stage_kit(), view, seat), intent, None)
        assert is_told
        assert isinstance(leg, Leg)
        said = " ".join(text.text for text in canvas.texts)
        assert f"{leg.cost} PR" in said
        assert all(text.box.contains(text.rect) for text in canvas.texts)
        assert regions.board_inside(canvas.kit.metrics).contains(canvas.zones[0].rect)


def test_a_hex_that_no_route_leads_to_tells_nothing(marking: Match) -> None:
    view, seat = view_of(marking)
    move = view.world.move
    assert move is not None
    far = next(
        place
        for place in view.world.setting.hexes
        if place not in (*move.route, *choosable(sight_of(stage_kit(), view, seat)))
    )
    assert not previewed(view, seat, at.HEX(far))[0]
    done = replace(with_world(view, move=None), stack=())
    assert not previewed(done, seat, at.HEX(move.route[0]))[0]


def test_a_knight_in_hand_tells_of_the_end_of_his_route(marking: Match) -> None:
    view, seat = view_of(marking)
    assert view.world.move is not None
    is_told, canvas = previewed(view, seat, None, at.KNIGHT(seat))
    assert is_told
    assert canvas.texts[0].text == canvas.kit.say(f"wr-tile-{view.world.tiles[view.world.move.route[-1]]}")
    assert not previewed(view, seat, None)[0]
    assert not previewed(view, seat, None, at.LUCK(0))[0]


def test_pointing_at_a_contract_rings_its_hexes() -> None:
    view, seat = view_of(
        played_until(
            SCENARIOS[0], lambda state: any(one.kind == "private" for one in state.world.contracts), 4
        )
    )
    contract = next(one for one in view.world.contracts if one.kind == "private")
    is_told, canvas = previewed(view, seat, at.CONTRACT(contract.card))
    assert is_told
    assert canvas.items
    assert not previewed(view, seat, at.MISSION)[0]


# Small maps


@pytest.mark.parametrize("size", [(120, 90), (300, 240), (760, 620)])
def test_a_small_map_keeps_to_its_place_and_cannot_be_pointed_at(size: tuple[int, int]) -> None:
    view, _ = view_of(played_until(SCENARIOS[3], lambda state: state.world.round >= 1))
    canvas, rect = Canvas(stage_kit()), Rect(40, 30, *size)
    board.compose_map(canvas, rect, view.world, GAME.map(SCENARIOS[3]))
    assert canvas.items
    assert not canvas.hit_areas
    assert all(rect.contains(Rect(item.x, item.y, item.w, item.h)) for item in canvas.items)


def test_before_the_tiles_are_laid_only_fixed_ones_are_shown() -> None:
    world: World = GAME.game.new(GAME.setting(SCENARIOS[3], {}), 4, 1).world
    setting = world.setting
    assert not world.tiles
    canvas = Canvas(stage_kit())
    board.compose_map(canvas, Rect(0, 0, 700, 560), world, GAME.map(SCENARIOS[3]))
    assert canvas.items
    assert not canvas.texts
    known = {place for place in setting.hexes if tile_on(world, place) is not None}
    assert known == set(setting.fixed)
    first: World = GAME.game.new(GAME.setting(SCENARIOS[3], {"layout": "first"}), 4, 1).world
    assert all(tile_on(first, place) is not None for place in setting.hexes)


@pytest.mark.parametrize("scenario", ["m1_zbawca_pustkowi", "m3_moze_byc_tylko_jeden"])
def test_what_is_kept_of_the_board_is_what_would_be_drawn_anew(scenario: str) -> None:
    """While riders move, hexes are hindered and cities fall to ruins, far away and near."""
    match, kit = new_match(scenario), stage_kit()
    for turn in range(12):
        wander(match, 25, turn)
        view = match.state
        place = sorted(view.world.tiles)[turn] if view.world.tiles else None
        if turn % 3 == 2 and place is not None:
            view = with_mission(view, ruins=(place,))
        elif turn % 3 == 1 and place is not None:
            view = with_world(view, tokens=(*view.world.tokens, Token(place, "hindrance")))
        kept, fresh = (drawn(one, sight_of(one, view, zoom=turn % 2 * 3)) for one in (kit, forgetful(kit)))
        assert kept.items == fresh.items
        assert (kept.hit_areas, kept.texts, kept.zones) == (fresh.hit_areas, fresh.texts, fresh.zones)
