"""Every verdict of the showcase, computed once more; and the report on the terminal says the same."""

import json

import yaml

from claims import expect_none
from program import FAINT_THEME, LIGHT_THEME, ROOT, make_project, run
from verdicts import problems_of
from wcag import ratio


def own_level(path):
    """The level that a theme file asks for, or else the file that it extends."""
    document = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)
    if level := document.get("contrast", {}).get("level"):
        return level
    return own_level(path.parent / f"{document['extends']}.yml") if "extends" in document else "AA"


def levels_of(site):
    """The level of every mode of the showcase, by theme and mode."""
    return {
        (theme["id"], mode["name"]): "AAA" if mode["contrast"] == "more" else own_level(ROOT / theme["file"])
        for theme in site.themes
        for mode in theme["modes"]
    }


def test_every_verdict_of_the_showcase_holds(showcase):
    report = json.loads((showcase.folder / "contrast.json").read_text())
    expect_none(problems_of(report["pairs"], levels_of(showcase)))
    assert {(row["theme"], row["mode"]) for row in report["pairs"]} == set(levels_of(showcase))


def test_the_summary_counts_what_the_report_lists(showcase):
    report = json.loads((showcase.folder / "contrast.json").read_text())
    verdicts = [row["verdict"] for row in report["pairs"]]
    summary = report["summary"]
    assert summary["themes"] == len(showcase.themes)
    assert summary["modes"] == sum(len(theme["modes"]) for theme in showcase.themes)
    assert summary["pairs"] == len(verdicts)
    assert summary["unknown"] == verdicts.count("unknown")
    assert summary["checked"] == sum(verdict in ("pass", "fail", "waived") for verdict in verdicts)
    counted = [finding for finding in report["findings"] if not finding.get("waiver")]
    assert summary["errors"] == sum(finding["severity"] == "error" for finding in counted)
    assert summary["warnings"] == sum(finding["severity"] == "warning" for finding in counted)


def test_the_check_and_the_site_give_the_same_pairs(showcase):
    said = run("check", "--format", "json", "--all-pairs", "--project", ROOT, status=None).stdout
    assert json.loads(said)["pairs"] == json.loads((showcase.folder / "contrast.json").read_text())["pairs"]


def test_every_suggestion_passes_and_every_failure_is_found(tmp_path):
    project = make_project(tmp_path, {"themes/a.yml": FAINT_THEME, "themes/b.yml": LIGHT_THEME})
    report = json.loads(run("check", "--format", "json", "--all-pairs", "--project", project, status=1).stdout)
    failing = [row for row in report["pairs"] if row["verdict"] == "fail"]
    found = [finding for finding in report["findings"] if finding["rule"] == "contrast/low-contrast"]
    assert len(failing) == len(found) > 0
    for finding in found:
        for suggestion in finding["suggestions"]:
            pair = dict(finding["colors"])
            side = "foreground" if suggestion["token"] == finding["pair"]["foreground"] else "background"
            pair[side] = suggestion["value"]
            assert ratio(pair["foreground"], pair["background"]) >= finding["required"]


def test_one_pair_is_measured_as_in_a_theme():
    said = json.loads(run("contrast", "#777777", "#ffffff", "--format", "json", status=None).stdout)
    assert abs(said["ratio"] - ratio("#777777", "#ffffff")) < 1e-12
    assert said["display"].startswith("4.47")
