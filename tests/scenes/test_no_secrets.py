"""S1 on the screen: what a seat cannot know changes nothing that is drawn, said, heard or offered to it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.config.paths import ASSETS
from game.config.settings import Settings
from game.content.library import open_game
from game.input.gestures import Key
from game.presenters.contract.presenter import Presenter, Threat, ViewContext
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.core.state import State
from game.rules.core.values import Event, Refusal
from game.scenes.chooser import MenuScreen
from game.scenes.replay import ReplayScreen
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.session.history import VisibleStep
from game.session.hot_seat import HotSeat, match_for
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.timeline import Group
from tests import sweeps
from tests.guards import at_least_one
from tests.scenes.hands import click
from tests.scenes.seating import people_for, sit, wander
from tests.scenes.staging import doors_of, make_stage
from tests.scenes.twins import (
    Twins,
    compose,
    hidden_ids,
    in_hand,
    look_as,
    notes,
    opening_of,
    picture,
    piece_handles,
    plain,
    presenter_of,
    shown_large,
    strings,
    table_of,
    unfold_all,
    words,
)

SCENARIOS = [(game, scenario.id) for game in sorted(PRESENTERS) for scenario in open_game(game).scenarios]
PLACES = (0, 1, 4, 12, 35, 90, 200)
"""After how many random steps screens are compared."""
DRAWERS = ("", "status", "log", "dice")
GESTURES, LARGE = 8, 4
NAMING_EACH_OTHER = ("last_comrade",)
REPLAYED = 16


@pytest.fixture(scope="module")
def stage() -> Stage:
    return quiet_stage()


def quiet_stage(*, shares: bool = False) -> Stage:
    """Whose cache has never held anything of another stage, unless it `shares`."""
    return make_stage((1280, 720), settings=Settings(language="pl", motion="none", mute=True), shares=shares)


Plant = Callable[[Match], Presenter]


def tell(screen: TableScreen, number: int) -> dict[str, Any]:
    """Every canvas, word, offer, refusal and chance of a seat, with all lists and one drawer open."""
    chance = Draws(Rng(number))
    screen.tabletop.drawer = DRAWERS[number % len(DRAWERS)]
    unfold_all(screen)
    pieces = piece_handles(screen)
    sources = sorted(screen.offers.sources) or pieces
    gestures = [(chance.choice(sources), chance.choice(pieces)) for _ in range(GESTURES)]
    large = [chance.choice(pieces) for _ in range(LARGE)]
    return notes(screen) | words(screen) | shown_large(screen, large) | in_hand(screen, gestures)


def assert_same(twins: Twins, stage: Stage, number: int, plant: Plant = presenter_of) -> None:
    (seat,) = twins.readers
    twins.grow()
    told = []
    for table in twins.tables():
        screen = look_as(stage, table, seat, plant(table.match))
        told.append(tell(screen, number))
        assert_no_names(screen)
    one, two = told
    assert one.keys() == two.keys()
    for name in one:
        assert one[name] == two[name], f"seat {seat} after {len(twins.match.steps)} steps: {name}"


def pairs(match: Match, seed: int) -> Iterator[tuple[int, Twins]]:
    """For each seat and each of `PLACES` a match and its twin, which is still to `grow` up to there."""
    both = [Twins(match, (seat,), seed + seat) for seat in match.game.seats(match.state.world)]
    for number in visited(match, seed):
        for twins in both:
            yield number, twins


def visited(match: Match, seed: int) -> Iterator[int]:
    """Play at random; stop at each of `PLACES`."""
    for number, place in enumerate(PLACES):
        wander(match, place - len(match.steps), seed + number)
        yield number
        if match.outcome is not None:
            return


def new_match(game: str, scenario: str) -> tuple[Match, int]:
    seed = 31 + SCENARIOS.index((game, scenario))
    return match_for(game, people_for(game, scenario), seed=seed, scenario=scenario), seed


# Names


def never_heard_of(table: HotSeat, seat: Seat) -> set[str]:
    """Ids of hidden cards that stand nowhere in the seat's view and in nothing it was told."""
    match = table.match
    told = plain([one.events for one in table.history(seat)])
    view = match.view(seat)
    heard = {*strings(told), *strings(plain((view.world, view.stack)))}
    return set(hidden_ids(match, match.state, (seat,))) - heard


def names_of(screen: TableScreen, ids: set[str]) -> set[str]:
    prefix, texts = screen.presenter.game.info.prefix.lower(), screen.kit.texts
    messages = (f"{prefix}-card-{one}" for one in ids)
    return {texts.say(message) for message in messages if texts.has(message)}


def assert_no_names(screen: TableScreen) -> None:
    """No handle holds the id of a card the seat has never heard of, and no word or tip its name."""
    state, unknown = screen.hot_seat.match.state, never_heard_of(screen.hot_seat, screen.seat)
    handles = {hit_area.handle for hit_area in screen.hit_areas()}
    for handle in handles:
        assert unknown.isdisjoint(handle.split("/")), handle
    known = names_of(screen, set(strings(plain((state.world, state.stack)))) - unknown)
    said = all_said(screen)
    for name in names_of(screen, unknown) - printed_in_rules(screen):
        if not any(name in other for other in known) and any(name in text for text in said):
            assert name in said_anyway(screen.presenter.game.info.id, screen.presenter.scenario), name


def printed_in_rules(screen: TableScreen) -> set[str]:
    """Names that open cards and abilities print when they speak of other cards: `Grisza cannot be …`.

    Only in a game whose texts do so; there the twins alone prove that nothing is told.
    """
    game = screen.presenter.game.info.id
    if game not in NAMING_EACH_OTHER:
        return set()
    names = names_of(screen, set(strings(plain(screen.hot_seat.match.state.world))))
    return {name for name in names if is_printed(name, game, screen.kit.texts.language)}


@cache
def is_printed(name: str, game: str, language: str) -> bool:
    """Whether a text of the game speaks of this name, other than to say what the card is called."""
    return any(name in line and not line.endswith(f"= {name}") for line in printed(game, language))


@cache
def printed(game: str, language: str) -> list[str]:
    files = (ASSETS / "lang" / language).glob(f"{game}*.ftl")
    return [line for file in files for line in file.read_text("utf-8").splitlines()]


def all_said(screen: TableScreen) -> list[str]:
    marks = [mark.text for layer in screen.layers if layer.canvas for mark in layer.canvas.texts]
    tips = [hit_area.tip for hit_area in screen.hit_areas()]
    handles = {hit_area.handle for hit_area in screen.hit_areas()}
    return (
        marks + tips + [screen.presenter.describe(screen.kit, screen.view_context(), one) for one in handles]
    )


@cache
def said_anyway(game: str, scenario: str) -> frozenset[str]:
    """Names of cards in what a table says of its rules: at the start, however the cards are dealt."""
    found: list[set[str]] = []
    for seed in range(1, 5):
        match = match_for(game, people_for(game, scenario), seed=seed, scenario=scenario)
        seat = match.game.seats(match.state.world)[0]
        screen = look_as(quiet_stage(shares=True), table_of(match, opening_of(match)), seat)
        said = all_said(screen)
        names = names_of(screen, set(hidden_ids(match, match.state, (seat,))))
        found.append({name for name in names if any(name in text for text in said)})
    return frozenset(set.intersection(*found))


# The tests


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_what_is_hidden_changes_nothing_on_the_screen(game: str, scenario: str, stage: Stage) -> None:
    differing = 0
    for number, twins in pairs(*new_match(game, scenario)):
        assert_same(twins, stage, number)
        differing += twins.differ
    assert differing >= len(PLACES)


def test_what_is_hidden_changes_no_pixel() -> None:
    """Each of the two is painted on a stage of its own, whose cache has never held anything of the other."""
    stages, differing = (quiet_stage(), quiet_stage()), 0
    scenarios = sweeps.part_of(SCENARIOS, "pixels")
    for turn, (game, scenario) in enumerate(scenarios):
        for place, (number, twins) in enumerate(pairs(*new_match(game, scenario))):
            if place % 6 == turn % 6:
                assert_same_picture(twins, stages, number)
                differing += twins.differ
    assert differing >= 2 * len(scenarios)


def assert_same_picture(twins: Twins, stages: tuple[Stage, Stage], number: int) -> None:
    twins.grow()
    shots = []
    for stage, table in zip(stages, twins.tables(), strict=True):
        screen = look_as(stage, table, twins.readers[0])
        screen.tabletop.drawer = DRAWERS[number % len(DRAWERS)]
        unfold_all(screen)
        shots.append(picture(stage))
    assert shots[0] == shots[1], f"{twins.match.scenario}, {len(twins.match.steps)} steps, {twins.readers}"


@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_there_are_names_that_could_be_told(game: str) -> None:
    """Without a card that nothing has ever spoken of, looking for its name would prove nothing."""
    found = 0
    for scenario in open_game(game).scenarios:
        match, seed = new_match(game, scenario.id)
        opening = opening_of(match)
        for _ in visited(match, seed):
            table = table_of(match, opening)
            found += sum(len(never_heard_of(table, seat)) for seat in match.game.seats(match.state.world))
    assert found > 100


# Planted faults


class Traitor(Presenter):
    """Knows the match, as no presenter may. Mixed with the presenter of a game, which it calls as super()."""

    match: Match

    def hidden(self, seat: Seat) -> list[str]:
        return hidden_ids(self.match, self.match.state, (seat,))


class NamesInTips(Traitor):
    def describe(self, kit: Kit, ctx: ViewContext, handle: Handle) -> str:
        told = super().describe(kit, ctx, handle)  # type: ignore[safe-super]
        return f"{told} {self.hidden(ctx.seat)[0]}"


class NamesInHandles(Traitor):
    def compose_zones(self, canvas: Canvas, ctx: ViewContext) -> None:
        super().compose_zones(canvas, ctx)  # type: ignore[safe-super]
        canvas.hit_area(f"back/{self.hidden(ctx.seat)[0]}", Rect(0, 0, 9, 9), "backs", is_piece=True)


class MarksBacks(Traitor):
    """A back with a scratch, one pixel large."""

    def compose_board(self, canvas: Canvas, ctx: ViewContext) -> None:
        super().compose_board(canvas, ctx)  # type: ignore[safe-super]
        canvas.fill(Rect(len(self.hidden(ctx.seat)[0]), 300, 1, 1), (255, 255, 255))


class GivesBetterOdds(Traitor):
    def threats(self, kit: Kit, view: State[Any], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        found = super().threats(kit, view, seat, handle)
        return found[: len(self.hidden(seat)[0]) % 3]


class RefusesKnowingly(Traitor):
    def refusal(
        self, view: State[Any], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        return Refusal("DP-TURN-02", {"card": self.hidden(seat)[0]})


class LongerWay(Traitor):
    """Where a card goes is hidden, how long it takes tells."""

    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        seat = self.match.game.seats(self.match.state.world)[0]
        return [Group(cues=tuple(self.hidden(seat)[:1]))]


FAULTS = (NamesInTips, NamesInHandles, MarksBacks, GivesBetterOdds, RefusesKnowingly, LongerWay)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: type[Traitor], stage: Stage) -> None:
    game, scenario = SCENARIOS[0]
    kind = type("Planted", (fault, PRESENTERS[game]), {})

    def plant(match: Match) -> Presenter:
        presenter: Traitor = kind(open_game(game), scenario)
        presenter.match = match
        return presenter

    def compare_all() -> None:
        for number, twins in pairs(*new_match(game, scenario)):
            assert_same(twins, stage, number, plant)

    with pytest.raises(AssertionError):
        compare_all()


def test_a_handle_that_names_a_hidden_card_is_found(stage: Stage) -> None:
    game, scenario = SCENARIOS[0]
    match, _ = new_match(game, scenario)
    seat = match.game.seats(match.state.world)[0]
    table = table_of(match, opening_of(match))
    screen = look_as(stage, table, seat)
    assert_no_names(screen)
    zones = next(layer.canvas for layer in screen.layers if layer.name == "zones")
    assert zones is not None
    zones.hit_area(f"back/{min(never_heard_of(table, seat))}", Rect(0, 0, 9, 9), "backs")
    with pytest.raises(AssertionError):
        assert_no_names(screen)


# The replay


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS[::4])
def test_a_replay_shows_what_was_shown_then(game: str, scenario: str, stage: Stage) -> None:
    """The board, the zones and the log of every step, for each seat; and nothing that was learnt later."""
    match, seed = new_match(game, scenario)
    both = [Twins(match, (seat,), seed) for seat in match.game.seats(match.state.world)]
    shown: dict[tuple[Seat, int], dict[str, Any]] = {}
    for number in range(REPLAYED):
        for twins in both:
            screen = look_as(stage, table_of(match, twins.opening), twins.readers[0])
            # Sitting down may have settled what nobody needs to be asked.
            place = len(screen.hot_seat.match.steps)
            shown[twins.readers[0], place] = lying(screen, screen.hot_seat.history(screen.seat))
        wander(match, 1, seed + number)
    assert len(shown) == REPLAYED * len(both)
    for twins in at_least_one(both):
        twins.grow()
        for one in (twins.match, twins.other):
            replay = ReplayScreen(stage, one, presenter_of(one), twins.readers)
            if one is twins.other:
                replay.history.opening = twins.other_opening
            stage.reset(replay)
            for (seat, place), then in shown.items():
                if seat == twins.readers[0]:
                    assert replayed(replay, place) == then, place


def lying(screen: Screen, told: Sequence[VisibleStep]) -> dict[str, Any]:
    layers = ("board: ", "zones: ")
    return {name: value for name, value in notes(screen).items() if name.startswith(layers)} | {"told": told}


def replayed(replay: ReplayScreen, number: int) -> dict[str, Any]:
    replay.go(number)
    for layer in replay.layers:
        layer.update(replay.kit)
    told = tuple(one for one in replay.history.history((replay.seat,)) if one.number <= number)
    return lying(replay, told)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_during_a_game_a_replay_has_the_eyes_of_the_seat_at_the_screen(game: str, tmp_path: Path) -> None:
    stage = quiet_stage()
    match = match_for(game, people_for(game), seed=4)
    wander(match, 12, 4)
    seated = sit(stage, match, tmp_path)
    if seated.table.next_seat is not None:
        stage.feed(Key("enter"))
    seat = seated.table.at_screen
    seated.screen.viewing.recap = []
    stage.feed(Key("escape"))
    menu = stage.top
    assert isinstance(menu, MenuScreen)
    compose(stage)
    labels = [option.label(stage.kit) for option in menu.options]
    click(stage, f"option/{labels.index(stage.kit.say('menu-replay'))}")
    assert doors_of(stage).last() == ("replay", (match, (seat,)))


def test_the_eyes_of_a_replay_cannot_be_changed(stage: Stage) -> None:
    match, _ = new_match(*SCENARIOS[0])
    wander(match, 12, 4)
    for seat in at_least_one(match.game.seats(match.state.world)):
        replay = ReplayScreen(stage, match, presenter_of(match), (seat,))
        stage.reset(replay)
        for name in ("tab", "enter", "left", "space", "home", "right", "end", "u", "t", "1", "2"):
            stage.feed(Key(name))
            compose(stage)
            assert replay.seat == seat
            assert not [
                hit_area
                for hit_area in replay.hit_areas()
                if hit_area.handle.startswith("seat/") and hit_area.act
            ]
