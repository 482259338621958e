"""The .deb in a Debian that has nothing else: it installs with what it needs, starts, and is removed."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import PROJECT
from tests.packages.conftest import made
from tests.window.display import Display

KEPT = PROJECT / "build" / "debian"
SUITES = ("bullseye", "bookworm")
"""The oldest that a mirror still has."""
PATIENCE = 120.0
PERSON = "anna"
NEEDED = ("debootstrap", "unshare", "chroot")

pytestmark = pytest.mark.skipif(
    os.name == "nt" or os.geteuid() != 0 or not all(map(shutil.which, NEEDED)),
    reason=f"only root makes a Debian of its own, with {', '.join(NEEDED)}",
)


def fresh() -> Path:
    """A smallest Debian, kept for the next time."""
    for suite in SUITES:
        base = KEPT / suite
        if (base / "made").exists():
            return base
        shutil.rmtree(base, ignore_errors=True)
        base.parent.mkdir(parents=True, exist_ok=True)
        made_it = subprocess.run(
            ["debootstrap", "--variant=minbase", suite, base], capture_output=True, check=False
        )
        if made_it.returncode == 0:
            (base / "made").touch()
            return base
    pytest.skip(f"no mirror has {' or '.join(SUITES)}")


@pytest.fixture
def tree(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "debian"
    subprocess.run(["cp", "-a", fresh(), place], check=True)
    shutil.copy(made("linux-x64.deb"), place / "srv" / "sztabowka.deb")
    shutil.copy("/etc/resolv.conf", place / "etc" / "resolv.conf")
    yield place
    shutil.rmtree(place, ignore_errors=True)


def inside(tree: Path, script: str) -> list[str | Path]:
    """A command that runs a script in the tree: what it mounts and starts is gone with it."""
    sockets = tree / "tmp" / ".X11-unix"
    sockets.mkdir(exist_ok=True)
    mounts = 'mount -t proc proc "$0/proc"; mount --bind /tmp/.X11-unix "$1" 2>/dev/null'
    clean = "env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive"
    chroot = f'exec chroot "$0" {clean} sh -c "$2"'
    new = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
    return [*new, "sh", "-c", f"{mounts}; {chroot}", tree, sockets, script]


def run(tree: Path, script: str) -> str:
    done = subprocess.run(
        inside(tree, script), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def ours(tree: Path) -> list[str]:
    return [path.name for path in (tree / "usr").rglob("*") if "sztabowka" in path.name.lower()]


def test_it_installs_with_what_it_needs_starts_and_is_removed(tree: Path) -> None:
    run(tree, "apt-get update -q && apt-get install -qy --no-install-recommends /srv/sztabowka.deb")
    run(tree, f"useradd --create-home {PERSON}")
    told = run(
        tree, f"su {PERSON} -c 'cd && sztabowka check --lang en && sztabowka shot t.png --screen table'"
    )
    assert "0 mistakes" in told
    assert (tree / "home" / PERSON / "t.png").read_bytes().startswith(b"\x89PNG")
    names = ours(tree)
    assert {"org.sztabowka.table.desktop", "org.sztabowka.table.svg"} < set(names)

    trace = tree / "tmp" / "trace"
    with Display(1920, 1080) as display:
        script = (
            f"DISPLAY={display.name} SZTABOWKA_TRACE=/tmp/trace su -m {PERSON} -c 'HOME=~{PERSON} sztabowka'"
        )
        window = subprocess.Popen(inside(tree, script), stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT)
        try:
            until = time.monotonic() + PATIENCE
            while not (trace.exists() and '"title"' in trace.read_text("utf-8")):
                assert window.poll() is None, "it ended"
                assert time.monotonic() < until, "no title is shown"
                time.sleep(0.2)
        finally:
            window.kill()  # all else that `unshare` hears it hands on to nobody
            window.wait()

    run(tree, "apt-get remove -qy sztabowka")
    assert ours(tree) == []
