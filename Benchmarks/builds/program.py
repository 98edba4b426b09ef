"""The program that is measured."""

import os
import pathlib
import subprocess

from .process import run, stop

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


class Program:
    """themepreview at some path."""

    def __init__(self, path, environment=None):
        self.path = pathlib.Path(path).resolve()
        self.environment = dict(environment or {})
        if not self.path.is_file():
            stop(f"there is no program at {self.path}", "'Scripts/preview --version' builds the release program")

    @classmethod
    def found(cls):
        """The one that THEMEPREVIEW names, or the release build."""
        return cls(os.environ.get("THEMEPREVIEW") or ROOT / ".build/release/themepreview")

    @classmethod
    def base(cls, path=None):
        """The one to compare with, where somebody named one."""
        path = path or os.environ.get("THEMEPREVIEW_BASE")
        return cls(path) if path else None

    def version(self):
        return subprocess.run([self.path, "--version"], capture_output=True, check=True, text=True).stdout.strip()

    def build_command(self, project, output, *options):
        """The command that builds a project: a folder with `themes` and `docs`."""
        return self._command("build", project, "--output", output, *options)

    def check_command(self, project, *options):
        return self._command("check", project, *options)

    def build(self, project, output, *options):
        return run(self.build_command(project, output, *options), environment=self.environment)

    def _command(self, verb, project, *options):
        folders = ["--project", project, "--themes", project / "themes", "--docs", project / "docs"]
        return [self.path, verb, "--quiet", *folders, *options]
