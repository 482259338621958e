"""The pages for players say the same in both languages, and name what is really made."""

import re

import pytest

from game.config.paths import ASSETS
from game.i18n import LANGUAGES, Texts
from game.rules.registry import GAMES
from tests import PROJECT
from tests.guards import at_least_one
from tools.glibc import shown
from tools.package import KINDS, PAGES
from tools.portable_python import OLDEST
from tools.sizes import FOLDERS, said, with_sizes, wrong

PLAY = {"en": "docs/PLAY.md", "pl": "docs/GRAJ.md"}
README = {"en": "README.md", "pl": "README.pl.md"}
FILE = re.compile(r"`sztabowka-…-([a-z].+?)`")
MADE_ON_MACS = {"macos-arm64.zip", "macos-x64.zip"}
HANGS = re.compile(r"(?:^|[ (])[aiouwzAIOUWZ][ \n]", re.MULTILINE)


def read(page: str) -> str:
    return (PROJECT / page).read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_download_is_told_and_no_other(lang: str) -> None:
    assert set(FILE.findall(read(PLAY[lang]))) == set(FOLDERS) | MADE_ON_MACS
    release = read(".github/workflows/release.yml")
    assert all(f"leave: {name.removesuffix('.zip')}}}" in release for name in MADE_ON_MACS)
    assert set(PLAY.values()) < set(PAGES), "they lie in the archives too"
    assert set(KINDS) > {"windows", "tar", "deb"}


def test_both_languages_have_the_same_parts() -> None:
    shapes = {}
    for lang, page in PLAY.items():
        text = read(page)
        shapes[lang] = [
            re.sub(r"[^#|\n-]|(?<=\w)-(?=\w)", "", line)[:3] for line in text.splitlines() if line[:1] in "#|"
        ]
    assert shapes["en"] == shapes["pl"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_old_a_linux_may_be_is_what_the_program_is_made_for(lang: str) -> None:
    assert f" {shown(OLDEST)} " in read(PLAY[lang]).replace("\n", " ").replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("More info", "Run anyway", "Open Anyway", "Done", "selftest", "reports", "LOCALAPPDATA")),
        (
            "pl",
            (
                "Więcej informacji",
                "mimo to",
                "Otwórz mimo to",
                "Gotowe",
                "selftest",
                "reports",
                "LOCALAPPDATA",
            ),
        ),
    ],
)
def test_what_to_click_is_told_by_its_words(lang: str, words: tuple[str, ...]) -> None:
    text = read(PLAY[lang])
    assert [word for word in words if word not in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_a_page_with_three_pictures_in_its_language(slug: str, lang: str) -> None:
    page = f"docs/games/{slug}{'.pl' if lang == 'pl' else ''}.md"
    text = read(page)
    pictures = re.findall(r"!\[([^\]]+)\]\(\.\./([^)]+)\)", text)
    assert len(pictures) == 3
    for said_of_it, path in pictures:
        assert said_of_it
        assert f"_{lang}_" in path
        assert (PROJECT / "docs" / path).is_file()
    name = Texts.load(ASSETS / "lang", lang).say(f"cover-{slug}")
    assert text.startswith(f"# {name}\n")
    assert f"]({page})" in read(README[lang])


@pytest.mark.parametrize(
    "page", ["README.pl.md", "docs/GRAJ.md", *(f"docs/games/{slug}.pl.md" for slug in GAMES)]
)
def test_no_word_of_one_letter_hangs_at_the_end_of_a_polish_line(page: str) -> None:
    text = re.sub(r"`[^`]*`", "", read(page))
    assert [found[0] for found in HANGS.finditer(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_screen_has_one_picture_the_download_and_two_commands(lang: str) -> None:
    first = read(README[lang]).split("\n## ")[0]
    assert first.count("![") == 1
    assert f"]({PLAY[lang]})" in first
    assert len(re.findall(r"^python3 run\.py", first, re.MULTILINE)) == 2


def test_sizes_are_written_from_what_was_made_and_a_wrong_one_is_seen() -> None:
    page = "x\n<!-- sizes: so -->\nold\n<!-- end of sizes -->\ny\n"
    sizes = {"linux-x64.deb": (16.68, 44.0), "windows-x64.zip": (20.6, 37.5)}
    for name, comma in (("README.md", "."), ("README.pl.md", ",")):
        written = with_sizes(page, name, sizes)
        assert f"| 16{comma}7 MB | 44{comma}0 MB |" in written
        assert written.endswith("<!-- end of sizes -->\ny\n")
        assert said(written) == {"linux-x64.deb": 16.7, "windows-x64.zip": 20.6}
        assert list(wrong(written, sizes)) == []
        assert len(list(wrong(written, {"linux-x64.deb": (18.0, 44.0), "linux-x64.tar.gz": (1.0, 2.0)}))) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_readme_tells_the_size_of_everything_that_is_made_here(lang: str) -> None:
    assert set(at_least_one(said(read(README[lang])))) == set(FOLDERS)


WITH_PICTURES = [*README.values(), *(f"docs/games/{slug}{end}.md" for slug in GAMES for end in ("", ".pl"))]


@pytest.mark.parametrize("page", WITH_PICTURES)
def test_every_picture_of_a_page_can_be_made_anew_by_one_command(page: str) -> None:
    names = re.findall(r'^    "([\w/]+)": Screen\(', read("tools/make_screens.py"), re.MULTILINE)
    films = re.findall(r'^    "(\w+)": Film\(', read("tools/make_films.py"), re.MULTILINE)
    made = {f"{name}_{lang}_1920" for name in at_least_one(names) for lang in LANGUAGES}
    made |= {f"films/{name}" for name in at_least_one(films)}
    shown = re.findall(r"screenshots/([\w/]+)\.webp\)", read(page))
    assert [name for name in at_least_one(shown) if name not in made] == []
    assert [name for name in shown if not (PROJECT / f"docs/screenshots/{name}.webp").is_file()] == []
