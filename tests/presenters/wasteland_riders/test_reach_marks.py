"""While somebody lays his route every hex that his fuel reaches tells what it takes; nobody else sees it."""

from game.presenters.wasteland_riders import describing
from game.presenters.wasteland_riders.board.reach_marks import reach_ahead
from game.presenters.wasteland_riders.controls import handles
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.insights.reach import reach_of
from game.rules.wasteland_riders.movement.planning import MarkingRoute
from game.rules.wasteland_riders.world.state import World
from tests.presenters.kits import stage_kit
from tests.presenters.wasteland_riders.board import SCENARIOS, drawn, played_until, sight_of, view_of


def drives(state: State[World]) -> bool:
    move = state.world.move
    is_asked = isinstance(engine.pending(state), MarkingRoute)
    return is_asked and move is not None and move.mode == "vehicle" and not move.route


def test_the_reach_is_drawn_and_told_before_the_first_hex_is_marked() -> None:
    view, seat = view_of(played_until(SCENARIOS[0], drives, seats=2))
    kit, ctx = stage_kit(language="en"), sight_of(stage_kit(language="en"), view, seat)
    reach = reach_of(view.world, seat)
    near = view.world.setting.neighbours[view.world.knights[seat].hex]
    far = next(place for place in reach if place not in near)
    fuels = sorted(str(one.fuel) for one in reach.values())
    texts = [mark.text for mark in drawn(kit, ctx).texts]
    bare = [mark.text for mark in drawn(kit, sight_of(kit, view, Seat(1 - seat))).texts]
    for text in bare:
        texts.remove(text)
    assert sorted(texts) == fuels
    tip = describing.describe(kit, ctx, handles.HEX(far))
    assert f"{reach[far].points} MP, fuel {reach[far].fuel}" in tip


def test_a_rival_and_who_is_asked_something_else_see_no_reach() -> None:
    match = played_until(SCENARIOS[0], drives, seats=2)
    seat = min(match.waiting_for())
    kit = stage_kit()
    rival = Seat(1 - seat)
    assert reach_ahead(sight_of(kit, match.view(seat), seat))
    assert not reach_ahead(sight_of(kit, match.view(rival), rival))


def test_a_tip_of_a_hex_says_what_its_actions_do_and_no_name_of_a_place() -> None:
    view, seat = view_of(played_until(SCENARIOS[0], drives, seats=2))
    for language in ("pl", "en"):
        kit = stage_kit(language=language)
        ctx, actions = sight_of(kit, view, seat), view.world.setting.actions_of
        numbered = {view.world.setting.tile(tile).number: place for place, tile in view.world.tiles.items()}
        for number, found in actions.items():
            if number not in numbered:
                continue
            tip = describing.describe(kit, ctx, handles.HEX(numbered[number]))
            assert found
            assert all(kit.say(f"wr-action-{name}.text") in tip for name in found)
            assert numbered[number] not in tip
