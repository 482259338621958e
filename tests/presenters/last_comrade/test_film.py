"""The film of Last Comrade: every event has its moment, in the order of the rules, and all can be read."""

from functools import cache
from typing import get_args

import pytest

from game.devtools.invariants.seatings import deals
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.film import FILM
from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as on_line
from game.rules.last_comrade.terms import Avoided
from game.scenes.table.film_layer import Stagework, compose_film
from game.session.match import Match
from game.view.canvas import Canvas
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

DEALS = deals("last_comrade")
QUIET_BECAUSE: dict[type[Event], str] = {
    ev.GameCreated: "before the first picture",
    ev.CharacterDealt: "the Line that is placed next shows all of them",
    ev.DecksShuffled: "before the first picture",
    ev.SetupCardDone: "the card that worked flies away with what it did",
    ev.StepBegan: "the bar at the top shows it",
    ev.SlotStarted: "the card that is turned over shows whose slot it is",
    ev.CardDone: "the card flies away with what it did",
    ev.SlotEnded: "the next slot shows it",
    ev.TurnEnded: "the ribbon of the next turn shows it",
    ev.EffectsEnded: "the marks go with the turn",
    ev.WindowOpened: "people are asked right then",
    ev.WindowClosed: "what happens next shows it",
    ev.HandRaised: "a hand goes up at once, nobody waits for it",
    ev.HandLowered: "a hand goes down at once, nobody waits for it",
    ev.LetBy: "nothing comes of it",
    ev.NothingMoreSaid: "nothing comes of it",
    ev.StoodDown: "nothing comes of it",
    ev.EventSettled: "the card flies away with what it did",
    on_line.HitAccepted: "the Life that is lost shows it",
}
TURNED_UP = (ev.AttackRevealed, ev.CardRevealed, ev.TargetPlaced)


@cache
def game(seats: int, seed: int) -> Match:
    deal = next(deal for deal in DEALS if deal.seats == seats)
    return whole_game(deal, seed)


def test_every_event_has_its_moment_or_a_reason_why_not() -> None:
    assert set(FILM) | set(QUIET_BECAUSE) == set(ev.EVENTS)
    assert not set(FILM) & set(QUIET_BECAUSE)


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_in_a_whole_game_every_shot_is_in_one_beat_and_what_is_turned_up_comes_first(seats: int) -> None:
    match = game(seats, 5)
    beats = beats_of(match, everybody(match))
    assert sum(len(beat.shots) for beat in beats) == sum(len(step.events) for step in match.steps)
    order = [(shot.step, shot.place) for beat in beats for shot in beat.shots]
    assert order == sorted(order)
    for beat in beats:
        for event in beat.events[beat.quiet + 1 :]:
            if isinstance(event, TURNED_UP):
                assert isinstance(beat.event, ev.TargetPlaced)
        if isinstance(beat.event, TURNED_UP):
            assert all(
                isinstance(one, ev.TargetPlaced) or type(one) in QUIET_BECAUSE
                for one in (*beat.events[: beat.quiet], *beat.events[beat.quiet + 1 :])
            )


@pytest.mark.sweep("part")
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_all_of_it_can_be_drawn_and_read(seats: int) -> None:
    match = game(seats, 9)
    assert not look_at_films(match, everybody(match))


def test_all_of_it_can_be_drawn_for_one_who_looks_alone() -> None:
    assert not look_at_films(game(4, 9), (Seat(1),))


def test_a_strike_aims_at_all_and_each_loss_rises_where_it_happens() -> None:
    kit, match = kit_for(language="en"), game(6, 5)
    strikes, losses = 0, 0
    for one in shown(match, everybody(match), kit):
        event, staging = one.beat.event, one.presenter.staging(kit, one.ctx, one.beat)
        if isinstance(event, on_line.AttackStarted):
            assert {aim for (aim,) in staging.aims} == {f"comrade/{one}" for one in event.comrades}
            strikes += bool(event.comrades)
        if isinstance(event, on_line.DamageTaken) and event.amount:
            assert [(mark.at, mark.words) for mark in staging.marks] == [
                ((f"comrade/{event.comrade}",), f"−{event.amount}")
            ]
            losses += 1
    assert strikes > 2
    assert losses > 5


def test_the_ribbon_of_a_victory_leaves_the_winner_free() -> None:
    match, kit = game(3, 5), kit_for(language="en")
    won = [one for one in shown(match, everybody(match), kit) if isinstance(one.beat.event, ev.GameWon)]
    (one,) = won
    staging, board = (
        one.presenter.staging(kit, one.ctx, one.beat),
        one.presenter.regions(kit.metrics)["board"],
    )
    things = {area.handle: area for area in composed(kit, one).hit_areas}
    assert isinstance(one.beat.event, ev.GameWon)
    winner = things[at.COMRADE(one.beat.event.comrade)]
    canvas = Canvas(kit)
    compose_film(canvas, staging, Stagework(board, board, things.get), 1500, 0.8)
    (ribbon,) = [mark for mark in canvas.texts if mark.text == staging.ribbon]
    assert not ribbon.rect.colliderect(winner.rect)


def test_what_hardly_ever_happens_can_be_read_too() -> None:
    match = game(6, 5)
    one, other = match.state.world.order[:2]
    card, attack = CardId("niet"), CardId("grenade")
    rare: list[Event] = [
        ev.DraftPicked(one, other, card),
        ev.NoAttackLeft(),
        ev.RouletteAttached(CardId("russian_roulette"), one, 2),
        ev.ManoeuvreTripped(one, other),
        ev.AttacksReshuffled((attack, attack)),
        ev.EventCancelled(one, CardId("stoj"), other),
        ev.HandsSwapped(one, other),
        ev.ConcedeAnnounced(one),
        ev.GaveUp(one),
        ev.GameWon(one, "LC-END-01"),
        ev.EnemyArmyWon("LC-END-02"),
        on_line.ComradeSnagged(one),
        on_line.HitShielded(one, other),
        on_line.RouletteFired(one, (CardId("russian_roulette"),), 2),
        on_line.MedallionSaved(one, CardId("helmet"), 3),
        on_line.GasEnded(one),
        *(on_line.HitAvoided(one, attack, why) for why in get_args(Avoided)),
        on_line.HitAvoided(None, attack, "nobody"),
        on_line.RevolverFired(one, other),
        on_line.AdvanceDeferred(one, 1),
    ]
    assert not staged_alone(match, rare)
