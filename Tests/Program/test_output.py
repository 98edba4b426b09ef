"""The effects of a build on its folder, and the program's exit statuses."""

import shutil
import socket
import subprocess
import time

import pytest

from program import FAINT_THEME, FEW_DOWNLOADS, LIGHT_THEME, PROGRAM, ROOT, make_project, run, tree

MANIFEST = "build-manifest.json"


def large_project(folder, title):
    """A project whose build takes long enough to be killed; the title is in every page."""
    pages = {f"docs/page-{n}.md": f"# Page {n}\n\n" + "Words and more words. " * 400 for n in range(30)}
    project = make_project(folder, pages | {"themepreview.yml": f"title: {title}\n{FEW_DOWNLOADS}"})
    shutil.copytree(ROOT / "themes", project / "themes", dirs_exist_ok=True)
    return project


def time_of_build(project, output):
    run("build", "--project", project, "--output", output)
    started = time.monotonic()
    run("build", "--project", project, "--output", output, "--clean")
    return time.monotonic() - started


def test_a_first_build_that_is_killed_can_be_repeated(tmp_path):
    project = large_project(tmp_path / "project", "Title")
    run("build", "--project", project, "--output", tmp_path / "clean")
    seconds = time_of_build(project, tmp_path / "timing")
    for share in (0.3, 0.5, 0.7, 0.9):
        output = tmp_path / f"site-{share}"
        process = subprocess.Popen(
            [PROGRAM, "build", "--project", project, "--output", output], stdout=subprocess.DEVNULL
        )
        time.sleep(seconds * share)
        process.kill()
        process.wait()
        run("build", "--project", project, "--output", output)
        assert tree(output) == tree(tmp_path / "clean")


def times(folder):
    """The time of the last change of each file but the manifest."""
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != MANIFEST)
    return {path: path.stat().st_mtime_ns for path in files}


def test_a_rebuild_is_byte_identical_and_touches_nothing(tmp_path):
    project = large_project(tmp_path / "project", "Title")
    run("build", "--project", project)
    before = times(project / "site")
    content = tree(project / "site")
    said = run("build", "--project", project).stdout
    assert " 0 written" in said
    assert times(project / "site") == before
    run("build", "--project", project, "--output", tmp_path / "clean")
    assert tree(tmp_path / "clean") == content
    run("build", "--project", project, "--clean")
    assert tree(project / "site") == content


def test_the_bytes_do_not_depend_on_the_folder_or_the_number_of_jobs(tmp_path):
    first = large_project(tmp_path / "one", "Title")
    second = large_project(tmp_path / "two/deep below", "Title")
    run("build", cwd=first)
    run("build", "--project", "two/deep below", "--jobs", 1, cwd=tmp_path)
    run("build", "--project", first, "--output", "third", "--jobs", 7, cwd=tmp_path)
    assert tree(first / "site") == tree(second / "site") == tree(tmp_path / "third")


def test_files_of_removed_sources_are_removed_from_the_site(tmp_path):
    project = make_project(tmp_path, {"themes/a.yml": LIGHT_THEME, "themes/b.yml": LIGHT_THEME, "docs/x/y.md": "# Y\n"})
    run("build", "--project", project)
    make_project(project, {"site/mine.txt": "mine", "site/themes/b/mine.txt": "mine"})
    (project / "themes/b.yml").unlink()
    (project / "docs/x/y.md").unlink()
    run("build", "--project", project)
    left = set(tree(project / "site"))
    assert {path for path in left if "/b/" in path or "/x/" in path} == {"themes/b/mine.txt"}
    assert "mine.txt" in left
    assert not (project / "site/themes/a/pages").exists()


READABLE = {
    "themepreview.yml": f"title: Mine\n{FEW_DOWNLOADS}",
    "themes/a.yml": LIGHT_THEME,
    "themes/b.yml": "extends: a\n",
    "templates/footer.mustache": "<p>{{siteTitle}}</p>\n",
    "docs/x/y.md": "# Y\n",
}
# A file that cannot be read any more, the exit status of a build then, and the files of the site that it changes.
TYPOS = [
    ("a theme", "themes/a.yml", LIGHT_THEME.replace("#111111", "#1111x"), 1, set()),
    # These list the pages that can be read.
    ("a page", "docs/x/y.md", b"# Y \xff\n", 1, {"themes/a/index.html", "themes/b/index.html", "compare.html", "decide.html"}),
    ("a template", "templates/footer.mustache", "<p>{{siteTitel}}</p>\n", 1, set()),
    ("the configuration", "themepreview.yml", "titel: Mine\n", 2, set()),
]


@pytest.mark.parametrize(("path", "typo", "status", "lists"), [row[1:] for row in TYPOS], ids=[row[0] for row in TYPOS])
@pytest.mark.parametrize("options", [[], ["--no-cache"], ["--clean"]], ids=lambda options: " ".join(options) or "build")
def test_a_typo_deletes_nothing_and_is_named(tmp_path, path, typo, status, lists, options):
    project = make_project(tmp_path / "project", READABLE)
    run("build", "--project", project)
    before = tree(project / "site")
    (project / path).write_bytes(typo if isinstance(typo, bytes) else typo.encode())
    for more in (options, ["--check"]):
        result = run("build", "--project", project, *more, status=status)
        assert path in result.stdout + result.stderr
    after = tree(project / "site")
    assert after.keys() == before.keys()
    assert {name for name in before if after[name] != before[name]} <= {MANIFEST} | lists
    make_project(project, {path: READABLE[path]})
    run("build", "--project", project)
    assert tree(project / "site") == before


def test_a_file_that_was_kept_for_its_unreadable_theme_is_made_again_where_it_was_changed_by_hand(tmp_path):
    project = make_project(tmp_path, READABLE)
    run("build", "--project", project)
    before = tree(project / "site")
    make_project(project, {"site/themes/a/theme.css": "changed by hand", "themes/a.yml": "colors: {\n"})
    run("build", "--project", project, status=1)
    make_project(project, {"themes/a.yml": LIGHT_THEME})
    run("build", "--project", project)
    assert tree(project / "site") == before


def test_a_folder_of_others_is_refused_and_left_alone(tmp_path):
    project = make_project(tmp_path / "project", {"themes/a.yml": LIGHT_THEME})
    foreign = make_project(tmp_path / "foreign", {"index.html": "mine", "themes/keep.txt": "mine"})
    before = tree(foreign)
    for options in ([], ["--clean"]):
        said = run("build", "--project", project, "--output", foreign, *options, status=2)
        assert "themepreview did not create them" in said.stderr
        assert tree(foreign) == before
    make_project(foreign, {MANIFEST: "{}"})
    run("build", "--project", project, "--output", foreign, status=2)


def test_a_manifest_that_was_tampered_with_deletes_nothing_outside(tmp_path):
    project = make_project(tmp_path / "project", {"themes/a.yml": LIGHT_THEME})
    run("build", "--project", project)
    make_project(tmp_path, {"keep.txt": "mine"})
    names = '["../../keep.txt","/etc/themepreview-test","themes/../../../keep.txt","index.html"]'
    make_project(project, {f"site/{MANIFEST}": '{"schema":1,"files":' + names + "}"})
    run("build", "--project", project, "--clean")
    assert (tmp_path / "keep.txt").read_text() == "mine"


def test_two_builds_at_once_do_not_mix(tmp_path):
    project = large_project(tmp_path / "project", "Title")
    run("build", "--project", project, "--output", tmp_path / "clean")
    command = [PROGRAM, "build", "--project", project, "--output", tmp_path / "site"]
    both = [subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(2)]
    ends = sorted(process.wait() for process in both)
    assert ends in ([0, 0], [0, 2])
    assert tree(tmp_path / "site") == tree(tmp_path / "clean")


def test_check_tells_a_fresh_site_from_a_stale_one(tmp_path):
    project = make_project(tmp_path, {"themes/a.yml": LIGHT_THEME})
    run("build", "--project", project, "--check", status=1)
    assert not (project / "site").exists()
    run("build", "--project", project)
    run("build", "--project", project, "--check")
    make_project(project, {"site/index.html": "edited"})
    before = tree(project / "site")
    assert "stale: index.html" in run("build", "--project", project, "--check", status=1).stdout
    assert tree(project / "site") == before


def test_init_makes_a_project_that_builds_and_passes(tmp_path):
    run("init", "new", cwd=tmp_path)
    run("check", "--project", "new", cwd=tmp_path)
    run("build", "--strict", "--project", "new", cwd=tmp_path)
    assert (tmp_path / "new/site/index.html").is_file()
    before = tree(tmp_path / "new")
    run("init", "new", cwd=tmp_path)
    assert tree(tmp_path / "new") == before


def test_init_writes_templates_that_change_nothing(tmp_path):
    run("init", "new", cwd=tmp_path)
    run("build", "--project", "new", cwd=tmp_path)
    before = tree(tmp_path / "new/site")
    run("init", "--templates", "new", cwd=tmp_path)
    run("build", "--project", "new", cwd=tmp_path)
    after = tree(tmp_path / "new/site")
    # The manifest has the hash of the project's own templates.
    assert before.pop(MANIFEST) != after.pop(MANIFEST)
    assert after == before


CLEAN, FAINT = {"themes/a.yml": LIGHT_THEME}, {"themes/a.yml": FAINT_THEME}
UNUSABLE = {"themes/a.yml": "colors: { text: red }\n"}
ENDS = [
    ("a clean check", CLEAN, ["check"], 0),
    ("a check with findings", FAINT, ["check"], 1),
    ("a build with findings", FAINT, ["build"], 0),
    ("a strict build with findings", FAINT, ["build", "--strict"], 1),
    ("a build of a theme that cannot be shown", UNUSABLE, ["build"], 1),
    ("a list", FAINT, ["list"], 0),
    ("no themes", {"docs/x.md": "# X\n"}, ["check"], 2),
    ("themes that are not there", CLEAN, ["check", "--themes", "nowhere"], 2),
    ("a project that is not there", CLEAN, ["check", "--project", "nowhere"], 2),
    ("an unknown theme", CLEAN, ["build", "--theme", "nobody"], 2),
    ("a broken configuration", CLEAN | {"themepreview.yml": "titel: x\n"}, ["build"], 2),
    ("a broken template", CLEAN | {"templates/page.mustache": "{{nobody}}"}, ["build"], 1),
    ("a report that cannot be written", CLEAN, ["check", "--output", "themes/a.yml/report"], 2),
    ("an unknown verb", CLEAN, ["frobnicate"], 64),
    ("an unknown option", CLEAN, ["build", "--frobnicate"], 64),
    ("a number that is none", CLEAN, ["build", "--jobs", "0"], 64),
    ("a format that is none", CLEAN, ["check", "--format", "runes"], 64),
    ("help", CLEAN, ["--help"], 0),
    ("the version", CLEAN, ["--version"], 0),
]


@pytest.mark.parametrize(("case", "files", "arguments", "status"), ENDS, ids=[case for case, *_ in ENDS])
def test_the_program_exits_with_its_documented_statuses(tmp_path, case, files, arguments, status):
    result = run(*arguments, cwd=make_project(tmp_path, files), status=status)
    if status == 2:
        assert "error: " in result.stderr.splitlines()[0] and not result.stdout


def test_wrong_usage_is_printed_in_one_piece():
    """Written in pieces, it would mix with the output of other programs."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    with ours, theirs:
        assert subprocess.run([PROGRAM, "build", "--frobnicate"], stderr=theirs).returncode == 64
        assert b"Usage: " in ours.recv(1 << 16)
