"""The player aid: a game on one page, in every size and language, from the table and on paper."""

from itertools import pairwise
from pathlib import Path

import pytest

from game.config.paths import ASSETS
from game.i18n.player_aid import PlayerAid, find_mistakes
from game.i18n.rulebook import Rulebook
from game.input.gestures import Key
from game.rules.registry import GAMES
from game.scenes.navigator import ScreenNavigator
from game.scenes.player_aid.page import AID_LINE, shared_out
from game.scenes.player_aid.screen import PlayerAidScreen
from game.scenes.rulebook.screen import RulebookScreen
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.view.icons import ICONS
from tests.guards import at_least_one
from tests.scenes.hands import compose
from tests.scenes.layout import overprints, problems
from tests.scenes.staging import (
    LANGUAGES,
    SIZES,
    TEXT_SCALES,
    click,
    doors_of,
    handles_on,
    make_stage,
    show,
    texts_on,
)

RULEBOOKS = ASSETS / "rulebook"
everywhere = [
    pytest.param(size, scale, language, game, id=f"{size[0]}-{scale}-{language}-{game}")
    for size in SIZES
    for scale in TEXT_SCALES
    for language in LANGUAGES
    for game in GAMES
]


def opened(
    game: str, size: tuple[int, int], language: str, scale: int = 100
) -> tuple[Stage, PlayerAidScreen]:
    stage = make_stage(size, language, scale)
    show(stage, Screen(stage))
    screen = PlayerAidScreen(stage, game)
    show(stage, screen)
    return stage, screen


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize(("size", "scale", "language", "game"), everywhere)
def test_all_of_it_can_be_read(size: tuple[int, int], scale: int, language: str, game: str) -> None:
    stage, screen = opened(game, size, language, scale)
    aid = PlayerAid.load(RULEBOOKS, language, game)
    seen: set[str] = set()
    for _ in range(40):
        compose(stage)
        assert problems(screen) == []
        assert overprints(screen) == []
        seen |= {handle for handle in handles_on(screen) if AID_LINE.of(handle) is not None}
        if screen.scroll.offset >= screen.scroll.most:
            break
        stage.feed(Key("page_down"))
    assert len(seen) == len(list(aid.lines))
    if scale == 100:
        assert screen.scroll.most == 0, "in plain type the whole game is seen at once"


@pytest.mark.parametrize("game", GAMES)
def test_every_line_leads_to_its_rule(game: str) -> None:
    stage, _ = opened(game, SIZES[1], "en")
    aid = PlayerAid.load(RULEBOOKS, "en", game)
    for place, line in at_least_one(enumerate(aid.lines)):
        click(stage, AID_LINE(place))
        name, given = doors_of(stage).last()
        assert (name, given[:2]) == ("rulebook", (game, line.rule))


@pytest.mark.parametrize("first", ["player_aid", "rulebook"])
def test_page_and_rulebook_never_pile_up(first: str) -> None:
    """Whichever was opened first lies below the other; going to and fro opens no third."""
    stage, line = make_stage(SIZES[1], "en"), 3
    stage.navigator = ScreenNavigator(stage)
    show(stage, Screen(stage))
    getattr(stage.navigator, first)("staff_orders")
    rule = list(PlayerAid.load(RULEBOOKS, "en", "staff_orders").lines)[line].rule
    for _ in range(3):
        compose(stage)
        click(stage, AID_LINE(line) if stage.top.name == "player_aid" else "rulebook/aid")
        compose(stage)
        if isinstance(stage.top, RulebookScreen):
            assert stage.top.marked == rule
        assert 2 <= len(stage.screens) <= 3
    assert stage.top.name != first
    stage.feed(Key("escape"))
    assert stage.top.name == first


def test_it_follows_the_language_and_closes_by_its_key() -> None:
    stage, screen = opened("staff_orders", SIZES[1], "en")
    before = set(texts_on(screen))
    stage.change(language="pl")
    stage.settle()
    assert before.isdisjoint({"Starcie"})
    assert "Starcie" in texts_on(screen)
    stage.feed(Key("k"))
    assert stage.top is not screen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_its_icons_exist_and_every_part_of_the_table_is_told(game: str, language: str) -> None:
    aid = PlayerAid.load(RULEBOOKS, language, game)
    assert aid.title == Rulebook.load(RULEBOOKS, language, game).title
    for line in at_least_one(aid.lines):
        assert line.icon in ICONS, line.text


def test_the_parts_stay_in_order_and_columns_are_even() -> None:
    heights = [5, 1, 1, 4, 2, 2]
    groups = shared_out(heights, 3)
    assert [groups[0][0], groups[-1][1]] == [0, len(heights)]
    assert all(one[1] == two[0] for one, two in pairwise(groups))
    assert max(sum(heights[start:end]) for start, end in groups) == 6
    assert shared_out([7], 3) == [(0, 1)]


# Mistakes


AID = """# Desert Patrol

What one plays for.

## The round
1. [cards] **Draw** four cards. (→ DP-DRAW-01)
- A card. (→ DP-DRAW-02)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language in LANGUAGES:
        (tmp_path / language / "aids").mkdir(parents=True)
        (tmp_path / language / "aids" / "desert_patrol.md").write_text(AID, encoding="utf-8")
        book = (RULEBOOKS / language / "desert_patrol.md").read_text(encoding="utf-8")
        (tmp_path / language / "desert_patrol.md").write_text(book, encoding="utf-8")
    return tmp_path


def mistakes(folder: Path) -> list[str]:
    return [str(one) for one in find_mistakes(folder, {"desert_patrol": GAMES["desert_patrol"]})]


def test_an_aid_that_says_the_same_twice_has_no_mistakes(folder: Path) -> None:
    assert mistakes(folder) == []


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("DP-DRAW-01", "DP-DRAW-99", "pl/aids/desert_patrol.md: line 6: expected a rule of the rulebook"),
        ("[cards] ", "[dice] ", "line 6: expected what"),
        (" (→ DP-DRAW-02)", "", "line 7: expected `- [icon] words (→ RULE)`"),
        ("- A card.", "A card.", "line 7: expected `- [icon] words (→ RULE)`"),
        ("- A card.", "-", "line 7: expected words"),
        ("What one plays for.", "", "file: expected a title, what one plays for"),
        ("## The round", "## The round\n## Another", "The round: expected a heading with lines below it"),
        ("- A card. (→ DP-DRAW-02)\n", "", "line 7: expected what pl/aids/desert_patrol.md has"),
    ],
)
def test_a_mistake_is_told_with_its_place(folder: Path, before: str, after: str, told: str) -> None:
    file = folder / "pl" / "aids" / "desert_patrol.md"
    assert before in AID
    file.write_text(AID.replace(before, after), encoding="utf-8")
    found = mistakes(folder)
    assert any(told in one for one in found), found


def test_a_file_that_cannot_be_read_is_told_and_the_screen_says_so(folder: Path) -> None:
    (folder / "en" / "aids" / "desert_patrol.md").write_bytes(b"\xff\xfe\xff")
    assert any("en/aids/desert_patrol.md: file: expected text in UTF-8" in one for one in mistakes(folder))
    _, screen = opened("no_such_game", SIZES[0], "en")
    assert screen.say("aid-missing") in texts_on(screen)
