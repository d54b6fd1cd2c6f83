"""What carvers can carve: each moai takes one carver of column 1, a medium one more of column 2 ..."""

from __future__ import annotations

Three = tuple[int, int, int]


def feasible(taken: Three, carvers: Three) -> bool:
    """Whether the carvers suffice. The columns are independent, so three inequalities are enough."""
    small, medium, large = taken
    one, two, three = carvers
    return large <= three and medium + large <= two and small + medium + large <= one


def feasible_with_tied_chief(taken: Three, carvers: Three, chief: int) -> bool:
    """The same where the chief, in a column 1 to 3, serves only a moai of that size.

    `carvers` are the others.
    """
    if feasible(taken, carvers):
        return True
    if not chief or not taken[chief - 1]:
        return False
    rest = list(taken)
    rest[chief - 1] -= 1
    others = (carvers[0] - (chief >= 2), carvers[1] - (chief >= 3), carvers[2])
    return min(others) >= 0 and feasible((rest[0], rest[1], rest[2]), others)


def most(carvers: Three, stock: Three) -> int:
    """The greatest number of moai that carvers and stock allow."""
    return min(carvers[0], stock[0] + min(carvers[1], stock[1] + min(carvers[2], stock[2])))


def choices(carvers: Three, stock: Three) -> list[Three]:
    """Everything that may be taken, nothing first."""
    one, two, three = carvers
    return [
        (small, medium, large)
        for large in range(min(three, two, one, stock[2]) + 1)
        for medium in range(min(two, one, stock[1] + large) - large + 1)
        for small in range(min(one - medium - large, stock[0]) + 1)
        if medium <= stock[1]
    ]


def greatest(carvers: Three, chief: int, stock: Three) -> int:
    """The greatest number of moai, where a chief who is tied to his column, 1 to 3, comes on top."""
    if not chief:
        return most(carvers, stock)
    one, two, three = (count + (column == chief) for column, count in enumerate(carvers, 1))
    found = choices((one, two, three), stock)
    return max(sum(taken) for taken in found if feasible_with_tied_chief(taken, carvers, chief))
