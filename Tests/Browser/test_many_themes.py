"""The frame with dozens of themes: search, places that are kept, cards that keep still, and paper."""

import pytest
from playwright.sync_api import expect

from program import LIGHT_THEME
from site_files import build_site
from site_pages import (
    GALLERY_CARDS,
    GALLERY_SEARCH,
    STAGE,
    THEME_CHOICES,
    THEME_MENU,
    choose_mode,
    open_themes,
    set_mode,
    stage_background,
)

SIDES = "[data-compare-side]"
SHOWN_CARDS = f"{GALLERY_CARDS}:not([hidden])"
LONG_NAME = "Atelier Sulphurpool Lights"
PHONE = {"width": 360, "height": 740}
WORDS = "Words that fill a page, and go on until there is something to scroll. " * 12
PAGE = "# Page\n\n" + "".join(f"## Part {part}\n\n{WORDS}\n\n{WORDS}\n\n" for part in range(1, 9))


def theme_file(number):
    """A theme: even ones are light and have a dark mode, odd ones are dark; each has its own hue and size of text."""
    name = {4: "Señor Ölberg Dusk", 6: "Twin", 8: "Twin"}.get(number, f"Theme {number}")
    size = f"fonts: {{ styles: {{ body: {{ size: {0.9 + number / 60}rem }} }} }}\n"
    accent = f"hsl({number * 9} 60% 40%)"
    if number % 2:
        return f'name: {name}\ncolors: {{ background: "#101418", text: "#e8e8e8", accent: "{accent}" }}\n{size}'
    text = "#bbbbbb" if number % 10 == 0 else "#111111"
    light = f'{{ background: "#ffffff", text: "{text}", primary: "#0b5c9e", accent: "{accent}" }}'
    dark = '{ background: "#111111", text: "#eeeeee", primary: "#7cc1f3" }'
    return f"name: {name}\ncolors: {light}\nmodes: {{ dark: {{ colors: {dark} }} }}\n{size}"


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    """A site of 36 themes and a page."""
    files = {f"themes/t{number:02}.yml": theme_file(number) for number in range(36)} | {"docs/page.md": PAGE}
    files["themes/t02.yml"] = LIGHT_THEME.replace("Plain", "Two words")
    files["themes/t12.yml"] = LIGHT_THEME.replace("Plain", LONG_NAME)
    return build_site(tmp_path_factory.mktemp("many"), files)


def shown(links):
    return [text for text in links.all_inner_texts() if text]


def test_a_search_in_the_switcher_hides_other_themes(page, many):
    page.goto(many.url(many.themes[0]["page"]))
    page.locator(THEME_MENU).click()
    page.locator("[data-theme-switcher] input").fill("olberg senor")
    expect(page.locator(f"{THEME_CHOICES}:visible")).to_have_text(["Señor Ölberg Dusk"])


def test_enter_takes_the_first_theme_that_is_found(page, many):
    page.goto(many.url(many.themes[0]["page"]))
    open_themes(page)
    page.keyboard.type("twin")
    expect(page.locator(f"{THEME_CHOICES}:visible")).to_have_text(["Twin t06", "Twin t08"])
    page.keyboard.press("Enter")
    page.wait_for_url("**/themes/t06/index.html")


def test_the_arrow_leads_from_a_search_to_the_first_theme_that_is_found(page, many):
    page.goto(many.url("themes/t06/index.html"))
    open_themes(page)
    page.keyboard.type("twin")
    page.keyboard.press("ArrowDown")
    expect(page.locator(THEME_CHOICES).filter(has_text="Twin t06")).to_be_focused()


def test_a_search_in_the_comparison_hides_other_themes(page, many):
    page.goto(many.url("compare.html"))
    side = page.locator(SIDES).nth(1)
    side.locator("summary").click()
    side.locator("input").fill("twin")
    expect(side.locator("a:visible")).to_have_text(["Twin t06", "Twin t08"])


def test_equal_names_are_distinguished(page, many):
    page.goto(many.url(many.themes[0]["page"]))
    page.locator(THEME_MENU).click()
    page.locator(THEME_CHOICES).first.wait_for()
    assert page.locator(THEME_CHOICES).filter(has_text="Twin").all_inner_texts() == ["Twin t06", "Twin t08"]
    for path in ("index.html", "contrast.html"):
        page.goto(many.url(path))
        assert [page.get_by_text(id, exact=True).count() for id in ("t06", "t08", "t10")] == [1, 1, 0]


def test_a_focus_in_the_bar_scrolls_nothing(page, many):
    page.goto(many.url("themes/t02/pages/page.html"))
    page.evaluate("scrollTo(0, 1500)")
    page.locator(".brand").evaluate("element => element.focus({ preventScroll: true })")
    for key in ["Tab"] * 5 + ["Shift+Tab"] * 3:
        page.keyboard.press(key)
        assert page.evaluate("scrollY") == 1500, key
    page.locator(THEME_MENU).click()
    page.locator(THEME_CHOICES).first.wait_for()
    for key in ("ArrowDown", "Escape"):
        page.keyboard.press(key)
        assert page.evaluate("scrollY") == 1500, key


def test_a_focus_below_the_bar_is_not_left_behind_it(page, many):
    page.goto(many.url("index.html"))
    for _ in range(14):
        page.keyboard.press("Tab")
    for _ in range(40):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.closest('.theme-card') === null"):
            break
        top = page.evaluate("document.activeElement.closest('.theme-card').getBoundingClientRect().bottom")
        assert top > page.locator(".bar").bounding_box()["height"]


def heading_at_the_top(page):
    """The last heading that is above the middle of the window."""
    return page.evaluate(
        "[...document.querySelectorAll('main h2')].filter(h => h.getBoundingClientRect().top < innerHeight / 2).pop()?.id"
    )


def test_a_switch_of_the_theme_keeps_the_heading_that_is_read(page, many):
    page.goto(many.url("themes/t00/pages/page.html"))
    page.locator("#part-6").evaluate("heading => heading.scrollIntoView()")
    before = page.evaluate("scrollY")
    assert heading_at_the_top(page) == "part-6"
    page.locator(THEME_MENU).click()
    page.locator(THEME_CHOICES).last.click()
    page.wait_for_url("**/t35/pages/page.html")
    page.locator(THEME_MENU).wait_for()
    assert heading_at_the_top(page) == "part-6"
    assert abs(page.evaluate("scrollY") - before) > 200


def test_the_gallery_has_a_control_for_the_mode_that_it_obeys(page, many):
    page.goto(many.url("themes/t02/index.html"))
    choose_mode(page, "dark")
    page.goto(many.url("index.html"))
    card = page.locator(f"{GALLERY_CARDS} [data-theme=t02]")
    ground = "element => getComputedStyle(element).backgroundColor"
    mode = page.locator("[data-gallery-filters] [name=mode]")
    assert (mode.input_value(), card.evaluate(ground)) == ("dark", "rgb(17, 17, 17)")
    mode.select_option("")
    assert card.evaluate(ground) == "rgb(255, 255, 255)"


def test_going_back_keeps_the_search(page, many):
    page.goto(many.url("index.html"))
    page.locator(GALLERY_SEARCH).fill("theme 1")
    page.locator("[name=scheme]").select_option("dark")
    page.locator("[name=sort]").select_option("hue")
    found = shown(page.locator(f"{SHOWN_CARDS} h2"))
    assert 1 < len(found) < 15
    page.locator(f"{SHOWN_CARDS} a").first.click()
    page.wait_for_url("**/themes/**")
    page.go_back()
    page.wait_for_url("**/index.html#**")
    assert shown(page.locator(f"{SHOWN_CARDS} h2")) == found
    assert page.locator(GALLERY_SEARCH).input_value() == "theme 1"


@pytest.mark.parametrize("words", ["dusk senor", "ÖLBERG", "  señor   olb "])
def test_a_search_finds_words_in_any_order_case_and_accent(page, many, words):
    page.goto(many.url("index.html"))
    page.locator(GALLERY_SEARCH).fill(words)
    assert shown(page.locator(f"{SHOWN_CARDS} h2")) == ["Señor Ölberg Dusk"]


def test_a_search_for_a_colour_finds_the_nearest_first(page, many):
    page.goto(many.url("index.html"))
    page.locator(GALLERY_SEARCH).fill("#0c5d9f")
    cards = page.locator(SHOWN_CARDS)
    assert 0 < cards.count() < 36
    assert all("#0b5c9e" in card.get_attribute("data-colors") for card in cards.all()[:5])
    assert "nearest first" in page.locator("[data-gallery-count]").inner_text()
    page.locator(GALLERY_SEARCH).fill("")
    assert cards.count() == 36


def test_light_and_dark_do_not_alternate(page, many):
    page.goto(many.url("index.html"))
    schemes = page.locator(GALLERY_CARDS).evaluate_all("cards => cards.map(card => card.dataset.scheme)")
    assert schemes == sorted(schemes, reverse=True)


def test_paper_keeps_the_ground_of_a_dark_theme(page, many):
    page.emulate_media(media="print")
    page.goto(many.url("themes/t02/pages/page.html"))
    set_mode(page, "dark")
    assert stage_background(page) == "rgb(17, 17, 17)"
    adjust = "element => getComputedStyle(element).printColorAdjust"
    assert {element.evaluate(adjust) for element in page.locator(f"{STAGE}, {STAGE} p").all()} == {"exact"}


def test_the_filter_of_the_index_leaves_what_does_not_pass_alone(page, many):
    page.goto(many.url("contrast.html"))
    rows = page.locator("[data-verdict-row]:visible")
    assert rows.count() == 36
    page.locator("[name=failures]").check()
    assert rows.evaluate_all("rows => rows.every(row => 'failure' in row.dataset)")
    assert 0 < rows.count() < 36


@pytest.mark.parametrize("width", [768, 1280])
def test_a_matrix_is_cut_only_where_the_window_is_too_narrow(page, many, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(many.url("themes/t02/index.html"))
    for table in page.locator(".matrices > .scroll:visible").all():
        scroll, client, left = table.evaluate("e => [e.scrollWidth, e.clientWidth, e.getBoundingClientRect().left]")
        assert scroll <= client or client >= width - 2 * left - 1


@pytest.mark.parametrize("size", [PHONE, {"width": 1280, "height": 800}])
def test_scrolling_the_gallery_moves_nothing(page, many, size):
    page.set_viewport_size(size)
    page.add_init_script(
        "new PerformanceObserver(list => { window.shift = (window.shift || 0) + list.getEntries().reduce("
        "(sum, entry) => sum + entry.value, 0) }).observe({ type: 'layout-shift', buffered: true })"
    )
    page.goto(many.url("index.html"))
    page.evaluate(
        """async () => {
            const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
            for (let y = 0; y < document.scrollingElement.scrollHeight; y += 500) { scrollTo(0, y); await frame() }
        }"""
    )
    assert page.evaluate("window.shift || 0") < 0.01
    assert len({round(card.bounding_box()["height"]) for card in page.locator(GALLERY_CARDS).all()}) == 1


@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_the_bar_is_one_row(page, many, width):
    page.set_viewport_size({"width": width, "height": 700})
    for path in ("index.html", "contrast.html", "compare.html", "themes/t02/index.html", "themes/t02/pages/page.html"):
        page.goto(many.url(path))
        assert page.locator(".bar").bounding_box()["height"] == (44 if width < 768 else 52), path
        assert page.evaluate("document.scrollingElement.scrollWidth") == width, path
        for part in page.locator(".bar :is(a, button, summary):visible").all():
            assert part.bounding_box()["y"] + part.bounding_box()["height"] <= 52, path


# The distance of a menu's words from its middle.
OFF_MIDDLE = """
menu => {
    const range = document.createRange()
    range.selectNodeContents(menu)
    const [words, box] = [range.getBoundingClientRect(), menu.getBoundingClientRect()]
    return Math.abs(words.top + words.bottom - box.top - box.bottom) / 2
}
"""


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("path", ["index.html", "pages/page.html"])
def test_a_phone_shows_a_name_of_26_letters_whole(page, many, width, path):
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(many.url(f"themes/t12/{path}"))
    menu = page.locator(THEME_MENU)
    assert menu.inner_text() == LONG_NAME and menu.get_attribute("title").startswith(LONG_NAME)
    cut = "e => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth"
    assert not menu.evaluate(cut)
    assert menu.evaluate(OFF_MIDDLE) <= 1
    page.goto(many.url(f"themes/t02/{path}"))
    assert menu.inner_text() == "Two words" and menu.evaluate(OFF_MIDDLE) <= 1
    assert page.locator(".bar").bounding_box()["height"] == 44


def test_the_frame_follows_the_scheme_of_the_stage(page, many):
    page.goto(many.url("themes/t02/index.html"))
    ground = "getComputedStyle(document.querySelector('.bar')).backgroundColor"
    assert page.evaluate(ground) == "rgb(255, 255, 255)"
    choose_mode(page, "dark")
    assert page.evaluate(ground) == "rgb(29, 29, 33)"
    page.goto(many.url("themes/t01/index.html"))
    assert page.evaluate(ground) == "rgb(29, 29, 33)"


def previewed(page, theme):
    page.locator(f"{STAGE}[data-theme={theme}]").first.wait_for()
    return stage_background(page)


def test_arrow_keys_show_themes_in_place_and_escape_restores(page, many):
    address = many.url("themes/t34/pages/page.html")
    page.goto(address)
    page.evaluate("scrollTo(0, 900)")
    open_themes(page)
    page.keyboard.press("ArrowDown")
    assert previewed(page, "t01") == "rgb(16, 20, 24)"
    assert page.locator("link[href$='theme.css']").count() == 1
    page.keyboard.press("ArrowUp")
    assert previewed(page, "t34") == "rgb(255, 255, 255)"
    page.keyboard.press("ArrowDown")
    assert previewed(page, "t01") == "rgb(16, 20, 24)"
    page.keyboard.press("Escape")
    assert previewed(page, "t34") == "rgb(255, 255, 255)"
    assert page.url == address and page.evaluate("scrollY") == 900
    open_themes(page)
    page.keyboard.press("ArrowDown")
    previewed(page, "t01")
    page.keyboard.press("Enter")
    page.wait_for_url("**/themes/t01/pages/page.html")


@pytest.mark.parametrize("width", [360, 1000, 1280])
def test_the_contents_of_a_page_are_folded_where_there_is_no_place_beside_it(page, many, width):
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(many.url("themes/t02/pages/page.html"))
    link = page.locator(".toc a").nth(3)
    fold = page.locator(".toc summary")
    is_wide = width >= 72 * 16
    assert (fold.is_visible(), link.is_visible()) == (not is_wide, is_wide)
    if not is_wide:
        fold.click()
    link.click()
    page.wait_for_url("**/page.html#part-4")
    bar = page.locator(".bar").bounding_box()["height"]
    page.wait_for_function("document.querySelector('#part-4')?.getBoundingClientRect().top < innerHeight / 3")
    assert page.locator("#part-4").bounding_box()["y"] >= bar


def test_the_sides_of_the_comparison_scroll_from_heading_to_heading(page, many):
    page.goto(many.url("compare.html") + "#t00&t34&pages/page.html")
    sides = [page.locator(f"{SIDES} iframe").nth(side) for side in (0, 1)]
    pages = [side.content_frame for side in sides]
    for shown_page in pages:
        shown_page.locator("#part-8").wait_for(state="attached")

    def wait_for_heading(side, part):
        frame = sides[side].element_handle().content_frame()
        frame.wait_for_function(f"Math.abs(document.querySelector('#{part}')?.getBoundingClientRect().top) < 30")

    pages[0].locator("#part-6").evaluate("heading => scrollTo(0, heading.getBoundingClientRect().top)")
    wait_for_heading(1, "part-6")
    pages[1].locator("#part-3").evaluate("heading => scrollBy(0, heading.getBoundingClientRect().top)")
    wait_for_heading(0, "part-3")
    # A theme that is chosen then begins there as well.
    page.locator(f"{SIDES} summary").first.click()
    page.locator(SIDES).first.get_by_role("link", name="Theme 20", exact=True).click()
    pages[0].locator(f"{STAGE}[data-theme=t20]").wait_for()
    wait_for_heading(0, "part-3")


def test_the_list_of_pages_stays_in_view_with_a_prefix_too(page, tmp_path):
    files = {"themes/a.yml": LIGHT_THEME, "docs/page.md": PAGE, "themepreview.yml": "css: { prefix: acme }\n"}
    page.goto(build_site(tmp_path, files).url("themes/a/pages/page.html"))
    assert page.locator(".site-nav > details").evaluate("element => getComputedStyle(element).top") == "72px"


def test_scenes_are_drawn_as_they_come_near_and_after_a_search(page, many):
    page.goto(many.url("index.html"))
    drawn = page.locator(f"{GALLERY_CARDS}.is-drawn")
    drawn.first.wait_for()
    last = page.locator(GALLERY_CARDS).last
    assert "is-drawn" not in last.get_attribute("class")
    name = last.get_attribute("data-name")
    page.locator(GALLERY_SEARCH).fill(name)
    page.wait_for_function(f"document.querySelectorAll('{SHOWN_CARDS}').length === 1")
    page.locator(f"{SHOWN_CARDS}.is-drawn", has_text=name).wait_for()
    page.locator(GALLERY_SEARCH).fill("")
    last.scroll_into_view_if_needed()
    page.locator(f"{GALLERY_CARDS}.is-drawn:last-child").wait_for()
