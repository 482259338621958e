"""A hook of git: refuses a commit whose first line is empty or longer than 72 letters.

python tools/commit_subject.py .git/COMMIT_EDITMSG
"""

import sys
from pathlib import Path

LONGEST = 72
WRITTEN_BY_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ")
"""The prefixes of subjects that git writes itself; they quote others and may be longer."""


def why_not(message: str) -> str | None:
    """What is wrong with a message; None if it is good."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0].rstrip() if lines else ""
    if not subject:
        return "The first line of a commit says what it is for; it is empty."
    if subject.startswith(WRITTEN_BY_GIT):
        return None
    if len(subject) > LONGEST:
        return f"The first line has {len(subject)} letters; {LONGEST} are allowed, the rest goes below."
    if len(lines) > 1 and lines[1].strip():
        return "The second line of a commit message stays empty."
    return None


def main(arguments: list[str]) -> int:
    trouble = why_not(Path(arguments[0]).read_text("utf-8"))
    if trouble is not None:
        print(trouble, file=sys.stderr)
    return 0 if trouble is None else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
