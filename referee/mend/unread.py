"""Words that stand for others that are not like them: a word that means nothing, or another place."""

from __future__ import annotations

from referee.core.acts import Misnamed, NearlyRead, NotAnAction, Unreadable
from referee.core.entry import Play
from referee.core.finding import Place
from referee.forms.folding import fold

from .edits import Edit, other_play
from .likeness import AN_UNREAD_WORD, ONE_WORD
from .path import Path
from .readings import Readings, current
from .saying import in_place_of
from .story import Root


def means_nothing(readings: Readings, root: Root) -> bool:
    """Whether the clause of a fault has a word that means nothing in this game."""
    plays, index = readings.record.entries[readings.at_line[root.place.line]].plays, root.place.action
    if index is None or index >= len(plays):
        return False
    if root.finding is not None and root.finding.facts.get("case") == "unknown":
        return True  # it names something that the game has not
    said = plays[index].action
    return isinstance(said, Unreadable | Misnamed | NotAnAction) and not isinstance(said, NearlyRead)


def anything(readings: Readings, path: Path, place: Place, words: frozenset[str]) -> list[Edit]:
    """A clause as each action that was legal there; of a line of the table, one word is another. First come
    those with the words that can be read, then those with the most of these words."""
    at, index = readings.at_line[place.line], place.action or 0
    entry = readings.record.entries[at]
    raw, state = readings.raw(entry, index), readings.states(path, entry)[index]
    actions = readings.legal(state, entry.seat)
    if entry.seat is None:
        others = readings.slips.any_word(fold(raw))
        actions = [action for action in others if readings.is_legal(state, entry, action)]
    typed = set(fold(raw).replace(",", "").split()) & set(readings.slips.folded.values())
    found: list[tuple[int, int, Edit]] = []
    for action in actions:
        text = readings.game.write(action, readings.players)
        lost = typed.difference(fold(text).split())
        edit = other_play(at, entry, index, Play(action), AN_UNREAD_WORD, in_place_of(text, raw))
        found.append((len(lost), -len(words.intersection(text.split())), edit))
    return [edit for *_, edit in sorted(found, key=lambda each: each[:2])]


def elsewhere(readings: Readings, path: Path, place: Place) -> list[Edit]:
    """A clause with another word of the same kind, which is not like the written one."""
    at, index = readings.at_line[place.line], place.action
    entry = current(path, at)
    if index is None or index >= len(entry.plays) or entry.name is not None or entry.broken:
        return []
    state = readings.states(path, entry)[index]
    unlike = [slip for slip in readings.slips.of(entry.plays[index]) if slip.cost > ONE_WORD]
    legal = [slip for slip in unlike if readings.is_legal(state, entry, slip.play.action)]
    return [other_play(at, entry, index, slip.play, slip.cost, slip.says) for slip in legal]
