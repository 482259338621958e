"""Every rule has a test: the report over this project, and the report's own eyes."""

from collections.abc import Callable

import pytest

from tests.rule_report import RULEBOOK, Report, anchors, read_report, report

BOOK = """# A game

[XY-GEN-01] The first rule.

[XY-GEN-02] The second rule, not like (→ XY-GEN-09) or a
[XY-GEN-08] in the middle of a paragraph.
"""
SOURCE = """
import pytest

@pytest.mark.rule("XY-GEN-01", "XY-TV-01")
@pytest.mark.parametrize("one", [1])
def test_the_first_rule(one): ...

@pytest.mark.rule("XY-GEN-02")
def test_the_second_rule(): ...
"""


def look(source: str = SOURCE, book: str = BOOK, vectors: int = 1) -> Report:
    return report({"test_xy.py": source}, {"xy.md": book}, {"XY-TV": vectors})


# This project


def test_every_rule_and_every_vector_is_named_by_a_test(
    record_testsuite_property: Callable[[str, object], None],
) -> None:
    found = read_report()
    record_testsuite_property("rule_report", str(found))
    assert found.untested == [], f"{found}\nwithout a test: {', '.join(found.untested)}"


def test_tests_name_only_rules_that_are_in_a_rulebook() -> None:
    assert read_report().unknown == []


def test_rules_are_named_at_tests_and_as_literals() -> None:
    assert read_report().misplaced == ()


def test_every_paragraph_of_the_rulebooks_has_an_id_of_its_own() -> None:
    found = read_report()
    assert found.twice == ()
    assert len(found.rules) >= 290


@pytest.mark.parametrize("book", sorted(path.name for path in RULEBOOK.glob("*.md")))
def test_the_polish_rulebook_has_the_same_rules(book: str) -> None:
    english = (RULEBOOK / book).read_text("utf-8")
    polish = (RULEBOOK.parent / "pl" / book).read_text("utf-8")
    assert sorted(anchors(polish)) == sorted(anchors(english))


# The report's own eyes


def test_a_clean_source_gives_a_clean_report() -> None:
    found = look()
    assert found.rules == {"XY-GEN-01", "XY-GEN-02"}
    assert found.vectors == {"XY-TV-01"}
    assert (found.untested, found.unknown, found.misplaced, found.twice) == ([], [], (), ())
    assert str(found) == "rules: 2 of 2 named, vectors: 1 of 1, by 2 tests"


def test_a_rule_without_a_test_is_found() -> None:
    found = look(book=BOOK + "\n[XY-END-01] A rule nobody tests.\n")
    assert found.untested == ["XY-END-01"]
    assert str(found) == "rules: 2 of 3 named, vectors: 1 of 1, by 2 tests"


def test_a_vector_without_a_test_is_found() -> None:
    assert look(vectors=2).untested == ["XY-TV-02"]


def test_an_unknown_rule_is_found() -> None:
    found = look(SOURCE.replace("XY-GEN-02", "XY-GEN-03"))
    assert found.unknown == ["test_xy.py::test_the_second_rule: XY-GEN-03"]
    assert found.untested == ["XY-GEN-02"]


def test_a_vector_beyond_the_list_is_unknown() -> None:
    found = look(SOURCE.replace("XY-TV-01", "XY-TV-02"))
    assert found.unknown == ["test_xy.py::test_the_first_rule: XY-TV-02"]


def test_a_rule_told_twice_is_found() -> None:
    assert look(book=BOOK + "\n[XY-GEN-01] Once more.\n").twice == ("XY-GEN-01",)


@pytest.mark.parametrize(
    "source",
    [
        SOURCE.replace("def test_the_second_rule", "def helper"),
        SOURCE + '\npytestmark = pytest.mark.rule("XY-GEN-01")\n',
        SOURCE + '\ndef test_more():\n    pytest.mark.rule("XY-GEN-01")\n',
        SOURCE.replace('rule("XY-GEN-02")', 'rule("XY-GEN-02")\n@pytest.mark.skip'),
        SOURCE.replace('rule("XY-GEN-02")', 'rule("XY-GEN-02")\n@pytest.mark.xfail(reason="later")'),
        SOURCE.replace('rule("XY-GEN-02")', "rule(GEN_02)"),
        SOURCE.replace('rule("XY-GEN-02")', "rule()"),
    ],
    ids=["helper", "module", "body", "skipped", "expected to fail", "not a literal", "empty"],
)
def test_a_rule_named_where_it_proves_nothing_is_found(source: str) -> None:
    assert len(look(source).misplaced) == 1


@pytest.mark.parametrize(
    "source",
    [
        SOURCE.replace("@pytest.mark.rule", "@rule").replace("import pytest", "rule = pytest.mark.rule"),
        SOURCE.replace("import pytest", "from pytest import mark").replace("@pytest.mark", "@mark"),
        SOURCE.replace("[1]", '[pytest.param(1, marks=pytest.mark.rule("XY-GEN-01"))]'),
        SOURCE + '\nCASES = [pytest.param(1, marks=pytest.mark.rule("XY-GEN-01"))]\n',
        SOURCE + '\nclass TestMore:\n    @pytest.mark.rule("XY-GEN-01")\n    def test_it(self): ...\n',
    ],
    ids=["second name", "from pytest", "case", "list of cases", "class"],
)
def test_every_usual_way_to_name_a_rule_is_seen(source: str) -> None:
    found = look(source)
    assert (found.untested, found.unknown, found.misplaced) == ([], [], ())


def test_only_the_start_of_a_paragraph_is_an_anchor() -> None:
    assert anchors(BOOK) == ["XY-GEN-01", "XY-GEN-02"]
    assert anchors("[XY-GEN-01] The very start.\r\n\r\n[XY-GEN-02] Other ends.") == ["XY-GEN-01", "XY-GEN-02"]
    assert anchors("See [XY-GEN-01].\n\n- [XY-GEN-02] in a list") == []
