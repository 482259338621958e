"""Each diagram is drawn at a table: what it names is there, what it takes is in hand."""

import msgspec
import pygame
import pytest
from pygame import Rect

from game.diagrams.diagram import Diagram, DiagramArrow, diagrams_of
from game.rules.registry import GAMES
from game.scenes.diagrams.studio import cut_of, draw
from game.scenes.diagrams.table import DiagramTable
from game.scenes.posing import UnknownHandle, come_to_rest, lift
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from tests.scenes.staging import make_stage, show

ALL = {f"{game}/{one.id}": one for game in GAMES for one in diagrams_of(game)}
IN_HAND = {name: one for name, one in ALL.items() if one.show.take}
SIZES = {"pl": (1280, 720), "en": (1920, 1080)}
FEWEST_COLOURS = 100
"""Of a picture on which there is something."""


def a_stage(language: str) -> Stage:
    stage = make_stage(SIZES[language], language)
    show(stage, Screen(stage))
    return stage


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", SIZES)
@pytest.mark.parametrize("diagram", ALL.values(), ids=ALL)
def test_all_that_a_diagram_names_is_seen(diagram: Diagram, language: str) -> None:
    size = (600, round(600 * diagram.show.shape))
    picture = draw(a_stage(language), diagram, size)
    assert picture.get_size() == size
    small = pygame.transform.scale(picture, (60, 40))
    assert len({tuple(small.get_at((x, y))) for x in range(60) for y in range(40)}) >= FEWEST_COLOURS


@pytest.mark.parametrize("diagram", IN_HAND.values(), ids=IN_HAND)
def test_what_is_taken_is_in_hand_and_can_be_put_there(diagram: Diagram) -> None:
    stage = a_stage("en").studio()
    table = DiagramTable(stage, diagram)
    stage.push(table)
    table.hold_still()
    come_to_rest(stage)
    lift(stage, diagram.show.take, diagram.show.over or None)
    assert table.held_piece.source == diagram.show.take
    if diagram.show.over:
        assert table.held_piece.drag.over == diagram.show.over
        assert table.held_piece.meanings(diagram.show.over) or table.drawing.refusal_over() is not None


def test_what_is_not_on_the_table_is_told() -> None:
    diagram = diagrams_of("desert_patrol")[0]
    for show_ in (
        msgspec.structs.replace(diagram.show, frame=("tile/99Z",)),
        msgspec.structs.replace(diagram.show, marks={"tile/99Z": "1"}),
        msgspec.structs.replace(diagram.show, arrows=(DiagramArrow("tile/99Z", "tile/1A"),)),
    ):
        with pytest.raises(UnknownHandle):
            draw(a_stage("en"), msgspec.structs.replace(diagram, show=show_), (400, 200))


WHOLE = Rect(0, 0, 1000, 600)


@pytest.mark.parametrize(
    ("thing", "size", "cut"),
    [
        (Rect(450, 250, 100, 100), (200, 100), Rect(380, 240, 240, 120)),
        (Rect(0, 0, 100, 20), (200, 100), Rect(0, 0, 110, 55)),
        (Rect(0, 0, 1000, 600), (200, 100), Rect(0, 50, 1000, 500)),
    ],
    ids=["as high as the thing needs", "moved back into the picture", "no more than there is"],
)
def test_a_cut_holds_its_things_in_its_shape(thing: Rect, size: tuple[int, int], cut: Rect) -> None:
    assert cut_of([thing], size, WHOLE, 10) == cut
