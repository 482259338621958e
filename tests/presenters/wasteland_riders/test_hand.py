"""The own hand: luck cards, combat cards while a fight asks for one, backs while everybody looks."""

import pytest
from pygame import Rect

from game.content.library import open_game
from game.presenters.shared.cards.pile_lists import UNFOLD
from game.presenters.wasteland_riders.cards import combat_card, luck_card
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.presenter import WastelandRidersPresenter
from game.presenters.wasteland_riders.zones.hand import tab_shown
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.fight.clashes import ChoosingCards
from game.rules.wasteland_riders.intents.common import DiscardForResource
from game.rules.wasteland_riders.rest import RestLuck
from game.rules.wasteland_riders.terms import COMBAT_CARDS
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.handles import kind_of
from game.view.text import SMALLEST_PX
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, problems
from tests.presenters.last_comrade.table import handles_of, of_kind, words_of
from tests.presenters.wasteland_riders.decision_panel import SCENARIOS, first, kit_for, look
from tests.presenters.wasteland_riders.sheet import underway, with_knight
from tests.presenters.wasteland_riders.zones import around, at_decision, openly


def test_luck_cards_lie_there_by_their_place() -> None:
    ctx = look(underway())
    held = ctx.view.world.knights[ctx.seat].luck
    assert of_kind(around(kit_for(), ctx), "luck") == [at.LUCK(number) for number in range(len(held))]


def test_a_fight_that_asks_for_a_card_shows_the_five() -> None:
    ctx = look(at_decision(ChoosingCards))
    canvas = around(kit_for(), ctx)
    assert of_kind(canvas, "combat") == [at.COMBAT(card) for card in COMBAT_CARDS]
    assert not of_kind(canvas, "luck")
    assert UNFOLD("luck") in handles_of(canvas)


def test_combat_cards_say_what_they_do_where_there_is_room() -> None:
    ctx = look(at_decision(ChoosingCards))
    for language in ("pl", "en"):
        kit = kit_for(language=language)
        said = words_of(around(kit, ctx))
        assert all(combat_card.text_of(kit, card) in said for card in COMBAT_CARDS)
    kit = kit_for(SIZES[0])
    assert combat_card.arrows(kit, ctx.view.world, "defence") in words_of(around(kit, ctx))


def test_a_click_on_a_tab_switches_and_another_one_back() -> None:
    fighting, calm = at_decision(ChoosingCards), underway()
    luck, combat = frozenset(("luck",)), frozenset(("combat",))
    assert tab_shown(look(fighting)) == "combat"
    assert tab_shown(look(fighting, unfolded=luck)) == "luck"
    assert tab_shown(look(calm)) == "luck"
    assert tab_shown(look(calm, unfolded=combat)) == "combat"
    assert UNFOLD("combat") in handles_of(around(kit_for(), look(calm, unfolded=combat)))


def test_nobodys_hand_is_seen_while_everybody_looks() -> None:
    state = underway()
    ctx = look(state)
    canvas = around(kit_for(), openly(state, ctx))
    held = ctx.view.world.knights[ctx.seat].luck
    names = [luck_card.name_of(kit_for(), card) for card in held]
    assert names
    assert not of_kind(canvas, "luck")
    assert not any(name in words_of(canvas) for name in names)


def test_a_card_says_when_what_and_what_it_is_discarded_for() -> None:
    world, kit = underway().world, kit_for()
    for card in at_least_one(world.setting.content.luck):
        told = luck_card.describe_luck(kit, world, CardId(card)).split("\n")
        assert len(told) == 4
        assert all(told)
        assert "⟦" not in "".join(told)


def test_every_luck_card_can_be_read_at_every_size() -> None:
    world = underway().world
    for size in SIZES:
        for scale in SCALES:
            kit = kit_for(size, scale)
            for card in at_least_one(world.setting.content.luck):
                canvas = Canvas(kit)
                luck_card.draw_luck(canvas, kit.metrics.box(40, 40, 420, 587), world, CardId(card))
                luck_card.draw_luck(canvas, kit.metrics.box(600, 40, 163, 228), world, CardId(card))
                luck_card.draw_luck(canvas, kit.metrics.box(900, 40, 88, 123), world, CardId(card))
                assert problems(canvas) == [], (card, size, scale)
                assert cut(canvas) == [], (card, size, scale)


def test_the_foot_of_a_large_card_is_read_like_its_sentences() -> None:
    """When it is played in type as large as the body of a page, and in words what it is discarded for."""
    world, kit = underway().world, kit_for((1920, 1080))
    for card in at_least_one(world.setting.content.luck):
        canvas = Canvas(kit)
        luck_card.draw_luck(canvas, kit.metrics.box(40, 40, 420, 587), world, CardId(card))
        when = next(mark for mark in canvas.texts if mark.text == luck_card.when_of(kit, card))
        assert when.rect.h >= kit.type.leading("body") * 0.9, card
        assert luck_card.symbol_of(kit, world, card).split()[0] in words_of(canvas)


def test_a_full_hand_still_shows_all_names() -> None:
    state = underway()
    seat = look(state).seat
    cards = tuple(map(CardId, state.world.setting.content.luck))[:6]
    ctx = look(with_knight(state, seat, luck=cards), Seat(seat))
    canvas = around(kit_for(), ctx)
    assert len(of_kind(canvas, "luck")) == 6
    assert problems(canvas) == []
    assert all(luck_card.name_of(kit_for(), card) in words_of(canvas) for card in cards)


def may_discard(state: State[World], decision: Decision[World]) -> bool:
    return isinstance(decision, RestLuck) and any(
        isinstance(one, DiscardForResource) for one in engine.legal(state, decision.in_order(state.world)[0])
    )


def test_luck_cards_that_can_be_used_now_are_lit() -> None:
    """Light means legal: in the rest step each that may be discarded for its symbol."""
    state = first(may_discard)
    ctx = look(state)
    held = [at.LUCK(number) for number in range(len(state.world.knights[ctx.seat].luck))]
    assert held
    presenter = WastelandRidersPresenter(open_game("wasteland_riders"), SCENARIOS[0])
    offers = presenter.offers(ctx.view, ctx.seat, ctx.legal)
    usable = {one for one in held if one in offers.sources}
    assert usable
    assert {kind_of(one) for one in usable} <= presenter.lit_kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_full_hand_in_large_type_no_title_is_cut(language: str) -> None:
    """Each luck card as it lies among five in the smallest window, mostly covered by the next."""
    kit, world = kit_for((1280, 720), 160, language), underway().world
    for card in at_least_one(world.setting.content.luck):
        canvas = Canvas(kit)
        luck_card.draw_luck(canvas, Rect(300, 500, 96, 140), world, card, 78)
        name = luck_card.name_of(kit, card).replace("\N{NO-BREAK SPACE}", " ")
        title = [mark for mark in canvas.texts if mark.box.y < 550]
        told = " ".join(mark.text for mark in title).replace("\N{NO-BREAK SPACE}", " ")
        assert told == name
        wide = [mark for mark in title if kit.type.width(mark.text, "card_name", SMALLEST_PX) > mark.box.w]
        assert wide == []
