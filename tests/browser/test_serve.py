"""`referee serve` in a browser as wide as a phone: whole games by taps alone, as at the prompt."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.support import RECORDS
from tests.web.serving import Client, Process, served

Page = Any
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    for package in ("starlette", "uvicorn", "segno"):
        pytest.importorskip(package, reason=f"the package {package} is not installed")
    (tmp_path / "tapped").mkdir()
    with served(tmp_path / "tapped") as client:
        yield client


@pytest.fixture
def opened(browser: Any, client: Client) -> Iterator[Callable[..., Page]]:
    """`opened("log/..."): a page of the server. At the end it asserts that none had an error."""
    contexts: list[Any] = []
    trouble: list[str] = []

    def open_it(address: str = "", **more: Any) -> Page:
        context = browser.new_context(**{**PHONE, **more})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", lambda said: trouble.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto(client.address + address)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert trouble == []


def begin(page: Page, client: Client, game: str, *players: str) -> None:
    """Begin a log by the page for it: only the names are typed."""
    page.goto(f"{client.address}new?game={game}")
    for field, name in zip(page.locator("[name=player]").all(), players, strict=False):
        field.fill(name)
    page.fill("[name=date]", "")  # the prompt does not ask for it
    page.tap("#begin")
    page.wait_for_selector("#choices button")


def settled(page: Page) -> None:
    """Wait until the server has answered."""
    page.wait_for_selector("body:not([aria-busy])")


def tap_shape(page: Page, shape: str) -> None:
    """Scroll as a person does, so that the shape is not under the desk, and tap its middle."""
    settled(page)
    page.evaluate(
        "(id) => scrollBy(0, document.getElementById(id).getBoundingClientRect().top - 80)", shape
    )
    x, y = page.evaluate(
        "(id) => { const box = document.getElementById(id).getBoundingClientRect();"
        " return [box.left + box.width / 2, box.top + box.height / 2]; }",
        shape,
    )
    page.touchscreen.tap(x, y)


def write(page: Page) -> None:
    """Tap on the button, and wait until the page says that the line is written."""
    settled(page)
    before = page.locator("#log li").count(), page.inner_text("#log")
    page.tap("#write")
    page.wait_for_function(
        "([count, text]) => document.querySelectorAll('#log li').length !== count"
        " || document.getElementById('log').innerText !== text",
        arg=list(before),
    )
    assert page.locator("#verdict .fate.right").count() == 1, page.inner_text("#verdict")


def at_the_prompt(folder: Path, game: str, edition: str, players: str, lines: Sequence[str]) -> bytes:
    """The same game, line by line from standard input."""
    log = folder / "typed.moai"
    command = ["record", game, str(log), "--edition", edition, "--players", players, "--quiet"]
    subprocess.run(
        [sys.executable, "-m", "referee", *command], input="\n".join([*lines, ""]), text=True, check=True
    )
    return log.read_bytes()


def tapped(folder: Path) -> bytes:
    (log,) = (folder / "tapped").glob("*.moai")
    return log.read_bytes()


def turns(record: Path) -> list[str]:
    """The lines of a record below its header, without comments."""
    lines = [line.partition("#")[0].strip() for line in record.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and line.partition(":")[0] not in ("game", "edition", "players")]


def enter(page: Page, target: str) -> None:
    """Make the line this one, by taps on the buttons that lead to it."""
    for _ in range(60):
        settled(page)
        line = page.input_value("#line").strip()
        if line == target:
            return
        found = page.locator("#choices button").all()
        texts = [(each.get_attribute("data-text").strip(), each) for each in found]
        fitting = [(text, each) for text, each in texts if f"{target} ".startswith(text) and text != line]
        assert fitting, (line, target, [text for text, _ in texts])
        max(fitting, key=lambda pair: len(pair[0]))[1].tap()
    pytest.fail(f"{target} cannot be tapped")


def tap_lines(page: Page, lines: Sequence[str]) -> None:
    """Enter lines, places in the picture where they are drawn."""
    for line in lines:
        if line.startswith("tiles: "):
            for item in line.removeprefix("tiles: ").split(", "):
                platform, _ = item.split()
                tap_shape(page, f"t-ahu-{platform}")
                settled(page)
                enter(page, page.input_value("#line") + item.split()[1])
        else:
            tap_place(page, line)
            enter(page, line)
        write(page)


def tap_place(page: Page, line: str) -> None:
    """Tap the place that an action names, if the action is alone on its line and the place is drawn."""
    words = line.partition(": ")[2].partition(";")[0].split()
    names = {"villager": "space-", "sun": "sun-", "fire": "token-", "pivot": "statue-", "place": "point-"}
    if len(words) < 2 or words[0] not in names:
        return
    shape = f"t-{names[words[0]]}{words[1]}"
    if page.evaluate("(id) => document.getElementById(id) !== null", shape) and ";" not in line:
        tap_shape(page, shape)


def test_a_whole_game_of_easter_island(opened: Callable[..., Page], client: Client, tmp_path: Path) -> None:
    lines = turns(RECORDS / "easter-island" / "legal" / "endings" / "one-left-by-enemy-ray.moai")
    plain = [without_arrows(line) for line in lines]
    page = opened()
    begin(page, client, "easter-island", "Ann", "Ben")
    *played, result = plain
    tap_lines(page, played)
    assert "Ben" in page.inner_text("#status")
    page.tap("#result")
    enter(page, result)
    write(page)
    assert tapped(tmp_path) == at_the_prompt(tmp_path, "easter-island", "twilight-fr", "Ann, Ben", plain)


def without_arrows(line: str) -> str:
    """The line with what was done, without what was seen, and a result without its reason."""
    if line.startswith("result"):
        return " ".join(line.split()[:2])
    return "; ".join(action.partition(" ->")[0] for action in line.split("; "))


CARDS = (
    "hand Anne: fish berry grain",
    "hand Marc: fish fish grain",
    "column 1: fish priest moai grain",
    "column 2: woodcutter moai priest woodcutter",
    "column 3: berry berry potato priest",
    "column 4: fish moai woodcutter grain",
    "Anne: play grain; draw 1",
    "Marc: play fish fish; draw 2; draw 3",
)


def test_the_first_round_of_the_card_game(
    opened: Callable[..., Page], client: Client, tmp_path: Path
) -> None:
    page = opened()
    begin(page, client, "rapa-nui-cards", "Anne", "Marc")
    tap_lines(page, CARDS)
    assert tapped(tmp_path) == at_the_prompt(tmp_path, "rapa-nui-cards", "kosmos-nl", "Anne, Marc", CARDS)


def test_a_round_with_an_offering_and_a_hidden_card(
    opened: Callable[..., Page], client: Client, tmp_path: Path
) -> None:
    """The log is continued: what was played before is on disk."""
    record = RECORDS / "rapa-nui-cards" / "legal" / "endings" / "unresolved.moai"
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    first = next(number for number, line in enumerate(lines) if "offer" in line and "?" in line)
    begun, played = "".join(lines[:first]), [line.strip() for line in lines[first : first + 3]]
    assert played[0] == "Anne: play moai; offer Marc grain, Herman fish, Anne ?; extra fish; draw 1"
    for folder in ("tapped", "typed"):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / "game.moai").write_text(begun, encoding="utf-8")
    page = opened("log/game.moai/")
    page.wait_for_selector("#choices button")
    tap_lines(page, played)
    typed = tmp_path / "typed" / "game.moai"
    command = [sys.executable, "-m", "referee", "record", "rapa-nui-cards", str(typed), "--quiet"]
    subprocess.run(command, input="\n".join([*played, ""]), text=True, check=True)
    assert tapped(tmp_path) == typed.read_bytes()


ISLAND = (
    "tiles: A1.1 helping-hand, A1.2 reinforcement, A2 reconversion, A3.1 reinforcement, A3.2 rest, "
    "B1 economy, B4 opulence, C1.1 reinforcement, C1.2 favour, C5.1 economy, C5.2 luxury, D1 economy, "
    "D4 barter, E1 barter, E2.1 supplement, E2.2 rest, E3 luxury",
    "Bea: draft rest",
    "Ana: draft reinforcement",
    "Bea: draft reconversion",
    "Ana: draft helping-hand",
    "Ana: villager A1",
    "Bea: villager C3",
    "Ana: villager quarry 1",
    "Bea: villager D2",
    "Ana: villager quarry 1",
    "Bea: villager D1",
    "Ana: villager E3",
    "Bea: villager D4",
    "Ana: sorcerer star 1",
    "Bea: sorcerer star 2",
    "Ana: carve 2 small",
    "Bea: reconversion C5",
    "Bea: carve nothing",
    "Ana: moai small via D4 to E3",
    "Bea: pass",
    "Ana: helping-hand villager from quarry 1 to C1",
    "Ana: moai small via C3 C2 to C1.1 with tablet as supplement",
    "Ana: pass",
)


def test_the_first_round_of_the_board_game(
    opened: Callable[..., Page], client: Client, tmp_path: Path
) -> None:
    page = opened()
    begin(page, client, "rapa-nui-island", "Ana", "Bea")
    tap_lines(page, ISLAND)
    assert tapped(tmp_path) == at_the_prompt(tmp_path, "rapa-nui-island", "matagot-fr", "Ana, Bea", ISLAND)


# --- several devices, and a server that stops ---


def test_two_browsers_see_each_other_s_lines_without_asking(
    opened: Callable[..., Page], client: Client, tmp_path: Path
) -> None:
    """The server tells the other browser of its own accord, before anything else is done in either.
    benchmarks/serve.py measures how long that takes."""
    first = opened()
    begin(first, client, "easter-island", "Ann", "Ben")
    second = opened(first.url.removeprefix(client.address))
    second.wait_for_selector("#pen button")
    assert not second.is_visible("#composer")
    asked: list[str] = []
    second.on("request", lambda request: asked.append(request.url))
    first.fill("#line", "place c3 n")
    first.tap("#write")
    second.wait_for_selector("#log li:nth-child(5)", timeout=20_000)
    assert asked == []
    assert second.inner_text("#log li:nth-child(5) .said") == "Ann: place c3 north"
    second.tap("#pen [data-pen=take]")
    first.wait_for_selector("#pen .main")
    first.tap("#pen [data-pen=give]")
    second.wait_for_selector("#composer", state="visible")
    enter(second, "Ben: place d4 west")
    write(second)
    first.wait_for_selector("#log li:nth-child(6)")
    assert not first.is_visible("#composer")
    assert tapped(tmp_path).decode().splitlines()[4:] == ["Ann: place c3 north", "Ben: place d4 west"]


def test_a_page_connects_again_and_shows_the_true_log(browser: Any, tmp_path: Path) -> None:
    """The server is killed. Meanwhile the log grows. What is then shown is what is on disk."""
    pytest.importorskip("uvicorn", reason="the package uvicorn is not installed")
    log = tmp_path / "game.moai"
    log.write_text("game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\n")
    server = Process(tmp_path)
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto(f"{server.client.address}log/game.moai/")
    page.wait_for_selector("#choices button")
    enter(page, "Ann: place c3 north")
    write(page)
    server.kill()
    page.wait_for_selector("#offline", state="visible")
    with log.open("a") as file:
        file.write("Ben: place d4 west\n")
    server = Process(tmp_path, server.client.port)
    page.wait_for_selector("#log li:nth-child(6)")
    page.wait_for_selector("#offline", state="hidden")
    assert page.inner_text("#log li:nth-child(6) .said") == "Ben: place d4 west"
    assert page.locator("#log li").count() == 6
    context.close()
    server.kill()


def test_a_page_that_hears_nothing_listens_again(opened: Callable[..., Page], tmp_path: Path) -> None:
    """A phone that slept is not told that its connection is gone. Here the page waits only a second for a
    server that speaks every five. The page is offline too briefly to be seen from here, so it counts."""
    log = tmp_path / "tapped" / "game.moai"
    log.write_text("game: easter-island\nedition: twilight-fr\nplayers: Ann, Ben\n\nAnn: place c3 north\n")
    page = opened()
    page.route("**/log/game.moai/", lambda route: route.fulfill(body=impatient(route.fetch().text())))
    listened: list[str] = []
    page.on("request", lambda asked: listened.append(asked.url) if "events" in asked.url else None)
    page.add_init_script(COUNT_SILENCES)
    page.goto(f"{page.url}log/game.moai/")
    page.wait_for_function("window.silences > 0")
    page.wait_for_selector("#offline", state="hidden")
    assert len(listened) > 1
    enter(page, "Ben: place d4 west")
    write(page)


COUNT_SILENCES = """
window.silences = 0;
document.addEventListener("DOMContentLoaded", () => {
  const offline = document.getElementById("offline");
  if (offline === null) return; // another page
  const count = () => { if (!offline.hidden) window.silences += 1; };
  new MutationObserver((changes) => changes.forEach(count)).observe(offline, { attributes: true });
});
"""
"""Counts how often a page says that it is offline."""


def impatient(html: str) -> str:
    assert 'data-beat="5000"' in html
    return html.replace('data-beat="5000"', 'data-beat="300"')
