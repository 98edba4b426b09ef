"""Shards and merges that are killed, run out of room, or find half a shard."""

import random
import shutil
import time

import pytest

from interruptions import (
    Workshop,
    assert_a_full_disk_leaves_the_old_site,
    assert_calls_that_fail_are_repaired,
    clean_sites,
    inode,
    kill_at,
    kill_when,
    killed_builds,
    needs_strace,
    states,
)
from program import make_project, run, tree

SHARDS = ("1/2", "2/2")


class MergeWorkshop(Workshop):
    """A project whose site is merged from the shards of its states."""

    def __init__(self, folder, states, clean, shards):
        super().__init__(folder, states, clean)
        self.shards = shards

    def command(self, *options):
        merged = ("merge", *self.shards[self.state], "--project", self.project, "--output", self.site, *options)
        return [str(part) for part in merged]


class ShardWorkshop(Workshop):
    """A project with one built shard."""

    def __init__(self, folder, states, clean, shard):
        super().__init__(folder, states, clean)
        self.shard = shard

    def command(self, *options):
        return super().command("--shard", self.shard, *options)


class Parts:
    """The states of a project, with the site and the shards of each."""

    def __init__(self, folder):
        self.states = states(themes=3, pages=2)
        self.clean = clean_sites(folder / "whole", self.states)
        self.shards = {}
        for number, shard in enumerate(SHARDS):
            self.shards[shard] = clean_sites(folder / f"shard-{number}", self.states, "--shard", shard)
        self.folders = [
            [folder / f"shard-{number}/site-{state}" for number in range(len(SHARDS))] for state in range(2)
        ]
        self.projects = [folder / f"whole/project-{state}" for state in range(2)]


@pytest.fixture(scope="module")
def parts(tmp_path_factory):
    return Parts(tmp_path_factory.mktemp("parts"))


@pytest.fixture
def merged(tmp_path, parts):
    """A merged site in its first state, with foreign files."""
    workshop = MergeWorkshop(tmp_path, parts.states, parts.clean, parts.folders)
    workshop.become(0)
    workshop.build()
    workshop.assert_is(0)
    workshop.add_foreign_files()
    return workshop


@pytest.fixture(params=SHARDS)
def part(request, tmp_path, parts):
    """A shard in its first state."""
    workshop = ShardWorkshop(tmp_path, parts.states, parts.shards[request.param], request.param)
    workshop.become(0)
    workshop.build()
    workshop.assert_is(0)
    return workshop


def seconds_of(workshop):
    """How long an undisturbed build or merge with much to do takes."""
    seconds = []
    for state in (1, 0, 1, 0):
        workshop.become(state)
        started = time.monotonic()
        workshop.build()
        seconds.append(time.monotonic() - started)
    return min(seconds)


def test_a_merge_that_is_killed_at_any_moment_is_repaired_by_the_next(merged):
    seconds = seconds_of(merged)
    phases = killed_builds(
        merged, lambda turn, options, chance: kill_at(merged.start(), chance.uniform(0, 1) * seconds), kills=8
    )
    assert phases["before"] + phases["staging"] > 0


def test_a_merge_that_is_killed_while_files_are_moved_is_repaired_by_the_next(merged):
    first, second = merged.clean
    common = sorted(path for path in first.keys() & second.keys() if first[path] != second[path])[:-1]

    def kill(turn, options, chance):
        moved = merged.site / chance.choice(common)
        before = inode(moved)
        return kill_when(merged.start(), lambda: inode(moved) != before)

    assert killed_builds(merged, kill, kills=5)["moving"] >= 2


# The calls before which a merge is killed.
CALLS = {"rename": (1, 2, 3, 5, 7), "unlink": (1, 4), "mkdir": (1, 3), "rmdir": (1,)}


@needs_strace
@pytest.mark.parametrize(("call", "numbers"), CALLS.items())
def test_a_merge_that_is_killed_at_a_call_that_changes_a_folder_is_repaired_by_the_next(merged, call, numbers):
    def kill(turn, options, chance):
        return merged.traced(call, f"signal=KILL:when={numbers[turn % len(numbers)]}").returncode != 0

    phases = killed_builds(merged, kill, kills=len(numbers))
    assert phases["moving"] >= (3 if call == "rename" else 0)


@needs_strace
def test_a_call_that_fails_while_a_merge_moves_files_is_an_error_and_the_next_merge_repairs_the_site(merged):
    assert_calls_that_fail_are_repaired(merged, {"rename": (1, 2, 5, 7)})


def test_a_full_disk_leaves_the_old_site_and_the_next_merge_with_room_repairs_it(tmp_path, parts, small_disk):
    workshop = MergeWorkshop(tmp_path, parts.states, parts.clean, parts.folders)
    assert_a_full_disk_leaves_the_old_site(workshop, *small_disk, shares=(0.01, 0.25, 0.5, 1.3, 2))


def merge(project, shards, output, status=None):
    return run("merge", *shards, "--project", project, "--output", output, status=status)


def ends_of_merges(parts, part, folder):
    """Merges a damaged shard with the other ones, in each state of the project; returns the exit statuses.

    Each merge writes the whole site, or nothing and names the shard.
    """
    ends = []
    for state, project in enumerate(parts.projects):
        shards = list(parts.folders[state])
        shards[SHARDS.index(part.shard)] = part.site
        result = merge(project, shards, folder)
        ends.append(result.returncode)
        if result.returncode == 0:
            assert tree(folder) == parts.clean[state]
        else:
            assert result.returncode == 2 and f"'{part.site}'" in result.stderr
        assert result.returncode == 0 or not folder.exists() or not tree(folder)
        if folder.exists():
            shutil.rmtree(folder)
    return ends


def test_a_shard_that_is_killed_at_any_moment_is_repaired_by_the_next_build_and_merged_whole_or_not_at_all(part, parts):
    seconds = seconds_of(part)
    killed_builds(
        part,
        lambda turn, options, chance: kill_at(part.start(), chance.uniform(0, 1) * seconds),
        kills=4,
        inspect=lambda phase: ends_of_merges(parts, part, part.folder / "merged"),
    )


@needs_strace
def test_a_shard_that_is_killed_while_files_are_moved_is_not_merged(part, parts):
    numbers, refused = (2, 6, 9, 12), []

    def kill(turn, options, chance):
        return part.traced("rename", f"signal=KILL:when={numbers[turn % len(numbers)]}").returncode != 0

    def inspect(phase):
        ends = ends_of_merges(parts, part, part.folder / "merged")
        if phase == "moving":
            refused.append(ends)

    killed_builds(part, kill, kills=len(numbers), inspect=inspect)
    assert refused.count([2, 2]) >= 2


@pytest.mark.parametrize("change", ["shorter", "longer", "other", "gone", "of the other state"])
def test_a_shard_with_one_file_that_is_not_its_own_is_not_merged(tmp_path, parts, change):
    before = make_project(tmp_path / "site", {})
    merge(parts.projects[0], parts.folders[0], before, status=0)
    shard = tmp_path / "shard"
    shutil.copytree(parts.folders[0][0], shard)
    other = parts.folders[1][0]
    names = [name for name in tree(shard) if not name.endswith(("build-manifest.json", "shard.jsonl"))]
    refused = 0
    for name in random.Random(8).sample(names, 6):
        content = (shard / name).read_bytes()
        changed = {
            "shorter": content[:-1],
            "longer": content + b" ",
            "other": content[:-1] + b"#",
            "gone": None,
            "of the other state": (other / name).read_bytes() if (other / name).exists() else None,
        }[change]
        if changed == content:
            continue
        (shard / name).unlink()
        if changed is not None:
            (shard / name).write_bytes(changed)
        result = merge(parts.projects[0], [shard, parts.folders[0][1]], before, status=2)
        assert f"'{shard}' is incomplete" in result.stderr
        assert tree(before) == parts.clean[0]
        (shard / name).write_bytes(content)
        refused += 1
    assert refused >= 3


def test_a_merge_does_not_replace_one_of_its_shards(tmp_path, parts):
    shard = tmp_path / "shard"
    shutil.copytree(parts.folders[0][1], shard)
    before = tree(shard)
    (tmp_path / "link").symlink_to(shard)
    for output in (shard, tmp_path / "link"):
        result = merge(parts.projects[0], [parts.folders[0][0], shard], output, status=2)
        assert f"refusing to write the site to '{shard}'" in result.stderr
    assert tree(shard) == before
