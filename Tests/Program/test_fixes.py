"""`fix`: what it writes, reports and leaves alone, checked with git and another YAML reader."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

import pytest
import yaml

from program import PROGRAM, ROOT, make_project, run, tree

CORPUS = ROOT.parent / "shared/corpora"
PALE = """\
# Sunny.
palette: { ink: "#888888", paper: white }   # too pale
colors: { background: "{palette.paper}", text: "{palette.ink}" }
"""
CONFLICT = 'palette: { mid: "#777777" }\ncolors: { background: black, text: white, surface: "{palette.mid}", accent: "{palette.mid}" }\n'
PINNED = """\
colors: { background: white, text: "#767676", link: "#8a8a8a", night: black, link-visited: black, heading: black }
contrast: { pairs: [ text on night, link on night ] }
"""
PLACE = {"file", "line", "column"}


@pytest.fixture
def project(tmp_path):
    return make_project(tmp_path, {"themes/day.yml": PALE})


def fix(project, *arguments, status=None):
    return run("fix", *arguments, cwd=project, status=status)


def as_json(project, *arguments, status=None):
    return json.loads(fix(project, "--format", "json", *arguments, status=status).stdout)


def numbers(project):
    return as_json(project)["summary"]


def test_json_has_what_the_guide_says(project):
    report = as_json(project, status=1)
    assert report.keys() == {"schema", "written", "summary", "changes", "nearPairs", "keptApart", "disorders", "narrowed", "flips", "left", "diff"}
    assert report["schema"] == 1 and report["written"] is False and report["left"] == []
    [change] = report["changes"]
    assert change.keys() == {
        "token", "location", "kind", "old", "new", "hex", "deltaE", "hueShift", "heldBy", "isLarge", "fixes",
        "tokens", "modes", "themes",
    }
    assert (change["token"], change["kind"], change["old"]) == ("palette.ink", "color", "#888888")
    assert change["location"] == {"file": "themes/day.yml", "line": 2, "column": 17}
    assert change["fixes"] and all(row["before"] < row["required"] <= row["after"] for row in change["fixes"])
    summary = report["summary"]
    assert (summary["changes"], summary["files"], summary["left"]) == (1, 1, 0)
    assert summary["fixed"] == len(change["fixes"]) and summary["maxDeltaE"] == summary["meanDeltaE"] == change["deltaE"]
    assert report["diff"] == fix(project).stdout
    assert as_json(project, "--write", status=0)["written"] is True


def test_json_lists_what_is_left_and_why(project):
    (project / "themes/day.yml").write_text(CONFLICT)
    report = as_json(project, status=1)
    assert report["left"] and all(row["measured"] < row["required"] for row in report["left"])
    obstacles = [obstacle for row in report["left"] for obstacle in row["obstacles"]]
    assert all(o.keys() >= {"token", "reason", "conflicts", "message", "location"} for o in obstacles)
    assert all(o["location"].keys() == PLACE for o in obstacles)
    assert any(o["reason"] == "out-of-reach" and o["best"] < 4.5 for o in obstacles)


def test_a_largest_change_is_kept_and_what_to_look_at_is_named(project):
    (project / "themes/day.yml").write_text(PALE.replace("#888888", "#cccccc"))
    report = as_json(project, "--max-delta", "0.1", status=1)
    assert report["left"] and all(change["deltaE"] <= 0.1 for change in report["changes"])
    assert {o["reason"] for row in report["left"] for o in row["obstacles"]} <= {"none-found", "out-of-reach", "mostly-passes"}
    assert as_json(project)["summary"]["large"] == 1
    line = next(line for line in fix(project).stderr.splitlines() if "a large change: 'palette.ink' #cccccc → " in line)
    last = min((pair for change in as_json(project)["changes"] for pair in change["fixes"]), key=lambda pair: pair["after"] / pair["required"])
    assert line.endswith(", for '{foreground} on {background}'".format(**last["pair"]))
    fix(project, "--max-delta", "0", status=64)


def test_colours_stay_apart_unless_they_may_meet(project):
    """Two greys for which both grounds leave one place."""
    (project / "themes/day.yml").write_text(PINNED)
    held = as_json(project, status=1)
    assert [{token["token"] for token in pair["tokens"]} for pair in held["keptApart"]] == [{"colors.text", "colors.link"}]
    assert held["left"] and not [pair for pair in held["nearPairs"] if pair["before"] >= 0.05]
    assert "kept apart: 'colors." in fix(project).stderr
    met = as_json(project, "--keep-apart", "0", status=1)
    assert met["left"] == [] == met["keptApart"] and met["nearPairs"]
    fix(project, "--keep-apart", "-1", status=64)


def test_fix_exits_with_its_documented_statuses(project):
    fix(project, status=1)
    fix(project, "--write", status=0)
    fix(project, status=0)
    fix(project, "--level", "A", status=64)
    fix(project, "--theme", "night", status=2)
    (project / "themes/day.yml").write_text("colors: [\n")
    assert "without a theme" in fix(project, "--write", status=1).stderr
    shutil.rmtree(project / "themes")
    fix(project, status=2)


def test_git_applies_the_difference(project):
    make_project(project, {"themes/a folder/dusk.yaml": PALE.replace("\n", "\r\n"), "themes/last.yml": PALE.rstrip("\n")})
    subprocess.run(["git", "init", "-q"], cwd=project, check=True)
    patch = subprocess.run([PROGRAM, "fix"], cwd=project, capture_output=True, timeout=60, check=False).stdout
    assert patch.count(b"\n+++ b/themes/") == 3 and b"\r\n" in patch
    subprocess.run(["git", "apply"], cwd=project, input=patch, check=True)
    applied = tree(project / "themes")
    fix(project, status=0)
    make_project(project, {"themes/day.yml": PALE, "themes/last.yml": PALE.rstrip("\n")})
    (project / "themes/a folder/dusk.yaml").write_bytes(PALE.replace("\n", "\r\n").encode())
    fix(project, "--write", status=0)
    assert tree(project / "themes") == applied


def test_line_ends_mark_quotes_and_comments_stay(project):
    text = "\ufeff# Ä\r\npalette:\r\n  ink: '#AD8AFE'   # it's pale\r\n  mist: rgb(150, 150, 150)\r\n"
    text += 'colors: {background: "#fff", text: "{palette.ink}", link: "{palette.mist}" }'
    (project / "themes/day.yml").write_bytes(text.encode())
    changes = as_json(project, "--write", status=0)["changes"]
    expected = text
    for change in changes:
        assert expected.count(change["old"]) == 1
        expected = expected.replace(change["old"], change["new"])
    assert (project / "themes/day.yml").read_bytes() == expected.encode()
    new = {change["token"]: change["new"] for change in changes}
    assert new["palette.ink"].isupper() and new["palette.mist"].startswith("rgb(")


def test_several_themes_share_what_they_extend(project):
    child = "extends: day\nmodes: { dim: { colors: { background: '#dddddd' } } }\n"
    make_project(project, {"themes/child.yml": child, "themes/other.yml": PALE.replace("#888888", "#777777")})
    report = as_json(project, "--theme", "child", "--write", status=0)
    assert {c["location"]["file"] for c in report["changes"]} <= {"themes/day.yml", "themes/child.yml"}
    assert (project / "themes/child.yml").read_text() == child
    assert {row["theme"] for change in report["changes"] for row in change["fixes"]} >= {"child"}
    assert numbers(project)["left"] == 0
    fix(project, "--write", status=0)
    run("check", cwd=project, status=0)


def test_baseline_and_waivers_stay_as_they_are(project):
    waived = PALE + 'contrast: { waivers: [ { pair: text on background, reason: "known" } ] }\n'
    make_project(project, {"themes/waived.yml": waived, "themepreview.yml": "contrast: { baseline: known.json }\n"})
    run("check", "--update-baseline", "--accept-new", cwd=project, status=None)
    baseline = (project / "known.json").read_bytes()
    pairs = [
        (row["theme"], row["pair"]["foreground"], row["pair"]["background"])
        for c in as_json(project)["changes"]
        for row in c["fixes"]
    ]
    assert ("day", "text", "background") in pairs
    fix(project, "--write", status=0)
    assert (project / "known.json").read_bytes() == baseline
    assert 'reason: "known"' in (project / "themes/waived.yml").read_text()


@pytest.mark.skipif(os.geteuid() != 0, reason="somebody else is needed to write for, which only root can be")
def test_a_file_that_may_not_be_written_is_not_written():
    with tempfile.TemporaryDirectory() as name:
        folder = make_project(pathlib.Path(name), {"themes/day.yml": PALE, "themes/night.yml": PALE})
        os.chmod(folder, 0o755)
        command = [PROGRAM, "fix", "--write"]
        try:
            result = subprocess.run(
                command, cwd=folder, user=65534, capture_output=True, text=True, timeout=60, check=False
            )
        except PermissionError:
            pytest.skip("the program lies where only root may go")
        assert result.returncode == 2
        assert "cannot write 'themes/day.yml'" in result.stderr and "ermission denied" in result.stderr
        assert tree(folder) == {"themes/day.yml": PALE.encode(), "themes/night.yml": PALE.encode()}


@pytest.mark.long
@pytest.mark.skipif(not CORPUS.is_dir(), reason="../shared/corpora is absent")
def test_schemes_differ_in_colours_alone(tmp_path):
    (tmp_path / "themes").mkdir()
    for file in sorted((CORPUS / "base16").rglob("*.yaml"))[::7]:
        shutil.copy(file, tmp_path / "themes")
    before = tree(tmp_path)
    summary = as_json(tmp_path, "--write", status=0)["summary"]
    after = tree(tmp_path)
    assert len(before) > 35 and list(before) == list(after) and summary["left"] == 0
    changed = 0
    for path, old in before.items():
        palettes = [yaml.safe_load(text.decode("utf-8-sig").replace("\t", " ")) for text in (old, after[path])]
        colors = [document.pop("palette", None) or document for document in palettes]
        assert list(colors[0]) == list(colors[1])
        changed += sum(colors[0][key] != colors[1][key] for key in colors[0])
        assert len(old) == len(after[path])
        differing = sum(a != b for a, b in zip(old.splitlines(), after[path].splitlines()))
        assert differing == sum(colors[0][key] != colors[1][key] for key in colors[0])
    assert changed == summary["changes"]
    run("check", "--quiet", cwd=tmp_path, status=0)
    assert "nothing to fix" in fix(tmp_path, "--write", status=0).stderr
    assert tree(tmp_path) == after
