"""What people download: names, contents and metadata. That it installs is tried in tests/packages."""

import gzip
import hashlib
import io
import json
import os
import shutil
import struct
import subprocess
import tarfile
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

import game
from tests import PROJECT
from tests.guards import at_least_one
from tools import bundle, package
from tools.glibc import highest, needed, shown
from tools.lock_hashes import plain_name
from tools.release_notes import CHANGES, notes, releases_for_appstream, versions
from tools.sbom import SPOKEN, told

MOMENT = 1_700_000_000
LINUX = PROJECT / "packages" / "linux"


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder as PyInstaller leaves it, and a place of our own for what is made of it."""
    monkeypatch.setattr(package, "PACKAGES", tmp_path / "packages")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(MOMENT))
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True)
    for name in ("sztabowka", "sztabowka.exe", "sztabowka-cli.exe", "_internal/game.zip"):
        (folder / name).write_text(name)
    (folder / "sztabowka").chmod(0o755)
    (folder / "_internal" / "link").symlink_to("game.zip")
    return folder


def test_the_zip_holds_the_folder_and_the_pages_for_players_and_is_the_same_each_time(frozen: Path) -> None:
    made = package.make_zip(frozen, "x64")
    assert made.name == f"sztabowka-{game.__version__}-windows-x64.zip"
    first = made.read_bytes()
    with zipfile.ZipFile(made) as archive:
        names = set(archive.namelist())
        assert archive.read("sztabowka/_internal/game.zip") == b"_internal/game.zip"
    assert {"sztabowka/sztabowka.exe", "sztabowka/PLAY.md", "sztabowka/GRAJ.md", "sztabowka/LICENSE"} < names
    assert all(name.startswith("sztabowka/") for name in names)
    (frozen / "sztabowka.exe").touch()
    assert package.make_zip(frozen, "x64").read_bytes() == first


def test_the_tar_keeps_what_may_be_started_and_links_and_is_the_same_each_time(frozen: Path) -> None:
    made = package.make_tar(frozen, "x64")
    first = made.read_bytes()
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(first))) as archive:
        entries = {entry.name: entry for entry in archive}
    assert entries["sztabowka/sztabowka"].mode & 0o111 == 0o111
    assert entries["sztabowka/_internal/game.zip"].mode & 0o111 == 0
    assert entries["sztabowka/_internal/link"].linkname == "game.zip"
    assert {(entry.uname, entry.mtime) for entry in entries.values()} == {("root", MOMENT)}
    (frozen / "sztabowka").touch()
    assert package.make_tar(frozen, "x64").read_bytes() == first


def test_the_tree_of_a_deb_has_a_command_a_menu_entry_an_icon_and_what_shops_tell(
    frozen: Path, tmp_path: Path
) -> None:
    tree = tmp_path / "tree"
    package.fill_tree(frozen, tree)
    assert (tree / "usr/bin/sztabowka").resolve() == (tree / "usr/lib/sztabowka/sztabowka").resolve()
    assert (tree / "usr/lib/sztabowka/_internal/link").is_symlink()
    share = tree / "usr/share"
    entry = (share / "applications" / f"{package.NAME}.desktop").read_text("utf-8")
    assert f"Icon={package.NAME}\n" in entry
    assert (share / f"icons/hicolor/scalable/apps/{package.NAME}.svg").read_text("utf-8").startswith("<")
    told = (share / "metainfo" / f"{package.NAME}.metainfo.xml").read_text("utf-8")
    assert f'<release version="{game.__version__}" date="' in told
    assert gzip.decompress((share / "doc/sztabowka/changelog.gz").read_bytes()) == CHANGES.read_bytes()
    assert (share / "doc/sztabowka/copyright").read_text("utf-8").startswith("MIT")
    modes = {path.stat().st_mode & 0o777 for path in tree.rglob("*") if not path.is_symlink()}
    assert modes == {0o755, 0o644}


def test_a_deb_asks_for_the_c_library_that_its_files_ask_for(frozen: Path, tmp_path: Path) -> None:
    (frozen / "_internal" / "libold.so").write_bytes(an_elf("GLIBC_2.17", "GLIBC_2.4"))
    tree = tmp_path / "tree"
    package.fill_tree(frozen, tree)
    package.control(frozen, tree, "x64")
    fields = dict(
        line.split(": ", 1)
        for line in (tree / "DEBIAN/control").read_text("utf-8").splitlines()
        if line[0] != " "
    )
    assert fields["Depends"].startswith("libc6 (>= 2.17), ")
    assert (fields["Architecture"], fields["Version"]) == ("amd64", game.__version__)
    sums = (tree / "DEBIAN/md5sums").read_text("utf-8").splitlines()
    assert any(line.endswith("  usr/lib/sztabowka/sztabowka") for line in at_least_one(sums))


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="no desktop-file-validate here")
def test_the_menu_entry_is_valid() -> None:
    entry = LINUX / f"{package.NAME}.desktop"
    done = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="no appstreamcli here")
def test_what_shops_are_told_is_valid(tmp_path: Path) -> None:
    path = tmp_path / f"{package.NAME}.metainfo.xml"
    path.write_text(package.metainfo(), "utf-8")
    command = ["appstreamcli", "validate", "--no-net", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_menus_and_shops_speak_both_languages_of_every_game() -> None:
    entry = (LINUX / f"{package.NAME}.desktop").read_text("utf-8")
    for field in ("GenericName", "Comment", "Keywords"):
        assert f"\n{field}=" in entry
        assert f"\n{field}[pl]=" in entry
    told = ElementTree.fromstring(package.metainfo())
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for kind in ("summary", "description/p", "description/ul/li"):
        spoken = [element.get(lang, "en") for element in at_least_one(told.findall(kind))]
        assert spoken.count("en") == spoken.count("pl") == len(spoken) / 2, kind


def test_there_is_no_package_of_what_was_not_frozen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert package.main(["tar", "--from", str(tmp_path)]) == 1
    assert "There is no frozen program" in capsys.readouterr().err


def test_the_checksums_are_those_that_sha256sum_reads(frozen: Path) -> None:
    made = package.make_zip(frozen, "arm64")
    package.write_sums()
    if (program := shutil.which("sha256sum")) is None:
        pytest.skip("there is no sha256sum")
    done = subprocess.run([program, "-c", "SHA256SUMS"], cwd=made.parent, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    text = "# Changes\n\n## 1.1.0, unreleased\n\nNew.\n\n### A\n- a\n\n## 1.0.0, 2026-02-03\n\nFirst.\n"
    assert [(one.number, one.date) for one in versions(text)] == [("1.1.0", ""), ("1.0.0", "2026-02-03")]
    assert notes("1.1.0", text) == "New.\n\n### A\n- a\n"
    with pytest.raises(KeyError):
        notes("1.2.0", text)
    assert "###" in notes(game.__version__, CHANGES.read_text("utf-8"))
    assert 'date="2023-11-14"' in releases_for_appstream(MOMENT)


@pytest.fixture
def licensed(frozen: Path) -> Path:
    """The folder with licences and a library, as each package has left them."""
    for owner in ("Python-3.11.9", "pygame-ce-2.5.8", "pyinstaller-6.22.3", "typing_extensions-4.16.0"):
        place = frozen / "_internal" / "licences" / owner
        place.mkdir(parents=True)
        (place / "LICENSE").write_text("may be used")
    (frozen / "_internal" / "libsand.so.1").write_bytes(b"sand")
    (frozen / "_internal" / "libsand.so").symlink_to("libsand.so.1")
    return frozen


def test_what_is_inside_is_told_with_versions_licences_and_checksums(licensed: Path) -> None:
    text = told(licensed, MOMENT)
    assert told(licensed, MOMENT) == text
    whole = json.loads(text)
    assert (whole["bomFormat"], whole["specVersion"]) == ("CycloneDX", "1.6")
    assert whole["metadata"]["component"]["version"] == game.__version__
    assert whole["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"
    known = {one["name"]: one for one in whole["components"]}
    assert known["pygame-ce"]["purl"] == "pkg:pypi/pygame-ce@2.5.8"
    assert known["Python"]["purl"] == "pkg:generic/python@3.11.9"
    assert known["pygame-ce"]["licenses"] == [{"license": {"id": "LGPL-2.1-only"}}]
    assert known["pyinstaller"]["licenses"] == [{"expression": SPOKEN["pyinstaller"]}]
    digest = hashlib.sha256(b"sand").hexdigest()
    assert known["_internal/libsand.so.1"]["hashes"] == [{"alg": "SHA-256", "content": digest}]
    assert len(whole["components"]) == 5, "a link is no library of its own"
    (needs,) = whole["dependencies"]
    assert {"pkg:pypi/typing-extensions@4.16.0", "pkg:generic/python@3.11.9"} < set(needs["dependsOn"])
    (licensed / "_internal" / "libsand.so.1").write_bytes(b"dust")
    assert json.loads(told(licensed, MOMENT))["serialNumber"] != whole["serialNumber"]


def test_who_left_no_version_or_no_known_licence_is_a_mistake(licensed: Path) -> None:
    licences = licensed / "_internal" / "licences"
    (licences / "sand-1.0").mkdir()
    with pytest.raises(KeyError, match="sand"):
        told(licensed, MOMENT)
    (licences / "sand-1.0").rename(licences / "sand")
    with pytest.raises(ValueError, match="licences/sand tells no version"):
        told(licensed, MOMENT)


def test_of_everything_that_goes_into_a_program_it_is_known_which_licence_it_has() -> None:
    assert {plain_name(name) for name in (*bundle.packages(), "pyinstaller", "Python")} == SPOKEN.keys()


def test_a_list_of_what_is_inside_lies_beside_the_packages_of_each_system(licensed: Path) -> None:
    made = package.make_list("windows")(licensed, "x64")
    assert made.name == f"sztabowka-{game.__version__}-windows-x64.cdx.json"
    assert made.read_text("utf-8") == told(licensed, MOMENT)
    for kind in ("windows", "tar", "mac"):
        assert len(package.KINDS[kind][1]) > 1, kind


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a shell script")
def test_a_mac_packs_its_program_by_its_own_means(
    frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tools = tmp_path / "bin"
    tools.mkdir()
    monkeypatch.setenv("PATH", f"{tools}:/usr/bin:/bin")
    (frozen / "Contents").mkdir()
    assert package.main(["mac", "--from", str(frozen)]) == 1
    assert "There is no ditto: a Mac has it." in capsys.readouterr().err
    (tools / "ditto").write_text('#!/bin/sh\necho "$@" >"$6"\n')
    (tools / "ditto").chmod(0o755)
    made = package.make_app(frozen, "arm64")
    assert made.name == f"sztabowka-{game.__version__}-macos-arm64.zip"
    assert made.read_text() == f"-c -k --sequesterRsrc --keepParent {frozen} {made}\n"


def an_elf(*asked: str) -> bytes:
    """An ELF file that needs these versions of one library, and nothing else."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name in asked)
    places = [names.index(b"\0" + name.encode() + b"\0") + 1 for name in asked]
    wanted = struct.pack("<HHIII", 1, len(asked), 0, 16, 0)
    for number, place in enumerate(places):
        wanted += struct.pack("<IHHII", 0, 0, 2, place, 16 if number < len(asked) - 1 else 0)
    header = 64
    sections = header + len(names) + len(wanted)
    head = b"\x7fELF\x02\x01".ljust(0x28, b"\0") + struct.pack("<Q", sections) + b"\0" * 10
    head += struct.pack("<HHH", 64, 2, 0)
    strings = struct.pack("<IIQQQQIIQQ", 0, 3, 0, 0, header, len(names), 0, 0, 1, 0)
    needs = struct.pack("<IIQQQQIIQQ", 0, 0x6FFFFFFE, 0, 0, header + len(names), len(wanted), 0, 1, 8, 0)
    return head.ljust(header, b"\0") + names + wanted + strings + needs


def test_the_highest_version_is_found_by_number_and_not_by_letter(tmp_path: Path) -> None:
    (tmp_path / "a.so").write_bytes(an_elf("GLIBC_2.4", "GLIBC_2.28", "GLIBC_2.3.4", "GCC_3.0"))
    (tmp_path / "b.so").write_bytes(an_elf("GLIBC_2.17"))
    (tmp_path / "c.txt").write_bytes(b"GLIBC_9.9")
    assert highest(tmp_path) == ((2, 28), ["a.so"])
    assert shown((2, 3, 4)) == "2.3.4"
    assert list(needed(b"MZ")) == []
