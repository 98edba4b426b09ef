"""Switching theme and mode: by mouse, by keyboard, by the system's preference, and without JavaScript."""

import pytest

from browser import Watch, open_browser
from program import FAINT_THEME, LIGHT_THEME
from site_files import build_site, mode_for, mode_named
from site_pages import (
    GALLERY_CARDS,
    GALLERY_SEARCH,
    PAGE_LINKS,
    STAGE,
    THEME_CHOICES,
    THEME_MENU,
    background_of,
    choose_mode,
    choose_theme,
    mode_button,
    set_mode,
    stage_background,
    tab_to,
)


@pytest.fixture
def theme(showcase):
    """A theme with a light and a dark mode."""
    return showcase.theme_with_modes()


@pytest.fixture
def other(showcase, theme):
    """Another theme with another background."""
    shown = background_of(mode_for(theme, "light"))
    return next(t for t in showcase.themes if t is not theme and background_of(mode_for(t, "light")) != shown)


def test_a_menu_opens_where_its_theme_is(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 300})
    page.goto(showcase.url(showcase.themes[-1]["page"]))
    page.locator(THEME_MENU).click()
    current = page.locator(f"{THEME_CHOICES}[aria-current]")
    current.wait_for()
    box, list = current.bounding_box(), page.locator(".menu-list").bounding_box()
    assert list["y"] <= box["y"] and box["y"] + box["height"] <= list["y"] + list["height"]


def counterpart(path, theme, other):
    """The same page in another theme."""
    return path.replace(f"themes/{theme['id']}/", f"themes/{other['id']}/")


def test_switching_the_theme_stays_on_the_page(page, showcase, theme, other):
    for path in [showcase.pages_of(theme)[-1], theme["page"]]:
        page.goto(showcase.url(path))
        choose_theme(page, other["name"])
        page.wait_for_url(showcase.url(counterpart(path, theme, other)))
        assert stage_background(page) == background_of(mode_for(other, "light"))


def test_the_theme_is_switched_by_keyboard_alone(page, showcase, theme, other):
    path = showcase.pages_of(theme)[-1]
    page.goto(showcase.url(path))
    tab_to(page, page.locator(THEME_MENU))
    page.keyboard.press("Enter")
    page.locator(THEME_CHOICES).first.wait_for()
    tab_to(page, page.locator(THEME_CHOICES).get_by_text(other["name"], exact=True))
    page.keyboard.press("Enter")
    page.wait_for_url(showcase.url(counterpart(path, theme, other)))


def test_escape_closes_the_menu_of_themes(page, showcase, theme):
    page.goto(showcase.url(theme["page"]))
    page.locator(THEME_MENU).click()
    page.locator(THEME_CHOICES).first.wait_for()
    page.keyboard.press("Escape")
    page.locator(THEME_CHOICES).first.wait_for(state="hidden")
    assert page.locator(THEME_MENU).evaluate("element => element === document.activeElement")


def test_a_chosen_mode_colours_the_stage_and_survives_navigation(page, showcase, theme):
    light, dark = (background_of(mode_named(theme, name)) for name in ("light", "dark"))
    page.goto(showcase.url(showcase.pages_of(theme)[0]))
    choose_mode(page, "light")
    assert stage_background(page) == light
    choose_mode(page, "dark")
    assert stage_background(page) == dark
    page.locator(PAGE_LINKS).last.click()
    page.wait_for_url(f"**{showcase.pages_of(theme)[0].rsplit('/', 1)[0]}/**")
    page.wait_for_load_state()
    assert stage_background(page) == dark
    page.reload()
    assert stage_background(page) == dark


def test_the_mode_is_switched_by_keyboard_alone(page, showcase, theme):
    page.goto(showcase.url(theme["page"]))
    tab_to(page, mode_button(page, "dark"))
    page.keyboard.press("Space")
    assert stage_background(page) == background_of(mode_named(theme, "dark"))
    assert mode_button(page, "dark").get_attribute("aria-pressed") == "true"
    assert mode_button(page, "light").get_attribute("aria-pressed") == "false"


def pages_in_turn(site, first):
    """Each theme with its overview or its first page, which loads faster."""
    for number, theme in enumerate(site.themes, first):
        yield theme, theme["page"] if number % 3 == 0 else site.pages_of(theme)[0]


def test_the_system_chooses_the_mode_and_the_attribute_wins_over_it(page, showcase):
    for theme, path in pages_in_turn(showcase, 0):
        page.goto(showcase.url(path))
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            assert stage_background(page) == background_of(mode_for(theme, scheme)), f"{theme['id']}: {scheme}"
            for mode in theme["modes"]:
                set_mode(page, mode["name"])
                assert stage_background(page) == background_of(mode), f"{theme['id']}: {mode['name']}"
            page.evaluate("delete document.documentElement.dataset.mode")


def test_who_prefers_more_contrast_gets_the_mode_made_for_it(page, showcase):
    found = [(t, m) for t in showcase.themes for m in t["modes"] if m["contrast"] == "more"]
    if not found:
        pytest.skip("no theme of the showcase has a mode for more contrast")
    for theme, mode in found:
        page.emulate_media(color_scheme=mode["scheme"], contrast="more")
        page.goto(showcase.url(theme["page"]))
        text = page.locator(STAGE).first.evaluate("e => getComputedStyle(e).getPropertyValue('--color-text').trim()")
        assert text == mode["colors"]["text"], f"{theme['id']}: {mode['name']}"


def test_every_mode_of_every_theme_has_its_button(page, showcase):
    for theme, path in pages_in_turn(showcase, 1):
        page.goto(showcase.url(path))
        if len(theme["modes"]) > 1:
            for mode in theme["modes"]:
                choose_mode(page, mode["name"])
                assert stage_background(page) == background_of(mode)


def test_a_mode_that_a_theme_lacks_leaves_it_as_it_is(page, tmp_path):
    site = build_site(tmp_path, {"themes/plain.yml": LIGHT_THEME, "themes/single.yml": FAINT_THEME})
    plain, single = site.themes
    page.goto(site.url(plain["page"]))
    choose_mode(page, "dark")
    page.goto(site.url(single["page"]))
    assert stage_background(page) == background_of(single["modes"][0])
    page.goto(site.url(plain["page"]))
    assert stage_background(page) == background_of(mode_named(plain, "dark"))


def test_the_gallery_finds_themes_by_name(page, showcase):
    page.goto(showcase.url("index.html"))
    cards = page.locator(f"{GALLERY_CARDS}:visible")
    assert cards.count() == len(showcase.themes)
    page.locator(GALLERY_SEARCH).fill(showcase.themes[-1]["name"])
    assert cards.count() == 1
    page.locator(GALLERY_SEARCH).fill("no theme is called this")
    assert cards.count() == 0


def test_the_gallery_shows_each_theme_in_its_own_colours(page, showcase):
    page.goto(showcase.url("index.html"))
    for theme in showcase.themes:
        card = page.locator(f'[data-theme="{theme["id"]}"]').first
        shown = card.evaluate("element => getComputedStyle(element).backgroundColor")
        assert shown == background_of(mode_for(theme, "light")), theme["id"]


def test_pages_are_read_and_walked_without_javascript(showcase, theme):
    with open_browser(java_script_enabled=False) as context:
        page = context.pages[0]
        watch = Watch(page, showcase.folder)
        page.goto(showcase.url(showcase.pages_of(theme)[0]))
        assert page.locator(f"{STAGE} h1").first.is_visible()
        assert len(page.locator(STAGE).first.inner_text()) > 200
        assert stage_background(page) == background_of(mode_for(theme, "light"))
        page.emulate_media(color_scheme="dark")
        assert stage_background(page) == background_of(mode_named(theme, "dark"))
        follow_to_another_theme(page, showcase, theme)
        page.goto(showcase.url("index.html"))
        assert page.locator(f"{GALLERY_CARDS}:visible").count() == len(showcase.themes)
        assert not watch.errors


def follow_to_another_theme(page, site, theme):
    """Clicks a link that leads to the same page of another theme."""
    path = site.pages_of(theme)[0].removeprefix(f"themes/{theme['id']}/")
    links = page.locator(f'a[href$="/{path}"]:visible')
    targets = links.evaluate_all("links => links.map(link => link.href)")
    position = next(i for i, target in enumerate(targets) if f"/themes/{theme['id']}/" not in target)
    links.nth(position).click()
    page.wait_for_url(targets[position])
    assert page.locator(f"{STAGE} h1").first.is_visible()
