"""The menu of themes on a theme's page: its groups, those that the reader pinned or opened, and what keeps nothing."""

import pytest
from playwright.sync_api import expect

from axe import accessibility
from browser import Watch, open_browser
from site_files import build_site
from site_pages import GALLERY_CARDS, STAGE, THEME_CHOICES, THEME_MENU, open_themes

GROUPS = "[data-theme-switcher] [role=group]"
LIGHT = 'name: Light {0}\ncolors: { background: "#ffffff", text: "#111111", primary: "#0b5c9e" }\n'
DARK = 'name: Dark {0}\ncolors: { background: "#101418", text: "#e8e8e8", primary: "#7cc1f3" }\n'
LIGHT_IDS = [f"t{number:02}" for number in range(0, 30, 2)]
DARK_IDS = [f"t{number:02}" for number in range(1, 30, 2)]
SCHEMES = [["Light", LIGHT_IDS], ["Dark", DARK_IDS]]


def themes(count, *texts):
    """Themes from `t00` on, that take turns in having one of the texts."""
    numbers = range(count)
    return {f"themes/t{number:02}.yml": texts[number % len(texts)].replace("{0}", str(number)) for number in numbers}


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    """A site of 30 themes, a light one and a dark one in turn."""
    return build_site(tmp_path_factory.mktemp("menu"), themes(30, LIGHT, DARK))


def visit(page, site, *ids):
    for id in ids:
        page.goto(site.url(f"themes/{id}/index.html"))


def pin(page, site, *ids):
    page.goto(site.url("index.html"))
    for id in ids:
        page.locator(f"{GALLERY_CARDS}[data-id={id}] [data-card-pin]").click()


def open_by_mouse(page):
    page.locator(THEME_MENU).click()
    page.locator(THEME_CHOICES).first.wait_for()


def groups(page):
    """Each group that is seen: its heading, and the themes in it."""
    links = "group => [...group.querySelectorAll('a')].filter(link => link.checkVisibility()).map(link => link.dataset.id)"
    name = "group => document.getElementById(group.getAttribute('aria-labelledby')).textContent"
    seen = "groups.filter(group => group.checkVisibility())"
    return page.locator(GROUPS).evaluate_all(f"groups => {seen}.map(group => [({name})(group), ({links})(group)])")


def test_themes_stand_under_the_scheme_of_their_first_mode(page, many):
    visit(page, many, "t07")
    open_by_mouse(page)
    assert groups(page) == SCHEMES
    current = page.locator(f"{THEME_CHOICES}[aria-current]")
    expect(current).to_have_text("Dark 7")
    expect(current).to_be_in_viewport()


def test_themes_of_one_scheme_stand_in_one_list(page, tmp_path):
    site = build_site(tmp_path, themes(7, DARK))
    visit(page, site, "t00")
    open_by_mouse(page)
    assert groups(page) == []
    expect(page.locator(".menu-list p")).to_have_count(0)
    expect(page.locator(f"{THEME_CHOICES}:visible")).to_have_count(7)
    visit(page, site, "t01")
    open_by_mouse(page)
    assert groups(page) == [["Recent", ["t00"]], ["Dark", [f"t{number:02}" for number in range(7)]]]


def test_pinned_and_recent_themes_stand_first_and_in_their_own_group(page, many):
    pin(page, many, "t08", "t03")
    visit(page, many, "t00", "t09", "t01", "t05", "t09", "t07", "t11")
    open_by_mouse(page)
    assert groups(page) == [["Pinned", ["t08", "t03"]], ["Recent", ["t07", "t09", "t05", "t01"]], *SCHEMES]
    expect(page.get_by_text("Pinned", exact=True)).to_be_in_viewport()
    page.get_by_role("group", name="Recent").get_by_text("Dark 5").click()
    page.wait_for_url("**/themes/t05/index.html")
    open_by_mouse(page)
    assert groups(page)[1] == ["Recent", ["t11", "t07", "t09", "t01"]]
    page.get_by_role("group", name="Pinned").get_by_text("Dark 3").click()
    page.wait_for_url("**/themes/t03/index.html")
    open_by_mouse(page)
    expect(page.get_by_role("group", name="Pinned").locator("[aria-current]")).to_have_text("Dark 3")


def test_arrow_keys_show_the_themes_of_all_groups_in_their_order(page, many):
    pin(page, many, "t08")
    visit(page, many, "t05", "t02", "t04")
    open_themes(page)
    order = [id for _, ids in groups(page) for id in ids]
    assert order[:4] == ["t08", "t02", "t05", "t00"]
    for id in order[:20]:
        page.keyboard.press("ArrowDown")
        expect(page.locator(f"{THEME_CHOICES}:focus")).to_have_attribute("data-id", id)
        page.locator(f"{STAGE}[data-theme={id}]").first.wait_for()
    page.keyboard.press("ArrowUp")
    page.locator(f"{STAGE}[data-theme={order[18]}]").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(f"{STAGE}[data-theme=t04]").first.wait_for()
    open_themes(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/themes/t02/index.html")


def test_the_first_link_of_a_group_brings_its_heading_into_view(page, many):
    visit(page, many, "t03")
    open_themes(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator(f"{THEME_CHOICES}:focus")).to_have_attribute("data-id", "t28")
    for _ in range(14):
        page.keyboard.press("ArrowUp")
    heading = page.get_by_text("Light", exact=True).bounding_box()
    search = page.locator("[data-theme-switcher] input").bounding_box()
    assert heading["y"] >= search["y"] + search["height"]


def test_a_search_hides_groups_without_a_theme_that_is_found(page, many):
    pin(page, many, "t05", "t08")
    visit(page, many, "t13", "t00")
    open_themes(page)
    search = page.locator("[data-theme-switcher] input")
    search.fill("dark 5")
    assert groups(page) == [["Pinned", ["t05"]], ["Dark", ["t05", "t15", "t25"]]]
    search.fill("light 2")
    assert groups(page) == [["Light", ["t02", "t12", "t20", "t22", "t24", "t26", "t28"]]]
    search.fill("no theme is called this")
    assert groups(page) == []
    search.fill("")
    assert [name for name, _ in groups(page)] == ["Pinned", "Recent", "Light", "Dark"]


def test_six_themes_have_none_that_is_recent(page, tmp_path):
    site = build_site(tmp_path, themes(6, LIGHT, DARK))
    pin(page, site, "t05")
    visit(page, site, "t01", "t02", "t03")
    open_by_mouse(page)
    assert [name for name, _ in groups(page)] == ["Pinned", "Light", "Dark"]


def test_the_gallery_has_its_pins_without_an_address_and_a_site_its_own(page, many, tmp_path):
    pin(page, many, "t03", "t08")
    visit(page, many, "t00")
    page.get_by_role("navigation", name="Site").get_by_role("link", name="Gallery").click()
    expect(page.locator("[data-tray] li")).to_have_text(["Dark 3", "Light 8"])
    assert page.url.endswith("index.html#pins=t03,t08")
    page.goto(many.url("index.html") + "#pins=t04")
    page.reload()
    expect(page.locator("[data-tray] li")).to_have_text(["Light 4"])
    visit(page, many, "t00")
    open_by_mouse(page)
    assert groups(page)[0] == ["Pinned", ["t04"]]
    other = build_site(tmp_path, themes(8, LIGHT, DARK))
    visit(page, other, "t00")
    open_by_mouse(page)
    assert [name for name, _ in groups(page)] == ["Light", "Dark"]
    page.goto(many.url("index.html"))
    page.get_by_role("button", name="Unpin Light 4").press("Enter")
    assert page.url.endswith("index.html")
    visit(page, many, "t00")
    open_by_mouse(page)
    assert groups(page) == SCHEMES


def test_a_theme_beside_another_is_not_one_that_was_opened(page, many):
    page.goto(many.url("compare.html"))
    for side in range(2):
        page.locator("[data-compare-side] iframe").nth(side).content_frame.locator(STAGE).first.wait_for()
    visit(page, many, "t07")
    open_by_mouse(page)
    assert groups(page) == SCHEMES


def test_a_page_that_is_come_back_to_lists_the_themes_opened_since(page, many):
    visit(page, many, "t07")
    open_by_mouse(page)
    page.evaluate("themepreview.keepThemes('recent', ['t04', 't07'])")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(page.locator(".menu-list")).to_be_hidden()
    open_by_mouse(page)
    assert groups(page) == [["Recent", ["t04"]], *SCHEMES]


def test_a_foreign_value_in_the_storage_is_no_theme(page, many):
    visit(page, many, "t07")
    page.evaluate("for (const kind of ['pinned', 'recent']) themepreview.keepThemes(kind, ['__proto__', '<b>', '', 't04', 't04'])")
    page.reload()
    open_by_mouse(page)
    assert groups(page) == [["Pinned", ["t04"]], ["Recent", ["t04"]], *SCHEMES]


@pytest.mark.parametrize("store", ["throw new DOMException('Denied.', 'SecurityError')", "return null"])
def test_a_browser_that_keeps_nothing_has_the_groups_of_schemes(page, many, store):
    kept = "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { %s } })"
    page.add_init_script(kept % store)
    watch = Watch(page, many.folder)
    pin(page, many, "t03")
    expect(page.locator("[data-tray] li")).to_have_text(["Dark 3"])
    assert page.url.endswith("#pins=t03")
    visit(page, many, "t01", "t00")
    open_by_mouse(page)
    assert groups(page) == SCHEMES
    page.keyboard.press("Escape")
    open_themes(page)
    page.keyboard.press("ArrowDown")
    page.locator(f"{STAGE}[data-theme=t02]").first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/themes/t02/index.html")
    assert not watch.errors + watch.strays


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_open_menu_is_accessible_and_in_the_window(many, scheme, width):
    with open_browser(viewport={"width": width, "height": 740}) as context:
        page = context.pages[0]
        pin(page, many, "t03")
        visit(page, many, "t05", "t00" if scheme == "light" else "t01")
        open_by_mouse(page)
        assert not [found for found in accessibility(page, STAGE) if not found.theme]
        box = page.locator(".menu-list").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= 740
        lefts = "parts => parts.map(part => part.getBoundingClientRect().left + parseFloat(getComputedStyle(part).paddingLeft))"
        assert len(set(page.locator(".menu-list :is(p, a)").evaluate_all(lefts))) == 1
