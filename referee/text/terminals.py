"""Puts the words of a language into a grammar.

`{place}` in a grammar stands for all spellings of that word, `{TILE}` for all names of a list of the
notation, `{header players}` for the keys of that header line, `{header other}` for all keys that are not
in the grammar by their own names. English words are read in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from referee.core.game import Game
from referee.forms.folding import fold
from referee.forms.lexicon import ENGLISH, Lexicon
from referee.language import languages

from .parsing import WINNERS

_PLACEHOLDER = re.compile(r"\{([a-z][a-z -]*|[A-Z][A-Z_]*)\}")
_TERMINAL = re.compile(r"^(?P<name>_?[A-Z][A-Z_]*)(?P<priority>\.-?\d+)?: /(?P<pattern>.*)/$", re.MULTILINE)
_KEYS = re.compile(r"\{[a-z][a-z -]*\}(?:\\s\+\{[a-z][a-z -]*\})*")
"""A word, or several that stand behind each other: `{tablet}\\s+{as}`."""
_LOOK = re.compile(r"\(\?[=!](?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
"""A look-ahead, which adds no word."""
_HEADER = "header "
_OTHER = "other"
_OWN_LINES = ("players", "ruling")
"""The header lines that the grammar takes apart."""

Meanings = dict[str, dict[str, str]]


class GrammarWords:
    """The words of one game for its grammar: those of the language, and the English ones."""

    def __init__(self, game: Game) -> None:
        self.game = game
        codes = dict.fromkeys([game.language, ENGLISH])
        self.lexicons = [languages.lexicon(game.name, code) for code in codes]

    def filled(self, grammar: str) -> str:
        """The grammar with all spellings in the place of each word."""

        def terminal(line: re.Match[str]) -> str:
            pattern = _PLACEHOLDER.sub(lambda key: _any_of(self._spellings(key[1])), line["pattern"])
            pattern = self._with_odd_words(line["name"], pattern)
            return f"{line['name']}{line['priority'] or ''}: /{pattern}/"

        return _TERMINAL.sub(terminal, grammar)

    def _with_odd_words(self, terminal: str, pattern: str) -> str:
        """The pattern of any word, and before it the names of its list that are no such word."""
        odd = [word for word in self._names(terminal) if " " in word or not word.isascii()]
        odd = [word for word in odd if not re.fullmatch(pattern, word)]
        return rf"{_any_of(odd)}(?!\w)|{pattern}" if odd else pattern

    def meanings(self, grammar: str) -> Meanings:
        """For each terminal: its words in this language that are not English, and the English for each."""
        if self.game.language == ENGLISH:
            return {}
        means: Meanings = {}
        for line in _TERMINAL.finditer(grammar):
            if foreign := self._foreign(line["name"], line["pattern"]):
                means[line["name"]] = foreign
        lexicon = self.lexicons[0]
        for key, word in (("a draw", "draw"), ("unfinished", "unfinished")):
            means.setdefault(WINNERS, {}).update((fold(said), word) for said in lexicon.words[key])
        return means

    def other_spellings(self, grammar: str) -> Meanings:
        """For each terminal whose words are read: its other English spellings, and the canonical word."""
        also: Meanings = {}
        for line in _TERMINAL.finditer(grammar):
            terminal = line["name"]
            if terminal.startswith("_") or terminal in self.game.any_words:
                continue
            said = self._english(terminal, line["pattern"])
            if other := {spelt: word for spelt, word in said.items() if spelt != fold(word)}:
                also[terminal] = other
        return also

    def _english(self, terminal: str, pattern: str) -> dict[str, str]:
        """Everything that is read for a terminal in English, and the canonical word for each."""
        said = dict(self._names(terminal, english=True))
        for parts in map(_PLACEHOLDER.findall, _keys(pattern)):
            word = " ".join(self.lexicons[-1].word(part) for part in parts)
            said |= dict.fromkeys(self._spellings(*parts, english=True), word)
        return said

    def _foreign(self, terminal: str, pattern: str) -> dict[str, str]:
        meant, known = dict(self._names(terminal)), self._english(terminal, pattern)
        for parts in map(_PLACEHOLDER.findall, _keys(pattern)):
            word = " ".join(self.lexicons[-1].word(part) for part in parts)
            meant |= dict.fromkeys(self._spellings(*parts), word)
        return {spelt: word for spelt, word in meant.items() if word not in (spelt, known.get(spelt))}

    def _names(self, terminal: str, english: bool = False) -> dict[str, str]:
        """Everything that is read for the names of a terminal's list, and the English name of each."""
        listed = self.game.terminals.get(terminal)
        found: dict[str, str] = {}
        for lexicon in self.lexicons[-1:] if english else self.lexicons:
            if listed is not None:
                found = {**listed.spellings(lexicon), **found}
        return found

    def _spellings(self, *keys: str, english: bool = False) -> list[str]:
        """All spellings of a word of the notation, folded; or of several words behind each other."""
        found = [""]
        for key in keys:
            found = [f"{before} {word}".strip() for before in found for word in self._of(key, english)]
        return found

    def _of(self, key: str, english: bool) -> Iterable[str]:
        if key.isupper():
            return self._names(key, english)
        lexicons = self.lexicons[-1:] if english else self.lexicons
        said = [word for lexicon in lexicons for word in _listed(lexicon, key)]
        if not said:
            raise ValueError(
                f"the grammar of {self.game.name} has a word {key!r}, but no words file has it"
            )
        return dict.fromkeys(map(fold, said))


def _keys(pattern: str) -> list[str]:
    """The words of the notation in a pattern, those in a look-ahead left out."""
    return [key for key in _KEYS.findall(_LOOK.sub("", pattern)) if _HEADER not in key]


def _listed(lexicon: Lexicon, key: str) -> Iterable[str]:
    if key.startswith(_HEADER):
        name = key.removeprefix(_HEADER)
        names = [each for each in lexicon.header if each not in _OWN_LINES] if name == _OTHER else [name]
        return [word for each in names for word in lexicon.header.get(each, ())]
    return lexicon.words.get(key, ())


def _any_of(words: Iterable[str]) -> str:
    """A pattern for any of these words, the longest first."""
    longest_first = sorted(set(words), key=lambda word: (-len(word), word))
    patterns = (re.escape(word).replace("\\ ", r"\s+").replace("\\-", "-") for word in longest_first)
    return f"(?:{'|'.join(patterns)})"
