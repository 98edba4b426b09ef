"""The machine that is measured on."""

import datetime
import os
import shutil

from .process import stop


def use_cores(count):
    """Keeps this process, and all that it starts, to some processors; returns how many there are."""
    if not hasattr(os, "sched_setaffinity"):
        return os.cpu_count()
    cores = sorted(os.sched_getaffinity(0))[:count]
    os.sched_setaffinity(0, cores)
    return len(cores)


def require_space(folder, gigabytes):
    free = shutil.disk_usage(folder).free / 1e9
    if free < gigabytes:
        stop(f"{folder} has {free:.1f} GB free of {gigabytes:.1f} GB", "name another with --folder, or ask for fewer --runs")


def today():
    return datetime.date.today().isoformat()
