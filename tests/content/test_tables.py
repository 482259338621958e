"""F3, F4: a table that is a pipe, a link out of the project or a tower of levels is refused by a sentence."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.config.paths import PROJECT
from game.content.boards.sources import read_xml
from game.content.library import find_tables
from game.content.tables import MOST_DOTS, MOST_LEVELS, BadTable, read_table
from game.rules.core.mistakes import BadContent
from game.rules.registry import GAMES

PATIENCE = 5
"""Processor seconds, far above what a refusal takes."""
WAIT = 120
"""Seconds on a busy machine, far above the start of a program; a pipe would be waited for without end."""
posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes with names in folders")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one small table."""
    folder = tmp_path / "root" / "assets" / "content" / "desert_patrol"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "cards.toml").write_text("[card]\nname = 1\n")
    return tmp_path / "root"


def table(root: Path, name: str = "cards.toml") -> Path:
    return root / "assets" / "content" / "desert_patrol" / name


def refusal(path: Path, root: Path) -> str:
    began = time.process_time()
    with pytest.raises(BadTable) as caught:
        read_table(path, root)
    assert time.process_time() - began < PATIENCE
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300
    return str(caught.value)


TOWERS = {
    "dotted key": "a." * 400_000 + "a = 1",
    "quoted dotted key": '"a" . ' * 150_000 + "a = 1",
    "dotted header": "[" + "a." * 400_000 + "a]\n",
    "many headers": "\n".join("[" + ".".join(f"x{line}" for _ in range(60)) + "]" for line in range(3_000)),
    "dotted inline": "k = " + "{a.a.a = " * 30_000 + "1" + "}" * 30_000,
    "lists": "k = " + "[" * 400_000 + "]" * 400_000,
    "lists over lines": "k = " + "[\n" * 200 + "]\n" * 200,
    "inline tables": "k = " + "{a=" * 200_000 + "1" + "}" * 200_000,
    "headers below headers": "\n".join("[" + ".".join(["a"] * count) + "]" for count in range(1, 60)),
}


@pytest.mark.parametrize("name", TOWERS)
def test_a_tower_of_levels_is_refused_by_a_sentence(name: str, root: Path) -> None:
    table(root).write_text(TOWERS[name])
    assert refusal(table(root), root).startswith("expected ")
    tables, mistakes = find_tables(root, "desert_patrol")
    assert tables == {}
    assert [mistake.file for mistake in mistakes] == ["cards.toml"]


def test_as_many_levels_as_are_allowed_are_read(root: Path) -> None:
    deepest = ".".join("a" * (MOST_LEVELS - 1))
    table(root).write_text(f"[{deepest}]\nb = 1\n")
    value = read_table(table(root), root)
    for _ in range(MOST_LEVELS - 1):
        value = value["a"]
    assert value == {"b": 1}
    table(root).write_text(f"[{deepest}.a]\nb = 1\n")
    assert "levels" in refusal(table(root), root)
    table(root).write_text("k = '" + "." * MOST_DOTS + "'\n")
    assert read_table(table(root), root)["k"] == "." * MOST_DOTS
    table(root).write_text("k = '" + "." * (MOST_DOTS + 1) + "'\n")
    assert "dots" in refusal(table(root), root)


def test_our_own_tables_are_far_within_the_bounds() -> None:
    for game in GAMES:
        tables, mistakes = find_tables(PROJECT, game)
        assert tables
        assert mistakes == []


@posix
@pytest.mark.parametrize("target", ["file", "folder", "up", "loop", "nowhere"])
def test_a_link_that_leads_out_of_the_project_is_refused(target: str, root: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text("secret = 1\n")
    link = table(root, "scenarios/link.toml")
    if target == "folder":
        folder = table(root, "more")
        (tmp_path / "out").mkdir()
        (tmp_path / "out" / "link.toml").write_text("secret = 1\n")
        folder.symlink_to(tmp_path / "out", target_is_directory=True)
        link = folder / "link.toml"
    else:
        links = {
            "file": tmp_path / "secret.toml",
            "up": Path("../" * 5 + "secret.toml"),
            "loop": Path("link.toml"),
            "nowhere": tmp_path / "nothing.toml",
        }
        link.symlink_to(links[target])
    assert refusal(link, root).startswith("expected ")
    tables, _ = find_tables(root, "desert_patrol")
    assert "secret" not in str(tables)
    assert "cards.toml" in tables


@posix
def test_a_link_within_the_project_is_followed(root: Path) -> None:
    table(root, "same.toml").symlink_to("cards.toml")
    tables, mistakes = find_tables(root, "desert_patrol")
    assert tables["same.toml"] == tables["cards.toml"]
    assert mistakes == []


@posix
@pytest.mark.parametrize("reader", ["find_tables", "read_xml"])
def test_a_pipe_is_refused_and_not_waited_for(reader: str, root: Path) -> None:
    """In a program of its own: whoever waited for a pipe would wait for ever."""
    pipe = table(root, "pipe.toml")
    os.mkfifo(pipe)
    code = {
        "find_tables": "from game.content.library import find_tables\n"
        "print(*find_tables(Path(sys.argv[1]), 'desert_patrol')[1])",
        "read_xml": "from game.content.boards.sources import read_xml\n"
        "from game.rules.core.mistakes import BadContent\n"
        "try: read_xml(Path(sys.argv[2]))\n"
        "except BadContent as bad: print(bad)",
    }[reader]
    told = subprocess.run(
        [sys.executable, "-c", f"import sys\nfrom pathlib import Path\n{code}", str(root), str(pipe)],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=WAIT,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("pipe.toml: file: expected ")


@posix
def test_a_link_to_a_pipe_or_a_device_is_no_map(tmp_path: Path) -> None:
    for target in (Path("/dev/zero"), Path("/dev/tty"), tmp_path):
        path = tmp_path / f"to_{target.name}.tmx"
        path.symlink_to(target)
        with pytest.raises(BadContent) as caught:
            read_xml(path)
        assert "expected a file that can be read" in str(caught.value)
