"""The report of a finished match of Wasteland Riders: the mission's count of each knight, luck, mentions."""

from game.presenters.contract.report import Curve, Luck, Mention, Rank, RankHead, Report
from game.presenters.shared.curve_marks import curve_marks
from game.presenters.shared.luck import Fortune, luck_bars, one_decimal
from game.presenters.shared.verdicts import verdict_of
from game.presenters.wasteland_riders.missions.progress import ICONS
from game.presenters.wasteland_riders.pictures_of import rider
from game.rules.core.ids import Seat
from game.rules.wasteland_riders.gear.carried import worth
from game.rules.wasteland_riders.insights.mission_progress import count_of, score
from game.rules.wasteland_riders.insights.statistics import Highlight, SeatStatistics, Statistics, statistics
from game.rules.wasteland_riders.world.state import World
from game.session.history import story
from game.session.match import Match
from game.view.kit import Kit


def outcome_words(kit: Kit, match: Match) -> tuple[str, str]:
    """The head of the report and the sentence under it: who won, and why."""
    outcome = match.outcome
    assert outcome is not None
    world: World = match.state.world
    names = [_knight_name(kit, world, seat) for seat in outcome.winners]
    mission = world.setting.mission
    reason = kit.say(
        f"wr-report-reason_{outcome.reason}",
        aid=mission.aid,
        reputation=mission.reputation,
        dominance=mission.dominance,
    )
    if not names:
        return kit.say("wr-report-nobody"), reason
    joined = kit.say("wr-report-and", first=", ".join(names[:-1]), last=names[-1]) if names[1:] else names[0]
    return kit.say("wr-report-victory", names=joined, count=len(names)), reason


def _knight_name(kit: Kit, world: World, seat: Seat) -> str:
    """The knight, or the number of the seat before one was chosen."""
    knight = world.knights[seat].knight
    return kit.say(f"wr-knight-{knight}") if knight else kit.say(f"wr-player-{seat}")


HEADS = (
    ("star", "reputation"),
    ("package_variant_closed", "worth"),
    ("heart", "health"),
    ("sword_cross", "won"),
)
"""The icon and the name of each count that every mission has."""


def report(kit: Kit, match: Match) -> Report:
    """The report of a finished match: nothing in it is hidden any more."""
    world: World = match.state.world
    found = statistics(match.first_state.world, story(match))
    kind = world.setting.mission.kind
    return Report(
        score_title=kit.say("wr-report-ranking"),
        rows=(),
        luck=_luck(kit, found),
        mentions=tuple(_mention(kit, world, deed) for deed in found.highlights),
        curve_title=kit.say("wr-report-curve"),
        curves=tuple(Curve(one.seat, one.reputation) for one in found.seats),
        notes=_notes(kit, world, found),
        heads=(
            RankHead(ICONS[kind], kit.say("wr-report-count", kind=kind), kit.say("wr-report-goal")),
            *(
                RankHead(icon, kit.say(f"wr-report-{name}"), kit.say(f"wr-report-{name}.short"))
                for icon, name in HEADS
            ),
        ),
        ranking=_ranking(kit, match, found),
        marks=curve_marks(kit, match, found.milestones),
        verdict=verdict_of(match),
    )


# The ranking


def _ranking(kit: Kit, match: Match, found: Statistics) -> tuple[Rank, ...]:
    """Winners first; equal knights share their place."""
    world: World = match.state.world
    winners = match.outcome.winners if match.outcome is not None else ()
    keys = {seat: (seat in winners, () if seat in winners else score(world, seat)) for seat in world.seats}
    order = sorted(world.seats, key=lambda seat: (keys[seat], score(world, seat)), reverse=True)
    return tuple(
        Rank(
            place=kit.say("wr-report-place", place=1 + sum(keys[other] > keys[seat] for other in order)),
            seat=seat,
            label=str(seat + 1),
            fate=_fate(kit, world, seat),
            values=_values(world, seat, found.seats[seat]),
            is_winner=seat in winners,
        )
        for seat in order
    )


def _values(world: World, seat: Seat, one: SeatStatistics) -> tuple[str, ...]:
    knight = world.knights[seat]
    numbers = (
        count_of(world, knight).have,
        knight.reputation,
        worth(world.setting, knight),
        knight.health,
        one.won,
    )
    return tuple(str(number) for number in numbers)


def _fate(kit: Kit, world: World, seat: Seat) -> str:
    """How, or in what state, a knight ended the game."""
    knight = world.knights[seat]
    if not knight.conscious:
        return kit.say("wr-report-lies")
    if knight.car is None:
        return kit.say("wr-report-on_foot")
    return kit.say(f"wr-vehicle-{knight.car.card}")


# Luck, mentions, numbers


def _luck(kit: Kit, found: Statistics) -> tuple[Luck, ...]:
    return luck_bars(
        [Fortune(one.seat, one.successes, one.expected, _luck_words(kit, one)) for one in found.seats]
    )


def _luck_words(kit: Kit, one: SeatStatistics) -> str:
    if not one.dice:
        return kit.say("wr-report-no_dice")
    return kit.say("wr-report-luck", successes=one.successes, expected=one_decimal(kit, one.expected))


def _mention(kit: Kit, world: World, deed: Highlight) -> Mention:
    return Mention(
        rider(world.knights[deed.seat].knight),
        deed.seat,
        kit.say(f"wr-report-deed_{deed.deed}"),
        kit.say(
            f"wr-report-deed_{deed.deed}.words", name=_knight_name(kit, world, deed.seat), count=deed.count
        ),
    )


def _notes(kit: Kit, world: World, found: Statistics) -> tuple[str, ...]:
    return (
        kit.say("wr-report-length", rounds=found.rounds, fights=found.fights),
        *(_seat_note(kit, world, one) for one in found.seats),
    )


def _seat_note(kit: Kit, world: World, one: SeatStatistics) -> str:
    return kit.say(
        "wr-report-numbers",
        name=_knight_name(kit, world, one.seat),
        fights=one.fights,
        won=one.won,
        tests=one.tests,
        passed=one.passed,
        luck=one.luck,
        contracts=one.contracts,
        hexes=one.hexes,
        mp=one.mp,
    )
