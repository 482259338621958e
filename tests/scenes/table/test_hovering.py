"""While a hand moves only what depends on its place is composed anew, and the picture is right."""

from pathlib import Path

import pytest
from pygame import Rect

from game.input.gestures import Key, Lost, Move, Press, Release
from game.rules.core.rng import Draws, Rng
from game.scenes.curtain import CurtainScreen
from game.scenes.screen import TIP_AFTER
from game.scenes.stage import Stage
from game.scenes.table.lighting.marks import mark_illegal
from game.scenes.table.screen import TableScreen
from game.view.canvas import Canvas
from tests.guards import at_least_one
from tests.scenes.hands import feed, points_of, spend
from tests.scenes.seating import seat_down
from tests.scenes.staging import make_stage

SIZE = (1280, 720)
SOURCES, PLACES = 2, 24
FOLLOWING = ("odds", "dice", "prompt", "drop_preview", "marks", "said")


TABLES = (
    ("desert_patrol", 36),
    ("desert_patrol", 64),
    ("last_comrade", 58),
    ("staff_orders", 60),
    ("wasteland_riders", 52),
    ("wasteland_riders", 80),
)
"""Games, and after how many steps something can be taken in hand."""


def seated_at(home: Path, game: str, steps: int) -> TableScreen:
    """The curtain open, and nothing told over the board."""
    stage = seat_down(home, game, steps=steps, size=SIZE).stage
    while isinstance(stage.top, CurtainScreen):
        feed(stage, Key("enter"))
    assert isinstance(stage.top, TableScreen)
    assert sources_of(stage.top)
    stage.top.viewing.recap = []
    stage.top.invalidate()
    stage.paint()
    return stage.top


def sources_of(screen: TableScreen) -> list[str]:
    return [source for source in sorted(screen.offers.sources) if screen.find(source)]


def take(screen: TableScreen, source: str, *, drags: bool) -> None:
    start = next(
        p for p in points_of(screen, source) if screen.held_piece.liftable(screen.hit_areas_at(p)) == source
    )
    stage = screen.host
    assert isinstance(stage, Stage)
    stage.feed(Move(start))
    stage.feed(Press(start, 1))
    stage.feed(Move((start[0] + 20, start[1] - 20)) if drags else Release(start, 1))
    stage.paint()
    stage.paint()
    assert screen.held_piece.source == source


def places(screen: TableScreen, seed: int) -> list[tuple[int, int]]:
    """Some things of the game and, between them, any place of the picture."""
    draws = Draws(Rng(seed))
    pieces = [hit_area.rect.center for hit_area in screen.hit_areas() if hit_area.is_piece]
    anywhere = [(draws.below(SIZE[0]), draws.below(SIZE[1])) for _ in range(PLACES // 2)]
    return [place for one in anywhere for place in (one, draws.choice(pieces))]


def move(stage: Stage, place: tuple[int, int]) -> None:
    """Deferred layers are up to date with the next pictures."""
    stage.feed(Move(place))
    stage.settle()


def is_right(stage: Stage) -> bool:
    """Whether the picture is the one that is seen when everything is composed and painted anew."""
    shown = stage.picture.get_buffer().raw
    stage.top.invalidate()
    stage.is_whole_dirty = True
    stage.paint()
    return bool(stage.picture.get_buffer().raw == shown)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("drags", [True, False], ids=["dragged", "selected"])
@pytest.mark.parametrize(("game", "steps"), TABLES)
def test_what_is_seen_is_what_would_be_composed_anew(
    game: str, steps: int, drags: bool, tmp_path: Path
) -> None:
    screen = seated_at(tmp_path, game, steps)
    stage = screen.host
    assert isinstance(stage, Stage)
    # A click on what can be chosen directly takes nothing in hand.
    sources = [one for one in sources_of(screen) if drags or one not in screen.offers.direct]
    for number, source in enumerate(sources[:SOURCES]):
        take(screen, source, drags=drags)
        for step, place in enumerate(places(screen, number)):
            move(stage, place)
            if screen.held_piece.source is None or stage.top is not screen:
                break  # what leaves a trail was laid down on its way
            assert step % 3 or is_right(stage), f"{source} over {screen.drawing.over()}"
        if stage.top is not screen or screen.view is None:
            return
        stage.feed(Lost() if drags else Key("escape"))
        stage.paint()


@pytest.mark.parametrize(("game", "steps"), TABLES)
def test_what_is_unfolded_and_folded_again_is_what_would_be_composed_anew(
    game: str, steps: int, tmp_path: Path
) -> None:
    """A sheet over the board may take the place of what stands beside it, and gives it back."""
    screen = seated_at(tmp_path, game, steps)
    stage = screen.host
    assert isinstance(stage, Stage)
    handles = [hit_area.handle for hit_area in screen.hit_areas() if hit_area.handle.startswith("unfold/")]
    for handle in at_least_one(handles):
        for _ in ("unfolded", "folded"):
            hit_area = screen.find(handle)
            assert hit_area is not None
            screen.activate(hit_area)
            stage.settle()
            assert is_right(stage), handle


def canvases(screen: TableScreen) -> dict[str, Canvas | None]:
    return {layer.name: layer.canvas for layer in screen.layers if layer.name in FOLLOWING}


def test_from_one_place_that_refuses_to_the_next_only_marks_and_words_change(tmp_path: Path) -> None:
    screen = seated_at(tmp_path, "staff_orders", 60)
    stage = screen.host
    assert isinstance(stage, Stage)
    take(screen, sources_of(screen)[0], drags=True)
    composed: set[str] = set()
    was_refused, refusals = False, 0
    for place in [
        hit_area.rect.center for hit_area in screen.hit_areas() if hit_area.handle.startswith("area/")
    ]:
        before = canvases(screen)
        move(stage, place)
        is_refused = screen.drawing.refusal_over() is not None
        if was_refused and is_refused:
            refusals += 1
            composed |= {name for name, canvas in canvases(screen).items() if canvas is not before[name]}
        was_refused = is_refused
    assert refusals > 10
    assert composed == {"marks", "said"}


def test_while_a_card_is_carried_about_nothing_is_foretold_anew(tmp_path: Path) -> None:
    screen = seated_at(tmp_path, "last_comrade", 58)
    stage = screen.host
    assert isinstance(stage, Stage)
    take(screen, "hand/0", drags=True)
    overs, previews = set(), set()
    for place in places(screen, 3):
        over = screen.held_piece.target_among(screen.hit_areas_at(place))
        if not screen.held_piece.meanings(over):
            move(stage, place)
            overs.add(over)
            previews.add(canvases(screen)["drop_preview"])
    assert len(overs) > 3
    assert len(previews) == 1


@pytest.mark.parametrize(("size", "is_ground"), [((200, 280), False), ((900, 500), True)])
def test_ground_that_refuses_is_hatched_along_its_edge_so_that_what_lies_on_it_is_seen(
    size: tuple[int, int], is_ground: bool
) -> None:
    canvas = Canvas(make_stage(SIZE).kit)
    canvas.hit_area("field", Rect((40, 60), size), "board", is_piece=True)
    mark_illegal(canvas, canvas.hit_areas[0])
    middle = canvas.hit_areas[0].rect.inflate(-120, -120)
    assert any(middle.colliderect(item[:4]) for item in canvas.items) != is_ground
    assert any(item[:2] == (40, 60) for item in canvas.items), "its corner is hatched in either case"


def test_a_hand_that_rests_where_it_let_go_is_told_nothing(tmp_path: Path) -> None:
    """A tip would cover what comes of the drop; it comes when the hand goes to something else."""
    screen = seated_at(tmp_path, "desert_patrol", 36)
    stage = screen.host
    assert isinstance(stage, Stage)
    take(screen, sources_of(screen)[0], drags=True)
    end = next(at_least_one(place for place in places(screen, 3) if screen.hit_areas_at(place)))
    feed(stage, Move(end), Release(end, 1))
    stage.settle()
    spend(stage, 2 * TIP_AFTER)
    assert isinstance(stage.top, TableScreen)
    assert stage.top.hovered is not None
    assert stage.top.tipped() is None
    other = next(
        area.rect.center for area in screen.hit_areas() if area.is_piece and area.handle != screen.hovered
    )
    feed(stage, Move(other))
    spend(stage, 2 * TIP_AFTER)
    assert stage.top.tipped() is not None


def test_a_tip_goes_when_something_happens_and_comes_again_when_the_hand_stirs(tmp_path: Path) -> None:
    """Whoever watches a bot play rests somewhere: after each of its moves a tip covered the board anew."""
    screen = seated_at(tmp_path, "desert_patrol", 36)
    stage = screen.host
    assert isinstance(stage, Stage)
    area = max(
        (area for area in screen.hit_areas() if area.handle.startswith("tile/")), key=lambda one: one.rect.w
    )
    x, y = next(
        point for point in points_of(screen, area.handle)
        if screen.hit_areas_at((point[0] + 20, point[1]))[0].handle == area.handle
    )  # fmt: skip
    feed(stage, Move((x, y)))
    spend(stage, 2 * TIP_AFTER)
    assert screen.tipped() is not None
    screen.after_film()
    spend(stage, 2 * TIP_AFTER)
    assert screen.hovered == area.handle
    assert screen.tipped() is None
    feed(stage, Move((x + 3, y)))
    spend(stage, 2 * TIP_AFTER)
    assert screen.tipped() is None
    feed(stage, Move((x + 20, y)))
    spend(stage, 2 * TIP_AFTER)
    assert screen.tipped() is not None


def test_an_area_bonus_is_shown_large_by_pointing_at_its_row_or_a_right_click_on_its_token(
    tmp_path: Path,
) -> None:
    screen = seated_at(tmp_path, "staff_orders", 60)
    stage = screen.host
    assert isinstance(stage, Stage)

    def is_shown() -> bool:
        stage.paint()
        zones = [zone for layer in screen.layers if layer.canvas is not None for zone in layer.canvas.zones]
        return any(zone.name == "enlarged" for zone in zones)

    row = next(one for one in screen.hit_areas() if one.handle.startswith("bonus_row/"))
    feed(stage, Move(row.rect.center))
    assert not is_shown()
    spend(stage, 2 * TIP_AFTER)
    assert is_shown()
    feed(stage, Move((2, 2)))
    spend(stage, 2 * TIP_AFTER)
    assert not is_shown()
    token = next(one for one in screen.hit_areas() if one.handle.startswith("bonus/"))
    feed(stage, Press(token.rect.center, 3))
    assert is_shown()
