"""A full build of 270 schemes × 12 chapters, beside a copy of what it wrote, and beside Hugo."""

import os

from . import corpus, hugo
from .process import Size, flushed, median, run, smallest_peak
from .table import Claim, Table, megabytes, peak, seconds, spread, turns

OURS, COPY = "themepreview", "`cp -r` of that"
ON_DISK = {OURS: "themepreview, until it is on the disk", COPY: "`cp -r` of that, until it is on the disk"}
HEADINGS = ["what", "median", "least – greatest", "user+sys", "peak", "times ours", "files", "written"]


def measure(program, folder, options):
    """All of them in turns, every other turn the other way round, each into a folder that was not there."""
    project = corpus.copied(folder / "project")
    peer = None if options.without_hugo else hugo.installed()
    kinds = hugo.KINDS if peer else {}
    source = hugo.project(folder / "hugo", project) if peer else None
    original = folder / "original"
    program.knowing(folder / "cache").build(project, original)
    samples = {name: [] for name in [OURS, COPY, *ON_DISK.values(), *kinds.values()]}
    for turn in range(options.runs):
        place = folder / f"turn-{turn}"
        place.mkdir()
        runs = [
            (OURS, lambda place=place: program.knowing(place / "cache").build(project, place / "site")),
            (COPY, lambda place=place: run(["cp", "-r", original, place / "copy"])),
        ]
        for kind, name in kinds.items():
            arguments = (peer, source, place / kind, kind, place / "hugo-cache")
            runs.append((name, lambda arguments=arguments: hugo.build(*arguments)))
        for name, measured in runs if turn % 2 == 0 else runs[::-1]:
            os.sync()
            samples[name].append(measured())
            if name in ON_DISK:
                samples[ON_DISK[name]].append(flushed(samples[name][-1]))
    sizes = {OURS: Size.of(place / "site"), COPY: Size.of(place / "copy")}
    sizes.update({ON_DISK[name]: size for name, size in sizes.items()})
    sizes.update({name: Size.of(place / kind) for kind, name in kinds.items()})
    if not _has_disk(samples):
        samples = {name: found for name, found in samples.items() if name not in ON_DISK.values()}
    return [_table(project, samples, sizes, options.runs)]


def _has_disk(samples):
    """Whether there is anything to wait for: a folder in memory has no disk."""
    return median(samples[ON_DISK[COPY]]).wall > 1.1 * median(samples[COPY]).wall


def _table(project, samples, sizes, runs):
    medians = {name: median(found) for name, found in samples.items()}
    smallest = smallest_peak()
    rows = [
        [
            name,
            seconds(middle.wall),
            spread(samples[name]),
            seconds(middle.processor),
            peak(middle.memory, smallest),
            f"{middle.wall / medians[OURS].wall:.2f}",
            f"{sizes[name].files:,}",
            megabytes(sizes[name].bytes),
        ]
        for name, middle in medians.items()
    ]
    about = (
        f"{len(corpus.theme_files(project))} schemes × {len(corpus.page_files(project))} chapters, "
        f"{corpus.pages(project):,} pages, each run into a new folder; {turns(runs)}."
    )
    return Table("gallery", about, HEADINGS, rows, _claims(medians))


def _claims(medians):
    ours, copy = medians[OURS], medians[COPY]
    ratio, work = (mine / its for mine, its in zip(ours[:2], copy[:2]))
    claims = [
        Claim("at most 1.5 times the time of `cp -r`", ratio <= 1.5, f"{ratio:.2f} times, {work:.2f} in user+sys")
    ]
    if ON_DISK[OURS] in medians:
        ratio = medians[ON_DISK[OURS]].wall / medians[ON_DISK[COPY]].wall
        aim = "at most 1.5 times the time of `cp -r`, until both are on the disk"
        claims.append(Claim(aim, ratio <= 1.5, f"{ratio:.2f} times"))
    peer = medians.get(hugo.KINDS["plain"])
    if peer is None:
        return claims
    speed, work = (its / mine for its, mine in zip(peer[:2], ours[:2]))
    memory = ours.memory / peer.memory
    return [
        *claims,
        Claim(
            "at least 6 times faster than Hugo without highlighting",
            speed >= 6,
            f"{speed:.2f} times, {work:.2f} in user+sys",
        ),
        Claim("at most a tenth of its memory", memory <= 0.1, f"{memory * 100:.0f} %"),
    ]
