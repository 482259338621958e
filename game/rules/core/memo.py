"""Answers kept for as long as what they follow from stays the same value.

Values are never altered, so an answer that was right for equal inputs is right again. Nothing that is fixed
for a match keeps one by itself: whoever drives the rules hands a memo to the setting they are played with
(`Setting.with_memo`), and every world that follows from it asks there. Conformance works the answers out
anew without a memo in random play and compares.
"""

from typing import Any

MOST = 2048
"""How many questions a memo keeps before those that nobody asked again make room."""
RECENT = 4
"""Of one question so many answers are kept, each with its inputs: a search goes to and fro between worlds."""


class Memo(dict[object, Any]):
    """Answers by question: `memo[question]` is the answer, or None, as a `Counter` says 0.

    What no hash can be made of is no part of a question: it is compared. What is asked most must be found
    without a step of Python, so this is a dictionary, but `get` of it does not look everywhere.

    Questions lie in two heaps, this and an earlier one. A full heap becomes the earlier one, and what is
    asked again comes back from there: `most` of them are sure of their place, twice as many are kept at the
    most. Threads that share a memo may work an answer out twice, and never see half of one.
    """

    __slots__ = ("_earlier", "_most")

    def __init__(self, most: int = MOST) -> None:
        super().__init__()
        self._most = most
        self._earlier: dict[object, Any] = {}

    def __missing__(self, question: object) -> Any:
        """An answer of the earlier heap comes back from there."""
        found = self._earlier.get(question)
        return None if found is None else self.put(question, found)

    def put(self, question: object, answer: Any) -> Any:
        """Keep an answer, and give it back."""
        if len(self) >= self._most:
            self._earlier = dict(self)
            self.clear()
        self[question] = answer
        return answer

    def get_for(self, inputs: object, question: object) -> Any:
        """One of the last answers to a question: that which was worked out from equal inputs, or None."""
        for known, answer in self[question] or ():
            if known is inputs or known == inputs:
                return answer
        return None

    def put_for(self, inputs: object, question: object, answer: Any) -> Any:
        """Keep an answer beside the last ones to the same question, and give it back."""
        self.put(question, ((inputs, answer), *(self[question] or ())[: RECENT - 1]))
        return answer


class NoMemo(Memo):
    """Remembers nothing: every question is worked out anew."""

    __slots__ = ()

    def put(self, question: object, answer: Any) -> Any:
        return answer


NO_MEMO = NoMemo()
