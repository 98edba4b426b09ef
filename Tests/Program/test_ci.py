"""Runs the workflows of docs/ci.md on a project, with a stand-in for every service."""

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
COMMAND = re.compile(r'(?:^|[\s;])(?:\S*Scripts/preview|\.tools/themepreview|"\$PROGRAM"|themepreview)((?= (?:--)?[a-z])(?: (?!#)[^\s|&>;`]+)+)')


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
            # Cloning brings the script that builds and runs the program; the commit is that of the variable.
            "git": "#!/bin/sh\n"
            'if [ "$1" = -C ]; then test -d "$2" && test "$3 $4" = "checkout abc123"; exit; fi\n'
            'test "$1" = clone && test "$2" = https://example.org/themepreview || exit 9\n'
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
    environment |= {"THEMEPREVIEW_REPOSITORY": "https://example.org/themepreview", "THEMEPREVIEW_COMMIT": "abc123"}
    environment["PROGRAM"] = str(tools / "themepreview")
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
    assert not re.search(r"--branch|@main|\b\d+\.\d+\.\d+\b", PAGE), "no version is published"
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


# GitHub Actions. What the action itself does is in test_action.py.


def steps(word, job):
    """The steps of a job of a workflow, by name."""
    workflow = yaml.safe_load(block("yaml", word))
    return {step.get("name", step.get("uses")): step for step in workflow["jobs"][job]["steps"]}


def test_the_github_workflow_is_the_one_that_init_writes(tmp_path):
    run("init", cwd=tmp_path)
    written = yaml.safe_load((tmp_path / ".github/workflows/themes.yml").read_text())
    assert written == yaml.safe_load(block("yaml", "name: Themes"))
    assert written[True].keys() == {"pull_request", "push"}, "YAML reads the key 'on' as true"


def test_a_pull_request_is_compared_with_its_branch(project, tmp_path):
    make_repository(project)
    [step] = [step for step in yaml.safe_load(block("yaml", "GITHUB_BASE_REF"))]
    # The program needs the real git.
    (project.parent / "tools/git").unlink()
    variables = {"GITHUB_BASE_REF": "main", "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md")}
    shell(project, step["run"], **variables)
    (project / "themes/plain.yml").write_text(FAINT)
    shell(project, step["run"], status=1, **variables)
    assert "<!-- themepreview diff -->" in (tmp_path / "summary.md").read_text()


def test_the_github_workflow_publishes_the_site(project):
    found = steps("deploy-pages", "publish")
    shell(project, found["Build the site"]["run"])
    assert (project / "_site/index.html").is_file()
    assert "actions/upload-pages-artifact@v3" in found, "it uploads the folder _site"


def test_the_preview_of_a_pull_request_is_there_even_if_a_check_fails(project, tmp_path):
    (project / "themes/plain.yml").write_text(FAINT)
    found = {step.get("name", step.get("uses")): step for step in yaml.safe_load(block("yaml", "Build the preview"))}
    shell(project, found["Build the preview"]["run"])
    upload = found["actions/upload-artifact@v4"]
    assert (project / upload["with"]["path"] / "index.html").is_file()
    summary = tmp_path / "summary.md"
    shell(project, found["Name the preview"]["run"], ADDRESS="https://example.org/7", GITHUB_STEP_SUMMARY=str(summary))
    assert summary.read_text().startswith("[The pages in every theme](https://example.org/7)")


# The others.


def gitlab_script():
    return "\n".join(yaml.safe_load(block("yaml", "reports:"))["themes"]["script"])


def jenkins_script():
    pipeline = block("groovy", "pipeline")
    assert pipeline.count("{") == pipeline.count("}")
    return re.search(r"sh '''(.*?)'''", pipeline, re.DOTALL)[1]


@pytest.mark.parametrize("job, page", [("pages", "public"), ("preview", "preview")])
def test_gitlab_publishes_the_site_and_previews(project, job, page):
    found = yaml.safe_load(block("yaml", f"{job}:\n  image"))[job]
    shell(project, "\n".join(found["script"]))
    assert (project / page / "index.html").is_file()
    assert found["artifacts"]["paths"][0].rstrip("/") == page


def test_a_committed_site_is_compared(project):
    [script] = [text for text in blocks("sh") if text.strip() == "themepreview build --check"]
    shell(project, script)
    (project / "themes/plain.yml").write_text(FAINT)
    assert "stale" in shell(project, script, status=1)


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
