"""The comparison: two themes in frames, chosen by mouse and keyboard, by the address, and without JavaScript."""

import pytest

from browser import Watch, open_browser
from program import LIGHT_THEME, make_project, run
from site_files import STAGE, Site, background_of, mode_for, tab_to

SIDES = "[data-compare-side]"
FRAMES = f"{SIDES} iframe"
MENUS = f"{SIDES} summary"
PAGE = "[data-compare] select"


def inside(page, side):
    """What a side shows."""
    return page.locator(FRAMES).nth(side).content_frame


def wait_for(page, side, theme):
    """Waits until a side shows a theme and has its name."""
    inside(page, side).locator(f"{STAGE}[data-theme='{theme['id']}']").first.wait_for()
    page.locator(f"{SIDES}:nth-child({side + 1}) iframe[title$=': {theme['name']}']").wait_for()


def wait_for_page(page, side, path):
    """Waits until a side shows a page."""
    current = f"[data-theme] a[aria-current=page][href$='{path.split('/')[-1]}']"
    inside(page, side).locator(current).first.wait_for(state="attached")


def choose(page, side, theme):
    page.locator(MENUS).nth(side).click()
    page.locator(SIDES).nth(side).get_by_role("link", name=theme["name"], exact=True).click()


def address(page, side):
    """The address of a side's frame, as the browser knows it."""
    return page.locator(FRAMES).nth(side).element_handle().content_frame().url


@pytest.fixture
def comparison(page, showcase):
    page.goto(showcase.url("compare.html"))
    wait_for(page, 0, showcase.themes[0])
    wait_for(page, 1, showcase.themes[1])
    return page


def test_any_theme_can_be_put_on_either_side(comparison, showcase):
    for side, theme in [(0, showcase.themes[3]), (1, showcase.themes[0]), (1, showcase.themes[4])]:
        choose(comparison, side, theme)
        wait_for(comparison, side, theme)
        stage = inside(comparison, side).locator(STAGE).first
        shown = stage.evaluate("element => getComputedStyle(element).backgroundColor")
        assert shown == background_of(mode_for(theme, "light"))
    wait_for(comparison, 0, showcase.themes[3])


def test_a_side_is_chosen_by_keyboard_alone(comparison, showcase):
    theme = showcase.themes[2]
    # Tab passes through the whole left side, with a link to every page of the guide.
    tab_to(comparison, comparison.locator(MENUS).nth(1), limit=200)
    comparison.keyboard.press("Enter")
    tab_to(comparison, comparison.locator(SIDES).nth(1).get_by_role("link", name=theme["name"], exact=True))
    comparison.keyboard.press("Enter")
    wait_for(comparison, 1, theme)


def test_the_address_says_what_is_shown(comparison, showcase):
    left, right = showcase.themes[5], showcase.themes[2]
    choose(comparison, 0, left)
    choose(comparison, 1, right)
    wait_for(comparison, 0, left)
    wait_for(comparison, 1, right)
    comparison.wait_for_url(f"**/compare.html#{left['id']}&{right['id']}")
    comparison.reload()
    wait_for(comparison, 0, left)
    wait_for(comparison, 1, right)


@pytest.mark.parametrize("address", ["#nowhere", "#%", "#..%2F..&javascript:alert(1)", "#&&&"])
def test_an_address_that_names_no_theme_shows_the_first_ones(page, showcase, address):
    watch = Watch(page, showcase.folder)
    page.goto(showcase.url("compare.html") + address)
    wait_for(page, 0, showcase.themes[0])
    wait_for(page, 1, showcase.themes[1])
    assert not watch.errors + watch.strays + watch.dialogs


def test_both_sides_show_one_page(comparison, showcase):
    left, right = showcase.themes[:2]
    pages = [path.removeprefix(f"themes/{left['id']}/") for path in showcase.pages_of(left)]
    comparison.locator(PAGE).select_option(pages[1])
    for side, theme in enumerate((left, right)):
        wait_for_page(comparison, side, pages[1])
        assert address(comparison, side) == showcase.url(f"themes/{theme['id']}/{pages[1]}")
    # Turning the page on one side turns it on the other as well.
    inside(comparison, 0).locator(f"nav a[href$='{pages[0].split('/')[-1]}']").first.evaluate("link => link.click()")
    wait_for_page(comparison, 1, pages[0])
    assert comparison.locator(PAGE).input_value() == pages[0]
    assert address(comparison, 1) == showcase.url(f"themes/{right['id']}/{pages[0]}")


def test_the_address_says_which_page_is_shown(comparison, showcase):
    left, right = showcase.themes[4], showcase.themes[1]
    path = showcase.pages_of(left)[2].removeprefix(f"themes/{left['id']}/")
    choose(comparison, 0, left)
    comparison.locator(PAGE).select_option(path)
    for side in (0, 1):
        wait_for_page(comparison, side, path)
    comparison.wait_for_url(f"**/compare.html#{left['id']}&{right['id']}&{path}")
    comparison.reload()
    for side, theme in enumerate((left, right)):
        wait_for(comparison, side, theme)
        wait_for_page(comparison, side, path)
    assert comparison.locator(PAGE).input_value() == path
    # The page is left out of the address of overviews, and an address in the bar is followed.
    comparison.evaluate("address => { location.hash = address }", f"#{right['id']}&{left['id']}")
    wait_for(comparison, 0, right)
    wait_for(comparison, 1, left)
    comparison.wait_for_function("location.hash.split('&').length === 2")
    assert comparison.locator(PAGE).input_value() == "index.html"


def test_both_sides_show_one_mode(comparison, showcase):
    both = [theme for theme in showcase.themes if {"light", "dark"} <= {mode["name"] for mode in theme["modes"]}][:2]
    for side, theme in enumerate(both):
        choose(comparison, side, theme)
        wait_for(comparison, side, theme)

    def wait_for_mode(mode):
        for side in (0, 1):
            pressed = f"[data-mode-switcher] button[data-set-mode='{mode}'][aria-pressed=true]"
            inside(comparison, side).locator(pressed).wait_for()

    for side, mode in [(0, "dark"), (1, "light"), (1, "")]:
        inside(comparison, side).locator(f"[data-mode-switcher] button[data-set-mode='{mode}']").click()
        wait_for_mode(mode)
    inside(comparison, 0).locator("[data-set-mode=dark]").click()
    path = showcase.pages_of(both[0])[0].removeprefix(f"themes/{both[0]['id']}/")
    comparison.locator(PAGE).select_option(path)
    for side in (0, 1):
        wait_for_page(comparison, side, path)
    wait_for_mode("dark")


def test_what_others_say_is_not_heard(comparison, showcase):
    comparison.evaluate("window.postMessage({ themepreview: ['x', 'y'] }, '*')")
    inside(comparison, 0).locator("body").evaluate(
        """() => {
            for (const said of [null, 1, { themepreview: 1 }, { themepreview: ['../..', 'index.html'] },
                { themepreview: [document.body.dataset.x, '../../../x.html'] }]) parent.postMessage(said, '*')
        }"""
    )
    choose(comparison, 1, showcase.themes[2])
    wait_for(comparison, 1, showcase.themes[2])
    wait_for(comparison, 0, showcase.themes[0])
    assert comparison.locator(PAGE).input_value() == "index.html"


def test_in_a_frame_a_page_keeps_its_modes_and_leads_nowhere_else(comparison):
    bar = inside(comparison, 0).locator("header").first
    for part in (".brand", ".bar-nav", ".themes"):
        assert not bar.locator(part).is_visible(), part
    assert bar.locator("[data-mode-switcher]").is_visible()


def test_two_themes_are_compared_without_javascript(showcase):
    with open_browser(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(showcase.url("compare.html"))
        for side in (0, 1):
            choose(page, side, showcase.themes[side + 2])
            chosen = f"{STAGE}[data-theme='{showcase.themes[side + 2]['id']}']"
            inside(page, side).locator(chosen).first.wait_for()
        assert not page.locator(PAGE).is_visible()


def test_one_theme_alone_is_compared_with_nothing(tmp_path, page):
    run("build", "--project", make_project(tmp_path, {"themes/plain.yml": LIGHT_THEME}))
    site = Site(tmp_path / "site")
    assert "compare.html" not in site.pages
    page.goto(site.url("index.html"))
    assert page.get_by_role("link", name="Compare").count() == 0
