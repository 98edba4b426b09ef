"""Instructions that fixed workloads take, counted by callgrind and compared with Benchmarks/instructions.json.

Counts hardly depend on what else the machine does: they repeat to a tenth of a percent. They do depend on the compiler
and a little on the processor, which the file names.
"""

import json
import platform
import re
import shutil
import subprocess
import sys

from . import generated
from .edits import edit_page, recolor_theme
from .process import Missing, run, stop
from .program import ROOT, Program
from .table import Table

RECORD = ROOT / "Benchmarks/instructions.json"
SCHEMES, DOCUMENTS, TOLERANCE = 20, 3, 0.03
AGAIN = "Scripts/bench instructions --record"


def measure(program, folder, options):
    """Counts, then records or compares: with --check a workload that got worse fails the script."""
    found = {"made by": _circumstances(program), "instructions": _counts(_without_debugging(program, folder), folder)}
    recorded = json.loads(RECORD.read_text(encoding="utf-8")) if RECORD.is_file() else None
    if options.record:
        RECORD.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    worse = _worse(found["instructions"], recorded["instructions"]) if recorded else []
    if options.check:
        _judge(worse, found, recorded)
    return [_table(found, recorded)]


def _without_debugging(program, folder):
    """A copy without debug information, which older releases of valgrind cannot read."""
    for tool in ("valgrind", "strip"):
        if not shutil.which(tool):
            raise Missing(f"there is no '{tool}'", "install valgrind and binutils; no other part needs them")
    copy = folder / "themepreview"
    subprocess.run(["strip", "--strip-debug", "-o", copy, program.path], check=True)
    # One order of dictionaries, so that every run counts the same.
    return Program(copy, {"SWIFT_DETERMINISTIC_HASHING": "1"})


def _counts(program, folder):
    """The workloads, in an order in which each finds what it needs."""
    project = generated.project(folder / "project", SCHEMES, DOCUMENTS)
    build = program.build_command(project, folder / "site", "--jobs", "1")
    counts = {
        "--version": _count(program, folder, [program.path, "--version"]),
        "check": _count(program, folder, program.check_command(project, "--jobs", "1")),
        "build": _count(program, folder, build),
        "build, nothing changed": _count(program, folder, build),
    }
    recolor_theme(project)
    counts["build, a theme changed"] = _count(program, folder, build)
    edit_page(project)
    counts["build, a page changed"] = _count(program, folder, build)
    return counts


def _count(program, folder, command):
    output = folder / "callgrind.out"
    tool = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={output}"]
    run([*tool, *command], environment=program.environment, expected=(0, 1))
    total = re.search(r"^(?:summary|totals): (\d+)", output.read_text(encoding="utf-8"), re.MULTILINE)
    if not total:
        stop("callgrind counted nothing", "run this by hand: " + " ".join(map(str, [*tool, *command])))
    return int(total[1])


def _circumstances(program):
    return {
        "program": program.version(),
        "compiler": _first_line("swift", "--version"),
        "processor": platform.machine(),
        "valgrind": _first_line("valgrind", "--version"),
        "workload": f"{SCHEMES} schemes, {DOCUMENTS} documents, one job",
    }


def _first_line(*command):
    if not shutil.which(command[0]):
        return None
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    return done.stdout.strip().splitlines()[0]


def _worse(found, recorded):
    """The workloads over the limit."""
    return [name for name, count in found.items() if count > recorded.get(name, 0) * (1 + TOLERANCE)]


def _judge(worse, found, recorded):
    """Ends the script when a workload got worse."""
    if recorded is None:
        stop(f"there is no {RECORD.name}", f"'{AGAIN}' writes it")
    for key, value in found["made by"].items():
        if value != recorded["made by"].get(key):
            print(f"note: {key} is {value}, recorded with {recorded['made by'].get(key)}", file=sys.stderr)
    for name in worse:
        before, now = recorded["instructions"].get(name), found["instructions"][name]
        change = f"{_change(now, before)} against {before:,}" if before else "which is not recorded"
        print(f"failed: '{name}' takes {now:,} instructions, {change}", file=sys.stderr)
    if worse:
        advice = f"find what costs more; if it is worth that, '{AGAIN}' and commit {RECORD.name}"
        stop(f"{', '.join(worse)}: over {TOLERANCE * 100:.0f} % more instructions than recorded", advice)
    print(f"ok: no workload takes over {TOLERANCE * 100:.0f} % more than recorded", file=sys.stderr)


def _change(now, before):
    return f"{(now / before - 1) * 100:+.1f} %"


def _table(found, recorded):
    before = recorded["instructions"] if recorded else {}
    rows = [
        [
            name,
            f"{count / 1e6:,.1f} M",
            f"{before[name] / 1e6:,.1f} M" if name in before else "–",
            _change(count, before[name]) if name in before else "–",
        ]
        for name, count in found["instructions"].items()
    ]
    made = found["made by"]
    about = f"{made['workload']}, all made up; {made['compiler']}, {made['processor']}, {made['valgrind']}."
    return Table("instructions", about, ["what", "instructions", "recorded", "change"], rows)
