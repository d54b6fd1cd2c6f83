"""Rules about the log itself, the same for every game: claims and waivers."""

from __future__ import annotations

from .rule import Rule, RuleBook

LOG = RuleBook("LOG")

TOO_MANY = LOG.rule(
    "LOG-MANY-1",
    title="A log has not more than a thousand findings",
    law="After a thousand findings the replay stops, since the log is hardly of this game.",
    says="more than {most:,} findings; the rest was not judged",
)
CLAIM_WRONG = LOG.rule(
    "LOG-CLAIM-1",
    title="A claim agrees with the replay",
    law="A number that the log claims for a player is the number that the replay gives there.",
    says="{player} has {right} {units} here, not {claimed}: {too}",
)
CLAIM_OPEN = LOG.rule(
    "LOG-CLAIM-2",
    title="A claim can be worked out",
    law="Where the log hides something, a number that depends on it can be neither confirmed nor refused.",
    says="{player} has {possible} {units} here: the log does not tell whether {claimed} is right",
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
    law="The code behind `stands` is the code of the rule that the action breaks.",
    says="the waiver names {code}, but the rule broken here is {broken}",
)
WAIVER_UNKNOWN = LOG.rule(
    "LOG-WAIVE-3",
    title="A waiver names a rule of the game",
    law="The code behind `stands` is a rule of the game that the log is of.",
    says="there is no rule {code} in {game}",
)


def any_claim(state: object, quantity: int, claimed: int, right: int) -> Rule:
    """For a game that has no rule of its own for a wrong number."""
    return CLAIM_WRONG
