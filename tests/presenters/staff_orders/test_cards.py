"""Operation cards in every form, the hand, and things in hand."""

import itertools
from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect

from game.config.paths import ASSETS
from game.i18n.rulebook import Rulebook
from game.presenters.shared.cards.card_parts import LARGE, PILE, SMALL, device
from game.presenters.shared.enlarging import large_size
from game.presenters.staff_orders import regions
from game.presenters.staff_orders.cards import enlarged, operations
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.lifting import lifted
from game.presenters.staff_orders.log.lines import rule_of
from game.presenters.staff_orders.pictures_of import (
    ACTION_ICONS,
    CARD_RULES,
    WINDOW_ICONS,
    picture_of,
    rule_of_card,
)
from game.presenters.staff_orders.zones import hand
from game.rules.core.ids import CardId, Seat
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.content import Card, Use
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Window
from game.view.canvas import Canvas
from game.view.icons import ICONS
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, kit_for, problems
from tests.presenters.staff_orders.zones import (
    LANDING,
    MOUNTAIN,
    altered,
    composed,
    handles_of,
    seen,
    words_of,
)
from tests.presenters.wanderers import middle_of

# Cards


def every_card() -> Iterator[tuple[Setting, CardId, World]]:
    for deal in (MOUNTAIN, LANDING):
        world = deal.match(1).state.world
        for card in world.setting.cards:
            yield world.setting, card, world


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_scene_words_and_rule(language: str) -> None:
    kit = kit_for(language=language)
    book = Rulebook.load(ASSETS / "rulebook", language, "staff_orders")
    for setting, card, _ in every_card():
        told = [operations.effect_words(kit, setting, card), operations.when_words(kit, setting, card)]
        told += operations.full_words(kit, setting, card)
        assert not [words for words in told if "⟦" in words], told
        assert book.paragraph(CARD_RULES[card]) is not None
        assert picture_of(kit, card) == f"operation_{card}"
        assert operations.scene(kit, setting, card, (150, 90)).get_size() == (150, 90)
    assert {*ACTION_ICONS.values(), *WINDOW_ICONS.values()} <= set(ICONS)


@pytest.mark.parametrize("window", ["advance", "flight"])
def test_a_card_of_a_mod_shows_the_symbol_of_its_moment(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every form, in hand, in the log; also one that a mod has put into a mode it does nothing in."""
    kit, match, card = kit_for(), middle_of(MOUNTAIN, 1), CardId("op_of_a_mod")
    view = match.view(Seat(0))
    setting, own = view.world.setting, view.world.faction_of(Seat(0))
    invented = Card(copies=3, modes=("mountain",), symbol="black", uses=(Use(window, "soldiers", 1),))
    monkeypatch.setitem(setting.cards, card, invented)
    assert picture_of(kit, card) is None
    assert rule_of_card(card) not in CARD_RULES.values()
    for size in ((150, 90), (60, 80), (400, 200)):
        scene = operations.scene(kit, setting, card, size)
        assert scene.get_size() == size
        plain = kit.pictures.texture(operations.CONTOURS, size)
        assert pygame.image.tobytes(scene, "RGB") != pygame.image.tobytes(plain, "RGB")
    for design in (PILE, SMALL):
        operations.face(Canvas(kit), Rect((4, 4), device(kit, design)), setting, card)
    large = Canvas(kit)
    enlarged.large_card(large, Rect((4, 4), large_size(kit, LARGE)), view.world, card)
    assert kit.say("so-table-rule", rule=rule_of_card(card)) in words_of(large)
    ctx = seen(altered(view, own, hand=(card,)), Seat(0))
    assert at.HAND(0) in handles_of(composed(kit, ctx))
    assert lifted(kit, ctx, at.HAND(0)) is not None
    played = ev.EffectPlayed(own, card, 1)
    assert rule_of(played) == rule_of_card(card)


def test_an_air_raid_says_what_it_does_in_its_mode() -> None:
    kit, raid = kit_for(), CardId("op_air_raid")
    mountain, landing = (deal.match(1).state.world.setting for deal in (MOUNTAIN, LANDING))
    bombard = kit.say("so-action-bombard")
    assert bombard not in operations.effect_words(kit, mountain, raid) + operations.when_words(
        kit, mountain, raid
    )
    assert bombard in operations.effect_words(kit, landing, raid)
    assert bombard in operations.when_words(kit, landing, raid)
    assert operations.full_words(kit, landing, raid)[1] == kit.say("so-card-op_air_raid.text_landing")


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_every_card_keeps_its_words_inside_in_every_form(
    language: str, size: tuple[int, int], scale: int
) -> None:
    kit = kit_for(size, scale, language)
    in_hand = hand.hand_places(kit, regions.regions(kit.metrics)["hand"], 1)[0].size
    for setting, card, world in at_least_one(every_card()):
        large = Canvas(kit)
        enlarged.large_card(large, Rect((4, 4), large_size(kit, LARGE)), world, card)
        assert problems(large) == []
        for size_on_table in (in_hand, device(kit, PILE), device(kit, SMALL)):
            for form in (operations.face, operations.small_face):
                canvas = Canvas(kit)
                form(canvas, Rect((4, 4), size_on_table), setting, card)
                assert problems(canvas) == []


@pytest.mark.parametrize("count", [1, 2, 5, 9, 13, 16])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_card_of_a_large_hand_stays_in_reach(count: int, size: tuple[int, int]) -> None:
    kit = kit_for(size)
    region = regions.regions(kit.metrics)["hand"]
    places = hand.hand_places(kit, region, count)
    assert len(places) == count
    assert all(region.contains(place) for place in places)
    for one, other in itertools.combinations(places, 2):
        assert other.x - one.x >= kit.px(hand.LEAST_SEEN) - 1 or not one.colliderect(other)


def test_an_empty_hand_says_how_one_comes_by_cards() -> None:
    kit, view = kit_for(), middle_of(MOUNTAIN, 1).view(Seat(0))
    own = view.world.faction_of(Seat(0))
    for cards_held in ((), (CardId("op_assault"),)):
        canvas = composed(kit, seen(altered(view, own, hand=cards_held), Seat(0)))
        is_told = kit.say("so-table-empty_hand").split()[0] in " ".join(words_of(canvas)).split()
        assert is_told is not bool(cards_held)
        assert (at.HAND(0) in handles_of(canvas)) is bool(cards_held)


# Things in hand


def test_what_is_in_hand_leaves_a_gap_that_can_still_be_pointed_at() -> None:
    kit, view = kit_for(), middle_of(LANDING, 3).view(Seat(0))
    own = view.world.faction_of(Seat(0))
    view = altered(view, own, hand=(CardId("op_assault"), CardId("op_ambush")), reserve_soldiers=6)
    before = composed(kit, seen(view, Seat(0)))
    for handle in (at.HAND(0), at.RESERVE("soldiers"), at.RESERVE("commanders")):
        gone = composed(kit, seen(view, Seat(0), hidden=frozenset((handle,)), taken=2))
        assert handles_of(before) == handles_of(gone)
        assert before.items != gone.items
    soldiers = frozenset((at.RESERVE("soldiers"),))
    left = [
        len(composed(kit, seen(view, Seat(0), hidden=soldiers, taken=taken)).items) for taken in (1, 2, 4)
    ]
    assert left == sorted(left, reverse=True)
    assert len(set(left)) == 3


@pytest.mark.parametrize("palette", ["standard", "safe"])
def test_cards_and_pieces_can_be_held_and_other_things_cannot(palette: str) -> None:
    kit, view = kit_for(palette=palette), middle_of(LANDING, 3).view(Seat(0))
    own = view.world.faction_of(Seat(0))
    ctx = seen(altered(view, own, hand=(CardId("op_wingman"),), staging=2), Seat(0))
    for handle in (
        "hand/0",
        at.STAGING,
        at.RESERVE("commanders"),
        at.RESERVE("soldiers"),
        at.RESERVE("aircraft"),
        "soldiers/blue/l1_village",
        "aircraft/yellow/l1_z_teal",
    ):
        held = lifted(kit, ctx, handle)
        assert held is not None
        assert held is lifted(kit, ctx, handle)
    nothing = (at.DECK, at.DISCARD, at.ENEMY_STAGING, "hand/7", "area/l1_village", "commander/nowhere")
    for handle in nothing:
        assert lifted(kit, ctx, handle) is None


def test_of_the_staging_zone_one_commander_is_held_while_any_waits_there() -> None:
    """What may not go from there lifts a little when it is pulled; an empty zone has nothing to lift."""
    kit, view = kit_for(), middle_of(LANDING, 3).view(Seat(0))
    own = view.world.faction_of(Seat(0))
    waiting, empty = (seen(altered(view, own, staging=count), Seat(0)) for count in (2, 0))
    assert lifted(kit, waiting, at.STAGING) is lifted(kit, waiting, at.RESERVE("commanders"))
    assert lifted(kit, empty, at.STAGING) is None


def test_the_amount_in_hand_changes_how_it_looks() -> None:
    kit, ctx = kit_for(), seen(middle_of(LANDING, 3).view(Seat(0)), Seat(0))
    looks = [lifted(kit, ctx, at.RESERVE("soldiers"), amount=amount) for amount in (1, 2, 5, 9)]
    assert all(looks)
    pictures = {pygame.image.tobytes(look, "RGBA") for look in looks if look is not None}
    assert len(pictures) == 4


def test_a_card_above_the_board_is_held_small() -> None:
    kit, view = kit_for((1920, 1080)), middle_of(MOUNTAIN, 1).view(Seat(0))
    ctx = seen(altered(view, view.world.faction_of(Seat(0)), hand=(CardId("op_assault"),)), Seat(0))
    large, small = lifted(kit, ctx, "hand/0"), lifted(kit, ctx, "hand/0", small=True)
    assert large is not None
    assert small is not None
    assert small.get_width() < large.get_width()


def test_composing_twice_gives_the_same_picture() -> None:
    kit, match = kit_for((1920, 1080)), middle_of(LANDING, 80)
    ctx = seen(match.view(Seat(0)), Seat(0), unfolded=frozenset(("discard",)))
    first, second = composed(kit, ctx), composed(kit, ctx)
    assert [(*item[:4], id(item.surface)) for item in first.items] == [
        (*item[:4], id(item.surface)) for item in second.items
    ]


def test_a_card_that_the_next_one_covers_says_all_in_what_is_seen() -> None:
    kit, view = kit_for((1920, 1080)), middle_of(MOUNTAIN, 1).view(Seat(0))
    held = tuple(view.world.setting.cards)[:7]
    ctx = seen(altered(view, view.world.faction_of(Seat(0)), hand=held), Seat(0))
    places = hand.hand_places(kit, regions.regions(kit.metrics)["hand"], len(held))
    assert places[0].colliderect(places[1])
    canvas = Canvas(kit)
    hand.compose_hand(canvas, regions.regions(kit.metrics)["hand"], ctx)
    for mark in canvas.texts:
        own = [place for place in places if place.contains(mark.rect)]
        if own:
            later = [place for place in places if place.x > own[-1].x]
            assert not any(mark.rect.colliderect(place) for place in later), mark.text
    named = words_of(canvas)
    assert all(operations.name_of(kit, card) in named for card in held)
