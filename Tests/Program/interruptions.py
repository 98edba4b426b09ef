"""A project in two states, and builds of it that are interrupted."""

import collections
import json
import os
import random
import shutil
import subprocess

import pytest

from program import FEW_DOWNLOADS, LIGHT_THEME, PROGRAM, make_project, run, tree

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
    return files | {"themepreview.yml": f"title: {title}\n{FEW_DOWNLOADS}"}


def states(themes, pages):
    """Two states of a project: each lacks themes and pages of the other, and a folder of one is a file in the other."""
    first = files_of("First", range(themes), range(pages))
    second = files_of("Second", range(1, themes + 2), range(1, pages + 1))
    first |= {"docs/LICENSE/MIT": "Do what you like.\n", "docs/a.md": "# A\n\n[Licence](LICENSE/MIT)\n"}
    second |= {"docs/LICENSE": "Do not.\n", "docs/a.md": "# A\n\n[Licence](LICENSE)\n"}
    return first, second


def clean_sites(folder, states, *options):
    """The site of each state, built with these options."""
    sites = []
    for number, state in enumerate(states):
        project = make_project(folder / f"project-{number}", state)
        run("build", "--no-cache", *options, "--project", project, "--output", folder / f"site-{number}")
        sites.append(tree(folder / f"site-{number}"))
    return sites


class Workshop:
    """A project that changes between states, with the clean build of each."""

    def __init__(self, folder, states, clean):
        self.folder, self.states, self.clean = folder, states, clean
        self.project, self.site = folder / "project", folder / "site"
        self.foreign = {}
        self.state = None

    def become(self, number):
        """Edits the project to be in a state."""
        self.state = number
        for path in tree(self.project) if self.project.is_dir() else ():
            if path not in self.states[number]:
                (self.project / path).unlink()
        for folder in sorted((path for path in self.project.rglob("*") if path.is_dir()), reverse=True):
            if not any(folder.iterdir()):
                folder.rmdir()
        make_project(self.project, self.states[number])

    def command(self, *options):
        return [str(part) for part in ("build", "--project", self.project, "--output", self.site, *options)]

    def build(self, *options, **more):
        return run(*self.command(*options), **more)

    def start(self, *options):
        command = [str(PROGRAM), *self.command(*options)]
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def traced(self, call, effect, *options):
        """Builds while strace injects an effect into calls that change a folder; it counts calls for each thread."""
        one_thread = ["--jobs", "1"] if call == "rename" else []
        tracer = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace=/^{call}", "-e", f"inject=/^{call}:{effect}"]
        command = [*tracer, str(PROGRAM), *self.command(*options), *one_thread]
        return subprocess.run(command, capture_output=True, text=True, timeout=120)

    def add_foreign_files(self):
        """Puts files that we did not make into the site, and a link out of it."""
        outside = make_project(self.folder / "outside", {"keep.txt": "outside"}) / "keep.txt"
        names = ("mine.txt", "themes/mine.txt", "themes/theme-00/mine.txt", "themes/theme-00/pages/part-0/mine.txt")
        make_project(self.site, {name: f"mine: {name}" for name in names})
        (self.site / "out.txt").symlink_to(outside)
        self.foreign = {name: (self.site / name).read_bytes() for name in (*names, "out.txt")}

    def files(self):
        """The files of the site without the foreign ones, which must not have changed."""
        found = tree(self.site)
        assert {path: found.pop(path, None) for path in self.foreign} == self.foreign
        assert not self.foreign or (self.site / "out.txt").is_symlink()
        return found

    def assert_is(self, number):
        """The site equals a clean build, and its folder has nothing else."""
        found, clean = self.files(), self.clean[number]
        assert found.keys() == clean.keys()
        assert [path for path in clean if found[path] != clean[path]] == []
        assert not (self.site / TEMPORARY).exists()

    def assert_whole(self):
        """Every file is that of one of the states and is in the manifest; files of all states are there."""
        found = {path: content for path, content in self.files().items() if not path.startswith(f"{TEMPORARY}/")}
        known = json.loads(found.pop(MANIFEST))["files"]
        for path, content in found.items():
            assert content in (clean.get(path) for clean in self.clean), path
            assert path in known
        assert set.intersection(*map(set, self.clean)) - {MANIFEST} <= found.keys()

    def phase(self, old, new):
        """The progress of the build from one state to the other, by the files in the site."""
        found, old, new = self.files(), self.clean[old], self.clean[new]
        changed = [path for path in old.keys() | new.keys() if path != MANIFEST and old.get(path) != new.get(path)]
        moved = sum(found.get(path) == new.get(path) for path in changed)
        if moved == len(changed):
            return "over" if not (self.site / TEMPORARY).exists() else "tidying"
        if moved > 0:
            return "moving"
        return "staging" if any((self.site / TEMPORARY).glob("*")) else "before"


needs_strace = pytest.mark.skipif(not shutil.which("strace"), reason="strace is not installed")


def kill_at(process, moment):
    """Kills a process some seconds after its start; returns whether it was still running."""
    try:
        process.wait(timeout=moment)
    except subprocess.TimeoutExpired:
        process.kill()
    return process.wait() != 0


def kill_when(process, condition):
    """Kills a process as soon as a condition holds; returns whether it was still running."""
    while process.poll() is None and not condition():
        pass
    process.kill()
    return process.wait() != 0


def inode(path):
    try:
        return os.lstat(path).st_ino
    except OSError:
        return None


def killed_builds(workshop, kill, kills, ways=([],), inspect=lambda phase: None):
    """Kills a build of one state after the other: each leaves whole files, and the next build completes the site.

    Builds take their options from `ways` in turns; `inspect` receives the phase. Returns the number of kills by phase.
    """
    phases, chance, state = collections.Counter(), random.Random(6), 0
    for turn in range(3 * kills + 6):
        new = 1 - state
        workshop.become(new)
        was_killed = kill(turn, ways[turn % len(ways)], chance)
        workshop.assert_whole()
        if was_killed:
            phase = workshop.phase(state, new)
            phases[phase] += 1
            inspect(phase)
        state = chance.choice((state, new))
        workshop.become(state)
        workshop.build()
        workshop.assert_is(state)
        if phases.total() == kills:
            break
    print(dict(phases))
    assert phases.total() == kills, "the builds were over before they could be killed"
    return phases


# The room beside the old site, as a share of its size; most are too little for a build, which holds some files twice.
SHARES_OF_A_SITE = (0.01, 0.5, 0.9, 1, 1.06, 1.2, 1.4, 1.5, 2)


def used(folder):
    room = os.statvfs(folder)
    return (room.f_blocks - room.f_bfree) * room.f_frsize


def assert_a_full_disk_leaves_the_old_site(workshop, folder, remount, ways=([],), shares=SHARES_OF_A_SITE):
    """Builds on a disk with more and more room: each build leaves the old site, or succeeds where there is room."""
    workshop.site = folder / "site"
    workshop.become(0)
    workshop.build()
    size, ends = used(folder), collections.Counter()
    for turn, share in enumerate(shares):
        assert remount(f"size={int(size * (1 + share))}") == 0
        workshop.become(1)
        result = workshop.build(*ways[turn % len(ways)], status=None)
        ends[result.returncode] += 1
        if result.returncode == 0:
            workshop.assert_is(1)
        else:
            assert result.returncode == 2
            assert "No space left on device" in result.stderr and f"'{folder}/" in result.stderr
            assert TEMPORARY not in result.stderr
            workshop.assert_is(0)
        assert remount("size=64m") == 0
        workshop.build()
        workshop.assert_is(1)
        workshop.become(0)
        workshop.build()
    assert ends[2] >= 3 and ends[0] >= 1


def assert_calls_that_fail_are_repaired(workshop, calls, *options):
    """Builds while the calls with some numbers fail: each build names the file, and the next one completes the site."""
    failed = 0
    for call, numbers in calls.items():
        for number in numbers:
            workshop.become(1)
            result = workshop.traced(call, f"error=EIO:when={number}", *options)
            workshop.assert_whole()
            assert not any((workshop.site / TEMPORARY).glob("site/*"))
            assert result.returncode in (0, 2)
            if result.returncode == 2:
                failed += 1
                assert "Input/output error" in result.stderr and f"'{workshop.site}/" in result.stderr
                assert f"{TEMPORARY}/" not in result.stderr
            workshop.build()
            workshop.assert_is(1)
            workshop.become(0)
            workshop.build()
    assert failed >= 4
