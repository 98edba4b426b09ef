"""The options of Scripts/bench, and the order of things."""

import argparse
import pathlib
import re
import sys
import tempfile

from . import changes, gallery, instructions, machine, scale, startup
from .process import Missing, stop
from .program import ROOT, Program
from .table import wrapped

README = ROOT / "Benchmarks/README.md"
PARTS = {
    "gallery": (gallery, "a full build, beside Hugo; needs the corpora"),
    "changes": (changes, "builds after a change; needs the corpora"),
    "scale": (scale, "the cost of a page, from 100 pages to 50,000; needs 17 GB of disk, with --runs 1 5 GB"),
    "startup": (startup, "--version, and check of one theme"),
    "instructions": (instructions, "instruction counts, compared with those in Benchmarks/instructions.json"),
}


def parsed():
    listed = "\n".join(f"  {name:<14}{about}" for name, (_, about) in PARTS.items())
    parser = argparse.ArgumentParser(
        prog="Scripts/bench",
        description="Measures the release program, or the one that THEMEPREVIEW names.",
        epilog=f"parts:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="what to measure (default: everything)")
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="how often; medians are shown (default: 5)")
    parser.add_argument("--cores", type=int, default=2, metavar="N", help="how many processors to use (default: 2)")
    parser.add_argument("--folder", type=pathlib.Path, metavar="DIR", help="where to build (default: $TMPDIR)")
    parser.add_argument(
        "--vs",
        metavar="PROGRAM",
        help="gallery, changes: measure this program too, in turns (default: $THEMEPREVIEW_BASE)",
    )
    parser.add_argument("--without-hugo", action="store_true", help="gallery: leave Hugo out")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--markdown", action="store_true", help="write tables for a README")
    shown.add_argument("--readme", action="store_true", help="write those of Benchmarks/README.md into it")
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--record", action="store_true", help="instructions: write Benchmarks/instructions.json")
    kept.add_argument("--check", action="store_true", help="instructions: exit with status 1 when one got worse")
    options = parser.parse_args()
    unknown = [part for part in options.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part '{unknown[0]}': {', '.join(PARTS)}")
    if options.runs < 1 or options.cores < 1:
        parser.error("--runs and --cores are at least 1")
    return options


def main():
    options = parsed()
    program, options.base = Program.found(), Program.base(options.vs)
    cores = machine.use_cores(options.cores)
    # Nothing is deleted before the end: a file system is slower at creating files just after it deleted many.
    with tempfile.TemporaryDirectory(prefix="themepreview-bench-", dir=options.folder) as folder:
        for part in options.parts or PARTS:
            where = f"themepreview {program.version()}, {machine.circumstances(cores)}"
            place = pathlib.Path(folder).resolve() / part
            place.mkdir()
            _measure(part, program, place, where, options)


def _measure(part, program, folder, where, options):
    """Measures a part and shows what was found; one that lacks a tool or the corpora is skipped unless it was named."""
    try:
        for table in PARTS[part][0].measure(program, folder, options):
            _show(table, where, options)
    except Missing as missing:
        if options.parts:
            stop(missing, missing.advice)
        print(f"skipped: {part} ({missing})\n  help: {missing.advice}", file=sys.stderr)


def _show(table, where, options):
    if options.readme and _insert(table, where):
        return
    print(table.markdown() if options.markdown else f"{table.text()}{where}\n", flush=True)


def _insert(table, where):
    """Replaces the table between its marks in the README; says whether it has such marks."""
    text = README.read_text(encoding="utf-8")
    start, end = f"<!-- {table.name} -->", f"<!-- end of {table.name} -->"
    section = "\n".join([start, table.markdown(), *wrapped(f"Measured with {where}."), end])
    changed, count = re.subn(f"{re.escape(start)}.*?{re.escape(end)}", lambda _: section, text, flags=re.DOTALL)
    if count:
        README.write_text(changed, encoding="utf-8")
    return count == 1
