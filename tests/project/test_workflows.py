"""The workflows: nobody who moves the tag of an action changes what is built; no release goes out untested.

tools/check_workflows.py has linters look over them; .ci/run calls it.
"""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import PROJECT
from tests.guards import at_least_one
from tools.check_workflows import workflows

USES = re.compile(r"^ *-? *uses: (\S+)(.*)$", re.MULTILINE)
OURS = "./.github/workflows/"
BY_HASH = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}")


OF_OURS = re.compile(r"-m (tools\.\w+)|(?<![\w/])(\.ci/\w+|run\.py)")


def text_of(name: str) -> str:
    return (PROJECT / ".github" / "workflows" / name).read_text("utf-8")


@pytest.mark.parametrize("path", workflows(), ids=lambda path: path.name)
def test_every_action_is_named_by_its_hash_and_its_version_is_said(path: Path) -> None:
    for used, said in at_least_one(USES.findall(path.read_text("utf-8"))):
        assert used.startswith(OURS) or BY_HASH.fullmatch(used), used
        assert used.startswith(OURS) or re.fullmatch(r" # v\d+\.\d+\.\d+", said), used


def test_the_same_action_has_the_same_hash_everywhere() -> None:
    hashes: dict[str, set[str]] = {}
    for path in at_least_one(workflows()):
        for used, _ in USES.findall(path.read_text("utf-8")):
            hashes.setdefault(used.partition("@")[0], set()).add(used)
    assert [known for known in hashes.values() if len(known) > 1] == []


@pytest.mark.parametrize("path", workflows(), ids=lambda path: path.name)
def test_no_checkout_leaves_its_key_behind(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.count("actions/checkout@") == text.count("persist-credentials: false")
    assert "\npermissions: {}\n" in text, "each job names what it may do"


def test_every_python_is_tested_on_three_systems_before_a_draft_is_made() -> None:
    tests, release = text_of("test.yml"), text_of("release.yml")
    assert 'python: ["3.11", "3.12", "3.13", "3.14"]' in tests
    assert "system: [ubuntu-22.04, windows-latest, macos-latest]" in tests
    assert "needs: [test, build]" in release
    assert f"uses: {OURS}test.yml" in release
    assert "--draft" in release
    assert "python -m tools.release_notes > notes.md" in release
    assert "python -m tools.package sums" in release
    assert "attest-build-provenance@" in release


@pytest.mark.parametrize("path", [*workflows(), PROJECT / ".ci" / "run"], ids=lambda path: path.name)
def test_every_command_of_ours_exists(path: Path) -> None:
    for module, file in at_least_one(OF_OURS.findall(path.read_text("utf-8"))):
        assert find_spec(module) if module else (PROJECT / file).is_file(), module or file


def test_the_icon_of_the_installer_can_be_drawn_where_it_is_packed() -> None:
    """Only the program itself brings the packages that draw; a workflow has none but those it installs."""
    lines = text_of("release.yml").splitlines()
    (packs,) = [at for at, line in enumerate(lines) if "tools.package windows" in line]
    before = lines[packs - 3 : packs]
    assert any("pip install --require-hashes -r requirements.lock" in line for line in before)
