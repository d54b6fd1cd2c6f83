"""Rules about the log itself, the same for every game: claims and waivers."""

from __future__ import annotations

from collections.abc import Sequence

from referee.speech.say import Wording, phrase

from .rule import Rule, RuleBook

LOG = RuleBook("LOG", package="referee")

TOO_MANY = LOG.rule(
    "LOG-MANY-1",
    title="A log has at most a thousand findings",
    law="After a thousand findings the replay stops, because the log is probably of another game.",
    says="more than {most:,} findings; the rest of the log was not judged",
)
WRONG_NUMBER = {
    "wrong": "{player} has {right} {units} here, not {claimed}: {too}",
    "table": "there {right|is|are} {right} {units} here, not {claimed}: {too} (of the table, not of "
    "{player})",
}
"""What a wrong claim is told: about a player, and about what lies on the table."""
CLAIM_WRONG = LOG.rule(
    "LOG-CLAIM-1",
    title="A claim agrees with the replay",
    law="A number that the log claims for a player is the number that the replay has at that point.",
    says=WRONG_NUMBER,
)
CLAIM_OPEN = LOG.rule(
    "LOG-CLAIM-2",
    title="A claim can be worked out",
    law="A number that depends on something hidden can be neither confirmed nor refuted.",
    says={
        "wrong": "{player} has {possible} {units} here: the log does not show whether {claimed} is right",
        "table": "there are {possible} {units} here: the log does not show whether {claimed} is right",
    },
)
WAIVER_UNUSED = LOG.rule(
    "LOG-WAIVE-1",
    title="A waiver waives something",
    law="`stands CODE` is written only on an action that breaks that rule.",
    says="nothing here breaks {code}, so there is nothing to let stand",
)
WAIVER_OTHER = LOG.rule(
    "LOG-WAIVE-2",
    title="A waiver names the rule that was broken",
    law="The code after `stands` is the code of the rule that the action breaks.",
    says="the waiver names {code}, but the rule broken here is {broken}",
)
WAIVER_UNKNOWN = LOG.rule(
    "LOG-WAIVE-3",
    title="A waiver names a rule of the game",
    law="The code after `stands` is the code of a rule of the game that the log records.",
    says="there is no rule {code} in {game}",
)


def excess(difference: int) -> Wording:
    """How far a claim is off: `2 too many`."""
    if difference > 0:
        return phrase("claim.too-many", "{number} too many", number=difference)
    return phrase("claim.too-few", "{number} too few", number=-difference)


def case_of_claim(quantity: str, of_table: Sequence[str]) -> dict[str, str]:
    """The case of a claim about something that belongs to no player."""
    return {"case": "table"} if quantity in of_table else {}


def hint_of(word: str) -> Wording:
    """The word that somebody probably meant, to be put behind a sentence."""
    return phrase("hint.word", " (did you mean {word}?)", word=word)


def any_claim(state: object, quantity: int, claimed: int, right: int) -> Rule:
    """The rule on wrong numbers for a game that has none of its own."""
    return CLAIM_WRONG
