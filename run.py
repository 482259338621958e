#!/usr/bin/env python3
"""Start Sztabowka from its source folder; needs nothing but Python 3.11 or newer.

    python3 run.py                  starts the program
    python3 run.py test             runs all checks and tests, the large ones in part (under 5 minutes)
    python3 run.py test --all       the same with all cases of the large ones (under 15 minutes)
    python3 run.py test --fast      style and the tests of rules, store and sessions (under 90 seconds)
    python3 run.py test ARGS        only pytest ARGS; --all and --fast may stand before them
    python3 run.py freeze [ARGS]    makes an executable in the folder dist; ARGS go to PyInstaller
    python3 run.py ANYTHING ELSE    python -m game ANYTHING ELSE

The first start makes the folder .venv beside this file and installs the pinned packages into it.
"""
# Old Pythons must be able to read this file to be told that they are too old:
# no f-strings, no annotations, no letters outside ASCII.

import collections
import hashlib
import os
import shutil
import signal
import subprocess
import sys

PROJECT = os.path.dirname(os.path.abspath(__file__))
OLDEST_PYTHON = (3, 11)
RUN_LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"
BUILD_LOCK = "requirements-build.lock"
LEAST_SPACE = 20000000
# What says little and keeps one core busy for long.
BESIDE_THE_TESTS = ("mypy", "lint-imports")
# Tests start Python dozens of times: what is compiled is kept for the next. Empty is as good as unset.
KEEPS_BYTECODE = (("PYTHONDONTWRITEBYTECODE", ""),)

NO_NETWORK = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "Failed to establish a new connection",
    "name resolution",
    "getaddrinfo failed",
    "nodename nor servname",
    "Network is unreachable",
    "ProxyError",
)
NO_SPACE = ("No space left on device", "Errno 28", "WinError 112", "Disk quota exceeded", "Not enough space")
NO_WRITING = ("Read-only file system", "Permission denied", "Access is denied", "Errno 13", "Errno 30")
NO_VENV = ("ensurepip", "No module named venv", "No module named 'venv'", "python3-venv")
NO_PIP = ("No module named pip", "No module named 'pip'")


class Trouble(Exception):
    """Something the person at the keyboard can mend; its text says what and how."""


class BrokenVenv(Exception):
    """The folder of the packages cannot be used and has to be made anew."""


def check_python(version):
    """Refuse a Python that is too old, naming both versions."""
    if tuple(version[:2]) < OLDEST_PYTHON:
        raise Trouble(
            "Sztabowka needs Python 3.11 or newer, but this is Python %d.%d (%s). Install a newer Python and "
            "start run.py with it, for example: python3.11 run.py" % (version[0], version[1], sys.executable)
        )


def venv_of(project, lock):
    """The folder of the packages of a lock file; what executables are made of is kept apart."""
    return os.path.join(project, *(["build", "venv"] if lock == BUILD_LOCK else [".venv"]))


def python_of(venv):
    """The Python inside a folder of packages, on this system."""
    if os.name == "nt":
        return os.path.join(venv, "Scripts", "python.exe")
    return os.path.join(venv, "bin", "python")


def running_version():
    """The version that decides which packages fit, such as "3.11"."""
    return "%d.%d" % tuple(sys.version_info[:2])


def version_of(python):
    """What version a Python says it is; None when it does not run."""
    ask = [python, "-I", "-S", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        return subprocess.check_output(ask, stderr=subprocess.DEVNULL).decode("ascii", "replace").strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def stamp_text(project, lock):
    """What the stamp of an installed lock file must hold: the digest of all it pins, and the Python."""
    digest = hashlib.sha256()
    for name in [RUN_LOCK] if lock == RUN_LOCK else [RUN_LOCK, lock]:
        with open(os.path.join(project, name), "rb") as file:
            # a checkout with other line ends pins the same packages
            digest.update(file.read().replace(b"\r\n", b"\n"))
    return "%s %s\n" % (digest.hexdigest(), running_version())


def stamp_file(venv, lock):
    return os.path.join(venv, lock + ".stamp")


def is_installed(project, lock):
    """Whether the stamp says that exactly this lock file was installed for this Python."""
    try:
        with open(stamp_file(venv_of(project, lock), lock)) as file:
            return file.read() == stamp_text(project, lock)
    except OSError:
        return False


def write_stamps(project, lock):
    """Remember that a lock file is installed; every other one holds the run-time one."""
    for name in sorted({RUN_LOCK, lock}):
        with open(stamp_file(venv_of(project, lock), name), "w") as file:
            file.write(stamp_text(project, name))


def ready_python(project, lock):
    """The Python of a folder in which the lock file is installed; a broken folder is made anew once."""
    if not os.path.isfile(os.path.join(project, lock)):
        raise Trouble("The file %s is missing in %s. Get a complete copy of the program." % (lock, project))
    try:
        return usable_python(project, lock)
    except BrokenVenv:
        say("The folder %s is damaged or belongs to another Python; making it anew.\n" % shown(project, lock))
        remove_venv(venv_of(project, lock))
    try:
        return usable_python(project, lock)
    except BrokenVenv as error:
        raise Trouble(
            "The folder %s in %s could not be made to work: %s. Delete it and start again; if that does "
            "not help, install Python anew." % (shown(project, lock), project, error)
        )


def shown(project, lock):
    """The folder of a lock file's packages, as it is told to people."""
    return os.path.relpath(venv_of(project, lock), project)


def usable_python(project, lock):
    venv = venv_of(project, lock)
    python = python_of(venv)
    if os.path.lexists(venv):
        if version_of(python) != running_version():
            raise BrokenVenv("its Python does not run")
        if is_installed(project, lock):
            return python
        say("Updating packages ..." if os.path.exists(stamp_file(venv, RUN_LOCK)) else "Setting up ...")
    else:
        say("Setting up (first start only) ...")
        make_venv(project, venv)
    install(project, python, lock)
    return python


def make_venv(project, venv):
    code, lines = run_quietly([sys.executable, "-m", "venv", venv])
    if code == 0:
        return
    say("\n")
    free = shutil.disk_usage(project).free
    remove_venv(venv)  # half a folder would look like a broken one at the next start
    raise Trouble(why_no_venv(project, lines, free))


def why_no_venv(project, lines, free):
    # venv keeps to itself why ensurepip failed; a full disk is the other reason
    if has_any(lines, NO_SPACE) or free < LEAST_SPACE:
        return disk_full(project)
    if has_any(lines, NO_WRITING):
        return cannot_write(project)
    if has_any(lines, NO_VENV):
        return (
            "This Python (%s) has no venv or ensurepip module, which run.py needs to keep the packages of "
            "Sztabowka apart. On Debian or Ubuntu install the package python3-venv (sudo apt install "
            "python3-venv), elsewhere install a complete Python; then start again." % sys.executable
        )
    return "The folder of the packages could not be made in %s. Python said:\n%s" % (project, ending(lines))


def install(project, python, lock):
    """Install a lock file with pip, one dot per package; the stamp goes first and comes back with success."""
    for name in {RUN_LOCK, lock}:
        stamp = stamp_file(venv_of(project, lock), name)
        if os.path.exists(stamp):
            os.remove(stamp)
    command = [python, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--retries", "2"]
    command += ["-r", os.path.join(project, lock)]
    code, lines = run_quietly(command, dot_for="Collecting ")
    if code != 0:
        say("\n")
        if has_any(lines, NO_PIP):
            raise BrokenVenv("it has no pip")
        raise Trouble(why_not_installed(project, lines))
    write_stamps(project, lock)
    say(" done.\n")


def why_not_installed(project, lines):
    if has_any(lines, NO_SPACE):
        return disk_full(project)
    if has_any(lines, NO_NETWORK):
        reason = "it looks as if there is no network. Connect (or set HTTPS_PROXY, if you are behind a proxy)"
    elif has_any(lines, NO_WRITING):
        return cannot_write(project)
    elif has_any(lines, ("No matching distribution", "Failed building wheel", "Failed to build")):
        reason = "a package does not fit this Python %s. Try Python 3.11 to 3.14" % running_version()
    else:
        reason = "pip failed. Look at its last words below, mend that"
    return (
        "The packages could not be installed: %s and start again; what was already done is kept, the next "
        "start goes on from there. The last lines of pip:\n%s" % (reason, ending(lines))
    )


def disk_full(project):
    return (
        "There is no space left on the disk. Sztabowka needs about 110 MB (280 MB to run its tests, 180 MB "
        "to make an executable) in %s and some in the temporary folder; make room and start again, the next "
        "start goes on." % project
    )


def cannot_write(project):
    return (
        "The folder %s cannot be written to, but run.py has to keep the packages in it. Copy the program "
        "to a folder of your own, or close other copies that are still running, and start again." % project
    )


def why_not_written(project, error):
    """The message for an error of the file system that run.py itself met."""
    words = [str(error)]
    if has_any(words, NO_SPACE):
        return disk_full(project)
    if has_any(words, NO_WRITING):
        return cannot_write(project)
    return "A file could not be read or written: %s. Mend that and start again." % error


def remove_venv(venv):
    if os.path.islink(venv) or os.path.isfile(venv):
        os.remove(venv)
    elif os.path.exists(venv):
        shutil.rmtree(venv)


def has_any(lines, phrases):
    text = "\n".join(lines)
    return any(phrase in text for phrase in phrases)


def ending(lines, count=6):
    """The last lines that say something, indented."""
    telling = [line.rstrip() for line in lines if line.strip() and not line.startswith("[notice]")]
    return "\n".join("    " + line for line in telling[-count:])


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def surroundings(project):
    """The environment of every child: our package and nothing of the caller's Python settings."""
    env = dict(os.environ)
    for name in ("PYTHONHOME", "PYTHONSTARTUP", "PIP_USER", "PIP_TARGET", "PIP_PREFIX"):
        env.pop(name, None)
    env["PYTHONPATH"] = project
    env["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    return env


def run_quietly(command, dot_for=None):
    """Run a command unseen; its exit code and last 200 lines. A dot is shown for each line that starts so."""
    env = surroundings(PROJECT)
    env["PYTHONIOENCODING"] = "utf-8"
    del env["PYTHONPATH"]
    lines = collections.deque(maxlen=200)
    child = subprocess.Popen(
        command,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    try:
        for line in child.stdout:
            lines.append(line)
            if dot_for and line.startswith(dot_for):
                say(".")
        return child.wait(), list(lines)
    except BaseException:
        child.kill()
        child.wait()
        raise


def run_child(command, project, folder=None, settings=()):
    """Run a command with our terminal until it ends; its exit code, and whether Ctrl+C was pressed."""
    child = subprocess.Popen(command, env=dict(surroundings(project), **dict(settings)), cwd=folder)
    before = signal.signal(signal.SIGTERM, lambda number, frame: child.terminate())
    interrupted = False
    try:
        while True:
            try:
                code = child.wait()
                return (code if code >= 0 else 128 - code), interrupted
            except KeyboardInterrupt:
                interrupted = True  # the terminal has told the child too, which saves and ends by itself
    finally:
        signal.signal(signal.SIGTERM, before)


def tier_of(arguments):
    """Which tier of tests/sweeps.py is asked for, and what is left for pytest."""
    if arguments[:1] in (["--all"], ["--fast"]):
        return arguments[0][2:], arguments[1:]
    return "default", arguments


def checks_of(python, arguments, tier):
    """The checks in their order, by name; pytest is last: a good run ends with its summary."""
    if arguments:
        return [("pytest", [python, "-m", "pytest"] + arguments)]
    contracts = "from importlinter.cli import lint_imports_command; lint_imports_command(['--no-logo'])"
    style = [
        ("ruff", [python, "-m", "ruff", "check"]),
        ("format", [python, "-m", "ruff", "format", "--check"]),
    ]
    structure = [
        ("mypy", [python, "-m", "mypy"]),
        ("lint-imports", [python, "-c", contracts]),
    ]
    tests = [("pytest", [python, "-m", "pytest", "-n", "auto", "--dist", "worksteal"])]
    return style + tests if tier == "fast" else style + structure + tests


def run_tests(project, arguments):
    """Run every check even if one fails; 0 only if all passed."""
    python = ready_python(project, DEV_LOCK)
    tier, arguments = tier_of(arguments)
    settings = KEEPS_BYTECODE + (("SZTABOWKA_TIER", tier),)
    codes = []
    beside = []
    try:
        for name, command in checks_of(python, arguments, tier):
            if name in BESIDE_THE_TESTS:
                say("== %s, beside the tests\n" % name)
                beside.append(Beside(name, command, project, settings))
                continue
            if not arguments:
                say("== %s\n" % name)
            code, interrupted = run_child(command, project, folder=project, settings=settings)
            if interrupted:
                return code or 130
            codes.append((name, code))
        codes += [(check.name, check.told()) for check in beside]
    finally:
        for check in beside:
            check.stop()
    failed = [name for name, code in codes if code]
    if failed and failed != ["pytest"]:
        say("Failed: %s\n" % ", ".join(failed))
    return max(code for _name, code in codes)


class Beside:
    """A check that runs beside the tests, unseen unless it fails."""

    def __init__(self, name, command, project, settings):
        self.name = name
        env = dict(surroundings(project), **dict(settings))
        nothing = subprocess.DEVNULL
        self._child = subprocess.Popen(
            command, env=env, cwd=project, stdin=nothing, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )

    def told(self):
        """Its exit code, once it is done; what it said is shown if it failed."""
        said = self._child.communicate()[0]
        code = self._child.returncode
        if code != 0:
            say("== %s\n%s" % (self.name, said.decode("utf-8", "replace")))
        return code if code >= 0 else 128 - code

    def stop(self):
        """Nothing of it is left, however the tests ended."""
        if self._child.poll() is None:
            self._child.terminate()
            self._child.communicate()


def freeze(project, arguments):
    """Make the executable of this system from clean packages: none that an older lock file left behind."""
    if not is_installed(project, BUILD_LOCK):
        remove_venv(venv_of(project, BUILD_LOCK))
    python = ready_python(project, BUILD_LOCK)
    work = os.path.join(project, "build", "work")
    command = [python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", os.path.join(project, "dist"), "--workpath", work]
    command += arguments + [os.path.join(project, "build.spec")]
    # PyInstaller keeps its notes beside the build, not with the person; a fixed seed makes equal archives
    settings = {"PYINSTALLER_CONFIG_DIR": work, "PYTHONHASHSEED": "1"}
    code = run_child(command, project, folder=project, settings=settings)[0]
    say("The executable could not be made.\n" if code else "The executable is in the folder dist.\n")
    return code


def start(project, arguments):
    """Do what the arguments ask for; the exit code."""
    if arguments[:1] == ["test"]:
        return run_tests(project, arguments[1:])
    if arguments[:1] == ["freeze"]:
        return freeze(project, arguments[1:])
    python = ready_python(project, RUN_LOCK)
    # -P: a folder called game where the person stands is not ours
    return run_child([python, "-P", "-m", "game"] + arguments, project)[0]


def main(arguments, project=PROJECT, version=sys.version_info):
    """Check, prepare and start; every trouble we know is one paragraph, not a traceback."""
    try:
        check_python(version)
        return start(project, arguments)
    except Trouble as trouble:
        sys.stderr.write("%s\n" % trouble)
    except KeyboardInterrupt:
        sys.stderr.write("\nInterrupted. The next start goes on from here.\n")
        return 130
    except (OSError, shutil.Error) as error:
        sys.stderr.write("%s\n" % why_not_written(project, error))
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
