"""The film of Wasteland Riders: every event has its moment, or a reason why not; what is staged has room."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest

from game.content.library import open_game
from game.devtools.invariants.seatings import Deal
from game.presenters.contract.film import Beat, Staging, cut, rule_of
from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.decision import market_trays
from game.presenters.wasteland_riders.film.film import FILM
from game.presenters.wasteland_riders.presenter import WastelandRidersPresenter
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.events import missions as me
from game.rules.wasteland_riders.events.common import EVENTS
from game.rules.wasteland_riders.terms import HexId
from game.scenes.table.film_layer import Stagework, compose_film
from game.session.film import Shot
from game.session.history import History, VisibleStep
from game.session.match import Match
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle
from game.view.kit import Kit
from tests.presenters.kits import LANGUAGES, kit_for, problems
from tests.presenters.wasteland_riders.board import SCENARIOS, played_until, sight_of
from tests.presenters.wasteland_riders.play import brisk

if TYPE_CHECKING:
    from pygame import Rect

    from game.rules.wasteland_riders.world.state import World

DEALS = (
    Deal("wasteland_riders", "m1_zbawca_pustkowi", 2),
    Deal("wasteland_riders", "m2_kult_wielorakiego", 3),
    Deal("wasteland_riders", "m3_moze_byc_tylko_jeden", 3),
    Deal("wasteland_riders", "m4_klucz_do_nieba", 4),
    Deal("wasteland_riders", "m5_dwie_zakaly", 4),
)
STEPS = 260
DICE = (je.SkillTestRolled, fe.AttackRolled, je.DieRolled, ev.FirstPlayerRolled)
BEFORE_ALL = "it happens before the first decision, when nobody looks yet"
TOLD_BY_OTHERS = "the events around it tell it"
BY_HAND = "who does it sees it in his own hand, the others see the card go there"
TRAYS = "it is laid out in the trays before all who look"
BOOKKEEPING = "it changes nothing that lies on the table"
WITHOUT_A_MOMENT: dict[type[Event], str] = {
    ev.GameCreated: BEFORE_ALL,
    ev.BoardLaid: BEFORE_ALL,
    ev.ColourChosen: "the New game screen has given it, and the sheet bears it",
    ev.ContractsReturned: BOOKKEEPING,
    ev.LuckSettled: TOLD_BY_OTHERS,
    ev.LastingDiscarded: TOLD_BY_OTHERS,
    ev.CardReturned: TOLD_BY_OTHERS,
    ge.ExchangeOpened: TRAYS,
    ge.ExchangeChanged: TRAYS,
    ge.ExchangeClosed: TRAYS,
    ge.DrawingBegan: TOLD_BY_OTHERS,
    ge.DrawingEnded: TOLD_BY_OTHERS,
    ge.GearPlaced: BY_HAND,
    ge.GearMoved: BY_HAND,
    ge.Attached: BY_HAND,
    ge.Detached: BY_HAND,
    ge.GearMarked: "the marker on the card says it",
    ge.AbilityMarked: "the marker on the sheet says it",
    ge.VehicleMarked: "the marker on the vehicle says it",
    ge.GearRefreshed: "the step that does it is told",
    ge.DealChanged: TRAYS,
    je.LoomingOver: BOOKKEEPING,
    je.HexMarked: "the route is seen as it is laid",
    je.RevealedDiscarded: "the card that was played is told",
    je.WastelandDone: TOLD_BY_OTHERS,
    je.MovementEnded: TOLD_BY_OTHERS,
    je.ExplorationBegan: TOLD_BY_OTHERS,
    je.ExplorationEnded: TOLD_BY_OTHERS,
    je.ContractMarked: "the markers on the contract say it",
    fe.FightEnded: TOLD_BY_OTHERS,
    fe.NextRangeSet: "the range of the next clash is told when it begins",
    fe.CombatCardChosen: "it lies face down until both are turned up",
    fe.AttackBegan: TOLD_BY_OTHERS,
}
"""Events that show together with what came before them, and why that is enough."""


@cache
def played(deal: Deal, steps: int = STEPS) -> Match:
    """A random match after so many decisions, or at its end."""
    first: Match | None = None
    for _, match, _ in brisk(deal, 31, steps):
        first = first or match
        if match is not first:
            break
    assert first is not None
    return first


def film_of(match: Match, viewers: Sequence[Seat]) -> tuple[Shot, ...]:
    return tuple(History(match).film(0, tuple(viewers)))


class Projector:
    """Shows the film of a match to one seat, or to all who sit at an open table, as the table does."""

    def __init__(self, kit: Kit, deal: Deal, match: Match, *viewers: Seat) -> None:
        self.kit, self._match, self._viewers = kit, match, viewers
        self.presenter = WastelandRidersPresenter(open_game("wasteland_riders"), deal.scenario)
        self._log = History(match).history(viewers)
        self.before: dict[Handle, Rect] = {}

    def beats(self) -> tuple[Beat, ...]:
        return cut(film_of(self._match, self._viewers), self.presenter.film)

    def table(self, beat: Beat) -> Canvas:
        canvas, ctx = Canvas(self.kit), self._context(beat)
        self.presenter.compose_board(canvas, ctx)
        self.presenter.compose_zones(canvas, ctx)
        return canvas

    def staging(self, beat: Beat) -> Staging:
        return self.presenter.staging(self.kit, self._context(beat), beat)

    def _context(self, beat: Beat) -> ViewContext:
        is_open = len(self._viewers) > 1
        seat = beat.last.seat if is_open else self._viewers[0]
        past = tuple(self._past(beat))
        return sight_of(self.kit, beat.last.view, seat, is_open=is_open, history=past, legal=())

    def _past(self, beat: Beat) -> Iterator[VisibleStep]:
        for step in self._log:
            if step.number == beat.last.step:
                yield VisibleStep(step.number, step.seat, step.events[: beat.last.place + 1], step.barrier)
                return
            yield step

    def film(self, beat: Beat, staging: Staging, share: float) -> Canvas:
        """What lies over the table; things that have left are found where they lay before."""
        table, canvas = self.table(beat), Canvas(self.kit)

        def find(handle: Handle) -> HitArea | None:
            found = table.find(handle)
            if found is None and handle in self.before:
                return HitArea(handle, self.before[handle], "film")
            return found

        board = self.presenter.regions(self.kit.metrics)["board"]
        stage = Stagework(board, board, find)
        compose_film(canvas, staging, stage, round(share * beat.rule.ms), share)
        self.before = {area.handle: area.rect for area in table.hit_areas}
        return canvas


# Every event


def test_every_kind_of_event_has_a_moment_or_a_reason_why_not() -> None:
    assert set(FILM) | set(WITHOUT_A_MOMENT) == set(EVENTS)
    assert not set(FILM) & set(WITHOUT_A_MOMENT)


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_every_shot_is_in_one_beat_in_its_order(deal: Deal) -> None:
    match = played(deal)
    shots = film_of(match, (Seat(0),))
    assert len(shots) == sum(len(step.events) for step in match.steps)
    beats = cut(shots, FILM)
    assert tuple(itertools.chain.from_iterable(beat.shots for beat in beats)) == shots


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_dice_stand_alone_and_what_they_decide_comes_after(deal: Deal) -> None:
    beats = cut(film_of(played(deal), (Seat(0),)), FILM)
    for beat in beats:
        if any(isinstance(event, DICE) for event in beat.events):
            assert len(beat.shots) == 1
            assert beat.rule.ms > 1000
    assert any(isinstance(beat.event, DICE) for beat in beats)


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_whatever_changes_what_a_player_has_is_seen(deal: Deal) -> None:
    """Health, gear, place and cards of a knight change in events with a moment, or listed with a reason."""
    match = played(deal)
    before: World = match.first_state.world
    for shot in film_of(match, ()):
        after: World = shot.view.world
        if after.knights != before.knights and type(shot.event) not in WITHOUT_A_MOMENT:
            assert rule_of(shot.event, FILM).ms > 0, shot.event
        before = after


def test_a_turn_is_not_tedious() -> None:
    """Half of all steps are watched in a second and a half; hardly one takes more than ten."""
    lengths = []
    for deal in DEALS:
        shots = film_of(played(deal), (Seat(0),))
        for _, step in itertools.groupby(shots, key=lambda shot: shot.step):
            lengths.append(sum(beat.rule.ms for beat in cut(step, FILM)))
    lengths.sort()
    assert lengths[len(lengths) // 2] <= 1500
    assert lengths[len(lengths) * 99 // 100] <= 10_000


# What is drawn


@pytest.mark.sweep("part")
@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_the_table_can_be_drawn_after_every_beat(deal: Deal, is_open: bool) -> None:
    """Nothing is asked in the middle of a step: every part of the table gets on without a decision."""
    viewers = tuple(map(Seat, range(deal.seats))) if is_open else (Seat(1),)
    projector = Projector(kit_for(), deal, played(deal), *viewers)
    seen = Counter[tuple[type[Event], ...]]()
    for beat in projector.beats():
        kinds = tuple(map(type, beat.events))
        seen[kinds] += 1
        if seen[kinds] == 1:
            unsaid = [mark.text for mark in projector.table(beat).texts if "⟦" in mark.text]
            assert unsaid == [], kinds
    assert len(seen) > 5, "a game has events of several kinds"


def test_the_trays_of_the_market_are_gone_when_the_cards_have_changed_hands() -> None:
    """In the beat of the exchange what was offered and wanted no longer lies where the trays look for it."""
    match = played_until(SCENARIOS[0], lambda state: state.world.exchange is not None, seats=2)
    world: World = match.state.world
    assert world.exchange is not None
    slot = next(slot for slot, card in world.market.items() if card)
    wanted = msgspec.structs.replace(world.exchange, slots=(slot,))
    for market, is_lying in ((world.market, True), ({**world.market, slot: CardId("")}, False)):
        traded = msgspec.structs.replace(world, exchange=wanted, market=market)
        ctx = sight_of(kit_for(), State(traded, (), match.state.rng))
        assert market_trays.is_active(ctx) is is_lying


@pytest.mark.sweep("part")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_whatever_is_staged_has_room_and_words(deal: Deal, language: str) -> None:
    projector = Projector(kit_for((1280, 720), 160, language), deal, played(deal), Seat(0))
    seen = Counter[type[Event]]()
    for beat in projector.beats():
        kind = type(beat.event)
        seen[kind] += 1
        if not beat.rule.ms or seen[kind] > 2:
            continue
        staging = projector.staging(beat)
        for share in (0.1, 0.9):
            assert problems(projector.film(beat, staging, share)) == [], (kind, staging)
    assert len(seen) > 25


def test_a_verdict_lies_with_the_dice_of_its_own_attack_though_the_next_has_begun() -> None:
    deal = DEALS[0]
    projector = Projector(kit_for((1280, 720), 100, "en"), deal, played(deal), Seat(0))
    last = projector.beats()[-1].last
    own = (
        fe.AttackBegan("red"),
        fe.AttackRolled(Seat(0), "red", (5, 6, 1), 7, 0, 0),
        fe.AttackMissed("red"),
        fe.AttackBegan("blue"),
    )
    unrolled = (*own, fe.AttackMissed("blue"))
    for events, faces in ((own, ("5", "6", "1")), (unrolled, None)):
        shots = tuple(Shot(last.step, Seat(0), place, one, last.view) for place, one in enumerate(events))
        beat = [one for one in cut(shots, projector.presenter.film) if type(one.event) is fe.AttackMissed][-1]
        past = (VisibleStep(last.step, Seat(0), events, None),)
        ctx = sight_of(projector.kit, last.view, Seat(0), history=past, legal=())
        dice = projector.presenter.staging(projector.kit, ctx, beat).dice
        assert (None if dice is None else dice.faces) == faces


SEAT, RIVAL = Seat(0), Seat(1)
RARE: tuple[Event, ...] = (
    ev.FirstPlayerRolled((SEAT, RIVAL), (3, 9)),
    ev.SpecialPlaced("pills", HexId("R1")),
    ev.SpecialTurned("pills", removed=False),
    ev.DrawFellShort("luck", 1),
    ev.WastelandPlanned(SEAT, HIDDEN),
    ev.LuckCancelled(CardId("l22_pech")),
    ge.NamedDeclined(SEAT, CardId("gazik")),
    ge.NamedGained(RIVAL, CardId("cyberlapa")),
    ge.VehicleGone(SEAT, CardId("gazik"), removed=True),
    ge.VehicleDestroyed(RIVAL, CardId("gazik")),
    ge.DamageIgnored(SEAT, CardId("gazik")),
    je.PillsTaken(SEAT, HexId("R1")),
    je.ContractStolen(SEAT, RIVAL, CardId("p03_twardy_reset"), 0),
    me.CellStolen(SEAT, RIVAL, CardId("cell_1")),
    me.GameEnded((), "ruins", "WR-WIN-02"),
    me.GameEnded((SEAT, RIVAL), "shared", "WR-WIN-02"),
)
"""What random matches of this length hardly come to."""


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", RARE, ids=lambda event: type(event).__name__)
def test_rare_events_have_room_and_words_too(event: Event, language: str) -> None:
    deal = DEALS[0]
    projector = Projector(kit_for((1280, 720), 160, language), deal, played(deal), SEAT)
    last = projector.beats()[-1].last
    (beat,) = cut((Shot(last.step, SEAT, last.place, event, last.view),), projector.presenter.film)
    staging = projector.staging(beat)
    assert not staging.is_quiet
    assert problems(projector.film(beat, staging, 0.9)) == []
