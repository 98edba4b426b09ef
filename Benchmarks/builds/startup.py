"""The time until the program answers."""

from . import generated
from .process import median, run
from .table import Table, turns

RUNS = 21
HEADINGS = ["what", "median", "least – greatest", "user+sys"]


def measure(program, folder, _):
    """All of them in turns; `true` shows what starting any program takes."""
    project = generated.project(folder / "one", 1, 0)
    starter = folder / "starter"
    run([program.path, "init", "--quiet", starter])
    commands = {
        "`true`": ["true"],
        "`--version`": [program.path, "--version"],
        "`check` of a base16 scheme": program.check_command(project),
        "`check` of what `init` makes": [program.path, "check", "--quiet", "--project", starter],
    }
    samples = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, command in commands.items():
            samples[name].append(run(command, environment=program.environment, expected=(0, 1)))
    rows = [_row(name, found) for name, found in samples.items()]
    return [Table("startup", f"From starting a process to its end; {turns(RUNS)}.", HEADINGS, rows)]


def _row(name, samples):
    middle = median(samples)
    walls = sorted(sample.wall for sample in samples)
    spread = " – ".join(map(_milliseconds, (walls[0], walls[-1])))
    return [name, _milliseconds(middle.wall), spread, _milliseconds(middle.processor)]


def _milliseconds(value):
    return f"{value * 1000:.1f} ms"
