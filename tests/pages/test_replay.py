"""The replay page: its frames are the drawings, and it holds all that the log and the verdict say."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import referee
from referee import shelf
from referee.analysis.limits import MOST_ACTIONS
from referee.analysis.moments import Moment, each_moment
from referee.analysis.turns import lines_of
from referee.core.record import Record
from referee.pages.html import asset
from referee.pages.replay import replay_page
from referee.pages.steps import picture_of, steps_of
from referee.pages.words import ENGLISH, IN_SCRIPT
from referee.pictures.drawing import Drawing
from scripts.worst_logs import header
from tests.effort import FULL, some
from tests.support import RECORDS, Judged, hold_for_each, judged, log, name_of, records

from .applying import CELLS, FRAME, Applied, Seen, data_of, shapes_of
from .parsing import Parsed, is_whole_and_small

GAMES = [
    RECORDS / "easter-island" / "legal" / "endings" / "one-left-by-enemy-ray.moai",
    RECORDS / "rapa-nui-cards" / "legal" / "games" / "4-players-fr.moai",
    RECORDS / "rapa-nui-island" / "legal" / "games" / "4-players-fr.moai",
]
HOSTILE = "<script>alert(1)</script>"


def page_of(*lines: str, players: str = "Ann, Ben") -> str:
    return replay_page(referee.check(log(*lines, players=players)))


@cache
def page_of_record(path: Path) -> str:
    return replay_page(judged(path).verdict)


# --- frames ---


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_frames_lead_to_every_drawing(path: Path) -> None:
    """The frames up to a moment, applied one after the other, give the drawing of the engine at it."""
    record = judged(path).record
    data = data_of(page_of_record(path))
    steps, applied = data["steps"], Applied(data)
    compared = set(some(range(len(steps)), 5)) | {len(steps) - 1}
    seen = []

    def see(moment: Moment) -> None:
        step = steps[len(seen)]
        applied.apply(step[FRAME] if len(step) > FRAME else [])
        if len(seen) in compared:
            drawing = picture_of(record, moment)
            assert applied.shapes == shapes_of(drawing), moment.place
            assert applied.described == drawing.description
        seen.append(moment.place)

    each_moment(record, lines_of(record), see)
    assert len(seen) == len(steps) > 10


@pytest.mark.parametrize("path", GAMES, ids=name_of)
def test_cells_lead_to_the_score_sheet(path: Path) -> None:
    record = judged(path).record
    data = data_of(page_of_record(path))
    cells = {}
    for step in data["steps"]:
        for row, seat, number, *_ in step[CELLS] if len(step) > CELLS else []:
            cells[data["rows"][row], seat] = number
    for line in referee.score(record).lines:
        assert cells[line.label, line.seat].split("-")[0] == str(line.amount)


def test_nothing_is_kept_but_what_changes() -> None:
    """Twice as long a game makes no larger frames: a claim or a pass repeats nothing of the table."""
    record = log("Ann: place c3 north", *["claim Ann 1"] * 500)
    rows = steps_of(record).rows
    assert len(rows) == 502
    assert max(map(len, rows[3:])) < 60


# --- the page ---


def page_is_whole_and_small(path: Path) -> None:
    one: Judged = judged(path)
    if not one.record.can_be_judged:
        return
    is_whole_and_small(page_of_record(path))


@pytest.mark.parametrize("game", shelf.own_names())
def test_a_table_that_does_not_change_is_drawn_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines that do nothing cost no picture and no score sheet each, however many they are."""
    drawn = []

    def counted(record: Record, moment: Moment) -> Drawing:
        drawn.append(moment.place)
        return picture_of(record, moment)

    monkeypatch.setattr("referee.pages.steps.picture_of", counted)
    counts = []
    for many in (20, 40):
        drawn.clear()
        nothing = "".join(f"Ann: zork {number}\n" for number in range(many))
        shown = steps_of(referee.loads(header(game) + nothing))
        assert len(shown.rows) == many + 1
        counts.append(len(drawn))
    assert counts[0] == counts[1] < 20


@pytest.mark.parametrize("game", [*shelf.own_names(), "disputes", "log"])
def test_every_record_is_a_page(game: str) -> None:
    """A sample of them; in a full run all of them, and whole games of each number of players."""
    whole = [path for path in records(game) if "games" in path.parts] if FULL else []
    hold_for_each(sorted({*whole, *some(records(game), 120)}), name_of, page_is_whole_and_small)


@pytest.mark.parametrize("name", ["<script>", "<!--", "]x[", "Ann & Ben's", "</title>", "</script>", "𝒜nn"])
def test_hostile_names_are_shown_as_they_are(name: str) -> None:
    page = page_of(f"{name}: place c3 north", "Ben: place c3 south", f"# {HOSTILE}", players=f"{name}, Ben")
    assert Parsed(page).tags.count("script") == 2
    assert data_of(page)["players"][0] == name
    [title] = re.findall(r"<h1>(.*?)</h1>", page)
    assert unescape(title) == f"{name} and Ben"


def test_a_finding_has_its_rule_in_full() -> None:
    page = page_of("Ann: place c3 north", "Ben: place c3 south")
    [article] = re.findall(r"<article.*?</article>", page)
    verdict = referee.check(log("Ann: place c3 north", "Ben: place c3 south"))
    [finding] = verdict.findings
    for words in (finding.rule.title, finding.rule.law, finding.code, *finding.legal):
        assert words in unescape(article), words
    assert 'href="#line=6.1"' in article
    assert data_of(page)["found"] == [[2, "error"]]


def test_a_log_that_cannot_be_read_everywhere_is_replayed_around_the_gaps() -> None:
    page = page_of("Ann: place c3 north", "%%%%", "Ben: plaec d4", "Ann: place b2 north")
    data = data_of(page)
    assert [step[0] for step in data["steps"]] == [0, 5, 6, 7, 8]
    assert {at for at, _ in data["found"]} == {2, 3}


def test_the_replay_shows_where_it_stops() -> None:
    record = referee.loads(
        "game: easter-island\nplayers: Ann, Ben\nruling: after-violation=stop\n"
        "Ann: place c3 north\nBen: place c3 south\nAnn: place a1 north\n"
    )
    page = replay_page(referee.check(record))
    data = data_of(page)
    assert [step[0] for step in data["steps"]] == [0, 4, 5]
    assert data["stopped"] is True
    assert "The replay stops at line 5." in page
    assert page.count('class="unjudged"') == 1


def test_who_plays_must_be_clear() -> None:
    record = referee.loads("game: easter-island\nplayers: Ann, Ann\n\nAnn: place c3 north\n")
    assert "Nothing could be replayed" in replay_page(referee.check(record))


def test_an_unfinished_game_has_no_result() -> None:
    assert "The game is not over." in page_of("Ann: place c3 north")


def test_the_head_counts_waived_violations() -> None:
    """Nobody is told that every move is legal if the table let an illegal one stand, as in `check`."""
    lines = "Ann: place c3 north", "Ben: place c3 south stands EI-PLACE-1"
    verdict = referee.check(log(*lines))
    assert not [finding for finding in verdict.findings if finding.counts]
    assert len(verdict.waived) == 1
    head = unescape(page_of(*lines)).partition("</header>")[0]
    assert "1 violation was waived. Every other move is legal" in head
    assert "Every move is legal" not in head


def test_hidden_cards_stay_hidden_until_they_are_told() -> None:
    """Anne's last line shows what her face-down card was. Before that line the page does not know it."""
    path = RECORDS / "rapa-nui-cards" / "legal" / "examples" / "deduction.moai"
    lines = judged(path).record.lines
    texts = "\n".join(lines), "\n".join(line for line in lines if not line.startswith("Marc: play"))
    whole, cut = (tables(data_of(replay_page(referee.check(referee.loads(text))))) for text in texts)
    assert len(whole) > len(cut) > 10
    assert whole[: len(cut) - 1] == cut[:-1]
    assert any("face down: 1" in shape.title for shape in cut[-1])


def tables(data: dict[str, Any]) -> list[list[Seen]]:
    """The shapes at every step of a page."""
    applied, seen = Applied(data), []
    for step in data["steps"]:
        applied.apply(step[FRAME] if len(step) > FRAME else [])
        seen.append(applied.shapes)
    return seen


def test_the_words_of_the_script_are_in_the_table() -> None:
    used = set(re.findall(r'say\(\s*"([^"]+)"', asset("replay.js")))
    used |= set(re.findall(r'"(claim [a-z ]+)"', asset("replay.js")))
    assert used <= set(IN_SCRIPT) <= set(ENGLISH)


def test_a_log_that_is_too_long_is_refused() -> None:
    record = log(*["Ann: pass"] * 9_000)
    with pytest.raises(ValueError, match=f"at most {MOST_ACTIONS:,} can be shown"):
        referee.to_html(record)


def test_every_word_is_used() -> None:
    folder = Path(referee.__file__).parent / "pages"
    source = "".join(
        path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if path.stem != "words"
    )
    source += asset("replay.js")
    made = ("speed ", "under ", "and", "or", "error", "waived", "notice", "undecided", "consequence")
    unused = [key for key in ENGLISH if not re.search(rf"""["']{re.escape(key)}["']""", source)]
    assert [key for key in unused if not key.startswith(made)] == []
