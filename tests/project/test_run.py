"""What run.py decides, without any network: stand-ins play the Pythons that it calls."""

import ast
import importlib.util
import os
import stat
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests import PROJECT

posix_only = pytest.mark.skipif(os.name == "nt", reason="the stand-in Pythons are shell scripts")


def load_run() -> Any:
    spec = importlib.util.spec_from_file_location("sztabowka_run", PROJECT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


run = load_run()
VERSION = run.running_version()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with lock files and no .venv."""
    (tmp_path / "requirements.lock").write_text("one==1\n")
    (tmp_path / "requirements-dev.lock").write_text("-r requirements.lock\ntwo==2\n")
    (tmp_path / "requirements-build.lock").write_text("-r requirements.lock\nsix==6\n")
    return tmp_path


def script(path: Path, body: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n" + body)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def stand_in_python(project: Path, pip: str = "exit 0", version: str = VERSION) -> Path:
    """A .venv whose Python tells its version, answers `-m pip` as told, and notes every other call."""
    return script(
        project / ".venv" / "bin" / "python",
        f'case "$*" in\n'
        f'  *version_info*) echo "{version}";;\n'
        f'  "-m pip "*) echo pip >> "{project}/calls"; {pip};;\n'
        f'  *) echo "$*" >> "{project}/calls"; exit 5;;\n'
        f"esac\n",
    )


def calls(project: Path) -> list[str]:
    noted = project / "calls"
    return noted.read_text().splitlines() if noted.exists() else []


def stand_in_maker(project: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    """Let `python -m venv` be played by a script."""
    monkeypatch.setattr(run.sys, "executable", str(script(project / "maker", body)))


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 10, 13)])
def test_an_old_python_is_refused_with_both_versions(
    version: tuple[int, int, int], project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main([], str(project), version) == 1
    message = capsys.readouterr().err
    assert "needs Python 3.11 or newer" in message
    assert f"this is Python {version[0]}.{version[1]} " in message
    assert not (project / ".venv").exists()


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 13, 1), (4, 0, 0)])
def test_a_new_python_is_welcome(version: tuple[int, int, int]) -> None:
    assert run.check_python(version) is None


def test_run_py_has_nothing_that_old_pythons_cannot_read() -> None:
    source = (PROJECT / "run.py").read_bytes()
    source.decode("ascii")
    # the grammar of 3.7 still has f-strings and annotations, which have to be looked for
    tree = ast.parse(source, feature_version=(3, 7))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.AsyncFunctionDef)
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, newer)] == []
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert [f.name for f in functions if f.returns or any(a.annotation for a in f.args.args)] == []


@posix_only
def test_an_installed_lock_is_not_installed_again(project: Path) -> None:
    stand_in_python(project)
    assert run.main(["check", "a b"], str(project)) == 5, "the exit code is the child's"
    assert calls(project) == ["pip", "-P -m game check a b"]
    assert run.main([], str(project)) == 5
    assert calls(project)[2:] == ["-P -m game"]


@posix_only
@pytest.mark.parametrize("name", ["Gry Zażółć gęślą jaźń", "a;b&c 'd'", "gry\u00a0moje"])
def test_the_folder_may_have_any_name(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / name
    folder.mkdir()
    (folder / "requirements.lock").write_text("one==1\n")
    good = script(
        folder / "spare", f'case "$*" in *version_info*) echo "{VERSION}";; *) echo "$PWD|$*";; esac\n'
    )
    maker = f'mkdir -p "$3/bin"; cp "{good}" "$3/bin/python"\n'
    stand_in_maker(folder, monkeypatch, maker)
    for _ in range(2):
        assert run.main(["check", "a b"], str(folder)) == 0
    told = capfd.readouterr().out.splitlines()
    assert sum(line.endswith("|-P -m game check a b") for line in told) == 2
    assert sum("Setting up" in line for line in told) == 1, "the second start finds everything"
    assert (folder / ".venv" / "requirements.lock.stamp").is_file()


@posix_only
def test_pip_hears_of_a_proxy_and_of_nothing_else_that_could_lead_it_astray(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for proxy in ("HTTPS_PROXY", "https_proxy", "NO_PROXY"):
        monkeypatch.setenv(proxy, f"http://{proxy}:3128")
    for astray in ("PIP_TARGET", "PIP_USER", "PIP_PREFIX", "PYTHONHOME", "PYTHONPATH"):
        monkeypatch.setenv(astray, "/elsewhere")
    stand_in_python(project, pip=f'env > "{project}/heard"')
    assert run.main([], str(project)) == 5
    heard = (project / "heard").read_text()
    assert "HTTPS_PROXY=http://HTTPS_PROXY:3128\n" in heard
    assert "https_proxy=http://https_proxy:3128\n" in heard
    assert "/elsewhere" not in heard


@posix_only
@pytest.mark.parametrize("changed", ["requirements.lock", "requirements-dev.lock"])
def test_a_changed_lock_is_installed_again(project: Path, changed: str) -> None:
    stand_in_python(project)
    run.ready_python(str(project), run.DEV_LOCK)
    run.ready_python(str(project), run.DEV_LOCK)
    assert calls(project) == ["pip"]
    (project / changed).write_text("three==3\n")
    run.ready_python(str(project), run.DEV_LOCK)
    assert calls(project) == ["pip", "pip"]


@posix_only
def test_a_plain_start_ignores_the_development_lock(project: Path) -> None:
    stand_in_python(project)
    run.ready_python(str(project), run.RUN_LOCK)
    (project / "requirements-dev.lock").write_text("three==3\n")
    run.ready_python(str(project), run.RUN_LOCK)
    assert calls(project) == ["pip"]


@posix_only
def test_the_development_packages_serve_a_plain_start_but_not_the_reverse(project: Path) -> None:
    stand_in_python(project)
    run.ready_python(str(project), run.DEV_LOCK)
    run.ready_python(str(project), run.RUN_LOCK)
    assert calls(project) == ["pip"]
    (project / ".venv" / "requirements-dev.lock.stamp").unlink()
    run.ready_python(str(project), run.DEV_LOCK)
    assert calls(project) == ["pip", "pip"]


def test_the_stamp_knows_the_python_and_not_the_line_ends(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = run.stamp_text(str(project), run.DEV_LOCK)
    assert before != run.stamp_text(str(project), run.RUN_LOCK)
    (project / "requirements.lock").write_bytes(b"one==1\r\n")
    assert run.stamp_text(str(project), run.DEV_LOCK) == before
    monkeypatch.setattr(run, "running_version", lambda: "3.99")
    assert run.stamp_text(str(project), run.DEV_LOCK) != before


PIP_FAILURES = {
    "no network": ("Failed to establish a new connection: [Errno -3]", "no network"),
    "proxy": ("WARNING: Retrying after ProxyError('Cannot connect to proxy.')", "set HTTPS_PROXY"),
    "other python": (
        "ERROR: No matching distribution found for one==1",
        "Try Python 3.11 to 3.14",
    ),
    "full disk": ("ERROR: [Errno 28] No space left on device", "no space left"),
    "read only": ("ERROR: [Errno 30] Read-only file system", "cannot be written"),
    "anything": ("ERROR: the moon is in the way", "the moon is in the way"),
}


@posix_only
@pytest.mark.parametrize("failure", PIP_FAILURES)
def test_a_failing_pip_is_explained_and_tried_again_at_the_next_start(
    failure: str, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said, expected = PIP_FAILURES[failure]
    stand_in_python(project, pip=f'echo "{said}"; exit 1')
    assert run.main([], str(project)) == 1
    message = capsys.readouterr().err
    assert expected in message
    assert "start again" in message
    assert "Traceback" not in message
    assert calls(project) == ["pip"], "the game is not started"
    stand_in_python(project)
    assert run.main([], str(project)) == 5
    assert calls(project) == ["pip", "pip", "-P -m game"]


@posix_only
def test_only_the_last_lines_of_pip_are_shown(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stand_in_python(project, pip="for i in 1 2 3 4 5 6 7 8 9; do echo word$i; done; exit 1")
    run.main([], str(project))
    message = capsys.readouterr().err
    assert "word9" in message
    assert "word4" in message
    assert "word3" not in message


@posix_only
@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("No module named venv", "python3-venv"),
        ("because ensurepip is not available", "python3-venv"),
        ("Error: [Errno 28] No space left on device", "no space left"),
        ("Error: [Errno 13] Permission denied", "cannot be written"),
        ("something new", "something new"),
    ],
)
def test_a_failing_venv_is_explained_and_leaves_nothing(
    said: str,
    expected: str,
    project: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stand_in_maker(project, monkeypatch, f'mkdir -p "$3/bin"; echo "{said}"; exit 1\n')
    assert run.main([], str(project)) == 1
    assert expected in capsys.readouterr().err
    assert not (project / ".venv").exists()


def test_ensurepip_that_fails_on_a_full_disk_is_no_missing_package(project: Path) -> None:
    said = ["Error: Command '['python', '-m', 'ensurepip']' returned non-zero exit status 1."]
    assert "no space left" in run.why_no_venv(str(project), said, free=1000)
    assert "python3-venv" in run.why_no_venv(str(project), said, free=10**9)


BROKEN: dict[str, Callable[[Path], object]] = {
    "python gone": lambda project: (project / ".venv" / "bin").mkdir(parents=True),
    "python does not run": lambda project: script(project / ".venv" / "bin" / "python", "exit 3\n"),
    "other python": lambda project: stand_in_python(project, version="3.1"),
    "no pip": lambda project: stand_in_python(project, pip="echo No module named pip; exit 1"),
    "a file": lambda project: (project / ".venv").write_text("not a folder"),
    "dangling link": lambda project: (project / ".venv").symlink_to(project / "nowhere"),
}


@posix_only
@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_venv_is_made_anew(
    how: str, project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = stand_in_python(project / "spare")
    BROKEN[how](project)
    maker = f'mkdir -p "$3/bin"; echo made >> "{project}/made"; cp "{good}" "$3/bin/python"\n'
    stand_in_maker(project, monkeypatch, maker)
    assert run.main([], str(project)) == 5
    assert "anew" in capsys.readouterr().out
    assert (project / "made").read_text() == "made\n"


@posix_only
def test_a_venv_that_stays_broken_is_made_anew_only_once(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script(project / ".venv" / "bin" / "python", "exit 3\n")
    bad = stand_in_python(project / "spare", pip="echo No module named pip; exit 1")
    maker = f'mkdir -p "$3/bin"; echo made >> "{project}/made"; cp "{bad}" "$3/bin/python"\n'
    stand_in_maker(project, monkeypatch, maker)
    assert run.main([], str(project)) == 1
    assert "could not be made to work" in capsys.readouterr().err
    assert (project / "made").read_text() == "made\n"


@posix_only
@pytest.mark.parametrize("tier", [[], ["--all"]])
def test_every_check_runs_and_the_failed_ones_are_named_last(
    project: Path, capfd: pytest.CaptureFixture[str], tier: list[str]
) -> None:
    stand_in_python(project)
    assert run.main(["test", *tier], str(project)) == 5
    noted = calls(project)[1:]
    assert noted[:2] == ["-m ruff check", "-m ruff format --check"]
    contracts, *others = sorted(noted[2:])
    assert "importlinter" in contracts
    assert others == ["-m mypy", "-m pytest -n auto --dist worksteal"]
    assert capfd.readouterr().out.splitlines()[-1] == "Failed: ruff, format, pytest, mypy, lint-imports"


def stand_in_checks(project: Path, **checks: str) -> None:
    """A .venv whose Python plays modules, such as mypy, as told; any other is content and says nothing."""
    cases = "".join(f'  "-m {name}"*) {body};;\n' for name, body in checks.items())
    script(
        project / ".venv" / "bin" / "python",
        f'case "$*" in\n  *version_info*) echo "{VERSION}";;\n{cases}  *) exit 0;;\nesac\n',
    )


@posix_only
def test_the_last_line_of_a_good_run_is_that_of_the_tests(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    stand_in_checks(project, mypy="echo no issues found", pytest="echo 7 passed")
    assert run.main(["test"], str(project)) == 0
    told = capfd.readouterr().out
    assert told.splitlines()[-1] == "7 passed"
    assert "== mypy, beside the tests" in told
    assert "no issues found" not in told


@posix_only
def test_what_a_failed_check_beside_the_tests_said_is_told_after_them(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    stand_in_checks(project, mypy="echo a wrong type; exit 1", pytest="echo 7 passed")
    assert run.main(["test"], str(project)) == 1
    told = capfd.readouterr().out.splitlines()
    assert told[-4:] == ["7 passed", "== mypy", "a wrong type", "Failed: mypy"]


@posix_only
def test_whoever_stops_the_tests_stops_what_runs_beside_them(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, real = project / "started", run.run_child
    stand_in_checks(
        project, mypy=f'echo $$ > "{started}.part"; mv "{started}.part" "{started}"; exec sleep 600'
    )

    def interrupted_tests(command: list[str], *given: Any, **named: Any) -> tuple[int, bool]:
        if "pytest" not in command:
            return real(command, *given, **named)  # type: ignore[no-any-return]
        while not started.exists():
            time.sleep(0.01)
        return 130, True

    monkeypatch.setattr(run, "run_child", interrupted_tests)
    assert run.main(["test"], str(project)) == 130
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text()), 0)


@posix_only
def test_a_fast_run_checks_style_and_tests(project: Path) -> None:
    stand_in_python(project)
    assert run.main(["test", "--fast"], str(project)) == 5
    noted = calls(project)[1:]
    assert noted == ["-m ruff check", "-m ruff format --check", "-m pytest -n auto --dist worksteal"]


@posix_only
@pytest.mark.parametrize("tier", [[], ["--all"], ["--fast"]])
def test_tests_with_arguments_are_pytest_alone(project: Path, tier: list[str]) -> None:
    stand_in_python(project)
    assert run.main(["test", *tier, "-x", "tests/project/test_run.py"], str(project)) == 5
    assert calls(project) == ["pip", "-m pytest -x tests/project/test_run.py"]


@posix_only
@pytest.mark.parametrize(
    ("arguments", "tier"),
    [
        ([], "default"),
        (["--all"], "all"),
        (["--fast"], "fast"),
        (["--all", "tests/scenes"], "all"),
        (["tests/scenes"], "default"),
    ],
)
def test_every_check_is_told_the_tier_whatever_the_caller_has_set(
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    arguments: list[str],
    tier: str,
) -> None:
    monkeypatch.setenv("SZTABOWKA_TIER", "no such")
    python = stand_in_python(project)
    python.write_text(python.read_text().replace("exit 5", 'echo "told $SZTABOWKA_TIER."'))
    assert run.main(["test", *arguments], str(project)) == 0
    told = [line for line in capfd.readouterr().out.splitlines() if line.startswith("told")]
    assert told
    assert set(told) == {f"told {tier}."}


@posix_only
def test_tests_keep_what_they_compile_whatever_the_caller_keeps(
    project: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Asserts are rewritten and the program is started again and again: compiling is half of a short test."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    python = stand_in_python(project)
    python.write_text(python.read_text().replace("exit 5", 'echo "told $PYTHONDONTWRITEBYTECODE."'))
    assert run.main(["test", "-x"], str(project)) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "told ."


@posix_only
def test_when_all_checks_pass_pytest_has_the_last_word(
    project: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    python = stand_in_python(project)
    python.write_text(python.read_text().replace("exit 5", "echo last words of $2; exit 0"))
    assert run.main(["test"], str(project)) == 0
    assert capfd.readouterr().out.splitlines()[-1] == "last words of pytest"


@pytest.fixture
def builder(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project where `python -m venv` makes a folder with a stand-in Python and notes that it did."""
    good = stand_in_python(project / "spare")
    good.write_text(good.read_text().replace("/spare/calls", "/calls"))
    maker = f'mkdir -p "$3/bin"; echo "made $3" >> "{project}/calls"; cp "{good}" "$3/bin/python"\n'
    stand_in_maker(project, monkeypatch, maker)
    return project


@posix_only
def test_freezing_has_packages_of_its_own(builder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stand_in_python(builder)
    run.ready_python(str(builder), run.DEV_LOCK)
    before = {path.name: path.read_bytes() for path in (builder / ".venv").glob("*.stamp")}
    assert run.main(["freeze", "--log-level", "INFO"], str(builder)) == 5, "the exit code is the child's"
    made, pip, frozen = calls(builder)[1:]
    assert (made, pip) == (f"made {builder / 'build' / 'venv'}", "pip")
    assert frozen.startswith("-m PyInstaller ")
    assert frozen.endswith(f" --log-level INFO {builder / 'build.spec'}")
    assert {path.name: path.read_bytes() for path in (builder / ".venv").glob("*.stamp")} == before
    assert "could not be made" in capsys.readouterr().out


@posix_only
def test_freezing_again_makes_nothing_anew(builder: Path) -> None:
    run.main(["freeze"], str(builder))
    run.main(["freeze"], str(builder))
    assert [call.split()[0] for call in calls(builder)] == ["made", "pip", "-m", "-m"]


@posix_only
@pytest.mark.parametrize("changed", ["requirements.lock", "requirements-build.lock"])
def test_a_package_that_a_lock_has_dropped_cannot_stay_in_an_executable(builder: Path, changed: str) -> None:
    run.main(["freeze"], str(builder))
    left = builder / "build" / "venv" / "dropped"
    left.write_text("an old package")
    (builder / changed).write_text("three==3\n")
    run.main(["freeze"], str(builder))
    assert not left.exists()
    assert [call.split()[0] for call in calls(builder)] == ["made", "pip", "-m", "made", "pip", "-m"]


@posix_only
def test_the_development_lock_does_not_matter_to_an_executable(builder: Path) -> None:
    run.main(["freeze"], str(builder))
    (builder / "requirements-dev.lock").write_text("three==3\n")
    run.main(["freeze"], str(builder))
    assert [call.split()[0] for call in calls(builder)] == ["made", "pip", "-m", "-m"]


def test_a_missing_lock_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([], str(tmp_path)) == 1
    assert "requirements.lock is missing" in capsys.readouterr().err


@posix_only
def test_ctrl_c_while_installing_is_no_traceback_and_leaves_no_stamp(project: Path) -> None:
    """Whoever runs the tests in the background has Ctrl+C switched off for all their programs."""
    stand_in_python(project, pip="kill -INT $PPID; sleep 20")
    listening = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    done = subprocess.run(
        [sys.executable, "-c", f"{listening}import sys; sys.path.insert(0, {str(PROJECT)!r}); import run; "
         f"sys.exit(run.main([], {str(project)!r}))"],
        capture_output=True, text=True, timeout=15, check=False,
    )  # fmt: skip
    assert done.returncode == 130
    assert "Interrupted" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (project / ".venv" / "requirements.lock.stamp").exists()
