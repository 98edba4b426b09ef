"""A theme's text styles and its samples of contrast: real words, in the fonts that this device has."""

import pytest
from playwright.sync_api import expect

from browser import open_browser
from site_files import build_site

THEME = """\
colors: { background: "#fdfdfd", text: "#202020" }
fonts:
  families: { odd: [Nowhere Sans, ui-rounded, DejaVu Sans Mono, monospace], here: [DejaVu Serif, serif] }
  styles: { body: { family: odd }, quote: { family: here }, shout: { family: here } }
layout: { measure: 40ch }
"""


@pytest.fixture
def site(tmp_path):
    return build_site(tmp_path, {"themes/type.yml": THEME})


def specimen(page, name):
    return page.locator(".specimen").filter(has=page.locator(f"p:first-child:text-matches('^{name}')"))


def test_fonts_that_are_not_on_the_device_are_named_with_what_is_shown(page, site):
    page.goto(site.url("themes/type/index.html"))
    page.locator("#type").scroll_into_view_if_needed()
    expect(page.locator(".specimen").first).to_have_text("Not on this device: Nowhere Sans.")
    expect(specimen(page, "body").locator("p").first).to_contain_text("shown in DejaVu Sans Mono")
    expect(specimen(page, "quote").locator("p").first).not_to_contain_text("shown in")


def test_without_a_script_nothing_is_said_of_the_device(site):
    with open_browser(java_script_enabled=False) as context:
        page = context.pages[0]
        page.goto(site.url("themes/type/index.html"))
        page.locator("#type").scroll_into_view_if_needed()
        expect(specimen(page, "body")).to_be_visible()
        assert "device" not in page.locator("[aria-labelledby=type]").inner_text()


def test_running_text_stands_in_the_measure_of_the_theme(page, site):
    page.goto(site.url("themes/type/index.html"))
    text = specimen(page, "body").locator("p").last
    measure = text.evaluate("element => parseFloat(getComputedStyle(element).maxWidth)")
    assert text.bounding_box()["width"] == pytest.approx(measure, abs=1)
    assert text.evaluate("element => element.getClientRects()[0].height / parseFloat(getComputedStyle(element).lineHeight)") >= 3
    expect(specimen(page, "shout").locator("p").last).not_to_be_empty()


def test_a_pair_of_no_text_is_shown_as_an_edge(page, site):
    page.goto(site.url("themes/type/index.html"))
    sample = "element => [getComputedStyle(element, '::before').content, getComputedStyle(element, '::before').borderTopColor]"
    rows = page.locator(".matrix-mode[open] tbody tr")
    edge = rows.filter(has_text="focus").first.locator("td").first
    color = edge.evaluate("element => getComputedStyle(element).getPropertyValue('--f').trim()")
    channels = tuple(int(color[at : at + 2], 16) for at in (1, 3, 5))
    assert edge.evaluate(sample) == ['""', f"rgb{channels}"]
    assert rows.filter(has_text="text-muted").first.locator("td").first.evaluate(sample)[0] == '"Harbour"'
