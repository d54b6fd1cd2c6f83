"""The addresses of this server, as text and as QR codes for the camera of a phone."""

from __future__ import annotations

import io
import socket
from typing import NamedTuple

import segno

from referee.pages.html import Html, element
from referee.speech.say import tell

from .html_page import bar, page


class Addresses(NamedTuple):
    """Where the server is reached: hosts with ports, and the secret word of the address."""

    hosts: tuple[str, ...]
    word: str = ""

    @property
    def links(self) -> list[str]:
        end = f"{self.word}/" if self.word else ""
        return [f"http://{host}/{end}" for host in self.hosts]


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the usual one first. Nothing is sent for this."""
    found: dict[str, None] = {}
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # an address that nobody has; this only picks a network
            found.setdefault(asking.getsockname()[0])
        except OSError:
            pass  # no network
    try:
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found.setdefault(str(address[0]))
    except OSError:
        pass
    return [each for each in found if not each.startswith(("127.", "0."))]


def qr_in_terminal(link: str) -> str:
    """The QR code of a link as characters."""
    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, compact=True)
    return out.getvalue()


def qr_on_page(link: str) -> Html:
    """The QR code of a link as a picture. It is dark on light in every colour scheme."""
    drawn = segno.make(link, micro=False).svg_inline(scale=6, dark="#000", light="#fff")
    return Html(drawn)


def share_page(addresses: Addresses, on_network: bool) -> str:
    if on_network:
        told = tell(
            "web.share-told",
            "Open one of these addresses on a device in the same network, or point its camera at the code. "
            "Whoever has the address can read and write the logs of this folder.",
        )
        shown = [
            element("figure", qr_on_page(link), element("figcaption", element("a", link, href=link)))
            for link in addresses.links
        ]
    else:
        told = tell(
            "web.share-local",
            "These pages can only be opened on this machine. To open them on a phone in the same network, "
            "end the server and start it with `referee serve --lan`.",
        )
        shown = []
    return page(
        tell("web.share", "Other devices"),
        bar(element("h1", tell("web.share", "Other devices")), up=""),
        element("main", element("section", element("p", told), *shown, class_="share")),
        up="",
        kind="share",
    )
