"""The view of a fight: fighters, ranges, advantage, cards face down, ways to attack, the sum of a roll."""

import re

import pytest
from msgspec.structs import replace
from pygame import Rect

from game.config.paths import PROJECT
from game.i18n.captions import prompt
from game.i18n.rulebook import Rulebook
from game.presenters.shared.chances import percent
from game.presenters.shared.controls.rule_links import rule_of, short_rule
from game.presenters.wasteland_riders import describing
from game.presenters.wasteland_riders.cards.combat_card import draw_combat, name_of
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.fight.attack_rows import handle_of
from game.presenters.wasteland_riders.fight.track import space_of
from game.presenters.wasteland_riders.fight.words import fighter_name
from game.presenters.wasteland_riders.sums import sum_words
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.odds import Term, total
from game.rules.core.state import State
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.fight.attacks import ChoosingAttack, initiative
from game.rules.wasteland_riders.fight.clashes import ChoosingCards
from game.rules.wasteland_riders.fight.sums import crit_from
from game.rules.wasteland_riders.fight.verbs import ChoosingRange
from game.rules.wasteland_riders.forecast import preview
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.insights.attack_options import attack_options
from game.rules.wasteland_riders.insights.attack_totals import attack_totals
from game.rules.wasteland_riders.intents.fights import ChooseSymbol, ChooseWeapon
from game.rules.wasteland_riders.terms import COMBAT_CARDS, RANGES, Spot
from game.rules.wasteland_riders.world.fight import Attack, other_side
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from tests.guards import at_least_one
from tests.presenters.kits import SCALES, SIZES
from tests.presenters.last_comrade.table import handles_of, of_kind, words_of
from tests.presenters.wasteland_riders.decision_panel import composed, first, kit_for, look, problems

Asked = Decision[World]


def second_chooses(state: State[World], decision: Asked) -> bool:
    """One fighter has laid a card face down, the other has not."""
    fight = state.world.fight
    return isinstance(decision, ChoosingCards) and fight is not None and len(decision.seats(state.world)) == 1


def knight_attacks(state: State[World], decision: Asked) -> bool:
    return isinstance(decision, ChoosingAttack) and fighting(state.world).side(decision.side).seat is not None


def enemy_attacks(state: State[World], decision: Asked) -> bool:
    return isinstance(decision, ChoosingAttack) and fighting(state.world).side(decision.side).seat is None


def was_rolled(state: State[World], _decision: Asked) -> bool:
    fight = state.world.fight
    return fight is not None and fight.attack is not None and bool(fight.attack.rolled)


def changed(state: State[World], **changes: object) -> State[World]:
    """The same moment with something else in the fight."""
    return replace(state, world=replace(state.world, fight=replace(fighting(state.world), **changes)))


MOMENTS = (second_chooses, knight_attacks, enemy_attacks, was_rolled)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_fight_can_be_read_at_every_size(moment: type, size: tuple[int, int]) -> None:
    state = first(moment)
    for scale in SCALES:
        for language in ("pl", "en"):
            assert problems(composed(kit_for(size, scale, language), look(state))) == []


def test_both_fighters_are_shown_with_their_names() -> None:
    state, kit = first(second_chooses), kit_for()
    canvas = composed(kit, look(state))
    assert {handles.FOE("red"), handles.FOE("blue"), handles.DECISION} <= set(handles_of(canvas))
    for fighter in (fighting(state.world).red, fighting(state.world).blue):
        assert fighter_name(kit, state.world, fighter) in words_of(canvas)


def test_questions_name_who_fights_and_no_side_by_a_colour_nobody_has() -> None:
    state, kit = first(knight_attacks), kit_for(language="en")
    ctx, decision = look(state), engine.pending(state)
    assert isinstance(decision, ChoosingAttack)
    fighter = fighting(state.world).side(decision.side)
    assert fighter.seat is not None
    asked = prompt(kit.texts, GAME, ctx.view, ctx.seat)
    assert asked.startswith(kit.say(f"wr-rider-{state.world.knights[fighter.seat].knight}"))
    texts = [asked, *(mark.text for mark in composed(kit, ctx).texts)]
    assert [text for text in at_least_one(texts) if re.search(r"\b(red|blue)\b", text)] == []


# Cards of the clash


def test_a_card_lies_face_down_until_both_are_revealed() -> None:
    state, kit = first(second_chooses), kit_for()
    fight = fighting(state.world)
    laid = next(side for side in ("red", "blue") if fight.side(side).card is not None)
    card = fight.side(laid).card
    assert card is not None
    assert card != "hidden"
    for seat in state.world.seats:
        canvas = composed(kit, look(state, seat))
        assert name_of(kit, card) not in {mark.text for mark in canvas.texts}, seat
    other = look(state, fight.side(other_side(laid)).leader)
    own = look(state, fight.side(laid).leader)
    assert name_of(kit, card) not in describing.describe(kit, other, handles.COMBAT_SLOT)
    assert name_of(kit, card) in describing.describe(kit, own, handles.COMBAT_SLOT)
    shown = changed(
        state, revealed=True, red=replace(fight.red, card=card), blue=replace(fight.blue, card=card)
    )
    assert name_of(kit, card) in {mark.text for mark in composed(kit, look(shown, fight.red.leader)).texts}


def test_only_a_fighter_has_a_place_for_his_card() -> None:
    state, kit = first(second_chooses), kit_for()
    fight = fighting(state.world)
    leaders = {fight.red.leader, fight.blue.leader}
    for seat in at_least_one(state.world.seats):
        has_slot = handles.COMBAT_SLOT in handles_of(composed(kit, look(state, seat)))
        assert has_slot == (seat in leaders), seat


def test_who_is_asked_is_told_to_lay_a_card() -> None:
    state, kit = first(second_chooses), kit_for()
    asked = look(state)
    assert kit.say("wr-fight-drop") in words_of(composed(kit, asked))
    waiting = next(seat for seat in state.world.seats if seat != asked.seat)
    assert kit.say("wr-fight-drop") not in words_of(composed(kit, look(state, waiting)))


@pytest.mark.parametrize("wide", [24, 60, 78, 110, 168, 420])
def test_every_combat_card_can_be_read(wide: int) -> None:
    world = first(second_chooses).world
    for size, scale, language in ((SIZES[1], 100, "en"), (SIZES[1], 160, "pl"), (SIZES[0], 160, "pl")):
        for card in COMBAT_CARDS:
            canvas = Canvas(kit_for(size, scale, language))
            rect = Rect(5, 5, wide, round(wide * 88 / 63))
            draw_combat(canvas, rect, world, card)
            assert problems(canvas) == [], card
            assert [mark for mark in canvas.texts if not rect.inflate(8, 8).contains(mark.rect)] == [], card


# Ranges and advantage


def test_ranges_can_be_pointed_at_and_are_chosen_where_a_text_says_so() -> None:
    state, kit = first(second_chooses), kit_for()
    fight = fighting(state.world)
    knight = fight.red.seat if fight.red.seat is not None else fight.blue.seat
    assert knight is not None
    canvas = composed(kit, look(state))
    assert of_kind(canvas, "range") == [handles.RANGE(name) for name in RANGES]
    choosing = replace(state, stack=(*state.stack, ChoosingRange(knight)))
    lit = composed(kit, look(choosing, knight))
    plain = composed(kit, look(state, knight))
    assert lit.items != plain.items
    for name in RANGES:
        difficulty = state.world.setting.content.combat.range(name).difficulty
        assert f"{difficulty}+" in describing.describe(kit, look(state), handles.RANGE(name))


@pytest.mark.parametrize(
    ("advantage", "space", "is_turned"),
    [
        (0, 0, False),
        (3, 3, False),
        (5, 5, False),
        (6, 1, True),
        (-5, -5, False),
        (-8, -3, True),
        (14, 5, True),
    ],
)
def test_beyond_five_the_marker_is_turned_over(advantage: int, space: int, is_turned: bool) -> None:
    assert space_of(advantage) == (space, is_turned)


def test_the_marker_lies_nearer_to_whoever_leads() -> None:
    """Whoever looks stands at the left."""
    state, kit = first(second_chooses), kit_for()
    fight = changed(state, advantage=2).world.fight
    assert fight is not None
    ahead = changed(state, advantage=2 if fight.of(look(state).seat) == "red" else -2)
    behind = changed(state, advantage=-2 if fight.of(look(state).seat) == "red" else 2)

    def discs(one: State[World]) -> list[int]:
        items = composed(kit, look(one)).items
        level = composed(kit, look(changed(state, advantage=0))).items
        return sorted(item.x for item in items if item not in level)

    assert discs(ahead)
    assert discs(behind)
    assert max(discs(ahead)) < max(discs(behind))


def test_initiative_goes_from_left_to_right_on_the_range_card() -> None:
    state = first(second_chooses)
    fight = fighting(state.world)
    red = replace(fight.red, symbol="melee", card="attack")
    blue = replace(fight.blue, symbol="short", card="attack")
    near = changed(state, range="near", red=red, blue=blue, revealed=True).world
    assert initiative(near) == (("blue", "red"), False)
    same = changed(state, range="near", red=red, blue=replace(blue, symbol="melee")).world
    assert initiative(same)[1] is True
    kit = kit_for(language="en")
    shown = changed(state, range="near", red=red, blue=blue, revealed=True)
    first_name = fighter_name(kit, state.world, blue)
    assert f"First {first_name}, then" in words_of(composed(kit, look(shown, blue.leader)))


# Ways to attack


@pytest.mark.parametrize("moment", [knight_attacks, enemy_attacks])
def test_each_way_to_attack_has_its_exact_odds(moment: type) -> None:
    state, kit = first(moment), kit_for()
    ctx = look(state)
    canvas = composed(kit, ctx)
    found = attack_options(ctx.view.world, ctx.seat)
    assert found
    assert {handle_of(way) for way in found} <= set(handles_of(canvas))
    for way in found:
        intent = ChooseSymbol(way.symbol) if way.spot is None else ChooseWeapon(way.spot, way.symbol)
        assert way.odds == preview(ctx.view, ctx.seat, intent)
        if way.odds is not None:
            assert percent(kit, way.odds, exact=True) in words_of(canvas)
            assert percent(kit, way.odds, exact=True) in describing.describe(kit, ctx, handle_of(way))


def test_only_what_is_legal_has_odds() -> None:
    state = first(knight_attacks)
    ctx = look(state)
    decision = state.stack[-1]
    assert isinstance(decision, ChoosingAttack)
    legal = set(decision.legal(ctx.view.world, ctx.seat))
    ways = attack_options(ctx.view.world, ctx.seat)
    assert {ChooseWeapon(way.spot or Spot(""), way.symbol) for way in ways if way.odds is not None} == legal


def test_an_onlooker_has_no_ways() -> None:
    state = first(knight_attacks)
    fight = fighting(state.world)
    onlooker = next(seat for seat in state.world.seats if fight.of(seat) is None)
    canvas = composed(kit_for(), look(state, onlooker))
    assert not of_kind(canvas, "weapon")
    assert not of_kind(canvas, "symbol")


# The sum of an attack


def struck(rolled: tuple[int, ...], **changes: object) -> State[World]:
    """An attack of the enemy with these dice."""
    state = first(enemy_attacks)
    fight = fighting(state.world)
    side = next(side for side in ("red", "blue") if fight.side(side).enemy is not None)
    fighter = replace(fight.side(side), symbol="melee")
    return changed(state, **{side: fighter}, attack=Attack(side, rolled=rolled, **changes))


def test_a_miss_does_nothing() -> None:
    outcome = attack_totals(struck((1, 2)).world)
    assert outcome is not None
    assert not outcome.is_hit
    assert outcome.damage == outcome.stopped == ()
    kit = kit_for()
    assert kit.say("wr-fight-missed") in words_of(composed(kit, look(struck((1, 2)))))


def test_tens_add_damage_and_blocks_take_it_away() -> None:
    """The faces that count as a ten begin lower for some enemies."""
    world = struck((10,)).world
    attack = fighting(world).attack
    assert attack is not None
    most = crit_from(world, attack.by) - 1
    plain, ten = attack_totals(struck((most,)).world), attack_totals(world)
    assert plain is not None
    assert ten is not None
    assert plain.is_hit
    assert (plain.tens, ten.tens) == (0, 1)
    tens = [term for term in ten.damage if term.name == "tens"]
    assert tens
    assert total(ten.damage) == total(plain.damage) + total(tens)
    blocked = attack_totals(struck((most,), block=1).world)
    assert blocked is not None
    assert total(blocked.stopped) == min(total(plain.damage), total(plain.stopped) + 1)


def test_each_step_of_the_sum_cites_its_rule() -> None:
    canvas = composed(kit_for(), look(struck((10, 3))))
    for rule in ("§ATK-10", "§TEST-07", "§ATK-13", "§ATK-16", "§ATK-17"):
        assert rule in words_of(canvas)


def test_a_sum_is_written_with_its_signs() -> None:
    kit = kit_for(language="en")
    terms = (
        Term("skill", 3, "", "skill-guns"),
        Term("range", 1, "", "range-medium"),
        Term("opponent", -2, "", "combat-defence"),
    )
    words = sum_words(kit, terms)
    assert words == "3\u00a0Guns +\u00a01\u00a0medium range −\u00a02\u00a0opponent’s Defence =\u00a02"
    assert sum_words(kit, terms[:1]) == "3\u00a0Guns"


# The end, and tips


def test_the_winner_is_named() -> None:
    state, kit = first(enemy_attacks), kit_for(language="en")
    fight = fighting(state.world)
    won = changed(state, over=True, winner="red")
    name = fighter_name(kit, state.world, fight.red)
    assert kit.say("wr-fight-won", name=name) in words_of(composed(kit, look(won)))
    drawn = changed(state, over=True)
    assert kit.say("wr-fight-draw") in words_of(composed(kit, look(drawn)))


def test_everything_in_the_view_has_a_tip() -> None:
    for moment in MOMENTS:
        ctx = look(first(moment))
        for language in ("pl", "en"):
            kit = kit_for(language=language)
            hit_areas = [one for one in composed(kit, ctx).hit_areas if one.handle != handles.DECISION]
            for hit_area in at_least_one(hit_areas):
                words = hit_area.tip or describing.describe(kit, ctx, hit_area.handle)
                assert words, hit_area.handle
                assert "⟦" not in words, hit_area.handle


def test_every_rule_cited_leads_to_its_place_in_the_book() -> None:
    book, kit = Rulebook.load(PROJECT / "assets" / "rulebook", "en", "wasteland_riders"), kit_for()
    for moment in MOMENTS:
        canvas = composed(kit, look(first(moment)))
        cited = {
            rule_of(hit_area.handle): hit_area for hit_area in canvas.hit_areas if rule_of(hit_area.handle)
        }
        labels = {mark.text for mark in canvas.texts if mark.text.startswith("§")}
        assert labels
        assert {short_rule(str(rule)) for rule in cited} == labels
        for rule, hit_area in cited.items():
            assert book.paragraph(str(rule)) is not None, rule
            assert not hit_area.is_piece, rule


def test_a_prepared_fighter_says_so() -> None:
    state, kit = first(second_chooses), kit_for()
    prepared = changed(state, red=replace(fighting(state.world).red, prepared=True))
    assert kit.say("wr-fight-tip-prepared") in describing.describe(kit, look(prepared), handles.FOE("red"))
    assert composed(kit, look(prepared)).items != composed(kit, look(state)).items
