"""The gallery: cards that their scene fills."""

import pytest

from site_files import GALLERY_CARDS


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_the_scene_fills_the_card_of_every_theme(page, showcase, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(showcase.url("index.html"))
    for card in page.locator(GALLERY_CARDS).all():
        card.scroll_into_view_if_needed()
        stage, side, chart, code = (
            card.locator(part).bounding_box() for part in (".stage-box", ".scene-side", ".scene-chart", ".scene-code")
        )
        assert abs(side["y"] + side["height"] - stage["y"] - stage["height"]) < 1
        assert chart["height"] > 30
        assert code["y"] + code["height"] <= stage["y"] + stage["height"] + 1


def test_a_card_has_a_disc_for_every_mode_in_its_colours(page, showcase):
    page.goto(showcase.url("index.html"))
    for theme in showcase.themes:
        discs = page.locator(f"{GALLERY_CARDS}:has([data-theme={theme['id']}]) .mode-discs i")
        assert discs.evaluate_all("discs => discs.map(disc => disc.title)") == [mode["name"] for mode in theme["modes"]]
