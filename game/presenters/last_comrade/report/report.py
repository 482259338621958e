"""The report of a finished match of Last Comrade: who died when and by what, how it went, mentions."""

from game.presenters.contract.report import Curve, Mention, Rank, RankHead, Report, ReportVerdict
from game.presenters.last_comrade.colours import portrait_of
from game.presenters.last_comrade.log.death_words import death_words
from game.presenters.shared.curve_marks import curve_marks
from game.presenters.shared.verdicts import verdict_of
from game.rules.last_comrade import events as ev
from game.rules.last_comrade.insights.statistics import Highlight, SeatStatistics, Statistics, statistics
from game.rules.last_comrade.state import World
from game.session.history import story
from game.session.match import Match
from game.view.kit import Kit

HEADS = (("bullseye", "hits"), ("heart_outline", "lost"), ("heart", "healed"), ("skull", "killed"))
"""The icon and the name of each count."""


def outcome_words(kit: Kit, match: Match) -> tuple[str, str]:
    """The head of the report and the sentence under it: who won, and why."""
    outcome = match.outcome
    assert outcome is not None
    sentence = kit.say("lc-report-last_gave_up" if _is_given_up(match) else f"lc-reason-{outcome.reason}")
    sentence = sentence[:1].upper() + sentence[1:]
    if not outcome.winners:
        return kit.say("lc-report-nobody"), sentence
    world: World = match.state.world
    winner = world.comrade_of(outcome.winners[0])
    return kit.say("lc-report-victory", **kit.texts.declined("comrade", f"lc-comrade-{winner}")), sentence


def report(kit: Kit, match: Match) -> Report:
    """The report of a finished match: nothing in it is hidden any more."""
    found = statistics(match.first_state.world, story(match))
    return Report(
        score_title=kit.say("lc-report-ranking"),
        rows=(),
        luck=(),
        mentions=tuple(_mention(kit, match.state.world, deed) for deed in found.highlights),
        curve_title=kit.say("lc-report-curve"),
        curves=tuple(Curve(one.seat, one.life, str(one.seat + 1)) for one in found.seats),
        notes=_notes(kit, found),
        heads=tuple(
            RankHead(icon, kit.say(f"lc-report-{name}"), kit.say(f"lc-report-{name}.short"))
            for icon, name in HEADS
        ),
        ranking=tuple(_rank(kit, found, one) for one in sorted(found.seats, key=_order)),
        marks=curve_marks(kit, match, found.milestones),
        verdict=_verdict(match),
    )


def _is_given_up(match: Match) -> bool:
    """Whether the last opponent conceded instead of dying."""
    if match.outcome is None or not match.outcome.winners:
        return False
    return any(isinstance(event, ev.GaveUp) for step in match.steps[-1:] for event in step.events)


def _verdict(match: Match) -> ReportVerdict:
    return "conceded" if _is_given_up(match) else verdict_of(match)


# The ranking


def _order(one: SeatStatistics) -> tuple[int, int]:
    return one.place, one.seat


def _rank(kit: Kit, found: Statistics, one: SeatStatistics) -> Rank:
    values = (one.hits, one.lost, one.healed, one.killed)
    return Rank(
        place=_place(kit, found, one),
        seat=one.seat,
        label=str(one.seat + 1),
        fate=fate(kit, one),
        values=tuple(str(value) for value in values),
        is_winner=one.death is None,
    )


def _place(kit: Kit, found: Statistics, one: SeatStatistics) -> str:
    """The rank of a seat; seats that died together share their places: `2–3`."""
    sharing = sum(other.place == one.place for other in found.seats)
    if sharing == 1:
        return kit.say("lc-report-place", place=one.place)
    return kit.say("lc-report-places", first=one.place, last=one.place + sharing - 1)


def fate(kit: Kit, one: SeatStatistics) -> str:
    """How the game ended for a seat: `turn 6: Grenade`."""
    if one.death is None:
        return kit.say("lc-report-survived", life=one.life[-1])
    return death_words(kit, one.comrade, one.death)


# Mentions and numbers


def _mention(kit: Kit, world: World, deed: Highlight) -> Mention:
    name = kit.say(f"lc-comrade-{deed.comrade}")
    return Mention(
        portrait_of(deed.comrade),
        world.players[deed.comrade].seat,
        kit.say(f"lc-report-deed_{deed.deed}", name=name),
        kit.say(f"lc-report-deed_{deed.deed}.words", count=deed.count),
    )


def _notes(kit: Kit, found: Statistics) -> tuple[str, ...]:
    return (
        kit.say("lc-report-turns", turns=found.turns, attacks=found.attacks),
        kit.say("lc-report-events", count=sum(one.events for one in found.seats)),
    )
