"""Make the program for Windows on Linux, with a Python for Windows that runs under wine.

    python3.11 -m tools.wine_build               makes dist/windows/sztabowka
    python3.11 -m tools.wine_build start         only writes build/wine/sztabowka and -cli, which start it

It proves on every commit that the program still works on Windows; what people download is made there
(release.yml).
.ci/install_tools windows installs what it needs. What it has once made in build/wine is used again.

The Python: its library for Windows with all modules lies in a wheel that ships it with its own programs; the
pure modules are those of the Python that runs this, and python.exe is three lines of C.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tools.lock_hashes import wanted_on

PROJECT = Path(__file__).resolve().parent.parent
WINE = PROJECT / "build" / "wine"
PREFIX = WINE / "prefix"
PYTHON = WINE / "python"
STAMP = WINE / "made"
DIST = PROJECT / "dist" / "windows"
FOLDER = DIST / "sztabowka"
PROGRAMS = ("sztabowka", "sztabowka-cli")
VERSION = (3, 11)
CARRIER = "panda3d==1.10.16 --hash=sha256:37acfb92655c4226879f95c988e2ef1449a53c54486d6c1ebc00e2772429af82"
"""The wheel that carries Python 3.11 for Windows."""
CARRIED = "deploy_libs/"
BESIDE_PYTHON = ("python311.dll", "VCRUNTIME140.dll")
LIBRARIES = ("libffi-8.dll", "libcrypto-3.dll", "libssl-3.dll")
LEFT_OUT = (
    *("test", "tests", "lib-dynload", "site-packages", "dist-packages", "__pycache__", "idlelib", "tkinter"),
    "config-*",
)
MAIN = """#include <wchar.h>
__declspec(dllimport) int Py_Main(int, wchar_t **);
int wmain(int count, wchar_t **words) { return Py_Main(count, words); }
"""
COMPILER = "x86_64-w64-mingw32-gcc"
SETTINGS = {
    "WINEPREFIX": str(PREFIX),
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree,mshtml=",  # it would ask to download them
    "PYTHONHASHSEED": "1",
    "PYINSTALLER_CONFIG_DIR": str(WINE / "cache"),
}
NOT_FOR_WINDOWS = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
START = """#!/bin/bash
# Written by tools/wine_build.py: one process, which can be killed.
# starts {program}
export WINEPREFIX={prefix} WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml='
if [[ ${{SDL_VIDEODRIVER:-}} != dummy ]]; then unset SDL_VIDEODRIVER; fi   # Windows has no x11
unset PYTHONPATH
# wine learns late that its window is in front, and SDL would keep the click that brings it there
export SDL_MOUSE_FOCUS_CLICKTHROUGH=1
# wine keeps the display of its first program
if [[ ${{DISPLAY:-}} != "$(cat "$WINEPREFIX/display" 2>/dev/null)" ]]; then
    {server} -k; {server} -w
    echo "${{DISPLAY:-}}" >"$WINEPREFIX/display"
fi
# what is written into a plain file stops Python under wine
exec {wine} {quoted} "$@" </dev/null > >(cat) 2> >(cat >&2)
"""


class Trouble(Exception):
    """What is missing or went wrong, for whoever started it."""


def wine_tool(name: str) -> str:
    """Debian keeps the programs for 64 bits out of the path."""
    found = shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/lib/wine")))
    if found is None:
        raise Trouble(f"There is no {name}: .ci/install_tools windows installs it.")
    return found


def run(command: Sequence[str | Path], **more: str) -> str:
    """Its output, which it also shows; Trouble if it fails."""
    kept = {name: value for name, value in os.environ.items() if name not in NOT_FOR_WINDOWS}
    done = subprocess.run(  # noqa: S603 - ours
        list(map(str, command)), cwd=PROJECT, env={**kept, **SETTINGS, **more},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    if done.returncode != 0:
        raise Trouble(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout[-3000:]}")
    return done.stdout


def in_wine(*command: str | Path) -> str:
    return run([wine_tool("wine64"), *command])


def stamp() -> str:
    """Another one when anything that the Python and its packages are made of has changed."""
    parts = [Path(__file__).read_text("utf-8"), sys.version, *wanted()]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def wanted() -> list[str]:
    return wanted_on("win32", "requirements.lock", "requirements-build.lock")


def pip(deed: str, *words: str | Path) -> None:
    """For Windows, whatever system this is."""
    command = [sys.executable, "-m", "pip", deed, "--quiet", "--disable-pip-version-check", "--no-deps"]
    version = ".".join(map(str, VERSION))
    target = ["--only-binary=:all:", "--platform", "win_amd64", "--python-version", version]
    run([*command, *target, *words])


def download(folder: Path, lines: Sequence[str]) -> None:
    """Wheels for Windows, by exact version and hash."""
    folder.mkdir(parents=True, exist_ok=True)
    names = folder / "wanted"
    names.write_text("\n".join(lines), "utf-8")
    pip("download", "--require-hashes", "-d", folder, "-r", names)


def unpack_python() -> None:
    """What the wheel carries, our pure modules, and a start."""
    (wheel,) = WINE.glob("panda3d-*.whl")
    for name in ("DLLs", "Lib/site-packages"):
        (PYTHON / name).mkdir(parents=True)
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            file = name.removeprefix(CARRIED)
            if file == name:
                continue
            if file in BESIDE_PYTHON:
                (PYTHON / file).write_bytes(archive.read(name))
            elif file.endswith(".pyd") or file in LIBRARIES:
                (PYTHON / "DLLs" / file).write_bytes(archive.read(name))
    library = Path(sysconfig.get_path("stdlib"))
    shutil.copytree(library, PYTHON / "Lib", ignore=shutil.ignore_patterns(*LEFT_OUT), dirs_exist_ok=True)
    for licence in library.glob("LICENSE.txt"):
        shutil.copy(licence, PYTHON)
    source = WINE / "python.c"
    source.write_text(MAIN, "utf-8")
    run([COMPILER, "-O2", "-s", "-municode", source, PYTHON / "python311.dll", "-o", PYTHON / "python.exe"])


def install_packages() -> None:
    """Unpacked here: pip under wine would do the same, slowly."""
    wheels = sorted((WINE / "wheels").glob("*.whl"))
    pip("install", "--no-index", "--upgrade", "--target", PYTHON / "Lib" / "site-packages", *wheels)


def make_python() -> None:
    """Once; again when a pin or this file has changed."""
    if STAMP.is_file() and STAMP.read_text("utf-8") == stamp():
        return
    if sys.version_info[:2] != VERSION:
        raise Trouble(f"The modules must be those of Python 3.11, this is {sys.version.split()[0]}.")
    if shutil.which(COMPILER) is None:
        raise Trouble(f"There is no {COMPILER}: .ci/install_tools windows installs it.")
    STAMP.unlink(missing_ok=True)
    for old in (PYTHON, WINE / "wheels", PREFIX):
        shutil.rmtree(old, ignore_errors=True)
    download(WINE, [CARRIER])
    download(WINE / "wheels", wanted())
    unpack_python()
    install_packages()
    in_wine("wineboot", "-i")
    STAMP.write_text(stamp(), "utf-8")


def freeze() -> None:
    """The same recipe as everywhere."""
    work = ["--distpath", "dist/windows", "--workpath", "build/wine/work"]
    words = ["--noconfirm", "--clean", "--log-level", "WARN", *work, "build.spec"]
    in_wine(PYTHON / "python.exe", "-m", "PyInstaller", *words)


def write_starts(folder: Path = FOLDER, place: Path = WINE) -> None:
    """Commands that start each of the two programs, as if they were of this system."""
    place.mkdir(parents=True, exist_ok=True)
    wine, server = (shlex.quote(wine_tool(name)) for name in ("wine64", "wineserver64"))
    for name in PROGRAMS:
        program = str(folder / f"{name}.exe")
        words = {"program": program, "quoted": shlex.quote(program), "prefix": shlex.quote(str(PREFIX))}
        (place / name).write_text(START.format(wine=wine, server=server, **words), "utf-8")
        (place / name).chmod(0o755)


def main(arguments: Sequence[str]) -> int:
    try:
        if list(arguments) != ["start"]:
            make_python()
            freeze()
        write_starts()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    megabytes = sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) / 1e6
    starts = (WINE / PROGRAMS[0]).relative_to(PROJECT)
    print(f"{FOLDER.relative_to(PROJECT)}, {megabytes:.1f} MB; {starts} starts it")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
