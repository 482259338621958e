"""The film of Desert Patrol: every event has its moment or a reason, in order, and all of it can be read."""

from functools import cache
from math import hypot

import msgspec
import pytest

from game.content.library import open_game
from game.devtools.invariants.seatings import deals
from game.presenters.contract.film import Staging
from game.presenters.desert_patrol.film import FILM
from game.presenters.desert_patrol.log.lines import dice, needed
from game.presenters.desert_patrol.zones import piles
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.terms import CounterId
from game.scenes.table.film_layer import Stagework, compose_film
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters.filming import beats_of, composed, everybody, look_at_films, shown, whole_game
from tests.presenters.kits import kit_for

DEALS = deals("desert_patrol")
QUIET_BECAUSE: dict[type[Event], str] = {
    ev.ScenarioLoaded: "before the first picture",
    ev.DeckShuffled: "before the first picture",
    ev.DeckReshuffled: "the cards that are drawn next show it",
    ev.DrawFellShort: "the hand shows it",
    ev.InitiativeCommitted: "the bids are turned up together",
    ev.BidDiscarded: "the card lies on its pile",
    ev.EffectForgone: "nothing comes of it",
    ev.FogUnavailable: "nothing comes of it",
    ev.CardReturned: "the card flies with the card that was played",
    ev.FogRemoved: "the card goes with the card that was played",
}


@cache
def game(number: int, seed: int) -> Match:
    return whole_game(DEALS[number], seed)


def test_every_event_has_its_moment_or_a_reason_why_not() -> None:
    assert set(FILM) | set(QUIET_BECAUSE) == set(ev.EVENTS)
    assert not set(FILM) & set(QUIET_BECAUSE)


def test_the_end_of_a_turn_shows_with_what_comes_next() -> None:
    """The bar of phases never goes back to the initiative while a turn's last card is still told."""
    match, kit = game(0, 5), kit_for(language="en")
    ended = [beat for beat in beats_of(match, everybody(match)) if ev.TurnEnded in map(type, beat.events)]
    assert len(ended) > 3
    presenter = PRESENTERS["desert_patrol"](open_game("desert_patrol"), match.scenario)
    for beat in ended:
        assert isinstance(beat.event, ev.TurnStarted | ev.RoundStarted | ev.GameEnded)
        assert isinstance(beat.events[0], ev.TurnEnded)
        if isinstance(beat.event, ev.TurnStarted):
            now = [label.state for label in presenter.phases(kit, beat.last.view)].index("now")
            assert now == 3, "the second turn"


def test_at_the_end_of_a_turn_the_cards_go_by_themselves() -> None:
    """After the verdict of the last one, not while it is told."""
    match = game(0, 5)
    beats = beats_of(match, everybody(match))
    gone = [beat for beat in beats if ev.CardsDiscarded in map(type, beat.events)]
    assert len(gone) > 3
    for beat in gone:
        event = next(one for one in beat.events if isinstance(one, ev.CardsDiscarded))
        assert isinstance(beat.event, ev.CardsDiscarded) == bool(event.hand or event.played)


@pytest.mark.parametrize(
    ("own", "words"), [(5, "A tie"), (6, "Higher bid: LRDG"), (4, "Higher bid: Italians")]
)
def test_who_bid_more_is_said_when_the_cards_are_turned_up(own: int, words: str) -> None:
    kit, match = kit_for(language="en"), game(0, 5)
    one = next(
        one
        for one in shown(match, everybody(match), kit)
        if isinstance(one.beat.event, ev.InitiativeRevealed)
        and None not in (one.beat.event.lrdg, one.beat.event.italy)
    )
    shot = one.beat.leading
    event = msgspec.structs.replace(shot.event, lrdg_value=own, italy_value=5)
    beat = one.beat._replace(shots=(msgspec.structs.replace(shot, event=event),), quiet=0)
    staging = one.presenter.staging(kit, one.ctx, beat)
    board = one.presenter.regions(kit.metrics)["board"]
    told = []
    for share in (0.1, 0.9):
        canvas = Canvas(kit)
        compose_film(canvas, staging, Stagework(board, board, {}.get), 100, share)
        told.append(words in [mark.text for mark in canvas.texts])
    assert told == [False, True]


@pytest.mark.parametrize("number", [0, len(DEALS) - 1])
def test_in_a_whole_game_card_target_dice_verdict_and_consequence_follow_each_other(number: int) -> None:
    match = game(number, 5)
    beats = beats_of(match, everybody(match))
    assert sum(len(beat.shots) for beat in beats) == sum(len(step.events) for step in match.steps)
    order = [(shot.step, shot.place) for beat in beats for shot in beat.shots]
    assert order == sorted(order)
    rolled = [place for place, beat in enumerate(beats) if isinstance(beat.event, ev.DiceRolled)]
    assert len(rolled) > 2
    for place in rolled:
        assert isinstance(beats[place - 1].event, ev.AttackDeclared)
        assert beats[place].events == (beats[place].event,)
        assert isinstance(beats[place + 1].event, ev.AttackHit | ev.AttackMissed)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("number", [0, len(DEALS) // 2, len(DEALS) - 1])
def test_all_of_it_can_be_drawn_and_read(number: int) -> None:
    assert not look_at_films(game(number, 9), (Seat(1),))


def test_points_fly_from_where_they_were_won() -> None:
    kit, won = kit_for(language="en"), 0
    for seed in range(1, 12):
        match = game(0, seed)
        for one in shown(match, everybody(match), kit):
            if isinstance(one.beat.event, ev.PointsChanged):
                (point,) = one.presenter.staging(kit, one.ctx, one.beat).points
                assert point.at
                assert point.words.startswith("+")
                assert int(point.words) > 0
                won += 1
        if won > 1:
            return
    raise AssertionError("no points were won")


def test_a_wound_tears_a_card() -> None:
    kit = kit_for(language="en")
    for seed in range(1, 12):
        match = game(0, seed)
        for one in shown(match, everybody(match), kit):
            if isinstance(one.beat.event, ev.SoldierWounded):
                (card,) = one.presenter.staging(kit, one.ctx, one.beat).cards
                assert card.is_torn
                return
    raise AssertionError("nobody was wounded")


def test_a_bid_that_is_turned_up_is_not_back_in_the_hand() -> None:
    """It lies in the middle of the board until it is discarded, and is drawn in one place only."""
    kit, match, lying = kit_for(language="en"), game(0, 5), 0
    seat = everybody(match)[0]
    bids: tuple[CardId | None, ...] = ()
    for one in shown(match, (seat,), kit):
        event = one.beat.event
        if isinstance(event, ev.InitiativeRevealed):
            bids = (event.lrdg, event.italy)
        if isinstance(event, ev.InitiativeRevealed | ev.InitiativeSet) and one.beat.last == one.beat.leading:
            assert piles.own_bid(one.ctx) in bids
            lying += piles.bid_place(one.ctx) is not None
        elif isinstance(event, ev.TurnStarted):
            assert piles.own_bid(one.ctx) is None
    assert lying > 3


@pytest.mark.parametrize(("total", "words"), [(9, "9+ or 0"), (10, "0"), (13, "0")])
def test_a_total_out_of_reach_asks_for_a_0_alone(total: int, words: str) -> None:
    kit = kit_for(language="en")
    assert needed(kit, total) == words
    throw = dice(kit, (ev.DiceRolled((3,), 0, total),))
    assert throw is not None
    assert words in throw.words


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_torn_card_does_not_lie_on_the_man_it_is_about(size: tuple[int, int]) -> None:
    kit, seen = kit_for(size, language="en"), 0
    for one in (one for seed in range(1, 7) for one in shown(game(0, seed), everybody(game(0, seed)), kit)):
        if not isinstance(one.beat.event, ev.SoldierWounded):
            continue
        board, canvas = one.presenter.regions(kit.metrics)["board"], Canvas(kit)
        areas = {area.handle: area for area in composed(kit, one).hit_areas}
        staging = one.presenter.staging(kit, one.ctx, one.beat)
        man = next(areas[name].rect for name in staging.at if name in areas)
        compose_film(canvas, staging, Stagework(board, board, areas.get), 700, 0.5)
        told = [mark for mark in canvas.texts if mark.text == kit.say("film-dp-card_lost")]
        assert len(told) == 1
        mark = kit.say("film-wounded")
        assert not any(text.rect.colliderect(man) for text in canvas.texts if text.text != mark)
        seen += 1
    assert seen > 3


def test_nothing_tells_a_bid_before_it_is_turned_up() -> None:
    kit, match = kit_for(language="en"), game(0, 5)
    labels = [
        card.label
        for one in shown(match, everybody(match), kit)
        if isinstance(one.beat.event, ev.InitiativeRevealed)
        for card in one.presenter.staging(kit, one.ctx, one.beat).cards
        if one.beat.event.lrdg is not None and one.beat.event.italy is not None
    ]
    assert {"LRDG", "Italians"} == set(labels)


def test_the_last_bid_is_turned_up_at_once_and_does_not_come_back_to_the_hand_first() -> None:
    """That it was laid is quiet, and shows together with what follows: alone it would be a hand of before."""
    found = [
        beat
        for beat in beats_of(game(0, 5), everybody(game(0, 5)))
        if any(isinstance(event, ev.InitiativeRevealed) for event in beat.events)
    ]
    assert len(found) > 3
    for beat in found:
        assert isinstance(beat.event, ev.InitiativeRevealed)
        assert beat.rule is FILM[ev.InitiativeRevealed]
        assert isinstance(beat.events[0], ev.InitiativeCommitted)
        assert beat.quiet == 1


def test_dots_lead_from_whoever_shoots_to_what_is_shot_at() -> None:
    """One after another while the attack is declared, all of them while the dice roll; none from no place."""
    kit, match, seen = kit_for(language="en"), game(0, 5), 0
    for one in shown(match, everybody(match), kit):
        if not isinstance(one.beat.event, ev.AttackDeclared | ev.DiceRolled):
            continue
        staging = one.presenter.staging(kit, one.ctx, one.beat)
        assert staging.fire is not None
        assert staging.fire.grows == isinstance(one.beat.event, ev.AttackDeclared)
        assert staging.fire.end == staging.at
        areas = {area.handle: area for area in composed(kit, one).hit_areas}
        if not {*staging.fire.start} & {*areas}:
            continue
        shooter = next(areas[name] for name in staging.fire.start if name in areas)
        target = next(areas[name] for name in staging.fire.end if name in areas)
        board = one.presenter.regions(kit.metrics)["board"]
        alone = Staging(fire=staging.fire)
        counts = [
            drawn_by(kit, alone, Stagework(board, board, areas.get), share) for share in (0.0, 0.2, 0.9)
        ]
        assert counts == sorted(counts)
        if hypot(*(a - b for a, b in zip(shooter.rect.center, target.rect.center, strict=True))) > kit.px(
            300
        ):
            assert (counts[0] < counts[-1]) == staging.fire.grows
            seen += 1
        without = Stagework(board, board, {staging.fire.end[0]: target}.get)
        assert drawn_by(kit, alone, without, 0.9) == 0
    assert seen > 3


def drawn_by(kit: Kit, staging: Staging, stage: Stagework, share: float) -> int:
    """How many things a staging draws."""
    canvas = Canvas(kit)
    compose_film(canvas, staging, stage, 0, share)
    return len(canvas.items)


def test_a_card_called_up_rises_from_its_soldier() -> None:
    """What he can take more is seen where he stands."""
    kit, risen = kit_for(language="en"), 0
    for match in (game(0, seed) for seed in range(1, 7)):
        for one in shown(match, everybody(match), kit):
            called = [event for event in one.beat.events if isinstance(event, ev.Reinforced)]
            if not called or not isinstance(one.beat.event, ev.Reinforced):
                continue
            areas = {area.handle for area in composed(kit, one).hit_areas}
            marks = one.presenter.staging(kit, one.ctx, one.beat).marks
            assert [mark.words for mark in marks] == ["+1 card"] * len(called)
            risen += any(areas.intersection(mark.at) for mark in marks)
    assert risen > 3


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_words_and_dice_leave_free_who_shoots(size: tuple[int, int]) -> None:
    """Where there is room at another side of what is shot at."""
    kit, free, covered = kit_for(size, language="en"), 0, 0
    for one in (one for seed in range(1, 4) for one in shown(game(0, seed), everybody(game(0, seed)), kit)):
        if not isinstance(one.beat.event, ev.AttackDeclared | ev.DiceRolled | ev.AttackHit | ev.AttackMissed):
            continue
        board, canvas = one.presenter.regions(kit.metrics)["board"], Canvas(kit)
        areas = {area.handle: area for area in composed(kit, one).hit_areas}
        staging = one.presenter.staging(kit, one.ctx, one.beat)
        assert staging.fire is not None
        man = next((areas[name].rect for name in staging.fire.start if name in areas), None)
        if man is None:
            continue
        compose_film(canvas, staging, Stagework(board, board, areas.get), 1200, 0.9)
        if any(text.rect.colliderect(man) for text in canvas.texts):
            covered += 1
        else:
            free += 1
    assert free > 20 * covered


def test_who_shoots_from_a_vehicle_shoots_from_where_it_is_on_the_map() -> None:
    """Not from his seat on its card, beside the board."""
    kit, seen = kit_for(language="en"), 0
    for match in (game(number, 5) for number in range(len(DEALS))):
        for one in shown(match, everybody(match), kit):
            event = one.beat.event
            if not isinstance(event, ev.AttackDeclared):
                continue
            man = one.ctx.view.world.soldiers.get(CounterId(event.card))
            if man is None or man.vehicle is None:
                continue
            fire = one.presenter.staging(kit, one.ctx, one.beat).fire
            assert fire is not None
            areas = {area.handle: area.rect for area in composed(kit, one).hit_areas}
            start = next(areas[name] for name in fire.start if name in areas)
            assert one.presenter.regions(kit.metrics)["board"].contains(start)
            seen += 1
            if seen > 3:
                return
    raise AssertionError("hardly anybody shot from a vehicle")
