"""A project served by the program under test, and what a tab of it shows."""

import contextlib
import os
import subprocess

from program import PROGRAM


@contextlib.contextmanager
def serve(project, *options, port=0, **settings):
    """Serves a project until the end; gives the process, which has the `address`. Other settings are those of `Popen`."""
    command = [PROGRAM, "serve", "--project", str(project), "--port", str(port), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **settings) as process:
        try:
            process.address = process.stdout.readline().strip()
            assert process.address, process.stderr.read()
            yield process
        finally:
            process.kill()


def save(path, text):
    """Saves as most editors do: another file takes the place of the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, path)


def wait_for_style(page, test, value):
    """Waits until a test of the stage's computed `style` holds; a document that is being replaced has no stage."""
    look = "const stage = document.querySelector('.stage'); const style = stage && getComputedStyle(stage);"
    page.wait_for_function(f"value => {{ {look} return style && {test}; }}", arg=value)


def wait_for_background(page, color):
    wait_for_style(page, "style.backgroundColor === value", color)
