"""What a hex of Wasteland Riders tells: complete, as it is now, and nothing that its seat may not know."""

import pygame
import pytest
from pygame import Rect

from game.presenters.wasteland_riders.board import hex_info
from game.presenters.wasteland_riders.board.facts import facts
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.state import State
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.contracts import hex_numbered
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import OnBoard, Special, Token, World
from game.view.canvas import Canvas
from tests.guards import at_least_one
from tests.presenters.kits import stage_kit
from tests.presenters.wasteland_riders.board import (
    SCENARIOS,
    new_match,
    played_until,
    sight_of,
    view_of,
    with_knight,
    with_mission,
    with_world,
)

START = HexId("M1")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440))


@pytest.fixture(autouse=True)
def _display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()


@pytest.fixture(scope="module")
def begun() -> State[World]:
    """The first round of the first mission, as the first seat that is asked sees it."""
    pygame.font.init()
    return view_of(played_until(SCENARIOS[0], lambda state: state.world.round >= 1))[0]


def said(view: State[World], place: HexId, seat: int = 0) -> str:
    """All that the facts of a hex say, in English."""
    kit = stage_kit(language="en")
    found = facts(kit, sight_of(kit, view, Seat(seat)), place)
    return "\n".join(f"{fact.head} {fact.words}" for fact in found)


# What is printed


def test_every_action_stands_on_the_sheet_of_its_hex(begun: State[World]) -> None:
    kit, world = stage_kit(language="en"), begun.world
    for number, actions in at_least_one(world.setting.actions_of.items()):
        place = hex_numbered(world, number)
        assert place is not None
        assert actions
        told = said(begun, place)
        for name in at_least_one(actions):
            assert kit.say(f"wr-action-{name}") in told
            assert kit.say(f"wr-action-{name}.text") in told


def test_tests_and_symbols_are_those_of_the_rules(begun: State[World]) -> None:
    world = begun.world
    for place in at_least_one(world.setting.hexes):
        told, tile = said(begun, place), board.tile_at(world, place)
        assert f"Difficulty {tile.difficulty}" in told
        assert ("Exploration test" in told) == (tile.test is not None)
        for name, count in (
            ("Threat", board.threat(world, place)),
            ("Radiation", board.radiation(world, place)),
            ("Contamination", board.contamination(world, place)),
        ):
            assert (f"{name} {count}" in told) == bool(count)
        assert ("die less" in told) == bool(tile.attack_dice)


def test_a_slot_that_only_this_city_opens_tells_card_and_price(begun: State[World]) -> None:
    kit = stage_kit(language="en")
    told = said(begun, HexId("M2"))
    assert "Market slot A5" in told
    assert "price 1" in told
    assert kit.say(f"wr-gear-{begun.world.market['A5']}") in told
    empty = with_world(begun, market={**begun.world.market, "A5": CardId("")})
    assert "nothing" in said(empty, HexId("M2"))


def test_a_regular_hex_says_that_it_has_no_action(begun: State[World]) -> None:
    assert "No action" in said(begun, HexId("C2"))
    assert "No action" not in said(begun, START)


# What lies there


def test_tokens_raise_what_the_hex_says(begun: State[World]) -> None:
    place = HexId("C2")
    tokens = (Token(place, "threat"), Token(place, "hindrance"), Token(place, "radiation"))
    told = said(with_world(begun, tokens=tokens), place)
    assert "Threat 2" in told
    assert "Difficulty 2" in told
    assert "Radiation 1" in told
    assert "threat × 1" in told
    assert "hindrance × 1" in told


def test_a_special_token_says_what_it_does_and_how_long(begun: State[World]) -> None:
    light = said(with_world(begun, specials=(Special(START, "pills"),)), START)
    dark = said(with_world(begun, specials=(Special(START, "pills", dark=True),)), START)
    assert "pills" in light
    assert "pills" in dark
    assert light != dark


def test_a_reset_token_turns_the_tower_off(begun: State[World]) -> None:
    tower = hex_numbered(begun.world, 11)
    assert tower is not None
    assert "turns it off" in said(with_world(begun, specials=(Special(START, "reset"),)), tower)
    assert "turns it off" not in said(begun, tower)


def test_a_ruined_city_has_no_actions() -> None:
    view, _ = view_of(played_until(SCENARIOS[4], lambda state: state.world.round >= 1))
    told = said(with_mission(view, ruins=(START,)), START)
    assert "Ruins" in told
    assert "Exchange" not in told


def test_an_enemy_tells_its_health_and_that_it_is_held() -> None:
    view, _ = view_of(played_until(SCENARIOS[4], lambda state: bool(state.world.mission.enemies)))
    enemy = view.world.mission.enemies[0]
    hurt = OnBoard(enemy.id, enemy.enemy, enemy.hex, wounds=2, held=True)
    changed = with_mission(view, enemies=(hurt,))
    kit = stage_kit(language="en")
    tip = hex_info.describe_villain(kit, sight_of(kit, changed), enemy.id)
    assert "held" in tip
    assert tip.splitlines()[0] == kit.say(f"wr-marker-{enemy.id}")
    assert hex_info.describe_villain(kit, sight_of(kit, changed), CardId("gone")) == ""
    assert "held" in said(changed, enemy.hex)


def test_a_key_cell_tells_who_has_it() -> None:
    view, _ = view_of(played_until(SCENARIOS[3], lambda state: state.world.round >= 1))
    kit, cell = stage_kit(language="en"), view.world.mission.cells[0].id
    lying = hex_info.describe_cell(kit, sight_of(kit, view), cell)
    held = hex_info.describe_cell(kit, sight_of(kit, with_knight(view, 1, cells=(cell,))), cell)
    assert "Piotr" in held
    assert "Piotr" not in lying


# Contracts and secrets


def test_contracts_stand_on_the_hexes_of_their_conditions(begun: State[World]) -> None:
    kit, world = stage_kit(language="en"), begun.world
    contract = next(one for one in world.contracts if one.kind == "private")
    private = world.setting.content.private[contract.card]
    for number, attribute in ((private.first, "first"), (private.second, "second")):
        place = hex_numbered(world, number)
        assert place is not None
        assert kit.say(f"wr-contract-{contract.card}.{attribute}") in said(begun, place)


def test_face_down_contracts_are_told_only_to_their_holder() -> None:
    match = played_until(SCENARIOS[0], lambda state: state.world.round >= 1, seats=2)
    kit = stage_kit(language="en")
    own = next(one for one in match.state.world.contracts if one.face_down and one.holder == 0)
    place = hex_numbered(match.state.world, match.state.world.setting.content.private[own.card].first)
    assert place is not None
    name = kit.say(f"wr-contract-{own.card}")
    assert name in said(match.view(0), place, 0)
    assert name not in said(match.view(1), place, 1)
    assert any(one.card == HIDDEN for one in match.view(1).world.contracts)


def test_who_is_there_is_told_with_how_he_is(begun: State[World]) -> None:
    changed = with_knight(begun, 2, hex=HexId("R5"), conscious=False)
    told = said(changed, HexId("R5"))
    assert "Zofia" in told
    assert "Unconscious" in told
    assert "Zofia" not in said(changed, START)
    kit = stage_kit(language="en")
    assert "Unconscious" in hex_info.describe_knight(kit, sight_of(kit, changed), Seat(2))


def test_a_tip_begins_with_the_name_and_never_repeats_a_line(begun: State[World]) -> None:
    kit = stage_kit(language="pl")
    for place in at_least_one(begun.world.setting.hexes):
        lines = hex_info.describe_hex(kit, sight_of(kit, begun), place).splitlines()
        assert lines[0].startswith(kit.say(f"wr-tile-{begun.world.tiles[place]}"))
        assert len(lines) == len(set(lines))


def test_a_hex_can_be_told_before_anybody_has_a_knight() -> None:
    view = new_match(SCENARIOS[0]).view(0)
    assert said(view, START)


# The sheet


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [80, 100, 160])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_sheet_of_a_hex_holds_all_of_its_words(
    size: tuple[int, int], text_scale: int, language: str, begun: State[World]
) -> None:
    kit = stage_kit(size, language=language, text_scale=text_scale)
    crowded = with_world(
        begun,
        tokens=(Token(START, "threat"), Token(START, "radiation"), Token(START, "contamination")),
        specials=(Special(START, "pills"),),
    )
    ctx = sight_of(kit, crowded)
    for place in (START, HexId("M2"), HexId("S1"), HexId("S4"), HexId("R7")):
        canvas = Canvas(kit)
        wide, high = hex_info.sheet_size(kit, ctx, place)
        rect = Rect(0, 0, wide, high)
        assert kit.metrics.rect.contains(rect)
        hex_info.compose_hex_sheet(canvas, rect, ctx, place)
        assert all(text.box.contains(text.rect) and rect.contains(text.rect) for text in canvas.texts)
        assert not [text.text for text in canvas.texts if text.text.endswith("…")]
