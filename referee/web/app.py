"""The pages and what can be done on them, by address."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from referee import api, shelf
from referee.analysis.limits import TooLong, require_extent
from referee.core.game import Game
from referee.core.record import Record
from referee.pages.dispute import dispute_page
from referee.pages.html import element
from referee.pages.replay import replay_page
from referee.scribe.opening import CannotOpen
from referee.speech.catalogue import is_known
from referee.speech.current import speaking
from referee.speech.say import tell

from . import writing
from .choices import Taps, choices_after, choices_by_shape
from .folder import LogFolder, NoName
from .gate import Patience
from .hand_over_page import hand_over_page
from .home_page import home_page, known_names, read_log
from .html_page import POLICY, bar, page, script, styles
from .log_page import UP, log_page
from .log_parts import drawing_of, in_short, offered, parts_of, shapes_of
from .setup_page import Unfit, header_of, setup_page
from .shared_log import SharedLog, SharedLogs
from .sharing import Addresses, share_page
from .stream import EventStream
from .tally_page import MOST_ANSWERS, MOST_LETTERS, tally_page, tally_step

Endpoint = Callable[[Request], Awaitable[Response]]
COOKIE = "referee-language"
FRAMED_BY_NONE = "frame-ancestors 'none'"
"""The policy for pages that have their own in them."""
MOST_KEY = 64
"""The longest key of a device."""


class Pages:
    """The pages of one folder."""

    def __init__(
        self, folder: Path, addresses: Addresses, on_network: bool, language: str, patience: Patience
    ) -> None:
        self.folder = LogFolder(folder)
        self.addresses = addresses
        self.on_network = on_network
        self.language = language
        self.patience = patience
        self.logs = SharedLogs()

    def app(self) -> Starlette:
        log = "/log/{name}"
        return Starlette(
            routes=[
                Route("/", self._spoken(self.home)),
                Route("/new", self._spoken(self.new), methods=["GET"]),
                Route("/new", self._spoken(self.begin), methods=["POST"]),
                Route("/tally", self._spoken(self.tally), methods=["GET"]),
                Route("/tally", self._spoken(self.count), methods=["POST"]),
                Route("/share", self._spoken(self.share)),
                Route("/serve.css", self._spoken(self.css)),
                Route("/serve.js", self._spoken(self.js)),
                Route("/tally.js", self._spoken(self.tally_js)),
                Route(f"{log}/", self._spoken(self.log)),
                Route(f"{log}/text", self._spoken(self.text)),
                Route(f"{log}/replay", self._spoken(self.replay)),
                Route(f"{log}/dispute", self._spoken(self.dispute)),
                Route(f"{log}/hand-over", self._spoken(self.hand_over)),
                Route(f"{log}/events", self._spoken(self.events)),
                Route(f"{log}/choices", self._spoken(self.choices), methods=["POST"]),
                Route(f"{log}/pen", self._spoken(self.pen), methods=["POST"]),
                Route(f"{log}/do", self._spoken(self.do), methods=["POST"]),
            ]
        )

    def _spoken(self, endpoint: Endpoint) -> Endpoint:
        """The endpoint in the language of the device."""

        async def speak(request: Request) -> Response:
            with speaking(self._language(request)):
                try:
                    return await endpoint(request)
                except CannotOpen as error:
                    return _refused(request, str(error).replace(f"{self.folder.path}/", ""), 409)
                except (_NotThere, KeyError):
                    return _refused(request, tell("web.not-found", "There is no such page."), 404)
                except Unfit:
                    return JSONResponse({"why": "bad request"}, 400)

        return speak

    def _language(self, request: Request) -> str:
        wishes: list[str] = [request.cookies.get(COOKIE, "")]
        wishes += [
            each.partition(";")[0] for each in request.headers.get("accept-language", "").split(",")[:9]
        ]
        for wish in wishes:
            code = wish.strip().lower().partition("-")[0]
            if len(code) == 2 and code.isascii() and is_known(code):
                return code
        return self.language

    # --- pages ---

    async def home(self, request: Request) -> Response:
        return _page(home_page(self.folder))

    async def new(self, request: Request) -> Response:
        game = shelf.game(request.query_params.get("game", ""))
        return _page(setup_page(game, known_names(self.folder)))

    async def share(self, request: Request) -> Response:
        return _page(share_page(self.addresses, self.on_network))

    async def css(self, request: Request) -> Response:
        return Response(styles(), media_type="text/css")

    async def js(self, request: Request) -> Response:
        return Response(script(), media_type="text/javascript")

    async def log(self, request: Request) -> Response:
        if request.method == "HEAD":
            return self._head(request, "text/html")
        return _page(log_page(self._log(request), self.patience.beat))

    async def text(self, request: Request) -> Response:
        """The log as it is on disk, also where its bytes are not UTF-8."""
        text = "\n".join([*self._record(request).lines, ""])
        return Response(text.encode("utf-8", "surrogateescape"), media_type="text/plain")

    async def replay(self, request: Request) -> Response:
        return _own_page(replay_page(api.check(self._judgeable(request))))

    async def dispute(self, request: Request) -> Response:
        record = self._judgeable(request)
        return _own_page(dispute_page(record, api.dispute(record)))

    async def hand_over(self, request: Request) -> Response:
        record = self._judgeable(request)
        return _page(hand_over_page(api.check(record), record.name))

    async def tally(self, request: Request) -> Response:
        return _page(tally_page(self._tallied(request.query_params.get("game", ""))))

    async def tally_js(self, request: Request) -> Response:
        return Response(script("tally.js"), media_type="text/javascript")

    def _tallied(self, name: str) -> Game:
        game = shelf.game(name)
        if game.tally_plan is None:
            raise _NotThere
        return game

    def _log(self, request: Request) -> SharedLog:
        return self.logs.get(self._path(request))

    def _path(self, request: Request) -> Path:
        path = self.folder.path_of(request.path_params["name"])
        if path is None:
            raise _NotThere
        return path

    def _head(self, request: Request, media_type: str) -> Response:
        """Whether there is such a log. It is not opened, and so it is not locked."""
        self._path(request)
        answer = Response(media_type=media_type)
        del answer.headers["content-length"]  # only the answer to GET has one
        return answer

    def _record(self, request: Request) -> Record:
        record = read_log(self.folder, request.path_params["name"])
        if record is None:
            raise _NotThere
        return record

    def _judgeable(self, request: Request) -> Record:
        record = self._record(request)
        if not record.can_be_judged:
            raise CannotOpen(tell("web.not-judged", "the header of this log cannot be read"))
        try:
            require_extent(record, on_a_page=True)
        except TooLong as fault:
            raise CannotOpen(str(fault)) from None
        return record

    # --- what a page asks for ---

    async def begin(self, request: Request) -> Response:
        sent = await _sent(request)
        game = shelf.game(str(sent.get("game", "")))
        header = header_of(game, sent)
        try:
            name = self.folder.new_name(game.name)
        except NoName:
            return JSONResponse({"why": tell("web.too-many", "There are too many logs of today.")}, 409)
        try:
            self.logs.add(self.folder.path / name, header)
        except CannotOpen as error:
            return JSONResponse({"html": in_short(error.findings) or element("p", str(error))})
        return JSONResponse({"to": f"log/{name}/"})

    async def count(self, request: Request) -> Response:
        """The question that follows these answers about a final table, or the result."""
        sent = await _sent(request)
        answers = sent.get("answers", [])
        if not isinstance(answers, list) or len(answers) > MOST_ANSWERS:
            raise Unfit("answers")
        if not all(isinstance(each, str) and len(each) <= MOST_LETTERS for each in answers):
            raise Unfit("answer")
        game = self._tallied(_text(sent, "game"))
        return JSONResponse(tally_step(game, answers, self.folder.path))

    async def events(self, request: Request) -> Any:
        if request.method == "HEAD":
            return self._head(request, "text/event-stream")
        log, device = self._log(request), _device(request.query_params.get("device"))
        language = self._language(request)

        def parts(device: str) -> dict[str, Any]:
            with speaking(language):
                return parts_of(log, device)

        return EventStream(self.logs, log, device, parts, self.patience)

    async def choices(self, request: Request) -> Response:
        """What may follow the line, after a tap on a shape of the picture if there was one."""
        log, sent = self._log(request), await _sent(request)
        session, typed, shape = log.session, _text(sent, "text"), _text(sent, "shape")
        shapes = shapes_of(drawing_of(session))
        if shape:
            found = choices_by_shape(session, typed, shape)
            if len(found) > 1:
                known = choices_after(session, typed, shapes)
                return JSONResponse(offered(Taps(typed, found, known.shapes, False)))
            typed = found[0].text if found else typed
        return JSONResponse(offered(choices_after(session, typed, shapes)))

    async def pen(self, request: Request) -> Response:
        log, sent = self._log(request), await _sent(request)
        device = _device(sent.get("device"))
        {"take": log.pen.take, "give": log.pen.give, "keep": log.pen.keep}[_text(sent, "do")](device)
        log.wake()
        return JSONResponse({})

    async def do(self, request: Request) -> Response:
        """Write, take back, put back, answer. The reply goes to every device by its stream."""
        log, sent = self._log(request), await _sent(request)
        if not log.pen.may_write(_device(sent.get("device"))):
            return JSONResponse({"why": tell("web.no-pen", "Another device writes.")}, 403)
        log.look_again()
        if sent.get("mark") != log.mark:
            log.wake()
            return JSONResponse({"why": tell("web.changed", "The log has changed. Look at it first.")}, 409)
        reply = writing.do(log.session, _text(sent, "do"), _text(sent, "text"))
        log.replied(reply)
        return JSONResponse({"again": reply.again, "fate": reply.fate.value})


class _NotThere(Exception):
    """There is no such log."""


async def _sent(request: Request) -> dict[str, Any]:
    try:
        data = json.loads(await request.body())
        json.dumps(data, ensure_ascii=False).encode()  # half a character cannot be written to a log
    except (ValueError, RecursionError):
        raise Unfit("JSON") from None
    if not isinstance(data, dict):
        raise Unfit("object")
    return data


def _text(sent: dict[str, Any], key: str) -> str:
    value = sent.get(key, "")
    if not isinstance(value, str):
        raise Unfit(key)
    return value


def _device(key: object) -> str:
    if not isinstance(key, str) or not key.isalnum() or len(key) > MOST_KEY:
        raise Unfit("device")
    return key


def _page(html: str, status: int = 200) -> Response:
    return HTMLResponse(html, status, {"Content-Security-Policy": POLICY})


def _own_page(html: str) -> Response:
    return HTMLResponse(html, headers={"Content-Security-Policy": FRAMED_BY_NONE})


def _refused(request: Request, why: str, status: int) -> Response:
    """What is wrong: as JSON for the script, which sends with POST, and as a page for a person."""
    return JSONResponse({"why": why}, status) if request.method == "POST" else _trouble(why, status)


def _trouble(why: str, status: int) -> Response:
    body = element("main", element("section", element("p", why, class_="warning")))
    return _page(
        page("Referee", bar(element("h1", "Referee", translate="no"), up=UP), body, up=UP, kind="trouble"),
        status,
    )
