"""`fix --interactive` on a terminal: what is asked, what the answers write, and what is left alone."""

import os
import pty
import re
import signal

import pytest

from program import PROGRAM, ROOT, make_project, run

PALE = """\
# Sunny.
palette: { ink: "#888888", sky: '#7fb4e8', paper: white }   # too pale
colors: { background: "{palette.paper}", text: "{palette.ink}", link: "{palette.sky}" }
"""
# Fixes fewer pairs than the text of the day does, and is asked about after it.
OTHER = 'colors: { background: "#101418", text: "#e8eaee", link: "#5b6470" }\n'
PROMPT = re.compile(r"(\[q\]uit: |Which colour\? |\[n\]o: )$")
END = "\x04"


@pytest.fixture
def project(tmp_path):
    return make_project(tmp_path, {"themes/day.yml": PALE, "themes/night.yml": OTHER})


def talk(project, *answers, color="never"):
    """Answers each prompt as it appears; returns what the terminal showed, and the exit status."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(project)
        os.execv(PROGRAM, [str(PROGRAM), "fix", "--interactive", "--color", color])
    signal.alarm(60)  # A prompt that never appears ends the test.
    shown, asked, rest = b"", 0, list(answers)
    while True:
        try:
            data = os.read(terminal, 4096)
        except OSError:  # The other side is closed.
            break
        if not data:
            break
        shown += data
        if PROMPT.search(shown[asked:].decode(errors="ignore")):
            asked = len(shown)
            answer = rest.pop(0)
            answer = answer() if callable(answer) else answer
            os.write(terminal, answer.encode() if answer == END else answer.encode() + b"\n")
    signal.alarm(0)
    os.close(terminal)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert rest == [], f"not asked: {rest}\n{shown.decode()}"
    return shown.decode().replace("\r\n", "\n"), status


def texts(project):
    return [(project / "themes" / name).read_text() for name in ("day.yml", "night.yml")]


def test_a_conversation_that_takes_all_changes_writes_what_fix_write_writes(project, tmp_path_factory):
    other = make_project(tmp_path_factory.mktemp("other"), {"themes/day.yml": PALE, "themes/night.yml": OTHER})
    run("fix", "--write", cwd=other)
    shown, status = talk(project, "y", "a")
    assert status == 0 and texts(project) == texts(other)
    assert "--- a/themes/day.yml" in shown and "wrote themes/night.yml: 1 value" in shown
    run("check", cwd=project)
    assert "nothing to fix" in talk(project)[0]


def test_each_value_gets_its_own_answer(project):
    shown, status = talk(project, "what", "o", "reddish", "#123456", "y", "n", "y")
    assert status == 1
    assert "'what' is none of y, n, o, a and q." in shown and "'reddish' is no colour" in shown
    assert "With #123456 all its pairs pass." in shown
    assert "left: 'link' on 'background'" in shown and "'palette.sky' stays as you decided" in shown
    day, night = texts(project)
    assert day == PALE.replace("#888888", "#123456")
    assert night != OTHER


@pytest.mark.parametrize("end", ["q", END])
def test_quit_writes_what_was_taken(project, end):
    shown, status = talk(project, "y", end)
    day, night = texts(project)
    ink = re.search(r'ink: "(#[0-9a-f]{6})"', day)[1]
    assert status == 1 and ink != "#888888" and night == OTHER
    assert day == PALE.replace("#888888", ink)
    assert "'palette.sky' stays as it is: you ended the questions" in shown


@pytest.mark.parametrize("answers", [["q"], [END], ["o", END], ["o", "#222222", END]])
def test_without_a_yes_nothing_is_written(project, answers):
    assert talk(project, *answers)[1] == 1
    assert texts(project) == [PALE, OTHER]


@pytest.mark.parametrize("answer", ["n", END])
def test_a_worse_pair_is_written_only_after_another_yes(project, answer):
    shown, status = talk(project, "o", "#aaaaaa", "y", "a", answer)
    assert "Write the changes all the same?" in shown and "nothing is written" in shown
    assert status == 1 and texts(project) == [PALE, OTHER]
    talk(project, "o", "#aaaaaa", "y", "a", "y")
    assert "#aaaaaa" in texts(project)[0]


def test_a_file_that_changed_meanwhile_keeps_all_as_they_are(project):
    def change():
        (project / "themes/night.yml").write_text(OTHER + "# by somebody else\n")
        return "a"

    assert talk(project, change)[1] == 2
    assert texts(project) == [PALE, OTHER + "# by somebody else\n"]


def test_swatches_are_shown_in_colour(project):
    shown, _ = talk(project, "q", color="always")
    assert "\x1b[48;2;136;136;136m  \x1b[0m #888888" in shown and " Text \x1b[0m" in shown
    assert "\x1b[48;2" not in talk(project, "q")[0]


def test_the_guide_shows_the_questions_of_a_conversation(project):
    guide = (ROOT / "docs" / "fixing.md").read_text()
    card = guide.split("```console\n")[1].split("```")[0].rstrip()
    assert card in talk(project, "y", "q")[0]
