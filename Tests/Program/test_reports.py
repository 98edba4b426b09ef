"""Every format of the report, read by an independent reader; and baselines."""

import importlib.resources
import json
import re
import shutil
from urllib.parse import unquote

import jsonschema
import pytest
from junitparser import Error, Failure, JUnitXml, Skipped

from program import ROOT, make_project, run

CORPUS = ROOT.parent / "shared/corpora"
HOSTILE = "a & b <c> \"d\" 'e' ]]> 50%0A::error::x | @you #1 \\u001b[31m"
THEME = """\
name: Mixed
colors: { background: "#ffffff", text: "#111111", text-muted: "#aaaaaa", sparkle: "#123456" }
fonts: { styles: { caption: { size: 10px } } }
contrast: { waivers: [ { pair: border-strong on surface, reason: "%s" } ] }
modes: { dark: { colors: { background: "#111111", text: "#eeeeee", primary: "#333333" } } }
"""
PAGE = "# Page\n\n[a link](no,where:at%20all.md) to `100%25`\n"


@pytest.fixture
def project(tmp_path):
    theme = THEME % HOSTILE.replace("\\", "").replace('"', '\\"')
    return make_project(tmp_path, {"themes/mixed, 50%.yml": theme, "docs/page.md": PAGE})


@pytest.fixture
def covered(project):
    """The project without the role that no pair reaches, which no baseline lists."""
    theme = project / "themes/mixed, 50%.yml"
    theme.write_text(theme.read_text().replace(', sparkle: "#123456"', ""))
    return project


def check(project, *arguments, status=None):
    """The standard output of a check inside the project."""
    return run("check", *arguments, cwd=project, status=status).stdout


def findings_of(project, *arguments, status=None):
    return json.loads(check(project, "--format", "json", *arguments, status=status))["findings"]


def causes_of(project, *arguments, status=None):
    return json.loads(check(project, "--format", "json", *arguments, status=status))["causes"]


def counted(findings):
    return [row for row in findings if "waiver" not in row and not row.get("baselined")]


def sarif_schema():
    """The schema that OASIS publishes, from the package linceo."""
    text = importlib.resources.files("linceo.data").joinpath("sarif-schema-2.1.0.json").read_text(encoding="utf-8")
    return json.loads(text)


def test_sarif_is_what_its_published_schema_asks_for(project):
    check(project, "--baseline", "b.json", "--update-baseline", "--accept-new")
    (project / "themes/new.yml").write_text('colors: { background: "#fff", text: "#ccc" }\n')
    text = check(project, "--baseline", "b.json", "--format", "sarif", status=1)
    log, schema = json.loads(text), sarif_schema()
    assert schema["id"].startswith("https://docs.oasis-open.org/sarif/sarif/v2.1.0/")
    validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.Draft4Validator.FORMAT_CHECKER)
    assert [error.message for error in validator.iter_errors(log)] == []
    assert log["version"] == "2.1.0" and log["$schema"] == schema["id"]
    assert str(project) not in text and str(ROOT) not in text


def test_sarif_has_every_cause_once_and_suppresses_what_is_allowed(project):
    check(project, "--baseline", "b.json", "--update-baseline", "--accept-new")
    (project / "themes/new.yml").write_text('colors: { background: "#fff", text: "#ccc" }\n')
    causes = causes_of(project, "--baseline", "b.json")
    causes = counted(causes) + [cause for cause in causes if cause not in counted(causes)]
    run_of = json.loads(check(project, "--baseline", "b.json", "--format", "sarif"))["runs"][0]
    rules = [rule["id"] for rule in run_of["tool"]["driver"]["rules"]]
    assert [(r["ruleId"], r["level"]) for r in run_of["results"]] == [(c["rule"], c["severity"]) for c in causes]
    assert all(rules[r["ruleIndex"]] == r["ruleId"] for r in run_of["results"])
    assert all(rule.get("shortDescription") for rule in run_of["tool"]["driver"]["rules"])
    allowed = [cause not in counted(causes) for cause in causes]
    assert [bool(r["suppressions"]) for r in run_of["results"]] == allowed
    assert any(allowed) and not all(allowed)
    fingerprints = [r["partialFingerprints"]["primaryLocationLineHash"] for r in run_of["results"]]
    assert len(set(fingerprints)) == len(fingerprints)
    pairs = [row for r in run_of["results"] for row in r.get("properties", {}).get("findings", [])]
    assert len(pairs) == len([f for f in findings_of(project, "--baseline", "b.json") if "pair" in f])


def test_a_replacement_of_sarif_fixes_its_finding(project):
    theme = """\
# ünï
palette: { ink: "#AAAAAE", one: &one "#cccccc" }
colors: { background: "#fff", text: "{palette.ink}", link: *one, "link-visited": oklch(80% 0.05 200), accent: "{palette.ink} / 50%" }
"""
    path = project / "themes/pale ä.yml"
    path.write_text(theme)
    results = json.loads(check(project, "--format", "sarif", status=1))["runs"][0]["results"]
    replaced = set()
    for result in results:
        for fix in result.get("fixes", []):
            [change] = fix["artifactChanges"]
            if unquote(change["artifactLocation"]["uri"]) != "themes/pale ä.yml":
                continue
            lines = theme.split("\n")
            # From the end, so that earlier columns stay what they are.
            order = lambda replacement: [replacement["deletedRegion"][key] for key in ("startLine", "startColumn")]
            for replacement in sorted(change["replacements"], key=order, reverse=True):
                region, new = replacement["deletedRegion"], replacement["insertedContent"]["text"]
                line, start, end = lines[region["startLine"] - 1], region["startColumn"] - 1, region["endColumn"] - 1
                lines[region["startLine"] - 1] = line[:start] + new + line[end:]
                replaced.add((line[start:end], new))
            path.write_text("\n".join(lines))
            left = {cause["fingerprint"] for cause in causes_of(project)}
            assert result["partialFingerprints"]["themepreview/v1"] not in left, fix
    assert {"#AAAAAE", "#cccccc", "oklch(80% 0.05 200)"} <= {old for old, _ in replaced}
    assert all(new.startswith("oklch(") for old, new in replaced if old.startswith("oklch"))
    assert len({old for old, _ in replaced}) == len(replaced), "one value for each place"


def test_sarif_keeps_fingerprints_while_lines_move(project):
    def fingerprints():
        results = json.loads(check(project, "--format", "sarif"))["runs"][0]["results"]
        return sorted(json.dumps(result["partialFingerprints"], sort_keys=True) for result in results)

    before = fingerprints()
    theme = project / "themes/mixed, 50%.yml"
    theme.write_text("# a line more\n\n" + theme.read_text().replace("#aaaaaa", "#a9a9a9"))
    assert fingerprints() == before


ALLOWED = """\
colors: { background: "#fff", text: "#000", success: "#eee", on-success: "#000" }
contrast: { waivers: [ { pair: success on *, reason: "%s" } ] }
"""


def test_junit_is_read_by_a_reader_and_says_the_same(project):
    (project / "themes/allowed.yml").write_text(ALLOWED % HOSTILE.replace("\\", "").replace('"', '\\"'))
    report = json.loads(check(project, "--format", "json", "--all-pairs", status=1))
    check(project, "--format", "junit", "--output", "junit.xml", status=1)
    xml = JUnitXml.fromfile(str(project / "junit.xml"))
    suites = list(xml)
    assert {suite.name for suite in suites} >= {row["theme"] for row in report["coverage"]}
    cases = [case for suite in suites for case in suite]
    results = [result for case in cases for result in case.result]
    causes = report["causes"]
    errors = [cause for cause in counted(causes) if cause["severity"] == "error"]
    # An allowed finding of a value that fails elsewhere is no case of its own.
    failing = {cause.get("token") for cause in counted(causes)}
    waived = [cause for cause in causes if "waiver" in cause and cause.get("token") not in failing]
    assert len([r for r in results if isinstance(r, Failure)]) == len(errors) == xml.failures > 0
    assert len([r for r in results if isinstance(r, Skipped)]) == len(waived) == xml.skipped > 0
    assert not [r for r in results if isinstance(r, Error)] and xml.errors == 0
    passing = [row for row in report["pairs"] if row["verdict"] == "pass"]
    assert len(cases) == xml.tests == len(passing) + len(counted(causes)) + len(waived) == len({(case.classname, case.name) for case in cases})
    assert sorted(r.message for r in results if isinstance(r, Failure)) == sorted(c["message"] for c in errors)
    assert any(HOSTILE.replace("\\u001b", "u001b") in (r.message or "") for r in results if isinstance(r, Skipped))


def test_junit_fails_from_the_threshold_on(project):
    def failures(*arguments):
        check(project, "--format", "junit", "--output", "junit.xml", *arguments)
        return JUnitXml.fromfile(str(project / "junit.xml")).failures

    warnings = [f for f in counted(findings_of(project)) if f["severity"] == "warning"]
    assert failures("--fail-on", "warning") == failures() + len(warnings) and warnings


COMMAND = re.compile(r"::(?P<name>error|warning|notice) (?P<properties>[^:]*)::(?P<message>.*)")


def unescaped(text, *, is_property=False):
    """Unescapes as GitHub's runner does: src/Runner.Common/ActionCommand.cs, the percent sign last."""
    pairs = [("%0D", "\r"), ("%0A", "\n")] + ([("%3A", ":"), ("%2C", ",")] if is_property else []) + [("%25", "%")]
    for theirs, ours in pairs:
        text = text.replace(theirs, ours)
    return text


def test_github_commands_name_every_finding(project):
    said = []
    for line in check(project, "--format", "github", status=1).splitlines():
        command = COMMAND.fullmatch(line)
        assert command, line
        pairs = dict(pair.split("=", 1) for pair in command["properties"].split(","))
        values = {key: unescaped(value, is_property=True) for key, value in pairs.items()}
        words = unescaped(command["message"]).split("\nhelp: ")
        said.append((command["name"], values["file"], values.get("line"), values.get("col"), values["title"], *words))
    expected = []
    helps = {row["fingerprint"]: row.get("help") for row in findings_of(project)}
    for cause in counted(causes_of(project)):
        if cause["severity"] == "note":
            continue
        place = cause["location"]
        numbers = [str(place[key]) if place[key] else None for key in ("line", "column")]
        words = [cause["message"]] + ([] if "token" in cause else [helps[cause["findings"][0]]])
        expected.append((cause["severity"], place["file"], *numbers, cause["rule"], *words))
    assert sorted(said, key=str) == sorted(expected, key=str)
    assert any("50%.yml" in row[1] for row in said) and any("%20all" in row[5] for row in said)
    order = [row[0] for row in said]
    assert order == sorted(order), "errors come before warnings"


def test_concise_lines_are_of_one_form(project):
    lines = check(project, "--format", "concise", status=1).splitlines()
    form = re.compile(r"(.+?):(\d+):(\d+): (error|warning|note): (.+) \[([a-z]+/[a-z-]+)\]")
    assert all(form.fullmatch(line) for line in lines)
    assert len(lines) == len([f for f in counted(findings_of(project)) if f["severity"] != "note"])


def test_markdown_has_totals_then_a_list_a_theme(project):
    text = check(project, "--format", "markdown", status=1)
    causes = [cause for cause in counted(causes_of(project)) if cause["severity"] != "note"]
    assert text.startswith("<!-- themepreview -->\n## ")
    assert text.index("errors") < text.index("<details>")
    themes = {row["fingerprint"]: row.get("theme") for row in findings_of(project)}
    tables = len({themes[cause["findings"][0]] for cause in causes})
    assert text.count("<details>") == text.count("</details>") == tables
    rows = [line for line in text.splitlines() if line.startswith("- ")]
    assert len(rows) == len(causes)
    assert all(row.startswith(("- \u274c ", "- \u26a0")) for row in rows)


def test_every_form_goes_to_a_file_with_the_same_status(project):
    for form in ("text", "concise", "json", "github", "gitlab", "sarif", "junit", "markdown"):
        said = check(project, "--format", form, status=1)
        assert check(project, "--format", form, "--output", f"report.{form}", status=1) == ""
        assert (project / f"report.{form}").read_text() == said


def test_a_terminal_shows_the_line_and_the_colours(project):
    text = check(project, "--color", "always", status=1)
    assert re.search(r"\d+ \| colors: \{ background: ", text) and re.search(r"\| +\^", text)
    assert "\x1b[38;2;170;170;170;48;2;255;255;255m" in text
    assert "| " not in check(project, "--color", "never")


# The baseline.


def accept(project, *arguments):
    return run(
        "check", "--baseline", "known.json", "--update-baseline", "--accept-new", *arguments, cwd=project, status=None
    )


def test_a_new_baseline_turns_the_gate_green(covered):
    assert "there is no baseline" in run("check", "--baseline", "known.json", cwd=covered, status=2).stderr
    assert "--accept-new" in run("check", "--baseline", "known.json", "--update-baseline", cwd=covered, status=2).stderr
    assert not (covered / "known.json").exists()
    assert accept(covered, "--fail-on", "warning").returncode == 0
    check(covered, "--baseline", "known.json", "--fail-on", "warning", "--strict-baseline", status=0)
    report = json.loads(check(covered, "--baseline", "known.json", "--format", "json", status=0))
    assert report["summary"]["baselined"] == len([f for f in report["findings"] if f.get("baselined")]) > 0
    assert report["summary"]["errors"] == report["summary"]["warnings"] == 0


def test_a_role_that_no_pair_reaches_is_never_accepted(project):
    assert "not accepted: 1 finding" in accept(project, "--fail-on", "warning").stderr
    left = counted(findings_of(project, "--baseline", "known.json", "--fail-on", "warning", status=1))
    assert [f["rule"] for f in left if f["severity"] == "warning"] == ["contrast/unchecked-role"]


def test_an_unreadable_theme_is_never_accepted(project):
    (project / "themes/broken.yml").write_text("colors: [\n")
    assert accept(project).returncode == 1
    assert "unreadable-file" not in (project / "known.json").read_text()
    left = counted(findings_of(project, "--baseline", "known.json", status=1))
    assert [f["rule"] for f in left if f["severity"] == "error"] == ["theme/unreadable-file"]


def test_the_site_and_the_list_know_of_the_baseline(covered):
    def verdict():
        [theme] = json.loads(run("list", "--format", "json", cwd=covered).stdout)["themes"]
        run("build", cwd=covered)
        [shown] = json.loads((covered / "site/themes.json").read_text())["themes"]
        assert shown["verdict"] == theme["verdict"]
        return theme["verdict"]

    assert verdict() == "fail"
    run("build", "--strict", cwd=covered, status=1)
    accept(covered)
    (covered / "themepreview.yml").write_text("contrast: { baseline: known.json }\n")
    assert verdict() == "baselined"
    run("build", "--strict", cwd=covered, status=0)
    assert "in the baseline" in run("list", cwd=covered).stdout
    report = json.loads((covered / "site/contrast.json").read_text())
    known = [f for f in findings_of(covered, status=0) if f.get("theme")]
    assert [f.get("baselined") for f in report["findings"]] == [f.get("baselined") for f in known]
    page = (covered / "site/themes/mixed-50/index.html").read_text()
    # A value that causes several of them stands once.
    assert 0 < page.count('class="is-baselined"') <= len([f for f in known if f.get("baselined")])
    (covered / "known.json").unlink()
    assert "--accept-new" in run("build", cwd=covered, status=2).stderr


@pytest.mark.parametrize(
    "rule, guess",
    [("contrast/low-contrats", "did you mean 'contrast/low-contrast'?"), ("theme/unreadable-file", "one of these")],
)
def test_a_waiver_names_a_rule_that_can_be_waived(project, rule, guess):
    theme = project / "themes/mixed, 50%.yml"
    theme.write_text(theme.read_text().replace("{ pair: border-strong", "{ rule: %s, pair: border-strong" % rule))
    [wrong] = [f for f in findings_of(project, status=1) if f["rule"] == "token/wrong-type"]
    assert rule in wrong["message"] and guess in wrong["help"] and wrong["location"]["line"] == 4
    assert not any("waiver" in f for f in findings_of(project))


def test_the_configuration_names_the_baseline(project):
    accept(project)
    (project / "themepreview.yml").write_text("contrast: { baseline: known.json }\n")
    check(project, status=0)
    folder = project / "elsewhere"
    folder.mkdir()
    run("check", "--project", "..", cwd=folder, status=0)


def entries(project):
    """The findings of the baseline; those of a token are below it."""
    rows = json.loads((project / "known.json").read_text())["findings"]
    return [{**row, **below, "failing": None} for row in rows for below in row.get("failing", [{}])]


def test_a_baseline_is_sorted_valid_json_with_a_finding_a_line(covered):
    accept(covered)
    text = (covered / "known.json").read_text()
    counted = [f for f in findings_of(covered) if "waiver" not in f and f["severity"] != "note"]
    lines = [line for line in text.splitlines() if line.startswith("      {") or '"rule"' in line and "failing" not in line]
    assert len(lines) == len(entries(covered)) == len(counted)
    themes = [row.get("theme", "") for row in json.loads(text)["findings"]]
    assert themes == sorted(themes)
    assert not re.search(r'"line"|"column"|#[0-9a-f]{6}', text)
    before = (covered / "known.json").stat()
    accept(covered)
    after = (covered / "known.json").stat()
    assert (before.st_ino, before.st_mtime_ns) == (after.st_ino, after.st_mtime_ns), "nothing changed"


def test_an_update_never_absorbs_new_debt(project):
    accept(project)
    theme = project / "themes/mixed, 50%.yml"
    (project / "themes/new.yml").write_text('colors: { background: "#fff", text: "#ccc" }\n')
    theme.write_text(theme.read_text().replace("#333333", "#2f2f2f").replace("#aaaaaa", "#707070"))
    before = entries(project)
    run("check", "--baseline", "known.json", "--update-baseline", cwd=project, status=1)
    after = entries(project)
    assert [row for row in after if row not in before] == []
    assert {row.get("theme") for row in after} == {row.get("theme") for row in before}
    gone = [row for row in before if row not in after]
    assert gone and {row["pair"].split(" on ")[0] for row in gone} <= {"text-muted", "border-strong"}


@pytest.mark.parametrize(
    "text, place",
    [("", ":1:1"), ("{", ":1:2"), ('{"schema":9,"findings":[]}', ":1:11"), ('{"schema":1,\n"findings":[{}]}', ":2:13")],
)
def test_an_unreadable_baseline_says_where(project, text, place):
    (project / "known.json").write_text(text)
    result = run("check", "--baseline", "known.json", cwd=project, status=2)
    assert f"known.json{place}: " in result.stderr and result.stdout == ""


def test_options_that_make_no_sense_are_refused(project):
    run("check", "--by-count", cwd=project, status=64)
    run("check", "--max-new", "-1", cwd=project, status=64)
    assert "contrast: { baseline" in run("check", "--update-baseline", cwd=project, status=2).stderr
    assert "contrast: { baseline" in run("check", "--strict-baseline", cwd=project, status=2).stderr


def test_coverage_can_be_required(tmp_path):
    plain = 'colors: { background: "#fff", text: "#111" }\n'
    project = make_project(tmp_path, {"themes/a.yml": plain})
    check(project, "--require-coverage", status=0)
    (project / "themes/b.yml").write_text('colors: { background: "#fff", text: "#111", sparkle: "#123456" }\n')
    check(project, status=0)
    assert "1 role that no pair reaches" in run("check", "--require-coverage", cwd=project, status=1).stderr
    accept(project)
    check(project, "--baseline", "known.json", "--require-coverage", status=1)


def recolour(scheme, slot, change):
    """Changes one value of a scheme file; `change` maps six hexadecimal digits to six others."""
    text, count = re.subn(
        rf'({slot}: *"#?)([0-9a-fA-F]{{6}})', lambda m: m[1] + change(m[2]), scheme.read_text(), count=1
    )
    assert count == 1
    scheme.write_text(text)


def nearer(digits, other):
    """A colour a tenth of the way towards another."""
    channels = [(int(digits[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (0, 2, 4)]
    return "".join(f"{round(one + (two - one) / 10):02x}" for one, two in channels)


@pytest.mark.skipif(not CORPUS.is_dir(), reason="there is no ../shared/corpora")
def test_exactly_the_changes_of_a_large_baseline_are_reported(tmp_path):
    """A baseline of all 287 schemes; then one value worsened, one repaired, one theme added."""
    for name in ("base16", "base24"):
        shutil.copytree(CORPUS / name, tmp_path / "themes" / name)
    assert len(list((tmp_path / "themes").rglob("*.yaml"))) == 287
    assert accept(tmp_path).returncode == 0
    known = findings_of(tmp_path, "--baseline", "known.json", "--strict-baseline", status=0)
    assert len(known) > 1_000 and counted(known) == []

    # base03 is the colour of comments and of nothing else.
    comments = [f for f in known if f.get("pair", {}).get("foreground") == "syntax-comment" and f["measured"] > 1.5]
    worsened = comments[0]
    mending = ((f, cause) for f in comments[1:] for cause in causes_of(tmp_path, "--theme", f["theme"]))
    repaired, cause = next((f, c) for f, c in mending if c.get("findings") == [f["fingerprint"]] and "value" in c)
    scheme = {f["theme"]: tmp_path / f["location"]["file"] for f in comments}
    recolour(scheme[worsened["theme"]], "base03", lambda digits: nearer(digits, worsened["colors"]["background"][1:]))
    recolour(scheme[repaired["theme"]], "base03", lambda _: cause["value"].removeprefix("#"))
    shutil.copy(CORPUS / "base16/ashes.yaml", tmp_path / "themes/brand-new.yaml")

    found = counted(findings_of(tmp_path, "--baseline", "known.json", status=1))
    assert {f["theme"] for f in found} == {worsened["theme"], repaired["theme"], "brand-new"}
    [worse] = [f for f in found if f["theme"] == worsened["theme"]]
    assert "got worse: was " in worse["message"] and worse["pair"] == worsened["pair"]
    [stale] = [f for f in found if f["theme"] == repaired["theme"]]
    assert stale["rule"] == "contrast/stale-baseline" and stale["pair"] == repaired["pair"]
    new = [f for f in found if f["theme"] == "brand-new"]
    twins = [f for f in known if f["theme"] == "ashes" and f["severity"] != "note"]
    assert sorted(f["message"] for f in new if f["severity"] != "note") == sorted(f["message"] for f in twins)

    # The table of a pull request has the same three and nothing else.
    table = check(tmp_path, "--baseline", "known.json", "--format", "markdown", status=1)
    titles = set(re.findall("<summary>(.*?): [0-9]", table))
    assert titles == {worsened["theme"], repaired["theme"], "brand-new"}
