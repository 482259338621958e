"""Motions on the field of Last Comrade: they tell what happened, where it did, and end where things are."""

from collections.abc import Sequence

import pytest
from pygame import Rect

from game.presenters.last_comrade import motions
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.field.story import OFF_STAGE
from game.presenters.last_comrade.lifting import lifted
from game.rules.core.rng import Draws, Rng
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import intents as asks
from game.rules.last_comrade import line_events as on_line
from game.rules.last_comrade.terms import ComradeId
from game.view.timeline import Group, Timeline
from tests.presenters.last_comrade.field import LINE, drawn, kit_of, replace, sight_of, spots, words
from tests.rules.last_comrade.table import Table, start, table


def told(before: Table, after: Table, events: Sequence[Event]) -> list[Group]:
    kit = kit_of()
    one, other = (spots(drawn(kit, sight_of(game.state))) for game in (before, after))
    return motions.motions(one, other, events)


def keys(group: Group) -> set[str]:
    return {tween.key for tween in group.tweens}


def test_the_queue_shifts_all_together_and_ends_where_everybody_is_drawn() -> None:
    before = table("[wasyl olga igor _]")
    after = before.with_line(None, "wasyl", "olga", "igor")
    event = on_line.StepPushed("wasyl", "back", 1, 4, ("wasyl", "olga", "igor"), False)
    (group,) = told(before, after, [event])
    assert keys(group) == {f"gliding/comrade/{one}" for one in ("wasyl", "olga", "igor")}
    assert {(tween.start_ms, tween.ms) for tween in group.tweens} == {(0.0, 200.0)}
    found = spots(drawn(kit_of(), sight_of(after.state)))
    for tween in group.tweens:
        assert tween.to == found[tween.key.removeprefix("gliding/")].center


def test_a_death_is_told_at_the_place_where_it_happened_and_the_commissar_steps_up() -> None:
    before = table("[wasyl olga igor _]")
    dead = replace(before.player("olga"), alive=False, life=0, batch=1)
    players = {**before.world.players, ComradeId("olga"): dead}
    world = replace(before.world, players=players, line=("wasyl", None, "igor"))
    after = before.after(replace(before.state, world=world))
    events: list[Event] = [
        on_line.DamageTaken("olga", 5, 0),
        on_line.ComradeDied("olga", 1, ()),
        on_line.CommissarAdvanced((), 4),
    ]
    groups = told(before, after, events)
    moved = set().union(*map(keys, groups))
    assert {"gliding/comrade/olga", "dead/olga/0", "dead/olga/3", "gliding/commissar"} <= moved
    timeline = Timeline()
    timeline.play(groups, 0.0)
    stood = spots(drawn(kit_of(), sight_of(before.state)))["comrade/olga"].center
    assert timeline.value("gliding/comrade/olga", 0.5) == stood
    assert timeline.value("dead/olga/0", 0.5) == OFF_STAGE
    assert timeline.value("dead/olga/0", 100.0) == stood
    assert timeline.value("gliding/comrade/olga", 100.0) is None


def test_life_that_is_lost_moves_nothing() -> None:
    """The film tells it, where it happens."""
    game = table("[wasyl olga _]")
    assert not told(game, game, [on_line.DamageTaken("olga", 2, 3)])


def test_an_exchange_goes_over_one_another() -> None:
    before = table("[wasyl olga igor _]")
    after = before.with_line("igor", "olga", "wasyl", None)
    (group,) = told(before, after, [on_line.ComradesExchanged("wasyl", "igor")])
    assert keys(group) == {"gliding/comrade/wasyl", "gliding/comrade/igor"}
    assert all(tween.arc > 0 for tween in group.tweens)


def test_a_card_is_turned_over_where_it_lies() -> None:
    game = table("[wasyl olga _]")
    _, group = told(game, game, [ev.CardRevealed("olga", "leg_it")])
    assert keys(group) == {"gliding/commit/olga", *(f"flip/leg_it/0/{step}" for step in range(8))}
    assert group.cues == ("card",)
    kit, ctx = kit_of(), sight_of(game.state)
    wide = [lifted(kit, ctx, f"flip/leg_it/0/{step}") for step in range(8)]
    widths = [0 if one is None else one.get_width() for one in wide]
    assert widths[:4] == sorted(widths[:4], reverse=True)
    assert widths[4:] == sorted(widths[4:])


def test_an_attack_says_nothing_before_it_is_turned_over() -> None:
    game = table(LINE, attack="heavy_mg")
    hidden = frozenset((at.GLIDING(at.STRIKE),))
    told = words(drawn(kit_of(), sight_of(game.state, hidden=hidden)))
    assert "Heavy Machine Gun" not in told
    assert "−4" not in told
    assert "Heavy Machine Gun" in words(drawn(kit_of(), sight_of(game.state)))


def test_cards_that_many_draw_fly_together() -> None:
    game = table("[wasyl olga _]")
    deck = {at.ACTION_DECK: Rect(900, 900, 80, 110)}
    spread = {**spots(drawn(kit_of(), sight_of(game.state))), **deck}
    events = [ev.CardsDrawn(one, ("?", "?")) for one in ("wasyl", "olga")]
    _, flying = motions.motions(spread, spread, events)
    assert len(flying.tweens) == 2
    assert flying.stagger_ms > 0
    assert {tween.to for tween in flying.tweens} == {
        spread[f"comrade/{one}"].center for one in ("wasyl", "olga")
    }


@pytest.mark.parametrize("seats", [3, 6])
def test_all_that_moves_in_a_game_can_be_drawn_and_ends_where_it_is(seats: int) -> None:
    kit, game, chance = kit_of(), start(seats, seed=5, options={"start_life": "2"}), Draws(Rng(8))
    before = spots(drawn(kit, sight_of(game.state)))
    hidden = ("gliding/commit", "gliding/strike", "hand/")
    seen: set[str] = set()
    for _ in range(140):
        if game.outcome is not None:
            break
        last = len(game.events)
        game = game.at_random(chance, (asks.RaiseHand,))
        if game.outcome is None and not game.world.line:
            continue
        ctx = sight_of(game.state)
        after = spots(drawn(kit, ctx))
        groups = motions.motions(before, after, game.events[last:])
        ends = {tween.key: tween.to for group in groups for tween in group.tweens}
        for key, end in ends.items():
            surface = lifted(kit, ctx, key)
            assert surface is not None or key.startswith(hidden), key
            resting = key.removeprefix("gliding/")
            if key.startswith("gliding/comrade") and resting in after:
                assert end == after[resting].center
        seen |= {key.partition("/")[0] for key in ends}
        before = after
    assert {"gliding", "flying_card", "flip"} <= seen
