"""Builds after a change, beside a full one."""

import os
import time
from typing import NamedTuple

from . import corpus, replacement
from .edits import EDITS, edit_page, recolor_theme
from .process import files, median, smallest_peak
from .replacement import Replacement
from .table import Claim, Table, megabytes, peak, seconds, spread, turns

FULL, NOTHING = "full build", "nothing"
HEADINGS = [
    "changed",
    "median",
    "least – greatest",
    "user+sys",
    "peak",
    "of the full build",
    "files",
    "written",
    "files alone",
]


def measure(program, folder, options):
    """In each turn a project of its own: a full build, the same again, and one build after each edit.

    The last edit replaces every page, and what is replaced is deleted: it waits until everything else is over, since some
    disks are slower for minutes afterwards."""
    builds = [(FULL, None), (NOTHING, None), *EDITS]
    places = [folder / f"turn-{turn}" for turn in range(options.runs)]
    found = Found({name: [] for name, _ in builds}, {name: [] for name, _ in builds}, {})
    for place in places:
        corpus.copied(place / "project")
    for place in places:
        _build(program, place, builds[:-1], found)
    alone = {name: replacement.median(made) for name, made in found.replaced.items() if made}
    for place in places:
        _build(program, place, builds[-1:], found)
    return [_table(found, alone, options.runs)]


class Found(NamedTuple):
    """What the builds of each name took, which files they replaced, and how many files and bytes that was."""

    samples: dict
    replaced: dict
    written: dict


def _build(program, place, builds, found):
    project, output = place / "project", place / "site"
    working = program.knowing(place / "cache")
    for name, edit in builds:
        if edit:
            edit(project)
        before = _state(output)
        _rest()
        found.samples[name].append(working.build(project, output))
        after = _state(output)
        changed = [path for path, state in after.items() if before.get(path) != state]
        found.written[name] = len(changed), sum(after[path][2] for path in changed)
        if edit in (recolor_theme, edit_page):
            found.replaced[name].append(Replacement(changed, place / edit.__name__))


def _rest():
    """Waits for the disk, and for the clock of files: of one that was saved in this very instant a build does not know
    whether it stays as it is, and the next one reads everything again to find out."""
    os.sync()
    # To sleep would cost the next one the time in which a processor wakes up.
    until = time.monotonic() + 0.01
    while time.monotonic() < until:
        pass


def _state(folder):
    """What tells whether a file was written: number, time, size."""
    return {path: (status.st_ino, status.st_mtime_ns, status.st_size) for path, status in files(folder)}


def _table(found, alone, runs):
    medians = {name: median(samples) for name, samples in found.samples.items()}
    smallest, full = smallest_peak(), medians[FULL].wall
    rows = [
        [
            name,
            seconds(middle.wall),
            spread(found.samples[name]),
            seconds(middle.processor),
            peak(middle.memory, smallest),
            _percent(middle.wall / full),
            f"{found.written[name][0]:,}",
            megabytes(found.written[name][1]),
            seconds(alone[name]) if name in alone else "",
        ]
        for name, middle in medians.items()
    ]
    about = f"The same gallery, built again after each change; {turns(runs)}, each of a project of its own."
    return Table("changes", about, HEADINGS, rows, _claims(medians, found.written, alone))


def _claims(medians, written, alone):
    """No change costs next to nothing. An edit costs what it changes: at most twice its share of the bytes, or twice what the
    files alone do where that is more."""
    shares = {name: middle.wall / medians[FULL].wall for name, middle in medians.items()}
    claims = [Claim("nothing changed: under 5 % of the full build", shares[NOTHING] < 0.05, _percent(shares[NOTHING]))]
    for name, files in alone.items():
        part, times = written[name][1] / written[FULL][1], medians[name].wall / files
        found = f"{_percent(shares[name])} for {_percent(part)} of the bytes, {times:.2f} times the files alone"
        aim = f"{name}: in proportion to what it changes"
        claims.append(Claim(aim, shares[name] <= 2 * part or times <= 2, found))
    return claims


def _percent(share):
    return f"{share * 100:.1f} %"
