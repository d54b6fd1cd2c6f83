"""A list with a slip, as of an offering round: every item that was written stays with its player."""

from __future__ import annotations

import re

import pytest

import referee
from referee import shelf
from referee.mend.judging import judged
from referee.mend.likeness import AS_NEAR, clause_cost
from referee.playing.game_log import random_log

TABLE = """\
game: rapa-nui-cards
edition: kosmos-nl
players: Carl, Marc, Anne, Herman

position: turn 9, Carl
wood Carl: 8
display Carl: woodcutter fish
hand Carl: moai fish priest
hand Marc: fish fish moai
hand Anne: grain grain berry
hand Herman: potato potato fish
column 1: fish priest moai grain
column 2: woodcutter moai priest woodcutter
column 3: berry berry potato priest
column 4: fish moai woodcutter grain
"""
RIGHT = ("Marc potato", "Anne grain", "Herman fish", "Carl ?")
SLIPS = {
    "two in the wrong order": ("Anne grain", "Marc potato", "Herman fish", "Carl ?"),
    "the last one first": ("Carl ?", "Marc potato", "Anne grain", "Herman fish"),
    "a player forgotten": ("Marc potato", "Anne grain", "Carl ?"),
    "the first player forgotten": ("Anne grain", "Herman fish", "Carl ?"),
    "the builder forgotten": ("Marc potato", "Anne grain", "Herman fish"),
    "a player named twice": ("Marc potato", "Marc grain", "Herman fish", "Carl ?"),
    "two players forgotten": ("Anne grain", "Carl ?"),
    "one forgotten, two in the wrong order": ("Herman fish", "Anne grain", "Carl ?"),
}


def turn(items: tuple[str, ...]) -> str:
    return f"Carl: play moai; offer {', '.join(items)}; extra berry; draw 1\n"


def offered(text: str) -> tuple[str, ...]:
    """The items of the last offering round of a log."""
    return tuple(re.findall(r"offer ([^;\n]*)", text)[-1].split(", "))


def kept(written: tuple[str, ...], now: tuple[str, ...]) -> bool:
    """Whether all written items are still there. Of a player named twice, one has another name."""
    lost = [item for item in written if item not in now]
    renamed = len({item.split()[0] for item in written}) < len(written)
    cards = [item.split()[1] for item in now]
    return len(lost) <= renamed and all(item.split()[1] in cards for item in lost)


@pytest.mark.parametrize("what", SLIPS)
def test_a_repair_keeps_each_item_with_its_player(what: str) -> None:
    record = referee.loads(TABLE + turn(SLIPS[what]))
    found = referee.repair(record).repairs
    texts = [referee.repaired(record, each) for each in found]
    in_the_list = [text for text in texts if text.startswith(TABLE)]  # the header may be wrong instead
    assert texts[0] == in_the_list[0]
    assert found[0].complete
    for text in in_the_list:
        assert kept(SLIPS[what], offered(text)), text
        assert referee.check(referee.loads(text)).legal
    several = "forgotten" in what
    assert several or offered(texts[0]) == RIGHT
    assert "two players" in what or TABLE + turn(RIGHT) in in_the_list


@pytest.mark.parametrize("what", SLIPS)
def test_the_legal_actions_that_are_shown_keep_the_items(what: str) -> None:
    (fault,) = judged(referee.loads(TABLE + turn(SLIPS[what]))).findings
    first, *_ = fault.legal
    assert kept(SLIPS[what], offered(first)), fault.legal
    if "forgotten" in what:
        assert all(kept(SLIPS[what], offered(each)) for each in fault.legal), fault.legal
        assert fault.suggestion is None  # only the players know what was offered
    elif what != "the last one first":
        assert offered(first) == RIGHT
        assert "order" not in what or fault.suggestion == first


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_slip_in_a_round_of_a_whole_game_is_repaired(players: int) -> None:
    names = ("Anne", "Marc", "Carl", "Eva")[:players]
    games = (random_log(shelf.game("rapa-nui-cards"), "kosmos-nl", names, seed) for seed in range(20))
    rounds = ((lines, offered(line)) for lines in games for line in lines if "offer " in line)
    lines, items = next((lines, each) for lines, each in rounds if len(each) == players)
    text = "\n".join(lines) + "\n"
    slip = text.replace(", ".join(items), ", ".join((items[1], items[0], *items[2:])), 1)
    record = referee.loads(slip)
    assert not referee.check(record).legal
    assert referee.repaired(record, referee.repair(record).repairs[0]) == text


COSTS = [
    # what was written, and actions from the nearest to the furthest
    ("offer A fish, B grain", "offer B grain, A fish", "offer A grain, B fish"),
    ("offer A fish, B grain", "offer A fish, B grain, C fish", "offer A fish, B fish, C grain"),
    ("offer A fish", "offer A fish, B grain", "offer A grain, B fish"),
    ("offer A fish, A grain", "offer A fish, B grain", "offer B fish, C berry"),
    ("offer A fish, B grain", "offer A fish, C grain", "offer A fish, C berry"),
    ("take A wood, B glory", "take A wood, B wood", "take A glory, B wood"),
]


@pytest.mark.parametrize(("written", "near", "far"), COSTS)
def test_more_changed_words_of_a_list_cost_more(written: str, near: str, far: str) -> None:
    same, less, more = (clause_cost(written.split(), each.split()) for each in (written, near, far))
    assert same == 0 < less < more - AS_NEAR


DEMANDED = {
    "KO-PLAY-1": (TABLE + "Carl: draw 1\n", "play "),
    "KO-BOX-2": (
        TABLE.replace("wood Carl: 8", "wood Carl: 5").replace("moai fish priest", "moai moai moai")
        + "Carl: keep\n",
        "box moai",
    ),
}


@pytest.mark.parametrize("code", DEMANDED)
def test_what_the_broken_rule_demands_is_shown_first(code: str) -> None:
    text, demanded = DEMANDED[code]
    fault = judged(referee.loads(text)).findings[0]
    assert fault.rule.code == code
    of_it = [each.startswith(demanded) for each in fault.legal]
    assert of_it[0] and of_it == sorted(of_it, reverse=True), fault.legal


@pytest.mark.parametrize("seed", [1, 2])
def test_a_missing_offering_round_is_no_missing_turn(seed: int) -> None:
    lines = random_log(shelf.game("rapa-nui-cards"), "kosmos-nl", ("Anne", "Marc", "Carl"), seed)
    at = next(at for at, line in enumerate(lines) if "offer " in line)
    lines[at] = re.sub(r"offer [^;]*; ", "", lines[at])
    fault = judged(referee.loads("\n".join(lines) + "\n")).findings[0]
    assert (fault.rule.code, fault.place.line) == ("KO-OFFER-1", at + 1)
    assert [each.note for each in fault.related] == ["perhaps offer is missing"]
