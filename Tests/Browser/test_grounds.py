"""The gate's colours of a component on a card, a row or a raised surface are those that the stage draws there."""

import json

import pytest

from axe import accessibility
from browser import open_browser
from site_files import build_site
from site_pages import STAGE, computed

THEME = """\
colors: { background: "#ffffff", text: "#111111", surface-raised: "#aaaaaa", selection: "#dddddd", on-selection: "#111111" }
components:
  label: { text: "#333333", hover: { text: "#444444" } }
  badge: { text: "#444444", background: "rgb(0 0 0 / 10%)" }
  card: { background: "#999999", text: "#000000" }
  field: { background: "#bbbbbb", border: "#767676" }
"""
# Puts a component into an element of the stage, or into one that is made for a ground.
PUT = """
([host, html]) => {
  const place = document.querySelector(host);
  place.insertAdjacentHTML("beforeend", html);
  place.lastElementChild.id = "put";
}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    return build_site(tmp_path_factory.mktemp("grounds"), {"themes/parts.yml": THEME})


@pytest.fixture
def page(site):
    with open_browser() as context:
        page = context.pages[0]
        page.goto(site.url("themes/parts/index.html"))
        yield page


def row(site, phrase):
    front, ground = phrase.split(" on ")
    pairs = json.loads((site.folder / "contrast.json").read_text(encoding="utf-8"))["pairs"]
    return next(row for row in pairs if (row["pair"]["foreground"], row["pair"]["background"]) == (front, ground))


def style(page, selector):
    return page.evaluate(
        "selector => { const { color, backgroundColor, borderTopColor } = getComputedStyle(document.querySelector(selector));"
        " return { color, background: backgroundColor, border: borderTopColor } }",
        selector,
    )


@pytest.mark.parametrize("host", [".cell[aria-current]", ".scene-table .is-selected td", ".card.is-selected"])
@pytest.mark.parametrize("state", ["", "is-hover", "is-selected"])
def test_a_label_in_what_is_selected_has_its_colour(page, site, host, state):
    page.evaluate(PUT, [host, f'<span class="label {state}">Words</span>'])
    label = style(page, "#put")
    assert label["color"] == style(page, host)["color"]
    assert label["background"] == "rgba(0, 0, 0, 0)"
    assert row(site, "label-text on label-background")["verdict"] == "fail", "it fails on the card, where it has its own colour"
    assert row(site, "label-text on label-background")["colors"]["background"] == "#999999"


def test_a_translucent_badge_on_a_card_is_seen_as_the_gate_compares_it(page, site):
    page.evaluate(PUT, [".card:not([class*=is-])", '<span class="badge">Words</span>'])
    found = [violation for violation in accessibility(page, STAGE, ["color-contrast"]) if violation.words.startswith("#put")]
    colors = row(site, "badge-text on badge-background")["colors"]
    assert [violation.colors for violation in found] == [(colors["foreground"], colors["background"])]


def test_the_edge_of_a_field_on_a_raised_surface_is_seen_as_the_gate_compares_it(page, site):
    page.evaluate(PUT, [STAGE, '<div style="background: var(--color-surface-raised)"><input class="field"></div>'])
    edge = row(site, "field-border on surface-raised")
    assert edge["verdict"] == "fail"
    assert computed(edge["colors"]["foreground"]) == style(page, "#put > .field")["border"]
    assert computed(edge["colors"]["background"]) == style(page, "#put")["background"]
