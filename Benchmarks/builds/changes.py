"""Builds after a change, beside a full one."""

import os
import time

from . import corpus
from .edits import EDITS, edit_page, recolor_theme
from .process import files, median, smallest_peak
from .table import Claim, Table, megabytes, peak, seconds, spread, turns

FULL, NOTHING = "full build", "nothing"
HEADINGS = ["changed", "median", "least – greatest", "user+sys", "peak", "of the full build", "files", "written"]


def measure(program, folder, options):
    """In each turn a project of its own: a full build, the same again, and one build after each edit.

    The last edit replaces every page, and what is replaced is deleted: it waits until every other build is over, since
    some disks are slower for minutes afterwards."""
    builds = [(FULL, None), (NOTHING, None), *EDITS]
    samples = {name: [] for name, _ in builds}
    written = {}
    places = [folder / f"turn-{turn}" for turn in range(options.runs)]
    for place in places:
        corpus.copied(place / "project")
    for part in builds[:-1], builds[-1:]:
        for place in places:
            project, output = place / "project", place / "site"
            working = program.knowing(place / "cache")
            for name, edit in part:
                if edit:
                    edit(project)
                before = _state(output)
                _rest()
                samples[name].append(working.build(project, output))
                written[name] = _difference(before, _state(output))
    return [_table(samples, written, options.runs)]


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


def _difference(before, after):
    """Number and bytes of the files that were written."""
    sizes = [state[2] for path, state in after.items() if before.get(path) != state]
    return len(sizes), sum(sizes)


def _table(samples, written, runs):
    medians = {name: median(found) for name, found in samples.items()}
    smallest, full = smallest_peak(), medians[FULL].wall
    rows = [
        [
            name,
            seconds(middle.wall),
            spread(samples[name]),
            seconds(middle.processor),
            peak(middle.memory, smallest),
            _percent(middle.wall / full),
            f"{written[name][0]:,}",
            megabytes(written[name][1]),
        ]
        for name, middle in medians.items()
    ]
    about = f"The same gallery, built again after each change; {turns(runs)}, each of a project of its own."
    return Table("changes", about, HEADINGS, rows, _claims(medians, written))


def _claims(medians, written):
    """No change costs next to nothing, and an edit what it changes: twice its share of the bytes at most."""
    shares = {name: middle.wall / medians[FULL].wall for name, middle in medians.items()}
    claims = [Claim("nothing changed: under 5 % of the full build", shares[NOTHING] < 0.05, _percent(shares[NOTHING]))]
    for edit in (recolor_theme, edit_page):
        name = next(name for name, other in EDITS if other is edit)
        part = written[name][1] / written[FULL][1]
        found = f"{_percent(shares[name])} for {_percent(part)} of the bytes"
        claims.append(Claim(f"{name}: in proportion to what it changes", shares[name] <= 2 * part, found))
    return claims


def _percent(share):
    return f"{share * 100:.1f} %"
