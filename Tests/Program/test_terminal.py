"""Colours on a real terminal: all, 256 or none, as its environment says."""

import os
import pty

import pytest

from program import LIGHT_THEME, PROGRAM, make_project


def shown(project, *arguments, **environment):
    """The output for a terminal; the environment has nothing else about colours."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(project)
        kept = {name: value for name, value in os.environ.items() if name not in ("TERM", "COLORTERM", "NO_COLOR")}
        os.execve(PROGRAM, [str(PROGRAM), *arguments], kept | environment)
    text = b""
    while True:
        try:
            text += os.read(terminal, 65536)
        except OSError:  # The other side is closed.
            break
    assert os.waitpid(child, 0)[1] == 0
    return text.decode()


@pytest.mark.parametrize("arguments", [["list"], ["show", "plain"], ["show", "text"], ["color", "teal"]])
@pytest.mark.parametrize(
    "environment, depth",
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "8;2;"),
        ({"TERM": "xterm-256color"}, "8;5;"),
        ({"TERM": "xterm"}, "8;5;"),
        ({}, "8;5;"),
        ({"TERM": "dumb", "COLORTERM": "truecolor"}, None),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "NO_COLOR": "1"}, None),
        ({"TERM": "xterm-256color", "COLORTERM": "24bit", "NO_COLOR": ""}, "8;2;"),
    ],
)
def test_a_terminal_gets_the_colours_that_it_has(tmp_path, arguments, environment, depth):
    project = make_project(tmp_path, {"themes/plain.yml": LIGHT_THEME})
    text = shown(project, *arguments, **environment)
    for known in ("8;2;", "8;5;"):
        assert (known in text) == (known == depth)
    if depth is None:
        # The line of progress is cleared; nothing else is sent to the terminal.
        assert "\x1b" not in text.replace("\r\x1b[K", "")
