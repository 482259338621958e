"""Habits that files hold: the subject of a commit, the hooks, links between documents, the changelog."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import game
from tests import PROJECT
from tools.commit_subject import LONGEST, why_not
from tools.in_venv import python_of

LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)\)")
PAGES = [*sorted(PROJECT.glob("*.md")), *sorted((PROJECT / "docs").rglob("*.md"))]


@pytest.mark.parametrize(
    "message",
    [
        "orders: the defender may reroll",
        "x" * LONGEST,
        "orders: reroll\n\nPage 20 allows one for each card, and this line may be as long as it wants to be, "
        "which is more than 72 letters.",
        "orders: reroll\n# Please enter the commit message for your changes.\n",
        "Merge branch 'a branch with a name that is much longer than any subject should ever be' into main",
    ],
)
def test_a_good_message_passes(message: str) -> None:
    assert why_not(message) is None


@pytest.mark.parametrize(
    "message", ["", "\n\nbody", "# only a comment", "x" * (LONGEST + 1), "subject\nbody without a space"]
)
def test_planted_a_bad_message_is_refused(message: str) -> None:
    assert why_not(message) is not None


@pytest.mark.parametrize(("subject", "code"), [("orders: reroll", 0), ("x" * 90, 1)])
def test_the_hook_answers_by_its_exit_code(tmp_path: Path, subject: str, code: int) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text(subject, "utf-8")
    hook = [sys.executable, str(PROJECT / "tools" / "commit_subject.py"), str(message)]
    done = subprocess.run(hook, capture_output=True, text=True, check=False)
    assert done.returncode == code
    assert bool(done.stderr) == bool(code)


def test_the_hooks_find_the_python_of_either_system(tmp_path: Path) -> None:
    assert python_of(tmp_path) is None
    for place in (("bin", "python"), ("Scripts", "python.exe")):
        folder = tmp_path / place[0] / "venv"
        python = folder.joinpath(*place)
        python.parent.mkdir(parents=True)
        python.touch()
        assert python_of(folder) == python


def test_every_hook_is_our_own_and_its_script_is_there() -> None:
    hooks = (PROJECT / ".pre-commit-config.yaml").read_text("utf-8")
    assert set(re.findall(r"repo: (\S+)", hooks)) == {"local"}
    scripts = re.findall(r"entry: python (\S+)", hooks)
    assert len(scripts) == 4
    assert all((PROJECT / script).is_file() for script in scripts)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_link_between_documents_is_broken(page: Path) -> None:
    links = LINK.findall(page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_changelog_begins_with_the_version_of_the_program() -> None:
    versions = re.findall(r"^## (\d+\.\d+\.\d+)", (PROJECT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions[0] == game.__version__
    assert versions == sorted(versions, key=lambda one: tuple(map(int, one.split("."))), reverse=True)


def test_the_example_in_the_readme_plays_a_whole_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (PROJECT / "README.md").read_text("utf-8"), re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", example + "\nprint(match.outcome.reason)"],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT), "SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip()
