"""A mission of Wasteland Riders on the screen of a new game: how it is won, and how long it takes."""

from collections.abc import Mapping

from pygame import Rect

from game.content.library import OpenGame
from game.presenters.contract.briefing import Brief, Fact, SideBrief
from game.presenters.shared.panels import grid
from game.presenters.shared.scenario_briefs import brief_fact, scenario_brief
from game.presenters.wasteland_riders.colours import HAZARD, paint_of_colour
from game.presenters.wasteland_riders.pictures_of import UNKNOWN_RIDER, rider
from game.presenters.wasteland_riders.short_words import fits
from game.rules.wasteland_riders.terms import PANEL_COLOURS, KnightId
from game.rules.wasteland_riders.world.setting import Setting
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, CREAM

WIDE_COLUMNS, NARROW_COLUMNS = 7, 3
MINUTES = {2: (75, 110), 3: (100, 150), 4: (130, 190)}
"""The usual length in minutes of a mission of eight rounds, by the number of players."""
USUAL_ROUNDS = 8


def brief(kit: Kit, opened: OpenGame, scenario: str, options: Mapping[str, str], seats: int) -> Brief:
    """The mission with these options; knights and colours are chosen when the game begins."""
    setting = opened.setting(scenario, options)
    assert isinstance(setting, Setting)
    return scenario_brief(
        kit,
        opened,
        scenario,
        facts=_facts(kit, setting, seats),
        sides=tuple(_side(kit, number) for number in range(seats)),
    )


def _side(kit: Kit, number: int) -> SideBrief:
    """A seat before anything is chosen: the colour of its number."""
    return SideBrief(
        kit.say("seat-name", number=number + 1),
        paint_of_colour(kit, PANEL_COLOURS[number]),
        UNKNOWN_RIDER,
        kit.say("wr-brief-side"),
        kit.say("wr-brief-side.note"),
    )


def _facts(kit: Kit, setting: Setting, seats: int) -> tuple[Fact, ...]:
    mission = setting.mission
    low, high = (minutes * mission.rounds // USUAL_ROUNDS // 5 * 5 for minutes in MINUTES[seats])
    return (
        brief_fact(kit, "wr", "trophy", "victory", kind=mission.kind),
        brief_fact(kit, "wr", "account_group", "players", least=2, most=4),
        brief_fact(kit, "wr", "timer_sand", "length", rounds=mission.rounds, low=low, high=high),
        brief_fact(kit, "wr", "hexagon_multiple", "board", hexes=len(setting.hexes), layout=setting.layout),
        brief_fact(kit, "wr", "skull", "danger", kind=mission.kind, count=mission.dominance),
    )


# Who may be chosen


def compose_forces(canvas: Canvas, rect: Rect, world: World) -> None:
    """All knights of the game with their abilities' texts; only the abilities' names if room is short."""
    kit = canvas.kit
    names = tuple(KnightId(name) for name in world.setting.content.knights)
    columns = WIDE_COLUMNS if rect.w > 2 * rect.h else NARROW_COLUMNS
    rows = -(-len(names) // columns)
    places = [
        (name, cell.inflate(-kit.px(8), -kit.px(6)))
        for name, cell in zip(names, grid(rect, columns, rows), strict=False)
    ]
    has_room = all(
        fits(kit, kit.say(f"wr-knight-{name}.text"), "small", _sentence(kit, cell)) for name, cell in places
    )
    for name, cell in places:
        told = kit.say(f"wr-knight-{name}.{'text' if has_room else 'ability'}")
        _about(canvas, cell, name, told)


def _about(canvas: Canvas, cell: Rect, name: KnightId, told: str) -> None:
    """Portrait, name, and the text about the ability."""
    kit = canvas.kit
    side = _portrait(kit, cell)
    disc = kit.pictures.disc(rider(name), side, CREAM)
    canvas.blit(disc, (cell.x, cell.y))
    canvas.blit(kit.shapes.ring(side, max(1, side // 16), HAZARD), (cell.x, cell.y))
    rest = _sentence(kit, cell)
    head = Rect(rest.x, cell.y, rest.w, rest.y - cell.y)
    short = kit.say(f"wr-knight-{name}.short")
    canvas.text(kit.say(f"wr-knight-{name}"), "ui_bold", CHALK, head, short=short)
    canvas.words(told, "small", CHALK_2, rest, fit=True)


def _portrait(kit: Kit, cell: Rect) -> int:
    return min(cell.h, kit.px(52), cell.w // 4)


def _sentence(kit: Kit, cell: Rect) -> Rect:
    """The box of a knight's text: beside the portrait, below the name."""
    left = _portrait(kit, cell) + kit.px(8)
    head = min(kit.type.leading("ui_bold"), cell.h // 3)
    return Rect(cell.x + left, cell.y + head, cell.w - left, cell.h - head)
