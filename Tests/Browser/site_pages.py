"""The parts of a site's pages, and what a reader does with them. All selectors are here."""

import re

STAGE = "[data-theme]"
THEME_MENU = "[data-theme-switcher] summary"
THEME_CHOICES = "[data-theme-switcher] a"
MODE_BUTTONS = "[data-mode-switcher] button"
PAGE_LINKS = "[data-theme] nav a"
GALLERY_CARDS = "[data-gallery] > li"
GALLERY_SEARCH = "[data-gallery-filters] input[type=search]"


def computed(css):
    """A colour of themes.json as a browser computes it: 'rgb(1, 2, 3)' or 'rgba(1, 2, 3, 0.5)'."""
    if match := re.fullmatch(r"#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})", css):
        return "rgb({}, {}, {})".format(*(int(digits, 16) for digits in match.groups()))
    return css


def stage_background(page):
    """The colour behind the first stage on a page."""
    return page.locator(STAGE).first.evaluate("element => getComputedStyle(element).backgroundColor")


def background_of(mode):
    """The expected stage_background of a mode."""
    return computed(mode["colors"]["background"])


def open_details(page):
    """Opens all folded parts of a page but the menus of the frame."""
    page.evaluate("document.querySelectorAll('main details').forEach(element => { element.open = true })")


# Two frames after the window has its width, scripts and media queries know of it.
RESIZED = """
width => new Promise(done => {
    const look = () => innerWidth === width ? requestAnimationFrame(() => requestAnimationFrame(done)) : requestAnimationFrame(look)
    look()
})
"""


def resize(page, width, height):
    """Gives an open page another window, and waits until the page is laid out in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(RESIZED, width)


def open_themes(page):
    """Opens the menu of themes by keyboard, and waits until it has the focus."""
    page.keyboard.press("Control+k")
    page.locator("[data-theme-switcher] .menu-list :focus").wait_for()


def set_mode(page, name):
    page.evaluate("name => { document.documentElement.dataset.mode = name }", name)


def choose_theme(page, name):
    """Chooses a theme with the mouse, in its own group."""
    page.locator(THEME_MENU).click()
    page.locator(THEME_CHOICES).get_by_text(name, exact=True).last.click()


def choose_mode(page, name):
    """Chooses a mode with the mouse."""
    mode_button(page, name).click()


def mode_button(page, name):
    return page.locator(MODE_BUTTONS).filter(has_text=re.compile(rf"^\s*{re.escape(name)}\s*$", re.IGNORECASE))


def tab_to(page, locator, limit=60):
    """Presses Tab until an element has the focus."""
    for _ in range(limit):
        if locator.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {locator} within {limit} steps")
