"""Pages of the showcase, each in some themes: they are quiet, stay inside the site, fit a phone, and satisfy axe."""

import json
from dataclasses import dataclass

import pytest

from axe import accessibility
from browser import Watch, open_browser
from claims import expect_none
from site_pages import STAGE, open_details, resize, set_mode

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
CONTRAST_RULES = ["color-contrast"]


@dataclass
class Visit:
    """The observations on a page."""

    path: str
    width: int
    violations: list
    errors: list
    strays: list


def opened(site, extent):
    """All pages but the Markdown pages, and each of those in one theme."""
    pages = set(site.pages)
    for at, theme in enumerate(site.themes):
        paths = enumerate(site.pages_of(theme), at)
        pages -= {path for number, path in paths if not extent.takes(number, len(site.themes))}
    return pages


def judged(site, extent):
    """Of these pages, every other Markdown page and two overviews: axe takes a second for each."""
    pages = opened(site, extent)
    for at, theme in enumerate(site.themes):
        paths = enumerate(site.pages_of(theme), at)
        pages -= {path for number, path in paths if not extent.takes(number, 2 * len(site.themes))}
        if not extent.takes(at, 5):
            pages.remove(theme["page"])
    return pages


def visit(context, site, path, is_judged):
    page = context.new_page()
    watch = Watch(page, site.folder)
    page.set_viewport_size(PHONE)
    page.goto(site.url(path))
    width = page.evaluate("document.scrollingElement.scrollWidth")
    violations = []
    if is_judged:
        resize(page, **DESKTOP)
        open_details(page)
        violations = accessibility(page, STAGE)
    page.close()
    return Visit(path, width, violations, watch.errors, watch.strays)


@pytest.fixture(scope="module")
def visits(showcase, extent):
    read, measured = opened(showcase, extent), judged(showcase, extent)
    with open_browser() as context:
        return [visit(context, showcase, path, path in measured) for path in sorted(read)]


def test_pages_say_nothing_on_the_console(visits):
    expect_none([(seen.path, words) for seen in visits for words in seen.errors])


def test_pages_ask_for_nothing_outside_the_site(visits):
    expect_none([(seen.path, url) for seen in visits for url in seen.strays])


def test_pages_fit_a_phone_without_sideways_scrolling(visits):
    expect_none([(seen.path, f"{seen.width} px wide") for seen in visits if seen.width > PHONE["width"]])


def test_the_frame_is_accessible(visits):
    expect_none([(seen.path, f"{v.rule}: {v.words}") for seen in visits for v in seen.violations if not v.theme])


@pytest.fixture(scope="module")
def known(showcase):
    """The colours of every contrast finding: its theme, its foreground and its background."""
    report = json.loads((showcase.folder / "contrast.json").read_text(encoding="utf-8"))
    found = [finding for finding in report["findings"] if finding["rule"] == "contrast/low-contrast"]
    return {(row["theme"], row["colors"]["foreground"], row["colors"]["background"]) for row in found}


def test_the_stage_is_accessible_but_for_known_contrast_findings(visits, known):
    expect_none(
        [
            (seen.path, f"{v.rule}: {v.words}")
            for seen in visits
            for v in seen.violations
            if v.theme and (v.theme, *v.colors) not in known
        ]
    )


def test_every_mode_is_accessible(showcase, known, extent):
    """In every mode, on each theme's overview or one of two pages: contrast on the stage, and in the frame."""
    with open_browser() as context:
        problems = [
            problem
            for at, theme in enumerate(showcase.themes)
            for number, path in enumerate([theme["page"], *showcase.pages_of(theme)[:2]], at)
            for problem in mode_problems(context.pages[0], showcase, path, modes(theme, number, extent), known)
        ]
    expect_none(problems)


def modes(theme, number, extent):
    """The modes in which a theme is shown on the page with a number."""
    return [mode for each, mode in enumerate(theme["modes"], number) if extent.takes(each, 3)]


def mode_problems(page, site, path, modes, known):
    if modes:
        page.goto(site.url(path))
    for mode in modes:
        set_mode(page, mode["name"])
        for violation in accessibility(page, STAGE, CONTRAST_RULES):
            if (violation.theme, *violation.colors) not in known:
                yield f"{path} in {mode['name']}", f"{violation.rule}: {violation.words}"
