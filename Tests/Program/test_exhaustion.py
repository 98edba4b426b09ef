"""The worst input of each kind: within limits of time and memory it ends with a finding or an error."""

import os
import pathlib
import resource
import socket
import subprocess
import time
import urllib.request

import pytest

from program import PROGRAM, make_project
from served import serve

GOOD = "colors: { background: white, text: black }\n"
MEMORY = 1 << 30  # Address space, in bytes.
SECONDS = 60  # Of processor time: other work on the machine does not count.

pytestmark = pytest.mark.long


def bounded(*arguments, cwd, memory=MEMORY):
    """Runs the program with little memory and time; it must not die of a signal. Returns its result."""

    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    command = [PROGRAM, *map(str, arguments)]
    environment = os.environ | {"SWIFT_BACKTRACE": "enable=no", "MALLOC_ARENA_MAX": "2"}
    result = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, timeout=10 * SECONDS, preexec_fn=limit, env=environment)
    said = f"{result.stdout[-1000:]}{result.stderr[-1000:]}"
    assert result.returncode in (0, 1, 2), f"exit status {result.returncode}: {said}"
    return result


def project(folder, **files):
    return make_project(folder, {"themes/day.yml": GOOD, "docs/a.md": "# A\n", **files})


def many(count, text):
    return {f"themes/t{number}.yml": text(number) for number in range(count)}


LARGE_BASE = "palette: {" + ",".join(f"c{number}: red" for number in range(30_000)) + "}\n"

THEMES = {
    "extend a large base": {"themes/base.yml": LARGE_BASE} | many(140, lambda _: "extends: base\n" + GOOD),
    "extend each other in a circle": many(3_000, lambda number: f"extends: t{(number + 1) % 3_000}\n"),
    "are nested in brackets": {"themes/t.yml": "a: " + "[" * 1_000_000},
    "are nested in braces": {"themes/t.json": '{"a":' * 300_000},
    "are nested by indentation": {"themes/t.yml": "\n".join(" " * depth + "a:" for depth in range(2_000))},
    "repeat themselves by aliases": {
        "themes/t.yml": "a0: &a0 [x]\n"
        + "".join(f"a{n}: &a{n} [{','.join(9 * [f'*a{n - 1}'])}]\n" for n in range(1, 40))
    },
    "have a very long line": {"themes/t.yml": "name: " + "x" * (4 << 20)},
    "are too large": {"themes/t.yml": "# " + "x" * (64 << 20)},
    "have very many modes": {
        "themes/t.yml": GOOD + "modes: {" + ",".join(f"m{n}: {{ colors: {{ text: red }} }}" for n in range(20_000)) + "}"
    },
    "have aliases in a chain": {
        "themes/t.yml": "palette: {" + ",".join(f'c{n}: "{{palette.c{n + 1}}}"' for n in range(60_000)) + "}\n" + GOOD
    },
    "have very many pairs": {
        "themes/t.yml": GOOD + "contrast: { pairs: [" + ",".join(60_000 * ["text on background"]) + "] }"
    },
    "have very many groups": {
        "themes/t.yml": GOOD + "contrast: { distinct: [" + ",".join(2_000 * ["[" + "text," * 63 + "text]"]) + "] }"
    },
    "have CSS of open brackets": {"themes/t.yml": GOOD + "css: '" + "(" * (3 << 20) + "'"},
    "have CSS of nested rules": {"themes/t.yml": GOOD + "css: '" + "a{" * (1 << 20) + "'"},
    "have CSS of comments": {"themes/t.yml": GOOD + "css: '" + "/**/" * (900 << 10) + "'"},
}


@pytest.mark.parametrize("files", THEMES.values(), ids=THEMES.keys())
def test_themes_that_are_very_large_stay_within_bounds(tmp_path, files):
    result = bounded("check", cwd=make_project(tmp_path, {"themes/day.yml": GOOD} | files))
    assert result.returncode != 0 or files["themes/t.yml"].count("/**/") or "pairs" in files["themes/t.yml"]


CONFIGURATIONS = {
    "nested": "a: " + "[" * 1_000_000,
    "of aliases": "a: &a [x]\n" + "".join(f"b{n}: &b{n} [*{'a' if n == 0 else f'b{n - 1}'}]\n" for n in range(5_000)),
    "of waivers": "contrast: { waivers: ["
    + ",".join(40_000 * ["{ theme: dya, pair: text on background, reason: r }"])
    + "] }",
}


@pytest.mark.parametrize("text", CONFIGURATIONS.values(), ids=CONFIGURATIONS.keys())
def test_a_very_large_configuration_stays_within_bounds(tmp_path, text):
    assert bounded("check", cwd=project(tmp_path, **{"themepreview.yml": text})).returncode in (1, 2)


BASELINES = {"brackets": "[" * 10_000_000, "rows": '{"rows":' + "[" * 10_000_000, "braces": '{"a":' * 1_000_000}


@pytest.mark.parametrize("text", BASELINES.values(), ids=BASELINES.keys())
def test_a_deeply_nested_baseline_is_refused_within_bounds(tmp_path, text):
    folder = project(tmp_path, **{"known.json": text})
    assert bounded("check", "--baseline", "known.json", cwd=folder).returncode == 2


MANIFESTS = {
    "nested": '{"files":' + "[" * 10_000_000,
    "of files": '{"files":[' + ",".join(f'"themes/x/{n}"' for n in range(300_000)) + '],"schema":1}',
    "of a long name": '{"files":["' + "x" * (32 << 20) + '"],"schema":1}',
    "of large numbers": '{"files":[],"schema":' + "9" * 1_000_000 + "}",
}


@pytest.mark.parametrize("text", MANIFESTS.values(), ids=MANIFESTS.keys())
def test_a_very_large_manifest_stays_within_bounds(tmp_path, text):
    folder = project(tmp_path, **{"site/build-manifest.json": text})
    bounded("build", cwd=folder)
    bounded("build", "--check", cwd=folder)


def test_a_linked_file_larger_than_memory_is_copied(tmp_path):
    folder = project(tmp_path, **{"docs/a.md": "# A\n\n[film](film.bin)\n", "docs/film.bin": ""})
    os.truncate(folder / "docs/film.bin", 300 << 20)
    assert bounded("build", cwd=folder, memory=300 << 20).returncode == 0
    assert (folder / "site/assets/pages/film.bin").stat().st_size == 300 << 20


def test_pages_with_long_titles_stay_within_bounds(tmp_path):
    pages = {f"docs/p{number}.md": "# " + "long " * (200 << 10) + "\n" for number in range(10)}
    bounded("build", cwd=project(tmp_path, **pages))


@pytest.fixture(scope="module")
def bomb(tmp_path_factory):
    """A repository with a tree of 10 to the 12th files, and a commit before it."""
    folder = project(tmp_path_factory.mktemp("bomb"))

    def git(*arguments, text=None):
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        result = subprocess.run(
            ["git", *identity, *arguments], cwd=folder, input=text, capture_output=True, text=True, check=True)
        return result.stdout.strip()

    git("init", "--quiet")
    git("add", "--all")
    git("commit", "--quiet", "--message", "A")
    tree = git("rev-parse", "HEAD:themes")
    for _ in range(12):
        tree = git("mktree", text="".join(f"040000 tree {tree}\td{number}\n" for number in range(10)))
    root = git("mktree", text=f"040000 tree {tree}\tthemes\n")
    git("tag", "bomb", git("commit-tree", root, "-m", "B"))
    return folder


def test_a_revision_of_more_files_than_a_disk_has_is_refused(bomb):
    result = bounded("diff", "HEAD", "bomb", cwd=bomb)
    assert result.returncode == 2 and "more files than fit in memory" in result.stderr


def test_a_server_that_may_open_no_more_files_goes_on(tmp_path):
    files = 40 + 4 * (os.cpu_count() or 1)
    limit = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))}
    with serve(project(tmp_path), **limit) as server:
        port = int(server.address.rsplit(":")[-1].strip("/"))
        opened = pathlib.Path(f"/proc/{server.pid}/fd")
        if not opened.is_dir():
            pytest.skip("only Linux says which files a process has open")
        for _ in range(2):
            held = [socket.create_connection(("127.0.0.1", port)) for _ in range(files)]
            deadline = time.monotonic() + SECONDS
            while len(list(opened.iterdir())) < files:
                assert time.monotonic() < deadline, "the server has files to spare"
            assert server.poll() is None
            for connection in held:
                connection.close()
            with urllib.request.urlopen(server.address, timeout=SECONDS) as answer:
                assert answer.status == 200
