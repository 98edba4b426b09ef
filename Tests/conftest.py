"""Shared fixtures: the program and the built showcase."""

import pytest

pytest.register_assert_rewrite("interruptions", "program")

import program  # noqa: E402
from site_files import Site  # noqa: E402


def pytest_sessionstart(session):
    if not program.PROGRAM.is_file():
        pytest.exit(f"there is no program at {program.PROGRAM}: run 'swift build' first", returncode=2)


@pytest.fixture(scope="session")
def showcase(tmp_path_factory):
    """The guide in every theme of the showcase, built by the program under test."""
    folder = tmp_path_factory.mktemp("showcase") / "site"
    program.run("build", "--project", program.ROOT / "docs", "--output", folder)
    return Site(folder)
