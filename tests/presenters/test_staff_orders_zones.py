"""The table of Staff Orders around its board: what is there, what is told, what stays hidden."""

import itertools
from collections.abc import Iterator
from functools import cache

import msgspec
import pygame
import pytest
from msgspec.structs import replace
from pygame import Rect

from game.i18n import Texts
from game.paths import ASSETS
from game.presenters.presenter import Sight
from game.presenters.shared.card_parts import LARGE, PILE, SMALL, device
from game.presenters.shared.enlarging import large_size
from game.presenters.shared.pile_lists import listed
from game.presenters.staff_orders import aside, bonuses, cards, enlarged, hand, regions, reserves, zones
from game.presenters.staff_orders import handles as at
from game.presenters.staff_orders.lifting import lifted
from game.presenters.staff_orders.offers import offers
from game.presenters.staff_orders.pictures_of import (
    ACTION_ICONS,
    BONUS_PICTURES,
    CARD_RULES,
    SCENES,
    WINDOW_ICONS,
)
from game.rulebook import Rulebook
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.staff_orders.knowledge import imagine, redact
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import score
from game.rules.staff_orders.terms import FACTIONS, PlaceId, enemy
from game.settings import Settings
from game.table.match import Match
from game.trials.deals import Deal, deals
from game.view.cache import SurfaceCache
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.icons import ICONS
from game.view.kit import Kit
from game.view.metrics import Metrics
from tests.presenters.wanderers import decisions

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SCALES = (80, 100, 160)
LANGUAGES = ("pl", "en")
DEALS = deals("staff_orders")
MOUNTAIN = next(deal for deal in DEALS if deal.scenario == "m1")
LANDING = next(deal for deal in DEALS if deal.scenario == "l1")
BESIDE_THE_BOARD = ("hand/", "deck", "discard", "reserve/", "staging", "space/sup_", "commander/sup_")
CAMERA = Camera.fitted((0, 0, 10, 10), (10.0, 10.0))
LONG = "Konstantynopolitańczykowianeczka Maksymiliana"


@pytest.fixture(scope="module", autouse=True)
def _fonts() -> None:
    pygame.font.init()


@cache
def texts(language: str) -> Texts:
    return Texts.load(ASSETS / "lang", language)


@cache
def kit_for(
    size: tuple[int, int] = (1280, 720), scale: int = 100, language: str = "pl", palette: str = "standard"
) -> Kit:
    wanted = {"language": language, "text_scale": scale, "palette": palette}
    settings = msgspec.convert(wanted, Settings)
    metrics = Metrics(*size, scale / 100)
    return Kit(metrics, texts(language), settings, SurfaceCache(), ASSETS / "art", _complain)


def _complain(trouble: str) -> None:
    raise AssertionError(trouble)


def seen(view: State[World], seat: Seat, **changes: object) -> Sight:
    return replace(Sight(view, seat, (LONG, "Iwona"), CAMERA), **changes)


def composed(kit: Kit, sight: Sight) -> Canvas:
    """Everything around the board, with the panel of the opponent."""
    canvas = Canvas(kit)
    zones.compose_zones(canvas, sight)
    aside.compose_aside(canvas, sight, regions.regions(kit.metrics)["aside"])
    return canvas


def handles_of(canvas: Canvas) -> set[str]:
    return {hot.handle for hot in canvas.hots}


def words_of(canvas: Canvas) -> list[str]:
    return [mark.text for mark in canvas.texts]


def wandering(deal: Deal, steps: int, every: int) -> Iterator[tuple[Match, Seat]]:
    for number, match, seat in decisions(deal, 7, steps):
        if number % every == 0:
            yield match, seat


def middle_of(deal: Deal, steps: int) -> Match:
    *_, (_, match, _) = decisions(deal, 11, steps)
    return match


def altered(view: State[World], faction: str, **changes: object) -> State[World]:
    """The same view with another army of one faction."""
    army = replace(view.world.army(faction), **changes)  # type: ignore[arg-type]
    return replace(view, world=replace(view.world, **{faction: army}))


def problems(canvas: Canvas) -> list[str]:
    """Texts outside their boxes or the picture, or without words; zones that overlap or stick out."""
    whole = canvas.kit.metrics.rect
    found = [
        f"{mark.text!r}: {mark.rect} not in {mark.box}"
        for mark in canvas.texts
        if not mark.is_clipped and not mark.box.contains(mark.rect)
    ]
    found += [f"{mark.text!r} outside" for mark in canvas.texts if not whole.contains(mark.rect)]
    found += [f"no words: {words}" for words in words_of(canvas) if "⟦" in words]
    found += [f"no words: {hot.tip}" for hot in canvas.hots if "⟦" in hot.tip]
    found += [f"zone {zone.name} outside" for zone in canvas.zones if not whole.contains(zone.rect)]
    for one, other in itertools.combinations(canvas.zones, 2):
        if one.level == other.level and one.rect.colliderect(other.rect):
            found.append(f"zones {one.name} and {other.name} overlap")
    return found


# Places


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_everything_that_can_be_done_beside_the_board_finds_its_place(deal: Deal) -> None:
    for match, seat in wandering(deal, 120, 7):
        view = match.view(seat)
        offered = offers(view, seat, tuple(match.legal(seat)))
        needed = set(offered.direct) | set(offered.sources)
        for source in offered.sources:
            needed |= set(offered.targets(source))
        found = handles_of(composed(kit_for(), seen(view, seat)))
        assert {handle for handle in needed if handle.startswith(BESIDE_THE_BOARD)} <= found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_no_word_leaves_its_box_and_no_zone_another(language: str, size: tuple[int, int], scale: int) -> None:
    kit = kit_for(size, scale, language)
    for deal in (MOUNTAIN, LANDING):
        for steps in (1, 90):
            match = middle_of(deal, steps)
            for seat in (Seat(0), Seat(1)):
                sight = seen(match.view(seat), seat, unfolded=frozenset(("discard",)))
                assert problems(composed(kit, sight)) == []


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080), (1440, 900), (3840, 2160)], ids=str)
def test_regions_fill_the_picture_without_overlap(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    found = regions.regions(metrics)
    names = [name for name in found if "rail" not in found or name not in ("aside", "log", "odds", "dice")]
    for name in names:
        assert metrics.rect.contains(found[name]), name
    for one, other in itertools.combinations(names, 2):
        assert not found[one].colliderect(found[other]), (one, other)
    assert found["board"].contains(regions.board_inside(metrics))


def test_a_wide_window_widens_the_right_column_no_further_than_it_should() -> None:
    narrow, wide = (regions.regions(Metrics(wide, 1080)) for wide in (1920, 2560))
    assert wide["aside"].w == regions.WIDEST_SIDE
    assert wide["board"].w > narrow["board"].w


# What a seat may know


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_worlds_a_seat_cannot_tell_apart_look_alike(deal: Deal) -> None:
    kit = kit_for()
    for match, asked in wandering(deal, 90, 15):
        for seat in (asked, Seat(1 - asked)):
            view = match.view(seat)
            other = redact(imagine(view, seat, Rng(99)), seat)
            unfolded = frozenset(("discard",))
            first = composed(kit, seen(view, seat, unfolded=unfolded))
            second = composed(kit, seen(other, seat, unfolded=unfolded))
            assert first.texts == second.texts
            assert [hot[:2] for hot in first.hots] == [hot[:2] for hot in second.hots]
            assert [hot.tip for hot in first.hots] == [hot.tip for hot in second.hots]
            shown = [*handles_of(first), *words_of(first)]
            assert not [words for words in shown if HIDDEN in words.split("/")]


def test_counts_are_those_of_the_view() -> None:
    kit, match = kit_for(), middle_of(LANDING, 90)
    for seat in (Seat(0), Seat(1)):
        sight = seen(match.view(seat), seat)
        world = sight.view.world
        words = words_of(composed(kit, sight))
        own, theirs = (world.army(one) for one in (world.faction_of(seat), enemy(world.faction_of(seat))))
        for supply in reserves.supplies(world):
            assert kit.say(f"so-table-{supply}", count=reserves.in_reserve(own, supply)) in words
            assert str(reserves.in_reserve(theirs, supply)) in words
        assert kit.say("so-table-cards", count=len(theirs.hand)) in words
        assert {str(len(world.deck)), str(len(world.discard)), str(own.staging), str(theirs.staging)} <= {
            *words
        }


def test_the_discard_pile_is_open_to_both() -> None:
    match = middle_of(MOUNTAIN, 120)
    assert match.state.world.discard
    for seat in (Seat(0), Seat(1)):
        sight = seen(match.view(seat), seat, unfolded=frozenset(("discard",)))
        found = {one for one in handles_of(composed(kit_for(), sight)) if one.startswith("list/")}
        assert found == {listed("discard", card) for card in match.state.world.discard}


# The support board


def test_a_mountain_has_no_scramble_and_no_aircraft() -> None:
    kit = kit_for()
    for deal, has_aircraft in ((MOUNTAIN, False), (LANDING, True)):
        sight = seen(middle_of(deal, 3).view(Seat(0)), Seat(0))
        canvas = composed(kit, sight)
        assert (kit.say("so-action-scramble") in words_of(canvas)) is has_aircraft
        assert (at.reserve("aircraft") in handles_of(canvas)) is has_aircraft
        assert (at.enemy_reserve("aircraft") in handles_of(canvas)) is has_aircraft
        support = [space.id for space in sight.view.world.setting.spaces.values() if not space.place]
        assert {at.space(space) for space in support} <= handles_of(canvas)


def test_strengths_that_differ_stand_for_both_factions() -> None:
    kit = kit_for((1920, 1080))
    view = middle_of(LANDING, 1).view(Seat(0))
    assert not view.world.commanders
    words = words_of(composed(kit, seen(view, Seat(0))))
    spaces = [space for space in view.world.setting.spaces.values() if not space.place]
    for space in spaces:
        for strength in {space.blue, space.yellow}:
            assert str(strength) in words
    shown = sum(1 if space.blue == space.yellow else 2 for space in spaces)
    without = words_of(composed(kit, seen(_all_taken(view), Seat(0))))
    assert len(words) - len(without) == shown - len(spaces)


def _all_taken(view: State[World]) -> State[World]:
    """Blue commanders on the whole support board."""
    taken = {space.id: FACTIONS[0] for space in view.world.setting.spaces.values() if not space.place}
    return replace(view, world=replace(view.world, commanders=taken))


def test_a_commander_on_a_support_space_can_be_pointed_at_and_taken() -> None:
    kit, view = kit_for(), _all_taken(middle_of(MOUNTAIN, 1).view(Seat(0)))
    sight = seen(view, Seat(0))
    canvas = composed(kit, sight)
    for space in view.world.commanders:
        assert {at.space(space), at.commander(space)} <= handles_of(canvas)
        assert lifted(kit, sight, at.commander(space)) is not None
        away = composed(kit, seen(view, Seat(0), hidden=frozenset((at.commander(space),))))
        assert handles_of(away) == handles_of(canvas)
        assert away.items != canvas.items


def test_a_support_action_that_was_used_says_so() -> None:
    kit, view = kit_for(), middle_of(MOUNTAIN, 1).view(Seat(0))
    own = view.world.faction_of(Seat(0))
    for faction, told in ((own, 1), (enemy(own), 0)):
        used = altered(view, faction, used=("planning",))
        words = words_of(composed(kit, seen(used, Seat(0))))
        assert words.count(kit.say("so-table-used")) == told


def test_the_initiative_is_told_in_words() -> None:
    kit, view = kit_for(), middle_of(MOUNTAIN, 5).view(Seat(0))
    for faction in FACTIONS:
        sight = replace(
            seen(replace(view, world=replace(view.world, initiative=faction)), Seat(0)), names=("Ania", "Jan")
        )
        who = sight.names[view.world.seat_of(faction)]
        assert kit.say("so-table-initiative", who=who) in words_of(composed(kit, sight))


# Area bonuses and the contest


def test_a_bonus_is_held_broken_or_free() -> None:
    view = middle_of(MOUNTAIN, 1).view(Seat(0))
    world = view.world
    place = next(iter(world.tokens))
    assert next(one for one in bonuses.held_bonuses(world) if one.place == place).holder is None
    soldiers = dict(world.blue.soldiers) | {place: 2}
    cut_off = altered(view, "blue", soldiers=soldiers).world
    held = next(one for one in bonuses.held_bonuses(cut_off) if one.place == place)
    assert (held.holder, held.is_supplied) == ("blue", False)
    everywhere: dict[PlaceId, int] = dict.fromkeys(world.blue.soldiers, 1)
    gone: dict[PlaceId, int] = dict.fromkeys(world.yellow.soldiers, 0)
    joined = altered(altered(view, "blue", soldiers=everywhere), "yellow", soldiers=gone).world
    assert all(one.holder == "blue" and one.is_supplied for one in bonuses.held_bonuses(joined))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_every_bonus_of_the_match_has_its_row(deal: Deal, language: str) -> None:
    kit, match = kit_for((1920, 1080), 100, language), middle_of(deal, 60)
    world = match.state.world
    canvas = composed(kit, seen(match.view(Seat(1)), Seat(1)))
    rows = {hot.handle: hot.tip for hot in canvas.hots if hot.handle.startswith("bonus_row/")}
    assert set(rows) == {f"bonus_row/{place}" for place in {**world.tokens, **world.setting.printed}}
    for place, bonus in world.tokens.items():
        assert kit.say(f"so-bonus-{bonus}.hint") in rows[f"bonus_row/{place}"]
        assert BONUS_PICTURES[bonus]


def test_the_contest_counts_supplied_stars() -> None:
    kit, match = kit_for(), middle_of(MOUNTAIN, 90)
    view = match.view(Seat(0))
    scores = [score(view.world, faction) for faction in FACTIONS]
    assert aside.aside_badge(view) == f"{scores[0]}–{scores[1]}"
    for rect in (Rect(10, 10, 344, 182), Rect(10, 10, 344, 436)):
        canvas = Canvas(kit)
        aside.compose_aside(canvas, seen(view, Seat(0)), rect)
        assert problems(canvas) == []
        assert {str(number) for number in scores} <= {*words_of(canvas)}
        assert {f"standing/{faction}" for faction in FACTIONS} <= handles_of(canvas)


def test_one_who_has_passed_is_marked() -> None:
    kit, view = kit_for((1920, 1080)), middle_of(MOUNTAIN, 1).view(Seat(0))
    theirs = enemy(view.world.faction_of(Seat(0)))
    for passed in (False, True):
        words = words_of(composed(kit, seen(altered(view, theirs, passed=passed), Seat(0))))
        assert (kit.say("so-table-passed") in words) is passed


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
        told = [cards.effect_words(kit, setting, card), cards.when_words(kit, setting, card)]
        told += cards.full_words(kit, setting, card)
        assert not [words for words in told if "⟦" in words], told
        assert book.paragraph(CARD_RULES[card]) is not None
        assert cards.scene(kit, card, (150, 90)).get_size() == (150, 90)
    icons = [*ACTION_ICONS.values(), *WINDOW_ICONS.values()]
    icons += [part.name for scene in SCENES.values() for part in scene.parts if part.is_icon]
    assert {*icons} <= set(ICONS)


def test_an_air_raid_says_what_it_does_in_its_mode() -> None:
    kit, raid = kit_for(), CardId("op_air_raid")
    mountain, landing = (deal.match(1).state.world.setting for deal in (MOUNTAIN, LANDING))
    bombard = kit.say("so-action-bombard")
    assert bombard not in cards.effect_words(kit, mountain, raid) + cards.when_words(kit, mountain, raid)
    assert bombard in cards.effect_words(kit, landing, raid)
    assert bombard in cards.when_words(kit, landing, raid)
    assert cards.full_words(kit, landing, raid)[1] == kit.say("so-card-op_air_raid.text_landing")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", SCALES)
def test_every_card_keeps_its_words_inside_in_every_form(
    language: str, size: tuple[int, int], scale: int
) -> None:
    kit = kit_for(size, scale, language)
    in_hand = hand.hand_places(kit, regions.regions(kit.metrics)["hand"], 1)[0].size
    for setting, card, world in every_card():
        large = Canvas(kit)
        enlarged.large_card(large, Rect((4, 4), large_size(kit, LARGE)), world, card)
        assert problems(large) == []
        for size_on_table in (in_hand, device(kit, PILE), device(kit, SMALL)):
            for form in (cards.face, cards.small_face):
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
        assert (at.in_hand(0) in handles_of(canvas)) is bool(cards_held)


# Things in hand


def test_what_is_in_hand_leaves_a_gap_that_can_still_be_pointed_at() -> None:
    kit, view = kit_for(), middle_of(LANDING, 3).view(Seat(0))
    own = view.world.faction_of(Seat(0))
    view = altered(view, own, hand=(CardId("op_assault"), CardId("op_ambush")), reserve_soldiers=6)
    before = composed(kit, seen(view, Seat(0)))
    for handle in (at.in_hand(0), at.reserve("soldiers"), at.reserve("commanders")):
        gone = composed(kit, seen(view, Seat(0), hidden=frozenset((handle,)), taken=2))
        assert handles_of(before) == handles_of(gone)
        assert before.items != gone.items
    soldiers = frozenset((at.reserve("soldiers"),))
    left = [
        len(composed(kit, seen(view, Seat(0), hidden=soldiers, taken=taken)).items) for taken in (1, 2, 4)
    ]
    assert left == sorted(left, reverse=True)
    assert len(set(left)) == 3


@pytest.mark.parametrize("palette", ["standard", "safe"])
def test_cards_and_pieces_can_be_held_and_other_things_cannot(palette: str) -> None:
    kit, view = kit_for(palette=palette), middle_of(LANDING, 3).view(Seat(0))
    own = view.world.faction_of(Seat(0))
    sight = seen(altered(view, own, hand=(CardId("op_wingman"),)), Seat(0))
    for handle in (
        "hand/0",
        at.reserve("commanders"),
        at.reserve("soldiers"),
        at.reserve("aircraft"),
        "soldiers/blue/l1_village",
        "aircraft/yellow/l1_z_teal",
    ):
        held = lifted(kit, sight, handle)
        assert held is not None
        assert held is lifted(kit, sight, handle)
    for handle in (at.DECK, at.DISCARD, at.STAGING, "hand/7", "area/l1_village", "commander/nowhere"):
        assert lifted(kit, sight, handle) is None


def test_the_amount_in_hand_changes_how_it_looks() -> None:
    kit, sight = kit_for(), seen(middle_of(LANDING, 3).view(Seat(0)), Seat(0))
    looks = [lifted(kit, sight, at.reserve("soldiers"), amount=amount) for amount in (1, 2, 5, 9)]
    assert all(looks)
    pictures = {pygame.image.tobytes(look, "RGBA") for look in looks if look is not None}
    assert len(pictures) == 4


def test_a_card_above_the_board_is_held_small() -> None:
    kit, view = kit_for((1920, 1080)), middle_of(MOUNTAIN, 1).view(Seat(0))
    sight = seen(altered(view, view.world.faction_of(Seat(0)), hand=(CardId("op_assault"),)), Seat(0))
    large, small = lifted(kit, sight, "hand/0"), lifted(kit, sight, "hand/0", small=True)
    assert large is not None and small is not None
    assert small.get_width() < large.get_width()


def test_composing_twice_gives_the_same_picture() -> None:
    kit, match = kit_for((1920, 1080)), middle_of(LANDING, 80)
    sight = seen(match.view(Seat(0)), Seat(0), unfolded=frozenset(("discard",)))
    first, second = composed(kit, sight), composed(kit, sight)
    assert [(*item[:4], id(item.surface)) for item in first.items] == [
        (*item[:4], id(item.surface)) for item in second.items
    ]


def test_a_card_that_the_next_one_covers_says_all_in_what_is_seen() -> None:
    kit, view = kit_for((1920, 1080)), middle_of(MOUNTAIN, 1).view(Seat(0))
    held = tuple(view.world.setting.cards)[:7]
    sight = seen(altered(view, view.world.faction_of(Seat(0)), hand=held), Seat(0))
    places = hand.hand_places(kit, regions.regions(kit.metrics)["hand"], len(held))
    assert places[0].colliderect(places[1])
    canvas = Canvas(kit)
    hand.compose_hand(canvas, regions.regions(kit.metrics)["hand"], sight)
    for mark in canvas.texts:
        own = [place for place in places if place.contains(mark.rect)]
        if own:
            later = [place for place in places if place.x > own[-1].x]
            assert not any(mark.rect.colliderect(place) for place in later), mark.text
    named = words_of(canvas)
    assert all(cards.name_of(kit, card) in named for card in held)
