"""What a collection of logs exercises: rules, editions, rulings, endings and numbers of players.

A rule is *found* where a log is told so, and *kept* where a legal log did something that it is asked of and
it had nothing to say. That it was asked is what can be known; how closely it looked is not.

Some rules are asked only of what they forbid, so no legal log can keep them in this way. A legal log that
bears the code in its name, the *neighbour* of one that breaks the rule, shows such a rule kept.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable
from typing import Any, NamedTuple

from referee.core.acts import Claim
from referee.core.book import LOG
from referee.core.game import Game
from referee.core.hindsight import Watched
from referee.core.record import Entry, Play, Record
from referee.core.rule import BOARD, ERROR, NOTICE, WAIVED, Rule, RuleBook
from referee.core.verdict import Place, Verdict

from .dispute import chosen_option

UNFINISHED = "unfinished"
_CODE = re.compile(r"[A-Z]+-[A-Z]+-\d+(?![^-.])")


class Asking(Watched):
    """A replay that notes which rules were asked, each by its code."""

    def __init__(self, record: Record) -> None:
        super().__init__(record, self.ask)
        self.asked: set[str] = set()
        self.known: dict[tuple[int, type, bool], frozenset[str]] = {}

    def ask(self, place: Place, seat: int, action: Any, state: Any) -> None:
        kind = type(action)
        plain = kind in self.game.form_of and self.game.is_plain(action)
        key = (state.phase, kind, plain)
        if key not in self.known:
            self.known[key] = frozenset(self.rules_on(*key))
        self.asked |= self.known[key]

    def rules_on(self, phase: int, kind: type, plain: bool) -> list[str]:
        """The rules asked of such an action; of a plain one, none that concern what it might have added."""
        return [
            clause.rule.code
            for clause in self.game.book.clauses
            if kind in clause.on
            and (not clause.during or phase in clause.during)
            and not (clause.extra and plain)
            and (clause.when is None or clause.when(self.options))
        ]

    def claim(self, entry: Entry, index: int, play: Play) -> None:
        """A claim that is right keeps the rule that one more or one less would have broken."""
        said: Claim = play.action
        for wrong in (said.value - 1, said.value + 1):
            rule = self.game.claim_rule(self.state, said.quantity, wrong, said.value)
            self.asked.add(rule.code)
        super().claim(entry, index, play)


def asked(record: Record) -> set[str]:
    """The codes of all rules that were asked of a log, and of the board file that it names."""
    asking = Asking(record)
    asking.run(record.entries)
    if has_own_board(record):
        asking.asked |= {rule.code for rule in record.known_game.book if rule.of == BOARD}
    return asking.asked


def has_own_board(record: Record) -> bool:
    """Whether the log is played on a board file; shipped boards are judged when they are compiled."""
    boards, board = record.known_game.boards, record.known_terms.board
    return boards is not None and all(board is not boards.make(name) for name in boards.shipped)


class Exercised(NamedTuple):
    """One rule: in how many logs it was found, and kept.

    `through` is the rule whose numbers these are, where a rule only allows something.
    """

    rule: Rule
    found: int
    kept: int
    neighbours: int
    through: str

    @property
    def is_kept(self) -> bool:
        return bool(self.kept or self.neighbours)

    @property
    def both(self) -> bool:
        return bool(self.found) and self.is_kept


class Coverage:
    """What the logs of one game exercise."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.logs = self.legal = 0
        self.found: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        self.neighbours: Counter[str] = Counter()
        self.editions: Counter[str] = Counter()
        self.players: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()
        self.decided: Counter[str] = Counter()
        self.chosen: Counter[tuple[str, str]] = Counter()
        self.in_force: Counter[tuple[str, str]] = Counter()

    def add(self, verdict: Verdict) -> None:
        """Count a log, but for its findings."""
        record, terms = verdict.record, verdict.terms
        self.logs += 1
        if not verdict.judged or terms is None:
            return
        self.editions[terms.edition] += 1
        self.players[len(record.header.players)] += 1
        self.chosen.update(terms.chosen.items())
        self.in_force.update((key, chosen_option(record, key)) for key in self.game.data["rulings"])
        if any(finding.severity in (ERROR, WAIVED) for finding in verdict.findings):
            return
        self.legal += 1
        self.kept.update(asked(record) - {finding.code for finding in verdict.findings})
        named = _CODE.match(re.split(r"[/\\]", record.name)[-1])
        if named:
            self.neighbours[named[0]] += 1
        sheet = self.game.score(verdict.state, terms.options, record.players)
        self.endings[sheet.status] += 1
        if sheet.decided_by:
            self.decided[sheet.decided_by] += 1

    def counters(self) -> dict[str, Any]:
        """Everything counted, by name."""
        return {name: value for name, value in vars(self).items() if name != "game"}

    def add_counters(self, counters: dict[str, Any]) -> None:
        for name, value in counters.items():
            if isinstance(value, Counter):
                getattr(self, name).update(value)
            else:
                setattr(self, name, getattr(self, name) + value)

    def rules(self) -> list[Exercised]:
        """Every rule of the game. One that only allows something is exercised by the rule that shows it."""
        return [
            Exercised(rule, self.found[code], self.kept[code], self.neighbours[code], rule.shown_by)
            for rule in self.game.book
            for code in [rule.shown_by or rule.code]
        ]

    def ending_names(self) -> tuple[str, ...]:
        """Every way to end that a log can name, and that there is none."""
        return (*self.game.endings.names, UNFINISHED)

    def options(self) -> list[tuple[str, str]]:
        """Every option of every ruling."""
        rulings = self.game.data["rulings"].items()
        return [(key, option) for key, ruling in rulings for option in ruling["options"]]

    def player_counts(self) -> range:
        return range(self.game.least_players, self.game.most_players + 1)

    def missing(self) -> dict[str, list[str]]:
        """What no log exercises, by kind."""
        rules = self.rules()
        unused = [pair for pair in self.options() if not self.in_force[pair]]
        return {
            "found": [each.rule.code for each in rules if not each.found],
            "kept": [each.rule.code for each in rules if not each.is_kept],
            "editions": [name for name in self.game.data["editions"] if not self.editions[name]],
            "players": [str(count) for count in self.player_counts() if not self.players[count]],
            "endings": [name for name in self.ending_names() if not self.endings[name]],
            "rulings": [f"{key}={option}" for key, option in unused],
        }


class Counts(NamedTuple):
    """What a survey has counted."""

    games: dict[str, dict[str, Any]]
    log: Counter[str]
    logs: int
    unexpected: list[str]


class Survey:
    """What a collection of logs exercises, game by game, and of the rules about the log itself.

    `books` are the catalogues of those rules.
    """

    def __init__(self, books: Iterable[RuleBook] = (LOG,)) -> None:
        self.books = tuple(books)
        self.games: dict[str, Coverage] = {}
        self.log: Counter[str] = Counter()
        self.logs = 0
        self.unexpected: list[str] = []
        """Logs with a finding that they do not expect. It shows nothing, so it is not counted."""

    def add(self, verdict: Verdict, expected: Container[tuple[int, str]]) -> None:
        """Count a log. Of its findings count those that are `expected`, by line and code."""
        game = verdict.record.game
        self.logs += 1
        codes: set[str] = set()
        surprise = False
        for finding in verdict.findings:
            if finding.severity in (NOTICE, WAIVED) or (finding.place.line, finding.code) in expected:
                codes.add(finding.code)
            elif finding.follows is None:
                surprise = True
        if surprise:
            self.unexpected.append(verdict.record.name)
        self.log.update(code for code in codes if any(code in book for book in self.books))
        if game is not None:
            coverage = self.games.setdefault(game.name, Coverage(game))
            coverage.add(verdict)
            coverage.found.update(codes)

    def counts(self) -> Counts:
        """All that was counted, as plain data that another process can be sent."""
        games = {name: each.counters() for name, each in self.games.items()}
        return Counts(games, self.log, self.logs, self.unexpected)

    def add_counts(self, counts: Counts, game_named: Callable[[str], Game]) -> None:
        """Add what was counted elsewhere."""
        self.logs += counts.logs
        self.log.update(counts.log)
        self.unexpected += counts.unexpected
        for name, counters in counts.games.items():
            if name not in self.games:
                self.games[name] = Coverage(game_named(name))
            self.games[name].add_counters(counters)

    def log_rules(self) -> list[Rule]:
        return [rule for book in self.books for rule in book]

    @property
    def complete(self) -> bool:
        """Whether nothing at all is missing."""
        games = any(any(coverage.missing().values()) for coverage in self.games.values())
        return not games and all(self.log[rule.code] for rule in self.log_rules())
