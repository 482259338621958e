"""Answers kept for as long as what they follow from stays the same value.

Values are never altered, so an answer that was right for equal inputs is right again. A memo holds one
answer for each key; conformance works the answers out anew in random play and compares.
"""

from typing import Any


class Memo:
    """The last answer to each question, with the inputs it was worked out from."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[object, tuple[object, Any]] = {}

    def get(self, key: object, inputs: object = None) -> Any:
        """The answer worked out from equal inputs, or None."""
        kept = self._kept.get(key)
        if kept is not None and (kept[0] is inputs or kept[0] == inputs):
            return kept[1]
        return None

    def put(self, key: object, inputs: object, answer: Any) -> Any:
        """Keep an answer, and give it back."""
        self._kept[key] = (inputs, answer)
        return answer


class BoundedMemo:
    """Answers by what they follow from; where there are too many the oldest makes room."""

    __slots__ = ("_kept", "_most")

    def __init__(self, most: int) -> None:
        self._kept: dict[object, Any] = {}
        self._most = most

    def get(self, inputs: object) -> Any:
        """The answer worked out from equal inputs, or None."""
        return self._kept.get(inputs)

    def put(self, inputs: object, answer: Any) -> Any:
        """Keep an answer, and give it back."""
        if len(self._kept) >= self._most:
            del self._kept[next(iter(self._kept))]
        self._kept[inputs] = answer
        return answer
