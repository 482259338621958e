"""A face for every card: no two share a picture, every picture is a card's, and the kit drew them all."""

import io
import tomllib
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.rules.staff_orders.terms import FACTIONS
from tests import PROJECT
from tests.guards import at_least_one
from tools.art import __main__ as written
from tools.art.collection import MODULES, collected
from tools.art.gallery import PICTURES, Series
from tools.art.outlines import Outline, beyond, outline_of
from tools.art.palette import mixed, tones
from tools.art.pen import Pen

ART, CONTENT = PROJECT / "assets" / "art", PROJECT / "assets" / "content"
SIZES = ((64, 64), (256, 256), (1024, 1024))
MOST_BYTES = 60_000
Kind = tuple[str, str]
"""A game and what the names of its pictures begin with."""


def table(game: str, *names: str) -> set[str]:
    """The ids of the cards in tables of a game."""
    return {
        card for name in names for card in tomllib.loads((CONTENT / game / f"{name}.toml").read_text("utf-8"))
    }


def wasteland(*, enemies: bool) -> set[str]:
    path = CONTENT / "wasteland_riders" / "wasteland.toml"
    cards = tomllib.loads(path.read_text("utf-8"))
    return {name for name, card in cards.items() if ("panel" in card) is enemies}


def cities() -> set[str]:
    tiles = tomllib.loads((CONTENT / "wasteland_riders" / "tiles.toml").read_text("utf-8"))
    return {name for name, tile in tiles.items() if tile["kind"] == "city"}


def of_the_desert(*, fog: bool) -> set[str]:
    cards = tomllib.loads((CONTENT / "desert_patrol" / "cards.toml").read_text("utf-8"))
    return {name for name, card in cards.items() if (card["kind"] == "fog") is fog}


def objects() -> set[str]:
    """Their ids begin with what their pictures begin with."""
    markers = tomllib.loads((CONTENT / "desert_patrol" / "markers.toml").read_text("utf-8"))
    return {name.removeprefix("object_") for name in markers["objects"]}


PLANES = {"ita_recon_plane"}
"""Cards of the desert that are no man."""
CARDS: dict[Kind, set[str]] = {
    ("wasteland_riders", "enemy"): wasteland(enemies=True) | table("wasteland_riders", "enemies"),
    ("wasteland_riders", "event"): wasteland(enemies=False),
    ("wasteland_riders", "gear"): table("wasteland_riders", "gear"),
    ("wasteland_riders", "luck"): table("wasteland_riders", "luck"),
    ("wasteland_riders", "contract"): table("wasteland_riders", "contracts_general", "contracts_private"),
    ("wasteland_riders", "ride"): table("wasteland_riders", "vehicles"),
    ("wasteland_riders", "city"): cities(),
    ("last_comrade", "attack"): table("last_comrade", "attacks"),
    ("last_comrade", "manoeuvre"): table("last_comrade", "manoeuvres"),
    ("last_comrade", "equipment"): table("last_comrade", "equipment"),
    ("last_comrade", "event"): table("last_comrade", "events"),
    ("desert_patrol", "soldier"): of_the_desert(fog=False) - PLANES,
    ("desert_patrol", "vehicle"): table("desert_patrol", "vehicles") | PLANES,
    ("desert_patrol", "fog"): of_the_desert(fog=True),
    ("desert_patrol", "object"): objects(),
    ("staff_orders", "operation"): table("staff_orders", "cards"),
    ("staff_orders", "bonus"): table("staff_orders", "bonuses"),
}
"""The cards of each kind that has pictures of its own."""
BEHIND: dict[Kind, set[str]] = {
    ("wasteland_riders", "backdrop"): {"gang", "beast", "mutant", "robot"},
    ("staff_orders", "piece"): {
        f"{faction}_{supply}" for faction in FACTIONS for supply in ("commanders", "soldiers", "aircraft")
    },
}
"""Pictures that are no card's: what lies behind, and pieces."""
DRAWN = sorted(collected())
KINDS = sorted(CARDS)


def kind_of(name: str) -> Kind:
    return collected()[name].game, name.split("_", maxsplit=1)[0]


@cache
def svg(name: str) -> str:
    return collected()[name].svg()


def drawn(name: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(svg(name).encode()), size)


@pytest.mark.parametrize("kind", KINDS, ids="/".join)
def test_every_card_of_a_kind_has_a_picture_and_every_picture_a_card(kind: Kind) -> None:
    names = {name.split("_", 1)[1] for name in DRAWN if kind_of(name) == kind}
    assert names == CARDS[kind]


def test_every_picture_is_of_a_kind_that_is_listed() -> None:
    assert {kind_of(name) for name in at_least_one(DRAWN)} == set(CARDS) | set(BEHIND)


def test_no_two_cards_share_a_picture() -> None:
    assert shared(DRAWN) == []
    name = DRAWN[0]
    assert shared([name, name]) == [(name, name)], "two that look alike are found"


def shared(names: Iterable[str]) -> list[tuple[str, str]]:
    """Pairs that look the same in small, whatever their files say."""
    seen: dict[str, str] = {}
    found = []
    for name in names:
        surface = drawn(name, (48, 48))
        ground = pygame.Surface(surface.get_size())
        ground.fill((200, 150, 100))
        ground.blit(surface, (0, 0))
        look = sha256(pygame.image.tobytes(ground, "RGB")).hexdigest()
        if look in seen:
            found.append((seen[look], name))
        seen[look] = name
    return found


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_small_and_can_be_drawn_in_every_size(name: str) -> None:
    assert len(svg(name).encode()) <= MOST_BYTES
    ElementTree.fromstring(svg(name))
    for size in SIZES:
        surface = drawn(name, size)
        assert max(surface.get_size()) == size[0]
        assert surface.get_bounding_rect(min_alpha=1).w > size[0] // 3, (
            "nothing, or next to nothing, is drawn"
        )


@pytest.mark.parametrize("name", DRAWN)
def test_the_file_is_what_the_kit_draws(name: str) -> None:
    path = ART / collected()[name].game / f"{name}.svg"
    assert path.read_text("utf-8") == svg(name), "`python -m tools.art` writes it anew"


def test_no_file_is_left_of_a_picture_that_is_drawn_no_more() -> None:
    kinds = set(CARDS) | set(BEHIND)
    ids = {f"{kind}_{card}" for (_, kind), cards in (*CARDS.items(), *BEHIND.items()) for card in cards}
    fallbacks = {"enemy_beast", "enemy_mutant", "enemy_raider", "enemy_robot"}
    drawn = [path for path in ART.rglob("*.svg") if (path.parent.name, path.stem.split("_")[0]) in kinds]
    for path in at_least_one(drawn):
        assert path.stem in ids | fallbacks, path.name


def test_writing_twice_changes_nothing(tmp_path: Path) -> None:
    some = [collected()[name] for name in DRAWN[:3]]
    for game in {one.game for one in some}:
        (tmp_path / game).mkdir()
    written.write(some, tmp_path)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.svg")}
    written.write(some, tmp_path)
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.svg")} == before
    assert len(before) == 3


def test_all_scenes_are_collected() -> None:
    folders = {name.split(".")[0] for name in MODULES}
    files = {
        f"{folder}.{path.stem}"
        for folder in folders
        for path in (PROJECT / "tools" / "art" / folder).glob("*.py")
        if path.stem != "__init__"
    }
    assert set(MODULES) == files


# The kit


def test_a_name_is_given_once() -> None:
    name = DRAWN[0]
    picture = PICTURES[name]
    kind, card = name.split("_", 1)
    with pytest.raises(ValueError, match=name):
        Series(picture.game, kind).hang(card, picture.scene)


def test_light_comes_from_the_upper_left_however_a_thing_is_turned() -> None:
    for turn in (0, 90, 180, 270):
        pen = Pen()
        with pen.at(128, 128, turn):
            pen.ball(0, 0, 100, tones("#808080"), shade=0.5, rim=0.2)
        surface = pygame.image.load_sized_svg(io.BytesIO(pen.svg().encode()), (256, 256))
        lit, shaded = surface.get_at((66, 62)), surface.get_at((196, 200))
        assert sum(lit[:3]) > sum(surface.get_at((118, 112))[:3]) > sum(shaded[:3]), turn


def test_a_hollow_shape_falls_into_two_shadows() -> None:
    shape = outline_of("0,0! 100,0! 100,100! 70,100! 70,30! 30,30! 30,100! 0,100!")
    assert len(beyond(shape.sampled(), (0.0, 1.0), 0.6, 0.0)) == 2
    assert beyond(shape.sampled(), (0.0, 1.0), 1.5, 0.0) == []
    assert len(beyond(shape.sampled(), (0.0, 1.0), -0.5, 0.0)) == 1


def test_outlines_are_smooth_but_at_corners() -> None:
    assert "C" in outline_of("0,0 10,0 10,10 0,10").d
    assert "C" not in outline_of("0,0! 10,0! 10,10! 0,10!").d
    assert Outline.straight([(0, 0), (5, 0), (10, 0), (10, 10)]).d == "M0,0L10,0L10,10Z"


def test_colours_are_mixed_by_their_parts() -> None:
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert tones("#808080").dark < "#808080" < tones("#808080").light
