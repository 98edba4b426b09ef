"""A theme's palette and scene by script and without: plots, steps that nothing uses, frozen states."""

import pytest
from playwright.sync_api import expect

from browser import Watch, open_browser
from program import make_project
from site_files import build_site
from site_pages import tab_to

THEME = """\
palette: { red: { 300: "#f0a0a0", 500: "#d03030", 700: "#801818" }, spare: "#123456" }
colors: { background: "#fdfdfd", text: "{palette.red.700}", primary: "{palette.red.500}", accent: "{palette.red.300}" }
"""

FLAT = """\
palette: { ink: "#111111", paper: "#ffffff", sea: "#11567f" }
colors: { background: "{palette.paper}", text: "{palette.ink}", primary: "{palette.sea}" }
"""


@pytest.fixture
def site(tmp_path):
    return build_site(tmp_path, {"themes/red.yml": THEME})


def test_plots_show_every_step_without_a_script(site):
    with open_browser(java_script_enabled=False) as context:
        page = context.pages[0]
        page.goto(site.url("themes/red/index.html"))
        expect(page.locator(".plots figcaption")).to_have_text(["Lightness to the right, chroma upwards", "Hue around, chroma outwards"])
        for plot in page.locator(".plots svg").all():
            assert sorted(dot.get_attribute("stroke") for dot in plot.locator("path").all()) == ["#123456", "#801818", "#d03030", "#f0a0a0"]
        assert page.locator(".ramp polyline").count() == 3
        expect(page.locator(".states")).to_be_hidden()


def test_a_step_that_no_role_uses_has_a_dashed_edge_and_its_own_colour(page, site):
    page.goto(site.url("themes/red/index.html"))
    expect(page.locator(".ramp-steps .is-unused")).to_have_count(1)
    expect(page.locator(".ramp-steps .is-unused")).to_contain_text("spare")
    expect(page.locator(".ramp-steps .is-unused")).to_contain_text("no role")
    edge = "element => { const { borderTopStyle, opacity } = getComputedStyle(element, '::before'); return [borderTopStyle, opacity] }"
    assert page.locator(".ramp-steps .is-unused").evaluate(edge) == ["dashed", "1"]
    assert page.locator(".ramp-steps li:not(.is-unused)").first.evaluate(edge) == ["solid", "1"]
    assert page.locator(".plots svg").first.locator("path").first.locator("title").text_content() == "red.300"


def test_the_legend_explains_the_lines_over_ramps_where_there_are_ramps(page, site, tmp_path):
    page.goto(site.url("themes/red/index.html"))
    expect(page.locator(".plots > p")).to_contain_text("Lines over a ramp")
    flat = make_project(tmp_path / "flat", {"themes/flat.yml": FLAT})
    page.goto(build_site(flat).url("themes/flat/index.html"))
    expect(page.locator(".plots > p")).to_have_text("In OKLCH. Up to the full line sRGB can show a colour, up to the dashed one Display P3.")


def look(page, selector):
    return page.locator(f".scene-window {selector}").first.evaluate("element => [getComputedStyle(element).backgroundColor, getComputedStyle(element).outlineStyle]")


def custom(page, name):
    """A colour of the theme as a browser computes it."""
    return page.evaluate(
        """name => {
            const probe = document.createElement("i")
            probe.style.color = `var(${name})`
            document.querySelector("[data-theme]").append(probe)
            const color = getComputedStyle(probe).color
            probe.remove()
            return color
        }""",
        name,
    )


def freeze(page, state):
    button = page.locator("[data-needs='states.js']").get_by_role("button", name=state, exact=True)
    button.click()
    page.wait_for_function("state => document.querySelector('[data-needs=\"states.js\"] [aria-pressed=true]')?.textContent === state", arg=state)
    page.mouse.move(0, 0)


def test_the_scene_stays_in_a_state(page, site):
    watch = Watch(page, site.folder)
    page.goto(site.url("themes/red/index.html"))
    before = page.locator(".scene-window").evaluate("element => element.outerHTML")
    for state, part in [("Hover", "hover"), ("Selected", "selected"), ("Disabled", "disabled")]:
        freeze(page, state)
        for control in [".button", ".scene-button"]:
            assert look(page, control)[0] == custom(page, f"--button-{part}-background"), (state, control)
        assert look(page, ".field")[0] == custom(page, f"--field-{part}-background"), state
    freeze(page, "Focus")
    assert look(page, ".button")[1] == "solid"
    freeze(page, "Selection")
    assert "Kittiwake" in page.evaluate("getSelection().toString()")
    freeze(page, "Normal")
    assert page.locator(".scene-window").evaluate("element => element.outerHTML.replace(/ class=\"\"/g, '')") == before
    assert not watch.errors


def test_the_keyboard_freezes_a_state_too(page, site):
    page.goto(site.url("themes/red/index.html"))
    hover = page.locator("[data-needs='states.js']").get_by_role("button", name="Hover")
    tab_to(page, hover)
    page.keyboard.press("Enter")
    expect(hover).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".scene-window .button.is-hover")).to_have_count(4)


def test_the_sections_come_before_the_scene_for_the_keyboard(page, site):
    page.goto(site.url("themes/red/index.html"))
    tab_to(page, page.locator(".section-nav a").first)
    assert page.evaluate("[...document.querySelectorAll('.scene-window *')].every(element => element.tabIndex < 0)")
    page.locator(".scene-window .button").first.click()
    assert page.evaluate("document.activeElement.matches('.scene-window .button')")
