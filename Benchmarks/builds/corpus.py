"""Schemes and chapters that people published, where they are at hand."""

import pathlib
import re
import shutil

from .process import Missing, stop
from .program import ROOT

FOLDER = ROOT.parent / "shared/corpora"
PALETTE = re.compile(r"^\s*(base0[0-9A-F])\s*:\s*[\"']?#?([0-9A-Fa-f]{6})\b", re.MULTILINE)
NAME = re.compile(r"^(?:name|scheme)\s*:\s*[\"']?(.*?)[\"']?\s*(?:#.*)?$", re.MULTILINE)
TITLE = re.compile(r"^# +(.*)$", re.MULTILINE)


def copied(folder):
    """Copies the base16 schemes and the chapters to a project that may be written to."""
    if not (FOLDER / "base16").is_dir() or not (FOLDER / "markdown").is_dir():
        raise Missing(
            f"there is no corpus at {FOLDER}",
            "'gallery' and 'changes' need it; 'scale', 'startup' and 'instructions' make up their own",
        )
    project = pathlib.Path(folder)
    shutil.copytree(FOLDER / "base16", project / "themes")
    shutil.copytree(FOLDER / "markdown", project / "docs")
    return project


def theme_files(project):
    return sorted((project / "themes").glob("*.y*ml"))


def page_files(project):
    return sorted((project / "docs").glob("*.md"))


def pages(project):
    """The number of pages in a build of the project."""
    return len(theme_files(project)) * len(page_files(project))


def scheme(path):
    """A base16 file as plain values: id, name, and sixteen colours."""
    text = path.read_text(encoding="utf-8")
    palette = {match[1]: "#" + match[2].lower() for match in PALETTE.finditer(text)}
    name = NAME.search(text)
    if len(palette) != 16 or not name:
        stop(f"{path} is no base16 scheme", "it needs a name and sixteen colours")
    return {"id": path.stem, "name": name[1], "palette": palette}


def chapter(path):
    """A Markdown file as plain values: name and title."""
    title = TITLE.search(path.read_text(encoding="utf-8"))
    return {"name": path.stem, "title": title[1] if title else path.stem}
