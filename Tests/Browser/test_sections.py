"""The row of sections on a theme's page: it stays in view, counts what is there, and marks where one is."""

import re

import pytest
from playwright.sync_api import expect

from program import FAINT_THEME, LIGHT_THEME
from site_files import build_site
from site_pages import choose_mode, tab_to

BAR, LINKS = ".section-bar", ".section-nav a"
PAGES = {"docs/index.md": "# Words\n", "docs/other.md": "# Other\n", "themepreview.yml": "downloads: all\n"}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    files = {"themes/plain.yml": LIGHT_THEME, "themes/faint.yml": "palette: { ink: '#bbbbbb', sea: '#0b5c9e' }\n" + FAINT_THEME}
    return build_site(tmp_path_factory.mktemp("sections"), files | PAGES)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_row_stays_below_the_bar_and_covers_no_target(page, site, width):
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(site.url("themes/faint/index.html"))
    for name in ("Roles", "Take it", "Type"):
        page.locator(LINKS).filter(has_text=name).click()
        expect(page.locator(LINKS).filter(has_text=name)).to_have_attribute("aria-current", "true")
        expect(page.locator(f"{LINKS}[aria-current]")).to_have_count(1)
        bar, row = page.locator(".bar").bounding_box(), page.locator(BAR).bounding_box()
        assert row["y"] == bar["height"] and row["height"] < 44
        heading = page.get_by_role("heading", name=name, exact=True).bounding_box()
        assert row["y"] + row["height"] <= heading["y"] < 300
        expect(page.locator(f"{LINKS}[aria-current]")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_the_row_counts_the_content_of_a_section(page, site):
    page.goto(site.url("themes/faint/index.html"))
    counts = {
        "Palette": page.locator(".ramp-steps li").count(), "Roles": page.locator(".role-table tr:has(td)").count(),
        "Findings": page.locator(".findings p:nth-child(n + 2)[style]").count(), "Pages": 2,
        "Contrast": int(re.search(r"of (\d+) pairs", page.locator(".verdict").inner_text())[1]),
    }
    assert counts["Findings"] > 3
    for name, count in counts.items():
        expect(page.locator(LINKS).filter(has_text=name)).to_have_text(f"{name} {count}")


def test_a_focused_element_is_not_covered_by_the_row(page, site):
    page.set_viewport_size({"width": 1280, "height": 500})
    page.goto(site.url("themes/faint/index.html"))
    tab_to(page, page.locator(".scroll").nth(1), limit=90)
    for _ in range(12):
        page.keyboard.press("Shift+Tab")
        focused = page.evaluate("document.activeElement.getBoundingClientRect().top")
        row = page.locator(BAR).bounding_box()
        assert focused >= min(row["y"] + row["height"], 500)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_table_of_the_mode_that_is_shown_is_open(page, site, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(site.url("themes/plain/index.html"))
    opened = page.locator(".matrix-mode[open] h3")
    expect(opened).to_have_count(1)
    expect(opened).to_contain_text(scheme)
    other = {"light": "dark", "dark": "light"}[scheme]
    choose_mode(page, other)
    expect(opened).to_contain_text(other)
    expect(opened).to_have_count(1)


def test_the_row_that_is_read_stays_where_it_is_in_another_mode(page, site):
    page.goto(site.url("themes/plain/index.html"))
    row = page.locator(".matrix-mode[open] tr").filter(has_text="link-visited").first
    row.evaluate("row => row.scrollIntoView({ block: 'center' })")
    before = row.bounding_box()["y"]
    choose_mode(page, "dark")
    expect(page.locator(".matrix-mode[open] h3")).to_contain_text("dark")
    assert abs(row.bounding_box()["y"] - before) < 40
