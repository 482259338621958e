"""The table of Staff Orders around its board: what is there, what is told, what stays hidden."""

import itertools

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.devtools.invariants.seatings import Deal
from game.presenters.shared.cards.pile_lists import LISTED
from game.presenters.shared.table_plan import WIDEST_SIDE
from game.presenters.staff_orders import regions
from game.presenters.staff_orders.controls import handles as at
from game.presenters.staff_orders.controls.offers import control_index
from game.presenters.staff_orders.lifting import lifted
from game.presenters.staff_orders.pictures_of import (
    BONUS_PICTURES,
)
from game.presenters.staff_orders.zones import bonuses, reserves, status
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.rng import Rng
from game.rules.core.state import State
from game.rules.staff_orders.knowledge import imagine, redact
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import score
from game.rules.staff_orders.terms import FACTIONS, PlaceId, enemy
from game.view.canvas import Canvas
from game.view.metrics import Metrics
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, kit_for, problems
from tests.presenters.staff_orders.zones import (
    BESIDE_THE_BOARD,
    DEALS,
    LANDING,
    MOUNTAIN,
    altered,
    composed,
    handles_of,
    seen,
    words_of,
)
from tests.presenters.wanderers import middle_of, wandering

# Places


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_everything_that_can_be_done_beside_the_board_finds_its_place(deal: Deal) -> None:
    for match, seat in at_least_one(wandering(deal, 120, 7)):
        view = match.view(seat)
        offered = control_index().offers(view, seat, tuple(match.legal(seat)))
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
                ctx = seen(match.view(seat), seat, unfolded=frozenset(("discard",)))
                assert problems(composed(kit, ctx)) == []


@pytest.mark.parametrize("size", [*SIZES, (2560, 1080), (1440, 900), (3840, 2160)], ids=str)
def test_regions_fill_the_picture_without_overlap(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    found = regions.regions(metrics)
    for name in found:
        assert metrics.rect.contains(found[name]), name
    for one, other in itertools.combinations(found, 2):
        assert not found[one].colliderect(found[other]), (one, other)
    assert found["board"].contains(regions.board_inside(metrics))


def test_a_wide_window_widens_the_right_column_no_further_than_it_should() -> None:
    narrow, wide = (regions.regions(Metrics(wide, 1080)) for wide in (1920, 2560))
    assert wide["status"].w == WIDEST_SIDE
    assert wide["board"].w > narrow["board"].w


# What a seat may know


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_worlds_a_seat_cannot_tell_apart_look_alike(deal: Deal) -> None:
    kit = kit_for()
    for match, asked in at_least_one(wandering(deal, 90, 15)):
        for seat in (asked, Seat(1 - asked)):
            view = match.view(seat)
            other = redact(imagine(view, seat, Rng(99)), seat)
            unfolded = frozenset(("discard",))
            first = composed(kit, seen(view, seat, unfolded=unfolded))
            second = composed(kit, seen(other, seat, unfolded=unfolded))
            assert first.texts == second.texts
            assert [hit_area[:2] for hit_area in first.hit_areas] == [
                hit_area[:2] for hit_area in second.hit_areas
            ]
            assert [hit_area.tip for hit_area in first.hit_areas] == [
                hit_area.tip for hit_area in second.hit_areas
            ]
            shown = [*handles_of(first), *words_of(first)]
            assert not [words for words in shown if HIDDEN in words.split("/")]


def test_counts_are_those_of_the_view() -> None:
    kit, match = kit_for(), middle_of(LANDING, 90)
    for seat in (Seat(0), Seat(1)):
        ctx = seen(match.view(seat), seat)
        world = ctx.view.world
        words = words_of(composed(kit, ctx))
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
        ctx = seen(match.view(seat), seat, unfolded=frozenset(("discard",)))
        found = {one for one in handles_of(composed(kit_for(), ctx)) if one.startswith("list/")}
        assert found == {LISTED("discard", card) for card in match.state.world.discard}


# The support board


def test_a_mountain_has_no_scramble_and_no_aircraft() -> None:
    kit = kit_for()
    for deal, has_aircraft in ((MOUNTAIN, False), (LANDING, True)):
        ctx = seen(middle_of(deal, 3).view(Seat(0)), Seat(0))
        canvas = composed(kit, ctx)
        assert (kit.say("so-action-scramble") in words_of(canvas)) is has_aircraft
        assert (at.RESERVE("aircraft") in handles_of(canvas)) is has_aircraft
        assert (at.ENEMY_RESERVE("aircraft") in handles_of(canvas)) is has_aircraft
        support = [space.id for space in ctx.view.world.setting.spaces.values() if not space.place]
        assert {at.SPACE(space) for space in support} <= handles_of(canvas)


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
    ctx = seen(view, Seat(0))
    canvas = composed(kit, ctx)
    for space in at_least_one(view.world.commanders):
        assert {at.SPACE(space), at.COMMANDER(space)} <= handles_of(canvas)
        assert lifted(kit, ctx, at.COMMANDER(space)) is not None
        away = composed(kit, seen(view, Seat(0), hidden=frozenset((at.COMMANDER(space),))))
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
        ctx = replace(
            seen(replace(view, world=replace(view.world, initiative=faction)), Seat(0)), names=("Ania", "Jan")
        )
        who = ctx.names[view.world.seat_of(faction)]
        assert kit.say("so-table-initiative", who=who) in words_of(composed(kit, ctx))


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
    rows = {
        hit_area.handle: hit_area.tip
        for hit_area in canvas.hit_areas
        if hit_area.handle.startswith("bonus_row/")
    }
    assert set(rows) == {f"bonus_row/{place}" for place in {**world.tokens, **world.setting.printed}}
    for place, bonus in world.tokens.items():
        assert kit.say(f"so-bonus-{bonus}.hint") in rows[f"bonus_row/{place}"]
        assert BONUS_PICTURES[bonus]


def test_the_contest_counts_supplied_stars() -> None:
    kit, match = kit_for(), middle_of(MOUNTAIN, 90)
    view = match.view(Seat(0))
    scores = [score(view.world, faction) for faction in FACTIONS]
    assert status.status_badge(view) == f"{scores[0]}–{scores[1]}"
    for rect in (Rect(10, 10, 344, 182), Rect(10, 10, 344, 436)):
        canvas = Canvas(kit)
        status.compose_status(canvas, seen(view, Seat(0)), rect)
        assert problems(canvas) == []
        assert {str(number) for number in scores} <= {*words_of(canvas)}
        assert {f"standing/{faction}" for faction in FACTIONS} <= handles_of(canvas)


def test_one_who_has_passed_is_marked() -> None:
    kit, view = kit_for((1920, 1080)), middle_of(MOUNTAIN, 1).view(Seat(0))
    theirs = enemy(view.world.faction_of(Seat(0)))
    for passed in (False, True):
        words = words_of(composed(kit, seen(altered(view, theirs, passed=passed), Seat(0))))
        assert (kit.say("so-table-passed") in words) is passed
