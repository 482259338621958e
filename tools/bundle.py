"""What goes into an executable and what stays out; build.spec hands it to PyInstaller."""

import os
import re
from collections.abc import Iterator
from importlib import resources
from importlib.metadata import distribution
from pathlib import Path

from game.cli.parser import COMMANDS, PACKAGE
from game.view.text import FACES

PROJECT = Path(__file__).resolve().parent.parent
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

# babel's data for our languages; the others weigh 30 MB
LOCALES = {"root.dat", "en.dat", "pl.dat", "LICENSE.unicode"}
# A bundled libstdc++ that is older than the system's stops its graphics drivers from loading.
OF_THE_SYSTEM = ("libstdc++", "libgcc_s")

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
    return found + [(str(text), "licences/Python") for text in python_licence()]


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
    place = inside.replace("\\", "/")
    name = place.rpartition("/")[2]
    if place.startswith("babel/locale-data/"):
        return name in LOCALES
    # pygame's own font is under the GPL; ours are in FACES
    return not place.startswith("pytz/zoneinfo/") and name != "freesansbold.ttf"


def keep_binary(inside: str) -> bool:
    return not inside.replace("\\", "/").rpartition("/")[2].startswith(OF_THE_SYSTEM)
