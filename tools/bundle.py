"""What an executable contains and what it leaves out; build.spec hands it to PyInstaller."""

import os
import platform
import py_compile
import re
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from importlib import resources
from importlib.metadata import distribution
from pathlib import Path

from game.cli.parser import COMMANDS, PACKAGE
from game.i18n import language_codes
from game.view.text import FACES

PROJECT = Path(__file__).resolve().parent.parent
CODE = "game.zip"
Binary = tuple[str, str, str]
"""The place in the bundle, the file, the kind."""
Data = tuple[str, str]
"""A file or a folder, and its folder in the bundle."""

# Imported inside functions, or only needed for their files: PyInstaller must be told.
HIDDEN = (
    *("pytmx", "fluent.runtime"),
    *sorted({package for package, _ in FACES.values()}),
    *(f"{PACKAGE}.{name}" for name in COMMANDS),
)

# Never used by the program; a package that works without them would pull each of them in.
EXCLUDED = (
    *("numpy", "PIL", "cv2", "OpenGL", "tkinter", "curses", "readline", "sqlite3", "unittest", "doctest"),
    *("pdb", "pydoc", "setuptools", "pkg_resources", "pip", "_distutils_hack", "asyncio"),
    *("ssl", "_ssl", "_hashlib", "http", "socketserver", "xmlrpc", "pygame.camera", "pygame.midi"),
    *("pygame.surfarray", "pygame.sndarray", "pygame.tests", "pygame.examples", "pygame.docs"),
)

# Under the LGPL: they are files beside the program, so that anybody can replace them by another version.
REPLACEABLE = {"pygame": "pyc", "pytmx": "pyc"}

# babel's data on numbers and plurals: for our languages, and for those into which people may
# translate the program themselves; the other languages together take 30 MB
COUNTED = "en pl be cs da de es fr hu it lt nb nl no pt sk sv uk".split()
LOCALES = {"root.dat", "LICENSE.unicode", *(f"{language}.dat" for language in COUNTED)}
# for pygame.midi, which is left out
UNUSED = ("portmidi", "libportmidi")
# A bundled libstdc++ that is older than the system's stops its graphics drivers from loading.
OF_THE_SYSTEM = ("libstdc++", "libgcc_s")

# What macOS must know about the program.
INFO_PLIST = {
    "CFBundleName": "Sztabówka",
    "CFBundleDisplayName": "Sztabówka",
    "CFBundleLocalizations": list(language_codes(PROJECT / "assets" / "lang")),
    "NSHighResolutionCapable": True,
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "11.0",  # as our wheels for it require
    "NSHumanReadableCopyright": "The Sztabówka authors, MIT licence",
}

LICENCE_NAME = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|LGPL)[^/]*", re.IGNORECASE)
# wheels without a licence text of their own, which is Apache 2.0, and a package that has it
APACHE = ("fluent.runtime", "fluent.syntax")
APACHE_TEXT = ("packaging", "LICENSE.APACHE")


def datas() -> list[Data]:
    """Everything besides the code."""
    ours = [(str(PROJECT / name), name) for name in ("assets", "maps")]
    return [*ours, (str(PROJECT / "LICENSE"), "."), *fonts(), *licences()]


def fonts() -> list[Data]:
    """The font files that the program uses, with the licence of each."""
    found = set()
    for package, name in FACES.values():
        file = Path(str(resources.files(package) / name))
        inside = f"{package}/{name}".rpartition("/")[0]
        found |= {(str(path), inside) for path in (file, *file.parent.glob("LICENSE*"))}
    return sorted(found)


def licences() -> list[Data]:
    """The licence texts of the program's packages, of Python, and of PyInstaller, whose loader starts us."""
    found = [
        (str(text), f"licences/{distribution(name).name}-{distribution(name).version}")
        for name in (*packages(), "pyinstaller")
        for text in licence_texts(name)
    ]
    python = f"licences/Python-{platform.python_version()}"
    return found + [(str(text), python) for text in python_licence()]


def packages() -> list[str]:
    """The names in requirements.lock."""
    lines = (PROJECT / "requirements.lock").read_text("utf-8").splitlines()
    return [line.partition("==")[0] for line in lines if "==" in line and line[0] != "#"]


def licence_texts(package: str) -> list[Path]:
    """The licence texts in a package's wheel; if it has none, a copy of the same licence from
    another wheel.
    """
    if package in APACHE:
        owner, name = APACHE_TEXT
        return [text for text in licence_texts(owner) if text.name == name]
    own = distribution(package)
    files = [file for file in own.files or () if LICENCE_NAME.fullmatch(file.name)]
    return [Path(str(own.locate_file(file))) for file in files if file.suffix not in (".py", ".pyc")]


def python_licence() -> Iterator[Path]:
    """The licence at its places on Unix and on Windows."""
    library = Path(os.__file__).parent
    places = (library / "LICENSE.txt", library.parent / "LICENSE.txt")
    yield from [place for place in places if place.is_file()][:1]


def keep_data(inside: str) -> bool:
    """Whether the bundle needs a file that a package brings along; `inside` is its place in the bundle."""
    place = _plain(inside)
    name = place.rpartition("/")[2]
    if place.startswith("babel/locale-data/"):
        return name in LOCALES
    # pygame's own font is under the GPL; our fonts are in FACES
    return not place.startswith("pytz/zoneinfo/") and name != "freesansbold.ttf"


def kept_binaries(entries: Iterable[Binary]) -> list[Binary]:
    """The entries without libraries of the system, unused ones, and second copies: on Windows the libraries
    of pygame are beside it and again in the folder that is searched for all libraries.
    """
    kept = [entry for entry in entries if keep_binary(entry[0])]
    common = {f"pygame/{inside}" for inside, _, _ in kept}
    return [entry for entry in kept if _plain(entry[0]) not in common]


def keep_binary(inside: str) -> bool:
    return not _plain(inside).rpartition("/")[2].startswith((*OF_THE_SYSTEM, *UNUSED))


def _plain(inside: str) -> str:
    return inside.replace("\\", "/")


def is_ours(module: str) -> bool:
    return module.partition(".")[0] == "game"


def write_code(folder: Path, modules: dict[str, str]) -> Path:
    """The archive of our modules, given by name and source; equal sources give equal bytes."""
    archive = folder / CODE
    with tempfile.TemporaryDirectory() as work, zipfile.ZipFile(archive, "w") as packed:
        for name, source in sorted(modules.items()):
            place = name.replace(".", "/") + ("/__init__" if Path(source).name == "__init__.py" else "")
            compiled = Path(work, "compiled")
            py_compile.compile(
                source, str(compiled), f"{place}.py", doraise=True, optimize=0,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )  # fmt: skip
            entry = zipfile.ZipInfo(f"{place}.pyc")
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, compiled.read_bytes(), compresslevel=9)
    return archive
