"""List the contents of a frozen folder as CycloneDX: packages, Python, and every library with its checksum.

Everything is read from the folder itself, where each package has left its licence; tools/package.py writes
the list beside the downloads. A package whose licence is not stated here is an error.
"""

import hashlib
import json
import re
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from game import __version__
from tools.lock_hashes import plain_name

FORMAT = "1.6"
LICENCES = "licences"
"""The folder of a frozen program with the licence of each package, named by name, hyphen, version."""
OWNED_BY = re.compile(r"(?P<name>.+)-(?P<version>\d[\w.+]*)")
NOT_FROM_PYPI = "Python"
SPOKEN = {
    "attrs": "MIT",
    "babel": "BSD-3-Clause",
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "font-source-sans-pro": "OFL-1.1",
    "font-source-serif-pro": "OFL-1.1",
    "fonticon-materialdesignicons7": "MIT",
    "msgspec": "BSD-3-Clause",
    "platformdirs": "MIT",
    "pygame-ce": "LGPL-2.1-only",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "python": "Python-2.0.1",
    "pytmx": "LGPL-3.0-only",
    "pytz": "MIT",
    "typing-extensions": "PSF-2.0",
}
"""The licence of each package, by plain name, in the words of SPDX."""
LIBRARY = re.compile(r".+\.(dll|pyd|dylib|so(\.[\d.]+)?)", re.IGNORECASE)
NAMESPACE = uuid.UUID("6f0e4d4e-0f3f-5c7e-9a54-6f2f3e6d1a20")
"""The namespace of the numbers of these lists: equal lists have equal numbers."""
Component = dict[str, Any]


def owners(folder: Path) -> Iterator[tuple[str, str]]:
    """Name and version of each package in a frozen folder, and of its Python."""
    (place,) = [one for one in folder.rglob(LICENCES) if one.is_dir() and not one.is_symlink()]
    for owner in sorted(place.iterdir(), key=lambda path: path.name.lower()):
        found = OWNED_BY.fullmatch(owner.name)
        if found is None:
            raise ValueError(f"{LICENCES}/{owner.name} tells no version")
        yield found["name"], found["version"]


def package(name: str, version: str) -> Component:
    plain = plain_name(name)
    told = SPOKEN[plain]
    licence = {"expression": told} if " " in told else {"license": {"id": told}}
    kind = "generic" if name == NOT_FROM_PYPI else "pypi"
    address = f"pkg:{kind}/{plain}@{version}"
    return {
        "type": "library", "bom-ref": address, "name": name, "version": version,
        "licenses": [licence], "purl": address,
    }  # fmt: skip


def libraries(folder: Path) -> Iterator[Component]:
    """Every library file with its checksum; a second name of the same file is left out."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and LIBRARY.fullmatch(path.name):
            place = path.relative_to(folder).as_posix()
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            hashes = [{"alg": "SHA-256", "content": digest}]
            yield {"type": "file", "bom-ref": f"file:{place}", "name": place, "hashes": hashes}


def told(folder: Path, moment: int) -> str:
    """The whole list; equal for equal folders and moments (in seconds)."""
    program = {
        "type": "application", "bom-ref": "sztabowka", "name": "sztabowka", "version": __version__,
        "licenses": [{"license": {"id": "MIT"}}],
    }  # fmt: skip
    packages = [package(name, version) for name, version in owners(folder)]
    components = [*packages, *libraries(folder)]
    needs = {"ref": program["bom-ref"], "dependsOn": [one["bom-ref"] for one in packages]}
    number = uuid.uuid5(NAMESPACE, json.dumps([program, components], sort_keys=True))
    when = datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    whole = {
        "bomFormat": "CycloneDX", "specVersion": FORMAT, "serialNumber": f"urn:uuid:{number}", "version": 1,
        "metadata": {"timestamp": when, "component": program},
        "components": components, "dependencies": [needs],
    }  # fmt: skip
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
