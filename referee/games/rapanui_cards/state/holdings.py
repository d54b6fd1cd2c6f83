"""What one player may own while some of his face-down cards are unknown (dossier, section 4).

Think of every unknown card as a step: after i of them the player has laid some vector of kinds, which
grows by one card with each step. What is known of his cards bounds that vector. Let `known` be all that
he gained less all that he gave by name; then he owns `known - laid`, and this is never negative. Between
two steps `laid` stays, so it is at most the lowest `known` of that time: the *bound* of the step. Nothing
else in a log matters. A gain moves no bound, and what was received later cannot have been laid earlier.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable

from ..offerings import (
    NONE,
    NUMBERS,
    ONE_EACH,
    Four,
    lower,
    minus,
    minus_one,
    plus_one,
    times,
    within,
)


class Purse:
    """The offering cards of one player, as far as the log shows them.

    A method that returns False has changed nothing: what it was given is impossible, whatever the unknown
    cards are.
    """

    __slots__ = ("_bounds", "_known", "_laid", "_turns", "_untold")

    def __init__(self, owned: Four = NONE) -> None:
        self._known = owned
        self._laid: frozenset[Four] = frozenset((NONE,))
        self._turns: tuple[int, ...] = ()
        self._bounds: tuple[Four, ...] = (owned,)  # one before the first unknown card, one after each
        self._untold: Four | None = None  # the last bound, as it was before final holdings were told

    def copy(self) -> Purse:
        twin = Purse.__new__(Purse)
        twin._known = self._known
        twin._laid = self._laid
        twin._turns = self._turns
        twin._bounds = self._bounds
        twin._untold = self._untold
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Purse):
            return NotImplemented
        mine = (self._known, self._turns, self._bounds, self._untold)
        return mine == (other._known, other._turns, other._bounds, other._untold)

    __hash__ = None  # type: ignore[assignment]  # it changes, so it has none

    @property
    def told(self) -> tuple[Hashable, ...]:
        """Everything known about the purse, as a key for caches."""
        return self._known, self._laid, self._turns, self._bounds, self._untold

    def __repr__(self) -> str:
        return f"Purse(known={self._known}, open={self._turns}, bounds={self._bounds})"

    # --- what happens ---

    def gain(self, kind: int, number: int = 1) -> None:
        fish, berry, potato, grain = self._known
        a, b, c, d = ONE_EACH[kind] if number == 1 else times(ONE_EACH[kind], number)
        self._known = fish + a, berry + b, potato + c, grain + d  # as `plus`, which costs a call more
        self._untold = None

    def give(self, kind: int, kept: int | None = None) -> bool:
        """Lay a card of a kind that is known, openly or not. False if the player cannot own it.

        `kept` is a kind of which one card is not to be laid: it is still there afterwards.
        """
        known = minus_one(self._known, kind)
        bound = known if kept is None else minus_one(known, kept)
        if self._turns:
            laid = [vector for vector in self._laid if vector[kind] <= bound[kind]]
            if not laid:
                return False
            if len(laid) < len(self._laid):
                self._laid = frozenset(laid)
        elif bound[kind] < 0:  # nothing is unknown, the usual case
            return False
        self._known = known
        self._bounds = (*self._bounds[:-1], lower(self._bounds[-1], bound))
        self._untold = None
        return True

    def hide(self, turn: int, kept: int | None = None) -> bool:
        """Lay a card that nobody else sees. False without a card, or if the turn has one already."""
        if self.size <= (kept is not None) or turn in self._turns:
            return False
        bound = self._known if kept is None else minus_one(self._known, kept)
        self._laid = _step(self._laid, bound)
        self._turns = (*self._turns, turn)
        self._bounds = (*self._bounds, bound)
        self._untold = None
        return True

    def reveal(self, turn: int, kind: int) -> bool:
        """Put a kind in the place of an unknown card, as if it had been written there at once.

        The card is unknown no longer: from now on it belongs to the known cards on the stone.
        """
        if turn not in self._turns:
            return False
        place = self._turns.index(turn)
        bounds = _with_kind(self._bounds, place, kind)
        laid = _layers(bounds)[-1]
        if not laid:
            return False
        self._known = minus_one(self._known, kind)
        self._laid = laid
        self._turns = self._turns[:place] + self._turns[place + 1 :]
        if self._untold is not None:
            self._untold = _with_kind((*self._bounds[:-1], self._untold), place, kind)[-1]
        self._bounds = bounds
        return True

    def settle(self, holding: Four) -> bool:
        """Learn what the player owns now. False if he cannot own that."""
        laid = minus(self._known, holding)
        if laid not in self._laid:
            return False
        # As many cards as were laid, and of no kind more than this: only this vector is left.
        if self._untold is None:
            self._untold = self._bounds[-1]
        self._bounds = (*self._bounds[:-1], laid)
        self._laid = frozenset((laid,))
        return True

    def unsettled(self) -> Purse:
        """A copy that has not been told the final holdings; reveals are kept."""
        twin = self.copy()
        if self._untold is not None:
            twin._bounds = (*self._bounds[:-1], self._untold)
            twin._laid = _layers(twin._bounds)[-1]
            twin._untold = None
        return twin

    # --- what is known ---

    @property
    def size(self) -> int:
        """How many cards the player owns. This is certain whatever the unknown cards are."""
        fish, berry, potato, grain = self._known
        return fish + berry + potato + grain - len(self._turns)

    @property
    def known(self) -> Four:
        """All that the player gained, less all that he gave by name: unknown cards are still among it."""
        return self._known

    @property
    def open_turns(self) -> tuple[int, ...]:
        """The turns of the cards still unknown, in the order in which they were laid."""
        return self._turns

    @property
    def settled(self) -> bool:
        """Whether the last news about this player, apart from reveals, was what he holds."""
        return self._untold is not None

    @property
    def possible(self) -> frozenset[Four]:
        """The holdings still possible now."""
        return frozenset(minus(self._known, laid) for laid in self._laid)

    def can_give(self, kind: int, kept: int | None = None) -> bool:
        most = self._known[kind] - (kind == kept)
        if not self._turns:
            return most > 0
        return any(laid[kind] < most for laid in self._laid)

    def excludes_nothing(self, kind: int) -> bool:
        """Whether to give a card of this kind tells nothing about those that are unknown: whatever they
        are, one of the kind is left."""
        most = self._known[kind] - 1
        return all(laid[kind] <= most for laid in self._laid)

    def unknowns(self) -> frozenset[Four]:
        """How many of the cards still unknown may be of each kind."""
        return self._laid

    def ends(self) -> frozenset[tuple[Four, Four]]:
        """The unknown cards that may have been laid, each with the holding that this leaves."""
        return frozenset((laid, minus(self._known, laid)) for laid in self._laid)

    def hidden_kinds(self, among: Collection[Four] | None = None) -> dict[int, frozenset[int]]:
        """For the turn of each unknown card the kinds that it may have, by all that is known until now.

        `among` narrows the vectors of `unknowns()` to those that something else, like a sorted stone,
        leaves possible. If none is left, no card has a kind.
        """
        layers = _layers(self._bounds)
        after = layers[-1] if among is None else layers[-1].intersection(among)
        found: dict[int, frozenset[int]] = {}
        for turn, before in zip(reversed(self._turns), reversed(layers[:-1]), strict=True):
            steps = [(minus_one(laid, kind), kind) for laid in after for kind in NUMBERS]
            fitting = [(laid, kind) for laid, kind in steps if laid in before]
            found[turn] = frozenset(kind for _, kind in fitting)
            after = frozenset(laid for laid, _ in fitting)
        return {turn: found[turn] for turn in self._turns}

    def deductions(self) -> dict[int, int]:
        """The kinds of those unknown cards that can have one kind only."""
        return {turn: min(kinds) for turn, kinds in self.hidden_kinds().items() if len(kinds) == 1}


def _step(laid: Collection[Four], bound: Four) -> frozenset[Four]:
    """The vectors after one unknown card more."""
    return frozenset(
        plus_one(vector, kind) for vector in laid for kind in NUMBERS if vector[kind] < bound[kind]
    )


def _with_kind(bounds: tuple[Four, ...], place: int, kind: int) -> tuple[Four, ...]:
    """The bounds when the unknown card at this place, counted from 0, turns out to be of a kind.

    Since then one card fewer of the kind was there, and the times before and after it become one.
    """
    later = [minus_one(bound, kind) for bound in bounds[place + 1 :]]
    return (*bounds[:place], lower(bounds[place], later[0]), *later[1:])


def _layers(bounds: tuple[Four, ...]) -> list[frozenset[Four]]:
    """What may have been laid before the first unknown card, and after each of them."""
    layers = [frozenset((NONE,)) if within(NONE, bounds[0]) else frozenset()]
    for bound in bounds[1:]:
        layers.append(frozenset(laid for laid in _step(layers[-1], bound) if within(laid, bound)))
    return layers
