"""An editor session: a real client starts the server and talks to it over its standard streams."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import referee

pytest.importorskip("pygls", reason="the package pygls is not installed")
pytest.importorskip("pytest_lsp", reason="the package pytest_lsp is not installed")

from lsprotocol import types
from pygls.workspace import PositionCodec
from pytest_lsp import client_capabilities, make_test_lsp_client

from referee.lsp.acting import actions
from referee.lsp.columns import Columns, text_edits
from referee.lsp.diagnostics import diagnostics
from referee.lsp.documents import OpenLog
from referee.lsp.hovering import hover

LONGEST = 30.0
"""Seconds that one session may take. A server that does not answer fails here and does not hang."""
URI = "file:///game.moai"
FAULTY = """\
game: easter-island
players: Odile 🗿🗿, Robin

Odile 🗿🗿: place b2 nroth
Robin: place d4 south
Odile 🗿🗿: place b4 east
Robin: place d2 west
Odile 🗿🗿: place c3 north
Robin: place c3 east
"""
LINE = "Odile 🗿🗿: place b2 nroth"


class Editor:
    """A client with one open log."""

    def __init__(self, client: Any, uri: str) -> None:
        self.client = client
        self.uri = uri
        self.document = types.TextDocumentIdentifier(uri)
        self.text = ""
        self.version = 0

    async def open(self, text: str) -> list[types.Diagnostic]:
        self.text = text
        item = types.TextDocumentItem(self.uri, "moai", 0, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return await self.shown()

    async def type(self, text: str) -> list[types.Diagnostic]:
        self.text = text
        self.version += 1
        document = types.VersionedTextDocumentIdentifier(uri=self.uri, version=self.version)
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))
        return await self.shown()

    async def shown(self) -> list[types.Diagnostic]:
        """The findings that the server publishes next."""
        await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        return list(self.client.diagnostics[self.uri])

    async def apply(self, edit: types.WorkspaceEdit | None) -> list[types.Diagnostic]:
        assert edit is not None and edit.changes is not None
        text = self.text
        for each in sorted(
            edit.changes[self.uri], key=lambda e: (e.range.start.line, e.range.start.character)
        ):
            text = replaced(text, each)
        return await self.type(text)

    async def actions(self, found: types.Diagnostic) -> list[types.CodeAction]:
        context = types.CodeActionContext([found])
        params = types.CodeActionParams(self.document, found.range, context)
        return list(await self.client.text_document_code_action_async(params))


def offset(text: str, position: types.Position) -> int:
    """Where a position is, counted as the protocol does: in UTF-16 units."""
    lines = text.split("\n")
    before = sum(len(line) + 1 for line in lines[: position.line])
    units = lines[position.line].encode("utf-16-le")[: 2 * position.character]
    return before + len(units.decode("utf-16-le"))


def replaced(text: str, edit: types.TextEdit) -> str:
    return text[: offset(text, edit.range.start)] + edit.new_text + text[offset(text, edit.range.end) :]


def words(text: str, where: types.Range) -> str:
    return text[offset(text, where.start) : offset(text, where.end)]


def session(play: Callable[[Editor], Awaitable[None]], uri: str = URI, *options: str) -> None:
    """Start a server, let a client play, and end both."""

    async def run() -> None:
        client = make_test_lsp_client()
        await client.start_io(sys.executable, "-m", "referee", "lsp", *options)
        capabilities = client_capabilities("visual-studio-code")
        await client.initialize_session(types.InitializeParams(capabilities=capabilities))
        try:
            await play(Editor(client, uri))
        finally:
            await client.shutdown_session()
            await client.stop()

    async def in_time() -> None:
        await asyncio.wait_for(run(), LONGEST)

    asyncio.run(in_time())


def test_two_faults_are_shown_fixed_and_gone() -> None:
    async def play(editor: Editor) -> None:
        found = await editor.open(FAULTY)
        assert [each.code for each in found] == ["SYN-WORD-1", "EI-PLACE-1"]
        assert [words(FAULTY, each.range) for each in found] == ["nroth", "place c3 east"]
        fix, *_ = await editor.actions(found[0])
        left = await editor.apply(fix.edit)
        assert "Odile 🗿🗿: place b2 north\n" in editor.text
        assert [each.code for each in left] == ["EI-PLACE-1"]
        stands = next(each for each in await editor.actions(left[0]) if "stands" in each.title)
        waived = await editor.apply(stands.edit)
        assert editor.text.endswith("Robin: place c3 east stands EI-PLACE-1\n")
        assert [each.severity for each in waived] == [types.DiagnosticSeverity.Hint]
        assert referee.check(referee.loads(editor.text)).legal

    session(play)


def test_a_repair_is_searched_for_when_it_is_chosen() -> None:
    async def play(editor: Editor) -> None:
        found = await editor.open(FAULTY.replace("nroth", "north"))
        repair = (await editor.actions(found[0]))[-1]
        assert repair.edit is None
        resolved = await editor.client.code_action_resolve_async(repair)
        assert await editor.apply(resolved.edit) == []
        again = await editor.client.code_action_resolve_async(repair)  # the log is another one now
        assert again.edit is None
        assert "changed" in editor.client.messages[-1].message

    session(play)


CONSEQUENCE = referee.simulate("easter-island", seed=3).text.replace("place b1 east", "place a1 east")


def test_a_consequence_leads_to_the_line_that_it_follows_from() -> None:
    async def play(editor: Editor) -> None:
        found = await editor.open(CONSEQUENCE)
        assert len(found) > 1
        found = await editor.shown()  # after the search for causes
        expected = referee.check(referee.loads(CONSEQUENCE))
        assert [each.code for each in found] == [each.code for each in expected.findings]
        follows = [each for each in found if each.severity == types.DiagnosticSeverity.Information]
        assert follows
        params = types.DefinitionParams(editor.document, follows[0].range.start)
        places = await editor.client.text_document_definition_async(params)
        assert {each.range.start.line + 1 for each in places} == {
            each.follows.line for each in expected.findings if each.follows is not None
        }

    session(play)


def test_hovering_tells_the_rule_the_piece_and_the_table() -> None:
    async def play(editor: Editor) -> None:
        found = await editor.open(FAULTY + "Odile 🗿🗿: pivot b2 east  #! EI-PIVOT-1\n")

        async def over(line: int, word: str) -> str:
            text = editor.text.split("\n")[line]
            column = len(text[: text.index(word)].encode("utf-16-le")) // 2
            params = types.HoverParams(editor.document, types.Position(line, column + 1))
            answer = await editor.client.text_document_hover_async(params)
            return "" if answer is None else answer.contents.value

        told = await over(8, "c3")
        assert "**EI-PLACE-1**" in told and found[1].message.split("'")[0] in told.replace("\\", "")
        assert "```text" in told
        assert "**EI-PIVOT-1**" in await over(9, "EI-PIVOT-1")
        assert "```text" in await over(4, "d4")
        assert await over(2, "") == ""

    session(play)


def test_completion_offers_what_is_legal_here() -> None:
    async def play(editor: Editor) -> None:
        await editor.open(FAULTY.replace("nroth", "north").replace("Robin: place c3 east\n", ""))

        async def after(line: str) -> list[str]:
            body = editor.text.rsplit("\n", 1)[0] + "\n" + line
            await editor.type(body)
            end = types.Position(body.count("\n"), len(line.encode("utf-16-le")) // 2)
            params = types.CompletionParams(editor.document, end)
            answer = await editor.client.text_document_completion_async(params)
            edits = [replaced(body, item.text_edit).rsplit("\n", 1)[1] for item in answer.items]
            return [*edits]

        assert (await after("Ro"))[0] == "Robin: "
        offered = await after("Robin: place c")
        assert "Robin: place c1 " in offered and "Robin: place c3 " not in offered
        for line in await after("Robin: place c2 "):
            assert referee.check(referee.loads(editor.text.rsplit("\n", 1)[0] + "\n" + line)).legal, line
        assert "Robin: place c1 north stands EI-PLACE-1" in await after(
            "Robin: place c1 north stands EI-PL"
        )
        assert (await after("claim R"))[0].startswith("claim Robin")

    session(play)


def test_outline_colours_hints_and_format() -> None:
    game = referee.simulate("rapa-nui-island", seed=1).text

    async def play(editor: Editor) -> None:
        await editor.open(game.replace("; ", " ;  "))
        client, document = editor.client, editor.document
        parts = await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
        assert [each.name for each in parts[:3]] == ["Set-up", "Round 1", "Round 2"]
        turns = [line for part in parts for phase in part.children for line in phase.children or [phase]]
        assert len(turns) == len(referee.loads(game).entries)
        colours = await client.text_document_semantic_tokens_full_async(
            types.SemanticTokensParams(document)
        )
        assert len(colours.data) % 5 == 0 and len(colours.data) > 5 * 300
        last = types.Range(types.Position(0, 0), types.Position(game.count("\n"), 0))
        hints = await client.text_document_inlay_hint_async(types.InlayHintParams(document, last))
        record = referee.loads(game)
        totals = [line.amount for line in referee.score(record).lines if line.is_sum]
        said = zip(record.players, totals, strict=True)
        assert hints[-1].label.strip() == ", ".join(f"{name} {total}" for name, total in said)
        options = types.FormattingOptions(tab_size=4, insert_spaces=True)
        edits = await client.text_document_formatting_async(
            types.DocumentFormattingParams(document, options)
        )
        assert await editor.apply(types.WorkspaceEdit({editor.uri: edits})) is not None
        assert editor.text == referee.format_log(record)

    session(play)


def test_the_server_speaks_the_language_that_is_asked_for() -> None:
    async def play(editor: Editor) -> None:
        english = referee.check(referee.loads(FAULTY)).findings[0].message
        assert (await editor.open(FAULTY))[0].message != english

    session(play, URI, "--language", "fr")


@pytest.mark.parametrize(
    "text", ["", "\0\1\2", "game: x\n\n\u2028a: b\x0cc\r\rd", "players: 🗿\ngame: easter-island\n🗿: x"]
)
def test_any_text_gets_an_answer(text: str) -> None:
    async def play(editor: Editor) -> None:
        await editor.open(text)
        client, document = editor.client, editor.document
        for line in range(text.count("\n") + 2):
            for column in (0, 3, 90):
                where = types.Position(line, column)
                await client.text_document_hover_async(types.HoverParams(document, where))
                await client.text_document_completion_async(types.CompletionParams(document, where))
                await client.text_document_definition_async(types.DefinitionParams(document, where))
        await client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
        await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(document))

    session(play)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(
    ("old", "new"),
    [("a b c", "a x c"), ("a b c", "a x y"), ("a", "a b c"), ("a b c", "a c"), ("a b", "x y")],
)
def test_edits_keep_the_line_ends_of_the_editor(end: str, old: str, new: str) -> None:
    columns = Columns(f"#{end}" + old.replace(" ", end), PositionCodec())
    [edit] = text_edits(columns.lines, "#\n" + new.replace(" ", "\n"), columns)
    lines = edit.new_text.split(end)
    assert not any("\n" in line or "\r" in line for line in lines)


HEAD = "game: easter-island\nplayers: Zoé, Robin\n\n"


@pytest.mark.parametrize(
    ("text", "code", "fixed"),
    [
        ("Zoé: place b2 north\nRobyn: place d4 south\n", "EI-PLAYERS-1", "Robin: place d4 south"),
        (
            'Zoé: place b2 north stands EI-PLACE-1 "😀😀"; plaec d4 south # x\n',
            "LOG-WAIVE-1",
            "Zoé: place b2 north; plaec d4 south # x",
        ),
        ("Zoé: place b2 north STANDS EI-FIRE-99\n", "LOG-WAIVE-3", "Zoé: place b2 north"),
        (
            'Zoé: place b2 north stands EI-PLACE-1 "😀😀"; plaec d4 south # x\n',
            "SYN-VERB-1",
            'Zoé: place b2 north stands EI-PLACE-1 "😀😀"; place d4 south # x',
        ),
        ('Zoé: place b2 north stands EI-PLACE-1 "😀😀"; plaec d4 south # x\n', "EI-SETUP-1", None),
        ("Zoé: place b2 north\nRobin: place b2 south\n", "EI-PLACE-1", None),
    ],
)
def test_the_preferred_fix_removes_its_finding(text: str, code: str, fixed: str | None) -> None:
    log = OpenLog("x.moai", None, PositionCodec())
    log.change(HEAD + text, 1)
    [shown] = [each for each in diagnostics(URI, log) if each.code == code]
    context = types.CodeActionContext([shown])
    params = types.CodeActionParams(types.TextDocumentIdentifier(URI), shown.range, context)
    offered = [each for each in actions(URI, log, params) if each.is_preferred]
    if fixed is None:
        assert not offered
        return
    [fix] = offered
    assert fix.edit is not None and fix.edit.changes is not None
    assert fix.diagnostics == [shown]
    [edit] = fix.edit.changes[URI]
    after = replaced(HEAD + text, edit)
    assert after.rstrip("\n").rsplit("\n", 1)[1] == fixed
    log.change(after, 2)
    assert code not in [each.code for each in diagnostics(URI, log)]


def test_the_table_in_a_hover_says_when_it_was() -> None:
    log = OpenLog("x.moai", None, PositionCodec())
    log.change("game: easter-island\nplayers: Odile, Robin\n\nOdile: place d2 west\n", 1)
    on_action, on_name = hover(log, 4, 9), hover(log, 4, 1)
    assert on_action is not None and on_name is not None
    before, after = on_action.contents.value.split("\n\n---\n\n")
    assert before.startswith("*Before this action:*  \nd2 empty")
    assert after.startswith("*After this action:*") and "```text" in after
    assert on_name.contents.value.startswith("*After this line:*\n\n```text")


CLUB = '[editions]\nrapa-nui-cards = "kosmos-nl"\n'
CARDS = referee.simulate("rapa-nui-cards", seed=5, edition="kosmos-nl", turns=4).text.replace(
    "edition: kosmos-nl\n", ""
)


def test_the_editions_of_the_configuration_hold(tmp_path: Path) -> None:
    (tmp_path / "referee.toml").write_text(CLUB, encoding="utf-8")

    async def play(editor: Editor) -> None:
        assert await editor.open(CARDS) == []
        end = types.Position(CARDS.count("\n"), 0)
        params = types.CompletionParams(editor.document, end)
        assert (await editor.client.text_document_completion_async(params)).items

    session(play, (tmp_path / "x.moai").as_uri())


def test_a_wrong_configuration_is_shown_in_place_of_a_verdict(tmp_path: Path) -> None:
    (tmp_path / "referee.toml").write_text("edition = 3\n", encoding="utf-8")

    async def play(editor: Editor) -> None:
        [found] = await editor.open(CARDS)
        assert "referee.toml" in found.message and found.severity == types.DiagnosticSeverity.Error
        params = types.CompletionParams(editor.document, types.Position(CARDS.count("\n"), 0))
        await editor.client.text_document_completion_async(params)

    session(play, (tmp_path / "x.moai").as_uri())


def test_a_board_file_is_read_only_beside_the_log(tmp_path: Path) -> None:
    header = "game: rapa-nui-island\nedition: matagot-fr\nplayers: Ana (turtle), Bea (dolphin)\n"
    text = header + "board: ../b.yaml\n"
    (tmp_path / "b.yaml").write_text("name: x\n", encoding="utf-8")
    (tmp_path / "logs").mkdir()

    async def play(editor: Editor) -> None:
        [found] = await editor.open(text)
        expected = referee.check(referee.loads(text, folder=tmp_path / "logs")).findings
        assert found.message == expected[0].message

    session(play, (tmp_path / "logs" / "x.moai").as_uri())
