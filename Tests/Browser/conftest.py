"""A browser with an open page."""

import pytest

import browser as browsers


@pytest.fixture
def browser():
    with browsers.open_browser() as context:
        yield context


@pytest.fixture
def page(browser):
    return browser.pages[0]
