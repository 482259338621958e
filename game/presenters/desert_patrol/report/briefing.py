"""What the screen of a new game tells of a scenario of Desert Patrol: how each side wins, and its forces."""

from collections.abc import Mapping

from game.content.library import OpenGame
from game.presenters.contract.briefing import Brief, Fact, SideBrief
from game.presenters.desert_patrol.colours import PORTRAITS, paint_of
from game.presenters.shared.scenario_briefs import brief_fact, scenario_brief
from game.rules.desert_patrol.content import Condition, Scenario
from game.rules.desert_patrol.setting import Setting
from game.rules.desert_patrol.terms import Side, enemy
from game.view.kit import Kit

SEATS = 2
FEW_NAMES = 2
"""Conditions about at most this many counters name them; longer lists show their number only."""


def brief(kit: Kit, opened: OpenGame, scenario: str, options: Mapping[str, str], seats: int) -> Brief:
    """The brief of the scenario with these options; a game for two has a side for each seat."""
    assert seats == SEATS, seats
    setting = opened.setting(scenario, options)
    assert isinstance(setting, Setting)
    return scenario_brief(
        kit,
        opened,
        scenario,
        facts=_facts(kit, setting),
        sides=tuple(_side(kit, setting.scenario, side) for side in setting.sides),
    )


def _side(kit: Kit, scenario: Scenario, side: Side) -> SideBrief:
    holds = kit.say("dp-brief-initiative") if scenario.initiative == side else strength(kit, scenario, side)
    return SideBrief(
        name=kit.say(f"dp-side-{side}"),
        colours=paint_of(kit, side),
        portrait=PORTRAITS[side],
        words=ways_to_win(kit, scenario, side),
        note=holds,
        story=story_of(kit, scenario, side),
    )


def story_of(kit: Kit, scenario: Scenario, side: Side) -> str:
    """What this side is told about the scenario; empty if it is the text for everybody."""
    message = f"dp-scenario-{scenario.id}.briefing_{side}"
    return kit.say(message) if kit.texts.has(message) else ""


# How a side wins


def ways_to_win(kit: Kit, scenario: Scenario, side: Side) -> str:
    """A sentence with every way in which a side wins."""
    ways = [_way(kit, scenario, side, condition) for condition in scenario.side(side).win]
    sentence = kit.say("dp-brief-or", first=ways[0], second=ways[1]) if len(ways) > 1 else ways[0]
    return f"{sentence[:1].upper()}{sentence[1:]}."


def _way(kit: Kit, scenario: Scenario, side: Side, condition: Condition) -> str:
    if condition.by == "points":
        return kit.say(f"dp-brief-points_{side}", need=condition.need, what=_sources(scenario))
    whose = enemy(side) if condition.by == "neutralise" else side
    if len(condition.of) > FEW_NAMES:
        kind = _kind(scenario, whose, condition)
        return kit.say(f"dp-brief-{condition.by}", need=condition.need, all=len(condition.of), kind=kind)
    names = ", ".join(kit.say(f"dp-counter-{name}") for name in condition.of)
    suffix = "_all" if condition.need == len(condition.of) else ""
    return kit.say(f"dp-win-{condition.by}{suffix}", need=condition.need, of=names)


def _sources(scenario: Scenario) -> str:
    """Where points come from in a scenario: objectives, objects or both."""
    if scenario.objectives and scenario.objects:
        return "both"
    return "objectives" if scenario.objectives else "objects"


def _kind(scenario: Scenario, whose: Side, condition: Condition) -> str:
    vehicles = {vehicle.id for vehicle in scenario.side(whose).vehicles}
    return "counters" if vehicles.intersection(condition.of) else "soldiers"


# How strong it is


def strength(kit: Kit, scenario: Scenario, side: Side) -> str:
    """A sentence: how many soldiers, how many vehicles."""
    setup = scenario.side(side)
    vehicles = len(setup.vehicles)
    return kit.say("dp-brief-strength", soldiers=len(setup.counters) - vehicles, vehicles=vehicles)


# The facts


def _facts(kit: Kit, setting: Setting) -> tuple[Fact, ...]:
    scenario = setting.scenario
    decks = [sum(scenario.side(side).deck.values()) for side in setting.sides]
    return (
        *(_victory(kit, scenario, side) for side in setting.sides),
        brief_fact(kit, "dp", "hexagon_multiple", "tiles", tiles=len(setting.tiles)),
        brief_fact(kit, "dp", "cards", "decks", first=decks[0], second=decks[1]),
        Fact("star_outline", kit.say("dp-brief-fact_special"), _special(kit, scenario)),
    )


def _victory(kit: Kit, scenario: Scenario, side: Side) -> Fact:
    """Its conditions in a few words each."""
    words = " / ".join(short_way(kit, condition) for condition in scenario.side(side).win)
    return Fact("flag", kit.say("dp-brief-fact_victory", side=kit.say(f"dp-side-{side}")), words)


def short_way(kit: Kit, condition: Condition) -> str:
    """What a condition asks for, in a few words."""
    if condition.by == "points":
        return kit.say("dp-brief-short_points", need=condition.need)
    if len(condition.of) == 1:
        name = kit.say(f"dp-counter-{condition.of[0]}")
        return kit.say(f"dp-brief-short_{condition.by}_one", of=name)
    return kit.say(f"dp-brief-short_{condition.by}", need=condition.need, all=len(condition.of))


def _special(kit: Kit, scenario: Scenario) -> str:
    """What not every scenario has: objects, escape markers, vehicles or their absence."""
    counts = {
        "objects": len(scenario.objects),
        "escapes": len(scenario.escapes),
        "vehicles": len(scenario.lrdg.vehicles) + len(scenario.italy.vehicles),
    }
    words = [
        kit.say(f"dp-brief-{name}", count=count)
        for name, count in counts.items()
        if count or name == "vehicles"
    ]
    return ", ".join(words)
