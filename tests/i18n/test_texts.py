"""Both languages speak, change in mid-game, and never break a game by what they lack."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.i18n import LANGUAGES, MOST_BYTES, Speaker, Texts, language_codes, system_language
from game.i18n.languages import FILE
from game.rules.core.mistakes import BadContent
from tests import PROJECT

LANG = PROJECT / "assets" / "lang"


def written(folder: Path, **languages: str) -> Path:
    for language, text in languages.items():
        (folder / language).mkdir(exist_ok=True)
        (folder / language / "core.ftl").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def polish() -> Texts:
    return Texts.load(LANG, "pl")


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "0 punktów"),
        (1, "1 punkt"),
        (2, "2 punkty"),
        (4, "4 punkty"),
        (5, "5 punktów"),
        (12, "12 punktów"),
        (22, "22 punkty"),
        (25, "25 punktów"),
    ],
)
def test_polish_counts_properly(polish: Texts, count: int, said: str) -> None:
    assert polish.say("count-points", count=count) == said
    assert polish.say("dp-win-points", need=count) == f"zdobądź {said} celu"


def test_victory_conditions_name_the_counters() -> None:
    said = {language: Texts.load(LANG, language) for language in LANGUAGES}
    assert said["pl"].say("dp-win-neutralise", need=2, of="X, Y") == "zneutralizuj 2 żetony spośród: X, Y"
    assert said["pl"].say("dp-win-escape", need=5, of="X, Y") == "ucieknij 5 żetonami spośród: X, Y"
    assert said["pl"].say("dp-win-escape_all", need=1, of="X") == "ucieknij żetonem: X"
    assert said["en"].say("dp-win-neutralise", need=1, of="X, Y") == "neutralise 1 counter out of: X, Y"
    assert said["en"].say("dp-win-escape_all", need=2, of="X, Y") == "escape with all of: X, Y"


def test_the_language_changes_while_the_program_runs() -> None:
    speaker = Speaker(LANG, "pl")
    assert speaker.say("seat-name", number=2) == "Gracz 2"
    speaker.switch("en")
    assert speaker.say("seat-name", number=2) == "Player 2"
    speaker.switch("pl")
    assert speaker.say("dp-card-lrdg_scout_a") == "Zwiadowca A"


def test_names_are_declined_in_polish_and_plain_in_english(polish: Texts) -> None:
    assert polish.say("dp-side-italy.gen") == "Włochów"
    assert polish.declined("target", "dp-counter-ita_lorry") == {
        "target": "Ciężarówka",
        "target_gen": "Ciężarówki",
        "target_dat": "Ciężarówce",
        "target_acc": "Ciężarówkę",
        "target_ins": "Ciężarówką",
        "target_loc": "Ciężarówce",
        "target_gender": "f",
    }
    english = Texts.load(LANG, "en")
    assert english.say("dp-side-italy.gen") == "Italians"
    assert english.declined("target", "dp-counter-ita_lorry")["target_acc"] == "Lorry"
    assert "target_gender" not in english.declined("target", "dp-counter-ita_lorry")


@pytest.mark.parametrize("message", ["absent", "dp-game.absent", "", ".", "a.b.c", "-term", "dp game", "ą"])
def test_a_missing_message_shows_its_id(polish: Texts, message: str) -> None:
    assert not polish.has(message)
    assert polish.say(message, count=1) == f"⟦{message}⟧"


def test_a_missing_fact_shows_and_does_not_raise(polish: Texts) -> None:
    assert polish.say("seat-name") == "⟦Gracz number⟧"


def test_facts_may_bear_any_name(tmp_path: Path) -> None:
    texts = Texts.load(written(tmp_path, pl="a = { $self } { $message_id }\n"), "pl")
    assert texts.say("a", self="x", message_id=3) == "x 3"


def test_much_said_is_forgotten_not_piled_up(polish: Texts) -> None:
    for count in range(5000):
        polish.say("count-points", count=count)
    assert polish.remembered <= 2000
    assert polish.say("count-points", count=1) == "1 punkt"


@pytest.mark.parametrize(
    "bad",
    [
        "a = { a }\n",
        "a = { b }\nb = { a } { a }\n",
        "a = { NUMBER($n, minimumIntegerDigits: 999999999) }\n",
        "a = { NUMBER($n, minimumFractionDigits: 999999999) }\n",
        "a = { $n ->\n    [" + "9" * 5000 + "] x\n   *[other] y\n }\n",
        'a = { DATETIME("x") }\n',
        "a = { ABSENT() } { -absent } { absent.absent }\n",
        "\n".join(f"m{i} = {{ m{i + 1} }}" for i in range(1200)).replace("m0 ", "a ", 1) + "\n",
        "\n".join(f"m{i} = {{ m{i + 1} }}{{ m{i + 1} }}" for i in range(60)).replace("m0 ", "a ", 1)
        + "\nm60 = x\n",
    ],
    ids=["itself", "circle", "digits", "fractions", "number", "date", "absent", "chain", "doubling"],
)
def test_hostile_messages_are_said_in_brackets(tmp_path: Path, bad: str) -> None:
    said = Texts.load(written(tmp_path, pl=bad), "pl").say("a", n=1)
    assert said.startswith("⟦")
    assert said.endswith("⟧")


def test_damaged_files_leave_the_others_speaking(tmp_path: Path) -> None:
    written(tmp_path, pl="good = dobrze\nbad\n")
    (tmp_path / "pl" / "big.ftl").write_bytes(b"big = x\n" + b"#" * MOST_BYTES)
    (tmp_path / "pl" / "deep.ftl").write_text("deep = " + "{" * 2500 + "\n")
    (tmp_path / "pl" / "latin.ftl").write_bytes("latin = część\nafter = x\n".encode("latin2"))
    (tmp_path / "pl" / "folder.ftl").mkdir()
    texts = Texts.load(tmp_path, "pl")
    assert texts.say("good") == "dobrze"
    assert texts.say("after") == "x"
    assert not texts.has("big")
    assert not texts.has("deep")
    assert not texts.has("bad")


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret = x\n")
    folder = tmp_path / "lang"
    folder.mkdir()
    written(folder, pl="a = x\n")
    try:
        (folder / "pl" / "link.ftl").symlink_to(tmp_path / "secret")
    except OSError:
        return  # this system makes no links
    assert Texts.load(folder, "pl").ids() == {"a"}


def test_the_first_of_two_equal_ids_is_said(tmp_path: Path) -> None:
    texts = Texts.load(written(tmp_path, pl="a = first\na = second\n    .more = x\n"), "pl")
    assert texts.say("a") == "first"
    assert texts.ids() == {"a"}


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(tmp_path: Path) -> None:
    texts = Texts.load(written(tmp_path, pl="\ufeffa = x\r\n    y\r\nb = z\r\n"), "pl")
    assert (texts.say("a"), texts.say("b")) == ("x\ny", "z")


def test_a_language_without_a_folder_says_ids(tmp_path: Path) -> None:
    assert Texts.load(tmp_path, "en").say("app-name") == "⟦app-name⟧"


@pytest.mark.parametrize("language", ["xx", "", "..", "../pl", "/", "PL"])
def test_an_unknown_language_is_refused_with_a_sentence(language: str) -> None:
    with pytest.raises(BadContent, match="expected a language of pl, en, de"):
        Texts.load(LANG, language)


@pytest.mark.parametrize(
    ("environ", "system", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, None, "pl"),
        ({"LANG": "pl"}, None, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "pl_PL", "en"),
        ({"LC_ALL": "C", "LANG": "pl_PL"}, None, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL", "LANG": "en_US"}, None, "pl"),
        ({"LANG": "pli_IN"}, None, "en"),
        ({}, "Polish_Poland", "pl"),
        ({}, "pl_PL", "pl"),
        ({}, "English_United States", "en"),
        ({}, None, "en"),
    ],
)
def test_the_system_s_language_is_found(environ: dict[str, str], system: str | None, language: str) -> None:
    assert system_language(tuple, environ, lambda: (system, None)) == language


def test_a_system_with_a_broken_locale_speaks_english() -> None:
    def broken() -> tuple[str | None, str | None]:
        raise ValueError("unknown locale: UTF-8")

    assert system_language(tuple, {}, broken) == "en"


@pytest.mark.parametrize(
    ("environ", "preferred", "language"),
    [
        ({}, ["pl_PL", "en_US"], "pl"),
        ({}, ["en_GB", "pl"], "en"),
        ({}, ["de_DE", "pl", "en"], "pl"),
        ({}, ["de_DE"], "pl"),
        ({"LANG": "en_GB.UTF-8"}, ["pl_PL"], "en"),
    ],
)
def test_what_the_person_reads_elsewhere_counts_where_the_environment_is_silent(
    environ: dict[str, str], preferred: list[str], language: str
) -> None:
    """A program that is started by a click on macOS has no LANG, and its locale is C."""
    assert system_language(lambda: preferred, environ, lambda: ("pl_PL", None)) == language


def test_importing_the_module_does_not_import_fluent() -> None:
    code = (
        "import sys, game.i18n; sys.exit(any(name.startswith(('fluent', 'babel')) for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=LANG.parents[1])


AUDIT = """
import sys
from pathlib import Path
from game.i18n import Texts, find_mistakes, language_codes
from game.i18n.language_files import parsed

folder, small = map(Path, sys.argv[1:])
find_mistakes(small)
for language in language_codes(small):
    Texts.load(small, language).say("count-points", count=2)
parsed.cache_clear()
seen = []
forbidden = ("exec", "compile", "import", "subprocess", "socket", "ctypes", "pickle", "os.system")
sys.addaudithook(lambda event, args: seen.append(event) if event.startswith(forbidden) else None)
find_mistakes(folder)
for language in language_codes(folder):
    texts = Texts.load(folder, language)
    for name in texts.ids():
        texts.say(name, count=2, need=2)
sys.exit(", ".join(seen) or 0)
"""


def test_reading_texts_runs_no_code(tmp_path: Path) -> None:
    """But for what is imported with the first file that is read."""
    spoken = language_codes(LANG)
    core = {language: (LANG / language / "core.ftl").read_text("utf-8") for language in spoken}
    for language in spoken:
        (tmp_path / language).mkdir()
        shutil.copy(LANG / language / FILE, tmp_path / language)
    command = [sys.executable, "-c", AUDIT, str(LANG), str(written(tmp_path, **core))]
    subprocess.run(command, check=True, cwd=LANG.parents[1])
