"""The places of a failing pair: links from a theme's findings to the words of the user's own pages."""

import pytest
from playwright.sync_api import expect

from axe import accessibility
from browser import Watch
from site_files import build_site
from site_pages import STAGE, tab_to

THEME = 'colors: { background: "#fafafa", surface: "#eeeeee", text: "#222222", link: "#a0a0a0", syntax-comment: "#bbbbbb", border-strong: "#dddddd" }\n'
PAGES = {
    "docs/index.md": "# Berths\n\nMoor at [the quay](other.md), not at [the pier](other.md).\n",
    "docs/other.md": "# Other\n\nNo links.\n\n```swift\n// quiet words\nlet a = 1\n```\n",
}


@pytest.fixture
def site(tmp_path):
    return build_site(tmp_path, {"themes/faint.yml": THEME, "themepreview.yml": "css: { prefix: acme }\n"} | PAGES)


@pytest.fixture
def findings(page, site):
    page.goto(site.url("themes/faint/index.html"))
    return page.locator(".findings")


def finding(findings, pair):
    """The places below the line of a pair."""
    return findings.locator("p", has_text=pair).first.locator("+ *")


def test_a_failing_pair_links_to_the_words_that_show_it(page, site, findings):
    watch = Watch(page, site.folder)
    page.get_by_role("button", name="Find them on your pages").click()
    expect(page.get_by_role("status").filter(has_text="pairs of text occur on 2 pages")).to_be_attached()
    places = finding(findings, "link on background")
    expect(places.get_by_role("link")).to_have_text(["“the quay”", "“the pier”"])
    expect(finding(findings, "syntax-comment on code-background")).to_contain_text("// quiet words")
    expect(findings.locator("p", has_text="link on surface").first).to_contain_text("on none of your pages")
    expect(findings.locator("p[data-graphic]").first).not_to_contain_text("pages")
    places.get_by_role("link").nth(1).click()
    page.wait_for_url("**/pages/index.html#inspect=link,background,1")
    expect(page.locator(".inspect h2")).to_have_text("link on background")
    box, mark = page.get_by_text("the pier").bounding_box(), page.locator(".inspect-mark").bounding_box()
    assert abs(box["x"] - mark["x"]) < 8 and abs(box["y"] - mark["y"]) < 8
    assert not watch.errors and not watch.strays


def test_the_keyboard_finds_the_places_too(page, findings):
    page.locator("#findings").evaluate("element => { element.tabIndex = -1; element.focus() }")
    tab_to(page, page.get_by_role("button", name="Find them on your pages"), limit=8)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="pairs of text occur on 2 pages")).to_be_attached()
    assert not page.locator(".places-frame").count()
    assert not [found for found in accessibility(page, STAGE) if not found.theme]
