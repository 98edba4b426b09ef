"""The components of a theme's page on each of its grounds: by mouse, by keyboard and by address, by pixels, and only where `check`
judges them.
"""

import json

import pytest
from playwright.sync_api import expect

from site_files import build_site
from site_pages import computed, set_mode, tab_to
from test_states import pixels

PARTS = """\
colors: { background: "#ffffff", text: "#111111", surface: "#eeeeee", surface-raised: "#dddddd" }
components:
  card: { background: "#ccddcc", text: "#101010" }
  cell: { background: "#ddccdd", text: "#121212", selected: { background: "#223344", text: "#ffffff" } }
modes:
  dark: { scheme: dark, colors: { background: "#101010", text: "#eeeeee", surface: "#202020", surface-raised: "#303030" } }
"""
PLAIN = 'colors: { background: "#ffffff", text: "#111111", surface: "#eeeeee" }\n'
FLAT = 'colors: { background: "#ffffff", text: "#111111" }\n'
GROUP = "[aria-label=Ground]"
BUTTONS = f"{GROUP} button"
# The demonstrations that lie on a ground, by their names.
LAID = "() => [...document.querySelectorAll('.demo')].filter(demo => demo.style.background).map(demo => demo.firstElementChild.textContent.trim())"


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    files = {f"themes/{name}.yml": text for name, text in [("parts", PARTS), ("plain", PLAIN), ("flat", FLAT)]}
    return build_site(tmp_path_factory.mktemp("grounds"), files)


def ground_of(page, name):
    """The colour that most of the edge around a demonstration has."""
    demo = page.locator(".demo").filter(has_text=name).first
    demo.scroll_into_view_if_needed()
    rows = pixels(page, demo, 4)
    return rows[1][len(rows[1]) // 2], rows[-2][len(rows[-2]) // 2]


def test_only_grounds_of_the_theme_are_offered(page, site):
    for name, expected in [
        ("parts", ["Background", "Surface", "Raised", "Card", "Row", "Row, selected"]),
        ("plain", ["Background", "Surface"]),
        ("flat", []),
    ]:
        page.goto(site.url(f"themes/{name}/index.html"))
        offered = page.locator(BUTTONS).all_inner_texts()
        assert [one for one in offered if "hovered" not in one] == expected, name


# The place of an element on the page, without scrolling.
PLACE = "element => { const box = element.getBoundingClientRect(); return [box.x, box.y + scrollY, box.width, box.height] }"


def test_a_ground_is_under_the_components_and_nothing_moves(page, site):
    page.goto(site.url("themes/parts/index.html"))
    mode = next(mode for theme in site.themes if theme["id"] == "parts" for mode in theme["modes"] if mode["name"] == "dark")
    place = page.locator(".demo .button").first.evaluate(PLACE)
    page.get_by_role("button", name="Surface", exact=True).click()
    expect(page.locator(f"{BUTTONS}[aria-pressed=true]")).to_have_text("Surface")
    assert page.locator(".demo .button").first.evaluate(PLACE) == place
    assert set(ground_of(page, "switch")) == {"#eeeeee"} and page.url.endswith("#grounds=surface")
    set_mode(page, "dark")
    assert set(ground_of(page, "switch")) == {mode["colors"]["surface"]} == {"#202020"}
    page.get_by_role("button", name="Background", exact=True).click()
    assert set(ground_of(page, "switch")) == {"#101010"} and "#" not in page.url


def test_a_ground_is_chosen_by_keyboard(page, site):
    page.goto(site.url("themes/parts/index.html"))
    tab_to(page, page.get_by_role("button", name="Card", exact=True))
    page.keyboard.press("Enter")
    expect(page.locator(f"{BUTTONS}[aria-pressed=true]")).to_have_text("Card")
    assert set(ground_of(page, "switch")) == {"#ccddcc"}


def test_an_address_names_a_ground(page, site):
    page.goto(f"{site.url('themes/parts/index.html')}#grounds=cell-background")
    expect(page.locator(f"{BUTTONS}[aria-pressed=true]")).to_have_text("Row")
    assert set(ground_of(page, "switch")) == {"#ddccdd"}
    assert page.evaluate("scrollY") > 100


CONTROLS = ["button", "tones", "switch", "segmented-control", "field"]


@pytest.mark.parametrize("ground, expected", [
    ("surface", [*CONTROLS, "cell", "card", "badge, label, pin", "text"]),
    ("card-background", [*CONTROLS, "cell", "badge, label, pin"]),
    ("cell-background", [*CONTROLS, "badge, label, pin"]),
    ("cell-selected-background", ["button", "badge, label, pin"]),
])
def test_a_component_lies_only_where_it_is_judged(page, site, ground, expected):
    page.goto(f"{site.url('themes/parts/index.html')}#grounds={ground}")
    expect(page.locator(f"{BUTTONS}[aria-pressed=true]")).to_have_attribute("value", ground)
    assert page.evaluate(LAID) == expected


def test_the_gate_has_pairs_on_the_grounds_that_are_offered(page, site):
    rows = json.loads((site.folder / "contrast.json").read_text(encoding="utf-8"))["pairs"]
    for theme in site.themes:
        judged = {row["pair"]["background"] for row in rows if row["theme"] == theme["id"]}
        page.goto(site.url(theme["page"]))
        offered = page.locator(BUTTONS).evaluate_all("buttons => buttons.map(button => button.value)")
        assert set(offered) <= judged, theme["id"]


def test_words_on_a_card_have_its_colour(page, site):
    page.goto(f"{site.url('themes/parts/index.html')}#grounds=card-background")
    label = page.locator(".demo-fields label").first
    expect(page.locator(f"{BUTTONS}[aria-pressed=true]")).to_have_text("Card")
    assert label.evaluate("label => getComputedStyle(label).color") == computed("#101010")
