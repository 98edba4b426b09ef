"""The weight of a showcase page: style sheets, scripts, and markup beyond words and colours."""

import re
from html.parser import HTMLParser

import pytest

from claims import expect_none
from program import FAINT_THEME, make_project, run
from site_files import Site

# A theme's page shows every component in every state, and 200 of its names are links to the pages of tokens.
CSS, THEME_CSS, SCRIPT, MARKUP = 30_000, 34_000, 20_000, 48_000
COLOR = re.compile(r"#[0-9a-f]{6}\b|rgba?\([^)]*\)|oklch\([^)]*\)")


class Words(HTMLParser):
    """The words on a page."""

    def __init__(self, html):
        super().__init__()
        self.all = []
        self.feed(html)

    def handle_data(self, data):
        self.all.append(data.strip())


def size(text):
    return len(text.encode())


def weights(site, path):
    """The bytes of CSS, of script, and of markup: what is neither a word nor a colour that is shown.

    A theme's own style sheet is content, and so are lists of themes and the facts about one.
    """
    html = (site.folder / path).read_text(encoding="utf-8")
    folder = (site.folder / path).parent

    def files(pattern):
        return sum((folder / name).resolve().stat().st_size for name in re.findall(pattern, html))

    words = sum(size(word) for word in Words(html).all)
    colors = sum(size(color) for tag in re.findall(r"<[a-z][^>]*>", html) for color in COLOR.findall(tag))
    css = files(r'<link rel="stylesheet" href="([^"]*assets/[^"]*)"')
    return {"css": css, "script": files(r'<script src="([^"]*assets/[^"]*)"'), "markup": size(html) - words - colors}


@pytest.fixture(scope="module")
def pages(showcase):
    kinds = [path for path in showcase.pages if "/" not in path]
    return kinds + [theme["page"] for theme in showcase.themes] + showcase.pages_of(showcase.themes[0])


def test_a_page_loads_less_than_its_budget(showcase, pages):
    overviews = [theme["page"] for theme in showcase.themes]
    for path in pages:
        weight = weights(showcase, path)
        assert weight["css"] <= (THEME_CSS if path in overviews else CSS), path
        assert weight["script"] <= SCRIPT, path


def test_a_page_with_findings_and_a_fix_stays_below_the_budget(tmp_path):
    run("build", "--project", make_project(tmp_path, {"themes/faint.yml": FAINT_THEME}))
    site = Site(tmp_path / "site")
    assert "theme-fix.css" in (site.folder / "themes/faint/index.html").read_text()
    assert weights(site, "themes/faint/index.html")["css"] <= THEME_CSS


def test_a_themes_page_is_words_and_colours_more_than_markup(showcase):
    found = ((theme["page"], weights(showcase, theme["page"])["markup"]) for theme in showcase.themes)
    expect_none((path, f"{weight} bytes of markup, more than {MARKUP}") for path, weight in found if weight > MARKUP)


def test_a_markdown_page_adds_less_than_its_budget_to_its_markup(showcase):
    path = showcase.pages_of(showcase.themes[0])[0]
    html = (showcase.folder / path).read_text(encoding="utf-8")
    article = re.search(r"<article.*?</article>", html, re.DOTALL)[0]
    assert size(html) - size(article) < MARKUP
