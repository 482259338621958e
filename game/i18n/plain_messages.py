"""Messages without grammar: a line of text with facts in it. Most messages are like that.

They are read without Fluent, whose import takes longer than the rest of a start. Everything more complex,
or wrong in any way, is left to Fluent.
"""

import re
from collections.abc import Mapping

_LINE = r"(?:[^{}\r\n\t]|\{ *\$[a-zA-Z][a-zA-Z0-9_-]* *\})+"
_VALUE = re.compile(rf"[a-zA-Z][a-zA-Z0-9_-]* *=(?P<line> *(?! ){_LINE})")
_NO_VALUE = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]* *= *")
_ATTRIBUTE = re.compile(rf" +\.(?P<name>[a-zA-Z][a-zA-Z0-9_-]*) *=(?P<line> *(?! ){_LINE})")
_FACT = re.compile(r"\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *\}")
_ENDS = re.compile(r"^[^ \n]", re.MULTILINE)
"""A line that is not indented begins something else."""
MOST_FACTS = 20

Plain = dict[str, str]
"""The text of a message by its attribute, its own under ""; facts stay as written in the file."""


def plain_message(text: str, begins: int) -> Plain | None:
    """The message that begins there; None if any part of it is not plain."""
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
    """The text with its facts; None if one is missing or a number, which each language formats in its own
    way."""
    names = _FACT.findall(line)
    words = {name: facts.get(name) for name in names}
    if len(names) > MOST_FACTS or not all(isinstance(word, str) for word in words.values()):
        return None
    return _FACT.sub(lambda found: str(words[found[1]]), line)
