"""What the tests share: the program, the showcase as it builds it, and a browser."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

import browser as browsers  # noqa: E402
import program  # noqa: E402
from site_files import Site  # noqa: E402


def pytest_sessionstart(session):
    if not program.PROGRAM.is_file():
        pytest.exit(f"there is no program at {program.PROGRAM}: run 'swift build' first", returncode=2)


@pytest.fixture(scope="session")
def showcase(tmp_path_factory):
    """This project's own site, built by the program as it is."""
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
