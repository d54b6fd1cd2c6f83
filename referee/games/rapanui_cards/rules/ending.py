"""The end of the game, the score, and what the log may say about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from referee.core.acts import DRAW as A_DRAW
from referee.core.acts import UNFINISHED, Resign, Result
from referee.core.log_rules import excess
from referee.core.rule import Again, Breach, Check, Rule, Seat, Undecided
from referee.speech.ranges import either
from referee.speech.say import Wording
from referee.speech.values import Series

from ..actions import Refill, Values
from ..cards import MOAI, OFFERING_NAMES
from ..offerings import Four, minus
from ..options import Options
from ..scoring.claimed import WRONG_CLAIM
from ..scoring.possibilities import Ending, PossibleOutcome, told_totals
from ..scoring.quantity_names import MOAI_SHOWN, OFFERINGS, TOTAL, WOODPOINTS
from ..scoring.scoring import four, standing
from ..scoring.stone_values import HIGHEST, values
from ..state.state import ALWAYS, IN_TURN, OVER, SETUP, State
from ..voice import VOICE
from .book import DEEDS, rule

END_2 = rule(
    "KO-END-2",
    "END",
    "Nothing after the end",
    "When the draw pile is used up, the game is over. There is no further draw, evaluation, turn or "
    "purchase.",
    "{why}, so the game is over",
)


@END_2.check(on=(*DEEDS, Refill, Resign), during=(OVER,))
def game_is_on(state: State, seat: int, action: object, options: Options) -> Breach:
    """Only the first action after the end is reported."""
    return Again() if state.played_on else {"why": _why(state)}


def _why(state: State) -> Wording:
    """Why the game is over; a table that lays no short refill has some cards left."""
    if state.pile:
        return VOICE.phrase("over.few", "there are too few cards left for a refill")
    return VOICE.phrase("over.none", "the draw pile is used up")


END_1 = rule(
    "KO-END-1",
    "END",
    "The last refill ends the game",
    "The game ends when a refill uses up the draw pile, and not before.",
    {
        "early": "the game is not over: {pile} {pile|card is|cards are} left in the draw pile",
        "hand": "the game is not over: {player} must first draw up to three cards",
        "over": "{why}, so the game is over, not unfinished",
        "table": "`position: end` replaces a whole game, so it cannot be part of one",
    },
)


@END_1.check(on=Result, during=(SETUP, *IN_TURN))
def game_is_over(state: State, seat: int, action: Result, options: Options) -> Breach:
    if action.winners == UNFINISHED:
        return None
    if state.ending:
        return {"case": "hand", "player": Seat(state.active)}
    return {"case": "early", "pile": state.pile}


@END_1.check(on=Result, during=(OVER,))
def end_is_named(state: State, seat: int, action: Result, options: Options) -> Breach:
    return {"case": "over", "why": _why(state)} if action.winners == UNFINISHED else None


# What a number that the log claims is wrong by.
NOTE_1 = rule(
    "KO-NOTE-1",
    "LOG",
    "Claimed numbers are right",
    "A number that the log claims during the game is the number that Referee computes.",
    WRONG_CLAIM,
)
END_3 = rule(
    "KO-END-3",
    "END",
    "No final score before the end",
    "A log that stops earlier is unfinished. It has no final score, only the points so far.",
    "the game is not over, so there is no final total; {player}'s total so far is {right}, not "
    "{claimed}: {too}",
)
END_4 = rule(
    "KO-END-4",
    "END FLOW",
    "The last turn counts until the end",
    "Everything that was bought, built and offered in the turn that ended the game counts.",
    "the moai built in the last turn counts: {player} has {right} moai, not {claimed}: {too}",
)
FINAL_1 = rule(
    "KO-FINAL-1",
    "END",
    "The total",
    "The total is the player's glory, four points for each moai in the display, one point for each five "
    "wood, and the value of the offering cards. Nothing else counts.",
    {
        "wrong": "{player}'s total is {right}, not {claimed}: {too}",
        "players": "the result has {written} {written|total|totals} for {right} players",
        "together": "these totals cannot occur together, whatever the face-down cards were",
        "open": "the totals depend on face-down cards that are not known: they may be {totals}",
    },
)
FINAL_2 = rule(
    "KO-FINAL-2",
    "END",
    "Five wood are worth one point",
    "Each full set of five wood is worth one glory. Any wood left over is worth nothing.",
    "{player}'s wood is worth {right}, not {claimed}: {too}",
)
FINAL_3 = rule(
    "KO-FINAL-3",
    "END",
    "Only cards still held count",
    "Offering cards that a player still owns count. Cards on the stone count for nobody.",
    "{player}'s offering cards are worth {right}, not {claimed}: {too}",
)


@FINAL_1.check(on=Result, during=(OVER,))
def written_totals_are_right(state: State, seat: int, action: Result, options: Options) -> Breach:
    if action.counts is None:
        return None
    if len(action.counts) != state.players:
        return {"case": "players", "written": len(action.counts), "right": state.players}
    totals = {ending.totals for ending in standing(state, options).endings}
    wrong = []
    for player, (possible, claimed) in enumerate(
        zip(zip(*totals, strict=True), action.counts, strict=False)
    ):
        if claimed not in possible:
            right = min(possible, key=lambda number: abs(number - claimed))
            facts = {
                "case": "wrong",
                "player": Seat(player),
                "right": either(possible),
                "claimed": claimed,
                "too": excess(claimed - right),
            }
            wrong.append(facts)
    if wrong:
        return wrong[0] | {"also": tuple(wrong[1:])}
    if not any(each[: len(action.counts)] == action.counts for each in totals):
        return {"case": "together"}
    if len(totals) == 1:
        return None
    spans = [either(possible) for possible in zip(*totals, strict=True)]
    return Undecided(case="open", totals=Series(spans, ""))


def claim_rule(state: State, quantity: int, claimed: int, right: int) -> Rule:
    """The rule that a wrong number breaks, by what it counts and when it is claimed."""
    if quantity == TOTAL:
        return FINAL_1 if state.phase == OVER else END_3
    if quantity == WOODPOINTS:
        return FINAL_2
    if quantity == OFFERINGS:
        return FINAL_3
    if quantity == MOAI_SHOWN and state.phase == OVER and claimed == right - 1:
        return END_4
    return NOTE_1


def _wrong_values(state: State, action: Values, options: Options) -> tuple[Four, Four] | None:
    """The values that the log gives and the right ones, if they are certain and differ."""
    valuations = standing(state, options).valuations
    if len(valuations) != 1:
        return None
    right = min(valuations)
    told = _told(action, right)
    return None if told == right else (told, right)


def _told(action: Values, right: Four) -> Four:
    """The values that the log gives; it may leave out kinds."""
    told = dict(action.counts)
    return four([told.get(kind, number) for kind, number in enumerate(right)])


WRONG = "the values of the kinds are {right}, not {written}"


def _value_rule(
    code: str,
    title: str,
    law: str,
    fits: Callable[[State, Four, Four], bool],
    *more: tuple[str, str],
    wrong: str = WRONG,
) -> Rule:
    says = {"wrong": wrong} | dict(more)
    declared = rule(code, "END", title, law, says if more else says["wrong"])

    def values_are_right(state: State, seat: int, action: Values, options: Options) -> Breach:
        wrong = _wrong_values(state, action, options)
        if wrong is None or not fits(state, *wrong):
            return None
        return {"right": _worths(wrong[1]), "written": _valued(action.counts)}

    declared.check(on=Values, during=ALWAYS)(values_are_right)
    return declared


def _worths(numbers: Iterable[object]) -> Series:
    return _valued(enumerate(numbers))


def _valued(values: Iterable[tuple[int, object]]) -> Series:
    """Kinds and what each is worth."""
    return Series(
        (
            VOICE.phrase("value", "{kind} {value}", kind=VOICE.term(OFFERING_NAMES[kind]), value=value)
            for kind, value in values
        ),
        "",
    )


def _counts(state: State) -> list[int]:
    return list(state.told_stone) if state.told_stone is not None else state.stone


def _without_hidden(state: State, told: Four) -> bool:
    """Whether the values count only the open cards, although the stone has face-down cards too."""
    seen = minus(four(state.stone), four(state.face_down))
    return told == values(seen, False) and (state.hidden_on_stone > 0 or any(state.face_down))


_value_rule(
    "KO-VALUE-4",
    "With an empty stone no kind has a value",
    "If no card lies on the stone, every kind is worth nothing.",
    lambda state, told, right: not any(_counts(state)) and state.hidden_on_stone == 0,
)
_value_rule(
    "KO-VALUE-6",
    "One value for all players",
    "Each kind has one value for all players, which depends on the whole stone.",
    lambda state, told, right: any(number > HIGHEST for number in told),
    wrong="no kind is worth more than 3: the values of the kinds are {right}, not {written}",
)
_value_rule(
    "KO-VALUE-3",
    "All cards on the stone count",
    "Face-up, face-down and extra cards all count.",
    lambda state, told, right: _without_hidden(state, told),
)
_value_rule(
    "KO-VALUE-5",
    "Kinds never offered are ranked too",
    "On a stone that is not empty, a kind without a card is ranked like any other.",
    lambda state, told, right: (
        _only_zeros_differ(told, right)
        and any(not count and told[kind] != right[kind] for kind, count in enumerate(_counts(state)))
    ),
)
_value_rule(
    "KO-VALUE-2",
    "A kind is worth 0 only if all four counts differ",
    "If two kinds have equal counts, no kind is worth nothing.",
    lambda state, told, right: _only_zeros_differ(told, right),
)
VALUE_1 = _value_rule(
    "KO-VALUE-1",
    "Values by rank",
    "The kind offered most is worth 3, the next 2, then 1 and 0; kinds with equal counts share a value, "
    "and no value is skipped.",
    lambda state, told, right: True,
    ("never", "the kinds cannot be worth {written}, whatever the face-down cards were"),
    ("open", "the values of the kinds depend on face-down cards that are not known: {right}"),
)


@VALUE_1.check(on=Values, during=ALWAYS)
def values_are_possible(state: State, seat: int, action: Values, options: Options) -> Breach:
    valuations = standing(state, options).valuations
    if len(valuations) < 2:
        return None
    if not any(_told(action, each) == each for each in valuations):
        return {"case": "never", "written": _valued(action.counts)}
    return Undecided(case="open", right=_worths(either(each) for each in zip(*valuations, strict=True)))


def _only_zeros_differ(told: Four, right: Four) -> bool:
    return all(one == two or one == 0 for one, two in zip(told, right, strict=True))


WINNERS_ARE_RIGHT: list[Check] = []
"""The checks of the winners, one for each rule."""


def _winner_rule(
    code: str,
    title: str,
    law: str,
    fits: Callable[[State, Ending, Result, Options], bool],
    *more: tuple[str, str],
) -> Rule:
    says = {"wrong": "{winners} {winners|wins|win}; the totals are {totals}"} | dict(more)
    declared = rule(code, "END", title, law, says if more else says["wrong"])

    def winners_are_right(state: State, seat: int, action: Result, options: Options) -> Breach:
        result = standing(state, options)
        ending = _the_ending(result)
        if ending is None or set(action.winners) == ending.winners:
            return None
        if not fits(state, ending, action, options):
            return None
        return {
            "winners": tuple(Seat(winner) for winner in sorted(ending.winners)),
            "totals": told_totals(result.endings),
        }

    WINNERS_ARE_RIGHT.append(declared.check(on=Result, during=(OVER,))(winners_are_right))
    return declared


def _the_ending(result: PossibleOutcome) -> Ending | None:
    """How the game ended; None if the face-down cards leave the winner open."""
    if len({ending.winners for ending in result.endings}) != 1:
        return None
    return min(result.endings, key=lambda ending: ending.totals)


def _best(ending: Ending) -> set[int]:
    return {seat for seat, total in enumerate(ending.totals) if total == max(ending.totals)}


def _with_most_moai(state: State, ending: Ending) -> set[int]:
    """Of those with the highest total, those who have most moai in the display."""
    best = _best(ending)
    most = max(state.display[seat][MOAI] for seat in best)
    return {seat for seat in best if state.display[seat][MOAI] == most}


def _richest(state: State, ending: Ending) -> set[int]:
    """Of the players whom the moai leave tied, those with most wood; nobody if all have the same."""
    tied = _with_most_moai(state, ending)
    rich = {seat for seat in tied if state.wood[seat] == max(state.wood[each] for each in tied)}
    return rich if rich != tied else set()


WIN_1 = _winner_rule(
    "KO-WIN-1",
    "The highest total wins",
    "The player with the highest total wins.",
    lambda state, ending, action, options: (
        action.winners == A_DRAW or not set(action.winners) <= _best(ending)
    ),
    ("never", "this cannot be the result, whatever the face-down cards were; possible winners: {players}"),
    ("open", "the winner depends on face-down cards that are not known; possible winners: {players}"),
)


@WIN_1.check(on=Result, during=(OVER,))
def winners_are_possible(state: State, seat: int, action: Result, options: Options) -> Breach:
    result = standing(state, options)
    if _the_ending(result) is not None:
        return None
    players = tuple(Seat(seat) for seat in sorted(result.possible))
    if not any(set(action.winners) == ending.winners for ending in result.endings):
        return {"case": "never", "players": players}
    return None if action.counts is not None else Undecided(case="open", players=players)


_winner_rule(
    "KO-WIN-2",
    "A tie goes to the most moai",
    "Of the players with equal highest totals, the one with the most moai in the display wins.",
    lambda state, ending, action, options: (
        ending.decided_by == "KO-WIN-2" or not set(action.winners) <= _with_most_moai(state, ending)
    ),
)
_winner_rule(
    "KO-WIN-3",
    "The next tie-breaker is wood, but not in the French rulebook",
    "In the Dutch rulebook the most wood breaks a tie that remains. The French one has no such rule.",
    lambda state, ending, action, options: (
        ending.decided_by == "KO-WIN-3"
        or (not options.wood_breaks_ties and set(action.winners) == _richest(state, ending))
    ),
)
_winner_rule(
    "KO-WIN-4",
    "Players who are still tied share the victory",
    "Players who are still tied after all comparisons win together.",
    lambda state, ending, action, options: True,
)
