"""Builds that are killed, run out of room, find a file in the way, or run at once."""

import collections
import os
import random
import resource
import subprocess
import time

import pytest

from interruptions import (
    MANIFEST,
    TEMPORARY,
    Workshop,
    assert_a_full_disk_leaves_the_old_site,
    assert_calls_that_fail_are_repaired,
    clean_sites,
    files_of,
    inode,
    kill_at,
    kill_when,
    killed_builds,
    needs_strace,
    states,
)
from program import PROGRAM, make_project, tree

WAYS = ([], ["--no-cache"], ["--clean"])


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """The states of a project, with their sites."""
    projects = states(themes=3, pages=2)
    return projects, clean_sites(tmp_path_factory.mktemp("small"), projects)


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    """The same of a project whose build takes long enough to be killed at many points."""
    projects = states(themes=6, pages=6)
    return projects, clean_sites(tmp_path_factory.mktemp("large"), projects)


def built(workshop):
    workshop.become(0)
    workshop.build()
    return workshop


@pytest.fixture
def workshop(tmp_path, small):
    """A site in its first state."""
    return built(Workshop(tmp_path, *small))


@pytest.fixture
def large_workshop(tmp_path, large):
    """A larger one, with foreign files in it."""
    workshop = built(Workshop(tmp_path, *large))
    workshop.add_foreign_files()
    return workshop


def duration(workshop, options):
    """The duration of a full build."""
    workshop.become(1)
    started = time.monotonic()
    workshop.build(*options)
    seconds = time.monotonic() - started
    workshop.become(0)
    workshop.build()
    return seconds


@pytest.mark.long
def test_a_build_that_is_killed_at_any_moment_is_repaired_by_the_next(large_workshop):
    seconds = [duration(large_workshop, options) for options in WAYS]

    def kill(turn, options, chance):
        return kill_at(large_workshop.start(*options), chance.uniform(0, 1) * seconds[turn % len(WAYS)])

    phases = killed_builds(large_workshop, kill, kills=20, ways=WAYS)
    assert phases["before"] > 0 and phases["staging"] > 0


@pytest.mark.long
def test_a_build_that_is_killed_while_files_are_moved_is_repaired_by_the_next(large_workshop):
    common = sorted((large_workshop.clean[0].keys() & large_workshop.clean[1].keys()) - {MANIFEST})
    common = [path for path in common if large_workshop.clean[0][path] != large_workshop.clean[1][path]]

    def kill(turn, options, chance):
        moved = large_workshop.site / chance.choice(common)
        before = inode(moved)
        return kill_when(large_workshop.start(*options), lambda: inode(moved) != before)

    assert killed_builds(large_workshop, kill, kills=12, ways=WAYS)["moving"] >= 4


# The calls before which a build is killed.
CALLS = [
    ("rename", (1, 2, 3, 5, 7, 9)),
    pytest.param("unlink", (1, 4, 6), marks=pytest.mark.long),
    pytest.param("mkdir", (1, 2, 4), marks=pytest.mark.long),
    pytest.param("rmdir", (1, 2), marks=pytest.mark.long),
]


@needs_strace
@pytest.mark.parametrize(("call", "numbers"), CALLS)
def test_a_build_that_is_killed_at_a_call_that_changes_a_folder_is_repaired_by_the_next(workshop, call, numbers):
    workshop.add_foreign_files()

    def kill(turn, options, chance):
        return workshop.traced(call, f"signal=KILL:when={numbers[turn % len(numbers)]}", *options).returncode != 0

    phases = killed_builds(workshop, kill, kills=len(numbers), ways=WAYS)
    assert phases["moving"] >= (3 if call == "rename" else 0)


@needs_strace
@pytest.mark.parametrize("options", WAYS)
def test_a_call_that_fails_while_files_are_moved_is_an_error_and_the_next_build_repairs_the_site(workshop, options):
    assert_calls_that_fail_are_repaired(workshop, {"rename": (1, 2, 5, 7), "unlink": (1, 2)}, *options)


def damage(path, chance):
    """Changes or deletes a file without the program."""
    content = path.read_bytes()
    path.unlink()
    if chance.randrange(3):
        path.write_bytes(chance.choice((content + b"x", b"x" * len(content))))


@pytest.mark.long
@needs_strace
def test_after_any_kills_edits_and_damaged_files_a_build_completes_the_site(tmp_path):
    projects = *states(themes=3, pages=2), files_of("First", range(3), range(3)), files_of("First", (0, 2, 4))
    typos = [project | {f"themes/theme-0{n}.yml": "colors: {\n"} for n, project in enumerate(projects)]
    workshop = Workshop(tmp_path, (*projects, *typos), clean_sites(tmp_path, projects))
    chance = random.Random(9)
    for _ in range(12):
        for _ in range(chance.randrange(1, 5)):
            workshop.become(chance.randrange(len(workshop.states)))
            call, number = chance.choice((("rename", 25), ("rename", 25), ("unlink", 5), ("write", 5), ("mkdir", 5)))
            workshop.traced(call, f"signal=KILL:when={chance.randrange(1, number)}", *chance.choice(WAYS))
            ours = sorted(workshop.clean[0].keys() & tree(workshop.site).keys() - {MANIFEST})
            if ours and chance.randrange(2):
                damage(workshop.site / chance.choice(ours), chance)
        last = chance.randrange(len(projects))
        workshop.become(last)
        workshop.build()
        workshop.assert_is(last)


@needs_strace
def test_a_file_that_was_changed_by_hand_is_made_again_though_a_build_was_killed_in_between(workshop):
    make_project(workshop.site, {"contrast.html": "changed by hand"})
    workshop.become(1)
    # The first call replaces the manifest, which is newer than the changed file then.
    assert workshop.traced("rename", "signal=KILL:when=2").returncode != 0
    workshop.become(0)
    workshop.build()
    workshop.assert_is(0)


def test_a_clean_build_that_fails_leaves_the_old_site(workshop):
    make_project(workshop.project, {"themepreview.yml": "title: Third\n", "templates/page.mustache": "{{nobody}}"})
    workshop.build("--clean", status=1)
    workshop.assert_is(0)


def test_a_full_disk_leaves_the_old_site_and_the_next_build_with_room_repairs_it(workshop, small_disk):
    assert_a_full_disk_leaves_the_old_site(workshop, *small_disk, WAYS)


def test_a_disk_that_may_only_be_read_is_an_error(workshop, small_disk):
    folder, remount = small_disk
    workshop.site = folder / "site"
    workshop.become(0)
    workshop.build()
    assert remount("ro") == 0
    workshop.become(1)
    assert "Read-only file system" in workshop.build(status=2).stderr
    workshop.assert_is(0)
    assert remount("rw") == 0
    workshop.build()
    workshop.assert_is(1)


def test_a_file_that_may_not_grow_so_large_leaves_the_old_site(workshop):
    sizes = sorted(len(content) for content in workshop.clean[1].values())
    workshop.become(1)
    for limit in (0, sizes[0] + 1, sizes[len(sizes) // 2], sizes[-1] - 1):
        # Python ignores the signal of this limit, and so does what it starts: the call fails as on a full disk.
        result = workshop.build(
            status=2,
            restore_signals=False,
            preexec_fn=lambda limit=limit: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
        )
        assert "File too large" in result.stderr and f"'{workshop.site}/" in result.stderr
        workshop.assert_is(0)
    workshop.build()
    workshop.assert_is(1)


@pytest.mark.skipif(os.geteuid() == 0, reason="permissions do not bind root")
def test_a_folder_that_may_only_be_read_is_an_error(workshop):
    folder = workshop.site / "themes/theme-01"
    folder.chmod(0o555)
    workshop.become(1)
    assert "Permission denied" in workshop.build(status=2).stderr
    workshop.assert_whole()
    folder.chmod(0o755)
    workshop.build()
    workshop.assert_is(1)


@pytest.mark.parametrize("options", WAYS)
def test_a_file_that_may_only_be_read_is_replaced(workshop, options):
    (workshop.site / "index.html").chmod(0o444)
    workshop.become(1)
    workshop.build(*options)
    workshop.assert_is(1)


# Foreign files in the way, by the file of the site that they block.
OBSTACLES = [
    ("a file in a file's place", "themes/theme-03/index.html", "themepreview did not create it"),
    ("a folder in a new file's place", "themes/theme-03/theme.css/mine.txt", "themepreview did not create it"),
    ("a folder in an old file's place", "contrast.html/mine.txt", "themepreview did not create it"),
    ("a file in a folder's place", "themes/theme-03", "Not a directory"),
]


@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize(("path", "reason"), [row[1:] for row in OBSTACLES], ids=[row[0] for row in OBSTACLES])
def test_a_file_in_the_way_is_an_error_and_nothing_is_lost(workshop, path, reason, options):
    for place in (workshop.site / path, (workshop.site / path).parent):
        if place.is_file():
            place.unlink()
    make_project(workshop.site, {path: "mine"})
    before = tree(workshop.site)
    workshop.become(1)
    said = workshop.build(*options, status=2).stderr
    assert reason in said and str(workshop.site) in said
    assert tree(workshop.site) == before
    target = workshop.site / path
    target.unlink()
    if path.endswith("mine.txt"):
        target.parent.rmdir()
    workshop.build(*options)
    workshop.assert_is(1)


def test_a_folder_of_ours_gives_way_to_a_file_and_the_other_way_round(tmp_path):
    with_folder = files_of("Title", range(2)) | {"docs/data/part": "data", "docs/index.md": "[Data](data/part)\n"}
    with_file = files_of("Title", range(2)) | {"docs/data": "data", "docs/index.md": "[Data](data)\n"}
    projects = with_folder, with_file
    workshop = Workshop(tmp_path, projects, clean_sites(tmp_path, projects))
    assert any(path.endswith("/data") for path in workshop.clean[1])
    for state in (0, 1, 0, 1):
        workshop.become(state)
        workshop.build()
        workshop.assert_is(state)


def test_a_link_in_place_of_the_temporary_folder_leads_nowhere(workshop):
    outside = make_project(workshop.folder / "outside", {"keep.txt": "mine"})
    (workshop.site / TEMPORARY).symlink_to(outside)
    assert f"through the link '{workshop.site / TEMPORARY}'" in workshop.build(status=2).stderr
    assert tree(outside) == {"keep.txt": b"mine"}


@pytest.mark.long
def test_of_two_builds_at_once_each_ends_well_or_says_that_another_one_runs(workshop):
    projects = [make_project(workshop.folder / f"project-{n}", state) for n, state in enumerate(workshop.states)]
    ends = collections.Counter()
    for turn in range(10):
        started = []
        for project in projects if turn % 2 else reversed(projects):
            command = [PROGRAM, "build", "--project", project, "--output", workshop.site, *WAYS[turn % 3]]
            started.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE))
        for process in started:
            said = process.communicate()[1]
            ends[process.returncode] += 1
            assert process.returncode == 0 or process.returncode == 2 and b"another build is writing" in said
        assert workshop.files() in workshop.clean
    assert ends[0] >= 10
