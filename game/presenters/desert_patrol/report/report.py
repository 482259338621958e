"""The report of a finished match of Desert Patrol: points, luck, mentions, and the course of the match."""

from collections.abc import Iterator

from game.presenters.contract.report import Curve, Luck, Mention, Report, ReportVerdict, ScoreRow
from game.presenters.desert_patrol.pictures_of import OBJECT_ICONS, picture_of
from game.presenters.shared.curve_marks import curve_marks
from game.presenters.shared.luck import Fortune, luck_bars, one_decimal
from game.presenters.shared.verdicts import verdict_of
from game.rules.core.board import SpaceId
from game.rules.core.ids import Seat
from game.rules.desert_patrol.insights.races import are_about_points, progress
from game.rules.desert_patrol.insights.statistics import Highlight, SeatStatistics, Statistics, statistics
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import ObjectId
from game.rules.desert_patrol.victory import object_points, objective_points, points, reached, required
from game.session.history import story
from game.session.match import Match
from game.view.kit import Kit

HOLLOW = ("both_hopeless", "standstill")
"""Outcomes in which neither side has reached its goal."""


def outcome_words(kit: Kit, match: Match) -> tuple[str, str]:
    """The head of the report and the sentence under it: who won, and why."""
    outcome = match.outcome
    assert outcome is not None
    world: World = match.state.world
    winner = outcome.winners[0]
    facts = {**kit.texts.declined("side", f"dp-side-{world.side_of(winner)}"), "round": match.round}
    sentence = kit.say(f"dp-reason-{outcome.reason}{_which_decided(world, outcome.reason)}")
    return kit.say("dp-table-victory", **facts), sentence[:1].upper() + sentence[1:]


def _which_decided(world: World, reason: str) -> str:
    """The part of the message that names what decided: points or, on a tie, the initiative marker."""
    if reason not in HOLLOW:
        return ""
    return ".tie" if points(world, "lrdg") == points(world, "italy") else ".points"


def report(kit: Kit, match: Match) -> Report:
    """The report of a finished match: nothing in it is hidden any more."""
    world: World = match.state.world
    found = statistics(match.first_state.world, story(match))
    is_about_points = bool(world.setting.objectives or world.setting.objects)
    way = "points" if is_about_points else "conditions"
    curve, curves = _story_of_rounds(match, world, found)
    return Report(
        score_title=kit.say(f"dp-report-score_{way}"),
        rows=_rows(kit, world),
        luck=_luck(kit, found),
        mentions=tuple(_mention(kit, world, deed) for deed in found.highlights),
        curve_title=kit.say(f"dp-report-curve_{curve}"),
        curves=curves,
        notes=_notes(kit, found),
        marks=curve_marks(kit, match, found.milestones),
        verdict=_verdict(match),
    )


def _verdict(match: Match) -> ReportVerdict:
    outcome = match.outcome
    return "standstill" if outcome is not None and outcome.reason in HOLLOW else verdict_of(match)


# The table of points


def _rows(kit: Kit, world: World) -> tuple[ScoreRow, ...]:
    rows = [_objective(kit, world, tile) for tile in world.setting.objectives]
    rows += [_object(kit, world, name) for name in world.setting.objects]
    if rows:
        rows.append(_total(kit, world))
    return (*rows, *_conditions(kit, world))


def _objective(kit: Kit, world: World, tile: SpaceId) -> ScoreRow:
    label = kit.say("dp-report-objective", tile=kit.say(f"dp-tile-{tile}"), tile_id=tile)
    held = tuple(str(objective_points(world, side, tile)) for side in world.setting.sides)
    return ScoreRow("star", label, held)


def _object(kit: Kit, world: World, name: ObjectId) -> ScoreRow:
    is_destroyed = name in world.lrdg.destroyed
    tile = world.objects.get(name, world.setting.start.get(name, SpaceId("")))
    label = kit.say(
        "dp-report-object",
        object=kit.say(f"dp-object-{name}"),
        tile_id=tile,
        destroyed="yes" if is_destroyed else "no",
    )
    values = tuple(str(object_points(world, side, name)) for side in world.setting.sides)
    return ScoreRow("bomb" if is_destroyed else OBJECT_ICONS[name], label, values)


def _total(kit: Kit, world: World) -> ScoreRow:
    values = tuple(_out_of(kit, points(world, side), required(world, side)) for side in world.setting.sides)
    return ScoreRow("flag", kit.say("dp-report-total"), values, is_total=True)


def _out_of(kit: Kit, done: int, need: int) -> str:
    return kit.say("dp-report-out_of", done=done, need=need) if need else str(done)


def _conditions(kit: Kit, world: World) -> Iterator[ScoreRow]:
    """A row for each way to win without points, with the progress of each side."""
    none = kit.say("dp-report-no_condition")
    for by, icon in (("neutralise", "skull"), ("escape", "exit_to_app")):
        values = [none for _ in world.setting.sides]
        for seat, side in enumerate(world.setting.sides):
            for condition in world.setting.win[side]:
                if condition.by == by:
                    values[seat] = _out_of(kit, reached(world, side, condition), condition.need)
        if any(value != none for value in values):
            yield ScoreRow(icon, kit.say(f"dp-report-{by}"), tuple(values))


# How it went, round by round


def _story_of_rounds(match: Match, world: World, found: Statistics) -> tuple[str, tuple[Curve, ...]]:
    """How near each side came to its goal; points if points alone decide, or if nobody came nearer."""
    curves = () if are_about_points(world) else _telling(_progress_curves(match, world))
    return ("conditions", curves) if curves else ("points", _telling(_point_curves(found)))


def _point_curves(found: Statistics) -> tuple[Curve, ...]:
    return tuple(Curve(one.seat, one.points) for one in found.seats)


def _progress_curves(match: Match, world: World) -> tuple[Curve, ...]:
    """How near each side was to winning at the end of each round, by points or by counters."""
    start: World = match.game.new(match.setting, match.seats, match.seed).world
    worlds = (start, *(step.state.world for step in match.steps))
    return tuple(Curve(Seat(seat), progress(worlds, side)) for seat, side in enumerate(world.setting.sides))


def _telling(curves: tuple[Curve, ...]) -> tuple[Curve, ...]:
    """The curves; empty if all their values are zero."""
    return curves if any(any(curve.values) for curve in curves) else ()


# Luck, mentions, numbers


def _luck(kit: Kit, found: Statistics) -> tuple[Luck, ...]:
    return luck_bars(
        [Fortune(one.seat, one.hits, one.expected, _luck_words(kit, one)) for one in found.seats]
    )


def _luck_words(kit: Kit, one: SeatStatistics) -> str:
    if not one.attacks:
        return kit.say("dp-report-no_attacks")
    return kit.say("dp-report-luck", hits=one.hits, expected=one_decimal(kit, one.expected))


def _mention(kit: Kit, world: World, deed: Highlight) -> Mention:
    return Mention(
        picture_of(kit, deed.card),
        world.seat_of(deed.side),
        kit.say(f"dp-card-{deed.card}"),
        kit.say(f"dp-report-deed_{deed.deed}", count=deed.count),
    )


def _notes(kit: Kit, found: Statistics) -> tuple[str, ...]:
    return (
        kit.say("dp-report-rounds", count=found.rounds),
        *(_seat_note(kit, one) for one in found.seats),
    )


def _seat_note(kit: Kit, one: SeatStatistics) -> str:
    losses = one.losses
    return kit.say(
        "dp-report-losses",
        side=kit.say(f"dp-side-{one.side}"),
        cards=losses.cards,
        soldiers=losses.soldiers,
        vehicles=losses.vehicles_destroyed,
        reconned=one.reconned,
        controlled=one.controlled,
    )
