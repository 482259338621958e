"""The rulebook is read into chapters, found by rule id and by words, and its mistakes come all at once."""

import time
from pathlib import Path
from shutil import copytree

import pytest

from game.config.paths import ASSETS
from game.i18n import LANGUAGES
from game.i18n.rulebook import MOST_BYTES, MOST_LINES, Paragraph, Rulebook, find_mistakes, folded
from game.rules.core.mistakes import BadContent
from tests.guards import at_least_one
from tests.i18n.captions.words import GAME

ONE_GAME = {GAME.info.id: GAME}

FOLDER = ASSETS / "rulebook"
BOOKS = {language: Rulebook.load(FOLDER, language, "desert_patrol") for language in LANGUAGES}
both = pytest.mark.parametrize("language", LANGUAGES)

SMALL = """Foreword.

# The game

Welcome
to the game (→ DP-A-02).

## Moving

[DP-A-01] **Move**: go (→ DP-A-02) or stay (→ DP-A-01).
[DP-A-02] The Żołnierz marches.

### Last

[DP-A-03] *Example.* Łódź.
"""


def small(folder: Path, text: str = SMALL) -> Rulebook:
    (folder / "en").mkdir(exist_ok=True)
    (folder / "en" / "small.md").write_text(text, encoding="utf-8")
    return Rulebook.load(folder, "en", "small")


def test_chapters_and_paragraphs(tmp_path: Path) -> None:
    book = small(tmp_path)
    assert [(chapter.level, chapter.title) for chapter in book.chapters] == [
        (0, ""),
        (1, "The game"),
        (2, "Moving"),
        (3, "Last"),
    ]
    foreword, welcome, move, march, last = book.paragraphs
    assert (foreword.anchor, foreword.text, foreword.line) == (None, "Foreword.", 1)
    assert (welcome.text, welcome.links) == ("Welcome to the game (→ DP-A-02).", ("DP-A-02",))
    assert (move.anchor, move.links, move.chapter) == ("DP-A-01", ("DP-A-02", "DP-A-01"), 2)
    assert (march.anchor, march.text, march.line) == ("DP-A-02", "The Żołnierz marches.", 11)
    assert book.chapters[last.chapter].title == "Last"
    assert book.paragraph("DP-A-03") == last
    assert book.paragraph("DP-A-99") is None
    assert book.anchors == ("DP-A-01", "DP-A-02", "DP-A-03")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("zolnierz", ["DP-A-02"]),
        ("ŻOŁNIERZ marches", ["DP-A-02"]),
        ("marches ŻOŁN", ["DP-A-02"]),
        ("lodz", ["DP-A-03"]),
        ("dp-a-02", ["DP-A-02", None, "DP-A-01"]),
        ("go", ["DP-A-01"]),
        ("move", ["DP-A-01"]),
        ("absent", []),
        ("move absent", []),
        ("", []),
        ("  ", []),
    ],
)
def test_search_knows_no_case_and_no_marks(tmp_path: Path, words: str, found: list[str | None]) -> None:
    book = small(tmp_path)
    paragraphs = book.search(words)
    if words == "dp-a-02":
        links = {id(one): one.links for one in book.paragraphs}
        paragraphs = [one for one in paragraphs if "DP-A-02" in (one.anchor, *links[id(one)])]
    assert sorted(map(str, [one.anchor for one in paragraphs])) == sorted(map(str, found))
    assert not found or paragraphs[0].anchor == found[0]


def test_folding() -> None:
    assert folded("Zażółć GĘŚLĄ jaźń") == folded("zazolc gesla jazn")


@both
def test_our_rulebook_is_whole(language: str) -> None:
    assert [str(mistake) for mistake in find_mistakes(FOLDER)] == []
    book = BOOKS[language]
    assert book.title
    assert len(book.anchors) >= 290
    for rule in GAME.naming.rules:
        assert book.paragraph(rule) is not None


@both
def test_every_rule_is_found_by_its_id_first(language: str) -> None:
    for anchor in at_least_one(BOOKS[language].anchors):
        assert BOOKS[language].search(anchor.lower())[0].anchor == anchor


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        ("Skradanie", "pl", "DP-MOVE-06"),
        ("premia za zasięg", "pl", "DP-CBT-10"),
        ("przygwozdzony", "pl", "DP-UNIT-06"),
        ("total defence", "en", "DP-CBT-07"),
        ("hunker down", "en", "DP-PLAY-01"),
    ],
)
def test_where_a_word_is_explained_comes_first(words: str, language: str, first: str) -> None:
    assert next(one.anchor for one in BOOKS[language].search(words) if one.anchor) == first


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "[DP-MOVE-02]",
            "[DP-MOVE-92]",
            [
                "en/desert_patrol.md: DP-MOVE-92: expected this rule, pl/desert_patrol.md has it",
                "pl/desert_patrol.md: DP-MOVE-02: expected this rule, en/desert_patrol.md has it",
                "pl/desert_patrol.md: DP-MOVE-02: expected this rule, the game cites it",
            ],
        ),
        (
            "[DP-GEN-02]",
            "[DP-GEN-01]",
            ["pl/desert_patrol.md: DP-GEN-01: expected only once, it is already on line"],
        ),
        (
            "[DP-GEN-05] ",
            "[DP-GEN-05]\n\n",
            ["pl/desert_patrol.md: DP-GEN-05: expected a text after the rule id"],
        ),
        (
            "(→ DP-SUP-09)",
            "(→ DP-SUP-99)",
            ["pl/desert_patrol.md: DP-GEN-06: expected a link to a rule of this book, found DP-SUP-99"],
        ),
        (
            "[DP-GEN-07]",
            "[SO-GEN-07]",
            ["pl/desert_patrol.md: SO-GEN-07: expected a rule id that begins with DP-"],
        ),
        ("# Patrol pustyni\n", "\n", ["pl/desert_patrol.md: line 1: expected the title of the book"]),
        ("## Karty\n", "##\n", ["pl/desert_patrol.md: heading: expected a title after #"]),
    ],
)
def test_a_planted_mistake_is_told(tmp_path: Path, old: str, new: str, told: list[str]) -> None:
    copytree(FOLDER, tmp_path / "book")
    path = tmp_path / "book" / "pl" / "desert_patrol.md"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    lines = [str(mistake) for mistake in find_mistakes(tmp_path / "book")]
    for start in told:
        assert any(line.startswith(start) for line in lines), lines


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
    (tmp_path / "pl" / "desert_patrol.md").write_bytes("# Gra\n\nczęść".encode("latin2"))
    assert [str(mistake).split(": expected")[0] for mistake in find_mistakes(tmp_path, ONE_GAME)] == [
        "en/desert_patrol.md: file",
        "pl/desert_patrol.md: file",
    ]
    (tmp_path / "pl" / "desert_patrol.md").write_bytes(b"#" * (MOST_BYTES + 1))
    (tmp_path / "en" / "desert_patrol.md").write_text("\n" * (MOST_LINES + 1))
    lines = [str(mistake) for mistake in find_mistakes(tmp_path, ONE_GAME)]
    assert f"en/desert_patrol.md: file: expected at most {MOST_LINES} lines" in lines
    assert len(lines) == 2
    assert "too big" in lines[1]
    assert len(find_mistakes(tmp_path / "absent", ONE_GAME)) == 2


@pytest.mark.parametrize("name", ["../small", "a/../../small", "", "nul"])
def test_a_name_that_leads_elsewhere_is_refused(tmp_path: Path, name: str) -> None:
    small(tmp_path)
    with pytest.raises(BadContent):
        Rulebook.load(tmp_path / "en", "..", name)


@pytest.mark.parametrize(
    "bomb",
    [
        "# a" + " " * (MOST_BYTES - 10) + "b",
        "[DP" + "-A" * 400_000,
        "**" * 490_000,
        "→ DP-A " * 100_000,
        "→" * 300_000,
    ],
    ids=["blanks", "anchor", "stars", "links", "arrows"],
)
def test_a_bomb_is_read_in_bounded_time(tmp_path: Path, bomb: str) -> None:
    began = time.process_time()
    small(tmp_path, bomb).search("dp a b")
    (tmp_path / "en" / "desert_patrol.md").write_text(bomb, encoding="utf-8")
    assert find_mistakes(tmp_path)
    assert time.process_time() - began < 10


# What the rulings on the end of Desert Patrol say


@pytest.mark.rule("DP-RULING-33")
@both
def test_the_test_for_a_lost_hope_is_a_list_of_seven_steps(language: str) -> None:
    paragraphs = list(BOOKS[language].paragraphs)
    place = next(number for number, one in enumerate(paragraphs) if one.anchor == "DP-RULING-33")
    steps = paragraphs[place + 1 : place + 8]
    assert [one.text.partition(" ")[0] for one in steps] == [f"{number}." for number in range(1, 8)]
    assert {one.anchor for one in steps} == {None}
    assert paragraphs[place + 8].anchor == "DP-RULING-34"


def stated(book: Rulebook, rule: str) -> Paragraph:
    paragraph = book.paragraph(rule)
    assert paragraph is not None
    return paragraph


@pytest.mark.rule("DP-END-02", "DP-RULING-35")
@both
def test_no_rule_says_that_a_side_without_soldiers_loses(language: str) -> None:
    book = BOOKS[language]
    assert stated(book, "DP-END-02").links == ()
    ruling = stated(book, "DP-RULING-35")
    assert "DP-RULING-56" in ruling.links
    assert ("no end of its own" if language == "en" else "jeszcze nie koniec") in ruling.text


@pytest.mark.rule("DP-RULING-53", "DP-RULING-37")
@both
def test_two_deeds_change_both_totals_and_nobody_is_made_to_act(language: str) -> None:
    book = BOOKS[language]
    both_totals = folded(stated(book, "DP-RULING-53").text)
    deeds = ("control", "object") if language == "en" else ("kontrola", "obiektu")
    assert all(deed in both_totals for deed in deeds)
    words = "for as long as they like" if language == "en" else "tak długo, jak zechce"
    assert words in stated(book, "DP-RULING-37").text


# Headings and parts of words


@pytest.mark.parametrize("words", ["Akcje walki", "akcje WALKI", "akcj walk"])
def test_a_chapter_is_found_by_its_title_before_all_paragraphs(words: str) -> None:
    book = BOOKS["pl"]
    chapter = next(one for one in book.chapters if one.title == "Akcje walki")
    assert book.search(words)[0] == chapter
    assert book.search(f"{chapter.number} akcje walki")[0] == chapter


def test_words_are_found_inside_words_and_with_another_ending(tmp_path: Path) -> None:
    book = small(tmp_path, "# Żołnierze\n\n[DP-A-01] Zasłona.\n\n[DP-A-02] Zasłonę daje osada.\n")
    assert [one.anchor for one in book.search("slon")] == ["DP-A-01", "DP-A-02"]
    assert [one.anchor for one in book.search("zasłonę")] == ["DP-A-02", "DP-A-01"], "the same ending first"
    assert [one.anchor for one in book.search("zaslony")] == ["DP-A-01", "DP-A-02"]
    assert book.search("osoda") == []
    (title,) = book.search("lnierz")
    assert title == book.chapters[0]


def test_chapters_and_their_sections_are_numbered(tmp_path: Path) -> None:
    book = small(
        tmp_path, "# Book\n\n### Foreword\n\n## One\n\n### First\n\n### Second\n\n## Two\n\n### Only\n"
    )
    assert [one.full_title for one in book.chapters] == [
        "Book", "Foreword", "1 One", "1.1 First", "1.2 Second", "2 Two", "2.1 Only",
    ]  # fmt: skip


def test_items_of_a_paragraph_keep_their_lines(tmp_path: Path) -> None:
    (one, two) = small(
        tmp_path,
        "[DP-A-01] Two\nthings:\n- the one\n  goes on\n- the other\n\n1. Three\n2. Four (→ DP-A-01)\n",
    ).paragraphs
    assert one.text == "Two things:\n- the one goes on\n- the other"
    assert (two.text, two.links) == ("1. Three\n2. Four (→ DP-A-01)", ("DP-A-01",))
