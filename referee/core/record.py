"""A log after reading: its header, and what was done, line by line."""

from __future__ import annotations

from referee.forms.lexicon import ENGLISH

from .editions import Terms
from .entry import NOBODY, Entry, Player, Row, as_entries
from .finding import Finding
from .game import Game
from .house import NO_HOUSE, House
from .plain_class import fresh, slotted

ForeignKey = tuple[int, int, str, tuple[str, ...]]
"""A key of the header that is not an English word: line, column, word, and the languages that have it."""


@slotted
class Header:
    """The `key: value` lines at the top, with their line numbers."""

    game: str | None = None
    edition: str | None = None
    language: str | None = None
    """The code of the language that the header names, or None."""
    players: tuple[Player, ...] = ()
    rulings: dict[str, str] = fresh(default_factory=dict)
    fields: list[tuple[str, str]] = fresh(default_factory=list)
    lines: dict[str, int] = fresh(default_factory=dict)
    foreign_keys: list[ForeignKey] = fresh(default_factory=list)
    """The keys that are not English words."""


@slotted
class Record:
    """A log as read. `lines` is its text, which reports quote."""

    name: str
    lines: list[str]
    header: Header = fresh(default_factory=Header)
    rows: list[Row] = fresh(default_factory=list)
    """The lines of play. `entries` has the same lines, with names for their parts."""
    game: Game | None = None
    terms: Terms | None = None
    findings: list[Finding] = fresh(default_factory=list)
    notices: list[Finding] = fresh(default_factory=list)
    """Notices that are worth a look but stop nothing: doubts about the board."""
    spoken: Game | None = None
    """The game in the language of the log."""
    house: House = NO_HOUSE
    """What holds where the header says nothing."""

    @property
    def entries(self) -> list[Entry]:
        """The lines of play: turns, results, claims and other lines of the table itself."""
        return as_entries(self.rows)

    @property
    def known_game(self) -> Game:
        """The game of a log whose header names one. ValueError if it does not."""
        if self.game is None:
            raise ValueError(f"{self.name}: the header names no game")
        return self.game

    @property
    def language(self) -> str:
        """The language of the log's words."""
        return ENGLISH if self.spoken is None else self.spoken.language

    @property
    def notation(self) -> Game:
        """The game in the language of the log, for whatever is written into the log."""
        return self.known_game if self.spoken is None else self.spoken

    @property
    def known_terms(self) -> Terms:
        """The terms of a log whose header settles them. ValueError if it does not."""
        if self.terms is None:
            raise ValueError(f"{self.name}: the header names no edition")
        return self.terms

    @property
    def can_be_judged(self) -> bool:
        """Whether the header names a game, an edition of it, and somebody who plays."""
        return self.game is not None and self.terms is not None and bool(self.header.players)

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat. A seat that the header leaves empty is called NOBODY."""
        names = tuple([player.name for player in self.header.players])
        empty = (self.game.least_players if self.game else 0) - len(names)
        return names + (NOBODY,) * empty
