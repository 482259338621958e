"""A map whose areas, air zones and their objects do not agree is refused with a sentence for each mistake."""

import re
from typing import Any

import pytest

from game.rules.core.mistakes import BadContent
from tests.content.boards.test_spoilt_maps import changes, outcome

VILLAGE = '   <property name="area" value="l1_village"/>\n'
VILLAGE_ZONE = (
    '   <property name="terrain" value="village"/>\n   <property name="zone" value="l1_z_orange"/>\n'
)
LAST_ROW = "3,3,3,3,3,3,3,3,3,3,3,3,3\n</data>"


def sentences(shop: Any, old: str, new: str) -> list[str]:
    with pytest.raises(BadContent) as caught:
        shop.load_with(old, new)
    told = str(caught.value).splitlines()
    assert all(re.fullmatch(r"l1\.t[ms]x: [^:]+: .*expected .+", line) for line in told), told
    return told


def test_the_good_map_is_loaded(area_shop: Any) -> None:
    board = area_shop.load().board
    assert board.id == "l1"
    assert len(board.spaces) == 113 + 6


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'name="l1_village" type="area"',
            'name="l1_town" type="area"',
            [
                "l1.tmx: tile c4r5 area: 'l1_village' has no object, expected an area object of this name",
                "l1.tmx: object l1_town: has no tiles, expected some whose area bears its name",
            ],
        ),
        (
            'name="l1_village" type="area" x="1332" y="1088"',
            'name="l1_village" type="area" x="222" y="896"',
            ["l1.tmx: object l1_village: lies at c1r4, expected a tile of its own area"],
        ),
        (
            'name="l1_village.bonus" type="bonus_slot" x="1776" y="1088"',
            'name="l1_village.bonus" type="bonus_slot" x="111" y="128"',
            ["l1.tmx: object l1_village.bonus: lies at c0r0, expected a tile of an area"],
        ),
        (
            LAST_ROW,
            LAST_ROW.replace("3", "17", 1),
            ["l1.tmx: tile c4r5 area: 'l1_village' lies in several pieces, expected tiles that join up"],
        ),
        (
            VILLAGE,
            "",
            [
                "l1.tmx: object l1_village: has no tiles, expected some whose area bears its name",
                "l1.tmx: object l1_village: lies at c5r5, expected a tile of an area",
                "l1.tmx: object l1_village.advance: lies at c6r5, expected a tile of an area",
                "l1.tmx: object l1_village.bonus: lies at c7r5, expected a tile of an area",
                *(
                    f"l1.tmx: tile c{col}r5 area: missing, expected one as the tile is in a zone"
                    for col in (4, 5, 6, 7)
                ),
            ],
        ),
    ],
)
def test_areas_and_their_objects_agree(area_shop: Any, old: str, new: str, told: list[str]) -> None:
    assert set(sentences(area_shop, old, new)) == set(told)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'name="l1_z_orange" type="zone"',
            'name="l1_z_lilac" type="zone"',
            [
                "l1.tmx: tile c5r3 zone: 'l1_z_orange', expected the name of a zone object",
                "l1.tmx: object l1_z_orange.flight zone: 'l1_z_orange', expected the name of a zone object",
                "l1.tmx: object l1_z_orange.bombard zone: 'l1_z_orange', expected the name of a zone object",
                "l1.tmx: object l1_z_lilac: belongs to nothing, expected tiles in this zone or a link to it",
            ],
        ),
        (
            VILLAGE_ZONE,
            VILLAGE_ZONE.replace("orange", "lilac"),
            ["l1.tmx: tile c4r5 zone: 'l1_z_lilac', expected the name of a zone object"],
        ),
        (
            VILLAGE_ZONE,
            VILLAGE_ZONE.splitlines(keepends=True)[0],
            ["l1.tmx: tile c4r5 zone: 'l1_village' lies in 0 zones, expected all its tiles in one"],
        ),
        (
            '   <property name="area" value="l1_headland"/>\n',
            '   <property name="area" value="l1_w_jungle"/>\n',
            [
                "l1.tmx: object l1_headland: has no tiles, expected some whose area bears its name",
                "l1.tmx: tile c3r1 zone: 'l1_w_jungle' lies in 2 zones, expected all its tiles in one",
            ],
        ),
    ],
)
def test_zones_and_areas_agree(area_shop: Any, old: str, new: str, told: list[str]) -> None:
    assert set(sentences(area_shop, old, new)) == set(told)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '<property name="stars" type="int" value="0"/>',
            '<property name="stars" type="int" value="many"/>',
            "l1.tmx: object l1_w_hq property stars: 'many', expected a whole number",
        ),
        (
            '<property name="stars" type="int" value="0"/>',
            '<property name="stars" value="0"/>',
            "l1.tmx: object l1_w_hq property stars: is a string, expected a int",
        ),
        (
            '<property name="stars" type="int" value="0"/>',
            '<property name="moons" type="int" value="0"/>',
            "l1.tmx: object l1_w_hq property stars: missing, expected a int",
        ),
        (
            '<property name="letter" value="T"/>',
            '<property name="script" value="T"/>',
            "object l1_z_teal property script: unknown, expected 'letter' or 'colour' or 'pattern'",
        ),
        (
            '<property name="count" type="int" value="3"/>',
            '<property name="count" type="int" value="3.5"/>',
            "l1.tmx: object l1_w_hq.soldiers property count: '3.5', expected a whole number",
        ),
        (
            'name="l1_headland.bonus" type="bonus_slot"',
            'name="l1_headland.bonus" type="area"',
            "l1.tmx: object l1_headland.bonus: lies in layer bonuses, expected layer areas",
        ),
        (
            'name="l1_w_hq.soldiers" type="soldiers"',
            'name="l1_w_hq.soldiers" type="aircraft"',
            "l1.tmx: object l1_w_hq.soldiers property zone: missing, expected a string",
        ),
        (
            'name="l1_w_hq.advance" type="action" x="555"',
            'name="l1_w_hq.advance" type="action" x="5550"',
            "l1.tmx: object l1_w_hq.advance: lies at column 26, row 5, expected a place with a tile",
        ),
        (
            '<tileset firstgid="8" ',
            '<tileset firstgid="7" ',
            "l1.tmx: tileset firstgid: 7, expected a number not yet taken",
        ),
    ],
)
def test_a_wrong_object_is_told_what_was_expected(area_shop: Any, old: str, new: str, told: str) -> None:
    assert any(told in line for line in sentences(area_shop, old, new))


def test_what_belongs_to_a_zone_may_lie_off_the_tiles(area_shop: Any) -> None:
    loaded = area_shop.load_with(
        'name="l1_z_teal.flight" type="action" x="213"', 'name="l1_z_teal.flight" type="action" x="-900"'
    )
    assert loaded.board.feature["l1_z_teal.flight"].space == "l1_z_teal"
    assert loaded.art.points["l1_z_teal.flight"] == (-900, 1712)


@pytest.mark.parametrize("seed", range(2))
def test_a_changed_map_is_a_valid_board_or_bad_content(area_shop: Any, seed: int) -> None:
    outcomes = [outcome(area_shop, text) for text in changes(area_shop.map_text, seed, 60)]
    assert set(outcomes) == {"refused", "loaded"}


def test_a_changed_tileset_is_a_valid_board_or_bad_content(area_shop: Any) -> None:
    outcomes = [outcome(area_shop, None, text) for text in changes(area_shop.tileset_text, 99, 60)]
    assert set(outcomes) == {"refused", "loaded"}
