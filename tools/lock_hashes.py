"""Write into the lock files the hash of every wheel that pip may choose for one of our systems and Pythons.

    python3 -m tools.lock_hashes        asks the index that pip is set up with; run it after a pin was changed

Pip then takes no other file for a pin, whatever an index or a mirror offers.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
LOCKS = tuple(f"requirements{kind}.lock" for kind in ("", "-dev", "-build", "-peers", "-ci"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PLATFORMS = (
    ("win32", ("win_amd64",)),
    ("win32", ("win_arm64",)),
    ("darwin", ("macosx_11_0_arm64", "macosx_12_0_arm64")),
    ("darwin", ("macosx_10_13_x86_64", "macosx_11_0_x86_64")),
    ("linux", ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64")),
    (
        "linux",
        (
            "manylinux_2_28_aarch64",
            "manylinux_2_24_aarch64",
            "manylinux_2_17_aarch64",
            "manylinux2014_aarch64",
        ),
    ),
)
"""The system as markers name it, and as pip does; the newest first."""
PIN = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[^\s;\\]+)(?: ; (?P<marker>[^\\]+?))? *\\?")
SYSTEM = re.compile(r'sys_platform == "(\w+)"')
Hashes = dict[str, set[str]]


def plain_name(name: str) -> str:
    """The name as an index writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: str) -> dict[str, tuple[str, str]]:
    """The pins of a lock file itself: the line without its hashes, and the system it is for, by
    plain name.
    """
    found = {}
    for line in (PROJECT / lock).read_text("utf-8").splitlines():
        if pin := PIN.fullmatch(line):
            system = SYSTEM.search(pin["marker"] or "")
            found[plain_name(pin["name"])] = (line.removesuffix("\\").rstrip(), system[1] if system else "")
    return found


def wanted_on(system: str, *locks: str) -> list[str]:
    """The pins of these lock files for a system, each in one line with its hashes and without its marker."""
    found = {}
    for lock in locks:
        text = (PROJECT / lock).read_text("utf-8").replace("\\\n", " ")
        known = {line.partition("==")[0]: line.split("--hash=")[1:] for line in text.splitlines()}
        for name, (line, only) in pins(lock).items():
            if only in ("", system):
                hashes = [f"--hash={one.strip()}" for one in known[line.partition("==")[0]]]
                found[name] = " ".join([line.split(" ;")[0], *hashes])
    return sorted(found.values())


def wheels(chosen: Sequence[str], python: str, platforms: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The plain name and the hash of each wheel that pip chooses for them."""
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--dry-run",
        "--ignore-installed",
        "--no-deps",
    ]
    command += ["--only-binary=:all:", "--python-version", python, "--report", "-"]
    command += [word for platform in platforms for word in ("--platform", platform)]
    with tempfile.TemporaryDirectory() as folder:
        asked = subprocess.run(  # noqa: S603 - ours
            [*command, "--target", folder, *chosen], stdout=subprocess.PIPE, text=True, check=True
        )
    for one in json.loads(asked.stdout)["install"]:
        yield plain_name(one["metadata"]["name"]), one["download_info"]["archive_info"]["hashes"]["sha256"]


def all_hashes(lock: str) -> Hashes:
    found: Hashes = defaultdict(set)
    for system, platforms in PLATFORMS:
        wanted = [line.split(" ;")[0] for line, only in pins(lock).values() if only in ("", system)]
        for python in PYTHONS:
            print(f"{lock}: Python {python}, {platforms[0]}", flush=True)
            for name, digest in wheels(wanted, python, platforms):
                found[name].add(digest)
    return found


def with_hashes(text: str, hashes: Hashes) -> str:
    """The text of a lock file with exactly these hashes under their pins."""
    lines: list[str] = []
    for line in text.splitlines():
        if line.lstrip().startswith("--hash="):
            continue
        pin = PIN.fullmatch(line)
        if pin is None:
            lines.append(line)
            continue
        known = sorted(hashes[plain_name(pin["name"])])
        below = [f"    --hash=sha256:{digest}" for digest in known]
        lines.append(" \\\n".join([line.removesuffix("\\").rstrip(), *below]))
    return "\n".join(lines) + "\n"


def main() -> int:
    for lock in LOCKS:
        path = PROJECT / lock
        path.write_text(with_hashes(path.read_text("utf-8"), all_hashes(lock)), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
