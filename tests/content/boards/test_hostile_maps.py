"""A map that is wrong, or means harm, is refused with a sentence: file, field, what was expected."""

import re
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.content.boards import load_map
from game.content.boards.sources import LARGEST_FILE, inside
from game.rules.core.board import is_connected
from game.rules.core.mistakes import BadContent

PATIENCE = 5
"""Processor seconds, far above what a refusal takes and far below what a bomb would."""
BOMB = (
    '<?xml version="1.0"?><!DOCTYPE map [<!ENTITY a "ha">'
    + "".join(f'<!ENTITY {new} "{f"&{old};" * 10}">' for old, new in pairwise("abcdefgh"))
    + ']><map version="1.10">&h;</map>'
)


def sentences(call: Any, *arguments: Any) -> list[str]:
    """What the refusal says; it must come quickly."""
    start = time.process_time()
    with pytest.raises(BadContent) as caught:
        call(*arguments)
    assert time.process_time() - start < PATIENCE
    told = str(caught.value).splitlines()
    assert all(
        re.fullmatch(r"[\w.]+: [^:]+: .*expected .+|[\w.]+: [^:]+: expected .+", line) for line in told
    ), told
    return told


def test_a_good_map_is_loaded(shop: Any) -> None:
    loaded = shop.load()
    assert loaded.board.id == "dp_s01"
    assert len(loaded.board.spaces) == 15
    assert loaded.art.size == (999, 1024)
    assert loaded.art.images["19B"] == "assets/art/desert_patrol/terrain_airstrip.svg"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            'orientation="hexagonal"',
            'orientation="isometric"',
            "map orientation: 'isometric', expected 'hexagonal'",
        ),
        ('staggeraxis="y"', 'staggeraxis="x"', "map staggeraxis: 'x', expected 'y'"),
        ('staggerindex="odd"', 'staggerindex="even"', "map staggerindex: 'even', expected 'odd'"),
        ('infinite="0"', 'infinite="1"', "map infinite: '1', expected '0'"),
        ('hexsidelength="128"', 'hexsidelength="127"', "map hexsidelength: '127', expected an even number"),
        (
            'hexsidelength="128"',
            'hexsidelength="256"',
            "map hexsidelength: 256, expected less than the tile height",
        ),
        ('encoding="csv"', 'encoding="base64"', "layer tiles data encoding: 'base64', expected 'csv'"),
        (
            'encoding="csv"',
            'encoding="csv" compression="zstd"',
            "layer tiles data compression: expected no such",
        ),
        ("10,18,32,26,", "18,32,26,", "layer tiles: row 4 has 3 cells, expected 4"),
        ("\n10,18", "\n1.5,18", "layer tiles: row 4 cell 1 is '1.5', expected a tile number"),
        ("0,11,29,19,\n", "", "layer tiles: has 4 rows, expected 5"),
        (",19,\n", ",19\n", "layer tiles: row 1: expected a comma at its end"),
        (
            'name="tiles" width="4"',
            'name="tiles" width="5"',
            "layer tiles width: '5', expected 4 as in the map",
        ),
        ('name="tiles"', 'name="ground"', "layer ground: unknown tile layer, expected 'tiles'"),
        (
            'name="markers"',
            'name="tokens"',
            "layer tokens: unknown object layer, expected 'markers' or 'counters'",
        ),
        ("0,11,29,19", "0,45,29,19", "layer tiles: row 1 cell 2 is 45, expected 0 or a tile of the tileset"),
        ("0,11,29,19", "0,2147483659,29,19", "layer tiles: row 1 cell 2 is 2147483659, expected 0 or a tile"),
        (
            "0,11,29,19",
            "0,29,29,19",
            "column 3, row 1: is called '15A' like column 2, row 1, expected a name",
        ),
        (
            'type="objective"',
            'type="treasure"',
            "object objective_2 type: 'treasure', expected 'objective' or",
        ),
        (
            'type="objective"',
            'type="counter"',
            "object objective_2: lies in layer markers, expected layer counters",
        ),
        (
            'name="objective_2"',
            'name="object_fuel_dump"',
            "object object_fuel_dump name: 'object_fuel_dump' again",
        ),
        (
            'name="objective_2"',
            'name="two words"',
            "object two words name: 'two words', expected a name of letters",
        ),
        (
            '<property name="side"',
            '<property name="team"',
            "property team: unknown, expected 'side' or 'face'",
        ),
        ('<property name="side"', '<property name="team"', "property side: missing, expected a string"),
        ('name="side" value', 'name="side" type="int" value', "property side: is a int, expected a string"),
        ('value="reconned"', 'value=""', "property face value: '', expected a text on one line"),
        ("<point/>", "<ellipse/>", "holds <ellipse>, expected <properties> or <point> or <polyline>"),
        ("<point/>", "", "expected a point"),
        ("</map>", "<group><layer/></group></map>", "map: holds <group>, expected <editorsettings> or"),
        ("</map>", '<imagelayer name="x"/></map>', "map: holds <imagelayer>, expected"),
        ("<map version", '<map parse_xml="1" version', "map parse_xml: expected no such"),
        ("</map>", "", "file: expected well-formed XML"),
        (
            'source="tiles.tsx"',
            'source="../../../tiles.tsx"',
            "tileset source: '../../../tiles.tsx', expected a .tsx",
        ),
        (
            'source="tiles.tsx"',
            'source="/etc/tiles.tsx"',
            "tileset source: '/etc/tiles.tsx', expected a .tsx file",
        ),
        (
            'source="tiles.tsx"',
            'source="C:/tiles.tsx"',
            "tileset source: 'C:/tiles.tsx', expected a .tsx file",
        ),
        ('source="tiles.tsx"', 'source="..\\tiles.tsx"', "expected a .tsx file inside the project"),
        ('source="tiles.tsx"', 'source="none.tsx"', "none.tsx: file: expected a file that can be read"),
        ('source="../../assets/art/', 'source="../../../art/', "tile 0 image source:"),
        (
            'source="../../assets/art/desert_patrol/terrain',
            'source="../../assets/art/desert_patrol/lost',
            "expected a picture that exists",
        ),
        ('tilecount="44"', 'tilecount="45"', "tileset tilecount: '45', expected 44, the number of tiles"),
        ('<tile id="1" ', '<tile id="0" ', "tile 0 id: '0' again, expected it once"),
        ('<tile id="0" type="tile"', '<tile id="0" type="hero"', "tile 0 type: 'hero', expected 'tile'"),
        (
            'name="face" value="1A"',
            'name="script" value="1A"',
            "tile 0 property script: unknown, expected 'face'",
        ),
    ],
)
def test_a_wrong_map_is_told_what_was_expected(shop: Any, old: str, new: str, told: str) -> None:
    assert any(told in sentence for sentence in sentences(shop.load_with, old, new))


def test_all_mistakes_are_told_at_once(shop: Any) -> None:
    spoilt = (
        shop.map_text.replace('"hexagonal"', '"isometric"')
        .replace('type="objective"', 'type="treasure"')
        .replace("0,11,29,19", "0,77,29,19")
        .replace('value="controlled"', 'value=""')
    )
    assert len(sentences(shop.load, spoilt)) == 4


def test_a_point_outside_every_tile(shop: Any) -> None:
    spoilt = re.sub(r'(name="objective_2" type="objective" x=")[^"]*', r"\g<1>5000", shop.map_text)
    assert (
        "object objective_2: lies at column 23, row 2, expected a place with a tile"
        in sentences(shop.load, spoilt)[0]
    )


@pytest.mark.parametrize(
    "text", [BOMB, "<!-- --><!ENTITY x SYSTEM 'file:///etc/passwd'><map/>", "<map><![CDATA[x]]></map>"]
)
def test_a_file_with_declarations_is_not_even_parsed(shop: Any, text: str) -> None:
    assert sentences(shop.load, text) == [
        "dp_s01.tmx: file: has a DOCTYPE or other declaration, expected none"
    ]
    assert sentences(shop.load, None, text) == [
        "tiles.tsx: file: has a DOCTYPE or other declaration, expected none"
    ]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe<\x00m\x00",
        b"<map>" * 300_000,
        b"<map>" * 300_000 + b"</map>" * 300_000,
        b"<map/>" + b" " * LARGEST_FILE,
        b'<?xml version="1.0" encoding="utf-16"?><map/>',
        b'<?xml version="1.0" encoding="utf-7"?><map/>',
        b"<map " + b" ".join(b'a%d=""' % number for number in range(100_000)) + b"/>",
        b'<map><objectgroup name="markers">' + b"<object/>" * 100_000 + b"</objectgroup></map>",
        b"\x00" * 1000,
        b"<tileset/>",
    ],
)
def test_what_is_no_map_is_refused_quickly(shop: Any, content: bytes) -> None:
    shop.path.write_bytes(content)
    assert sentences(load_map, shop.path, shop.root)


def test_a_file_that_is_missing_or_a_folder_or_elsewhere(shop: Any, tmp_path: Path) -> None:
    assert sentences(load_map, shop.path.with_name("lost.tmx"), shop.root) == [
        "lost.tmx: file: expected a file that can be read"
    ]
    assert sentences(load_map, shop.path.parent, shop.root)
    assert sentences(load_map, shop.path, tmp_path / "assets") == [
        "dp_s01.tmx: file: expected a file inside the project"
    ]


@pytest.mark.parametrize(
    "source",
    [
        "",
        ".",
        "/etc/passwd",
        "../../../x",
        "../../..",
        "a//b",
        "a/./b",
        "a\\b",
        "C:x",
        "//host/x",
        "nul",
        "COM1.tsx",
        "a. ",
        "a.",
        "a\x00b",
        "file:///x",
        "~/x",
        "．．/x",
        "a/../../../../x",
        "%2e%2e/x",
        "a" * 200,
        "x\n",
    ],
)
def test_a_source_stays_inside_the_project(tmp_path: Path, source: str) -> None:
    folder = tmp_path / "maps" / "game"
    folder.mkdir(parents=True)
    assert inside(tmp_path, folder, source) is None
    assert inside(tmp_path, folder, "../../assets/art/x.svg") == (tmp_path / "assets/art/x.svg").resolve()


def test_a_link_out_of_the_project_is_not_followed(tmp_path: Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    try:
        (root / "out").symlink_to(tmp_path, target_is_directory=True)
    except OSError:
        pytest.skip("this system makes no links")
    assert inside(root, root, "out/x.svg") is None


SPACES_AND_LINKS = """
 <objectgroup id="8" name="spaces">
  <object id="801" name="gate" type="space" x="222" y="320"><point/></object>
  <object id="802" name="sky" type="zone" x="-50" y="-50"><point/></object>
 </objectgroup>
 <objectgroup id="9" name="links">
  <object id="901" name="tunnel" type="link" x="222" y="320"><polyline points="0,0 500,200 0,384"/></object>
  <object id="902" name="flight" type="link" x="0" y="0"><properties>
   <property name="from" value="sky"/><property name="to" value="gate"/></properties><point/></object>
 </objectgroup>
</map>"""


def without_faces(shop: Any, objects: str = SPACES_AND_LINKS) -> tuple[str, str]:
    tileset = re.sub(r"  <properties>\n.*\n  </properties>\n", "", shop.tileset_text)
    return shop.map_text.replace("</map>", objects), tileset


def test_spaces_named_by_objects_zones_and_links(shop: Any) -> None:
    board = shop.load(*without_faces(shop)).board
    assert len(board.spaces) == 16
    assert is_connected(board)
    assert board.space["sky"].kind == "zone"
    assert board.space["sky"].hex is None
    assert [(link.name, link.first, link.second) for link in board.links] == [
        ("tunnel", "gate", "c0r3"),
        ("flight", "sky", "gate"),
    ]
    assert board.distances["sky"]["c0r3"] == 2


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '"to" value="gate"',
            '"to" value="moon"',
            "object flight: leads to 'moon', expected the id of a space",
        ),
        (
            '"to" value="gate"',
            '"to" value="sky"',
            "object flight: leads from 'sky' to itself, expected two spaces",
        ),
        (
            'points="0,0 500,200 0,384"',
            'points="0,0"',
            "object tunnel polyline points: '0,0', expected two points",
        ),
        ('points="0,0 500,200 0,384"', 'points="0,0 5,5,5"', "expected two points or more"),
        ('points="0,0 500,200 0,384"', 'points="0,0 9000,9000"', "expected a place with a tile"),
        (
            '<polyline points="0,0 500,200 0,384"/>',
            "<point/>",
            "expected a polyline, or the properties from and to",
        ),
        ('<property name="from" value="sky"/>', "", "property from: missing, expected the id of a space"),
        (
            'name="sky" type="zone"',
            'name="c1r1" type="zone"',
            "zone c1r1: is called 'c1r1' like column 2, row 2",
        ),
    ],
)
def test_a_wrong_link_is_told_what_was_expected(shop: Any, old: str, new: str, told: str) -> None:
    assert old in SPACES_AND_LINKS
    spoilt = without_faces(shop, SPACES_AND_LINKS.replace(old, new))
    assert any(told in sentence for sentence in sentences(shop.load, *spoilt))


def test_a_tile_has_one_name_only(shop: Any) -> None:
    spoilt = shop.map_text.replace("</map>", SPACES_AND_LINKS)
    assert any(
        "object gate: expected a tile without another name" in it for it in sentences(shop.load, spoilt)
    )
