"""The cost of a page in sites of 100 to 50,000 pages, and that of a change to the largest ones."""

import math
import os

from . import generated
from .edits import edit_page, edit_template, footer, middle_page, middle_theme, recolor_theme
from .machine import require_space
from .process import Size, median, smallest_peak
from .table import Claim, Table, megabytes, peak, seconds, spread, turns

CHAPTERS = 12
SIZES = [100, 1_000, 10_000, 50_000]
# Themes, documents, bytes of each document: more and more themes, then more and more documents.
THEMES = [(math.ceil(pages / CHAPTERS), CHAPTERS, 18_000) for pages in SIZES]
DOCUMENTS = [(1, 1_000, 3_000), (1, 50_000, 3_000)]
SHAPES = THEMES + DOCUMENTS
TIMES = ["median", "least – greatest", "a page", "user+sys a page"]
HEADINGS = ["themes × documents", "pages", *TIMES, "peak", "written", "written a page"]
PEAK = 150
FLAT = 1.25
# The largest sites, and what is changed in them; the first build of a turn is the full one.
LARGEST = [len(THEMES) - 1, len(SHAPES) - 1]
FULL = "full build"
CHANGES = {
    "nothing": lambda project: None,
    "one colour of one theme": recolor_theme,
    "one paragraph of one page": edit_page,
    "the foot of every page": edit_template,
}
CHECK = "nothing, by `--check`"
CHANGE_HEADINGS = ["themes × documents", "changed", "median", "of the full build", "user+sys", "peak"]


def measure(program, folder, options):
    """Every size once in each turn."""
    # A site is there twice while all of its pages are made again.
    require_space(folder, 4 * options.runs + 3)
    projects = [generated.project(folder / f"project-{number}", *shape) for number, shape in enumerate(SHAPES)]
    samples = [[] for _ in SHAPES]
    changes = {number: {name: [] for name in [FULL, *CHANGES, CHECK]} for number in LARGEST}
    written = [None for _ in SHAPES]
    for turn in range(options.runs):
        for number, project in enumerate(projects):
            place = folder / f"turn-{turn}-{number}"
            os.sync()
            samples[number].append(program.knowing(place / "cache").build(project, place / "site"))
            written[number] = written[number] or Size.of(place / "site")
            if number in changes:
                changes[number][FULL].append(samples[number][-1])
                _change(program.knowing(place / "cache"), project, place / "site", changes[number])
    return [_table(samples, written, options.runs), _change_table(changes, options.runs)]


def _change(program, project, site, samples):
    """Builds a site after each change, which is undone in the end: the next turn begins with the same project."""
    before = {path: path.read_bytes() for path in (middle_theme(project), middle_page(project))}
    for name, change in CHANGES.items():
        change(project)
        os.sync()
        samples[name].append(program.build(project, site))
    samples[CHECK].append(program.build(project, site, "--check"))
    for path, text in before.items():
        path.write_bytes(text)
    footer(project).unlink()


def _table(samples, written, runs):
    smallest = smallest_peak()
    medians = [median(found) for found in samples]
    rows = []
    for (themes, documents, _), found, middle, size in zip(SHAPES, samples, medians, written):
        pages = themes * documents
        rows.append(
            [
                f"{themes:,} × {documents:,}",
                f"{pages:,}",
                seconds(middle.wall),
                spread(found),
                f"{middle.wall / pages * 1e6:,.0f} µs",
                f"{middle.processor / pages * 1e6:,.0f} µs",
                peak(middle.memory, smallest),
                megabytes(size.bytes),
                f"{size.bytes / pages / 1000:.1f} kB",
            ]
        )
    about = f"Schemes and documents that are made up; each run into a new folder; {turns(runs)}."
    return Table("scale", about, HEADINGS, rows, _claims(medians))


def _change_table(changes, runs):
    smallest = smallest_peak()
    rows, claims = [], []
    for number, samples in changes.items():
        themes, documents, _ = SHAPES[number]
        medians = {name: median(found) for name, found in samples.items()}
        full = medians.pop(FULL).wall
        for name, found in medians.items():
            share = f"{found.wall / full * 100:.1f} %"
            row = [seconds(found.wall), share, seconds(found.processor), peak(found.memory, smallest)]
            rows.append([f"{themes:,} × {documents:,}", name, *row])
        claims.append(_frugal(f"changes of {themes:,} × {documents:,}", max(one.memory for one in medians.values())))
    about = f"The largest of these sites, built again after each change; {turns(runs)}."
    return Table("scale-changes", about, CHANGE_HEADINGS, rows, claims)


def _claims(medians):
    count = len(THEMES)
    return _growth("pages", THEMES, medians[:count]) + _growth("documents", DOCUMENTS, medians[count:])


def _growth(what, shapes, medians):
    """Claims about the smallest and the largest of some shapes."""
    first, last = medians[0], medians[-1]
    least, most = (themes * documents for themes, documents, _ in (shapes[0], shapes[-1]))
    growth, work = (after / before * least / most for before, after in zip(first[:2], last[:2]))
    return [
        Claim(
            f"each of {most:,} {what} takes at most {FLAT} times as long as one of {least:,}",
            growth <= FLAT,
            f"{growth:.2f} times, {work:.2f} in user+sys",
        ),
        _frugal(f"{most:,} {what}", last.memory),
    ]


def _frugal(what, mebibytes):
    memory = mebibytes * 1.048576
    return Claim(f"peak below {PEAK} MB at {what}", memory < PEAK, f"{memory:.0f} MB")
