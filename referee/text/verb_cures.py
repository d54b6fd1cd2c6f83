"""Cures for clauses that lack a verb or a name, or have them in another order."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from referee.core.acts import Misnamed
from referee.core.entry import Play
from referee.core.log_rules import hint_of
from referee.core.rule import Rule
from referee.forms.folding import fold
from referee.forms.phrase import Form
from referee.forms.seats import quoted
from referee.speech.values import Series

from . import syntax
from .canonical import is_line
from .clauses import Clauses
from .line_heads import between
from .misspellings import Respelling, plainest, respellings
from .plain_numbers import cardinal, names_of
from .word_order import verb_first
from .writer import write_play

MOST_PARTS = 6
"""The most actions in one clause that are separated by commas, full stops or `and`."""

MOST_TRIED = 1_500
"""The most readings tried for a whole log."""
NAMES_OF_A_TRIAL = 100
"""Each so many names in the header make a reading count once more, because it compares words with them."""

_ARROW = re.compile(r"(?:->|=>|→)\s*(?=\S)")
_COUNT = re.compile(r"(?<=\s)([2-9])\s+(?=[^\W\d_])")


class Blamed(NamedTuple):
    """The word that is wrong, if the reader stopped at another word or could not tell."""

    rule: Rule
    start: int
    length: int


class Cure(NamedTuple):
    """What was meant, and the facts that the finding then has."""

    plays: list[Play]
    facts: dict[str, Any]
    blamed: Blamed | None = None


NO_CURE = Cure([], {})


class VerbCures:
    """Tries other readings of a clause, each of them quietly, and not too many for one log."""

    def __init__(self, clauses: Clauses) -> None:
        self.clauses = clauses
        self.game = clauses.spoken
        self.tried = 0

    def _with_verb(self, text: str) -> Cure:
        """Cure: add the verb that fits before these words. Of several, take the usual one. A sign for what
        cannot be read (`??? fish`) stands for the verb itself."""
        if text.lstrip().startswith("?"):
            return NO_CURE
        fitting: dict[Form, Play] = {}
        for form in self.game.forms:
            if form.verb and not form.rare and not is_line(form):
                plays = self._all([f"{form.verb} {text}"])
                if plays and self.game.form_of[type(plays[0].action)] is form:
                    fitting[form] = plays[0]
        if not fitting:
            return NO_CURE
        said = {form: write_play(self.game, play, self.clauses.players) for form, play in fitting.items()}
        said = {form: words for form, words in said.items() if self._names_what_is_there(text, words)}
        if not said:
            return NO_CURE
        exact = [form for form in said if said[form] == " ".join([form.verb, *text.split()])]
        in_order = sorted(exact or said, key=lambda form: not form.usual)  # a known word is not a new name
        verbs = dict.fromkeys(f"`{form.verb}`" for form in in_order)
        readings = [said[form] for form in in_order]
        plain = len(in_order) == 1 or [form.usual for form in in_order[:2]] == [True, False]
        facts = {"case": "no verb", "verbs": Series(verbs, "or"), "readings": readings}
        return Cure([fitting[in_order[0]]] if plain else [], facts)

    def _with_verbs(self, text: str) -> Cure:
        """Cure: add a verb to each part of a text with commas, if the usual verb does not fit all of it:
        `grain, column 1` is a card played and a card drawn."""
        signs = list(re.compile(between(self.game)).finditer(fold(text)))[:MOST_PARTS]
        ends = [*(sign.start() for sign in signs), len(text)]
        parts = [text[a:b] for a, b in zip([0, *(sign.end() for sign in signs)], ends, strict=True)]
        if len(parts) < 2 or not all(part.strip() for part in parts):
            return NO_CURE
        whole = self._with_verb(text)
        if whole.plays and self.game.form_of[type(whole.plays[0].action)].usual:
            return NO_CURE
        plays = [play for part in parts for play in self._with_verb(part).plays]
        usual = any(self.game.form_of[type(play.action)].usual for play in plays)
        if len(plays) < len(parts) or not usual:
            return NO_CURE
        verbs = [f"`{self.game.form_of[type(plays[0].action)].verb}`"]
        return Cure(plays, {"case": "no verb", "verbs": Series(verbs, "or")})

    def _name_first(self, text: str) -> str:
        """The action with the verb before the name of the player: `take Carl wood` for `Carl takes wood`. A
        verb that is repeated for other players is left out there. Nothing if it is no such action."""
        said = verb_first(self.game, text, self.clauses.players)
        plays = self._all([said]) if said else []
        if not plays or not self.game.form_of[type(plays[0].action)].names_players(plays[0].action):
            return ""
        return write_play(self.game, plays[0], self.clauses.players)

    def _one_each(self, text: str) -> Cure:
        """What to write if a number stands before something that is one action each: `2 villagers B4`."""
        count = _COUNT.search(text) or cardinal(self.game).search(fold(text))
        plays = self._all([text[: count.start()] + text[count.end() :].lstrip()]) if count else []
        if not plays or count is None:
            return NO_CURE
        write = write_play(self.game, plays[0], self.clauses.players)
        typed = text[slice(*count.span())].strip()
        facts = {"case": "count", "word": typed, "write": f"{write}; {write}"}
        if self.game.form_of[type(plays[0].action)].once:
            facts |= {"case": "once", "write": write}
        return Cure([], facts, Blamed(syntax.UNKNOWN_VERB, count.start(), len(typed)))

    def _names_what_is_there(self, text: str, said: str) -> bool:
        """Whether a word that was read as a name on the board is one: `c1` may be, `dance` is not."""
        terms = self.clauses.record.terms
        if terms is None or terms.board is None:
            return True
        names = {name for family in terms.board.families for name in family}
        typed = text.split()
        words = said.split()[-len(typed) :]
        return all(word == other or other in names for word, other in zip(typed, words, strict=False))

    def _with_both(self, text: str) -> Cure:
        """Cure: add a verb, and correct the first word, if that can only be one name of the game. A number
        or a word such as `the` would be a guess: something else may stand before the name."""
        fitting: list[tuple[Respelling, Play, str]] = []
        for each in respellings(text, self.game, self.clauses.players):
            if text[: each.start].strip() or fold(each.word) not in names_of(self.game):
                continue
            if fitting and each.slips > fitting[0][0].slips:
                break
            fitting += ((each, play, each.word) for play in self._with_verb(each.of(text)).plays)
        plainly = plainest(fitting)
        if plainly is None:
            return NO_CURE
        meant, play = plainly
        verb = self.game.form_of[type(play.action)].verb
        return Cure([play], {"hint": hint_of(f"{verb} {meant.word}")})

    def _with_name(self, text: str, actor: str) -> Cure:
        """Cure: add the current player's name after the verb or the arrow, if a player is named there."""
        gaps = [re.search(r"(?<=\S)\s+(?=\S)", text), _ARROW.search(text)]
        for at in (gap.end() for gap in gaps if gap is not None):
            plays = self._all([f"{text[:at]}{quoted(actor)} {text[at:]}"])
            if plays and self._names_players(plays[0]):
                word = text[at:].split()[0]
                return Cure(plays, {"case": "whose", "word": word}, Blamed(syntax.MISSING, at, len(word)))
        return NO_CURE

    def _names_players(self, play: Play) -> bool:
        return self.game.form_of[type(play.action)].names_players(play.action)

    def _all(self, texts: list[str]) -> list[Play]:
        """The actions of these texts, or none if one of them cannot be read."""
        plays: list[Play] = []
        for text in texts:
            other = self._other(mute=True)
            play = self._read(other, text) if other is not None and text.strip() else None
            if play is None or not self._can_be_meant(play):
                return []
            plays.append(play)
        return plays

    def _can_be_meant(self, play: Play) -> bool:
        """Whether a guess may be this action. Nobody is told to write what is no action of the game."""
        form = self.game.form_of.get(type(play.action))
        return form is not None and form.name != "not_an_action" and not isinstance(play.action, Misnamed)

    def _read(self, other: Clauses, text: str) -> Play | None:
        return other.clause(1, 0, text, 0)

    def _other(self, mute: bool = False) -> Clauses | None:
        """A reader whose findings are not reported, or None if too many readings were tried."""
        self.tried += 1 + len(self.clauses.players) // NAMES_OF_A_TRIAL
        return self.clauses.quiet(mute=mute) if self.tried <= MOST_TRIED else None
