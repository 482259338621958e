"""Make of a frozen folder what people download; it lies in dist/packages afterwards.

    python3 -m tools.package windows    a zip and a setup.exe, of dist/windows/sztabowka
    python3 -m tools.package zip        only the zip
    python3 -m tools.package setup      only the setup.exe; needs makensis (Debian's nsis) and pygame (.venv)
    python3 -m tools.package tar        a tar.gz for Linux, of dist/sztabowka
    python3 -m tools.package deb        a package for Debian and Ubuntu; needs dpkg-deb
    python3 -m tools.package mac        a zip of dist/Sztabowka.app; needs a Mac
    python3 -m tools.package sums       the checksums of all that lies in dist/packages

What is inside (tools/sbom.py) is written beside the packages of windows, tar and mac.

    --from FOLDER                       of another folder
    --processor NAME                    as it stands in the names of the files: x64, arm64

The same commit makes the same bytes, but for the setup.exe: all times are those of the commit.
"""

import argparse
import gzip
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from game import __version__
from tools.glibc import highest, shown
from tools.release_notes import releases_for_appstream
from tools.sbom import told

PROJECT = Path(__file__).resolve().parent.parent
PACKAGES = PROJECT / "dist" / "packages"
LINUX = PROJECT / "dist" / "sztabowka"
WINDOWS = PROJECT / "dist" / "windows" / "sztabowka"
MAC = PROJECT / "dist" / "Sztabowka.app"
PARTS = PROJECT / "packages"
NAME = "org.sztabowka.table"
MARK = PROJECT / "assets" / "art" / "shared" / "logo_mark.svg"
PAGES = ("docs/PLAY.md", "docs/GRAJ.md", "LICENSE")
"""The documents beside the program in an archive."""
INSTALLED = ".ci/install_tools packages installs it"
WHERE_FROM = {"ditto": "a Mac has it"}
PROCESSORS = {"x64": "amd64", "arm64": "arm64"}
"""The names Debian has for them."""
NEEDED = "libstdc++6, libgcc-s1, libx11-6, libxext6, libxcursor1, libxi6, libxrandr2, libxfixes3"
USEFUL = "libasound2 | libasound2t64, libpulse0, libwayland-client0, libwayland-cursor0, libxkbcommon0"
SUMMARY = "board games for an evening at one computer"
DESCRIPTION = (
    "A tabletop for several people at one computer, in Polish and English, with",
    "four board games whose rules the program holds, opponents to play against,",
    "and everything in it: no network, no account.",
)


class Trouble(Exception):
    """What is missing or went wrong, as a message for the user."""


def moment() -> int:
    """The time of the commit, in seconds."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"],  # noqa: S607 - whichever git the path has
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    return int(asked.stdout) if asked.returncode == 0 else int(time.time())


def called(ending: str) -> Path:
    PACKAGES.mkdir(parents=True, exist_ok=True)
    return PACKAGES / f"sztabowka-{__version__}-{ending}"


def run(command: Sequence[str | Path]) -> None:
    words = list(map(str, command))
    if shutil.which(words[0]) is None:
        raise Trouble(f"There is no {words[0]}: {WHERE_FROM.get(words[0], INSTALLED)}.")
    done = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)  # noqa: S603 - ours
    if done.returncode != 0:
        raise Trouble(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}{done.stderr}")


def contents(folder: Path) -> Iterator[tuple[Path, str]]:
    """Everything to pack, with its place in an archive; always in the same order."""
    for path in sorted(folder.rglob("*")):
        yield path, f"sztabowka/{path.relative_to(folder).as_posix()}"
    for page in PAGES:
        yield PROJECT / page, f"sztabowka/{Path(page).name}"


def make_zip(folder: Path, processor: str) -> Path:
    made = called(f"windows-{processor}.zip")
    stamp = time.gmtime(moment())[:6]
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, name in contents(folder):
            if path.is_file():
                entry = zipfile.ZipInfo(name, stamp)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes())
    return made


def make_setup(folder: Path, processor: str) -> Path:
    made = called(f"windows-{processor}-setup.exe")
    try:
        from tools.make_icon import write_icon  # draws with pygame, which nothing else here needs
    except ImportError as error:
        raise Trouble(f"The icon is drawn with pygame ({error}): use the Python in .venv.") from error
    with tempfile.TemporaryDirectory() as work:
        icon = write_icon(Path(work), "win32")
        words = {"VERSION": __version__, "FOLDER": folder.resolve(), "SETUP": made, "ICON": icon}
        script = PARTS / "windows" / "installer.nsi"
        run(["makensis", "-V2", "-WX", *(f"-D{name}={word}" for name, word in words.items()), script])
    return made


def make_tar(folder: Path, processor: str) -> Path:
    made = called(f"linux-{processor}.tar.gz")
    stamp = moment()

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = stamp
        return entry

    with (
        made.open("wb") as file,
        gzip.GzipFile("", "wb", 9, file, mtime=stamp) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as archive,
    ):
        for path, name in contents(folder):
            archive.add(path, name, recursive=False, filter=plain)
    return made


def make_deb(folder: Path, processor: str) -> Path:
    made = called(f"linux-{processor}.deb")
    with tempfile.TemporaryDirectory() as work:
        tree = Path(work, "tree")
        fill_tree(folder, tree)
        control(folder, tree, processor)
        set_times(tree)
        run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, made])
    return made


def fill_tree(folder: Path, tree: Path) -> None:
    """Write the files as installed on the system: the program, its command, its entries for menus and
    software centres.
    """
    share = tree / "usr" / "share"
    shutil.copytree(folder, tree / "usr" / "lib" / "sztabowka", symlinks=True)
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / "sztabowka").symlink_to("../lib/sztabowka/sztabowka")
    for place, name, text in (
        ("applications", f"{NAME}.desktop", (PARTS / "linux" / f"{NAME}.desktop").read_text("utf-8")),
        ("metainfo", f"{NAME}.metainfo.xml", metainfo()),
        ("doc/sztabowka", "copyright", (PROJECT / "LICENSE").read_text("utf-8")),
        ("icons/hicolor/scalable/apps", f"{NAME}.svg", MARK.read_text("utf-8")),
    ):
        (share / place).mkdir(parents=True, exist_ok=True)
        (share / place / name).write_text(text, "utf-8")
    changes = (PROJECT / "CHANGELOG.md").read_bytes()
    (share / "doc" / "sztabowka" / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))
    for path in tree.rglob("*"):
        if not path.is_symlink():
            is_program = path.is_dir() or os.access(path, os.X_OK)
            path.chmod(0o755 if is_program else 0o644)


def metainfo() -> str:
    """The description for software centres, with the versions of CHANGELOG.md."""
    text = (PARTS / "linux" / f"{NAME}.metainfo.xml").read_text("utf-8")
    return text.replace("<releases/>", releases_for_appstream(moment()))


def control(folder: Path, tree: Path, processor: str) -> None:
    """Write what the system must know about the package, such as the oldest C library it may have."""
    glibc = shown(highest(folder)[0])
    kilobytes = sum(path.lstat().st_size for path in tree.rglob("*") if path.is_file()) // 1000
    fields = {
        "Package": "sztabowka",
        "Version": __version__,
        "Section": "games",
        "Priority": "optional",
        "Architecture": PROCESSORS[processor],
        "Depends": f"libc6 (>= {glibc}), {NEEDED}",
        "Recommends": USEFUL,
        "Installed-Size": str(kilobytes),
        "Maintainer": "The Sztabówka authors <authors@sztabowka.invalid>",
        "Description": "\n ".join((SUMMARY, *DESCRIPTION)),
    }
    (tree / "DEBIAN").mkdir()
    lines = [f"{name}: {word}" for name, word in fields.items()]
    (tree / "DEBIAN" / "control").write_text("\n".join([*lines, ""]), "utf-8")
    sums = [
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(tree)}"
        for path in sorted(tree.rglob("*"))
        if path.is_file() and not path.is_symlink() and "DEBIAN" not in path.parts
    ]
    (tree / "DEBIAN" / "md5sums").write_text("\n".join([*sums, ""]), "utf-8")


def set_times(tree: Path) -> None:
    stamp = moment()
    for path in [tree, *tree.rglob("*")]:
        os.utime(path, (stamp, stamp), follow_symlinks=False)


def make_app(folder: Path, processor: str) -> Path:
    """Packed by macOS's own tool: a zip made by another one would break the links inside."""
    made = called(f"macos-{processor}.zip")
    run(["ditto", "-c", "-k", "--sequesterRsrc", "--keepParent", folder, made])
    return made


def make_list(system: str) -> "Maker":
    """Writes the list of what is inside."""

    def make(folder: Path, processor: str) -> Path:
        made = called(f"{system}-{processor}.cdx.json")
        made.write_text(told(folder, moment()), "utf-8", newline="\n")
        return made

    return make


def write_sums() -> Path:
    made = PACKAGES / "SHA256SUMS"
    files = [path for path in sorted(PACKAGES.iterdir()) if path.is_file() and path != made]
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]
    made.write_text("\n".join([*lines, ""]), "utf-8", newline="\n")
    return made


Maker = Callable[[Path, str], Path]
KINDS: dict[str, tuple[Path, tuple[Maker, ...]]] = {
    "windows": (WINDOWS, (make_zip, make_setup, make_list("windows"))),
    "zip": (WINDOWS, (make_zip,)),
    "setup": (WINDOWS, (make_setup,)),
    "tar": (LINUX, (make_tar, make_list("linux"))),
    "deb": (LINUX, (make_deb,)),
    "mac": (MAC, (make_app, make_list("macos"))),
}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.package", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("kind", choices=[*KINDS, "sums"])
    parser.add_argument("--from", dest="folder", type=Path)
    parser.add_argument("--processor", choices=sorted(PROCESSORS), default="x64")
    given = parser.parse_args(arguments)
    if given.kind == "sums":
        print(write_sums().read_text("utf-8"), end="")
        return 0
    usual, makers = KINDS[given.kind]
    folder = given.folder or usual
    try:
        if not (folder / ("Contents" if given.kind == "mac" else "_internal")).is_dir():
            raise Trouble(
                f"There is no frozen program in {folder}: run.py freeze or tools.wine_build makes it."
            )
        for make in makers:
            made = make(folder, given.processor)
            print(f"{made.relative_to(PROJECT)}, {made.stat().st_size / 1e6:.1f} MB")
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
