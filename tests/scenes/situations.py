"""Situations at a table that are seldom met by chance: each is brought about by hand and says that it was.

A situation takes the handles that a position of the catalogue names. It fails if it is not reached: what a
test looks at afterwards is what it says it looks at.
"""

from collections.abc import Callable

from game.input.gestures import Key, Move, Press, Release
from game.presenters.shared.controls.rule_links import short_rule
from game.scenes.chooser import ChooserScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.screen import Screen
from game.scenes.table.screen import TableScreen
from game.view.canvas import Canvas
from game.view.handles import Handle
from tests.scenes.hands import OutOfReach, click, compose, drag, feed, hold_over, lift, points_of, spend
from tests.scenes.seating import Seated

TIP_MS = 1200
PANELS = {"wasteland_riders": "matter"}
"""The zone of the panel of decisions, where a game has one; elsewhere they are buttons at the prompt."""


def take_the_screen(seated: Seated) -> None:
    """Open curtains and put away whatever lies over the table."""
    stage = seated.stage
    while isinstance(stage.top, CurtainScreen):
        stage.top.open()
    while stage.top is not seated.screen:
        stage.pop()
    compose(stage)


def texts_of(screen: Screen, *names: str) -> list[str]:
    """What is written on a screen, or on these layers of it."""
    layers = [layer for layer in screen.layers if not names or layer.name in names]
    return [mark.text for layer in layers if layer.canvas is not None for mark in layer.canvas.texts]


def zones_of(screen: Screen) -> set[str]:
    return {zone.name for layer in screen.layers if layer.canvas is not None for zone in layer.canvas.zones}


def chooser(seated: Seated, source: Handle, target: Handle) -> None:
    """A gesture that could mean several things asks which."""
    if source:
        drag(seated.stage, source, target)
    else:
        click(seated.stage, target)
    assert isinstance(seated.stage.top, ChooserScreen)


def odds(seated: Seated, source: Handle, target: Handle) -> None:
    """A thing in hand over a place where its odds are told."""
    before = texts_of(seated.screen)
    in_hand(seated, source, target)
    assert seated.screen.held_piece.odds(target)
    told = set(texts_of(seated.screen)) - set(before)
    assert any("%" in text for text in told)


def in_hand(seated: Seated, source: Handle, target: Handle) -> None:
    """A thing in hand over a place that takes it."""
    lift(seated.stage, source)
    hold_over(seated.stage, target)
    assert seated.screen.held_piece.drag.is_dragging
    assert seated.screen.drawing.over() == target


def refusal(seated: Seated, source: Handle, target: Handle) -> None:
    """A thing in hand over a place that refuses it, with the rule that says why."""
    lift(seated.stage, source)
    feed(seated.stage, Move(point_on(seated.screen, target)))
    assert seated.screen.held_piece.drag.is_dragging
    told = seated.screen.drawing.refusal_over()
    assert told is not None
    assert any(short_rule(told.rule) in text for text in texts_of(seated.screen))


def refused(seated: Seated, source: Handle, target: Handle) -> None:
    """The same, put down there: it lies where it was, and the rule stays to be read."""
    refusal(seated, source, target)
    steps = len(seated.table.match.steps)
    feed(seated.stage, Release(point_on(seated.screen, target), 1))
    assert seated.stage.top is seated.screen
    assert seated.screen.refused is not None
    assert "refused" in {hit_area.handle for hit_area in seated.screen.hit_areas()}
    assert len(seated.table.match.steps) == steps


def tip(seated: Seated, source: Handle, _target: Handle) -> None:
    """The pointer rests on a thing, and words about it are shown."""
    feed(seated.stage, Move(point_on(seated.screen, source)))
    spend(seated.stage, TIP_MS, 100)
    tipped = seated.screen.tipped()
    assert tipped is not None
    assert tipped.handle == source
    assert not is_enlarged(seated.screen, source)
    assert texts_of(seated.screen, "tip")


def large(seated: Seated, source: Handle, _target: Handle) -> None:
    """A right click shows a card large."""
    point = point_on(seated.screen, source)
    feed(seated.stage, Move(point), Press(point, 3), Release(point, 3))
    assert seated.screen.enlarged == source
    assert is_enlarged(seated.screen, source)
    assert texts_of(seated.screen, "tip")


def is_enlarged(screen: TableScreen, handle: Handle) -> bool:
    """Whether what the tip shows of a thing is its large card."""
    scratch, hit_area = Canvas(screen.kit), screen.find(handle)
    assert hit_area is not None
    is_card = screen.presenter.enlarge(scratch, screen.view_context(), handle, hit_area.rect)
    return is_card and [mark.text for mark in scratch.texts] == texts_of(screen, "tip")


def open_list(seated: Seated, source: Handle, _target: Handle) -> None:
    """A pile or a panel is unfolded."""
    before = texts_of(seated.screen)
    click(seated.stage, source)
    assert source.partition("/")[2] in seated.screen.tabletop.unfolded
    assert set(texts_of(seated.screen)) - set(before)


def decision(seated: Seated, _source: Handle, _target: Handle) -> None:
    """Something has to be decided that is not done with things: by a panel, or by buttons."""
    screen = seated.screen
    if (panel := PANELS.get(screen.presenter.game.info.id)) is not None:
        assert panel in zones_of(screen)
    else:
        assert screen.find("do/2") is not None
    assert screen.offers.sources or screen.offers.buttons or screen.offers.direct


def hints(seated: Seated, _source: Handle, _target: Handle) -> None:
    """Everything that can be taken is marked."""
    feed(seated.stage, Key("h"))
    assert seated.screen.hints
    assert any(seated.screen.find(one) is not None for one in seated.screen.offers.sources)


def threats(seated: Seated, source: Handle, _target: Handle) -> None:
    """What the enemy could do to a thing that is pointed at."""
    feed(seated.stage, Key("t"), Move(point_on(seated.screen, source)))
    assert seated.screen.shows_threats
    assert any(case.is_threat for case in seated.screen.drawing.cases())


def end(seated: Seated, _source: Handle, _target: Handle) -> None:
    """The game is over, and the table still lies there."""
    assert seated.table.match.outcome is not None
    assert seated.stage.top is seated.screen
    assert seated.screen.find("report") is not None


def point_on(screen: Screen, handle: Handle) -> tuple[int, int]:
    """A pixel at which the thing lies on top."""
    for point in points_of(screen, handle):
        on_top = screen.hit_area_at(point)
        if on_top is not None and on_top.handle == handle:
            return point
    raise OutOfReach(f"{handle} is covered everywhere")


Arrange = Callable[[Seated, Handle, Handle], None]
SITUATIONS: dict[str, Arrange] = {
    "chooser": chooser,
    "odds": odds,
    "refusal": refusal,
    "refused": refused,
    "tip": tip,
    "large": large,
    "list": open_list,
    "decision": decision,
    "hints": hints,
    "threats": threats,
    "end": end,
}
CANNOT = {
    ("last_comrade", "odds"): "it has no dice: what a move leads to is drawn on the field",
    ("last_comrade", "threats"): "it has no odds: what the enemy will do is drawn on the field",
    ("staff_orders", "chooser"): "each thing put down means one order, and how many is told by the pile",
}
"""What a game has not, and why."""
