"""Tips and things in hand of Wasteland Riders: all that is drawn is told, all that is offered can be done."""

import pytest
from pygame import Rect

from game.devtools.invariants.seatings import Deal
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls.bindings import places
from game.presenters.wasteland_riders.decision.option_rows import compose, is_active
from game.presenters.wasteland_riders.decision.option_rows import describe as describe_row
from game.presenters.wasteland_riders.describing import describe, enlarge
from game.presenters.wasteland_riders.lifting import lifted
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.intents.common import ChooseOption, ChooseSkill
from game.rules.wasteland_riders.skill_tests import SkillTest
from game.rules.wasteland_riders.terms import DECKS
from game.rules.wasteland_riders.verbs.choices import Choosing
from game.view.canvas import Canvas
from game.view.handles import Handle
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, kit_for, problems
from tests.presenters.wasteland_riders.board import sight_of
from tests.presenters.wasteland_riders.walk import DEALS, Drawn, tables
from tests.rules.wasteland_riders.table import Table, riders

UNTOLD = frozenset(("board", "decision"))
"""Grounds on which things lie: nobody asks what they are."""
BESIDE = Rect(600, 300, 40, 40)


@pytest.mark.sweep("values")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_every_handle_of_an_offer_is_drawn_and_everything_drawn_is_told(
    deal: Deal, size: tuple[int, int]
) -> None:
    language = "pl" if size == (1280, 720) else "en"
    kit, told = kit_for(size, language=language), set[Handle]()
    for table in tables(kit, deal):
        assert_offers_are_drawn(table)
        for hit_area in table.canvas.hit_areas:
            kind = hit_area.handle.partition("/")[0]
            if not hit_area.is_piece or hit_area.tip or kind in UNTOLD:
                continue
            words = describe(kit, table.view_context, hit_area.handle)
            assert words, (hit_area.handle, words)
            assert "⟦" not in words, (hit_area.handle, words)
            assert words == words.strip(), (hit_area.handle, words)
            told.add(kind)
    assert len(told) >= 15


def assert_offers_are_drawn(table: Drawn) -> None:
    """Every way of every legal intent has its things on the table, and what is taken can be shown in hand."""
    decision, seat, handles = engine.pending(table.view), table.view_context.seat, table.handles
    assert decision is not None
    for intent in table.legal:
        for place in places(table.view.world, seat, intent, decision):
            assert not place.targets or handles.intersection(place.targets), (intent, place)
            assert not place.sources or handles.intersection(place.sources), (intent, place)
            for source in handles.intersection(place.sources):
                assert lifted(table.canvas.kit, table.view_context, source) is not None, source


def test_things_are_shown_large_without_an_error_and_within_the_picture() -> None:
    kit, shown = kit_for((1280, 720)), set[str]()
    for table in tables(kit, DEALS[1]):
        for handle in sorted(table.handles):
            canvas = Canvas(kit)
            if enlarge(canvas, table.view_context, handle, BESIDE):
                shown.add(handle.partition("/")[0])
                assert canvas.items, handle
                assert not problems(canvas), handle
            else:
                assert not canvas.items
    assert shown >= {"hex", "luck", "market", "spot", "contract", "revealed", "combat"}


def test_what_does_not_exist_has_no_tip_and_cannot_be_lifted() -> None:
    game = riders()
    kit = kit_for()
    ctx = sight_of(kit, game.state, Seat(0))
    for handle in ("luck/9", "revealed/3", "combat/none", "villain/nobody", "option/0", "nonsense"):
        assert describe(kit, ctx, handle) == ""
        assert lifted(kit, ctx, handle) is None
        assert not enlarge(Canvas(kit), ctx, handle, BESIDE)


def test_of_a_card_that_somebody_draws_the_back_is_seen() -> None:
    kit = kit_for()
    ctx = sight_of(kit, riders().state, Seat(0))
    for deck in DECKS:
        for seat in (0, 1):
            surface = lifted(kit, ctx, at.DRAWN(deck, Seat(seat), 4, 0))
            assert surface is lifted(kit, ctx, at.DRAWN(deck, Seat(seat), 5, 1)), "whichever card it is"
            assert surface is not None


def test_a_hidden_card_is_not_lifted() -> None:
    game = riders().luck(0, "l01_jechalem_cala_noc")
    kit = kit_for()
    assert lifted(kit, sight_of(kit, game.state, Seat(0)), "luck/0") is not None
    hidden = game.with_knight(0, luck=("hidden",))
    assert lifted(kit, sight_of(kit, hidden.state, Seat(0)), "luck/0") is None


def test_a_thing_in_hand_is_small_above_the_board_and_shows_its_amount() -> None:
    game = riders().luck(0, "l01_jechalem_cala_noc")
    kit = kit_for((1920, 1080))
    ctx = sight_of(kit, game.state, Seat(0))
    large, small = lifted(kit, ctx, "luck/0"), lifted(kit, ctx, "luck/0", small=True)
    assert large is not None
    assert small is not None
    assert small.get_width() < large.get_width()
    one, three = (lifted(kit, ctx, "resource/ammo", amount=count) for count in (1, 3))
    assert one is not None
    assert three is not None
    assert one is not three
    assert lifted(kit, ctx, "knight/0") is not None


# Rows to choose from


def choosing() -> Table:
    heal = (Effect("heal", resource="health", n=1),), (Effect("heal", resource="radiation", n=1),)
    return riders().with_knight(0, health=2).run(Choosing(Seat(0), Seat(0), "apteczka", heal))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_rows_stay_in_their_boxes(size: tuple[int, int], scale: int, language: str) -> None:
    kit = kit_for(size, scale, language)
    skills = riders().run(SkillTest(Seat(0), "exploration", ("repair", "medicine", "talk"), 7, 2))
    for game, handles in ((choosing(), 2), (skills, 3)):
        ctx = sight_of(kit, game.state, Seat(0))
        assert is_active(ctx)
        canvas = Canvas(kit)
        compose(canvas, ctx, kit.metrics.box(600, 64, 512, 420))
        assert [hit_area.handle for hit_area in canvas.hit_areas] == [
            f"option/{number}" for number in range(handles)
        ]
        assert not problems(canvas)
        assert not cut(canvas)


def test_a_row_that_cannot_be_chosen_says_why_and_a_skill_tells_its_odds() -> None:
    kit, game = kit_for(language="en"), choosing()
    ctx = sight_of(kit, game.state, Seat(0))
    assert describe_row(kit, ctx, 0).startswith("Heal 1 health")
    assert game.refused(ChooseOption(1)) == "WR-RES-01"
    assert "That would change nothing." in describe_row(kit, ctx, 1)
    skills = riders().run(SkillTest(Seat(0), "exploration", ("repair", "talk"), 7))
    row = describe_row(kit, sight_of(kit, skills.state, Seat(0)), 0)
    assert "%" in row
    assert "from 7" in row
    assert describe_row(kit, sight_of(kit, skills.state, Seat(0)), 5) == ""
    decision = engine.pending(skills.state)
    assert decision is not None
    (place,) = places(skills.world, Seat(0), ChooseSkill("talk"), decision)
    assert place.targets == ("skill/talk", "option/1")
