"""Cards shown large: as high as what they say, and the icons of an enemy's panel with their names."""

import pytest
from pygame import Rect

from game.presenters.shared.cards.card_parts import LARGE
from game.presenters.shared.enlarging import large_size
from game.presenters.wasteland_riders.cards import contract_card, luck_card, wasteland_card
from game.presenters.wasteland_riders.cards.faces import enlarge_card, large_place
from game.presenters.wasteland_riders.cards.gear_card import enlarge_gear
from game.rules.core.ids import CardId
from game.view.canvas import Canvas
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, kit_for, problems
from tests.rules.wasteland_riders.table import riders

BESIDE = Rect(600, 300, 40, 40)


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_large_card_has_room_for_all_it_says(size: tuple[int, int], scale: int, language: str) -> None:
    world, kit = riders().world, kit_for(size, scale, language)
    content = world.setting.content
    cards = (*content.luck, *content.wasteland, *content.enemies, *content.general, *content.private)
    for card in map(CardId, cards):
        canvas = Canvas(kit)
        enlarge_card(canvas, world, card, BESIDE)
        assert problems(canvas) == [], card
        assert cut(canvas) == [], card
    for card in map(CardId, content.gear):
        canvas = Canvas(kit)
        enlarge_gear(canvas, world, card, BESIDE)
        assert problems(canvas) == [], card


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_card_that_says_little_is_low(size: tuple[int, int]) -> None:
    world, kit = riders().world, kit_for(size)
    content = world.setting.content
    most = large_size(kit, LARGE)[1]
    heights = [
        large_place(kit, module.print_of(kit, world, CardId(card)), BESIDE).h
        for module, table in (
            (luck_card, content.luck),
            (contract_card, content.private),
            (wasteland_card, content.wasteland),
        )
        for card in table
    ]
    assert max(heights) <= most
    assert sum(at_least_one(heights)) / len(heights) < most * 0.95
    assert min(heights) < most * 0.8


def test_every_icon_of_an_enemys_panel_is_named_in_its_order() -> None:
    world, kit = riders().world, kit_for(language="en")
    enemies = [
        name for name in world.setting.content.wasteland if wasteland_card.is_enemy(world, CardId(name))
    ]
    for card in map(CardId, at_least_one(enemies)):
        stats, legend = (
            wasteland_card.stats_of(world, card),
            wasteland_card.legend_of(world=world, kit=kit, card=card),
        )
        assert [icon for icon, _, _ in stats] == [icon for icon, _, _ in legend]
        for (_, figure, _), (_, name, _) in zip(stats, legend, strict=True):
            assert figure.strip("+") in name
        canvas = Canvas(kit)
        enlarge_card(canvas, world, card, BESIDE)
        texts = [mark.text for mark in canvas.texts]
        assert all(name in texts for _, name, _ in legend)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_enemies_laid_out_to_be_chosen_name_their_icons(size: tuple[int, int], language: str) -> None:
    """Where two of them have the panel they need not be pointed at to be understood."""
    world, kit = riders().world, kit_for(size, 100, language)
    cards = [CardId(card) for card in world.setting.content.wasteland]
    wide, high = (338, 473) if kit.metrics.is_compact else (250, 350)
    named = 0
    for card in (one for one in cards if wasteland_card.is_enemy(world, one)):
        canvas = Canvas(kit)
        wasteland_card.draw_wasteland(canvas, kit.metrics.box(40, 40, wide, high), world, card)
        assert problems(canvas) == [], card
        assert cut(canvas) == [], card
        told = [mark.text for mark in canvas.texts]
        legend = [words for _, words, _ in wasteland_card.legend_of(kit, world, card)]
        if any(words in told for words in legend):
            assert [words for words in told if words in legend] == legend, "all or none"
            named += 1
    assert named, "some have the room"
    if size == (1920, 1080):
        assert named * 2 > sum(wasteland_card.is_enemy(world, one) for one in cards)
