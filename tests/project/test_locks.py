"""The lock files: exact versions, the same everywhere, and the hash of every wheel that pip may choose."""

import re
import tomllib

from tests import PROJECT
from tests.guards import at_least_one
from tools.lock_hashes import LOCKS, with_hashes


def wanted_by(lock: str) -> list[str]:
    """What a lock file asks for: each pin in one line with its hashes, and other locks."""
    text = (PROJECT / lock).read_text().replace("\\\n", " ")
    lines = [" ".join(line.split()) for line in text.splitlines()]
    return list(at_least_one(line for line in lines if line and line[0] != "#"))


def test_the_locks_pin_exact_versions_and_name_no_address() -> None:
    for name in LOCKS:
        lines = wanted_by(name)
        wrong = [line for line in lines if "==" not in line and line != "-r requirements.lock"]
        assert wrong == [], name
        assert [line for line in lines if "://" in line or "@" in line] == [], name


def test_pip_takes_no_other_file_for_a_pin_than_those_that_were_seen() -> None:
    """One hash is enough to have pip ask for all of them, also of what is needed in turn."""
    for name in LOCKS:
        for line in wanted_by(name):
            hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})(?= |$)", line)
            assert line == "-r requirements.lock" or hashes, line
            assert line.count("--hash") == len(hashes) == len(set(hashes)), line
            compiled = line.startswith(("pygame-ce==", "msgspec=="))
            assert not compiled or len(hashes) >= 4 * 4, "four Pythons on three systems and two processors"


def test_hashes_are_written_under_their_pins_and_old_ones_go() -> None:
    text = '# said\n-r other\n\nOne.x==1 \\\n    --hash=sha256:old\ntwo==2 ; sys_platform == "win32"\n'
    written = with_hashes(text, {"one-x": {"b", "a"}, "two": {"c"}})
    assert written == (
        "# said\n-r other\n\nOne.x==1 \\\n    --hash=sha256:a \\\n    --hash=sha256:b\n"
        'two==2 ; sys_platform == "win32" \\\n    --hash=sha256:c\n'
    )
    assert with_hashes(written, {"one-x": {"b", "a"}, "two": {"c"}}) == written


def test_the_project_file_and_the_locks_pin_the_same_versions() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for name, pins in [
        ("requirements-dev.lock", extras["dev"]),
        ("requirements-build.lock", extras["build"]),
        ("requirements-peers.lock", extras["peers"]),
    ]:
        locked = [line.partition(" ")[0] for line in wanted_by(name)]
        assert [pin for pin in pins if pin not in locked] == [], name


def test_no_two_locks_pin_different_versions_of_a_package() -> None:
    pins: dict[str, set[str]] = {}
    for name in LOCKS:
        for line in wanted_by(name):
            package, equals, version = line.partition(" ")[0].partition("==")
            if equals:
                pins.setdefault(package.lower().replace("_", "-"), set()).add(version)
    assert {package: versions for package, versions in pins.items() if len(versions) > 1} == {}
