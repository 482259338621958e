"""The panel of what is being decided: tests, wasteland cards, meetings, robberies; which view is shown."""

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.presenters.shared.chances import percent
from game.presenters.wasteland_riders.cards.wasteland_card import describe_wasteland, draw_wasteland, name_of
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.controls.offers import control_index
from game.presenters.wasteland_riders.controls.refusals import belongs_in_hand
from game.presenters.wasteland_riders.decision import wasteland_view
from game.presenters.wasteland_riders.decision.usable_now import uses_of
from game.presenters.wasteland_riders.decision.views import is_active
from game.presenters.wasteland_riders.describing import describe
from game.rules.core.engine import legal
from game.rules.core.frames import Decision
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.fight.meetings import AnsweringMeeting, Found, MaySearch, Meeting
from game.rules.wasteland_riders.fight.theft import STOLEN, Robbing
from game.rules.wasteland_riders.forecast import odds, odds_of_test, preview
from game.rules.wasteland_riders.intents.common import Escape, PlayLuck, PlayWasteland
from game.rules.wasteland_riders.knowledge.views import redact
from game.rules.wasteland_riders.movement.driving import ScavengerPlays
from game.rules.wasteland_riders.movement.limits import cards_to_play
from game.rules.wasteland_riders.movement.planning import ChoosingMode
from game.rules.wasteland_riders.movement.wasteland_cards import EscapeOrFace
from game.rules.wasteland_riders.windows.windows import InAnswer
from game.rules.wasteland_riders.world.state import Planned, World
from game.view.canvas import Canvas
from tests.guards import at_least_one
from tests.presenters.kits import SCALES, SIZES
from tests.presenters.last_comrade.table import handles_of, of_kind, words_of
from tests.presenters.wasteland_riders.decision_panel import (
    Moment,
    composed,
    first,
    kit_for,
    look,
    moments,
    problems,
)

Asked = Decision[World]


def scavenger_plays(state: State[World], decision: Asked) -> bool:
    return isinstance(decision, ScavengerPlays) and len(cards_to_play(state.world)) > 1


def enemy_played(state: State[World], decision: Asked) -> bool:
    content = state.world.setting.content
    return isinstance(decision, EscapeOrFace) and content.wasteland[decision.card].panel is not None


def event_played(state: State[World], decision: Asked) -> bool:
    content = state.world.setting.content
    return isinstance(decision, EscapeOrFace) and content.wasteland[decision.card].panel is None


def before_test(state: State[World], _decision: Asked) -> bool:
    test = state.world.test
    return test is not None and test.passed is None and not test.rolled


def after_roll(state: State[World], _decision: Asked) -> bool:
    test = state.world.test
    return test is not None and test.passed is None and bool(test.rolled)


def meeting(_state: State[World], decision: Asked) -> bool:
    return isinstance(decision, Meeting)


def answering(_state: State[World], decision: Asked) -> bool:
    return isinstance(decision, AnsweringMeeting)


def may_search(_state: State[World], decision: Asked) -> bool:
    return isinstance(decision, MaySearch)


def answering_luck(_state: State[World], decision: Asked) -> bool:
    return isinstance(decision, InAnswer)


def robbing(_state: State[World], decision: Asked) -> bool:
    return isinstance(decision, Robbing)


def nothing_yet(_state: State[World], decision: Asked) -> bool:
    return isinstance(decision, ChoosingMode)


def found(state: State[World]) -> State[World]:
    """The rival who was met lies there unconscious and is found."""
    decision = state.stack[-1]
    assert isinstance(decision, MaySearch)
    return replace(state, stack=(*state.stack[:-1], Found(decision.seat, decision.rival)))


MOMENTS = (
    scavenger_plays,
    enemy_played,
    event_played,
    before_test,
    after_roll,
    meeting,
    answering,
    may_search,
    robbing,
    answering_luck,
)


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_view_can_be_read_at_every_size(moment: type) -> None:
    state = first(moment)
    states = (state, found(state)) if moment is may_search else (state,)
    for one in at_least_one(states):
        for size in SIZES:
            for scale in SCALES:
                for language in ("pl", "en"):
                    canvas = composed(kit_for(size, scale, language), look(one))
                    assert problems(canvas) == []
                    assert handles_of(canvas)[0] == handles.DECISION
                    assert [zone.name for zone in canvas.zones] == ["decision"]


def test_the_panel_is_open_only_while_something_is_decided() -> None:
    for moment in MOMENTS:
        assert is_active(look(first(moment)))
    quiet = look(first(nothing_yet))
    assert not is_active(quiet)
    assert composed(kit_for(), quiet).items == []


def test_whatever_is_decided_can_be_drawn_for_everybody() -> None:
    """Neither the asked nor the others meet a moment that cannot be shown, or that has no words."""
    kit = kit_for(language="en")
    for match, decision in at_least_one(moments(11, 4, "m5_dwie_zakaly", 260)):
        for seat in at_least_one(match.state.world.seats):
            canvas = composed(kit, look(match.state, seat))
            assert [mark.text for mark in canvas.texts if "⟦" in mark.text] == [], decision


# Wasteland cards


def test_the_scavenger_chooses_among_the_revealed_cards() -> None:
    state, kit = first(scavenger_plays), kit_for()
    canvas = composed(kit, look(state))
    cards = cards_to_play(state.world)
    assert of_kind(canvas, "revealed") == [handles.REVEALED(number) for number in range(len(cards))]
    for card in cards:
        assert name_of(kit, state.world, card) in words_of(canvas)


def test_planned_cards_are_known_to_those_who_may_see_them() -> None:
    state, kit = first(scavenger_plays), kit_for()
    world, decision = state.world, state.stack[-1]
    assert world.move is not None
    assert isinstance(decision, ScavengerPlays)
    card = world.move.revealed[0]
    hidden = replace(
        state,
        world=replace(world, move=replace(world.move, revealed=()), planned=(Planned(card, decision.seat),)),
    )
    scavenger = composed(kit, look(hidden))
    assert name_of(kit, world, card) in words_of(scavenger)
    rival = composed(kit, look(hidden, decision.rival))
    assert of_kind(rival, "revealed") == [handles.REVEALED(0)]
    assert name_of(kit, world, card) not in words_of(rival)
    assert describe_wasteland(kit, world, HIDDEN) == kit.say("wr-fight-card_hidden")


@pytest.mark.parametrize("wide", [70, 120, 168, 245, 420])
def test_every_wasteland_card_can_be_read(wide: int) -> None:
    world = first(scavenger_plays).world
    content = world.setting.content
    for scale, language in ((100, "pl"), (160, "pl"), (100, "en")):
        kit = kit_for((1920, 1080), scale, language)
        for card in (*content.wasteland, *content.enemies):
            canvas = Canvas(kit)
            rect = Rect(20, 20, wide, round(wide * 88 / 63))
            draw_wasteland(canvas, rect, world, CardId(card))
            assert problems(canvas) == [], card
            outside = [mark for mark in canvas.texts if not rect.inflate(8, 8).contains(mark.rect)]
            assert outside == [], card


def test_every_wasteland_card_tells_all_it_says() -> None:
    world = first(scavenger_plays).world
    content = world.setting.content
    for language in ("pl", "en"):
        kit = kit_for(language=language)
        for card in (*content.wasteland, *content.enemies):
            words = describe_wasteland(kit, world, CardId(card))
            assert "⟦" not in words, card
            assert len(words.splitlines()) >= 3, card
            known = content.wasteland.get(card)
            if known is not None:
                assert f"{known.escape.difficulty}+" in words
                assert known.panel is None or str(known.panel.aggression) in words


@pytest.mark.parametrize("moment", [enemy_played, event_played])
def test_escaping_has_its_exact_odds(moment: type) -> None:
    state, kit = first(moment), kit_for()
    ctx = look(state)
    expected = preview(ctx.view, ctx.seat, Escape())
    assert expected is not None
    assert percent(kit, expected, exact=True) in words_of(composed(kit, ctx))


def test_the_cards_never_overlap() -> None:
    box = Rect(10, 10, 600, 380)
    for count in range(1, 9):
        places = wasteland_view.card_places(8, box, count)
        assert len(places) == count, count
        assert all(box.contains(place) for place in places), count
        for number, place in enumerate(places):
            assert place.collidelist(places[number + 1 :]) == -1


# Tests of skills


def test_the_chance_of_a_test_is_that_of_the_rules() -> None:
    world = first(before_test).world
    test = world.test
    assert test is not None
    expected = odds(world, test.seat, test.kind, (test.skill,), test.difficulty, test.needed)
    assert not test.dice
    assert odds_of_test(world) == expected
    assert percent(kit_for(), expected, exact=True) in words_of(composed(kit_for(), look(first(before_test))))


def test_dice_that_lie_tell_how_it_stands() -> None:
    state, kit = first(after_roll), kit_for()
    test = state.world.test
    assert test is not None
    for rolled, word in (((10, 10), "passed"), ((1, 1), "failed")):
        shown = replace(
            state, world=replace(state.world, test=replace(test, rolled=rolled, needed=1, sure=False))
        )
        assert kit.say(f"wr-matter-test_{word}") in words_of(composed(kit, look(shown)))


def test_what_can_be_used_is_told_to_its_owner_only() -> None:
    """Luck cards in hand are nobody else's business: an open table names none."""
    for match, decision in moments(7, 3, "m1_zbawca_pustkowi", 400):
        seat = decision.in_order(match.state.world)[0]
        own = uses_of(look(match.state, seat))
        if not any(isinstance(intent, PlayLuck) for intent in own) or not decision.is_public_decision:
            continue
        public = match.state
        for other in match.state.world.seats:
            public = redact(public, Seat(other))
        said = [one for one in match.legal(seat) if decision.is_public(match.state.world, seat, one)]
        shown = uses_of(replace(look(match.state, seat), view=public, is_open=True, legal=tuple(said)))
        assert not any(isinstance(intent, PlayLuck) for intent in shown)
        assert set(shown) <= set(own)
        return
    raise AssertionError("nobody could use a luck card")


def test_a_luck_card_that_may_be_answered_is_shown_with_who_played_it() -> None:
    state, kit = first(answering_luck), kit_for()
    canvas = composed(kit, look(state))
    last = state.world.table[-1]
    assert kit.say(f"wr-luck-{last.card}.text").split()[0] in words_of(canvas)
    assert of_kind(canvas, "seat")[0] == handles.SEAT(last.seat)


# Meetings and robberies


def test_a_meeting_shows_who_is_here() -> None:
    state = first(meeting)
    decision = state.stack[-1]
    assert isinstance(decision, Meeting)
    here = state.world.knights[decision.seat].hex
    rivals = [knight.seat for knight in state.world.on_hex(here) if knight.seat != decision.seat]
    assert of_kind(composed(kit_for(), look(state)), "seat") == [handles.SEAT(seat) for seat in rivals]


def test_a_search_has_its_exact_odds() -> None:
    state, kit = first(may_search), kit_for()
    decision = state.stack[-1]
    assert isinstance(decision, MaySearch)
    check = state.world.setting.numbers.search
    expected = odds(state.world, decision.seat, "search", check.skills, check.difficulty)
    assert percent(kit, expected, exact=True) in words_of(composed(kit, look(state)))


def test_a_robber_sees_what_he_may_take() -> None:
    state, kit = first(robbing), kit_for()
    decision = state.stack[-1]
    assert isinstance(decision, Robbing)
    canvas = composed(kit, look(state))
    assert of_kind(canvas, "their_resource") == [
        handles.THEIR_RESOURCE(decision.victim, name) for name in STOLEN
    ]
    victim = replace(state.world.knights[decision.victim], ammo=0)
    knights = tuple(victim if one.seat == decision.victim else one for one in state.world.knights)
    poor = replace(state, world=replace(state.world, knights=knights))
    assert composed(kit, look(poor)).items != canvas.items


def bound_to_wait(state: State[World], decision: Asked) -> bool:
    """A contract forbids all that was revealed."""
    return isinstance(decision, ScavengerPlays) and not any(
        isinstance(one, PlayWasteland) for one in legal(state, decision.seat)
    )


def test_a_scavenger_whom_a_contract_binds_is_told_why_and_what_he_pulls_answers() -> None:
    state, kit = first(bound_to_wait), kit_for((1280, 720), 100, "en")
    told = words_of(composed(kit, look(state)))
    assert kit.say("wr-matter-wasteland_may") not in told
    assert "there is more threat ahead" in told
    seat = look(state).seat
    assert belongs_in_hand(state.world, seat, handles.REVEALED(0))
    refusal = control_index().refusal(redact(state, seat), seat, handles.REVEALED(0), None)
    assert refusal is not None
    assert refusal.rule == "WR-WASTE-19"
    free = first(scavenger_plays)
    assert kit.say("wr-matter-wasteland_play") in words_of(composed(kit, look(free)))


@pytest.mark.parametrize("moment", [enemy_played, event_played, answering, may_search])
def test_rows_that_say_what_an_answer_means_are_clicked_for_it(moment: Moment) -> None:
    reached, kit = first(moment), kit_for()
    state = found(reached) if moment is may_search else reached
    ctx = look(state)
    drawn = {one.handle for one in composed(kit, ctx).hit_areas if one.handle in handles.OPTION}
    offers = control_index().offers(redact(state, ctx.seat), ctx.seat, legal(state, ctx.seat))
    clicked = {row: offers.meanings(None, row) for row in at_least_one(drawn)}
    assert {type(one) for meant in clicked.values() for one in meant} <= {type(one) for one in offers.buttons}
    assert all(len(meant) == 1 for meant in clicked.values())
    assert all(describe(kit, ctx, row) for row in drawn)
