"""Everything around the board of Wasteland Riders: it has room, and every thing has one name."""

import itertools
from collections import Counter

import pytest
from pygame import Rect

from game.presenters.wasteland_riders import describing
from game.presenters.wasteland_riders.cards import gear_parts, luck_card, wasteland_card
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.regions import regions
from game.presenters.wasteland_riders.zones import table_tips
from game.presenters.wasteland_riders.zones.piles import compose_piles
from game.presenters.wasteland_riders.zones.status import compose_status, status_badge
from game.rules.core.state import State
from game.rules.wasteland_riders.market.paying import Paying
from game.rules.wasteland_riders.setup import ChoosingKnight
from game.rules.wasteland_riders.terms import DECKS
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.handles import key_of
from game.view.text import SMALLEST_PX
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, problems
from tests.presenters.last_comrade.table import handles_of, words_of
from tests.presenters.wasteland_riders.decision_panel import kit_for, look, moments
from tests.presenters.wasteland_riders.sheet import underway
from tests.presenters.wasteland_riders.zones import around, at_decision, openly

UNFOLDED = frozenset(("mission", "pool", "combat"))
VARIANTS = tuple(itertools.product(SIZES, SCALES, LANGUAGES))


@pytest.mark.sweep("part")
@pytest.mark.parametrize(
    ("seats", "scenario"), [(2, "m2_kult_wielorakiego"), (3, "m1_zbawca_pustkowi"), (4, "m5_dwie_zakaly")]
)
def test_every_word_has_room_at_every_kind_of_decision(seats: int, scenario: str) -> None:
    seen, variants = Counter[type](), itertools.cycle(VARIANTS)
    for match, decision in moments(11, seats, scenario, 260):
        seen[type(decision)] += 1
        if seen[type(decision)] > 1:
            continue
        for size, scale, language in itertools.islice(variants, 2):
            for unfolded in (frozenset[str](), UNFOLDED):
                canvas = around(kit_for(size, scale, language), look(match.state, unfolded=unfolded))
                assert problems(canvas) == [], (type(decision), size, scale, language, unfolded)
    assert len(seen) > 12


def test_no_two_things_bear_one_name() -> None:
    for match, _ in at_least_one(itertools.islice(moments(11, 3, "m1_zbawca_pustkowi", 200), 0, 200, 9)):
        names = handles_of(around(kit_for(), look(match.state)))
        assert len(names) == len(set(names))


def test_a_pile_names_its_last_card_only_where_the_name_is_whole() -> None:
    """The name or its short form, in type that can be read: never cut."""
    state = late()
    forms, named = whole_names(state.world), 0
    for size, scale, language in VARIANTS:
        kit = kit_for(size, scale, language)
        canvas = Canvas(kit)
        compose_piles(canvas, Rect(20, 20, regions(kit.metrics)["status"].w - 40, kit.px(178)), look(state))
        shorts = [(mark, forms[language][mark.text]) for mark in canvas.texts if mark.text in forms[language]]
        named += len(shorts)
        for mark, short in shorts:
            assert kit.type.width(short, "min", SMALLEST_PX) <= mark.box.w, (mark, size, scale)
    assert named > 0


def late() -> State[World]:
    """A match with discards of most decks."""
    *_, (match, _) = moments(7, 3, "m1_zbawca_pustkowi", 500)
    assert sum(map(bool, match.state.world.discards.values())) >= 5
    return match.state


def whole_names(world: World) -> dict[str, dict[str, str]]:
    """For each language, what each card is called and what it is called where there is less room."""
    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        kit = kit_for(language=language)
        shorts = {
            gear_parts.name_of(kit, world, card): gear_parts.short_name(kit, world, card)
            for card in world.setting.content.gear
        }
        names = [luck_card.name_of(kit, card) for card in world.setting.content.luck]
        names += [wasteland_card.name_of(kit, world, card) for card in world.setting.content.wasteland]
        found[language] = {**{name: name for name in names}, **shorts}
    return found


def test_what_is_being_decided_takes_the_place_of_the_mission() -> None:
    assert at.MISSION not in handles_of(around(kit_for(), look(at_decision(Paying))))
    assert at.MISSION in handles_of(around(kit_for(), look(underway())))


def test_in_a_small_picture_the_knights_to_choose_from_cover_the_right_column() -> None:
    ctx = look(at_decision(ChoosingKnight))
    small, large = kit_for((1280, 720)), kit_for()
    for kit, is_there in ((small, False), (large, True)):
        canvas = Canvas(kit)
        compose_status(canvas, ctx, regions(kit.metrics)["status"])
        assert bool(canvas.zones) is is_there


def test_the_column_tells_decks_discards_and_the_round() -> None:
    ctx, kit = look(underway()), kit_for()
    names = handles_of(around(kit, ctx))
    assert {at.DECK(deck) for deck in DECKS} | {at.DISCARDS(deck) for deck in DECKS} <= set(names)
    world = ctx.view.world
    assert status_badge(ctx.view) == f"{world.round}/8"
    deck = describing.describe(kit, ctx, at.DECK("wasteland"))
    assert str(len(world.decks["wasteland"])) in deck


def test_everything_around_the_board_can_be_told() -> None:
    for match, _ in at_least_one(itertools.islice(moments(11, 3, "m1_zbawca_pustkowi", 240), 0, 240, 11)):
        ctx = look(match.state)
        drawn = [one for one in handles_of(around(kit_for(), ctx)) if key_of(one) in table_tips.TELLERS]
        for handle in at_least_one(drawn):
            told = describing.describe(kit_for(), ctx, handle)
            assert told, handle
            assert "⟦" not in told, handle


def test_cards_are_shown_large() -> None:
    ctx, kit = look(underway()), kit_for()
    for handle in (at.LUCK(0), at.MARKET("A1"), at.CONTRACT(ctx.view.world.contracts[0].card)):
        canvas = Canvas(kit)
        assert describing.enlarge(canvas, ctx, handle, kit.metrics.box(10, 10, 20, 20))
        assert problems(canvas) == []
        assert words_of(canvas)


def test_nothing_hidden_is_shown_large_or_named() -> None:
    state = underway()
    ctx = look(state)
    public, canvas = openly(state, ctx), Canvas(kit_for())
    assert not describing.enlarge(canvas, public, at.LUCK(0), canvas.kit.metrics.rect)
    assert not canvas.items
    assert describing.describe(kit_for(), public, at.LUCK(0)) == kit_for().say("wr-table-luck_hidden")
    assert describing.enlarge(canvas, ctx, at.LUCK(0), Rect(10, 10, 20, 20))
