"""A diagram that is written wrongly is refused with file and field; those of the program have no mistakes."""

from pathlib import Path

import pytest

from game.config.paths import PROJECT
from game.diagrams.checks import find_mistakes
from game.diagrams.diagram import FOLDER, diagram_names, diagrams_of
from game.rules.registry import GAMES

FILE = f"{FOLDER}/desert_patrol/move.toml"
WRONG = {
    "a field that is unknown": ('take = "hand/0"', 'takes = "hand/0"', "show.takes: unknown field"),
    "no frame": (
        'frame = ["tile/1A", "tile/13A", "tile/16B", "tile/17A"]',
        "frame = []",
        "show.frame: expected the handle",
    ),
    "too tall": ("shape = 0.55", "shape = 3.0", "show.shape: expected 0.2 to 1.2"),
    "too narrow": ("shape = 0.55", "width = 0.1", "show.width: expected 0.3 to 1.0"),
    "above something with an empty hand": ('take = "hand/0"\n', "", "show.over: expected only where"),
    "a rule that is none": ('rule = "DP-MOVE-04"', 'rule = "DP-MOVE-99"', "rule: expected a rule"),
    "a tile that is none": ("1A  4A  13A .", "1A  4A  99A .", "position.tiles.99A: expected a face"),
    "a hope that is lost": ('objective_2 = "13A"', 'objective_1 = "13A"', "position.lrdg: expected a side"),
}


@pytest.mark.parametrize(("old", "new", "told"), WRONG.values(), ids=WRONG)
def test_a_mistake_is_told_with_file_and_field(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = (PROJECT / FILE).read_text(encoding="utf-8")
    assert old in text
    write(tmp_path, "desert_patrol/move", text.replace(old, new))
    mistakes = [str(one) for one in find_mistakes(tmp_path)]
    assert any(one.startswith(f"{FILE}: {told}") for one in mistakes), mistakes


def test_a_diagram_without_words_is_told_in_each_language(tmp_path: Path) -> None:
    write(tmp_path, "desert_patrol/unsaid", (PROJECT / FILE).read_text(encoding="utf-8"))
    assert [str(one).partition(":")[0] for one in find_mistakes(tmp_path)] == [
        "assets/lang/en/diagrams_desert_patrol.ftl",
        "assets/lang/pl/diagrams_desert_patrol.ftl",
    ]


def test_a_folder_of_no_game_is_told(tmp_path: Path) -> None:
    write(tmp_path, "chess/move", "")
    (mistake,) = find_mistakes(tmp_path)
    assert str(mistake).startswith(f"{FOLDER}/chess: folder: unknown game")


def test_the_shipped_diagrams_have_no_mistakes() -> None:
    assert find_mistakes() == []
    assert [len(diagrams_of(game)) for game in GAMES] == [len(diagram_names(game)) for game in GAMES]


def write(home: Path, name: str, text: str) -> None:
    path = home / FOLDER / f"{name}.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
