"""What the screen of a new game tells of a battlefield of Staff Orders: how to win it, and the forces."""

from collections.abc import Mapping

from game.content.library import OpenGame
from game.presenters.contract.briefing import Brief, Fact, SideBrief
from game.presenters.shared.scenario_briefs import brief_fact, scenario_brief
from game.presenters.staff_orders.colours import PORTRAIT, paint_of
from game.presenters.staff_orders.pictures_of import piece_of
from game.rules.staff_orders.setting import Setting
from game.rules.staff_orders.terms import FACTIONS, Faction, enemy
from game.view.kit import Kit
from game.view.theme import DESK_500, INK, PAPER_3, SeatColours

SEATS = 2
DRAWN = SeatColours(DESK_500, INK, PAPER_3, "hexagon")
"""The colours of a seat whose faction is still to be drawn."""


def brief(kit: Kit, opened: OpenGame, scenario: str, options: Mapping[str, str], seats: int) -> Brief:
    """The brief of the battlefield with these options; each seat has a faction, or waits for the draw."""
    assert seats == SEATS, seats
    setting = opened.setting(scenario, options)
    assert isinstance(setting, Setting)
    return scenario_brief(
        kit,
        opened,
        scenario,
        facts=_facts(kit, setting),
        sides=_sides(kit, setting),
        group=kit.say(f"so-mode-{setting.mode}"),
    )


# The sides


def _sides(kit: Kit, setting: Setting) -> tuple[SideBrief, ...]:
    if setting.first == "draw":
        return tuple(_drawn(kit) for _ in range(SEATS))
    first: Faction = "yellow" if setting.first == "yellow" else "blue"
    return _side(kit, setting, first), _side(kit, setting, enemy(first))


def _drawn(kit: Kit) -> SideBrief:
    words, note = kit.say("so-brief-drawn.words"), kit.say("so-brief-drawn.note")
    return SideBrief(kit.say("so-brief-drawn"), DRAWN, PORTRAIT, words, note)


def _side(kit: Kit, setting: Setting, faction: Faction) -> SideBrief:
    return SideBrief(
        name=kit.say(f"so-faction-{faction}"),
        colours=paint_of(kit, faction),
        portrait=piece_of(faction, "commanders"),
        words=kit.say(f"so-brief-{setting.mode}_{faction}"),
        note=strength(kit, setting, faction),
    )


def strength(kit: Kit, setting: Setting, faction: Faction) -> str:
    """A sentence: how many soldiers and aircraft on the map, and how many in reserve."""
    soldiers = sum(setting.start["land", faction].values())
    aircraft = sum(setting.start["air", faction].values())
    return kit.say("so-brief-strength", soldiers=soldiers, aircraft=aircraft)


# The facts


def _facts(kit: Kit, setting: Setting) -> tuple[Fact, ...]:
    numbers = setting.numbers
    stars = sum(setting.stars.values())
    return (
        brief_fact(kit, "so", "flag", "victory"),
        brief_fact(kit, "so", "star", "stars", stars=stars),
        brief_fact(
            kit, "so", "hexagon_multiple", "areas", areas=len(setting.areas), zones=len(setting.zones)
        ),
        brief_fact(
            kit, "so", "timer_sand", "rounds", rounds=numbers.rounds, commanders=numbers.commanders.reserve
        ),
        _special(kit, setting),
    )


def _special(kit: Kit, setting: Setting) -> Fact:
    """What only this mode has: aircraft, or paratroopers and the city centre."""
    if setting.mode == "landing":
        blue, yellow = (sum(setting.start["air", faction].values()) for faction in FACTIONS)
        return brief_fact(kit, "so", "airplane", "air", blue=blue, yellow=yellow)
    drops = sum(space.action == "paradrop" for space in setting.spaces.values())
    return brief_fact(kit, "so", "parachute", "drops", drops=drops, centres=len(setting.printed))
