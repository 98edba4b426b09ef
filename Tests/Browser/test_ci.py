"""Runs the workflows of docs/ci.md on a project, with a stand-in for every service."""

import json
import os
import re
import subprocess

import pytest
import yaml
from junitparser import JUnitXml

from program import LIGHT_THEME, PROGRAM, ROOT, make_project, run

PAGE = (ROOT / "docs/ci.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FAINT = LIGHT_THEME.replace("#111111\", primary", "#888888\", primary", 1)
# A command of ours, up to the end of the shell command.
COMMAND = re.compile(r"(?:^|[\s;])(?:\S*Scripts/preview|\.tools/themepreview|themepreview)((?= (?:--)?[a-z])(?: (?!#)[^\s|&>;`]+)+)")


def blocks(language):
    return [text for kind, text in BLOCKS if kind == language]


def block(language, word):
    [text] = [text for text in blocks(language) if word in text]
    return text


def commands():
    """Every command of ours in a block of shell, YAML or Groovy, as arguments."""
    for language, text in BLOCKS:
        if language in ("sh", "yaml", "groovy"):
            for line in text.splitlines():
                yield from (match[1].split() for match in COMMAND.finditer(line))


@pytest.fixture
def project(tmp_path):
    """A project with a page, a committed site, and the stand-ins on its path."""
    folder = make_project(tmp_path / "project", {"themes/plain.yml": LIGHT_THEME, "docs/index.md": "# Words\n"})
    run("build", cwd=folder)
    tools = make_project(
        tmp_path / "tools",
        {
            "themepreview": f'#!/bin/sh\nexec "{PROGRAM}" "$@"\n',
            # Cloning brings the script that builds and runs the program.
            "git": "#!/bin/sh\n"
            'for folder; do :; done\nmkdir -p "$folder/Scripts" "$folder/.build/release"\n'
            'cp "$TOOLS/themepreview" "$folder/Scripts/preview"\n'
            'cp "$TOOLS/themepreview" "$folder/.build/release/themepreview"\n',
            "dpkg": "#!/bin/sh\nexit 0\n",
            "gh": '#!/bin/sh\necho "$*" >> "$TOOLS/calls"\nif [ "$2" = --paginate ]; then cat "$TOOLS/comments"; fi\n',
            "comments": "",
        },
    )
    for path in tools.iterdir():
        path.chmod(0o755)
    return folder


def shell(project, script, status=0, **variables):
    """Runs a script as a service does; an unexpected status fails the test."""
    tools = project.parent / "tools"
    environment = os.environ | variables | {"PATH": f"{tools}:{os.environ['PATH']}", "TOOLS": str(tools)}
    environment["THEMEPREVIEW_REPOSITORY"] = "https://example.org/themepreview"
    result = subprocess.run(
        ["bash", "-e", "-c", script], cwd=project, env=environment, capture_output=True, text=True, timeout=120
    )
    assert result.returncode == status, f"{script}\n{result.stdout}{result.stderr}"
    return result.stdout


def make_repository(project):
    """Commits the project: the branch that a change is compared with."""
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    for words in (
        ["init", "--quiet"],
        ["add", "--all"],
        [*identity, "commit", "--quiet", "--message", "as it is"],
        ["update-ref", "refs/remotes/origin/main", "HEAD"],
    ):
        subprocess.run(["git", *words], cwd=project, check=True)


def test_every_command_of_the_page_can_be_run(project):
    found = list(commands())
    assert len(found) >= 12
    assert {arguments[0] for arguments in found} == {"check", "build", "diff", "--version"}
    make_repository(project)
    for arguments in found:
        named = [word.strip('"').replace("$GITHUB_BASE_REF", "main") for word in arguments]
        result = run(*named, cwd=project, status=None)
        assert result.returncode in (0, 1), f"{arguments}: {result.stderr}"


def test_every_option_of_the_page_exists():
    helps = {verb: run(verb, "--help").stdout for verb in ("check", "build", "diff")}
    for verb, option in re.findall(r"`(check|build|diff) (--[a-z-]+)", PAGE):
        assert option in helps[verb], f"{verb} {option}"
    for option in re.findall(r"`(--[a-z-]+)", PAGE):
        assert any(option in text for text in helps.values()), option


def test_every_block_of_yaml_is_yaml():
    assert len(blocks("yaml")) >= 4
    for text in blocks("yaml"):
        assert yaml.safe_load(text)


# GitHub Actions.


def steps(job):
    workflow = yaml.safe_load(block("yaml", "runs-on"))
    assert workflow[True].keys() == {"pull_request", "push"}, "YAML reads the key 'on' as true"
    return {step["name"]: step["run"] for step in workflow["jobs"][job]["steps"] if "run" in step}


def check_out(project):
    """What actions/checkout does for the program."""
    shell(project, "git clone https://example.org .themepreview")


def test_the_github_workflow_is_green_where_all_is_well(project, tmp_path):
    check_out(project)
    for script in steps("check").values():
        shell(project, script, GITHUB_STEP_SUMMARY=str(tmp_path / "summary.md"))
    assert (tmp_path / "summary.md").read_text().startswith("<!-- themepreview -->\n## ✅ Themes: all passed")
    assert json.loads((project / "themes.sarif").read_text())["runs"][0]["results"] == []


def test_the_github_workflow_reports_before_it_fails(project, tmp_path):
    check_out(project)
    (project / "themes/plain.yml").write_text(FAINT)
    script = steps("check")
    variables = {"GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md")}
    shell(project, script["Build the program"])
    shell(project, script["Write the reports"], **variables)
    assert "| error |" in (project / "themes.md").read_text()
    results = json.loads((project / "themes.sarif").read_text())["runs"][0]["results"]
    said = shell(project, script["Check the themes"], status=1)
    assert said.count("::error ") == len(results) > 0
    assert "stale" in shell(project, script["Check the site"], status=1)


def test_the_github_workflow_fails_where_it_cannot_run(project, tmp_path):
    check_out(project)
    (project / "themepreview.yml").write_text("thmes: nowhere\n")
    shell(project, steps("check")["Write the reports"], status=1, GITHUB_STEP_SUMMARY=str(tmp_path / "summary.md"))


@pytest.mark.parametrize("known, method, path", [("", "POST", "issues/7/comments"), ("42", "PATCH", "issues/comments/42")])
def test_the_github_comment_is_made_once_and_then_kept_up_to_date(project, known, method, path):
    (project / "themes.md").write_text("<!-- themepreview -->\n")
    tools = project.parent / "tools"
    (tools / "comments").write_text(known)
    shell(project, steps("report")["Comment"], GITHUB_REPOSITORY="one/two", NUMBER="7")
    asked, said = (tools / "calls").read_text().splitlines()
    assert asked.startswith("api --paginate repos/one/two/issues/7/comments --jq ")
    assert said == f"api --method {method} repos/one/two/{path} --field body=@themes.md"


# The others.


def gitlab_script():
    return "\n".join(yaml.safe_load(block("yaml", "reports:"))["themes"]["script"])


def jenkins_script():
    pipeline = block("groovy", "pipeline")
    assert pipeline.count("{") == pipeline.count("}")
    return re.search(r"sh '''(.*?)'''", pipeline, re.DOTALL)[1]


@pytest.mark.parametrize("script", [gitlab_script(), jenkins_script()], ids=["gitlab", "jenkins"])
def test_gitlab_and_jenkins_get_a_test_report(project, script):
    shell(project, script)
    assert JUnitXml.fromfile(str(project / "themes.xml")).failures == 0
    for path in project.glob(".themepreview/*"):
        subprocess.run(["rm", "-r", path], check=True)
    (project / "themes/plain.yml").write_text(FAINT)
    shell(project, script, status=1)
    assert JUnitXml.fromfile(str(project / "themes.xml")).failures > 0


def test_a_cached_program_is_built_once_and_then_used(project):
    script = block("sh", ".tools/source")
    for _ in range(2):
        assert "all passed" in shell(project, script)
    assert (project / ".tools/themepreview").is_file() and not (project / ".tools/source").exists()


def test_the_hook_keeps_a_faint_colour_out_of_a_commit(project):
    hook = block("sh", "pre-commit")
    shell(project, hook)
    (project / "themes/plain.yml").write_text(FAINT)
    shell(project, hook, status=1)
