"""The program under test, and small projects to run it on."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("THEMEPREVIEW", ROOT / ".build/debug/themepreview")).resolve()

LIGHT_THEME = """\
name: Plain
colors: { background: "#ffffff", text: "#111111", primary: "#0b5c9e" }
modes: { dark: { colors: { background: "#111111", text: "#eeeeee", primary: "#7cc1f3" } } }
"""
# Making all of them takes half the time of a build.
FEW_DOWNLOADS = "downloads: [kitty, shadcn]\n"
FAINT_THEME = 'colors: { background: "#ffffff", text: "#bbbbbb" }\n'


def run(*arguments, cwd=ROOT, status=0, **options):
    """Runs the program; an unexpected exit status fails the test (None: any).

    Other options are those of `subprocess.run`.
    """
    command = [PROGRAM, *map(str, arguments)]
    result = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300, **options)
    if status is not None:
        said = f"themepreview {' '.join(map(str, arguments))}\n{result.stdout[-2000:]}{result.stderr[-2000:]}"
        assert result.returncode == status, f"exit status {result.returncode} instead of {status}: {said}"
    return result


def make_project(folder, files):
    """Writes files, by path, below a folder; returns the folder."""
    for path, text in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    return folder


def tree(folder):
    """Every file below a folder: its bytes by relative path."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() or path.is_symlink()
    }
