"""The frame around themes: on a phone, with long names, in forced colours, on paper, and with findings."""

import pytest

from program import FAINT_THEME, LIGHT_THEME, make_project, run
from site_files import Site, build_site, mode_named
from site_pages import GALLERY_CARDS, GALLERY_SEARCH, MODE_BUTTONS, THEME_MENU, background_of, choose_mode, resize

PHONE = {"width": 360, "height": 740}
LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitänsmütze"
THREE_MODES = LIGHT_THEME.replace("modes: {", 'modes: { dim: { colors: { text: "#222222" } },')
MUTED = "rgb(88, 88, 98)"
LONG_TITLE = "# " + "A title that goes on and on and says what everybody knows already, " * 3 + "\n\nText.\n"

# The visible share of an element, from 0 to 1: the least that any clipping ancestor leaves.
SHOWN = """
element => {
    const own = element.getBoundingClientRect()
    let [left, right] = [Math.max(own.left, 0), Math.min(own.right, innerWidth)]
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'visible') continue
        const box = outer.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
    }
    return Math.max(0, right - left) / own.width
}
"""


@pytest.fixture(scope="module")
def hard(tmp_path_factory):
    """A site of long names and titles: a theme with one mode, one with two, and one with three."""
    files = {
        "themes/a.yml": f"name: {LONG_WORD}\n{FAINT_THEME}",
        "themes/b.yml": LIGHT_THEME,
        "themes/c.yml": THREE_MODES.replace("Plain", "Three"),
        "docs/long.md": LONG_TITLE,
        "docs/other.md": "# Other\n\n## Part\n\nText.\n",
    }
    return build_site(tmp_path_factory.mktemp("hard"), files)


def test_every_verdict_can_be_read_on_a_phone(page, hard):
    page.set_viewport_size(PHONE)
    page.goto(hard.url("contrast.html"))
    cells = page.locator("[data-verdict-row] > *")
    assert cells.count() == 12
    for cell in cells.all():
        assert cell.evaluate(SHOWN) > 0.99, cell.inner_text()


@pytest.mark.parametrize("path", ["compare.html", "contrast.html", "index.html"])
def test_long_names_and_titles_fit_a_phone(page, hard, path):
    page.set_viewport_size(PHONE)
    page.goto(hard.url(path))
    page.evaluate("document.querySelectorAll('details').forEach(element => { element.open = true })")
    assert page.evaluate("document.scrollingElement.scrollWidth") == PHONE["width"]


def test_a_long_title_in_the_gallery_is_shown_as_a_whole(page, hard):
    page.set_viewport_size(PHONE)
    page.goto(hard.url("index.html"))
    title = page.get_by_role("link", name=LONG_WORD)
    assert title.evaluate(SHOWN) == 1


def test_a_long_name_in_the_switcher_ends_with_an_ellipsis_before_its_arrow(page, hard):
    page.goto(hard.url("themes/a/index.html"))
    menu = page.locator(THEME_MENU)
    menu.wait_for()
    # In a flexible box text is cut without an ellipsis.
    names = "['display', 'textOverflow', 'overflowX']"
    style = menu.evaluate(f"element => {names}.map(name => getComputedStyle(element)[name])")
    assert style == ["block", "ellipsis", "hidden"]
    assert menu.evaluate("element => element.scrollWidth > element.clientWidth")
    assert menu.evaluate("element => getComputedStyle(element, '::after').position") == "absolute"


def test_a_long_title_of_the_site_leaves_a_themes_name_whole(page, tmp_path):
    title = "A title of a site that is longer than most people would choose"
    site = build_site(tmp_path, {"themepreview.yml": f"title: {title}\n", "themes/b.yml": LIGHT_THEME, "themes/c.yml": THREE_MODES})
    page.goto(site.url("themes/b/index.html"))
    page.locator(THEME_MENU).wait_for()
    assert page.locator(THEME_MENU).evaluate("element => element.scrollWidth - element.clientWidth") <= 0
    assert page.locator(".brand span").evaluate("element => element.scrollWidth > element.clientWidth")


def test_a_phone_shows_both_choices_of_decide_in_one_row(page, showcase):
    page.set_viewport_size(PHONE)
    page.goto(showcase.url("decide.html") + "#" + "&".join(theme["id"] for theme in showcase.themes[:2]))
    page.locator(".decide-grid > *").nth(1).wait_for()
    boxes = [choice.bounding_box() for choice in page.locator("[data-decide] select").all()]
    assert boxes[0]["y"] == boxes[1]["y"] and boxes[1]["x"] + boxes[1]["width"] <= PHONE["width"]
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_phone_shows_the_themes_name_and_a_menu_of_modes_in_one_row(page, hard):
    page.set_viewport_size(PHONE)
    page.goto(hard.url("themes/c/index.html"))
    menu, name = page.locator("[data-mode-menu]"), page.locator(THEME_MENU)
    name.wait_for()
    assert menu.locator("option").all_inner_texts() == ["Auto", "light", "dim", "dark"]
    assert not page.locator(MODE_BUTTONS).first.is_visible()
    for mode in ("dark", ""):
        menu.select_option(mode)
        assert page.evaluate("document.documentElement.dataset.mode || ''") == mode
        assert name.evaluate("element => element.scrollWidth <= element.clientWidth")
        assert menu.evaluate(SHOWN) == 1
        assert page.locator(".bar").bounding_box()["height"] == 44
    menu.select_option("dark")
    page.goto(hard.url("themes/a/index.html"))
    assert not menu.count()
    page.goto(hard.url("themes/b/index.html"))
    assert menu.input_value() == "dark"
    resize(page, 1280, 800)
    assert not menu.is_visible()
    assert page.locator(f"{MODE_BUTTONS}[aria-pressed=true]").inner_text() == "dark"


# The overhang of an element's text over its content box, in pixels.
BEYOND = """
element => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const end = element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).paddingRight)
    return text.getBoundingClientRect().right - end
}
"""


def test_a_long_word_of_a_name_ends_before_the_arrow_and_the_edge(page, hard):
    page.set_viewport_size({"width": 320, "height": 740})
    page.goto(hard.url("themes/a/index.html"))
    page.locator(THEME_MENU).wait_for()
    assert page.locator(THEME_MENU).evaluate(BEYOND) <= 1
    assert page.locator("h1").evaluate(BEYOND) <= 1
    assert page.locator("h1").evaluate("element => getComputedStyle(element).hyphens") == "auto"


def test_values_and_heads_of_roles_have_room_on_a_phone(page, hard, showcase):
    page.set_viewport_size(PHONE)
    page.goto(hard.url("themes/a/index.html"))
    values = page.locator(".role-table td[style]")
    assert values.count() > 20
    assert max(values.evaluate_all(f"all => all.map({BEYOND})")) <= 1
    page.goto(showcase.url("themes/harbor/index.html"))
    head = page.locator(".role-table [scope=rowgroup]", has_text="The theme's own")
    assert head.evaluate("element => element.clientHeight") < 60


def test_a_tablet_shows_a_name_as_a_whole_and_a_menu_of_modes(page, hard):
    page.set_viewport_size({"width": 768, "height": 900})
    page.goto(hard.url("themes/c/index.html"))
    menu, name = page.locator("[data-mode-menu]"), page.locator(THEME_MENU)
    name.wait_for()
    assert name.evaluate("element => element.scrollWidth <= element.clientWidth")
    assert menu.evaluate(SHOWN) == 1 and not page.locator(MODE_BUTTONS).first.is_visible()


def test_a_phone_shows_the_way_home_as_its_mark(page, hard):
    page.set_viewport_size(PHONE)
    for path in ("index.html", "themes/a/index.html"):
        page.goto(hard.url(path))
        assert page.locator(".brand span").bounding_box()["width"] <= 1
        assert page.locator(".brand").evaluate(SHOWN) == 1
        page.get_by_role("link", name="Themes", exact=True).first.wait_for()


def test_compare_stands_on_the_left_edge_of_the_bar(page, hard):
    page.goto(hard.url("compare.html"))
    parts = [".brand", ".compare h1", ".compare-choice .menu"]
    assert len({page.locator(part).first.bounding_box()["x"] for part in parts}) == 1


def test_a_level_has_its_colour_in_the_gallery_and_the_index(page, hard):
    color = "element => getComputedStyle(element).backgroundColor + getComputedStyle(element).color"
    seen = []
    for path in ("index.html", "contrast.html"):
        page.goto(hard.url(path))
        seen.append(page.locator(".level").evaluate_all(f"all => all.map({color}).sort()"))
    assert seen[0] == seen[1] and MUTED not in "".join(seen[1])


def test_the_filters_of_the_gallery_stand_in_line_on_a_phone(page, hard):
    page.set_viewport_size(PHONE)
    page.goto(hard.url("index.html"))
    page.get_by_text("Filter and sort").click()
    boxes = [choice.bounding_box() for choice in page.locator("[data-gallery-filters] select").all() if choice.is_visible()]
    assert len({box["width"] for box in boxes}) == 1 and len({box["x"] for box in boxes}) <= 2


def test_the_gallery_says_that_nothing_matches(page, hard):
    page.goto(hard.url("index.html"))
    page.locator(GALLERY_SEARCH).fill("no theme is called this")
    assert page.locator("[data-gallery-count]").inner_text() == "No theme matches."
    page.locator(GALLERY_SEARCH).fill("plain")
    assert page.locator("[data-gallery-count]").inner_text() == "1 of 3"


def test_the_gallery_shows_the_mode_that_was_chosen(page, showcase):
    theme = showcase.theme_with_modes()
    page.goto(showcase.url(theme["page"]))
    choose_mode(page, "dark")
    page.goto(showcase.url("index.html"))
    for theme in showcase.themes:
        card = page.locator(f"{GALLERY_CARDS} [data-theme={theme['id']}]")
        names = [mode["name"] for mode in theme["modes"]]
        expected = mode_named(theme, "dark") if "dark" in names else theme["modes"][0]
        assert card.evaluate("e => getComputedStyle(e).backgroundColor") == background_of(expected), theme["id"]


SAMPLES = [".hero-strip i", ".tone", ".switch i", ".button", ".card", ".badge", ".ramp-steps li", ".matrices td:not(:empty)"]


def test_samples_keep_their_colours_where_colours_are_forced(page, showcase):
    colors = """
    elements => elements.map(element => element.matches("li, td") ? getComputedStyle(element, "::before") : getComputedStyle(element))
      .map(style => style.backgroundColor + style.backgroundImage)
    """
    page.goto(showcase.url(showcase.themes[0]["page"]))
    seen = {sample: page.locator(sample).evaluate_all(colors) for sample in SAMPLES}
    assert all(seen.values())
    page.emulate_media(forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert {sample: page.locator(sample).evaluate_all(colors) for sample in SAMPLES} == seen
    pressed, other = (page.locator(f"{MODE_BUTTONS}[aria-pressed={state}]").first for state in ("true", "false"))
    ground = "element => getComputedStyle(element).backgroundColor"
    assert pressed.evaluate(ground) != other.evaluate(ground)


def test_paper_has_the_content_alone_on_a_light_frame(page, showcase):
    theme = showcase.themes[0]
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(showcase.url(showcase.pages_of(theme)[0]))
    for part in ("header", "footer", ".site-nav", ".toc", ".pager"):
        assert not any(found.is_visible() for found in page.locator(part).all()), part
    assert page.locator("article h1").is_visible()
    page.goto(showcase.url("contrast.html"))
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(245, 245, 246)"


def test_the_worst_findings_stand_first(page, tmp_path):
    text = 'colors: { background: "#ffffff", text: "#bbbbbb", accent: "color(display-p3 0 1 0)", link: "#eeeeee" }\n'
    site = build_site(tmp_path, {"themes/faint.yml": text})
    page.goto(site.url(site.themes[0]["page"]))
    severities = page.locator(".findings li em").all_inner_texts()
    assert {"error", "note"} <= set(severities)
    assert severities == sorted(severities, key=["error", "warning", "note"].index)


def test_findings_of_the_baseline_are_no_failures_in_the_numbers(page, tmp_path):
    files = {"themes/faint.yml": FAINT_THEME, "themepreview.yml": "contrast: { baseline: known.json }\n"}
    project = make_project(tmp_path, files)
    known = ["--baseline", project / "known.json", "--update-baseline", "--accept-new"]
    run("check", "--project", project, *known, status=None)
    run("build", "--strict", "--project", project)
    page.goto(Site(project / "site").url("contrast.html"))
    assert page.locator(".numbers .is-fail dd").inner_text() == "0"
    known = int(page.locator(".numbers .is-baselined dd").inner_text())
    assert known > 0
    assert f"passes, {known} in the baseline" in page.locator(".level").get_attribute("title")


@pytest.mark.parametrize("width", [360, 600])
def test_the_bar_of_pages_above_a_short_page_is_as_high_as_its_words(page, tmp_path, width):
    site = build_site(tmp_path, {"themes/plain.yml": LIGHT_THEME, "docs/index.md": "# Short\n", "docs/other.md": "# Other\n"})
    page.set_viewport_size({"width": width, "height": 1000})
    page.goto(site.url(site.pages_of(site.themes[0])[0]))
    assert page.locator(".site-nav").bounding_box()["height"] < 64


def test_a_tablet_shows_pinned_themes_beside_each_other(page, showcase):
    page.set_viewport_size({"width": 768, "height": 900})
    page.goto(showcase.url("decide.html") + "#" + "&".join(theme["id"] for theme in showcase.themes[:3]))
    tiles = page.locator(".decide-grid > *")
    tiles.nth(2).wait_for()
    boxes = [tile.bounding_box() for tile in tiles.all()]
    assert len({box["y"] for box in boxes}) == 1 and boxes[1]["x"] + boxes[1]["width"] <= 768


def test_a_tablet_breaks_no_name_in_the_index(page, showcase):
    page.set_viewport_size({"width": 768, "height": 900})
    page.goto(showcase.url("contrast.html"))
    words = [link for link in page.locator(".index th a").all() if " " not in link.inner_text()]
    assert len(words) > 5
    assert [link.inner_text() for link in words if link.evaluate("link => link.getClientRects().length") > 1] == []


@pytest.mark.parametrize("width", [360, 768])
def test_the_contents_of_a_page_stand_on_its_left_edge(page, showcase, width):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(showcase.url(showcase.pages_of(showcase.themes[0])[0]))
    edges = [page.locator(place).first.bounding_box()["x"] for place in (".toc summary", "article h1")]
    assert edges[0] == edges[1]


def test_four_pinned_themes_stand_two_by_two(page, tmp_path):
    site = build_site(tmp_path, {f"themes/t{number}.yml": LIGHT_THEME for number in range(4)} | {"docs/index.md": "# Words\n"})
    page.goto(site.url("decide.html") + "#t0&t1&t2&t3")
    tiles = page.locator(".decide-grid > *")
    tiles.nth(3).wait_for()
    boxes = [tile.bounding_box() for tile in tiles.all()]
    assert [box["x"] for box in boxes[:2]] == [box["x"] for box in boxes[2:]]
    assert len({box["y"] for box in boxes}) == 2
