"""The machine that is measured on."""

import datetime
import os
import pathlib
import platform
import shutil

from .process import stop


def use_cores(count):
    """Binds this process, and all that it starts, to some processors; returns how many."""
    if not hasattr(os, "sched_setaffinity"):
        return os.cpu_count()
    cores = sorted(os.sched_getaffinity(0))[:count]
    os.sched_setaffinity(0, cores)
    return len(cores)


def require_space(folder, gigabytes):
    free = shutil.disk_usage(folder).free / 1e9
    if free < gigabytes:
        problem = f"{folder} has {free:.1f} GB free of {gigabytes:.1f} GB"
        stop(problem, "name another with --folder, or ask for fewer --runs")


def circumstances(cores):
    """The day, the processors and their load: on a busy machine, wall times say little."""
    kind = f"{cores} cores of {processor()}, {platform.system()} {platform.release().split('-')[0]}"
    return f"{kind}, load of {os.getloadavg()[0]:.1f} beforehand, {datetime.date.today().isoformat()}"


def processor():
    """The name of the processor, or else its architecture."""
    try:
        about = pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        about = ""
    names = [line.split(":", 1)[1].strip() for line in about.splitlines() if line.startswith("model name")]
    return names[0] if names else platform.machine()
