"""Running a command and measuring it."""

import os
import resource
import statistics
import subprocess
import sys
import time
from typing import NamedTuple


def stop(problem, advice):
    sys.exit(f"error: {problem}\n  help: {advice}")


class Missing(Exception):
    """A part of the measurement lacks something; the advice says what to do."""

    def __init__(self, problem, advice):
        super().__init__(problem)
        self.advice = advice


class Sample(NamedTuple):
    """The cost of one run."""

    wall: float  # seconds on the clock
    processor: float  # seconds of user and system time
    memory: float  # MiB of resident memory at the peak


def run(command, folder=None, environment=None, expected=(0,)):
    """Runs a command and discards its standard output; stops the script when it fails."""
    command = [str(part) for part in command]
    started = time.monotonic()
    process = subprocess.Popen(
        command, cwd=folder, env={**os.environ, **(environment or {})}, stdout=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in expected:
        stop(f"a command ended with {process.returncode}", " ".join(command))
    return Sample(wall, usage.ru_utime + usage.ru_stime, mebibytes(usage.ru_maxrss))


def mebibytes(maximum):
    """A peak as getrusage has it: bytes on macOS, KiB elsewhere."""
    return maximum / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def smallest_peak():
    """The least peak that can be seen: a new process begins as a copy of this one."""
    return mebibytes(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


def median(samples):
    return Sample(*(statistics.median(column) for column in zip(*samples)))


class Size(NamedTuple):
    """The files and bytes of a folder."""

    files: int
    bytes: int

    @classmethod
    def of(cls, folder):
        count = total = 0
        for _, status in files(folder):
            count += 1
            total += status.st_size
        return cls(count, total)


def files(folder):
    """Every file below a folder, with its status; one at a time, since this process's size is the least visible peak."""
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            yield path, os.stat(path)
