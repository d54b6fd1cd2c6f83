"""How each action is said. The grammar names its rules after these forms; words.py has the words."""

from __future__ import annotations

from typing import Any

from referee.core.acts import NotAnAction, shell_forms
from referee.forms.kinds import Deed
from referee.forms.phrase import Flag, Form, Many, Numbers, Seats, Slot, Words

from ..actions import (
    Barter,
    Bonus,
    Built,
    Buy,
    Carve,
    Carved,
    Chief,
    Draft,
    Economy,
    Erected,
    Exchange,
    Favour,
    Figures,
    FinalTable,
    Hand,
    HelpingHand,
    Luxury,
    Moai,
    Neutral,
    Offerings,
    Order,
    Pass,
    Passed,
    Phase,
    Pile,
    Placed,
    Position,
    Pukao,
    Reconversion,
    Reinforcement,
    Reserve,
    Resources,
    Rest,
    Round,
    Sorcerer,
    Stock,
    Tablet,
    Tiles,
    Variant,
    Villager,
)
from ..scoring.scoring import ENDINGS, QUANTITIES
from .word_lists import (
    CARVING,
    ERECTED,
    FIGURE_TALLY,
    GAINS,
    LAID,
    OWNED,
    PLACED,
    PLAYED,
    SEATS,
    STOCK_TALLY,
    TAKEN,
    TILE_TALLY,
)
from .words import (
    AMOUNTS,
    BONUS_TILE,
    FIGURE,
    IMPROVEMENT,
    NUMBER,
    OFFERING,
    OFFERING_KIND,
    RESOURCE,
    SIZE,
    SPACE,
    SPACES,
    SPOT,
    STAR_SPOT,
    STOCK,
    TILE,
    VALUES,
)


class TileForm(Form[Deed]):
    """A tile that the tablet may stand in for: `tablet as rest A4`."""

    lead = ("tablet", "as")
    lead_field = "tablet"

    def __init__(self, name: str, kind: type[Deed], *slots: Slot[Any], verb: str | None = None) -> None:
        super().__init__(name, kind, *slots, Slot("tablet", Flag(), "by tablet", optional=True), verb=verb)

    @property
    def openings(self) -> tuple[str, ...]:
        tiles = self.slots[0].vocabulary
        return (*(super().openings or getattr(tiles, "names", ())), self.lead[0])


REASON = Words("reason", ("popular",))
VARIANT = Words("variant", ("first-game",))
TABLET = Words("state of a tablet", ("kept", "used", "none"))
ENDING = Words("ending", ENDINGS)
QUANTITY = Words("quantity", QUANTITIES)

_PLAYER = Slot("player", Seats(), "{} :")
_LOWERED = Slot("lowered", AMOUNTS, "lowering {}", optional=True)

TABLE_FORMS = (
    Form("variant", Variant, Slot("which", VARIANT), verb="variant :"),
    Form(
        "position",
        Position,
        Slot("round", Numbers("round"), "round {},"),
        Slot("phase", Numbers("phase"), "phase {},"),
        Slot("player", Seats()),
        verb="position :",
    ),
    Form("final_table", FinalTable, verb="position : end"),
    Form("order", Order, Slot("seats", SEATS), verb="order :"),
    Form("tiles", Tiles, Slot("laid", LAID), verb="tiles :"),
    Form("reserve", Reserve, Slot("counts", TILE_TALLY, empty="nothing"), verb="reserve :"),
    Form("stock", Stock, Slot("counts", STOCK_TALLY), verb="stock :"),
    Form("pile", Pile, Slot("kind", OFFERING_KIND), Slot("values", VALUES, ": {}", empty=": nothing")),
    Form("neutral", Neutral, Slot("spaces", SPACES), verb="neutral :"),
    Form("resources", Resources, _PLAYER, Slot("amounts", AMOUNTS, empty="nothing")),
    Form("figures", Figures, _PLAYER, Slot("counts", FIGURE_TALLY)),
    Form("hand", Hand, _PLAYER, Slot("tiles", PLAYED, empty="nothing")),
    Form("tablet", Tablet, _PLAYER, Slot("state", TABLET)),
    Form("built", Built, _PLAYER, Slot("improvements", Many(IMPROVEMENT), empty="nothing")),
    Form("placed", Placed, _PLAYER, Slot("figures", PLACED)),
    Form("erected", Erected, Slot("moai", ERECTED), verb="erected :"),
    Form("carved", Carved, _PLAYER, Slot("taken", CARVING, empty="nothing")),
    Form("offerings", Offerings, _PLAYER, Slot("taken", OWNED, empty="nothing")),
    Form("passed", Passed, Slot("seats", SEATS), verb="passed :"),
    Form("round", Round, Slot("number", Numbers("round")), verb="round :"),
    Form("phase", Phase, Slot("number", Numbers("phase")), verb="phase :"),
)

_START = Slot("start", SPACE, "from {}", optional=True)
_VIA = Slot("via", SPACES, "via {}", optional=True)
_TO = Slot("to", SPACE, "to {}")
_LEFT = Slot("left", Flag(), "left", optional=True)
_BY = Slot("by", FIGURE, "by {}", optional=True)
_WITH = Slot("bonus", PLAYED, "with {}", optional=True)
_GAINS = Slot("gains", GAINS, seen=True)
_TIRES = Slot("tires", Many(FIGURE), "tires {}", seen=True, empty="tires nobody")

FORMS = (
    *TABLE_FORMS,
    Form("draft", Draft, Slot("tile", TILE)),
    Form(
        "villager",
        Villager,
        Slot("where", SPOT),
        Slot("by", REASON, "by {}", optional=True),
        usual=True,
        once=True,
    ),
    Form("sorcerer", Sorcerer, Slot("where", STAR_SPOT), once=True),
    Form("chief", Chief, Slot("where", SPOT), once=True),
    Form("carve", Carve, Slot("taken", CARVING, empty="nothing")),
    TileForm("reinforcement", Reinforcement, Slot("column", NUMBER)),
    TileForm("reconversion", Reconversion, Slot("where", SPOT)),
    TileForm(
        "helping_hand",
        HelpingHand,
        Slot("figure", FIGURE),
        Slot("source", SPOT, "from {}", optional=True),
        Slot("to", SPACE, "to {}"),
        verb="helping-hand",
    ),
    TileForm(
        "rest",
        Rest,
        Slot("space", SPACE),
        Slot("to", SPACE, "to {}", optional=True),
        Slot("figure", FIGURE, "raising {}", optional=True),
    ),
    TileForm(
        "barter",
        Barter,
        Slot("given", AMOUNTS),
        Slot("got", AMOUNTS, "for {}"),
        _LOWERED,
    ),
    TileForm("economy", Economy),
    TileForm("luxury", Luxury),
    TileForm("bonus", Bonus, Slot("tile", BONUS_TILE), verb=""),
    TileForm("favour", Favour),
    Form(
        "moai",
        Moai,
        Slot("size", SIZE),
        _START,
        _VIA,
        _TO,
        _LEFT,
        _BY,
        _WITH,
        _GAINS,
        Slot("tiles", Many(TILE), "tile {}", seen=True, empty="no tile"),
        _TIRES,
        own=lambda moai: True,
    ),
    Form("pukao", Pukao, _START, _VIA, _TO, _LEFT, _BY, _WITH, _GAINS, _TIRES),
    Form(
        "exchange",
        Exchange,
        Slot("spent", AMOUNTS),
        Slot("taken", TAKEN, "for {}"),
        _LOWERED,
        Slot("worth", Numbers("value"), "worth {}", seen=True),
    ),
    Form(
        "buy",
        Buy,
        Slot("improvement", IMPROVEMENT),
        Slot("paid", AMOUNTS, "for {}", optional=True),
        _LOWERED,
    ),
    Form("pass", Pass),
    *shell_forms(ENDING, QUANTITY),
)

NOUNS = {
    "SPACE": "a space (such as B4)",
    "QUARRY": "a place in the quarry (such as quarry 1)",
    "TILE": "an ahu tile",
    "SIZE": "a size (small, medium or large)",
    "RESOURCE": "a resource (reed, egg, wood or pearl)",
    "OFFERING": "an offering (hut, hen, axe, boat or necklace)",
    "FIGURE": "a figure (villager, sorcerer or chief)",
    "IMPROVEMENT": "an improvement (fervent, artist, popular or chief)",
    "TABLET_STATE": "the state of the tablet (kept or used)",
    "NUMBER": "a number",
}

TERMINALS = {
    "BONUS": BONUS_TILE,
    "TILE": TILE,
    "SIZE": SIZE,
    "STOCK": STOCK,
    "RESOURCE": RESOURCE,
    "OFFERING": OFFERING,
    "FIGURE": FIGURE,
    "IMPROVEMENT": IMPROVEMENT,
    "TABLET_STATE": TABLET,
    "REASON_WORD": REASON,
    "VARIANT_NAME": VARIANT,
    "REASON": ENDING,
    "QUANTITY": QUANTITY,
}
"""The list of names that each terminal of the grammar matches."""


def not_an_action(text: str) -> NotAnAction:
    return NotAnAction(text)
