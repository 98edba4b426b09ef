"""Copying a theme's values on its page, by mouse and by keyboard."""

import re

import pytest
from playwright.sync_api import expect

from site_pages import tab_to


@pytest.fixture
def values(page, showcase):
    page.goto(showcase.url("themes/harbor/index.html"))
    return page.locator("section:has(#roles) button.copies")


def test_a_press_takes_the_value_as_it_is_shown(page, values):
    shown = values.first.inner_text()
    page.locator("section:has(#roles)").get_by_text("oklch()", exact=True).click()
    expect(values.first).to_have_text(re.compile(r"^oklch\("))
    assert shown.startswith("#")
    values.first.click()
    expect(page.get_by_role("status")).to_contain_text("oklch(")


def test_tab_stops_once_and_arrow_keys_go_on(page, values):
    page.locator("section:has(#roles) input").first.focus()
    tab_to(page, values.first, limit=5)
    page.keyboard.press("ArrowDown")
    expect(values.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(values.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text(values.first.inner_text())
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.matches('section:has(#roles) button.copies')")
