"""The cost of a page in sites of 100 to 50,000 pages."""

import math
import os

from . import generated
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


def measure(program, folder, options):
    """Every size once in each turn."""
    require_space(folder, 4 * options.runs)
    projects = [generated.project(folder / f"project-{number}", *shape) for number, shape in enumerate(SHAPES)]
    samples = [[] for _ in SHAPES]
    written = [None for _ in SHAPES]
    for turn in range(options.runs):
        for number, project in enumerate(projects):
            place = folder / f"turn-{turn}-{number}"
            os.sync()
            samples[number].append(program.knowing(place / "cache").build(project, place / "site"))
            written[number] = written[number] or Size.of(place / "site")
    return [_table(samples, written, options.runs)]


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


def _claims(medians):
    count = len(THEMES)
    return _growth("pages", THEMES, medians[:count]) + _growth("documents", DOCUMENTS, medians[count:])


def _growth(what, shapes, medians):
    """Claims about the smallest and the largest of some shapes."""
    first, last = medians[0], medians[-1]
    least, most = (themes * documents for themes, documents, _ in (shapes[0], shapes[-1]))
    growth, work = (after / before * least / most for before, after in zip(first[:2], last[:2]))
    memory = last.memory * 1.048576
    return [
        Claim(
            f"each of {most:,} {what} takes at most {FLAT} times as long as one of {least:,}",
            growth <= FLAT,
            f"{growth:.2f} times, {work:.2f} in user+sys",
        ),
        Claim(f"peak below {PEAK} MB at {most:,} {what}", memory < PEAK, f"{memory:.0f} MB"),
    ]
