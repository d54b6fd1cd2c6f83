"""The summary of a collection of logs, counted from its tables in one pass."""

from __future__ import annotations

import json
import os
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from contextlib import closing
from typing import Any

from referee.export.safe_text import visible
from referee.language.languages import lexicon
from referee.speech.catalogue import grammar
from referee.speech.current import spoken
from referee.speech.punctuation import headed
from referee.speech.say import tell

MOST_RULES = 10

Where = tuple[str, str]
"""A game and an edition."""


class Answers:
    """The counts of the summary."""

    def __init__(self) -> None:
        self.logs = 0
        self.verdicts: Counter[str] = Counter()
        self.broken: Counter[str] = Counter()
        self.logs_with: Counter[str] = Counter()
        self.by_edition: dict[str, Counter[str]] = defaultdict(Counter)
        self.titles: dict[str, str] = {}
        self.endings: dict[Where, Counter[str]] = defaultdict(Counter)
        self.scores: dict[Where, list[float]] = defaultdict(lambda: [0, 0, 0, 0, 0])
        """The numbers of finished games, players, their points, winners, and the points of the winners."""

    def add(self, game: dict[str, Any], players: list[Any], findings: list[Any]) -> None:
        self.logs += 1
        self.verdicts[game["verdict"]] += 1
        where = (game["game"] or "?", game["edition"] or "?")
        counted = [finding for finding in findings if finding["counts"]]
        for finding in counted:
            self.titles[finding["code"]] = finding["title"]
            self.broken[finding["code"]] += 1
            self.by_edition[finding["code"]][where[1]] += 1
        self.logs_with.update({finding["code"] for finding in counted})
        if game["ending"] is None:
            return
        self.endings[where][game["ending"]] += 1
        if game["over"] and game["verdict"] == "legal":
            self._add_scores(self.scores[where], players)

    def _add_scores(self, sums: list[float], players: list[Any]) -> None:
        sums[0] += 1
        for player in players:
            points = (
                player["score"] + player["most"]
            ) / 2  # the middle of a range that hidden cards leave open
            sums[1] += 1
            sums[2] += points
            if player["winner"]:
                sums[3] += 1
                sums[4] += points

    def words(self) -> list[str]:
        """The summary as lines of text."""
        counted = ", ".join(
            f"{_number(count)} {_verdict(said, count)}" for said, count in sorted(self.verdicts.items())
        )
        logs = tell("survey.logs", "{number:,} {number|log|logs}", number=self.logs)
        rows = [headed(logs, counted or tell("survey.nothing", "nothing"))]
        if self.broken:
            rows += ["", tell("survey.broken", "rules broken most (findings, logs, findings by edition)")]
            for code, count in sorted(self.broken.items(), key=lambda each: (-each[1], each[0]))[
                :MOST_RULES
            ]:
                editions = ", ".join(
                    f"{name} {_number(n)}" for name, n in sorted(self.by_edition[code].items())
                )
                rows.append(
                    f"  {_number(count):>7} {_number(self.logs_with[code]):>7}  {code:<12} "
                    f"{self.titles[code]} ({editions})"
                )
        if self.endings:
            rows += ["", tell("survey.endings", "how games end")]
            for (game, edition), counts in sorted(self.endings.items()):
                told = ", ".join(
                    f"{_ending(game, ending)} {_number(count)}" for ending, count in counts.most_common()
                )
                rows.append(headed(f"  {game}, {edition}", told))
        if self.scores:
            rows += ["", tell("survey.scores", "mean scores of finished legal games")]
            for (game, edition), sums in sorted(self.scores.items()):
                games, players, points, winners, theirs = sums
                mean = grammar().fraction(points / players)
                if winners:
                    facts = {"mean": mean, "won": grammar().fraction(theirs / winners)}
                    mean = tell("survey.winners", "{mean}, winners {won}", **facts)
                rows.append(headed(f"  {game}, {edition}", f"{mean} ({_games(games)})"))
        return [visible(row) for row in rows]


def _number(count: int) -> str:
    return grammar().number(count, ",")


def _ending(game: str, ending: str) -> str:
    """How a game ended, in the word of the notation in the language that is spoken."""
    try:
        own = lexicon(game, spoken())
        return own.word(ending) if ending == "unfinished" else own.name(ending)
    except (KeyError, ValueError):  # a game of another package that is not here, or has no such words
        return ending


def _games(count: float) -> str:
    return tell("survey.games", "{number:,} {number|game|games}", number=round(count))


def _verdict(word: str, count: int) -> str:
    match word:
        case "legal":
            return tell("survey.legal", "{count|legal|legal}", count=count)
        case "illegal":
            return tell("survey.illegal", "illegal")
        case "undecided":
            return tell("survey.undecided", "{count|undecided|undecided}", count=count)
        case "unreadable":
            return tell("survey.not-read", "{count|unreadable|unreadable}", count=count)
    return word


def answers(folder: str) -> Answers:
    """The summary of the tables in a folder. Only one log is in memory at a time."""
    told = Answers()
    with (
        closing(_rows(folder, "players")) as player_rows,
        closing(_rows(folder, "findings")) as finding_rows,
        closing(_rows(folder, "games")) as games,
    ):
        players, findings = _Grouped(player_rows), _Grouped(finding_rows)
        for game in games:
            number = game["log"]
            told.add(game, players.of(number), findings.of(number))
    return told


def _rows(folder: str, table: str) -> Generator[dict[str, Any], None, None]:
    with open(os.path.join(folder, f"{table}.jsonl"), encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


class _Grouped:
    """The rows of a table for one log after the other."""

    def __init__(self, rows: Iterator[dict[str, Any]]) -> None:
        self.rows = rows
        self.next = next(self.rows, None)

    def of(self, log: int) -> list[dict[str, Any]]:
        found = []
        while self.next is not None and self.next["log"] == log:
            found.append(self.next)
            self.next = next(self.rows, None)
        return found
