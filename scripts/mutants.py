"""Break one thing in the rules at a time, and see whether a golden record of the game notices.

python -m scripts.mutants [GAME ...] [--jobs N] [--only SORT] [--list] [--output-format json]

A record notices if its findings are no longer those that it marks (`tests/test_records.py`), or if judging
it raises an exception. All records together notice if a message of a rule is no longer shown
(`tests/test_rulebook.py`). A mutant that nothing notices survives, and the exit code is 1.

These are the sorts of mutants:

removed   a check is left out. If one quick check decides several rules, each of them is left out by itself.
always    a check objects to every action of its kinds, whatever the state: legal records have to notice.
There is no such mutant if no record could: for kinds without an effect, in phases in which the game's
`legal` never lists its kinds, and for a check that always returns facts, so that only its phases and
options decide. when      a check that depends on the options is asked under all of them blind     a quick
check (`screen=`, `BOOK.screen`) never finds anything lenient   a quick check does not see breaches of one
of the checks that it replaces ruling    an option of a ruling sets the same as the default edition   an
edition does not have its own answer to a ruling, or not its own value value     a number that is printed in
the rulebook is one higher effect    a legal action of this kind changes nothing on the table; if it never
does, it fails. The effect of an unreadable line is left alone, because records/log is about those.

Three more sorts would change no verdict, and are not made. If a quick check objects too often, the full
check is asked, which is only slower. The same is true for a check that is no longer `extra`. And a check
that is made `extra` is left out for plain actions, as in `removed`, or did not concern them.

Faults of board files and of the notation are not found by checks of a rule book, so they are left out here.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, cached_property
from pathlib import Path
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import referee  # noqa: E402
from referee import shelf  # noqa: E402
from referee.core import editions  # noqa: E402
from referee.core.acts import NearlyRead, Seating, TurnEnds  # noqa: E402
from referee.core.finding import Finding  # noqa: E402
from referee.core.game import Game  # noqa: E402
from referee.core.record import Record  # noqa: E402
from referee.core.replay import replay  # noqa: E402
from referee.core.verdict import Verdict  # noqa: E402
from scripts.spoiling import SORTS, Mutant, mutants  # noqa: E402

ASKED_ANYWAY = frozenset({Seating, TurnEnds})
"""Actions that the replay adds to every log."""

EXCUSED = {
    "rapa-nui-cards": {
        "when deck_has_the_exposed_card": "where all cards are open none is unseen",
        "when exposed_cards_are_named": "the same; after a lost refill it follows from that, uncounted",
        "when short_refill_is_not_laid": "where the rest is laid a refill has a phase without this check",
        "ruling lower-ranks=none": "places below the winner are in no verdict; the game's tests hold them",
    },
    "rapa-nui-island": {
        "effect heading": "it ends a full turn, as the next line of play does; only `show` can tell",
    },
}
"""Mutants that cannot affect a verdict, each with the reason. No record may notice one of them."""


Seen = tuple[tuple[int, str, str, str], ...]
"""Line, code, severity and case of each finding."""


class Log:
    """A golden record, and its verdict under the unchanged rules."""

    def __init__(self, path: Path) -> None:
        self.record: Record = referee.load(path)
        actions = [play.action for entry in self.record.entries for play in entry.plays]
        meant = [action.meant for action in actions if isinstance(action, NearlyRead)]
        self.kinds = ASKED_ANYWAY | {type(action) for action in (*actions, *meant)}
        self.size = len(actions)
        self.states_result = path.parent.name == "endings"
        self.raw = self.replayed()
        self.result = self.outcome()
        verdict = referee.check(self.record)
        self.right = told(verdict)
        self.sentences = sentences(verdict)

    def replayed(self) -> Seen:
        """A quick replay, without a search for causes."""
        if self.record.terms is None or not self.record.header.players:
            return ()
        found = replay(self.record).findings
        return tuple((each.place.line, each.code, each.severity, _case(each)) for each in found)

    def outcome(self) -> Any:
        """The result of a complete game, which its record states."""
        sheet = referee.score(self.record) if self.states_result else None
        return sheet and (sheet.status, sheet.decided_by, sheet.winners)

    def verdict(self) -> Verdict | None:
        """The verdict under the rules as they are now, or None if the replay finds no difference."""
        record, terms = self.record, self.record.terms
        if terms is not None:
            record.terms = editions.settle(record.known_game, terms.edition, terms.chosen, terms.board)
        if self.outcome() != self.result:
            raise AssertionError("the record states another result")
        return None if self.replayed() == self.raw else referee.check(self.record)


def told(verdict: Verdict) -> Any:
    """What the marks of a record state: the findings that count, and those that are undecided."""
    counted = [(each.place.line, each.code) for each in verdict.findings if each.counts]
    return counted, [(each.place.line, each.code) for each in verdict.undecided]


def sentences(verdict: Verdict) -> set[tuple[str, str]]:
    return {(each.code, _case(each)) for each in verdict.findings}


def _case(finding: Finding) -> str:
    return str(finding.facts.get("case", ""))


class Suite:
    """All golden records of a game."""

    def __init__(self, game: Game, paths: Sequence[Path]) -> None:
        self.game = game
        self.logs = sorted((Log(path) for path in paths), key=lambda log: log.size)

    def notices(self, mutant: Mutant) -> bool:
        """Whether some record, or all of them together, notice a mutant."""
        editions.forget()
        try:
            with mutant.spoil():
                return self._differs(mutant)
        finally:
            editions.forget()

    def _differs(self, mutant: Mutant) -> bool:
        concerned = [log for log in self.logs if mutant.kinds is None or log.kinds & mutant.kinds]
        shown: set[tuple[str, str]] = set()
        for log in sorted(concerned, key=lambda log: not self._is_near(log, mutant)):
            try:
                verdict = log.verdict()
            except Exception:  # the suite would fail as well
                return True
            if verdict is not None and told(verdict) != log.right:
                return True
            shown |= log.sentences if verdict is None else sentences(verdict)
        before = set().union(*(log.sentences for log in concerned))
        elsewhere = set().union(*(log.sentences for log in self.logs if log not in concerned))
        return not before <= shown | elsewhere

    @cached_property
    def open(self) -> set[tuple[type, int]]:
        """Each kind of action with the phases in which `legal` lists it."""
        seen: set[tuple[type, int]] = set()

        def watched(effect: Any) -> Any:
            def look_first(state: Any, seat: int, action: Any, options: Any) -> Any:
                seen.add((type(action), state.phase))
                seen.update((type(each), state.phase) for _, each in self.game.legal(state, options))
                return effect(state, seat, action, options)

            return look_first

        effects = {kind: watched(effect) for kind, effect in self.game.effects.items()}
        editions.forget()
        with patch.dict(self.game.effects, effects):
            for log in self.logs:
                if not log.raw:
                    log.verdict()
        editions.forget()
        return seen

    def is_closed(self, mutant: Mutant) -> bool:
        """Whether no action that this check is asked about can be legal, so that it may always object."""
        asked = {(kind, phase) for kind in mutant.kinds or () for phase in mutant.phases}
        return mutant.sort == "always" and not asked & self.open

    def _is_near(self, log: Log, mutant: Mutant) -> bool:
        if mutant.sort == "always":
            return not log.raw
        return any(code in mutant.rule for _, code, *_ in log.raw)


@cache
def _suite(name: str) -> tuple[Suite, list[Mutant]]:
    """The records and mutants of a game. Each process makes its own, because mutants cannot be sent."""
    game = shelf.game(name)
    paths = sorted((ROOT / "records" / name).rglob("*.moai"))
    return Suite(game, paths), mutants(game)


def _is_noticed(name: str, number: int) -> bool | None:
    """Whether a mutant is noticed; None if it does not count, because no log could show it."""
    suite, every = _suite(name)
    mutant = every[number]
    return suite.notices(mutant) or (None if suite.is_closed(mutant) else False)


def report(names: Sequence[str], only: Sequence[str], jobs: int) -> dict[str, Any]:
    """For each game how many mutants there are, how many were noticed, and all that were not."""
    games = {}
    with ProcessPoolExecutor(jobs) as pool:
        for name in names:
            tried = [(n, each) for n, each in enumerate(mutants(shelf.game(name))) if each.sort in only]
            answers = list(pool.map(_is_noticed, [name] * len(tried), [n for n, _ in tried], chunksize=8))
            judged = [(each, was) for (_, each), was in zip(tried, answers, strict=True) if was is not None]
            left = [each for each, was in judged if not was]
            games[name] = _summary(name, [each for each, _ in judged], left)
    return {"games": games}


def _summary(name: str, tried: Sequence[Mutant], left: Sequence[Mutant]) -> dict[str, Any]:
    excuses = EXCUSED.get(name, {})
    needless = {each.key for each in tried} - {each.key for each in left}
    of_sort = Counter(each.sort for each in tried)
    left_of_sort = Counter(each.sort for each in left)
    return {
        "mutants": len(tried),
        "killed": len(tried) - len(left),
        "sorts": {
            sort: {"mutants": of_sort[sort], "killed": of_sort[sort] - left_of_sort[sort]}
            for sort in SORTS
            if of_sort[sort]
        },
        "survivors": [each.facts for each in left if each.key not in excuses],
        "excused": [each.facts | {"why": excuses[each.key]} for each in left if each.key in excuses],
        "needless_excuses": sorted(needless & set(excuses)),
    }


def as_text(found: dict[str, Any]) -> str:
    lines = []
    for name, game in found["games"].items():
        counts = f"{game['mutants']} mutants, {game['killed']} killed, {len(game['survivors'])} survive"
        lines.append(f"{name}: {counts}, {len(game['excused'])} excused")
        lines += [f"  {sort:8} {of['killed']} of {of['mutants']}" for sort, of in game["sorts"].items()]
        for each in (*game["survivors"], *game["excused"]):
            said = " ".join(filter(None, [each["sort"], each["rule"], each["check"]]))
            on = f" on {', '.join(each['on'])}" if each["on"] else ""
            why = f": {each['why']}" if "why" in each else ""
            lines.append(f"  {'EXCUSED' if why else 'SURVIVES'} {said}{on}{why}")
        lines += [f"  NOTICED, so it needs no excuse: {key}" for key in game["needless_excuses"]]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    summary = (__doc__ or "").split("\n", 1)[0]
    parser = argparse.ArgumentParser(prog="python -m scripts.mutants", description=summary)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"one or more of {', '.join(shelf.own_names())}"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (one a core)")
    parser.add_argument("--only", action="append", choices=SORTS, help="this sort of mutants, no other")
    parser.add_argument("--list", action="store_true", help="list the mutants and try none")
    parser.add_argument("--output-format", choices=("text", "json"), default="text")
    asked = parser.parse_args(arguments)
    for name in asked.games:
        if name not in shelf.own_names():
            parser.error(f"{name} is not a game; the games are: {', '.join(shelf.own_names())}")
    names, only = asked.games or shelf.own_names(), asked.only or SORTS
    if asked.list:
        listed = ((name, each) for name in names for each in mutants(shelf.game(name)))
        print("\n".join(f"{name}: {each}" for name, each in listed if each.sort in only))
        return 0
    found = report(names, only, max(1, asked.jobs))
    print(json.dumps(found, indent=2) if asked.output_format == "json" else as_text(found))
    wrong = any(game["survivors"] or game["needless_excuses"] for game in found["games"].values())
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
