"""The report of a finished match of Staff Orders: stars, luck, mentions, and the course of the match."""

from collections.abc import Iterator

from game.presenters.contract.report import Curve, Luck, Mention, Report, ScoreRow
from game.presenters.shared.curve_marks import curve_marks
from game.presenters.shared.luck import Fortune, luck_bars, one_decimal
from game.presenters.shared.verdicts import verdict_of
from game.rules.staff_orders.insights.statistics import Highlight, SeatStatistics, Statistics, statistics
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import cut_off, score, supplied
from game.rules.staff_orders.terms import Faction
from game.session.history import story
from game.session.match import Match
from game.view.kit import Kit

PICTURES = {"defence": "unit_rifleman", "taken": "marker_control_held", "salvo": "marker_target"}
"""The picture of each mention; a fight in the air has a fighter."""
FIGHTER = "vehicle_fighter"


def outcome_words(kit: Kit, match: Match) -> tuple[str, str]:
    """The head of the report and the sentence under it: who won, and why."""
    outcome = match.outcome
    assert outcome is not None
    world: World = match.state.world
    winner = world.faction_of(outcome.winners[0])
    sentence = kit.say(f"so-reason-{outcome.reason}")
    head = kit.say("so-report-victory", **kit.texts.declined("faction", f"so-faction-{winner}"))
    return head, sentence[:1].upper() + sentence[1:]


def report(kit: Kit, match: Match) -> Report:
    """The report of a finished match: nothing in it is hidden any more."""
    world: World = match.state.world
    found = statistics(match.first_state.world, story(match))
    return Report(
        score_title=kit.say("so-report-score"),
        rows=(*_star_rows(kit, world), *_other_rows(kit, world)),
        luck=_luck(kit, found),
        mentions=tuple(_mention(kit, world, deed) for deed in found.highlights),
        curve_title=kit.say("so-report-curve"),
        curves=tuple(Curve(one.seat, one.stars) for one in found.seats),
        notes=_notes(kit, world, found),
        marks=curve_marks(kit, match, found.milestones),
        verdict=verdict_of(match),
    )


# The table of stars


def _star_rows(kit: Kit, world: World) -> Iterator[ScoreRow]:
    """A row for each number of stars an area can have, then the sum."""
    for stars in sorted({value for value in world.setting.stars.values() if value}):
        values = tuple(_product(kit, world, faction, stars) for faction in world.factions)
        yield ScoreRow("star", kit.say("so-report-areas", stars=stars), values)
    totals = tuple(str(score(world, faction)) for faction in world.factions)
    yield ScoreRow("flag", kit.say("so-report-total"), totals, is_total=True)


def _product(kit: Kit, world: World, faction: Faction, stars: int) -> str:
    """The number of supplied areas, times the stars of each."""
    areas = sum(world.setting.stars[area] == stars for area in supplied(world, faction, "land"))
    return kit.say("so-report-product", areas=areas, stars=stars)


def _other_rows(kit: Kit, world: World) -> Iterator[ScoreRow]:
    """Stars that do not count, what decides a tie, and which headquarters stands."""
    lost = tuple(str(cut_off(world, faction)) for faction in world.factions)
    if any(value != "0" for value in lost):
        yield ScoreRow("close", kit.say("so-report-cut_off"), lost)
    blue, yellow = score(world, "blue"), score(world, "yellow")
    if blue == yellow:
        held = tuple(_yes_or_no(kit, world.initiative == faction) for faction in world.factions)
        yield ScoreRow("star_outline", kit.say("so-report-initiative"), held)
    stands = tuple(_yes_or_no(kit, _holds_headquarters(world, faction)) for faction in world.factions)
    yield ScoreRow("home_city", kit.say("so-report-headquarters"), stands)


def _holds_headquarters(world: World, faction: Faction) -> bool:
    return world.controls(faction, "land", world.setting.headquarters[faction])


def _yes_or_no(kit: Kit, answer: bool) -> str:
    return kit.say("so-report-yes") if answer else kit.say("so-report-no")


# Luck, mentions, numbers


def _luck(kit: Kit, found: Statistics) -> tuple[Luck, ...]:
    return luck_bars(
        [Fortune(one.seat, one.hits, one.expected, _luck_words(kit, one)) for one in found.seats]
    )


def _luck_words(kit: Kit, one: SeatStatistics) -> str:
    if not one.dice:
        return kit.say("so-report-no_dice")
    expected = one_decimal(kit, one.expected)
    return kit.say("so-report-luck", hits=one.hits, expected=expected)


def _mention(kit: Kit, world: World, deed: Highlight) -> Mention:
    kind = "zone" if deed.layer == "air" else "area"
    place = kit.say(f"so-{kind}-{deed.place}") if deed.place is not None else ""
    return Mention(
        FIGHTER if deed.layer == "air" else PICTURES[deed.deed],
        world.seat_of(deed.faction),
        kit.say(f"so-report-deed_{deed.deed}", place=place),
        kit.say(
            f"so-report-deed_{deed.deed}.words",
            faction=kit.say(f"so-faction-{deed.faction}"),
            count=deed.count,
            against=deed.against,
        ),
    )


def _notes(kit: Kit, world: World, found: Statistics) -> tuple[str, ...]:
    return (
        kit.say("so-report-rounds", count=found.rounds),
        *(_seat_note(kit, world, one) for one in found.seats),
    )


def _seat_note(kit: Kit, world: World, one: SeatStatistics) -> str:
    return kit.say(
        "so-report-numbers",
        faction=kit.say(f"so-faction-{one.faction}"),
        attacks=one.attacks,
        won=one.won,
        taken=one.taken,
        soldiers=one.soldiers,
        aircraft=one.aircraft if world.setting.mode == "landing" else -1,
        cards=one.cards,
        rerolls=one.rerolls,
    )
