"""The facts of a theme are beside its name, on the first screen at every width."""

import pytest

from program import make_project, run
from site_files import Site, mode_named

ROWS = "rows => rows.map(row => [row.textContent.trim(), row.nextElementSibling.textContent.trim()])"


def box(page, selector):
    return page.locator(selector).first.bounding_box()


def test_the_facts_are_those_of_the_theme(page, showcase):
    for theme in showcase.themes:
        page.goto(showcase.url(theme["page"]))
        facts = dict(page.locator(".hero-facts dt").evaluate_all(ROWS))
        modes = facts.get("Modes") or facts["Mode"]
        names = [words.split(" (")[0] for words in modes.split(", ")]
        assert names == [mode["name"] for mode in theme["modes"]]
        for words in modes.split(", "):
            name, _, scheme = words.removesuffix(")").partition(" (")
            assert (scheme or name) == mode_named(theme, name)["scheme"]
        assert facts.get("Author") == theme.get("author") and facts.get("Licence") == theme.get("license")
        assert facts["Source"] == f"{theme['file']} ({theme['format']})"
        page.goto(showcase.url("index.html"))
        card = page.locator(f"[data-gallery] > [data-id='{theme['id']}']")
        # A card that is not drawn yet has its text, and no inner text.
        assert facts["Level"] == card.locator(".level").text_content()


@pytest.mark.parametrize("width", [1280, 768, 360])
def test_the_facts_are_on_the_first_screen_and_leave_the_scene_there(page, showcase, width):
    page.set_viewport_size({"width": width, "height": 800})
    for theme in showcase.themes:
        page.goto(showcase.url(theme["page"]))
        name, facts, scene = box(page, ".hero h1"), box(page, ".hero-facts"), box(page, ".scene-window")
        assert facts["y"] + facts["height"] <= 800, theme["id"]
        assert scene["y"] < 500, theme["id"]
        if width == 1280:
            # They lie beside the scene, which alone says how high the hero is.
            assert facts["x"] + facts["width"] < scene["x"], theme["id"]
            assert scene["y"] <= name["y"] and facts["y"] + facts["height"] <= scene["y"] + scene["height"], theme["id"]
        if width == 768:
            assert name["x"] + name["width"] <= facts["x"] and facts["y"] + facts["height"] <= scene["y"], theme["id"]
        assert page.evaluate("document.documentElement.scrollWidth") == width


LONG = "name: Atelier Sulphurpool Lights of the Northern Harbour, in winter\ncolors: { background: white, text: black }\n"


def test_facts_begin_beside_the_first_line_of_a_long_name(page, tmp_path):
    run("build", "--project", make_project(tmp_path, {"themes/long.yml": LONG}))
    page.set_viewport_size({"width": 768, "height": 900})
    page.goto(Site(tmp_path / "site").url("themes/long/index.html"))
    name, facts = box(page, ".hero h1"), box(page, ".hero-facts")
    assert name["height"] > 200
    assert name["y"] <= facts["y"] < name["y"] + 20
