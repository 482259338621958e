"""What an executable is made of: nothing that is used is left out, and every licence comes along."""

import ast
import hashlib
import plistlib
import struct
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.view.text import FACES
from tests import PROJECT
from tools import bundle
from tools.make_icon import ICNS_KINDS, ICO_SIZES, icns, ico, write_icon

PNG = b"\x89PNG\r\n\x1a\n"


def imported(path: Path) -> Iterator[str]:
    """Every module that a source imports, wherever the import stands."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parents(module: str) -> set[str]:
    parts = module.split(".")
    return {".".join(parts[: count + 1]) for count in range(len(parts))}


def test_the_program_imports_nothing_that_is_left_out_of_the_executable() -> None:
    sources = (PROJECT / "game").rglob("*.py")
    used = {parent for path in sources for module in imported(path) for parent in parents(module)}
    assert {"pygame", "hashlib"} <= used
    assert used & set(bundle.EXCLUDED) == set()


def test_whole_games_are_played_and_drawn_without_the_modules_left_out() -> None:
    """The packages too can do without them: each is made unimportable, as it is in an executable."""
    script = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(sys.argv[1:]))\n"
        "import hashlib, pygame, game.view.text\n"
        "from game.session.match import Match\n"
        "from game.i18n import Texts\n"
        "from game.config.paths import ASSETS\n"
        "match = Match.new('desert_patrol', scenario='dp_s01', seats=2, seed=7)\n"
        "match.submit(min(match.waiting_for()), match.legal(min(match.waiting_for()))[0])\n"
        "assert Texts.load(ASSETS / 'lang', 'pl').has('app-name')\n"
        "print(hashlib.sha256(b'sand').hexdigest())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *bundle.EXCLUDED],
        cwd=PROJECT, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == hashlib.sha256(b"sand").hexdigest()


def test_what_is_imported_late_is_named_and_exists() -> None:
    assert {package for package, _ in FACES.values()} < set(bundle.HIDDEN)
    assert [name for name in bundle.HIDDEN if find_spec(name) is None] == []


def test_every_face_goes_in_where_it_is_looked_for_with_its_licence_and_no_other() -> None:
    places = {f"{inside}/{Path(file).name}" for file, inside in bundle.fonts()}
    fonts = {place for place in places if place.endswith((".ttf", ".otf"))}
    assert fonts == {f"{package}/{name}" for package, name in FACES.values()}
    folders = {font.rpartition("/")[0] for font in fonts}
    assert {place.rpartition("/")[0] for place in places - fonts} == folders
    assert [file for file, _ in bundle.fonts() if not Path(file).is_file()] == []


def test_there_is_a_licence_text_of_every_package() -> None:
    assert {"pygame-ce", "fluent.syntax", "pytz"} <= set(bundle.packages())
    for package in bundle.packages():
        texts = bundle.licence_texts(package)
        assert texts, package
        assert all(len(text.read_text("utf-8", errors="replace")) > 500 for text in texts), package
    assert "Apache License" in bundle.licence_texts("fluent.runtime")[0].read_text("utf-8")
    assert "LESSER GENERAL PUBLIC" in bundle.licence_texts("pygame-ce")[0].read_text("utf-8")
    assert bundle.REPLACEABLE.keys() == {"pygame", "pytmx"}, "what is under the LGPL can be replaced"


@pytest.mark.parametrize(
    "place",
    [
        "babel/locale-data/pl.dat",
        "babel\\locale-data\\root.dat",
        "babel/global.dat",
        "pygame/pygame_icon.bmp",
        "assets/lang/pl/core.ftl",
        "licences/pytz-1/LICENSE.txt",
    ],
)
def test_what_is_used_is_kept(place: str) -> None:
    assert bundle.keep_data(place)


@pytest.mark.parametrize(
    "place",
    [
        "babel/locale-data/zu.dat",
        "babel\\locale-data\\en_US.dat",
        "pytz/zoneinfo/UTC",
        "pygame/freesansbold.ttf",
    ],
)
def test_what_is_not_used_is_left_out(place: str) -> None:
    assert not bundle.keep_data(place)


def test_the_system_keeps_its_own_libraries_and_what_nobody_uses_stays_out() -> None:
    left_out = ["libstdc++.so.6", "lib/libgcc_s.so.1", "portmidi.dll", "pygame_ce.libs/libportmidi-8.so.2"]
    assert [name for name in (*left_out, "libpython3.11.so.1.0") if not bundle.keep_binary(name)] == left_out


def test_a_library_lies_in_the_folder_once_where_all_of_them_are_looked_for() -> None:
    places = ["SDL2.dll", "pygame\\SDL2.dll", "pygame/libogg-0.dll", "pygame\\surface.pyd", "surface.dll"]
    kept = bundle.kept_binaries([(place, place, "BINARY") for place in places])
    assert [place for place, _, _ in kept] == [places[0], *places[2:]]


def test_our_modules_are_found_in_their_archive_and_it_is_the_same_each_time(tmp_path: Path) -> None:
    """As the frozen program finds them: packages, modules, and where each says it is from."""
    package = tmp_path / "source" / "game"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "inner.py").write_text("def where():\n    return where.__code__.co_filename\n")
    modules = {"game.inner": str(package / "inner.py"), "game": str(package / "__init__.py")}
    archive = bundle.write_code(tmp_path, modules)
    first = archive.read_bytes()
    assert bundle.write_code(tmp_path, dict(reversed(modules.items()))).read_bytes() == first
    script = "import sys; sys.path.insert(0, sys.argv[1]); from game import inner; print(inner.where())"
    done = subprocess.run(
        [sys.executable, "-I", "-c", script, str(archive)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "game/inner.py", "no path of the machine it was made on"
    assert bundle.is_ours("game.inner")
    assert not bundle.is_ours("gamelan")


def test_the_hook_of_the_frozen_program_looks_into_that_archive() -> None:
    hook = (PROJECT / "packages" / "frozen" / "find_code.py").read_text("utf-8")
    assert f'"{bundle.CODE}"' in hook


def test_macos_is_told_what_it_asks_for() -> None:
    assert bundle.INFO_PLIST["LSMinimumSystemVersion"] == "11.0"
    assert bundle.INFO_PLIST["CFBundleLocalizations"] == ["pl", "en", "de"]
    plistlib.dumps(bundle.INFO_PLIST)  # raises for what a property list cannot hold
    granted = plistlib.loads((PROJECT / "packages" / "mac" / "entitlements.plist").read_bytes())
    assert granted == {"com.apple.security.cs.disable-library-validation": True}


def width_and_height(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_windows_icon_holds_every_size() -> None:
    data = ico()
    zero, kind, count = struct.unpack_from("<HHH", data)
    assert (zero, kind, count) == (0, 1, len(ICO_SIZES))
    end = 6 + 16 * count
    for place, size in enumerate(ICO_SIZES):
        width, height, *_, depth, length, start = struct.unpack_from("<BBBBHHII", data, 6 + 16 * place)
        assert (width, height, depth, start) == (size % 256, size % 256, 32, end)
        assert width_and_height(data[start : start + length]) == (size, size)
        end += length
    assert end == len(data)


def test_the_macos_icon_holds_every_size() -> None:
    data = icns()
    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8]) == (len(data),)
    place, found = 8, {}
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        found[kind] = width_and_height(data[place + 8 : place + length])
        place += length
    assert found == {kind: (size, size) for kind, size in ICNS_KINDS.items()}


def test_an_icon_is_written_where_the_system_has_a_place_for_it(tmp_path: Path) -> None:
    assert write_icon(tmp_path, "linux") is None
    assert list(tmp_path.iterdir()) == []
    for system, name in (("win32", "sztabowka.ico"), ("darwin", "sztabowka.icns")):
        assert write_icon(tmp_path / "new", system) == tmp_path / "new" / name
        assert (tmp_path / "new" / name).stat().st_size > 10_000
