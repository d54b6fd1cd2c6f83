"""What is promised of a command when a system call fails, and whether a run kept the promise.

After any fault: every file has its old or its new content, no acknowledged line is lost, nothing else is
left in the folder, the exit code and the one line of explanation are as documented, and the same command
works when it is run again. After a kill something may be left, which the next run removes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from scripts.fault_cases import Case
from scripts.fault_points import KILL, LOCKS, TORN_KILL, Call, Fault
from scripts.fault_runs import Bench, Content, File, Ran

OURS = re.compile(r"(.*/)?\.(referee-[0-9]+-[0-9a-f]+|.+\.lock)")
"""What only a kill, or a system that cannot delete files, may leave. The next run removes it."""
NOT_DONE = ("cannot write", "nothing was written", "is not written")
UNSURE = "may be in the log"
UNDONE = ".undone"

TRIES = 5
"""How often a server is run until a fault meets one of its calls."""

DONE, REFUSED, INTERRUPTED, KILLED = "done", "refused", "interrupted", "killed"
OUTCOMES = (DONE, REFUSED, INTERRUPTED, KILLED)


class Usual(NamedTuple):
    """A command without a fault: run once, and once more in the folder that it left."""

    before: Content
    once: Ran
    again: Ran
    steps: tuple[Ran, ...] = ()
    """For a recorder, the result after each number of lines, from none to all."""


class Verdict(NamedTuple):
    outcome: str
    broken: tuple[str, ...]
    """Promises that were not kept, in words."""


def usual(bench: Bench, case: Case) -> Usual:
    bench.warm_up(case)
    bench.lay_out(case)
    before = bench.content()
    once = bench.run(case)
    again = bench.run(case)
    steps = []
    for count in range(len(case.told) + 1 if case.told else 0):
        bench.lay_out(case)
        steps.append(bench.run(case, told=case.told[:count]))
    return Usual(before, once, again, tuple(steps))


def judge(bench: Bench, case: Case, known: Usual, fault: Fault) -> tuple[Verdict, Call | None]:
    """Run a command with a fault, then without one in the folder that it left."""
    ran = run_with(bench, case, fault)
    broken = [*_ended(case, known, fault, ran)]
    if case.told:
        step, wrong = _kept(case, known, fault, ran)
        broken += wrong
        broken += _next_recorder(bench, case, known, step, fault)
    else:
        broken += _whole(case, known, fault, ran)
        if not _notes_unreadable(case, ran):
            broken += [*_true(known, ran), *_next_writer(bench, case, known)]
    return Verdict(_outcome(case, known, fault, ran), tuple(broken)), ran.hit


def run_with(bench: Bench, case: Case, fault: Fault) -> Ran:
    """Run a command until the fault meets a call. The threads of a server do not make the same number of
    calls each time, so the last ones are sometimes not made, and nothing fails."""
    for _ in range(TRIES if case.is_served else 1):
        bench.lay_out(case)
        ran = bench.run(case, fault)
        if ran.hit is not None:
            break
    return ran


def _outcome(case: Case, known: Usual, fault: Fault, ran: Ran) -> str:
    if ran.code < 0:
        return KILLED
    if case.is_served and fault.kind.startswith("SIG") and ran.code == 0:
        return INTERRUPTED
    if re.search(r"^referee: interrupted(;.*)?$", ran.err, re.MULTILINE):
        return INTERRUPTED
    return DONE if ran.code == known.once.code else REFUSED


# --- how it ended ---


def _ended(case: Case, known: Usual, fault: Fault, ran: Ran) -> Iterator[str]:
    """Exit code and words."""
    if ran.hung:
        yield "it hangs"
    if ran.hit is None:
        yield "the call was not made"
    if fault.kind in (KILL, TORN_KILL):
        return
    if ran.code not in (known.once.code, 2, *case.codes):
        yield f"exit code {ran.code}"
    for word in ("Traceback", "internal error", "Exception ignored"):
        if word in ran.err:
            yield f"{word}: {ran.err.strip().splitlines()[-1]}"
    asked = known.once.err.splitlines() if case.answers else []
    rows = [row for row in ran.err.splitlines() if row not in asked]
    if ran.code == 2 and not rows:
        yield "exit code 2 without a word"
    if not all(row.startswith("referee: ") for row in rows):
        yield f"words that are not ours: {rows}"
    is_signal = fault.kind.startswith("SIG")
    if is_signal and case.is_served and (ran.code, rows) == (0, []):
        return
    if is_signal and (ran.code, [_without_count(row) for row in rows[-1:]]) != (
        2,
        ["referee: interrupted"],
    ):
        yield f"a signal, but exit code {ran.code} and {rows[-1:]}"


def _without_count(row: str) -> str:
    """`referee: interrupted; 2 logs were surveyed` without what was done."""
    return row.partition(";")[0]


# --- files that are written whole ---


def _whole(case: Case, known: Usual, fault: Fault, ran: Ran) -> Iterator[str]:
    """Every file has its old or its new content, and there is no other file."""
    for name in sorted({*known.before, *known.once.content, *ran.content}):
        old, new, now = (each.get(name) for each in (known.before, known.once.content, ran.content))
        if case.resumes and name.startswith(case.resumes):
            continue
        if name in known.before or name in known.once.content:
            if now not in (old, new):
                yield f"LOST: {name} is {_words(now)}"
        elif not _may_stay(name, case, fault, ran):
            yield f"{name} is left behind"


def _words(file: File | None) -> str:
    return "gone" if file is None else f"{file.data[:40]!r} ({len(file.data)} bytes, mode {file.mode:o})"


def _is_nobodys(name: str, case: Case) -> bool:
    """Whether a file cannot be cleaned up, because without locks its process may still be alive."""
    return LOCKS in case.lacks and OURS.fullmatch(name) is not None


def _may_stay(name: str, case: Case, fault: Fault, ran: Ran) -> bool:
    if _is_nobodys(name, case):
        return True
    if name.endswith("/"):
        return fault.kind == KILL or _cannot_clean(fault, ran)
    if not OURS.fullmatch(name):
        return False
    return fault.kind in (KILL, TORN_KILL) or _cannot_clean(fault, ran)


def _cannot_clean(fault: Fault, ran: Ran) -> bool:
    """Whether the system itself refuses to delete files."""
    if fault.kind.startswith("SIG") or ran.hit is None:
        return False
    return fault.lasting or ran.hit.function in ("unlink", "rmdir")


def _notes_unreadable(case: Case, ran: Ran) -> bool:
    """Whether the tables say of a log that it could not be read. They are complete then."""
    table = ran.content.get(f"{case.resumes}games.jsonl") if case.resumes else None
    return table is not None and b'"verdict":"unreadable"' in table.data


def _true(known: Usual, ran: Ran) -> Iterator[str]:
    """What the command says it has written is true."""
    if ran.code == known.once.code and ran.code != 2 and not _same(known, ran.content):
        yield f"exit code {ran.code}, but not all is written"
    changed = [name for name in known.once.content if known.once.content[name] != known.before.get(name)]
    for name in changed:
        said = any(f"{name}: " in row and any(w in row for w in NOT_DONE) for row in ran.err.splitlines())
        if said and ran.content.get(name) == known.once.content[name]:
            yield f"it says that {name} is not written, but it is"


def _same(known: Usual, content: Content) -> bool:
    """Whether all files are as they should be, ignoring files left behind, which are checked elsewhere."""
    return {name: file for name, file in content.items() if not OURS.fullmatch(name)} == known.once.content


def _next_writer(bench: Bench, case: Case, known: Usual) -> Iterator[str]:
    ran = bench.run(case)
    if ran.code not in (known.once.code, known.again.code) or "internal error" in ran.err:
        yield f"the next run ends with {ran.code}: {ran.err.strip()}"
    names = [
        name
        for name in sorted({*known.once.content, *ran.content})
        if known.once.content.get(name) != ran.content.get(name) and not _is_nobodys(name, case)
    ]
    if names:
        yield f"the next run leaves {', '.join(f'{n} {_words(ran.content.get(n))}' for n in names)}"


# --- a log that is kept line by line ---


def _kept(case: Case, known: Usual, fault: Fault, ran: Ran) -> tuple[int, list[str]]:
    """How many lines the log has taken, and what is wrong with it."""
    log, broken = case.log, []
    logs = [step.content.get(log) for step in known.steps]
    acks = [_acknowledged(step.out) for step in known.steps]
    said = _acknowledged(ran.out)
    done = max((at for at, ack in enumerate(acks) if said[: len(ack)] == ack), default=0)
    now = ran.content.get(log)
    if now == File(b"", 0o644) and (fault.kind in (KILL, TORN_KILL) or _cannot_clean(fault, ran)):
        now = None  # a log that has just been made
    possible = range(done, min(done + 2, len(logs)))
    step = next((at for at in possible if logs[at] == now), -1)
    if step < 0:
        step = done
        if not (fault.kind == TORN_KILL and now is not None and _is_torn(now, logs[done : done + 2])):
            broken.append(f"LOST: after {done} acknowledged lines {log} is {_words(now)}")
    if step > done and "is not written" in ran.err and UNSURE not in ran.err:
        broken.append("it says that a line is not written, but it is")
    broken += _aside(case, known, step, fault, ran)
    for name, file in ran.content.items():
        if name in known.once.content and name not in (log, log + UNDONE):
            if file != known.once.content[name]:
                broken.append(f"LOST: {name} is {_words(file)}")
        elif name not in (log, log + UNDONE) and not _may_stay(name, case, fault, ran):
            broken.append(f"{name} is left behind")
    return step, broken


def _acknowledged(out: str) -> list[str]:
    """The complete rows in which a recorder says what it has done."""
    return [row for row in out.split("\n")[:-1] if re.match(r"[0-9]+ |taken back: ", row)]


def _is_torn(now: File, logs: list[File | None]) -> bool:
    """Whether the log has only a line without its end after the acknowledged lines."""
    old, new = (each.data if each is not None else b"" for each in (logs[0], logs[-1]))
    return now.data.startswith(old) and new.startswith(now.data) and not now.data.endswith(b"\n")


def _aside(case: Case, known: Usual, step: int, fault: Fault, ran: Ran) -> Iterator[str]:
    """All lines that were taken back are in the undo file; the one in progress may be there too."""
    name = case.log + UNDONE
    wanted, ahead, all_rows, now = (
        content[name].data.splitlines() if name in content else []
        for content in (
            known.steps[step].content,
            known.steps[min(step + 1, len(known.steps) - 1)].content,
            known.once.content,
            ran.content,
        )
    )
    whole = name not in ran.content or ran.content[name].data[-1:] in (b"\n", b"")
    if not whole and fault.kind == TORN_KILL:
        now = now[:-1]
    elif not whole:
        yield f"half a line in {name}"
    if now[: len(wanted)] != wanted:
        yield f"LOST: lines taken back: {now}, not {wanted}"
    elif now not in (wanted, ahead, [*wanted, *ahead[-1:]]):
        yield f"{name} has {now}, of {all_rows}"


def _next_recorder(bench: Bench, case: Case, known: Usual, step: int, fault: Fault) -> Iterator[str]:
    """The next recorder continues with the lines that are not yet in the log."""
    ran = bench.run(case, told=case.told[step:])
    log = case.log
    codes = (0, 1) if fault.kind == TORN_KILL else (0,)
    if ran.code not in codes or "internal error" in ran.err:
        yield f"the next run ends with {ran.code}: {ran.err.strip()}"
    if ran.content.get(log) != known.once.content.get(log):
        yield f"the next run leaves {log} as {_words(ran.content.get(log))}"
    ours = (log, log + UNDONE, *known.once.content)
    left = [name for name in ran.content if name not in ours and not _is_nobodys(name, case)]
    if left:
        yield f"the next run leaves {', '.join(left)}"
