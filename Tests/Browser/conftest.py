"""A browser with an open page, and the extent of a test that runs through a cross product."""

import pytest

import browser as browsers
from extent import EXTENTS


@pytest.fixture(scope="module", params=EXTENTS)
def extent(request):
    return request.param


@pytest.fixture
def browser():
    with browsers.open_browser() as context:
        yield context


@pytest.fixture
def page(browser):
    return browser.pages[0]
