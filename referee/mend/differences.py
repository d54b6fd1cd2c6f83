"""How one text of a clause differs from another, in words."""

from __future__ import annotations

from referee.forms.folding import fold

from .likeness import Compared, compared, is_list, items
from .saying import Says, in_place_of, says


def without(text: str) -> Says:
    return says("edit.without", "without {text}", text=text)


def is_missing(text: str) -> Says:
    return says("edit.is-missing", "{text} is missing", text=text)


def before(new: str, old: str) -> Says:
    return says("edit.before", "{new} before {old}", new=new, old=old)


def other_words(written: str, meant: str) -> Says:
    """How a clause differs from what was written: in one word, or as a whole."""
    one, two = written.split(), meant.split()
    if written.replace(",", " ").split() == meant.replace(";", " ").split():
        if written.count(",") > meant.count(","):
            return says("edit.semicolon", "a semicolon for the comma")
        return says("edit.semicolon-missing", "a semicolon is missing")
    if one[:1] == two[:1] and (is_list(one) or is_list(two)):
        return _other_items(compared(items(one), items(two))) or in_place_of(meant, " ".join(one))
    pairs = [(a, b) for a, b in zip(one, two, strict=False) if fold(a) != fold(b)]
    if len(one) == len(two) and len(pairs) == 1:
        return in_place_of(*(word.removesuffix(",") for word in reversed(pairs[0])))
    return in_place_of(meant, " ".join(one))


def _other_items(lists: Compared) -> Says | None:
    """How a list differs from what was written, if one item is missing or stands in the wrong place."""
    if any(lists.written[here] != lists.other[there] for here, there in lists.pairs) or lists.surplus:
        return _one_item(lists)
    if len(lists.lacking) == 1 and not lists.moved:
        return is_missing(" ".join(lists.lacking[0]))
    if lists.moved == 1 and not lists.lacking:
        old, new = next((a, b) for a, b in zip(lists.written, lists.other, strict=True) if a != b)
        return before(" ".join(new), " ".join(old))
    return None


def _one_item(lists: Compared) -> Says | None:
    """The item that differs, if all others are the same."""
    pairs = [(lists.other[there], lists.written[here]) for here, there in lists.pairs]
    unlike = [(new, old) for new, old in pairs if new != old]
    if len(unlike) > 1 or lists.moved or lists.lacking or lists.surplus:
        return None
    ((new, old),) = unlike
    return other_words(" ".join(old), " ".join(new))
