"""What a file system takes to replace files, and nothing else."""

import os
import shutil
import statistics
import time


class Replacement:
    """Files that a build wrote over others, kept so that they can be written over others again."""

    def __init__(self, paths, folder):
        """Copies the files twice: what is to be written, and what is to be written over, in as many folders as there were."""
        self.pairs = []
        numbers = {}
        for number, path in enumerate(sorted(paths)):
            parent = numbers.setdefault(os.path.dirname(path), len(numbers))
            kept, old = folder / "kept" / str(number), folder / f"folder-{parent}" / str(number)
            for place in kept, old:
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, place)
            self.pairs.append((kept, old))

    def measured(self):
        """Seconds on the clock: each file is copied beside the old one, and takes its name."""
        os.sync()
        started = time.monotonic()
        for kept, old in self.pairs:
            new = f"{old}~"
            shutil.copyfile(kept, new)
            os.rename(new, old)
        return time.monotonic() - started


def median(replacements):
    return statistics.median(replacement.measured() for replacement in replacements)
