"""Builds after a change, beside a full one, and beside those of another themepreview."""

import os

from . import corpus
from .edits import EDITS
from .process import files, median, smallest_peak
from .table import Claim, Table, megabytes, peak, seconds, spread, turns

FULL, NOTHING = "full build", "nothing"
BUILDS = {FULL: None, NOTHING: None, **EDITS}
NOTHING_LIMIT = 0.5
HEADINGS = ["changed", "median", "least – greatest", "user+sys", "of the full build", "peak", "files", "written"]


def measure(program, folder, options):
    """In each turn a project of its own for each program: a full build, the same again, one build after each edit."""
    found = {one: {name: [] for name in BUILDS} for one in [program, options.base] if one}
    written = {}
    for turn in range(options.runs):
        for number, one in enumerate(list(found)[:: -1 if turn % 2 else 1]):
            place = folder / f"turn-{turn}-{number}"
            project = corpus.copied(place / "project")
            for name, edit in BUILDS.items():
                sample, size = _build(one, project, place / "site", edit)
                found[one][name].append(sample)
                if one is program:
                    written[name] = size
    return [_table(found[program], found.get(options.base), written, options.runs)]


def _build(program, project, output, edit):
    """The cost of a build after an edit, and the files and bytes that it writes."""
    if edit:
        edit(project)
    before = _state(output)
    os.sync()
    sample = program.build(project, output)
    after = _state(output)
    changed = [state for path, state in after.items() if before.get(path) != state]
    return sample, (len(changed), sum(size for _, _, size in changed))


def _state(folder):
    """Tells whether a file was written, by its number, time and size."""
    return {path: (status.st_ino, status.st_mtime_ns, status.st_size) for path, status in files(folder)}


def _table(samples, base, written, runs):
    medians = {name: median(found) for name, found in samples.items()}
    smallest, full = smallest_peak(), medians[FULL].processor
    rows = [
        [
            name,
            seconds(middle.wall),
            spread(samples[name]),
            seconds(middle.processor),
            _percent(middle.processor / full),
            peak(middle.memory, smallest),
            f"{written[name][0]:,}",
            megabytes(written[name][1]),
        ]
        for name, middle in medians.items()
    ]
    headings = list(HEADINGS)
    if base:
        headings += ["base, user+sys", "times the base"]
        for row, name in zip(rows, medians):
            before = median(base[name]).processor
            row += [seconds(before), f"{medians[name].processor / before:.2f}"]
    about = f"The same gallery, built again after each change; {turns(runs)}. Shares are of processor time."
    return Table("changes", about, headings, rows, [_claim(medians)])


def _claim(medians):
    share = medians[NOTHING].processor / medians[FULL].processor
    aim = f"nothing changed: at most {NOTHING_LIMIT * 100:.0f} % of the full build"
    return Claim(aim, share <= NOTHING_LIMIT, _percent(share))


def _percent(share):
    return f"{share * 100:.1f} %"
