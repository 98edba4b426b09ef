"""Pages that are long, wide or written from right to left, below a bar of several lines."""

import pytest

from program import LIGHT_THEME
from site_files import build_site

MODES = ["dim", "sepia-for-the-evening", "high-contrast-in-the-sun", "another-one"]
MANY_MODES = LIGHT_THEME.replace("modes: {", "modes: {" + "".join(f"{mode}: {{}}, " for mode in MODES))
WIDE_TABLE = "<table><tr>" + "".join(f"<td>column_number_{n}</td>" for n in range(30)) + "</tr></table>"
RIGHT_TO_LEFT = "# سلام دنیا\n\n- یک\n\n> نقل قول\n\n```sh\necho 1\n```\n"

# The distance of an element's upper edge from the lower edge of the bar.
BELOW_BAR = "element => element?.getBoundingClientRect().top - document.querySelector('.bar')?.getBoundingClientRect().bottom"
IN_VIEW = """
element => {
    const box = element.getBoundingClientRect()
    return box.top >= document.querySelector('.bar').getBoundingClientRect().bottom && box.bottom <= innerHeight
}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A theme of six modes, and pages that do not fit the window; the last of sixty is the one with the headings."""
    files = {
        "themepreview.yml": "title: A preview of everything that we have\nmarkdown: { rawHTML: true }\n",
        "themes/a.yml": MANY_MODES,
        "docs/long.md": "# Long\n\n" + "".join(f"## Part {n}\n\nText.\n\n" for n in range(120)),
        "docs/wide.md": f"# Wide\n\n{WIDE_TABLE}\n\n<iframe width=3000></iframe>\n",
        "docs/bare.md": "---\ntitle: A bare page\n---\nText.\n\n## Part\n\n`<h1>`\n",
        "docs/right.md": RIGHT_TO_LEFT,
    } | {f"docs/{n}.md": f"# Page {n}\n" for n in range(60)}
    return build_site(tmp_path_factory.mktemp("pages"), files)


@pytest.mark.parametrize("width", [768, 1280])
@pytest.mark.parametrize("path", ["themes/a/pages/long.html#part-50", "themes/a/index.html#roles"])
def test_a_target_of_a_jump_is_below_the_bar(page, site, path, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(site.url("index.html"))
    file, _, fragment = path.partition("#")
    page.goto(f"{site.url(file)}#{fragment}")
    assert page.locator(".bar").bounding_box()["height"] > 40
    page.wait_for_function(f"({BELOW_BAR})(document.getElementById('{fragment}')) >= 0")
    assert page.locator(f"#{fragment}").evaluate(BELOW_BAR) < 60


def test_both_lists_beside_a_page_stay_in_view_and_scroll_by_themselves(page, site):
    page.goto(site.url("themes/a/pages/long.html"))
    assert page.locator(".site-nav [aria-current]").evaluate(IN_VIEW)
    page.evaluate("scrollTo(0, document.querySelector('#part-60').offsetTop)")
    before = page.evaluate("scrollY")
    assert before > 1000
    for place in (".toc a", ".site-nav a"):
        for link in (page.locator(place).first, page.locator(place).last):
            link.evaluate("link => link.focus()")
            assert link.evaluate(IN_VIEW), place
    assert page.evaluate("scrollY") == before


@pytest.mark.parametrize("width", [360, 1280])
def test_content_wider_than_a_page_can_be_reached(page, site, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(site.url("themes/a/pages/wide.html"))
    table, last = page.locator("table"), page.locator("td").last
    assert table.evaluate("table => table.getBoundingClientRect().right <= table.parentElement.getBoundingClientRect().right")
    assert table.get_attribute("tabindex") == "0"
    last.scroll_into_view_if_needed()
    edge = page.locator("article").evaluate("article => article.getBoundingClientRect().right")
    assert last.evaluate("cell => cell.getBoundingClientRect().right") <= edge + 1
    assert page.locator("iframe").evaluate("frame => frame.getBoundingClientRect().right") <= edge + 1


def test_a_page_is_read_in_the_direction_of_its_words(page, site):
    page.goto(site.url("themes/a/pages/right.html"))
    style = "(element, name) => getComputedStyle(element)[name]"
    item, quote = page.locator("article li"), page.locator("article blockquote")
    assert item.evaluate(style, "direction") == "rtl"
    assert item.evaluate("item => getComputedStyle(item.parentElement).paddingRight") != "0px"
    assert quote.evaluate(style, "borderRightWidth") == "3px"
    assert page.locator("article pre").evaluate(style, "direction") == "ltr"
    page.goto(site.url("themes/a/pages/long.html"))
    assert page.locator("article").evaluate(style, "direction") == "ltr"


def test_a_page_without_a_heading_has_its_title_as_one(page, site):
    for name, titles in [("bare", ["A bare page"]), ("long", ["Long"])]:
        page.goto(site.url(f"themes/a/pages/{name}.html"))
        assert page.locator("article h1").all_inner_texts() == titles


def test_a_title_keeps_its_distance_and_a_rule_can_be_seen(page, showcase):
    page.goto(showcase.url(showcase.themes[0]["page"]))
    gap = "element => element.getBoundingClientRect().top - element.previousElementSibling.getBoundingClientRect().bottom"
    assert page.locator(".hero-lead").evaluate(gap) >= 6
    assert page.locator(".demo hr").evaluate("rule => rule.offsetWidth") > 200
    page.goto(showcase.url("index.html"))
    assert page.locator(".lead").evaluate(gap) >= 6
