"""The gallery's small style sheet: the same values as a theme's own, in few bytes."""

import re

import pytest

from program import ROOT, make_project, run
from site_files import Site

SCHEME = """\
system: base16
name: Scheme {0}
variant: dark
palette:
  base00: "#2e34{0:02x}"
  base01: "#3b4252"
  base02: "#434c5e"
  base03: "#4c566a"
  base04: "#d8dee9"
  base05: "#e5e9f0"
  base06: "#eceff4"
  base07: "#8fbcbb"
  base08: "#bf616a"
  base09: "#d08770"
  base0A: "#ebcb8b"
  base0B: "#a3be8c"
  base0C: "#88c0d0"
  base0D: "#81a1c1"
  base0E: "#b48ead"
  base0F: "#5e81ac"
"""


def used_properties():
    """The properties that the scene's style sheets take from a theme."""
    sheets = [(ROOT / f"templates/styles/{name}.css").read_text(encoding="utf-8") for name in ("stage", "stage-scene")]
    names = set(re.findall(r"var\(--([a-z0-9-]+)\)", "".join(sheets)))
    return sorted(name for name in names if name.split("-")[0] in ("color", "font", "space", "radius", "button", "border"))


VALUES = """
([selector, names]) => {
    const style = getComputedStyle(document.querySelector(selector))
    return names.map(name => style.getPropertyValue("--" + name).trim())
}
"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_miniature_has_the_values_of_the_theme(page, showcase, scheme):
    page.emulate_media(color_scheme=scheme)
    names = used_properties()
    page.goto(showcase.url("index.html"))
    themes = [theme["id"] for theme in showcase.themes]
    small = {id: page.evaluate(VALUES, [f".mini[data-theme={id}]", names]) for id in themes}
    for id in themes:
        page.goto(showcase.url(f"themes/{id}/index.html"))
        own = page.evaluate(VALUES, [f".stage[data-theme={id}]", names])
        assert dict(zip(names, small[id])) == dict(zip(names, own)), id


def test_a_chosen_mode_of_a_miniature_has_the_values_of_the_mode(page, showcase):
    names = used_properties()
    theme = showcase.theme_with_modes()
    for mode in theme["modes"]:
        page.goto(showcase.url("index.html"))
        card = f".mini[data-theme={theme['id']}]"
        page.locator(card).evaluate("(stage, mode) => { stage.dataset.mode = mode }", mode["name"])
        small = page.evaluate(VALUES, [card, names])
        page.goto(showcase.url(theme["page"]))
        page.evaluate("mode => { document.documentElement.dataset.mode = mode }", mode["name"])
        assert small == page.evaluate(VALUES, [f".stage[data-theme={theme['id']}]", names]), mode["name"]


def test_900_schemes_load_at_most_300_kilobytes_of_css(tmp_path):
    sizes = []
    for count in (10, 30):
        files = {f"themes/s{number}.yaml": SCHEME.format(number) for number in range(count)}
        run("build", "--project", make_project(tmp_path / str(count), files), status=None)
        site = Site(tmp_path / str(count) / "site")
        sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', (site.folder / "index.html").read_text("utf-8"))
        sizes.append(sum((site.folder / sheet).stat().st_size for sheet in sheets))
    a_theme = (sizes[1] - sizes[0]) / 20
    assert sizes[1] + 870 * a_theme < 300_000
    assert sizes[0] - 10 * a_theme < 40_000
