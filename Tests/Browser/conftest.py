"""Shared fixtures: the program, the built showcase, and a browser."""

import os
import pathlib
import subprocess
import sys

import pytest

pytest.register_assert_rewrite("interruptions", "program")
sys.path.insert(0, str(pathlib.Path(__file__).parent))

import browser as browsers  # noqa: E402
import program  # noqa: E402
from site_files import Site  # noqa: E402


def pytest_sessionstart(session):
    if not program.PROGRAM.is_file():
        pytest.exit(f"there is no program at {program.PROGRAM}: run 'swift build' first", returncode=2)


@pytest.fixture(scope="session")
def showcase(tmp_path_factory):
    """This project's own site, built by the program under test."""
    folder = tmp_path_factory.mktemp("showcase") / "site"
    program.run("build", "--project", program.ROOT, "--output", folder)
    return Site(folder)


@pytest.fixture
def browser():
    with browsers.open_browser() as context:
        yield context


@pytest.fixture
def page(browser):
    return browser.pages[0]


@pytest.fixture
def small_disk(tmp_path):
    """A folder with its own file system, and a function that remounts it with options."""
    folder = tmp_path / "disk"
    folder.mkdir()

    def mount(options):
        command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", folder]
        return subprocess.run(command, capture_output=True, text=True).returncode

    if os.geteuid() != 0 or mount("size=64m") != 0:
        pytest.skip("only root may mount a small disk")
    yield folder, lambda options: mount(f"remount,{options}")
    subprocess.run(["umount", folder], check=True)
