"""Messages that need no grammar: a line of text in which facts may stand. Most of what is said is that.

They are read without Fluent, which takes longer to import than the rest of a start takes. Whatever is more
than this, or looks wrong in any way, is left to it.
"""

import re
from collections.abc import Mapping

_LINE = r"(?:[^{}\r\n\t]|\{ *\$[a-zA-Z][a-zA-Z0-9_-]* *\})+"
_VALUE = re.compile(rf"[a-zA-Z][a-zA-Z0-9_-]* *=(?P<line> *(?! ){_LINE})")
_NO_VALUE = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]* *= *")
_ATTRIBUTE = re.compile(rf" +\.(?P<name>[a-zA-Z][a-zA-Z0-9_-]*) *=(?P<line> *(?! ){_LINE})")
_FACT = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")
_ENDS = re.compile(r"^[^ \n]", re.MULTILINE)
"""What is not indented begins something else."""
MOST_FACTS = 20

Plain = dict[str, str]
"""The text of a message by its attribute, its own by ""; facts stand in it as the file has them."""


def plain_message(text: str, begins: int) -> Plain | None:
    """The message that begins there, if all of it is plain."""
    end = _ENDS.search(text, begins + 1)
    first, *others = text[begins : end.start() if end else len(text)].split("\n")
    attributes = [_ATTRIBUTE.fullmatch(line) for line in others if line.strip(" ")]
    value = _VALUE.fullmatch(first)
    is_plain = value or (attributes and _NO_VALUE.fullmatch(first))
    if not is_plain or None in attributes:
        return None
    own = {"": value["line"].strip(" ")} if value else {}
    return own | {found["name"]: found["line"].strip(" ") for found in attributes if found}


def filled(line: str, facts: Mapping[str, str | int]) -> str | None:
    """With its facts, if each is there and is a word: numbers are written as the language writes them."""
    names = _FACT.findall(line)
    words = {name: facts.get(name) for name in names}
    if len(names) > MOST_FACTS or not all(isinstance(word, str) for word in words.values()):
        return None
    return _FACT.sub(lambda found: str(words[found[1]]), line)
