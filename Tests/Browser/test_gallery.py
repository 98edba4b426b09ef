"""The gallery: cards that their scene fills, what can be done with them, and the page that decides among four."""

import pytest
from playwright.sync_api import expect

from browser import Watch
from site_files import build_site
from site_pages import GALLERY_CARDS, STAGE, THEME_CHOICES, THEME_MENU

CARD = f"{GALLERY_CARDS}:not([hidden])"
TRAY = "[data-tray]"
PASSING = 'colors: {{ background: "{0}", text: "{1}", primary: "{2}", accent: "{2}" }}\n'
FILES = {
    "themes/sea-light.yml": "name: Sea light\n" + PASSING.format("#ffffff", "#101010", "#0b5c9e")
    + "modes: { dark: { colors: { background: '#101418', text: '#eeeeee', primary: '#7cc1f3' } } }\n",
    "themes/sea-dark.yml": "name: Sea dark\n" + PASSING.format("#0c1014", "#f0f0f0", "#7cc1f3"),
    "themes/pale.yml": "name: Pale\n" + PASSING.format("#fafafa", "#999999", "#1a66a8"),
    "themes/paper.yml": "name: Paper\n" + PASSING.format("#fbfbfb", "#151515", "#0f5fa0"),
    "themes/ember.yml": "name: Ember\n" + PASSING.format("#1a0b05", "#ffe9dd", "#ff9a66"),
    "docs/page.md": "# Page\n\n" + "".join(f"## Part {part}\n\n{'Words. ' * 300}\n\n" for part in range(1, 7)),
}


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


def test_a_long_name_leaves_its_card_as_high_and_cuts_no_line(page, tmp_path):
    about = "A theme whose name is long, and whose description is longer than what is left of its card, by far."
    files = {"themes/long.yml": f"name: Atelier Sulphurpool Lights of the Harbour\ndescription: {about}\n" + PASSING.format("#fff", "#111", "#0b5c9e")}
    site = build_site(tmp_path, files)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(site.url("index.html"))
    words, meta, card = (page.locator(part).bounding_box() for part in (".theme-card-text > div", ".theme-card-meta", ".theme-card"))
    assert words["y"] + words["height"] <= meta["y"] and meta["y"] + meta["height"] < card["y"] + card["height"]
    whole = "box => [...box.querySelectorAll('a, p')].flatMap(part => { const range = document.createRange(); range.selectNodeContents(part); return [...range.getClientRects()] })"
    lines = page.locator(".theme-card-text > div").evaluate(f"box => ({whole})(box).map(line => [line.top, line.bottom])")
    end = words["y"] + words["height"]
    assert not [line for line in lines if line[0] < end - 1 < line[1] - 3]


@pytest.fixture
def gallery(page, tmp_path):
    site = build_site(tmp_path, FILES)
    watch = Watch(page, site.folder)
    page.goto(site.url("index.html"))
    yield page
    assert not watch.errors + watch.strays + watch.dialogs


def test_a_pin_is_seen_at_rest_and_decide_is_a_page_of_the_site(gallery):
    gallery.mouse.move(0, 0)
    opacity = "buttons => buttons.map(button => Number(getComputedStyle(button).opacity))"
    pins = gallery.locator(f"{CARD} [data-card-pin]").evaluate_all(opacity)
    assert len(pins) == 5 and min(pins) > 0.5
    expect(gallery.locator(".lead")).to_contain_text("Pin up to four with + to decide among them")
    gallery.get_by_role("navigation", name="Site").get_by_role("link", name="Decide").click()
    expect(gallery.locator("h1")).to_have_text("Decide")
    expect(gallery.locator(".bar-nav [aria-current]")).to_have_text("Decide")


def test_numbers_in_names_count_as_such_everywhere(page, tmp_path):
    numbers = [1, 2, 10, 11]
    files = {f"themes/brand-{number}.yml": f"name: Brand {number}\n" + PASSING.format("#fff", "#111", "#0b5c9e") for number in numbers}
    site = build_site(tmp_path, files)
    expected = [f"Brand {number}" for number in numbers]
    page.goto(site.url("index.html"))
    assert names(page) == expected
    page.locator("[name=sort]").select_option("name")
    assert names(page) == expected
    page.goto(site.url("contrast.html"))
    assert page.locator("[data-verdict-row] th").all_inner_texts() == expected
    page.goto(site.url("themes/brand-1/index.html"))
    page.locator(THEME_MENU).click()
    page.locator(THEME_CHOICES).first.wait_for()
    assert page.locator(THEME_CHOICES).all_inner_texts() == expected


def test_one_theme_alone_has_nothing_to_be_searched_or_pinned(page, tmp_path):
    site = build_site(tmp_path, {"themes/pale.yml": FILES["themes/pale.yml"]})
    watch = Watch(page, site.folder)
    page.goto(site.url("index.html"))
    page.locator(GALLERY_CARDS).hover()
    expect(page.locator("[data-card-pin], [data-card-like], [data-gallery-filters]").filter(visible=True)).to_have_count(0)
    page.get_by_role("link", name="Pale").click()
    page.wait_for_url("**/themes/pale/index.html")
    assert not watch.errors


def test_a_press_on_a_pin_leaves_no_ring_around_its_card(gallery):
    outline = "card => getComputedStyle(card).outlineStyle"
    card = gallery.locator(GALLERY_CARDS).filter(has_text="Pale")
    pin(gallery, "Pale")
    assert card.evaluate(outline) == "none"
    gallery.keyboard.press("Shift+Tab")
    gallery.keyboard.press("Shift+Tab")
    expect(card.get_by_role("link")).to_be_focused()
    assert card.evaluate(outline) == "solid"


def test_a_search_without_results_is_undone_by_one_press_and_pins_stay(gallery):
    everything = gallery.get_by_role("button", name="Show all")
    expect(everything).to_be_hidden()
    pin(gallery, "Pale")
    gallery.locator("[name=family]").select_option("Sea")
    gallery.locator("[name=sort]").select_option("name")
    gallery.locator("[name=text]").fill("no theme is called this")
    expect(gallery.locator(CARD)).to_have_count(0)
    everything.press("Enter")
    expect(gallery.locator(CARD)).to_have_count(5)
    expect(gallery.locator("[name=text]")).to_be_focused()
    expect(everything).to_be_hidden()
    assert gallery.url.endswith("#sort=name&pins=pale")


def names(page):
    return [name.strip() for name in page.locator(f"{CARD} h2").all_text_contents()]


def pin(page, name):
    page.locator(GALLERY_CARDS).filter(has_text=name).hover()
    page.get_by_role("button", name=f"Pin {name}", exact=True).click()


def test_themes_of_a_family_and_with_a_tag_are_found(gallery):
    gallery.locator("[name=family]").select_option("Sea")
    assert sorted(names(gallery)) == ["Sea dark", "Sea light"]
    gallery.locator("[name=tag]").select_option("light and dark")
    assert names(gallery) == ["Sea light"]
    assert "tag=light%20and%20dark&family=Sea" in gallery.url


def test_the_most_vivid_theme_comes_first(gallery):
    gallery.locator("[name=sort]").select_option("vividness")
    chroma = """cards => cards.map(card => card.dataset.colors.split(" ").slice(2)
        .map(hex => themepreview.colors.bytes(hex)).filter(Boolean).map(themepreview.colors.oklab)
        .map(lab => Math.hypot(lab[1], lab[2])).sort((a, b) => b - a).slice(0, 4).reduce((sum, c) => sum + c, 0))"""
    values = gallery.locator(CARD).evaluate_all(chroma)
    assert values == sorted(values, reverse=True) and values[0] > values[-1]


def test_more_like_a_theme_lists_passing_themes(gallery):
    gallery.locator(GALLERY_CARDS).filter(has_text="Pale").hover()
    gallery.get_by_role("button", name="More like Pale, but passing AA").click()
    assert names(gallery)[:2] == ["Pale", "Paper"]
    levels = gallery.locator(CARD).evaluate_all("cards => cards.slice(1).map(card => card.dataset.level)")
    assert levels and set(levels) <= {"aa", "aaa"}
    gallery.reload()
    assert names(gallery)[:2] == ["Pale", "Paper"]
    gallery.get_by_role("button", name="Show all").click()
    assert len(names(gallery)) == 5 and "like=" not in gallery.url


def test_four_themes_are_pinned_and_decided_among(gallery):
    for name in ("Sea light", "Pale", "Ember", "Paper"):
        pin(gallery, name)
    pin(gallery, "Sea dark")
    assert "Four are pinned" in gallery.locator("[data-gallery-count]").inner_text()
    assert "pins=sea-light,pale,ember,paper" in gallery.url
    gallery.reload()
    gallery.get_by_role("button", name="Unpin Pale").click()
    expect(gallery.locator(f"{TRAY} li")).to_have_text(["Sea light", "Ember", "Paper"])
    gallery.locator(TRAY).get_by_role("link", name="Decide").click()
    gallery.wait_for_url("**/decide.html#sea-light&ember&paper")
    frames = gallery.locator("iframe")
    expect(frames).to_have_count(3)
    for index, id in enumerate(("sea-light", "ember", "paper")):
        frames.nth(index).content_frame.locator(f"{STAGE}[data-theme={id}] #part-6").wait_for(state="attached")
    # A mode is that of all which have it, and a heading that of all.
    gallery.locator("[name=mode]").select_option("dark")
    frames.first.content_frame.locator("html[data-mode=dark]").wait_for(state="attached")
    frames.first.content_frame.locator("#part-4").evaluate("heading => heading.scrollIntoView()")
    last = frames.nth(2).element_handle().content_frame()
    last.wait_for_function("Math.abs(document.querySelector('#part-4')?.getBoundingClientRect().top) < 100")
    gallery.get_by_role("button", name="Drop Ember").click()
    expect(frames).to_have_count(2)
    gallery.locator("[name=page]").select_option("index.html")
    gallery.wait_for_url("**/decide.html#sea-light&paper")


def test_a_pin_stays_filled_under_the_pointer(gallery):
    pin(gallery, "Pale")
    button = gallery.get_by_role("button", name="Pin Pale", exact=True)
    fill = "button => [button.matches(':hover'), getComputedStyle(button).backgroundColor]"
    pointed = button.evaluate(fill)
    gallery.mouse.move(0, 0)
    assert pointed == [True, button.evaluate(fill)[1]]


def test_a_theme_is_pinned_by_keyboard(gallery):
    button = gallery.get_by_role("button", name="Pin Sea light", exact=True)
    button.focus()
    gallery.keyboard.press("Space")
    assert button.get_attribute("aria-pressed") == "true"
    assert button.evaluate("button => getComputedStyle(button).opacity") == "1"
    gallery.get_by_role("button", name="Unpin Sea light").press("Enter")
    assert not gallery.locator(TRAY).is_visible()


def test_a_card_shows_its_other_scheme_while_pointed_at_or_focused(gallery):
    card = gallery.locator(GALLERY_CARDS).filter(has_text="Sea light")
    other = card.locator(".is-other")
    ground = "element => getComputedStyle(element.querySelector('.scene')).backgroundColor"
    box = card.bounding_box()
    card.hover()
    assert other.evaluate(ground) == "rgb(16, 20, 24)"
    gallery.mouse.move(1, 1)
    expect(other).to_have_count(0)
    card.locator("a").focus()
    expect(other).to_have_count(1)
    assert round(card.bounding_box()["height"]) == round(box["height"])
    plain = gallery.locator(GALLERY_CARDS).filter(has_text="Ember")
    plain.hover()
    assert plain.locator(".is-other").count() == 0


@pytest.mark.parametrize("address", ["#nowhere&__proto__&pages/x.html", "#%", "#javascript:alert(1)", ""])
def test_an_address_without_themes_says_where_to_pin_them(page, showcase, address):
    watch = Watch(page, showcase.folder)
    page.goto(showcase.url("decide.html") + address)
    page.get_by_text("Pin up to four themes").wait_for()
    assert page.locator("iframe").count() == 0
    assert not watch.errors + watch.strays + watch.dialogs
