"""How soon the program answers."""

from . import generated
from .process import median, run
from .table import Claim, Table, turns

RUNS = 21
HEADINGS = ["what", "median", "least – greatest", "user+sys"]
VERSION, SCHEME, STARTER, EMPTY = "`--version`", "`check` of a base16 scheme", "`check` of what `init` makes", "`true`"


def measure(program, folder, _):
    """All of them in turns; `true` shows what starting any program takes."""
    project = generated.project(folder / "one", 1, 0)
    starter = folder / "starter"
    run([program.path, "init", "--quiet", starter])
    commands = {
        EMPTY: ["true"],
        VERSION: [program.path, "--version"],
        SCHEME: program.check_command(project),
        STARTER: [program.path, "check", "--quiet", "--project", starter],
    }
    environment = program.knowing(folder / "cache").environment
    samples = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, command in commands.items():
            samples[name].append(run(command, environment=environment, expected=(0, 1)))
    return [_table(samples)]


def _table(samples):
    medians = {name: median(found) for name, found in samples.items()}
    rows = []
    for name, found in samples.items():
        walls = [_milliseconds(function(sample.wall for sample in found)) for function in (min, max)]
        rows.append(
            [name, _milliseconds(medians[name].wall), " – ".join(walls), _milliseconds(medians[name].processor)]
        )
    claims = [
        Claim(f"{name} under {limit} ms", medians[name].wall * 1000 < limit, _milliseconds(medians[name].wall))
        for name, limit in ((VERSION, 15), (SCHEME, 30), (STARTER, 30))
    ]
    return Table("startup", f"From starting a process to its end; {turns(RUNS)}.", HEADINGS, rows, claims)


def _milliseconds(value):
    return f"{value * 1000:.1f} ms"
