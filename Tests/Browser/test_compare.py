"""The comparison: two themes in frames, chosen by mouse and keyboard, by the address, and without JavaScript."""

import json

import pytest
from playwright.sync_api import expect

from browser import Watch, open_browser
from program import LIGHT_THEME, ROOT, make_project, run
from site_files import build_site, mode_for
from site_pages import STAGE, background_of, resize, tab_to

SIDES = "[data-compare-side]"
FRAMES = f"{SIDES} iframe"
MENUS = f"{SIDES} summary"
PAGE = "[data-compare] select"
MODES = "[data-compare-mode]"
HANDLE = "[data-compare-handle]"


def inside(page, side):
    """The content of a side."""
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
    # Tab passes through the whole left side, with a link to every page of the guide and every download.
    tab_to(comparison, comparison.locator(MENUS).nth(1), limit=300)
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
    expect(comparison.locator(PAGE)).to_have_value(pages[0])
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
    expect(comparison.locator(PAGE)).to_have_value(path)
    # The page is left out of the address of overviews, and an address in the bar is followed.
    comparison.evaluate("address => { location.hash = address }", f"#{right['id']}&{left['id']}")
    wait_for(comparison, 0, right)
    wait_for(comparison, 1, left)
    comparison.wait_for_function("location.hash.split('&').length === 2")
    expect(comparison.locator(PAGE)).to_have_value("index.html")


def ground(page, side):
    return inside(page, side).locator(STAGE).first.evaluate("element => getComputedStyle(element).backgroundColor")


def choose_mode_of(page, side, mode):
    page.locator(MODES).nth(side).select_option(mode)
    shown = f"html[data-mode='{mode}']" if mode else "html:not([data-mode])"
    inside(page, side).locator(shown).wait_for(state="attached")


def test_each_side_has_a_mode_of_its_own(comparison, showcase):
    theme = showcase.theme_with_modes()
    for side, mode in enumerate(("light", "dark")):
        choose(comparison, side, theme)
        wait_for(comparison, side, theme)
        choose_mode_of(comparison, side, mode)
    expected = [background_of(mode_for(theme, scheme)) for scheme in ("light", "dark")]
    assert [ground(comparison, side) for side in (0, 1)] == expected
    # The modes stay where the page turns, and are in the address.
    path = showcase.pages_of(theme)[0].removeprefix(f"themes/{theme['id']}/")
    comparison.locator(PAGE).select_option(path)
    for side in (0, 1):
        wait_for_page(comparison, side, path)
    comparison.wait_for_url(f"**/compare.html#{theme['id']}:light&{theme['id']}:dark&{path}")
    comparison.reload()
    for side, mode in enumerate(("light", "dark")):
        wait_for_page(comparison, side, path)
        inside(comparison, side).locator(f"html[data-mode={mode}]").wait_for(state="attached")
    choose_mode_of(comparison, 1, "")
    assert ground(comparison, 1) == expected[0]


def test_the_sides_swap(comparison, showcase):
    choose_mode_of(comparison, 0, "dark")
    comparison.get_by_role("button", name="Swap").click()
    wait_for(comparison, 0, showcase.themes[1])
    wait_for(comparison, 1, showcase.themes[0])
    inside(comparison, 1).locator("html[data-mode=dark]").wait_for(state="attached")


def share(page):
    """The left side's share of the page, by the handle and by the cut of the frame."""
    said = int(page.locator(HANDLE).get_attribute("aria-valuenow"))
    cut = page.locator(FRAMES).nth(1).evaluate("frame => getComputedStyle(frame).clipPath")
    assert cut == f"inset(0px 0px 0px {said}%)"
    return said


def test_on_a_phone_a_handle_splits_one_page(comparison):
    resize(comparison, 360, 740)
    comparison.locator(HANDLE).wait_for()
    left, right = (comparison.locator(FRAMES).nth(side).bounding_box() for side in (0, 1))
    assert left == right and left["width"] == 360
    assert share(comparison) == 50
    handle = comparison.locator(HANDLE).bounding_box()
    assert handle["width"] >= 44
    y = handle["y"] + handle["height"] / 2
    comparison.mouse.move(180, y)
    comparison.mouse.down()
    comparison.mouse.move(90, y, steps=4)
    comparison.mouse.up()
    assert share(comparison) == 25
    comparison.mouse.move(300, y)
    assert share(comparison) == 25


def test_the_handle_is_moved_by_keyboard(comparison):
    comparison.get_by_role("button", name="Split", exact=True).click()
    comparison.locator(HANDLE).focus()
    for key, expected in [("ArrowLeft", 48), ("Shift+ArrowRight", 58), ("Home", 0), ("ArrowLeft", 0), ("End", 100)]:
        comparison.keyboard.press(key)
        assert share(comparison) == expected, key
    comparison.get_by_role("button", name="Side by side").click()
    assert not comparison.locator(HANDLE).is_visible()


def compared(tmp_path, old, new):
    """The output of `diff` for two theme files, as for one theme."""
    files = {"old/x.yml": old.read_text(encoding="utf-8"), "new/x.yml": new.read_text(encoding="utf-8")}
    make_project(tmp_path, files)
    said = run("diff", tmp_path / "old", tmp_path / "new", "--format", "json", status=None).stdout
    return json.loads(said)["themes"][0]


@pytest.mark.parametrize(("old", "new", "mode"), [("harbor", "broadsheet", "dark"), ("keystone", "jellybean", "light")])
def test_the_drawer_says_what_diff_says(page, showcase, tmp_path, old, new, mode):
    files = [ROOT / "themes" / next(t["file"] for t in showcase.themes if t["id"] == id).split("/")[-1] for id in (old, new)]
    said = compared(tmp_path, *files)
    page.goto(showcase.url("compare.html") + f"#{old}:{mode}&{new}:{mode}")
    page.get_by_role("button", name="Differences").click()
    page.locator("#differences h2").wait_for()
    tokens = {
        change["name"]: change.get("deltaE") for change in said["tokens"] if mode in change["modes"]
    }
    rows = page.locator("#differences li:not(.is-pair)").evaluate_all(
        "rows => rows.map(row => [row.children[0].textContent, row.children[1].textContent])"
    )
    assert {name for name, _ in rows} == set(tokens)
    for name, words in rows:
        assert words == ("" if tokens[name] is None else f"ΔE {tokens[name]:.2f}"), name
    kinds = {
        f"{change['pair']['foreground']} on {change['pair']['background']}": change["kind"]
        for change in said["pairs"]
        if change["mode"] == mode
    }
    shown = page.locator("#differences li.is-pair").evaluate_all(
        "rows => rows.map(row => [row.children[0].textContent, row.children[1].textContent])"
    )
    words = {"newlyFailing": "newly failing", "newlyPassing": "newly passing", "appeared": "new", "disappeared": "gone"}
    assert dict(shown) == {name: words.get(kind, kind) for name, kind in kinds.items()}
    assert len(shown) == sum(change["mode"] == mode for change in said["pairs"])


def test_the_drawer_follows_the_sides_and_closes_by_escape(comparison, showcase):
    button = comparison.get_by_role("button", name="Differences")
    button.focus()
    comparison.keyboard.press("Enter")
    title = comparison.locator("#differences h2")
    title.get_by_text(f"{showcase.themes[0]['name']}, light → {showcase.themes[1]['name']}, light").wait_for()
    choose_mode_of(comparison, 1, "dark")
    title.get_by_text(f"{showcase.themes[1]['name']}, dark").wait_for()
    choose(comparison, 1, showcase.themes[0])
    choose_mode_of(comparison, 1, "light")
    comparison.get_by_text("No differences.").wait_for()
    comparison.locator("#differences").focus()
    comparison.keyboard.press("Escape")
    expect(comparison.locator("#differences")).to_be_hidden()
    expect(button).to_be_focused()


def test_messages_of_other_windows_are_ignored(comparison, showcase):
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
    expect(comparison.locator(PAGE)).to_have_value("index.html")


def test_in_the_comparison_a_page_has_no_bar_of_its_own(comparison):
    for side in (0, 1):
        inside(comparison, side).locator("html[data-compared]").wait_for(state="attached")
        assert not inside(comparison, side).locator("header").first.is_visible()


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
    site = build_site(tmp_path, {"themes/plain.yml": LIGHT_THEME})
    assert "compare.html" not in site.pages
    page.goto(site.url("index.html"))
    assert page.get_by_role("link", name="Compare").count() == 0
