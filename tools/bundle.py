"""What goes into an executable and what stays out; build.spec hands it to PyInstaller."""

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
"""Its place in the bundle, the file, its kind."""
Data = tuple[str, str]
"""A file, or a folder, and the folder of the bundle it goes to."""

# Imported where they are used, or only asked for their files: PyInstaller must be told.
HIDDEN = (
    *("pytmx", "fluent.runtime"),
    *sorted({package for package, _ in FACES.values()}),
    *(f"{PACKAGE}.{name}" for name in COMMANDS),
)

# Never used by the program; each would be dragged in by a package that can do without.
EXCLUDED = (
    *("numpy", "PIL", "cv2", "OpenGL", "tkinter", "curses", "readline", "sqlite3", "unittest", "doctest"),
    *("pdb", "pydoc", "setuptools", "pkg_resources", "pip", "_distutils_hack", "asyncio"),
    *("ssl", "_ssl", "_hashlib", "http", "socketserver", "xmlrpc", "pygame.camera", "pygame.midi"),
    *("pygame.surfarray", "pygame.sndarray", "pygame.tests", "pygame.examples", "pygame.docs"),
)

# Under the LGPL: they lie beside the program as files, so that anybody can put another version there.
REPLACEABLE = {"pygame": "pyc", "pytmx": "pyc"}

# babel's data, which knows how each language counts: for our languages, and for those into which people may
# translate the program themselves; all others together weigh 30 MB
COUNTED = "en pl be cs da de es fr hu it lt nb nl no pt sk sv uk".split()
LOCALES = {"root.dat", "LICENSE.unicode", *(f"{language}.dat" for language in COUNTED)}
# for pygame.midi, which is left out
UNUSED = ("portmidi", "libportmidi")
# A bundled libstdc++ that is older than the system's stops its graphics drivers from loading.
OF_THE_SYSTEM = ("libstdc++", "libgcc_s")

# What macOS must know of the program.
INFO_PLIST = {
    "CFBundleName": "Sztabówka",
    "CFBundleDisplayName": "Sztabówka",
    "CFBundleLocalizations": list(language_codes(PROJECT / "assets" / "lang")),
    "NSHighResolutionCapable": True,
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "11.0",  # as our wheels for it ask
    "NSHumanReadableCopyright": "The Sztabówka authors, MIT licence",
}

LICENCE_NAME = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|LGPL)[^/]*", re.IGNORECASE)
# wheels without a text of their own licence, which is Apache 2.0, and where we find one
APACHE = ("fluent.runtime", "fluent.syntax")
APACHE_TEXT = ("packaging", "LICENSE.APACHE")


def datas() -> list[Data]:
    """Everything beside the code."""
    ours = [(str(PROJECT / name), name) for name in ("assets", "maps")]
    return [*ours, (str(PROJECT / "LICENSE"), "."), *fonts(), *licences()]


def fonts() -> list[Data]:
    """The faces that the program shows, and the licence beside each."""
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
    """The texts in a package's wheel; where it has none, a copy of the same licence from another's."""
    if package in APACHE:
        owner, name = APACHE_TEXT
        return [text for text in licence_texts(owner) if text.name == name]
    own = distribution(package)
    files = [file for file in own.files or () if LICENCE_NAME.fullmatch(file.name)]
    return [Path(str(own.locate_file(file))) for file in files if file.suffix not in (".py", ".pyc")]


def python_licence() -> Iterator[Path]:
    """Where Unix and Windows keep it."""
    library = Path(os.__file__).parent
    places = (library / "LICENSE.txt", library.parent / "LICENSE.txt")
    yield from [place for place in places if place.is_file()][:1]


def keep_data(inside: str) -> bool:
    """Whether a file that some package brings along is of use; `inside` is its place in the bundle."""
    place = _plain(inside)
    name = place.rpartition("/")[2]
    if place.startswith("babel/locale-data/"):
        return name in LOCALES
    # pygame's own font is under the GPL; ours are in FACES
    return not place.startswith("pytz/zoneinfo/") and name != "freesansbold.ttf"


def kept_binaries(entries: Iterable[Binary]) -> list[Binary]:
    """Without what the system has, what nothing uses, and second copies: on Windows the libraries of pygame
    lie beside it and in the folder where all of them are looked for."""
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
    """The archive of our modules, given by name and source: always the same bytes for the same sources."""
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
