"""Run a module with the Python of the project's `.venv`, whichever Python started the hook."""

import subprocess
import sys
from pathlib import Path

VENV = Path(__file__).resolve().parent.parent / ".venv"


def python_of(venv: Path) -> Path | None:
    """The Python of an environment; None if the environment does not exist."""
    found = (venv / "bin" / "python", venv / "Scripts" / "python.exe")
    return next((path for path in found if path.is_file()), None)


def main(arguments: list[str]) -> int:
    python = python_of(VENV)
    if python is None:
        print("There is no .venv yet: run `python3 run.py test --fast` once.", file=sys.stderr)
        return 1
    return subprocess.run([str(python), "-m", *arguments], check=False).returncode  # noqa: S603 - ours


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
