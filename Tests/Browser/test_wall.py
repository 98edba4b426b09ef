"""The wall: one sample in every theme, in frames that are there only near the window."""

import pytest

from browser import Watch, open_browser
from program import LIGHT_THEME
from site_files import build_site, mode_for
from site_pages import background_of, tab_to

TILES = ".wall-tile:not([hidden])"
SHOWN = f"{TILES}.is-shown"
COUNT = 60


def theme_file(number):
    """Every second theme is dark alone; the others are light and have a dark mode."""
    if number % 2:
        return f'name: Night {number}\ncolors: {{ background: "#10141{number % 10}", text: "#e8e8e8" }}\n'
    return LIGHT_THEME.replace("Plain", f"Day {number}")


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    files = {f"themes/t{number:02}.yml": theme_file(number) for number in range(COUNT)}
    files["docs/page.md"] = "# A page\n\nWith words.\n"
    return build_site(tmp_path_factory.mktemp("wall"), files)


def open_wall(page, site, address="#wall"):
    page.goto("about:blank")
    # Every frame near the window delays the event of loading.
    page.goto(site.url("compare.html") + address, wait_until="domcontentloaded")
    page.locator(SHOWN).first.wait_for()


def choice(page, name):
    return page.locator(f"[data-wall] [name={name}]")


def tile(page, index):
    """The content of a tile, once it is loaded."""
    page.locator(TILES).nth(index).locator("iframe").wait_for(state="attached")
    page.wait_for_function("([s, n]) => document.querySelectorAll(s)[n].matches('.is-shown')", arg=[TILES, index])
    return page.locator(f"{TILES} iframe").nth(index).content_frame


def seen(frame, selectors):
    return [selector for selector in selectors if frame.locator(selector).locator("visible=true").count()]


SAMPLES = {
    "scene": [".scene-window", ".scene-main", ".scene-prose", ".alert"],
    "prose": [".specimen p[style*='font-h2-s']", ".specimen p[style*='font-body-s']", ".stage blockquote"],
    "code": [".code-sample"],
    "alerts": [".alert"],
    "controls": [".button", ".switch", ".segmented-control", ".field"],
    "pages/index.html": ["article h1"],
}
PARTS = [
    ".bar", ".foot", ".facts", ".section", ".hero-name", ".scene-main", ".scene-form", ".code-sample", ".demo .tone",
    ".demo .field", ".specimen", "blockquote",
]
OWN = {
    "scene": {".scene-main", ".scene-form"}, "prose": {".specimen", "blockquote"}, "code": {".code-sample"}, "alerts": set(),
    "controls": {".demo .field"},
}


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_tile_shows_the_sample_alone(page, showcase, sample):
    watch = Watch(page, showcase.folder)
    open_wall(page, showcase, f"#wall&sample={sample.replace('/', '%2F')}")
    assert choice(page, "sample").input_value() == sample
    for index, theme in enumerate(showcase.themes[:4]):
        frame = tile(page, index)
        assert seen(frame, SAMPLES[sample]) == SAMPLES[sample], theme["id"]
        assert frame.locator(f"[data-theme='{theme['id']}']").count()
        if sample in OWN:
            assert set(seen(frame, PARTS)) == OWN[sample], theme["id"]
        # The picture is the theme's from edge to edge.
        assert frame.locator("[data-theme]").evaluate_all(
            "stages => Math.max(...stages.map(stage => stage.getBoundingClientRect().bottom)) >= innerHeight"
        ), theme["id"]
    assert not watch.errors + watch.strays + watch.dialogs


def test_a_walls_address_loads_no_side_until_the_wall_is_left(page, many):
    open_wall(page, many, "#wall&sample=code")
    tile(page, 0)
    sides = [frame.url for frame in page.frames if frame.name.startswith("compare-")]
    assert len(sides) == 2 and not [url for url in sides if url not in ("", "about:blank")]
    page.locator("[data-view=sides]").click()
    for side in ("left", "right"):
        page.frame_locator(f"[name=compare-{side}]").locator(".hero").wait_for()
    page.goto("about:blank")
    page.goto(many.url("compare.html") + "#wall", wait_until="domcontentloaded")
    page.evaluate("location.hash = 't03:&t04:dark'")
    for side, theme in (("left", "t03"), ("right", "t04")):
        page.frame_locator(f"[name=compare-{side}]").locator(f".hero[data-theme={theme}]").wait_for()
    page.frame_locator("[name=compare-right]").locator("html[data-mode=dark]").wait_for()


def test_a_tile_has_its_themes_name_level_and_page(page, showcase):
    open_wall(page, showcase)
    links = page.locator(f"{TILES} a")
    assert links.all_inner_texts() == [theme["name"] for theme in showcase.themes]
    assert links.evaluate_all("all => all.map(a => a.getAttribute('href'))") == [t["page"] for t in showcase.themes]
    levels = page.locator(f"{TILES} .level").all_inner_texts()
    page.goto(showcase.url("index.html"))
    said = page.locator("[data-gallery] > li").evaluate_all(
        "cards => Object.fromEntries(cards.map(card => [card.dataset.id, card.querySelector('.level').textContent]))"
    )
    assert levels == [said[theme["id"]] for theme in showcase.themes]


def test_tiles_are_links_in_order_and_frames_take_no_focus(page, showcase):
    open_wall(page, showcase)
    links = page.locator(f"{TILES} a")
    tab_to(page, links.first, limit=20)
    page.keyboard.press("Tab")
    assert links.nth(1).evaluate("link => link === document.activeElement")
    page.keyboard.press("Enter")
    page.wait_for_url(showcase.url(showcase.themes[1]["page"]))


def test_of_many_themes_only_those_near_the_window_have_a_frame(page, many):
    open_wall(page, many)
    assert page.locator(TILES).count() == COUNT
    last = page.locator(TILES).last
    assert 0 < page.locator(f"{TILES} iframe").count() < COUNT / 2
    assert last.locator("iframe").count() == 0
    last.scroll_into_view_if_needed()
    page.locator(f"{SHOWN}:last-child").wait_for()
    page.wait_for_function("s => !document.querySelector(s + ' iframe')", arg=f"{TILES}:first-child")
    assert page.locator(f"{TILES} iframe").count() < COUNT / 2


def test_a_frame_that_is_left_while_it_loads_keeps_no_other_from_loading(page, many):
    open_wall(page, many)
    for at in range(6):
        page.evaluate("at => scrollTo(0, at % 2 ? 0 : document.body.scrollHeight)", at)
        page.evaluate("new Promise(requestAnimationFrame)")
    for index in range(6):
        tile(page, index)


def test_search_scheme_and_mode_choose_the_tiles(page, many):
    open_wall(page, many)
    choice(page, "text").fill("day 1")
    page.get_by_text(f"5 of {COUNT}").wait_for()
    assert page.locator(f"{TILES} a").all_inner_texts() == [f"Day {number}" for number in (10, 12, 14, 16, 18)]
    choice(page, "text").fill("nobody")
    page.get_by_text("No theme matches.").wait_for()
    choice(page, "text").fill("")
    choice(page, "scheme").select_option("light")
    page.get_by_text(f"{COUNT // 2} of {COUNT}").wait_for()
    # A scheme shows the theme's mode of it, whatever the system's is.
    choice(page, "scheme").select_option("dark")
    page.get_by_text(f"{COUNT} of {COUNT}").wait_for()
    frame = tile(page, 0)
    frame.locator("html[data-mode=dark]").wait_for(state="attached")
    ground = frame.locator("[data-theme]").first.evaluate("e => getComputedStyle(e).backgroundColor")
    assert ground == background_of(mode_for(many.themes[0], "dark"))
    choice(page, "scheme").select_option("")
    frame.locator("html:not([data-mode])").wait_for(state="attached")
    choice(page, "mode").select_option("dark")
    frame.locator("html[data-mode=dark]").wait_for(state="attached")


def test_the_address_says_what_is_on_the_wall(page, many):
    open_wall(page, many)
    choice(page, "sample").select_option("code")
    choice(page, "scheme").select_option("dark")
    choice(page, "text").fill("day 2&")
    choice(page, "text").fill("day 2")
    page.wait_for_url("**/compare.html#wall&sample=code&scheme=dark&text=day%202")
    page.reload(wait_until="domcontentloaded")
    page.locator(SHOWN).first.wait_for()
    assert page.locator(f"{TILES} a").first.inner_text() == "Day 2"
    assert tile(page, 0).locator("html[data-sample=code]").count() == 1
    page.evaluate("location.hash = '#wall&sample=pages%2Fpage.html'")
    page.get_by_text(f"{COUNT} of {COUNT}").wait_for()
    assert tile(page, 0).locator("article h1").inner_text() == "A page"
    assert page.locator(f"{TILES} a").first.get_attribute("href") == "themes/t00/pages/page.html"


def test_the_wall_and_the_sides_take_turns(page, many):
    page.goto(many.url("compare.html"))
    page.get_by_role("button", name="Wall").click()
    page.wait_for_url("**/compare.html#wall")
    tile(page, 0)
    assert not page.locator("[data-compare-side] iframe").first.is_visible()
    page.get_by_role("button", name="Split", exact=True).click()
    page.wait_for_url("**/compare.html#t00&t01")
    assert page.locator("[data-compare-side] iframe").first.is_visible()
    page.wait_for_function("!document.querySelector('.wall-tile iframe')")
    page.get_by_role("button", name="Wall").click()
    page.wait_for_url("**/compare.html#wall")
    tile(page, 0)
    page.evaluate("location.hash = '#t05&t04'")
    page.locator("iframe[title='Left: Night 5']").wait_for()


def test_a_theme_named_wall_is_compared_as_any_other(page, tmp_path):
    files = {"themes/wall.yml": LIGHT_THEME, "themes/other.yml": LIGHT_THEME.replace("Plain", "Other")}
    page.goto(build_site(tmp_path, files).url("compare.html") + "#wall&other")
    page.locator("iframe[title='Left: Plain']").wait_for()
    page.locator("iframe[title='Right: Other']").wait_for()
    assert page.locator(".wall").is_hidden()


@pytest.mark.parametrize("address", ["#wall&sample=nothing", "#wall&scheme=%", "#wall&text=", "#wall&mode=../..&sample=.."])
def test_an_address_with_unknown_words_shows_the_scene(page, showcase, address):
    watch = Watch(page, showcase.folder)
    open_wall(page, showcase, address)
    assert tile(page, 0).locator("html[data-sample=scene]").count() == 1
    assert page.locator(TILES).count() == len(showcase.themes)
    assert not watch.errors + watch.strays + watch.dialogs


@pytest.mark.parametrize("width", [360, 768])
def test_the_wall_is_as_wide_as_the_window(page, showcase, width):
    page.set_viewport_size({"width": width, "height": 740})
    open_wall(page, showcase)
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_without_javascript_there_is_no_wall(showcase):
    with open_browser(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(showcase.url("compare.html") + "#wall")
        assert page.locator(".wall").is_hidden()
        assert page.get_by_role("button", name="Wall").count() == 0
        assert page.locator("[data-compare-side] iframe").first.is_visible()
