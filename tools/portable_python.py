"""Make a Python that runs on old Linux systems, and freeze the program with it.

    python3.11 -m tools.portable_python            makes build/portable/python and freezes into dist/sztabowka
    python3.11 -m tools.portable_python python     only makes the Python

A program asks for the C library of the system it was compiled on, or a newer one. The compiler here (zig, of
PyPI) compiles for any older one, so the sources of Debian's own Python, zlib and libffi, with its mends of
security, become a Python that asks for version 2.17, of the year 2012. Only Debian 12 has these sources.
Exit code 75: it cannot be made here.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.glibc import highest, shown
from tools.lock_hashes import wanted_on

PROJECT = Path(__file__).resolve().parent.parent
KEPT = PROJECT / "build" / "portable"
MADE = KEPT / "python"
SOURCES = KEPT / "sources"
LIBRARIES = KEPT / "libraries"
STAMP = KEPT / "made"
DIST = PROJECT / "dist"
OLDEST = (2, 17)
"""The C library that the download for Linux asks for; docs/PLAY.md says it too."""
COMPILER = "ziglang==0.17.0 --hash=sha256:97079827064a7492cce5541ceb438ae8003ce1e54e399676da2d62fb7a5dc08b"
PYTHON = "python3.11"
FROM_HERE_ON = "shutdown-deadlock.diff"
"""The first of Debian's patches that mends Python; those before it fit it to Debian."""
NEEDED = ("apt-get", "tar", "make", "patch")
CANNOT = 75
CC = """#!/bin/bash
# Written by tools/portable_python.py: zig's compiler for the old C library, its words put as it knows them.
words=() shared= object=
for word; do
    case $word in
        -Wl,-h*) word=-Wl,-soname,${{word#-Wl,-h}} ;;
        -I/usr/* | -L/usr/*) continue ;;   # what is here is newer
        -shared) shared=1 ;;
        *.o | *.c) object=1 ;;
    esac
    words+=("$word")
done
if [[ $shared && ! $object ]]; then words+=({empty}); fi
exec {zig} cc -target x86_64-linux-gnu.{oldest} -fno-sanitize=undefined -Wno-date-time "${{words[@]}}"
"""


class Trouble(Exception):
    """What went wrong."""


class Impossible(Exception):
    """Why it cannot be made on this system."""


def run(command: Sequence[str | Path], folder: Path | None = None, **more: str) -> None:
    words = list(map(str, command))
    done = subprocess.run(  # noqa: S603 - ours
        words, cwd=folder or PROJECT, env={**os.environ, **more}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", check=False,
    )  # fmt: skip
    if done.returncode != 0:
        raise Trouble(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout[-3000:]}")


def run_made(*words: str | Path) -> None:
    """With the Python that was made; where it lies is written nowhere in it."""
    settings = {"PYINSTALLER_CONFIG_DIR": str(KEPT / "freeze"), "PYTHONHASHSEED": "1", "PYTHONPATH": ""}
    run([MADE / "bin" / PYTHON, *words], None, **settings, LD_LIBRARY_PATH=str(MADE / "lib"))


def get_compiler() -> None:
    place = KEPT / "compiler"
    (KEPT / "wanted").write_text(COMPILER, "utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    run([*pip, "--require-hashes", "--target", place, "-r", KEPT / "wanted"])
    zig, empty = place / "ziglang" / "zig", KEPT / "empty.c"
    zig.chmod(0o755)
    empty.touch()
    words = {"zig": shlex.quote(str(zig)), "empty": shlex.quote(str(empty)), "oldest": shown(OLDEST)}
    for name, text in (
        ("cc", CC.format(**words)),
        ("ar", f'#!/bin/sh\nexec {words["zig"]} ar "$@"\n'),
        ("ranlib", f'#!/bin/sh\nexec {words["zig"]} ranlib "$@"\n'),
    ):
        (KEPT / name).write_text(text, "utf-8")
        (KEPT / name).chmod(0o755)


def get_sources() -> None:
    """By name, from where this system gets its packages, whose signatures apt checks."""
    lists = KEPT / "lists"
    for folder in (SOURCES, lists / "partial", lists / "parts"):
        folder.mkdir(parents=True, exist_ok=True)
    known = [Path("/etc/apt/sources.list"), *Path("/etc/apt/sources.list.d").glob("debian*")]
    for path in known:
        if path.is_file():
            text = path.read_text("utf-8")
            text = re.sub(r"^Types: deb$", "Types: deb-src", text, flags=re.MULTILINE)
            (lists / "parts" / path.name).write_text(
                re.sub(r"^deb ", "deb-src ", text, flags=re.MULTILINE), "utf-8"
            )
    apt = [
        "apt-get",
        "-q",
        "-o",
        "Dir::Etc::SourceList=/dev/null",
        "-o",
        f"Dir::Etc::SourceParts={lists / 'parts'}",
    ]
    apt += ["-o", f"Dir::State::Lists={lists}", "-o", "APT::Sandbox::User=root"]
    run([*apt, "update"])
    release = re.search(r"^VERSION_CODENAME=(\w+)$", Path("/etc/os-release").read_text("utf-8"), re.MULTILINE)
    for name in (PYTHON, "zlib", "libffi"):
        get = [*apt, "source", "--download-only"]
        try:
            run([*get, name], SOURCES)
        except Trouble:
            # a mirror may tell of a newest one that it has not got yet
            if release is None:
                raise
            run([*get, f"{name}/{release[1]}"], SOURCES)


def unpack(start: str) -> Path:
    """The folder of the sources of something, made anew."""
    (archive,) = SOURCES.glob(f"{start}_*.orig.tar.*")
    place = KEPT / "work" / start
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    run(["tar", "-xf", archive, "--strip-components=1", "-C", place])
    return place


def tools() -> dict[str, str]:
    cache = str(KEPT / "cache")
    return {
        "CC": str(KEPT / "cc"), "AR": str(KEPT / "ar"), "RANLIB": str(KEPT / "ranlib"),
        "ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache,
    }  # fmt: skip


def make(folder: Path, *goals: str) -> None:
    for goal in goals:
        run(["make", f"-j{os.cpu_count() or 1}", *goal.split()], folder, **tools())


def make_libraries() -> None:
    flags = {"CFLAGS": "-O2 -fPIC", **tools()}
    zlib, libffi = unpack("zlib"), unpack("libffi")
    run(["./configure", "--static", f"--prefix={LIBRARIES}"], zlib, **flags)
    make(zlib, "libz.a", "install")
    words = ["--disable-shared", "--enable-static", "--disable-docs", "--disable-exec-static-tramp"]
    run(["./configure", *words, f"--prefix={LIBRARIES}", f"--libdir={LIBRARIES / 'lib'}"], libffi, **flags)
    make(libffi, "all", "install")


def patch(folder: Path) -> None:
    """Debian's mends, not what fits Python to Debian."""
    (archive,) = SOURCES.glob(f"{PYTHON}_*.debian.tar.*")
    place = KEPT / "work" / "debian"
    place.mkdir(parents=True, exist_ok=True)
    run(["tar", "-xf", archive, "-C", place])
    patches = place / "debian" / "patches"
    names = (patches / "series").read_text("utf-8").split()
    for name in names[names.index(FROM_HERE_ON) :]:
        run(["patch", "-p1", "--silent", "--forward", "-i", patches / name], folder)
    # one of the mends takes a header that Debian's own way of building allows it
    module = folder / "Modules" / "pyexpat.c"
    module.write_text("#define Py_BUILD_CORE_MODULE 1\n" + module.read_text("utf-8"), "utf-8")


def build() -> None:
    folder = unpack(PYTHON)
    patch(folder)
    flags = {
        "CFLAGS": "-O3 -g0",
        "CPPFLAGS": f"-I{LIBRARIES / 'include'}",
        "LDFLAGS": f"-L{LIBRARIES / 'lib'}",
        "PKG_CONFIG_LIBDIR": str(LIBRARIES / "lib" / "pkgconfig"),
    }
    words = ["--enable-shared", "--without-ensurepip", "--with-system-ffi", "--disable-test-modules"]
    run(["./configure", f"--prefix={MADE}", *words], folder, **flags, **tools())
    shutil.rmtree(MADE, ignore_errors=True)
    make(folder, "all", "install")
    shutil.copy(folder / "LICENSE", MADE / "lib" / PYTHON / "LICENSE.txt")
    imports = "import _ctypes, _decimal, _elementtree, _socket, unicodedata, zlib, multiprocessing.connection"
    run_made("-c", imports)


def install_packages() -> None:
    place = MADE / "lib" / PYTHON / "site-packages"
    lines = wanted_on("linux", "requirements.lock", "requirements-build.lock")
    (KEPT / "wanted").write_text("\n".join(lines), "utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    target = ["--only-binary=:all:", "--python-version", "3.11", "--implementation", "cp"]
    systems = [f"--platform=manylinux{one}_x86_64" for one in ("2014", "_2_17")]
    run([*pip, *target, *systems, "--require-hashes", "--upgrade", "--target", place, "-r", KEPT / "wanted"])


def stamp() -> str:
    lines = wanted_on("linux", "requirements.lock", "requirements-build.lock")
    return hashlib.sha256("\n".join([Path(__file__).read_text("utf-8"), *lines]).encode()).hexdigest()


def make_python() -> None:
    """Once; again when a pin or this file has changed."""
    if STAMP.is_file() and STAMP.read_text("utf-8") == stamp():
        return
    if missing := [name for name in NEEDED if shutil.which(name) is None]:
        raise Impossible(f"there is no {', '.join(missing)}")
    STAMP.unlink(missing_ok=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    try:
        get_compiler()
        get_sources()
    except Trouble as trouble:
        raise Impossible(f"its parts cannot be had\n{trouble}") from trouble
    make_libraries()
    build()
    install_packages()
    STAMP.write_text(stamp(), "utf-8")


def freeze() -> None:
    """The same recipe as everywhere; 1 if what came out asks for more than was promised."""
    places = ("--distpath", DIST, "--workpath", KEPT / "freeze")
    run_made("-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *places, "build.spec")
    version, files = highest(DIST / "sztabowka")
    print(f"dist/sztabowka asks for glibc {shown(version)}, by {', '.join(files[:3])}")
    if version > OLDEST:
        raise Trouble(f"That is more than {shown(OLDEST)}.")


def main(arguments: Sequence[str]) -> int:
    try:
        make_python()
        if list(arguments) != ["python"]:
            freeze()
    except Impossible as reason:
        print(f"A Python for old systems cannot be made here: {reason}")
        return CANNOT
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
