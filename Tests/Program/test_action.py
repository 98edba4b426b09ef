"""Runs the steps of action.yml on a project, with a stand-in for every service."""

import json
import os
import re
import subprocess

import pytest
import yaml

from program import LIGHT_THEME, PROGRAM, ROOT, make_project

ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
FAINT = LIGHT_THEME.replace("#111111\", primary", "#888888\", primary", 1)
STEPS = {step.get("name", step.get("uses")): step for step in ACTION["runs"]["steps"]}


class Runner:
    """A runner of GitHub: its folders and files, and what was built and posted."""

    def __init__(self, folder):
        self.project = make_project(folder / "project", {"themes/plain.yml": LIGHT_THEME})
        self.temporary, self.tools, self.source = folder / "temp", folder / "tools", folder / "source"
        self.temporary.mkdir()
        make_project(
            self.tools,
            {
                "gh": '#!/bin/sh\necho "$*" >> "$TOOLS/calls"\necho "$MARKER" > "$TOOLS/marker"\nif [ "$2" = --paginate ]; then cat "$TOOLS/comments"; fi\n',
                "comments": "",
                "calls": "",
            },
        )
        # Building makes the program, and notes that it did.
        build = f'#!/bin/sh\necho built >> "{self.tools}/calls"\nfolder=$(dirname "$0")/..\nmkdir -p "$folder/.build/release"\n'
        build += f'ln -sf "{PROGRAM}" "$folder/.build/release/themepreview"\n'
        make_project(self.source, {"Scripts/preview": build, "Package.swift": "", "Sources/a.swift": "1", "Plugins/a": "", "templates/a": ""})
        for path in [self.tools / "gh", self.source / "Scripts/preview"]:
            path.chmod(0o755)

    def run(self, name, status=0, project=".", arguments=""):
        step = STEPS[name]
        assert step["shell"] == "bash"
        values = {"inputs.project": project, "inputs.arguments": arguments, "inputs.token": "t"}
        values["github.event.pull_request.number"] = "7"
        given = {key: values[re.fullmatch(r"\$\{\{ (.*) \}\}", text)[1]] for key, text in step.get("env", {}).items()}
        files = {name: str(self.temporary / name) for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
        environment = os.environ | given | files | {
            "RUNNER_TEMP": str(self.temporary),
            "GITHUB_ACTION_PATH": str(self.source),
            "GITHUB_REPOSITORY": "one/two",
            "PATH": f"{self.tools}:{os.environ['PATH']}",
            "TOOLS": str(self.tools),
        }
        result = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]],
            cwd=self.project,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert result.returncode == status, f"{name}\n{result.stdout}{result.stderr}"
        return result.stdout

    def start(self):
        self.run("Find the program")
        self.run("Build the program")

    def calls(self):
        return (self.tools / "calls").read_text().splitlines()

    def marker(self):
        return (self.tools / "marker").read_text().strip()

    def read(self, name):
        return (self.temporary / name).read_text()


@pytest.fixture
def runner(tmp_path):
    return Runner(tmp_path)


def test_the_program_is_built_once_and_then_comes_from_the_cache(runner):
    runner.start()
    runner.start()
    assert runner.calls() == ["built"]
    assert (runner.temporary / "themepreview/themepreview").is_file()


def test_a_cached_program_that_does_not_run_here_is_built_again(runner):
    runner.start()
    program = runner.temporary / "themepreview/themepreview"
    program.unlink()
    program.write_text("#!/bin/sh\nexit 127\n")
    program.chmod(0o755)
    runner.run("Build the program")
    assert runner.calls() == ["built", "built"]


def test_the_cache_key_follows_the_sources(runner):
    def key():
        runner.run("Find the program")
        return runner.read("GITHUB_OUTPUT").splitlines()[-1]

    first = key()
    assert re.fullmatch(r"sources=[0-9a-f]{64}", first) and key() == first
    (runner.source / "Sources/a.swift").write_text("2")
    assert key() != first


def test_the_action_passes_where_all_is_well(runner):
    runner.start()
    runner.run("Write the reports")
    runner.run("Check the themes")
    assert runner.read("GITHUB_STEP_SUMMARY").startswith("<!-- themepreview -->\n## \u2705 Themes: all passed")
    assert json.loads(runner.read("themepreview/themes.sarif"))["runs"][0]["results"] == []


def test_the_action_reports_before_it_fails(runner):
    runner.start()
    (runner.project / "themes/plain.yml").write_text(FAINT)
    runner.run("Write the reports")
    assert "\n- \u274c " in runner.read("themepreview/themes.md") == runner.read("GITHUB_STEP_SUMMARY")
    results = json.loads(runner.read("themepreview/themes.sarif"))["runs"][0]["results"]
    assert runner.run("Check the themes", status=1).count("::error ") == len(results) > 0


def test_the_action_takes_a_folder_and_more_arguments(runner):
    runner.start()
    warned = LIGHT_THEME.replace("primary", "brand: navy, primary")
    make_project(runner.project, {"site themes/themes/warm.yml": warned})
    runner.run("Check the themes", project="site themes")
    runner.run("Check the themes", status=1, project="site themes", arguments="--fail-on warning --level AA")


def test_the_action_fails_where_the_program_cannot_run(runner):
    runner.start()
    (runner.project / "themepreview.yml").write_text("thmes: nowhere\n")
    runner.run("Write the reports", status=1)
    runner.run("Check the themes", status=2)


@pytest.mark.parametrize("known, method, path", [("", "POST", "issues/7/comments"), ("42", "PATCH", "issues/comments/42")])
def test_the_comment_is_made_once_and_then_kept_up_to_date(runner, known, method, path):
    runner.start()
    runner.run("Write the reports")
    (runner.tools / "comments").write_text(known)
    # The stand-in for gh applies no filter: it says which marker it would look for.
    runner.run("Comment")
    assert runner.marker() == "<!-- themepreview -->"
    asked, said = runner.calls()[-2:]
    assert asked.startswith("api --paginate repos/one/two/issues/7/comments --jq ")
    assert said == f"api --method {method} repos/one/two/{path} --field body=@{runner.temporary}/themepreview/themes.md"


def test_projects_of_one_repository_have_a_comment_each(runner):
    runner.start()
    folder = runner.project / "packages/tokens"
    make_project(folder, {"themes/plain.yml": FAINT})
    (runner.project / ".git").mkdir()
    runner.run("Write the reports", project="packages/tokens")
    runner.run("Comment", project="packages/tokens")
    assert runner.marker() == "<!-- themepreview: packages/tokens -->"
    annotations = runner.run("Check the themes", status=1, project="packages/tokens")
    assert "::error file=packages/tokens/themes/plain.yml,line=" in annotations
    uploads = [step for step in ACTION["runs"]["steps"] if "upload-sarif" in step.get("uses", "")]
    assert "inputs.project" in uploads[0]["with"]["category"]


def test_a_fork_gets_no_comment_and_no_upload():
    for name in ("Comment", "github/codeql-action/upload-sarif@v4"):
        assert "head.repo.full_name == github.repository" in STEPS[name]["if"]


def test_every_input_is_used_and_described_in_the_guide():
    text = (ROOT / "action.yml").read_text()
    page = (ROOT / "docs/ci.md").read_text()
    for name in ACTION["inputs"]:
        assert f"inputs.{name}" in text and f"- `{name}`: " in page
    for name in ACTION["outputs"]:
        assert f"`{name}` is" in page
