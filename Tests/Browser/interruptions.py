"""A project in two states, and builds of it that something gets in the way of."""

import json
import os
import random
import subprocess

from program import LIGHT_THEME, PROGRAM, make_project, run, tree

TEMPORARY = ".themepreview-tmp"
MANIFEST = "build-manifest.json"


def theme(number):
    chance = random.Random(number)
    ink = "".join(f"{chance.randrange(120):02x}" for _ in range(3))
    return LIGHT_THEME.replace("Plain", f"Theme {number}").replace("#0b5c9e", f"#{ink}")


def files_of(title, themes, pages=range(2)):
    """The files of a project; the title is in every page of its site."""
    files = {f"themes/theme-{n:02}.yml": theme(n) for n in themes}
    files |= {f"docs/part-{n % 2}/page-{n}.md": f"# Page {n}\n\n" + "Words and words. " * 60 for n in pages}
    return files | {"themepreview.yml": f"title: {title}\n"}


def states(themes, pages):
    """Two states of a project, each with themes and pages that the other one does not have."""
    first = files_of("First", range(themes), range(pages))
    return first, files_of("Second", range(1, themes + 2), range(1, pages + 1))


def clean_sites(folder, states):
    """The site of each state."""
    sites = []
    for number, state in enumerate(states):
        project = make_project(folder / f"project-{number}", state)
        run("build", "--no-cache", "--project", project, "--output", folder / f"site-{number}")
        sites.append(tree(folder / f"site-{number}"))
    return sites


class Workshop:
    """A project that goes from one state to another, with the site of each as a clean build writes it."""

    def __init__(self, folder, states, clean):
        self.folder, self.states, self.clean = folder, states, clean
        self.project, self.site = folder / "project", folder / "site"
        self.environment = os.environ | {"XDG_CACHE_HOME": str(folder / "cache")}
        self.foreign = {}

    def become(self, number):
        """Edits the project until it is in a state."""
        for path in tree(self.project) if self.project.is_dir() else ():
            if path not in self.states[number]:
                (self.project / path).unlink()
        for folder in sorted((path for path in self.project.rglob("*") if path.is_dir()), reverse=True):
            if not any(folder.iterdir()):
                folder.rmdir()
        make_project(self.project, self.states[number])

    def command(self, *options):
        return [str(part) for part in ("build", "--project", self.project, "--output", self.site, *options)]

    def build(self, *options, status=0, **more):
        return run(*self.command(*options), status=status, **({"env": self.environment} | more))

    def start(self, *options, before=()):
        command = [*before, str(PROGRAM), *self.command(*options)]
        return subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def add_foreign_files(self):
        """Puts files of somebody else into the site, and a link out of it."""
        outside = make_project(self.folder / "outside", {"keep.txt": "outside"}) / "keep.txt"
        names = ("mine.txt", "themes/mine.txt", "themes/theme-00/mine.txt", "themes/theme-00/pages/part-0/mine.txt")
        make_project(self.site, {name: f"mine: {name}" for name in names})
        (self.site / "out.txt").symlink_to(outside)
        self.foreign = {name: (self.site / name).read_bytes() for name in (*names, "out.txt")}

    def files(self):
        """The files of the site, without those of others, which are as they were."""
        found = tree(self.site)
        assert {path: found.pop(path, None) for path in self.foreign} == self.foreign
        assert not self.foreign or (self.site / "out.txt").is_symlink()
        return found

    def assert_is(self, number):
        """The site is what a clean build writes, and nothing else is left in its folder."""
        found, clean = self.files(), self.clean[number]
        assert found.keys() == clean.keys()
        assert [path for path in clean if found[path] != clean[path]] == []
        assert not (self.site / TEMPORARY).exists()

    def assert_whole(self):
        """Every file is that of one of the states, and the manifest knows it; what all states have is there."""
        found = {path: content for path, content in self.files().items() if not path.startswith(f"{TEMPORARY}/")}
        known = json.loads(found.pop(MANIFEST))["files"]
        for path, content in found.items():
            assert content in (clean.get(path) for clean in self.clean), path
            assert path in known
        assert set.intersection(*map(set, self.clean)) - {MANIFEST} <= found.keys()

    def phase(self, old, new):
        """In which part of the way from one state to the other the site is, by what lies there."""
        found, old, new = self.files(), self.clean[old], self.clean[new]
        changed = [path for path in old.keys() | new.keys() if path != MANIFEST and old.get(path) != new.get(path)]
        moved = sum(found.get(path) == new.get(path) for path in changed)
        if moved == len(changed):
            return "over" if not (self.site / TEMPORARY).exists() else "tidying"
        if moved > 0:
            return "moving"
        return "staging" if any((self.site / TEMPORARY).glob("*")) else "before"
