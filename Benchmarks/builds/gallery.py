"""A full build of 270 schemes × 12 chapters, beside Hugo, and beside another themepreview."""

import os

from . import corpus, hugo
from .process import Size, median, smallest_peak
from .table import Claim, Table, megabytes, peak, seconds, spread, turns

OURS, BASE = "themepreview", "the base"
BASE_LIMIT = 1.0
HEADINGS = ["what", "median", "least – greatest", "user+sys", "times ours", "peak", "files", "written"]


def measure(program, folder, options):
    """All of them in turns, every other turn the other way round, each into a new folder."""
    project = corpus.copied(folder / "project")
    builders = _builders(program, project, folder, options)
    samples = {name: [] for name in builders}
    for turn in range(options.runs):
        place = folder / f"turn-{turn}"
        for name in list(builders)[:: -1 if turn % 2 else 1]:
            os.sync()
            samples[name].append(builders[name](place / name))
    sizes = {name: Size.of(place / name) for name in builders}
    return [_table(project, samples, sizes, options.runs)]


def _builders(program, project, folder, options):
    """The builders of the gallery: by name, a function that builds it into a folder."""
    builders = {OURS: lambda output: program.build(project, output)}
    if options.base:
        builders[BASE] = lambda output: options.base.build(project, output)
    peer = None if options.without_hugo else hugo.installed()
    if peer:
        source = hugo.project(folder / "hugo", project)
        for kind, name in hugo.KINDS.items():
            builders[name] = lambda output, kind=kind: hugo.build(peer, source, output, kind)
    return builders


def _table(project, samples, sizes, runs):
    medians = {name: median(found) for name, found in samples.items()}
    smallest = smallest_peak()
    rows = [
        [
            name,
            seconds(middle.wall),
            spread(samples[name]),
            seconds(middle.processor),
            f"{middle.processor / medians[OURS].processor:.2f}",
            peak(middle.memory, smallest),
            f"{sizes[name].files:,}",
            megabytes(sizes[name].bytes),
        ]
        for name, middle in medians.items()
    ]
    about = (
        f"{len(corpus.theme_files(project))} schemes × {len(corpus.page_files(project))} chapters, "
        f"{corpus.pages(project):,} pages, each run into a new folder; {turns(runs)}. "
        '"Times ours" is of processor time.'
    )
    return Table("gallery", about, HEADINGS, rows, _claims(medians))


def _claims(medians):
    ours, claims = medians[OURS], []
    if base := medians.get(BASE):
        ratio = ours.processor / base.processor
        aim = "no more processor time than the base"
        claims.append(Claim(aim, ratio <= BASE_LIMIT, f"{ratio:.2f} times"))
    if peer := medians.get(hugo.KINDS["plain"]):
        share = ours.memory / peer.memory
        aim = "at most a tenth of the memory of Hugo without highlighting"
        claims.append(Claim(aim, share <= 0.1, f"{share * 100:.1f} %"))
    return claims
