"""The field of Last Comrade: what lies open is on it and nothing else; it previews what the attack does."""

from typing import Any

import pytest
from pygame import Rect

from game.presenters.last_comrade import regions
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.field import drop_preview, field
from game.rules.core.ids import CardId, Seat
from game.rules.core.memo import Memo
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Intent
from game.rules.last_comrade import GAME, forecast
from game.rules.last_comrade import intents as asks
from game.rules.last_comrade.forecast import Forecast, forecasts
from game.rules.last_comrade.insights.aims import aims
from game.rules.last_comrade.insights.forecast_overview import overview
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from tests.presenters.kits import SIZES, cut, kit_for, problems
from tests.presenters.last_comrade.field import (
    LINE,
    committing,
    drawn,
    handles,
    kit_of,
    replace,
    sight_of,
    spots,
    words,
)
from tests.rules.last_comrade.table import Table, start, table

# What can be pointed at


def test_everybody_on_the_line_his_card_and_his_place_can_be_pointed_at() -> None:
    game = table("[wasyl olga _mw igor]", gear={"olga": "helmet car_door"}, attack="grenade")
    found = handles(drawn(kit_of(), sight_of(game.state)))
    assert {at.COMRADE(one) for one in ("wasyl", "olga", "igor")} <= found
    assert {at.COMMIT(one) for one in ("wasyl", "olga", "igor")} <= found
    assert {at.PLACE(place) for place in (1, 2, 3, 4)} <= found
    assert {"piece/olga/0", "piece/olga/1", "hazard/3", "target/1"} <= found
    assert {at.COMMISSAR, at.STRIKE, at.ATTACK_DECK, at.FIELD} <= found
    assert at.PLACE(5) not in found


def test_a_card_of_the_line_lies_on_its_place_and_places_lie_side_by_side() -> None:
    found = spots(drawn(kit_of(), sight_of(committing().state)))
    for place, comrade in enumerate(("wasyl", "olga", "igor", "tamara"), 1):
        assert found[at.PLACE(place)].contains(found[f"comrade/{comrade}"])
        assert found[at.PLACE(place)].right < found[at.PLACE(place + 1)].x
        assert found[f"commit/{comrade}"].y > found[f"comrade/{comrade}"].bottom
    assert found[at.COMMISSAR].x > found[at.PLACE(5)].right


def test_what_is_in_hand_or_on_its_way_keeps_its_place_but_is_not_drawn_there() -> None:
    kit, state = kit_of(), committing().state
    for name in ("comrade/olga", at.GLIDING("comrade/olga")):
        canvas = drawn(kit, sight_of(state, hidden=frozenset((name,))))
        assert "comrade/olga" in handles(canvas)
        assert "Olga" not in words(canvas)
    assert "Olga" in words(drawn(kit, sight_of(state)))


def test_before_the_line_forms_the_sheet_is_empty() -> None:
    begun = start(4, options={"characters": "choose"})
    canvas = drawn(kit_of(), sight_of(begun.state))
    assert handles(canvas) == {at.FIELD}
    assert canvas.texts == []


def test_places_that_the_commissar_left_behind_are_no_places_any_more() -> None:
    game = table("[wasyl olga _]", seats="")
    world = replace(game.world, seats=6)
    canvas = drawn(kit_of(), sight_of(replace(game.state, world=world)))
    assert at.PLACE(4) not in handles(canvas)
    room = regions.board_inside(kit_of().metrics)
    assert spots(canvas)[at.COMMISSAR].right < room.right - kit_of().px(20)


# What it tells


def test_a_card_that_lies_face_down_is_told_to_its_player_only() -> None:
    game = committing().do(asks.Commit("fall_back"), by="wasyl")
    kit = kit_of()
    own = sight_of(game.state)
    view = replace(own, view=GAME.redact(game.state, Seat(0)), is_open=False)
    assert "Fall Back" in words(drawn(kit, view))
    for other in (Seat(1), Seat(-1)):
        seen = replace(own, view=GAME.redact(game.state, other), seat=Seat(1))
        assert "Fall Back" not in words(drawn(kit, seen))


def test_the_own_slot_is_lit_while_a_card_is_to_be_laid() -> None:
    kit, game = kit_of(), committing()
    assert kit.say("lc-field-lay_here") in words(drawn(kit, sight_of(game.state)))
    others = replace(sight_of(game.state), seat=Seat(1), view=GAME.redact(game.state, Seat(1)))
    assert kit.say("lc-field-lay_here") not in words(drawn(kit, others))


def test_mines_and_wire_are_counted() -> None:
    game = table("[wasyl olga _mmw]")
    assert kit_of().say("lc-field-waits_for_the_curious", count=3) in words(
        drawn(kit_of(), sight_of(game.state))
    ).replace("\n", " ")


def test_the_forecast_names_whom_the_attack_would_hurt_and_what_is_left() -> None:
    game = table(LINE, attack="grenade", life={"igor": 2})
    told = words(drawn(kit_of(), sight_of(game.state)))
    kit = kit_of()
    assert kit.say("lc-field-if_nobody_moves") in told
    # The grenade lies at place 2: Olga 3, Wasyl and Igor 2.
    assert kit.say("lc-field-left_of", left=2, most=5) in told
    assert kit.say("lc-field-left_of", left=3, most=5) in told
    assert kit.say("lc-field-dies") in told
    assert told.count("Jan") == 1, "Tamara's player is not hurt: his name stands above his card only"


def test_an_attack_that_hurts_nobody_says_so() -> None:
    game = table("[wasyl olga igor _]", attack="sniper")
    assert kit_of().say("lc-field-nobody") in words(drawn(kit_of(), sight_of(game.state)))


def test_while_somebody_is_hit_that_hit_is_told_and_no_forecast() -> None:
    game = table(LINE, attack="heavy_mg", gear={"olga": "helmet"}).before_damage()
    while game.kind != "hit_window":
        game = game.step()
    told = words(drawn(kit_of(), sight_of(game.state, 1)))
    kit = kit_of()
    assert kit.say("lc-field-being_hit", kind=kit.say("lc-kind-linear")) in told
    assert kit.say("lc-field-if_nobody_moves") not in told


# Who is hit by what


@pytest.mark.parametrize(
    ("attack", "line", "place", "hit"),
    [
        ("heavy_mg", LINE, 2, ["olga"]),
        ("grenade", LINE, 2, ["olga", "wasyl", "igor"]),
        ("bullet_in_the_back", LINE, 5, ["tamara"]),
        ("laser", LINE, 1, ["wasyl", "olga", "igor", "tamara"]),
        ("mortar", "[wasyl olga igor _]", 4, ["igor"]),
    ],
)
def test_every_target_is_drawn_with_those_it_would_hit(
    attack: str, line: str, place: int, hit: list[str]
) -> None:
    game = table(line, attack=attack)
    (aim,) = aims(game.world)
    assert (aim.place, [one.comrade for one in aim.hits]) == (place, hit)
    canvas = drawn(kit_of(), sight_of(game.state))
    found = spots(canvas)
    assert found["target/1"].centerx == found[at.PLACE(place)].centerx
    (expected,) = forecasts(GAME, sight_of(game.state).view, Seat(0), None)
    assert set(expected.hurt) == set(hit)
    assert sorted(_plates(canvas)) == sorted(f"−{lost}" for lost in expected.hurt.values())


def _plates(canvas: Canvas) -> list[str]:
    """What is written in the lane of the targets."""
    lane = spots(canvas)["target/1"].inflate(0, 18)
    return [mark.text for mark in canvas.texts if lane.y <= mark.rect.centery <= lane.bottom]


def test_board_and_forecast_tell_the_same_loss() -> None:
    """Also of somebody whom his ability protects, and of one whom two Target cards hit."""
    game = table("[wasyl tamara igor _]", attack="laser")
    (aim,) = aims(game.world)
    assert {hit.comrade: hit.amount for hit in aim.hits}["tamara"] == 2
    canvas = drawn(kit_of(), sight_of(game.state))
    assert sorted(_plates(canvas)) == ["−1", "−2", "−2"]
    told = [mark.text for mark in canvas.texts if mark.text.startswith("−")]
    assert sorted(told) == sorted(2 * _plates(canvas))


def test_a_shot_passes_whoever_dodges() -> None:
    game = table(LINE, attack="heavy_mg").with_flag("olga", "dodge")
    (aim,) = aims(game.world)
    assert [hit.comrade for hit in aim.hits] == ["igor"]


def test_a_target_that_follows_somebody_is_drawn_where_he_stands_and_not_when_he_has_gone() -> None:
    game = table(LINE, attack="marksman", life={"igor": 7})
    assert [aim.place for aim in aims(game.world)] == [3]
    assert [
        aim.place for aim in aims(replace(game.world, line=("igor", "wasyl", "olga", "tamara", None)))
    ] == [1]
    assert aims(replace(game.world, line=("wasyl", "olga", "tamara", None))) == ()


def test_after_the_strike_the_target_still_lies_there_and_foretells_nothing() -> None:
    game = table(LINE, attack="heavy_mg")
    struck = replace(game.state, world=replace(game.world, step=6))
    canvas = drawn(kit_of(), sight_of(struck))
    assert "target/1" in handles(canvas)
    assert "−4" in words(drawn(kit_of(), sight_of(game.state)))
    assert "−4" not in words(canvas)


# Where a card would lead


def previewed(
    game: Table, source: str | None, target: str | None, intended: Intent | None = None, seat: int = 0
) -> tuple[bool, str]:
    canvas = Canvas(kit_of())
    ctx = sight_of(game.state, seat)
    found = drop_preview.compose_drop_preview(canvas, ctx, GAME, source, target, intended, Memo())
    return found, words(canvas)


def test_a_manoeuvre_in_hand_or_pointed_at_shows_where_it_would_lead() -> None:
    game = committing()
    for source, target in ((None, "hand/0"), ("hand/0", None), ("hand/0", "commit/wasyl")):
        is_shown, told = previewed(game, source, target)
        assert is_shown
        assert kit_of().say("lc-field-after_card", card="Fall Back") in told
    # Wasyl pushes all back and then changes sides with Olga, who comes to stand where the machine gun aims.
    assert "−4" in told
    assert "Piotr" in told


def test_a_way_that_is_barred_says_what_is_lost_to_what() -> None:
    game = table(LINE, wasyl="charge unik").to_commits()
    _, told = previewed(game, None, "hand/0")
    assert kit_of().say("lc-field-lost_steps", why="line_end", count=3) in told


def test_a_card_with_a_choice_tells_every_way() -> None:
    game = table(LINE, olga="anywhere unik", holder="olga").to_commits()
    is_shown, told = previewed(game, None, "hand/0", seat=1)
    assert is_shown
    assert told.count("unharmed") + told.count("Life −") == 4


TEN = "[wasyl olga igor tamara jurge dominika nikolai grisza jadwiga misza _]"


def smoke(attack: str = "grenade") -> Table:
    return table(TEN, wasyl="zaslona_dymna unik", holder="wasyl", attack=attack).to_commits()


def test_a_card_with_many_choices_is_summed_up_exactly() -> None:
    game, seat, card = smoke("heavy_mg"), Seat(0), CardId("zaslona_dymna")
    found = GAME.forecasts(GAME.redact(game.state, seat), seat, asks.Commit(card))
    assert len(found) == 28 > drop_preview.MOST_WAYS, "nobody exchanges Misza"
    told = overview(found, ComradeId("wasyl"))
    assert told.all == 28 == sum(count for _, count in told.lost)
    for comrade, count in told.hurt:
        assert count == sum(comrade in {**one.hurt, **one.hurt_on_the_way} for one in found) > 0
    assert [count for _, count in told.hurt] == sorted((count for _, count in told.hurt), reverse=True)
    is_shown, shown = previewed(game, None, "hand/0")
    kit = kit_of()
    assert is_shown
    assert kit.say("lc-field-all_pairs", all=28) in shown
    for lost, count in told.lost:
        assert kit.say("lc-field-in_pairs", lost=lost, count=count, all=28) in shown


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("scale", [80, 100, 160])
@pytest.mark.parametrize("size", SIZES)
def test_the_sum_of_many_choices_has_room(size: tuple[int, int], scale: int, language: str) -> None:
    kit, game = kit_for(size, scale, language), smoke()
    canvas = Canvas(kit)
    assert drop_preview.compose_drop_preview(canvas, sight_of(game.state), GAME, None, "hand/0", None, Memo())
    assert problems(canvas) == []
    assert cut(canvas) == []


def test_what_was_foretold_is_worked_out_once_for_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Intent | None] = []

    def counting(*args: Any) -> tuple[Forecast, ...]:
        asked.append(args[3])
        return forecasts(*args)

    monkeypatch.setattr(forecast, "forecasts", counting)
    ctx, kept = sight_of(smoke().state), Memo()
    for target in ("commit/wasyl", "place/3", None):
        assert drop_preview.compose_drop_preview(Canvas(kit_of()), ctx, GAME, "hand/0", target, None, kept)
    assert len(asked) == 1
    other = sight_of(smoke("heavy_mg").state)
    assert drop_preview.compose_drop_preview(Canvas(kit_of()), other, GAME, "hand/0", None, None, kept)
    assert len(asked) == 2, "another view is another question"


def test_moving_a_target_shows_whom_it_would_hit_there() -> None:
    game = table(LINE, attack="heavy_mg")
    is_shown, told = previewed(game, None, None, asks.CorrectFire(1, "back"))
    assert is_shown
    assert kit_of().say("lc-field-after_shot") in told
    assert "Zofia" in told


def test_a_choice_of_the_open_table_shows_where_everybody_would_stand() -> None:
    game = table(LINE, olga="anywhere unik", holder="olga", attack="heavy_mg").to_commits()
    while game.kind != "choose_move":
        game = game.step()
    assert sight_of(game.state, 1).is_open
    canvas = Canvas(kit_of())
    move = asks.Move("back", 1)
    ctx = sight_of(game.state, 1)
    assert drop_preview.compose_drop_preview(canvas, ctx, GAME, "comrade/olga", "place/3", move, Memo())
    # All behind her are pushed back: nobody is left where the machine gun aims, so it flies on to her.
    assert canvas.kit.say("lc-field-after_choice") in words(canvas)
    assert "Piotr" in words(canvas)


@pytest.mark.parametrize("handle", ["hand/7", "comrade/olga", "commit/wasyl"])
def test_nothing_is_foretold_of_what_moves_nobody(handle: str) -> None:
    game = table(LINE, wasyl="fall_back niet").to_commits()
    assert previewed(game, None, handle) == (False, "")


@pytest.mark.rule("LC-TURN-11")
def test_an_event_that_would_be_laid_face_down_is_warned_of() -> None:
    """It is said of the card; above the place where it is lost the table says it."""
    game = table(LINE, wasyl="fall_back niet").to_commits()
    told = kit_of().say("lc-field-laid_event")
    is_shown, shown = previewed(game, None, "hand/1")
    assert is_shown
    assert told in shown
    laid = asks.Commit(CardId("niet"))
    canvas = Canvas(kit_of())
    ctx = sight_of(game.state)
    over = drop_preview.compose_drop_preview(canvas, ctx, GAME, "hand/1", "commit/wasyl", laid, Memo())
    assert not over


def test_at_an_open_table_no_hand_is_spoken_of() -> None:
    game = committing()
    ctx = replace(sight_of(game.state), is_open=True)
    canvas = Canvas(kit_of())
    assert not drop_preview.compose_drop_preview(canvas, ctx, GAME, None, "hand/0", None, Memo())
    assert canvas.items == []


# At every size


@pytest.mark.parametrize(
    ("size", "scale", "seats", "language"),
    [
        ((1280, 720), 160, 10, "pl"),
        ((1280, 720), 80, 8, "en"),
        ((1280, 720), 100, 2, "pl"),
        ((1920, 1080), 160, 5, "pl"),
        ((1920, 1080), 100, 10, "en"),
        ((2560, 1440), 160, 8, "pl"),
        ((2560, 1440), 80, 2, "en"),
    ],
)
def test_all_words_stand_in_their_boxes_and_all_things_inside_the_neat_line(
    size: tuple[int, int], scale: int, seats: int, language: str
) -> None:
    kit = kit_of(size, text_scale=scale, language=language)
    game, chance = start(seats, seed=3), Draws(Rng(2))
    inside = regions.board_inside(kit.metrics).inflate(8, 8)
    for step in range(120):
        game = game.at_random(chance, (asks.RaiseHand,))
        if game.outcome is not None:
            break
        if step % 12:
            continue
        canvas = drawn(kit, sight_of(game.state, min(game.seat(name) for name in game.asked)))
        for mark in canvas.texts:
            assert mark.is_clipped or mark.box.contains(mark.rect), mark
        for hit_area in canvas.hit_areas:
            assert inside.contains(hit_area.rect), hit_area
        comrades = [
            hit_area.rect
            for hit_area in canvas.hit_areas
            if hit_area.handle.startswith(("comrade/", "commissar"))
        ]
        assert all(rect.collidelist([one for one in comrades if one != rect]) == -1 for rect in comrades)


# In small


@pytest.mark.parametrize("rect", [Rect(0, 0, 160, 90), Rect(0, 0, 900, 500)])
def test_the_small_picture_can_not_be_touched_and_tells_no_card(rect: Rect) -> None:
    canvas = Canvas(kit_of())
    field.compose_map(canvas, rect, committing().world)
    assert canvas.items
    assert canvas.hit_areas == []
    assert "Fall Back" not in words(canvas)


def test_all_comrades_who_may_be_dealt_are_shown_with_what_they_can() -> None:
    canvas = Canvas(kit_of())
    world = start(4).world
    field.compose_forces(canvas, Rect(0, 0, 1200, 300), world)
    told = words(canvas)
    assert all(canvas.kit.say(f"lc-comrade-{one}.short") in told for one in world.setting.comrades)
    assert "Mines" in told
