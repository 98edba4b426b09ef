"""Does what docs/start.md tells a new user, in its order, and runs every other command that the guide shows."""

import re
import shlex
import subprocess

import pytest

from program import PROGRAM, ROOT, make_project, run

PAGES = sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md"])
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def ours(line):
    """The arguments of a command of ours in a line of shell; nothing after a comment, a pipe or an arrow."""
    if not (match := re.match(r"themepreview (.*)", line)):
        return None
    return shlex.split(re.split(r"\s+#|\s*\||\s*>", match[1])[0])


def test_the_tutorial_works_as_written(tmp_path):
    folder, shown = tmp_path, ""
    page = (ROOT / "docs/start.md").read_text(encoding="utf-8")
    seen = {"command": 0, "output": 0, "edit": 0}
    for kind, text in FENCE.findall(page[page.index("## Make a project") :]):
        if kind == "sh":
            shown = ""
            for line in text.splitlines():
                if line.startswith("cd "):
                    folder = folder / line[3:]
                else:
                    result = run(*ours(line), cwd=folder, status=None)
                    assert result.returncode in (0, 1), result.stderr
                    shown += result.stdout + result.stderr
                    seen["command"] += 1
        elif kind == "text":
            rest = shown.splitlines()
            for line in text.splitlines():
                assert line in rest, f"{line}\nis not in\n{shown}"
                rest = rest[rest.index(line) + 1 :]
            seen["output"] += 1
        elif kind == "diff":
            old, new = (line[1:] for line in text.splitlines())
            file = folder / "themes/first.yml"
            content = file.read_text()
            assert content.count(old) == 1
            file.write_text(content.replace(old, new))
            seen["edit"] += 1
    assert seen["command"] >= 6 and seen["output"] >= 5 and seen["edit"] == 1


def commands():
    for page in PAGES:
        for kind, text in FENCE.findall(page.read_text(encoding="utf-8")):
            for line in text.splitlines() if kind == "sh" else []:
                if arguments := ours(line.strip()):
                    yield f"{page.name}: {line.strip()}", arguments


COMMANDS = dict(commands())


def test_the_guide_shows_commands():
    assert len(COMMANDS) > 40
    # Every block is for the shell.
    for page in PAGES:
        for kind, text in FENCE.findall(page.read_text(encoding="utf-8")):
            if kind == "sh":
                subprocess.run(["bash", "-n", "-c", text], check=True, capture_output=True)


@pytest.mark.parametrize("line", COMMANDS)
def test_a_command_of_the_guide_is_one_that_the_program_takes(tmp_path, line):
    arguments = COMMANDS[line]
    if arguments[0] == "serve" or "--watch" in arguments:
        arguments = [*arguments, "--help"]
    project = make_project(tmp_path, {"themes/harbor.yml": "colors: { background: white, text: black }\n"})
    result = subprocess.run([PROGRAM, *arguments], cwd=project, capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
    assert result.returncode != 64 or "needs a terminal" in result.stderr, result.stderr
