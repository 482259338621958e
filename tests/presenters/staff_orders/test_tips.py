"""Tips of Staff Orders: everything that can be pointed at is told, and nothing that a seat may not know."""

from collections.abc import Iterator
from functools import cache

import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.devtools.invariants.seatings import Deal, deals
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.own_pictures import own_picture
from game.presenters.staff_orders import words
from game.presenters.staff_orders.cards import bonus_card, help_card
from game.presenters.staff_orders.controls import handles
from game.presenters.staff_orders.controls.things import shown_at
from game.presenters.staff_orders.describing import describe, enlarge
from game.presenters.staff_orders.pictures_of import BONUS_RULES
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.state import State
from game.rules.staff_orders import GAME
from game.rules.staff_orders.content import MODES
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import BONUSES, FACTIONS, BonusId
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.guards import at_least_one
from tests.presenters.kits import problems
from tests.presenters.wanderers import decisions
from tests.rules.staff_orders.table import Table, orders
from tests.scenes.staging import LANGUAGES, make_stage

DEALS = deals("staff_orders")
SUPPLIES: tuple[handles.Supply, ...] = ("commanders", "soldiers", "aircraft")


@cache
def kit(language: str = "en") -> Kit:
    return make_stage(language=language).kit


def ctx(view: State[World], seat: Seat) -> ViewContext:
    return ViewContext(view, seat, ("", ""), Camera.fitted((0, 0, 400, 300), (400, 300)))


def seen(game: Table, faction: str = "blue") -> ViewContext:
    seat = game.seat(faction)
    return ctx(GAME.redact(game.state, seat), seat)


def tip(game: Table, handle: str, faction: str = "blue") -> list[str]:
    return describe(kit(), seen(game, faction), handle).split("\n")


def everything(world: World, seat: Seat) -> Iterator[str]:
    """Every handle that names a thing of this world."""
    setting = world.setting
    yield from (handles.HAND(place) for place in range(len(world.army(world.faction_of(seat)).hand)))
    for layer, places in setting.places.items():
        for place in places:
            yield handles.place(layer, place)
            yield from (
                handles.pieces(layer, faction, place)
                for faction in FACTIONS
                if world.strength(faction, layer, place)
            )
    yield from map(handles.SPACE, setting.spaces)
    yield from map(handles.COMMANDER, world.commanders)
    yield from map(handles.BONUS, (*world.tokens, *setting.printed))
    for supply in SUPPLIES:
        yield handles.RESERVE(supply)
        yield handles.ENEMY_RESERVE(supply)
    yield from (handles.DECK, handles.DISCARD, handles.STAGING, handles.ENEMY_STAGING)
    yield from (handles.ENEMY_PANEL, handles.ROUND, handles.DICE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_everything_that_can_be_pointed_at_is_told(deal: Deal, language: str) -> None:
    for number, match, _ in at_least_one(decisions(deal, 21, 90)):
        if number % 15:
            continue
        for seat in (Seat(0), Seat(1)):
            view = match.view(seat)
            for handle in at_least_one(everything(view.world, seat)):
                words = describe(kit(language), ctx(view, seat), handle)
                assert words.strip(), handle
                assert "⟦" not in words, handle


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_tips_ask_nothing_that_is_hidden(deal: Deal) -> None:
    """Whoever knew every card would be told the same, so that no tip depends on what a seat may not know."""
    for number, match, seat in at_least_one(decisions(deal, 8, 120)):
        if number % 30:
            continue
        view = match.view(seat)
        for handle in at_least_one(everything(view.world, seat)):
            told = [describe(kit(), ctx(one, seat), handle) for one in (view, match.state)]
            assert told[0] == told[1], handle


@pytest.mark.parametrize(
    "handle", ["hand/7", "commander/m1_town.advance", "soldiers/blue/m1_pass", "nothing"]
)
def test_what_is_not_there_has_no_tip(handle: str) -> None:
    assert tip(orders("m1"), handle) == [""]


# What is said


def test_an_area_tells_who_holds_it_and_why_it_is_not_supplied() -> None:
    game = orders("m1", blue="w_hq 3 w_front 2 bridge 1", yellow="e_front 2")
    assert "Supplied" in tip(game, "area/m1_w_front")
    assert any(
        line.startswith("Not supplied: the way to the headquarters") for line in tip(game, "area/m1_bridge")
    )
    assert "Nobody is here" in tip(game, "area/m1_pass")
    lost = game.with_army("blue", soldiers={**game.army("blue").soldiers, "m1_w_hq": 0})
    assert any("is not controlled" in line for line in tip(lost, "area/m1_w_front"))


def test_an_area_tells_the_dice_of_its_defence() -> None:
    game = orders("m1", yellow="town 2 e_front 2 pass 1")
    assert "In defence Yellow would roll 2 dice, 1 of them for the City Centre" in tip(game, "area/m1_town")
    assert "In defence Yellow would roll 1 die" in tip(game, "area/m1_pass")
    covered = orders("l1", blue="w_north 1", air_blue="teal 1")
    assert "In defence Blue would roll 2 dice, 1 of them for the air zone" in tip(covered, "area/l1_w_north")


def test_a_clash_belongs_to_nobody_yet() -> None:
    game = orders("m1", blue="town 2", yellow="town 1")
    told = tip(game, "area/m1_town")
    assert "Blue: 2 soldiers" in told
    assert "Yellow: 1 soldier" in told
    assert any("clash" in line for line in told)
    assert "Supplied" not in told


def test_a_space_tells_what_closes_it_to_the_seat_that_looks() -> None:
    game = orders("m1", blue="w_front 2", yellow="e_front 2")
    assert not any("Not for you" in line for line in tip(game, "space/m1_town.advance"))
    assert any("Not for you" in line for line in tip(game, "space/m1_pass.advance"))
    assert "For Blue only" in tip(game, "space/m1_w_battery.barrage", "yellow")
    taken = game.with_deployed("yellow", "town.advance")
    assert any(
        line.startswith("Taken by a commander of Yellow") for line in tip(taken, "space/m1_town.advance")
    )


def test_a_support_space_tells_its_strength_and_the_bonus_that_helps() -> None:
    game = orders("m1", blue="w_front 2 pass 1", tokens="w_front supply_depot")
    told = tip(game, "space/sup_reinforce_1")
    assert "Action strength: 5" in told
    assert "A bonus helps you: Supply Depot" in told
    assert not any("helps" in line for line in tip(game, "space/sup_reinforce_1", "yellow"))
    assert "Action strength: Blue 5, Yellow 4" in tip(orders("l1"), "space/sup_reinforce_1")
    assert any("initiative" in line for line in tip(game, "space/sup_planning_2"))


def test_a_bonus_is_held_only_by_control_with_supply() -> None:
    game = orders("m1", blue="w_front 2 bridge 1", tokens="w_front recon_post bridge signals_unit")
    assert "Held by Blue" in tip(game, "bonus/m1_w_front")
    assert any(line.startswith("Nobody has it") for line in tip(game, "bonus/m1_bridge"))


def test_of_the_opponents_cards_only_their_number_is_told() -> None:
    game = orders("m1").with_hand("yellow", "ambush", "assault")
    told = tip(game, handles.ENEMY_PANEL)
    assert "2 cards in hand" in told
    assert not any("Ambush" in line or "Assault" in line for line in told)
    assert shown_at(seen(game), "hand/0") is None


def test_a_card_tells_its_effect_in_this_mode() -> None:
    mountain = tip(orders("m1").with_hand("blue", "air_raid"), "hand/0")
    landing = tip(orders("l1").with_hand("blue", "air_raid"), "hand/0")
    assert mountain[0] == landing[0] == "Air Raid"
    assert any("Bombardment" in line for line in landing)
    assert not any("Bombardment" in line for line in mountain)


def test_the_discard_pile_tells_its_top_card() -> None:
    game = orders("m1").with_world(discard=("op_assault", "op_ambush"))
    assert "On top: Ambush" in tip(game, handles.DISCARD)
    assert shown_at(seen(game), handles.DISCARD) == "op_ambush"
    assert "No cards" in tip(orders("m1"), handles.DISCARD)


# What is shown large


def test_cards_that_are_known_are_shown_large_and_hidden_ones_are_not() -> None:
    game = orders("m1").with_hand("blue", "assault")
    canvas = Canvas(kit())
    assert enlarge(canvas, seen(game), "hand/0", Rect(100, 500, 80, 120))
    assert any(mark.text == "Assault" for mark in canvas.texts)
    view = seen(game).view
    army = replace(view.world.blue, hand=(HIDDEN,))
    hidden = replace(view, world=replace(view.world, blue=army))
    assert not enlarge(Canvas(kit()), ctx(hidden, Seat(0)), "hand/0", Rect(100, 500, 80, 120))
    assert not enlarge(Canvas(kit()), seen(game), "area/m1_town", Rect(100, 500, 80, 120))


@pytest.mark.parametrize("scenario", ["m1", "l1"])
@pytest.mark.parametrize("scale", [80, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_round_track_shows_the_help_card_of_its_mode(scenario: str, scale: int, language: str) -> None:
    canvas = Canvas(make_stage((1280, 720), language, scale).kit)
    assert enlarge(canvas, seen(orders(scenario)), handles.ROUND, Rect(20, 150, 200, 40))
    words = " ".join(mark.text for mark in canvas.texts)
    assert "⟦" not in words
    assert all(mark.box.contains(mark.rect) for mark in canvas.texts)
    name = {"pl": ("Lot:", "Desant spadochronowy:"), "en": ("Flight:", "Paradrop:")}[language]
    assert (name[0] in words, name[1] in words) == ((True, False) if scenario == "l1" else (False, True))


def test_every_sentence_of_the_help_card_has_an_icon() -> None:
    for mode in MODES:
        assert set(help_card.LINES[mode]) <= set(help_card.ICONS)


def with_all_tokens(scenario: str) -> Table:
    """Every bonus of the mode lies on an area of its own."""
    game = orders(scenario)
    setting = seen(game).view.world.setting
    tokens = [
        bonus for bonus, one in setting.content.bonuses.items() if one.token and setting.mode in one.modes
    ]
    areas = [area for area in setting.areas if area not in setting.printed]
    return game.with_world(tokens=dict(zip(areas, tokens, strict=False)))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [80, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_bonus_is_shown_large_with_its_own_picture(
    size: tuple[int, int], scale: int, language: str
) -> None:
    shown = set()
    for scenario in ("m1", "l1"):
        game = with_all_tokens(scenario)
        world = seen(game).view.world
        for area, bonus in {**world.tokens, **world.setting.printed}.items():
            for handle in (handles.BONUS(area), handles.BONUS_ROW(area)):
                canvas = Canvas(make_stage(size, language, scale).kit)
                assert enlarge(canvas, seen(game), handle, Rect(20, 150, 40, 40))
                told = " ".join(mark.text for mark in canvas.texts)
                assert canvas.kit.say(f"so-bonus-{bonus}.hint").split()[0] in told
                assert BONUS_RULES[bonus] in told
                assert "⟦" not in told
                assert problems(canvas) == []
            assert own_picture(canvas.kit, "bonus", bonus) is not None
            shown.add(bonus)
    assert shown == set(BONUS_RULES) == set(BONUSES)


def test_where_no_bonus_lies_nothing_is_shown_large() -> None:
    game = orders("m1")
    world = seen(game).view.world
    bare = next(area for area in world.setting.areas if words.bonus_at(world, area) is None)
    assert not enlarge(Canvas(kit()), seen(game), handles.BONUS_ROW(bare), Rect(20, 150, 40, 40))
    shown = [bonus_card.scene(kit(), BonusId(name), (90, 60)) for name in ("recon_post", "of_a_mod")]
    assert pygame.image.tobytes(shown[0], "RGB") != pygame.image.tobytes(shown[1], "RGB")
