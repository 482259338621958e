"""The film of Staff Orders: every event has its moment, dice come first, and all of it can be read."""

from functools import cache

import pytest

from game.content.library import open_game
from game.devtools.invariants.seatings import Deal
from game.presenters.contract.film import cut
from game.presenters.registry import PRESENTERS
from game.presenters.staff_orders.colours import paint_of
from game.presenters.staff_orders.film import FILM, SHELLED
from game.rules.core.ids import HIDDEN, Seat
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.staff_orders import events as ev
from game.scenes.table.tabletop import Tabletop
from game.session.film import Shot
from game.session.match import Match
from tests.presenters.filming import (
    beats_of,
    composed,
    everybody,
    look_at_films,
    shown,
    staged_alone,
    whole_game,
)
from tests.presenters.kits import kit_for
from tests.presenters.staff_orders.zones import DEALS, LANDING, MOUNTAIN

QUIET_BECAUSE: dict[type[Event], str] = {
    ev.GameCreated: "before the first picture",
    ev.TokenPlaced: "before the first picture",
    ev.TokensBoxed: "before the first picture",
    ev.DeckShuffled: "before the first picture",
    ev.BonusDeclined: "nothing comes of it",
    ev.DiceSet: "the dice themselves show how many there are",
    ev.RollKept: "the dice lie as they did",
}
DICE = (ev.DiceRolled, ev.DiceRerolled, ev.RoundTokenTossed)


@cache
def game(place: int, seed: int) -> Match:
    return whole_game(DEALS[place], seed)


def test_every_event_has_its_moment_or_a_reason_why_not() -> None:
    assert set(FILM) | set(QUIET_BECAUSE) == set(ev.EVENTS)
    assert not set(FILM) & set(QUIET_BECAUSE)


@pytest.mark.parametrize("place", range(len(DEALS)))
def test_in_a_whole_game_every_shot_is_in_one_beat_and_dice_are_alone(place: int) -> None:
    match = game(place, 5)
    beats = beats_of(match, (Seat(0),))
    told = [event for step in match.steps for event in match.seen_by(0, step)]
    assert [event for beat in beats for event in beat.events] == told
    rolled = [beat for beat in beats if any(isinstance(event, DICE) for event in beat.events)]
    assert rolled
    assert all(len(beat.shots) == 1 for beat in rolled)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("deal", [MOUNTAIN, LANDING], ids=str)
@pytest.mark.parametrize("seat", [0, 1])
def test_all_of_it_can_be_drawn_and_read(deal: Deal, seat: int) -> None:
    match = game(DEALS.index(deal), 9)
    assert not look_at_films(match, (Seat(seat),))


def test_dice_tell_their_place_and_losses_are_told_there() -> None:
    kit, matches = kit_for(language="en"), (game(place, 9) for place in range(len(DEALS)))
    checked = 0
    for match in matches:
        rolled_for: tuple[str, ...] = ()
        for one in shown(match, (Seat(0),), kit):
            staging = one.presenter.staging(kit, one.ctx, one.beat)
            if isinstance(one.beat.event, ev.DiceRolled):
                rolled_for = staging.at
                assert staging.dice is not None
                assert sum(map(int, staging.dice.faces)) == one.beat.event.hits
            elif isinstance(one.beat.event, ev.SoldiersToReserve) and one.beat.event.cause in (
                "barrage",
                "bombard",
                "air_raid",
                "defence_hits",
            ):
                assert rolled_for == (f"area/{one.beat.event.place}",)
                assert next(mark.words for mark in staging.marks) == f"−{one.beat.event.count}"
                checked += 1
    assert checked > 5


def test_pieces_that_are_cut_off_say_so() -> None:
    kit, said = kit_for(language="en"), set()
    for place in range(len(DEALS)):
        for one in shown(game(place, 5), everybody(game(place, 5))[:1], kit):
            said |= {mark.words for mark in one.presenter.staging(kit, one.ctx, one.beat).marks}
    assert {"cut off", "in supply"} <= said


@pytest.mark.parametrize("reason", ["hq_captured", "hq_emptied"])
def test_the_storm_of_a_headquarters_is_told_there(reason: ev.Reason) -> None:
    """A crosshair and the word at the place, and across the board who wins by it."""
    match, kit = game(0, 9), kit_for(language="en")
    world = match.state.world
    end = ev.GameEnded("blue", reason, "SO-END-01")
    (beat,) = cut((Shot(1, Seat(0), 0, end, State(world, (), match.state.rng)),), FILM)
    presenter = PRESENTERS["staff_orders"](open_game("staff_orders"), match.scenario)
    ctx = Tabletop(presenter, ("A", "B")).view_context(kit, beat.last.view, Seat(0))
    staging = presenter.staging(kit, ctx, beat)
    home = (f"area/{world.setting.headquarters['yellow']}",)
    assert staging.aims == (home,)
    assert [(mark.at, mark.tone) for mark in staging.marks] == [(home, "bad")]
    assert "A" in staging.ribbon


def test_what_hardly_ever_happens_can_be_read_too() -> None:
    match = game(0, 9)
    home = match.state.world.setting.headquarters["yellow"]
    rare: list[Event] = [
        ev.RoundTokenTossed("yellow"),
        ev.DeckReshuffled((HIDDEN, HIDDEN)),
        ev.DrawFellShort("blue", 2),
        ev.ClashEnded("land", home, "blue", 2),
        ev.ClashEnded("land", home, None, 0),
        ev.GameEnded("blue", "hq_captured", "SO-END-01"),
        ev.GameEnded("blue", "hq_emptied", "SO-END-02"),
        ev.SignalsGained("blue", home, True),
        ev.SignalsLost("blue", home, True),
    ]
    assert not staged_alone(match, rare)


def test_a_clash_tells_whose_losses_they_are_and_who_took_the_place() -> None:
    kit, attacker, told = kit_for(language="en"), None, {"takes": 0, "holds": 0, "losses of both": 0}
    for place in range(len(DEALS)):
        for one in shown(game(place, 5), everybody(game(place, 5))[:1], kit):
            staging = one.presenter.staging(kit, one.ctx, one.beat)
            lost = [event for event in one.beat.events if isinstance(event, ev.SoldiersToReserve)]
            assert [mark.colours for mark in staging.marks[: len(lost)]] == [
                paint_of(kit, event.faction) for event in lost
            ]
            told["losses of both"] += len({event.faction for event in lost}) == 2
            attacker = next(
                (event.faction for event in one.beat.events if isinstance(event, ev.ClashStarted)), attacker
            )
            if isinstance(one.beat.event, ev.ClashEnded) and one.beat.event.faction is not None:
                word = "takes" if one.beat.event.faction == attacker else "holds"
                assert f" {word} it" in staging.verdict or staging.verdict == "Headquarters stormed!"
                told[word] += word in staging.verdict
    assert all(told.values()), told


@pytest.mark.parametrize("deal", [MOUNTAIN, LANDING], ids=str)
def test_dots_lead_from_the_commander_to_what_is_shelled(deal: Deal) -> None:
    """Of a commander who is only sent to look for a place to drop there are none."""
    kit, shelled = kit_for(language="en"), 0
    match = whole_game(deal, 5)
    for one in shown(match, everybody(match), kit):
        if not isinstance(one.beat.event, ev.TargetChosen):
            continue
        fire = one.presenter.staging(kit, one.ctx, one.beat).fire
        assert (fire is not None) == (one.beat.event.action in SHELLED)
        if fire is not None:
            areas = {area.handle: area for area in composed(kit, one).hit_areas}
            ends = [next(areas[name] for name in end if name in areas) for end in (fire.start, fire.end)]
            assert ends[0].handle != ends[1].handle
            assert fire.colours == paint_of(kit, one.beat.event.faction)
            shelled += 1
    assert shelled > 1
