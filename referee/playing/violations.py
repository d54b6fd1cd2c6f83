"""Makes a random game with one deliberate violation, marked `#! CODE` on its line.

First a violation is searched for: a wrong entry somewhere in a random game that breaks this rule and no
other. If none is found, a record of the rule is used up to the violation. In both cases the game continues
after the violation if possible, and the whole log is judged before it is returned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from referee import shelf
from referee.core.acts import TurnEnds
from referee.core.rule import Rule
from referee.core.verdict import Verdict

from .examples import Example, examples, is_about_files, mark, wrong_entries
from .game_log import Teller
from .playout import TABLE
from .random_game import Played, play
from .settings import NAMES, Setting, Wish, draw_setting, header, setting_for
from .tempers import Players
from .typing_slips import scribbles
from .walkthrough import walk
from .wrong_entries import Wrong, Wrongs

Judge = Callable[[str], Verdict]
"""The verdict of `check` on a text."""

GAMES = 3
"""How many random games are searched for a place for the violation."""
HITS = 4
"""The most places of one game that are tried."""
GOES_ON = 40
"""The most turns after the violation."""
SEARCH, EXAMPLE, HEADER = "search", "example", "header"


class Spoiled(NamedTuple):
    """A log with one violation: its line, and how it was found."""

    setting: Setting
    text: str
    line: int
    rule: Rule
    by: str


class Unbroken(Exception):
    """No log was found that breaks only this rule, with this edition and number of players."""


def spoil(wish: Wish, seed: int, rule: Rule | None, judge: Judge) -> Spoiled:
    """A log that breaks the rule, or a random rule. Unbroken if none is found."""
    setting = draw_setting(wish, seed)
    if rule is not None:
        spoiled = _spoil(wish, setting, rule, judge)
        if spoiled is None:
            raise Unbroken
        return spoiled
    rules = list(wish.game.book)
    setting.dice("which rule").shuffle(rules)
    for each in rules:
        spoiled = _spoil(wish, setting, each, judge)
        if spoiled is not None:
            return spoiled
    raise Unbroken


class Opening(NamedTuple):
    """A log up to a violation. A line that is cut short becomes one only when another player continues."""

    setting: Setting
    lines: list[str]
    by: str
    broken_off: int = TABLE
    rest: Sequence[str] = ()
    """The lines that follow, if they are known; otherwise the game is played on."""


def _spoil(wish: Wish, setting: Setting, rule: Rule, judge: Judge) -> Spoiled | None:
    if not rule.faults or is_about_files(setting.game, rule):
        return None  # it only allows something, or no log breaks it
    for opening in _openings(wish, setting, rule):
        verdict = judge(_text(opening.lines))
        line = _only_line(verdict, rule)
        if (line is None) != (opening.broken_off != TABLE):
            continue  # something else is wrong, or nothing
        rest = opening.rest or (_play_on(opening, verdict) if _can_go_on(opening, verdict) else ())
        whole = [*opening.lines, *rest]
        wanted = line or len(opening.lines)
        if rest and _only_line(judge(_text(whole)), rule) == wanted:
            return _marked(opening, whole, wanted, rule)
        if line is not None:
            return _marked(opening, opening.lines, line, rule)
    return None


def _marked(opening: Opening, lines: Sequence[str], line: int, rule: Rule) -> Spoiled:
    """The log with its mark, and a first line that says how to make it again."""
    marked = [f"# a random game with a violation of {rule.code}, seed {opening.setting.seed}", *lines[1:]]
    marked[line - 1] = mark(marked[line - 1], rule.code)
    return Spoiled(opening.setting, _text(marked), line, rule, opening.by)


def _text(lines: Sequence[str]) -> str:
    return "\n".join(lines) + "\n"


def _only_line(verdict: Verdict, rule: Rule) -> int | None:
    """The line of the only finding that counts, if it is of this rule."""
    counted = [finding for finding in verdict.findings if finding.counts]
    return counted[0].place.line if len(counted) == 1 and counted[0].rule is rule else None


# --- what comes before the violation ---


def _openings(wish: Wish, setting: Setting, rule: Rule) -> Iterator[Opening]:
    """Logs that may break the rule. The likeliest and most random come first."""
    if rule.code not in setting.game.book:
        played = play(setting)
        for lines, rest in scribbles(played, setting.dice(f"place of {rule.code}")):
            yield Opening(setting, lines, SEARCH, rest=rest)
    for number in range(GAMES):
        played = play(setting, number)
        yield from _searched(played, rule, number)
    if rule is setting.game.stranger:
        yield from _strangers(played)
    yield from _headers(setting)
    for example in examples(setting.game, rule):
        yield from _shown(wish, setting, example)


def _searched(played: Played, rule: Rule, number: int) -> Iterator[Opening]:
    """The first places where the rule can be broken: from a random line on, then before that line."""
    setting = played.setting
    dice = setting.dice(f"place of {rule.code} {number}")
    shown = wrong_entries(setting.game, rule)
    wrongs = Wrongs(setting, played.lines, rule, shown, dice)
    begin = dice.below(len(played.lines))
    for first, end in ((begin, len(played.lines) + 1), (0, begin)):
        hits = 0
        for point in walk(setting, played.lines):
            wrong = wrongs.at(point) if first <= point.number < end else None
            if wrong is not None:
                hits += 1
                yield _with(played, wrong)
            if hits >= HITS:
                return


def _with(played: Played, wrong: Wrong) -> Opening:
    """The log of a game up to a wrong entry."""
    setting = played.setting
    game, names = setting.game, setting.names
    before = [told.text for told in played.lines[: wrong.number]]
    done = [game.write(action, names) for action in wrong.turn.actions[: wrong.step]]
    said = [] if wrong.action is None else [game.write(wrong.action, names)]
    joined = wrong.seat == wrong.turn.seat != TABLE and wrong.step > 0
    lines = [_line(names, wrong.turn.seat, done + said if joined else done)] if wrong.step else []
    if not joined and said:
        lines.append(_line(names, wrong.seat, said))
    broken_off = wrong.seat if wrong.action is None else TABLE
    return Opening(setting, [*played.head, *before, *lines], SEARCH, broken_off)


def _line(names: Sequence[str], seat: int, said: Sequence[str]) -> str:
    return "; ".join(said) if seat == TABLE else f"{names[seat]}: {'; '.join(said)}"


def _strangers(played: Played) -> Iterator[Opening]:
    """Logs with a line of somebody who does not play."""
    setting = played.setting
    stranger = next(name for name in NAMES if name not in setting.names)
    for number, told in enumerate(played.lines):
        if told.turn is not None and told.turn.seat != TABLE:
            before = [each.text for each in played.lines[:number]]
            said = told.text.partition(": ")[2]
            yield Opening(setting, [*played.head, *before, f"{stranger}: {said}"], SEARCH)
            return


def _headers(setting: Setting) -> Iterator[Opening]:
    """Logs with too many players, too few, or the same one twice."""
    every = [name for name in NAMES if name not in setting.names]
    most, least = setting.game.most_players, setting.game.least_players
    names = [*setting.names, *every][: most + 1]
    for players in (names, names[: least - 1], [*setting.names[:-1], setting.names[0]]):
        other = setting._replace(names=tuple(players), notes=tuple(() for _ in players))
        yield Opening(other, [*header(other)], HEADER)


def _shown(wish: Wish, setting: Setting, example: Example) -> Iterator[Opening]:
    """The records of the rule, under the edition that was asked for."""
    if wish.players not in (None, example.players) or wish.board is not None:
        return
    for edition in dict.fromkeys((setting.terms.edition, example.edition)):
        if edition is None or wish.edition not in (None, edition):
            continue
        lines = [line.partition("  #!")[0] for line in example.lines]
        lines = [line for line in lines if not line.startswith(("#", "edition:"))]
        at = 1 + next(number for number, line in enumerate(lines) if line.startswith("game:"))
        rulings = [f"ruling: {key}={option}" for key, option in wish.rulings.items()]
        lines[at:at] = [f"edition: {edition}", *rulings]
        number = max(setting.game.least_players, min(example.players, setting.game.most_players))
        other = setting_for(wish, setting.seed, edition, number, setting.dice("example"))
        yield Opening(other, ["#", *lines], EXAMPLE)


# --- what comes after it ---


def _can_go_on(opening: Opening, verdict: Verdict) -> bool:
    players = verdict.record.header.players
    fits = opening.setting.game.least_players <= len(players) <= opening.setting.game.most_players
    return verdict.judged and not verdict.stopped and not verdict.record.findings and fits


def _play_on(opening: Opening, verdict: Verdict) -> list[str]:
    """Legal lines from the table after the violation, as the replay sees it."""
    setting, state = opening.setting, verdict.known_state
    game, terms, names = setting.game, verdict.record.known_terms, verdict.record.players
    if opening.broken_off != TABLE:
        game.as_played[TurnEnds](state, opening.broken_off, TurnEnds(), terms.options)
    habits = shelf.habits(game.name)
    players = Players(habits, setting.tempers, terms.plan, setting.talks)
    teller = Teller(game, terms, names, state, setting.dice("afterwards"), GOES_ON)
    return [told.text for told in teller.lines(players.choose, players.remark, habits.extras)]
