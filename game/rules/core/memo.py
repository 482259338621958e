"""Answers kept for as long as what they follow from stays the same value.

Values are never altered, so an answer that was right for equal inputs is right again. Nothing that is fixed
for a match keeps one by itself: whoever drives the rules hands a memo to the setting they are played with
(`Setting.with_memo`), and every world that follows from it asks there. Conformance works the answers out
anew without a memo in random play and compares.
"""

from typing import Any

MOST = 512
"""How many questions a memo keeps before those that nobody asked again make room."""
RECENT = 4
"""Of one question so many answers are kept, each with its inputs: a search goes to and fro between worlds."""


class Memo:
    """Answers by question. What no hash can be made of is no part of a question: it is compared.

    Questions lie in two heaps. A full heap becomes the earlier one, and what is asked again comes back from
    there: `most` of them are sure of their place, twice as many are kept at the most. Each change is one
    assignment of something whole: threads that share a memo may work an answer out twice, and never see
    half of one.
    """

    __slots__ = ("_earlier", "_most", "_now")

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._now: dict[object, Any] = {}
        self._earlier: dict[object, Any] = {}

    def get(self, question: object) -> Any:
        """The answer, or None."""
        found = self._now.get(question)
        if found is None and question in self._earlier:
            found = self.put(question, self._earlier[question])
        return found

    def put(self, question: object, answer: Any) -> Any:
        """Keep an answer, and give it back."""
        if len(self._now) >= self._most:
            self._earlier, self._now = self._now, {}
        self._now[question] = answer
        return answer

    def get_for(self, inputs: object, question: object) -> Any:
        """One of the last answers to a question: that which was worked out from equal inputs, or None."""
        kept = self._now.get(question) or self.get(question) or ()
        for known, answer in kept:
            if known is inputs or known == inputs:
                return answer
        return None

    def put_for(self, inputs: object, question: object, answer: Any) -> Any:
        """Keep an answer beside the last ones to the same question, and give it back."""
        self.put(question, ((inputs, answer), *(self.get(question) or ())[: RECENT - 1]))
        return answer


class NoMemo(Memo):
    """Remembers nothing: every question is worked out anew."""

    __slots__ = ()

    def put(self, question: object, answer: Any) -> Any:
        return answer


NO_MEMO = NoMemo()
