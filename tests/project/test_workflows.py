"""The workflows: nobody who moves the tag of an action changes what is built; no release goes out untested.

tools/check_workflows.py has linters look over them; .ci/run calls it.
"""

import re
from pathlib import Path

import pytest

from tests import PROJECT
from tests.guards import at_least_one
from tools.check_workflows import workflows

USES = re.compile(r"^ *-? *uses: (\S+)(.*)$", re.MULTILINE)
OURS = "./.github/workflows/"
BY_HASH = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40}")


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
    assert 'python: ["3.11", "3.12", "3.13"]' in tests
    assert "system: [ubuntu-22.04, windows-latest, macos-latest]" in tests
    assert "needs: [test, build]" in release
    assert f"uses: {OURS}test.yml" in release
    assert "--draft" in release
    assert "python -m tools.release_notes > notes.md" in release
