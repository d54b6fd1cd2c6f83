"""The controls of the replay: buttons, the timeline, speed, and the list of moments to go to."""

from __future__ import annotations

from .html import Html, element, empty, joined
from .words import say

ICONS = {
    "to start": "M5 4h3v16H5zM20 4v16L9 12z",
    "turn back": "M12 5v14l-9-7zM21 5v14l-9-7z",
    "step back": "M17 5v14L6 12z",
    "play": "M7 4v16l13-8z",
    "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
    "step on": "M7 5v14l11-7z",
    "turn on": "M3 5v14l9-7zM12 5v14l9-7z",
    "to end": "M16 4h3v16h-3zM4 4v16l11-8z",
}
SPEEDS = ("0.5", "1", "2", "4")


def bar() -> Html:
    """The timeline and the buttons, which stay in view. They are shown only if the script runs."""
    buttons = [
        _button("start", "to start"),
        _button("turn-back", "turn back"),
        _button("back", "step back"),
        _button("play", "play", "pause"),
        _button("on", "step on"),
        _button("turn-on", "turn on"),
        _button("end", "to end"),
    ]
    timeline = element(
        "div",
        element("div", id="marks", aria_hidden="true"),
        empty("input", type="range", id="moment", min=0, max=0, value=0, step=1, aria_label=say("moment")),
        class_="timeline",
    )
    return element(
        "section",
        element("h2", say("controls"), class_="hidden"),
        timeline,
        element("div", joined(buttons), class_="buttons", role="group", aria_label=say("controls")),
        class_="bar",
        id="bar",
        hidden=True,
    )


def more_controls() -> Html:
    """Where to go, how fast, the next finding, and the keys."""
    speeds = [element("option", say(f"speed {each}"), value=each, selected=each == "1") for each in SPEEDS]
    findings = element(
        "span",
        element("button", say("finding back"), type="button", id="finding-back"),
        element("button", say("finding on"), type="button", id="finding-on"),
        id="finding-buttons",
    )
    keys = element(
        "details", element("summary", say("keys")), element("p", say("keys told")), class_="keys"
    )
    return element(
        "div",
        element("label", element("span", say("jump")), element("select", id="jump")),
        element("label", element("span", say("speed")), element("select", *speeds, id="speed")),
        findings,
        keys,
        class_="more",
        id="more",
        hidden=True,
    )


def _button(name: str, *icons: str) -> Html:
    drawn = [
        element(
            "svg",
            element("path", d=ICONS[each]),
            viewBox="0 0 24 24",
            aria_hidden="true",
            class_=f"icon i{number}",
        )
        for number, each in enumerate(icons)
    ]
    label = say(icons[0])
    return element("button", *drawn, type="button", id=name, aria_label=label, title=label)
