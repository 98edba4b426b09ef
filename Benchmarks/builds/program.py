"""The program that is measured."""

import os
import pathlib
import shutil
import subprocess

from .process import run, stop

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def _copied(path):
    """A file that a linker filled here and there takes longer to start than one that was written from its beginning."""
    place = ROOT / ".build/bench" / path.name
    place.parent.mkdir(parents=True, exist_ok=True)
    # One that is measured beside this script keeps the file that it has.
    new = place.with_name(f"{place.name}-{os.getpid()}")
    shutil.copy2(path, new)
    return new.replace(place)


class Program:
    """themepreview at some path."""

    def __init__(self, path, cache=None, environment=None):
        self.path = pathlib.Path(path)
        self.environment = dict(environment or {})
        if cache is not None:
            # Whatever the program keeps between builds is kept there, and nothing is known at first.
            self.environment["XDG_CACHE_HOME"] = str(cache)

    @classmethod
    def found(cls):
        """The one that THEMEPREVIEW names, or a copy of the release build, which is what `make install` makes."""
        named = os.environ.get("THEMEPREVIEW")
        path = pathlib.Path(named or ROOT / ".build/release/themepreview").resolve()
        if not path.is_file():
            stop(f"there is no program at {path}", "'Scripts/preview --version' builds it")
        return cls(path if named else _copied(path))

    def knowing(self, cache):
        """The same program with its cache in another folder."""
        return Program(self.path, cache, self.environment)

    def version(self):
        return subprocess.run([self.path, "--version"], capture_output=True, check=True, text=True).stdout.strip()

    def build_command(self, project, output, *options):
        """The command that builds a project: a folder with `themes` and `docs`."""
        folders = ["--project", project, "--themes", project / "themes", "--docs", project / "docs"]
        return [self.path, "build", "--quiet", *folders, "--output", output, *options]

    def check_command(self, project, *options):
        folders = ["--project", project, "--themes", project / "themes", "--docs", project / "docs"]
        return [self.path, "check", "--quiet", *folders, *options]

    def build(self, project, output, *options):
        return run(self.build_command(project, output, *options), environment=self.environment)

    def check(self, project, *options):
        """Measures a check, whatever its verdict."""
        return run(self.check_command(project, *options), environment=self.environment, expected=(0, 1))
