"""What a collection of logs exercises: rules, editions, rulings, endings and numbers of players.

A rule is *found* if a log has a finding of it. It is *kept* if its check was asked about an action of a
legal log and found nothing wrong. How much of the check was exercised is not known.

Some rules only check actions that they always forbid, so a legal log cannot keep them in this way. They
count as kept if there is a legal log with their code in its name, the *neighbour* of a log that breaks the
rule.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Container, Iterable
from typing import Any, NamedTuple

from referee.analysis.looking_back import Watched
from referee.core.acts import Claim
from referee.core.entry import Play, Row
from referee.core.finding import Place
from referee.core.game import Game
from referee.core.log_rules import LOG
from referee.core.quick import step_of
from referee.core.record import Record
from referee.core.rule import BOARD, ERROR, NOTICE, WAIVED, Look, Rule, RuleBook
from referee.core.verdict import Verdict

from .dispute import chosen_option

UNFINISHED = "unfinished"
_CODE = re.compile(r"[A-Z]+-[A-Z]+-\d+(?![^-.])")


class Asking(Watched):
    """A replay of a legal log that notes the codes of the rules that were asked.

    The rules on an action depend on its kind and the phase. Once they are noted, such actions are only
    carried out.
    """

    def __init__(self, record: Record) -> None:
        super().__init__(record, self.ask)
        phases = range(self.game.phases)
        self.plain: list[dict[type, Look]] = [{} for _ in phases]
        self.rich: list[dict[type, Look]] = [{} for _ in phases]
        self.quick = self.quick._replace(plain=tuple(self.plain), rich=tuple(self.rich))
        self.asked: set[str] = set()
        self.known: set[tuple[int, type, bool]] = set()

    def ask(self, place: Place, seat: int, action: Any, state: Any) -> None:
        kind = type(action)
        key = (state.phase, kind, kind in self.game.form_of and self.game.is_plain(action))
        if key in self.known:
            return
        self.known.add(key)
        self.asked.update(self.rules_on(*key))
        effect = self.game.effects.get(kind)
        for table, plain in ((self.plain, True), (self.rich, False)):
            if effect is not None and self.asked.issuperset(self.rules_on(state.phase, kind, plain)):
                table[state.phase][kind] = step_of((), effect)

    def rules_on(self, phase: int, kind: type, plain: bool) -> list[str]:
        """The rules that are asked about such an action; without those on optional parts if it is plain."""
        return [
            clause.rule.code
            for clause in self.game.book.clauses
            if kind in clause.on
            and (not clause.during or phase in clause.during)
            and not (clause.extra and plain)
            and (clause.when is None or clause.when(self.options))
        ]

    def claim(self, row: Row, index: int, play: Play) -> None:
        """Count a right claim as keeping the rule that a wrong number would have broken."""
        said = play.action
        assert isinstance(said, Claim)
        for wrong in (said.value - 1, said.value + 1):
            rule = self.game.claim_rule(self.state, said.quantity, wrong, said.value)
            self.asked.add(rule.code)
        super().claim(row, index, play)


def asked(record: Record) -> set[str]:
    """The codes of all rules that were asked about a legal log and its board file."""
    asking = Asking(record)
    asking.run(record.entries)
    if has_own_board(record):
        asking.asked |= {rule.code for rule in record.known_game.book if rule.of == BOARD}
    return asking.asked


def has_own_board(record: Record) -> bool:
    """Whether the log uses a board file. Shipped boards are judged when they are compiled."""
    boards, board = record.known_game.boards, record.known_terms.board
    return boards is not None and all(board is not boards.make(name) for name in boards.shipped)


class Exercised(NamedTuple):
    """A rule, and in how many logs it was found and kept.

    If a rule only allows something, `through` is the rule whose numbers these are.
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
        """Count a log, without its findings."""
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
        sheet = self.game.score(verdict.known_state, terms.options, record.players)
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
        """Every rule of the game. A rule that only allows something has the numbers of its `shown_by`."""
        return [
            Exercised(rule, self.found[code], self.kept[code], self.neighbours[code], rule.shown_by)
            for rule in self.game.book
            for code in [rule.shown_by or rule.code]
        ]

    def ending_names(self) -> tuple[str, ...]:
        """Every ending that a log can name, and the case that it names none."""
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


class CoverageCounts(NamedTuple):
    """The counts of a survey of logs."""

    games: dict[str, dict[str, Any]]
    log: Counter[str]
    logs: int
    unexpected: list[str]


class Survey:
    """What a collection of logs exercises, for each game and for the rules about the log itself.

    `books` are the rule books about the log itself.
    """

    def __init__(self, books: Iterable[RuleBook] = (LOG,)) -> None:
        self.books = tuple(books)
        self.games: dict[str, Coverage] = {}
        self.log: Counter[str] = Counter()
        self.logs = 0
        self.unexpected: list[str] = []
        """For each rule, the logs with an unexpected finding. It was not intended, so it is not counted."""

    def add(self, verdict: Verdict, expected: Container[tuple[int, str]]) -> None:
        """Count a log, and those of its findings whose line and code are `expected`."""
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

    def counts(self) -> CoverageCounts:
        """All counts, as plain data that can be sent to another process."""
        games = {name: each.counters() for name, each in self.games.items()}
        return CoverageCounts(games, self.log, self.logs, self.unexpected)

    def add_counts(self, counts: CoverageCounts, game_named: Callable[[str], Game]) -> None:
        """Add the counts of another process."""
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
        """Whether nothing is missing."""
        games = any(any(coverage.missing().values()) for coverage in self.games.values())
        return not games and all(self.log[rule.code] for rule in self.log_rules())
