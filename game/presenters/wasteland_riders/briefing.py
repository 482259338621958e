"""What the screen of a new game says about a mission of Wasteland Riders: how it is won, how long it is."""

from collections.abc import Mapping

from pygame import Rect

from game.library import OpenGame
from game.presenters.briefing import Brief, Fact, SideBrief
from game.presenters.shared.briefs import brief_fact, scenario_brief
from game.presenters.shared.panels import grid
from game.presenters.wasteland_riders.colours import HAZARD, paint_of_colour
from game.presenters.wasteland_riders.pictures_of import UNKNOWN_RIDER, rider
from game.rules.wasteland_riders.setting import Setting
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.terms import PANEL_COLOURS, KnightId
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, CREAM

WIDE_COLUMNS, NARROW_COLUMNS = 7, 3
MINUTES = {2: (75, 110), 3: (100, 150), 4: (130, 190)}
"""About how long a mission of eight rounds takes with so many players."""
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
    """All knights of the box with their abilities, one of which each player chooses."""
    kit = canvas.kit
    names = tuple(KnightId(name) for name in world.setting.content.knights)
    columns = WIDE_COLUMNS if rect.w > 2 * rect.h else NARROW_COLUMNS
    rows = -(-len(names) // columns)
    for name, cell in zip(names, grid(rect, columns, rows), strict=False):
        _about(canvas, cell.inflate(-kit.px(8), -kit.px(6)), name)


def _about(canvas: Canvas, cell: Rect, name: KnightId) -> None:
    """Portrait, name, and what the ability is called and does."""
    kit = canvas.kit
    side = min(cell.h, kit.px(52), cell.w // 4)
    disc = kit.pictures.disc(rider(name), side, CREAM)
    canvas.blit(disc, (cell.x, cell.y))
    canvas.blit(kit.shapes.ring(side, max(1, side // 16), HAZARD), (cell.x, cell.y))
    words = Rect(cell.x + side + kit.px(8), cell.y, cell.w - side - kit.px(8), cell.h)
    head = min(kit.type.leading("ui_bold"), words.h // 3)
    short = kit.say(f"wr-knight-{name}.short")
    canvas.text(
        kit.say(f"wr-knight-{name}"), "ui_bold", CHALK, Rect(words.x, words.y, words.w, head), short=short
    )
    rest = Rect(words.x, words.y + head, words.w, words.h - head)
    canvas.words(kit.say(f"wr-knight-{name}.text"), "small", CHALK_2, rest, fit=True)
