"""The progress of each knight in the mission, in numbers and words; the same on every sheet."""

from game.rules.core.ids import Seat
from game.rules.wasteland_riders.missions import needed
from game.rules.wasteland_riders.terms import MissionKind
from game.rules.wasteland_riders.world.state import World
from game.view.kit import Kit

ICONS: dict[MissionKind, str] = {
    "saviour": "hand_coin",
    "cult": "trophy",
    "only_one": "sword_cross",
    "key": "fuel_cell",
    "scourges": "lightning_bolt",
}
"""The icon of what a mission counts for each knight."""
SPECIAL_ROUNDS: dict[MissionKind, str] = {"cult": "skull", "scourges": "skull", "only_one": "lock"}
"""The icon of rounds in which the mission does something of its own."""


def reputation_needed(world: World) -> int:
    """The Reputation that the mission asks for; 0 if it asks for none."""
    return world.setting.mission.reputation


def facts(world: World) -> dict[str, int]:
    """The numbers in the sentences of the mission."""
    mission = world.setting.mission
    by_players = {"duels": mission.duels, "cells": mission.cells}
    numbers = {name: needed(world, list_) if list_ else 0 for name, list_ in by_players.items()}
    return {
        "rounds": mission.rounds,
        "aid": mission.aid,
        "reputation": mission.reputation,
        "dominance": mission.dominance,
        "no_meetings": mission.no_meetings,
        "scars": mission.scars,
        "wounds": mission.wounds_per_reputation,
        **numbers,
    }


def sentence(kit: Kit, world: World, part: str) -> str:
    """The text of a part of the mission's sheet: goal, end, effects, rules or defeat."""
    return kit.say(f"wr-mission-{world.setting.mission.kind}-{part}", **facts(world))


def parts(world: World) -> tuple[str, ...]:
    """The parts of its sheet, in reading order."""
    kind = world.setting.mission.kind
    return (
        "goal",
        "end",
        *(("defeat",) if kind in ("cult", "scourges") else ()),
        *(("effects",) if kind != "saviour" else ()),
        "rules",
    )


def standing(kit: Kit, world: World) -> list[str]:
    """What concerns everybody: how near a common defeat is, enemies defeated, key cells left."""
    mission, state = world.setting.mission, world.mission
    lines: list[str] = []
    if mission.kind == "cult":
        lines.append(kit.say("wr-mission-dominance", count=state.dominance, most=mission.dominance))
    if mission.kind == "scourges":
        lines.append(kit.say("wr-mission-ruins", count=len(state.ruins), most=mission.dominance))
        lines.append(kit.say("wr-mission-defeated", count=state.defeated, most=len(mission.markers)))
    if mission.kind == "key":
        lines.append(kit.say("wr-mission-cells_left", count=len(state.cells)))
    return lines


def hunted(world: World) -> Seat | None:
    """The knight with the dominance marker; None if nobody has it."""
    return world.mission.marked
