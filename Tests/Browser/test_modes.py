"""The scene of a theme in all its modes at once."""

import pytest
from playwright.sync_api import expect

from site_files import build_site
from site_pages import set_mode

THEME = """\
colors: { background: "#fdfdfd", text: "#101010", surface: "#e0e0ff" }
modes:
  dark: { scheme: dark, colors: { background: "#101418", text: "#f0f0f0", surface: "#202428" } }
  sepia: { scheme: light, colors: { background: "#f4ecd8" } }
"""
BACKGROUNDS = {"light": "rgb(253, 253, 253)", "dark": "rgb(16, 20, 24)", "sepia": "rgb(244, 236, 216)"}


@pytest.fixture
def opened(tmp_path, page):
    site = build_site(tmp_path, {"themes/three.yml": THEME, "themes/one.yml": 'colors: { background: "#fff", text: "#000" }\n'})
    page.goto(site.url("themes/three/index.html"))
    return site


def shown(page):
    look = "parts => parts.map(part => [part.closest('figure').innerText.trim().split('\\n')[0], getComputedStyle(part).backgroundColor])"
    return dict(page.locator("figure .scene").evaluate_all(look))


@pytest.mark.parametrize("mode", ["light", "dark", "sepia"])
def test_each_mode_has_its_own_colours_whichever_the_page_has(opened, page, mode):
    set_mode(page, mode)
    page.get_by_role("button", name="All modes").click()
    expect(page.get_by_role("img", name="The scene in sepia")).to_be_visible()
    assert shown(page) == BACKGROUNDS


def test_a_mode_takes_other_values_from_the_first_mode(opened, page):
    set_mode(page, "dark")
    page.get_by_role("button", name="All modes").press("Enter")
    side = page.locator("figure [data-mode=sepia] .scene-side")
    assert side.evaluate("part => getComputedStyle(part).backgroundColor") == "rgb(224, 224, 255)"


def test_the_pictures_are_closed_again_and_take_no_focus(opened, page):
    button = page.get_by_role("button", name="All modes")
    button.press("Enter")
    expect(page.locator("figure .scene")).to_have_count(3)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('figure') === null")
    assert page.evaluate("[...document.querySelectorAll('[id]')].length === new Set([...document.querySelectorAll('[id]')].map(part => part.id)).size")
    button.press("Enter")
    expect(page.locator("figure .scene")).to_have_count(0)


def test_a_theme_of_one_mode_has_no_button_for_modes(opened, page):
    page.goto(opened.url("themes/one/index.html"))
    expect(page.get_by_role("button", name="All modes")).to_have_count(0)
