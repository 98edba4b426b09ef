"""The cost of a page in sites of 100 to 50,000 pages: made, and with nothing to do."""

import math
import os

from . import generated
from .machine import require_space
from .process import Size, median, smallest_peak
from .table import Claim, Table, megabytes, peak, seconds, turns

CHAPTERS = 12
SIZES = [100, 1_000, 10_000, 50_000]
# Themes, documents, bytes of each document: more and more themes, then more and more documents.
THEMES = [(math.ceil(pages / CHAPTERS), CHAPTERS, 18_000) for pages in SIZES]
DOCUMENTS = [(1, 1_000, 3_000), (1, 50_000, 3_000)]
SHAPES = THEMES + DOCUMENTS
MEMORY_LIMIT, GROWTH_LIMIT = 500, 1.25
HEADINGS = ["themes × documents", "pages", "median", "user+sys", "a page", "peak", "written", "again", "peak, again"]


def measure(program, folder, options):
    """In each turn every size once, and once more with nothing to do."""
    require_space(folder, 3 * options.runs + 2)
    projects = [generated.project(folder / f"project-{number}", *shape) for number, shape in enumerate(SHAPES)]
    made, again = ([[] for _ in SHAPES] for _ in range(2))
    for turn in range(options.runs):
        for number, project in enumerate(projects):
            site = folder / f"site-{turn}-{number}"
            for samples in made, again:
                os.sync()
                samples[number].append(program.build(project, site))
    sizes = [Size.of(folder / f"site-0-{number}") for number in range(len(SHAPES))]
    return [_table([*map(median, made)], [*map(median, again)], sizes, options.runs)]


def _table(made, again, sizes, runs):
    smallest = smallest_peak()
    rows = [
        [
            f"{themes:,} × {documents:,}",
            f"{themes * documents:,}",
            seconds(full.wall),
            seconds(full.processor),
            f"{_page_cost(shape, full):,.0f} µs",
            peak(full.memory, smallest),
            megabytes(size.bytes),
            seconds(nothing.processor),
            peak(nothing.memory, smallest),
        ]
        for shape, full, nothing, size in zip(SHAPES, made, again, sizes)
        for themes, documents, _ in [shape]
    ]
    about = (
        f"Schemes and documents that are made up; each run into a new folder; {turns(runs)}. "
        '"A page" is processor time, as is "again", a build with nothing to do.'
    )
    claims = [*_growth("themes", THEMES, made), *_growth("documents", DOCUMENTS, made[len(THEMES) :])]
    most = max(sample.memory for sample in made + again) * 1.048576
    claims.append(Claim(f"peak below {MEMORY_LIMIT} MB everywhere", most < MEMORY_LIMIT, f"{most:.0f} MB"))
    return Table("scale", about, HEADINGS, rows, claims)


def _growth(what, shapes, medians):
    """The claim that a page costs as much in the largest site as in the smallest."""
    last = len(shapes) - 1
    growth = _page_cost(shapes[last], medians[last]) / _page_cost(shapes[0], medians[0])
    aim = f"many {what}: a page costs at most {GROWTH_LIMIT} times as much in the largest site as in the smallest"
    yield Claim(aim, growth <= GROWTH_LIMIT, f"{growth:.2f} times")


def _page_cost(shape, sample):
    """Microseconds of processor time."""
    themes, documents, _ = shape
    return sample.processor / (themes * documents) * 1e6
