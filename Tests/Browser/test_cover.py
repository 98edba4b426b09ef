"""A theme's own CSS covers only its stage: not the frame, not a verdict, not a card of the gallery."""

import base64

import pytest

from browser import open_browser
from claims import expect_none
from program import make_project, run
from site_files import Site, build_site
from site_pages import MODE_BUTTONS, STAGE, THEME_MENU

FAINT = 'colors: {{ background: "#ffffff", text: "#bbbbbb" }}\nmodes: {{ dark: {{ scheme: dark }} }}\ncss: |\n  {}\n'
HARMLESS = ".none { margin: 0 }"
COVERS = [
    "contain: none; position: fixed; inset: 0; z-index: 99999; background: white; &::before { content: 'all pairs pass' }",
    "contain: none !important; isolation: auto !important; margin: -300px 0 0 !important; position: relative; z-index: 99999;",
    "* { contain: none !important; position: fixed !important; inset: 0 !important; z-index: 99999; background: white; }",
    "&::after { content: 'x'; position: absolute; inset: -2000px; z-index: 99999; background: white; }",
    "contain: none; transform: scale(40); pointer-events: none; z-index: 99999;",
    "contain: none; position: sticky; top: 0; height: 4000px; margin-bottom: -4000px !important; z-index: 99999;",
    "contain: none; box-shadow: 0 0 0 9999px white; outline: 9999px solid white; overflow: visible;",
    ".stage-box, &.stage-box, :scope .stage-box, body:has(.stage) .stage-box, html & { contain: none !important; position: fixed }",
    ".stage-box, html & { contain: none !important; position: fixed; inset: 0; zoom: 3; z-index: 9 }",
    "filter: blur(300px) drop-shadow(0 0 900px black); backdrop-filter: invert(1); mix-blend-mode: difference; opacity: 0.9;",
    "h1, p, .mini-page { float: left; margin: -900px !important; position: relative; z-index: 99999; background: white; }",
]
# Elements of the frame on each page that readers trust.
TRUSTED = {
    "index.html": [".bar", ".theme-card-text", ".theme-card .level", "h1", ".foot"],
    "themes/evil/index.html": [".bar", ".section-bar", ".section-bar .verdict", "#contrast", ".findings li", ".foot"],
    "themes/evil/pages/index.html": [".bar", ".brand", ".switcher", ".foot"],
}

# Every page in two widths.
PLACES = [(path, width) for path in TRUSTED for width in (360, 1280)]

# The stage's elements at an element's middle and near its corners.
TOUCHES = """
element => {
  element.scrollIntoView({ block: "center" });
  const box = element.getBoundingClientRect();
  return [[0.02, 0.1], [0.5, 0.5], [0.98, 0.9]].map(([x, y]) => {
    const found = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return found?.closest("[data-theme]") ? found.outerHTML.slice(0, 80) : "";
  }).filter(words => words);
}
"""
# Boxes of one height for all themes keep the frame in the same places; everything is hit by the pointer.
SAME_PLACES = """
.findings .is-waived { display: none }
.downloads small { display: none }
.stage-box { height: 90px !important }
.theme-card { content-visibility: visible !important }
* { pointer-events: auto !important }
"""
# The largest difference of a channel between two pictures; 255 if their sizes differ.
DIFFERENCE = """
async pictures => {
  const [one, other] = await Promise.all(pictures.map(async picture => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return 255;
  return one.data.reduce((most, value, index) => Math.max(most, Math.abs(value - other.data[index])), 0);
}
"""
# Chromium smooths the edges of text a little otherwise beside a box that scrolls and has filters.
SMOOTHING = 48


def build(folder, hook):
    """A site of a faint theme with this `css`."""
    files = {
        "themes/evil.yml": FAINT.format(hook),
        "docs/index.md": "# Hello\n\nWords.\n\n## More\n\nWords.\n",
        # CSS that is not judged is a waived finding then, which the pictures leave out.
        "themepreview.yml": "rules: { contrast/unchecked-style: off }\n",
    }
    return build_site(folder, files, status=None)


def visits(page, site, places):
    """Opens each path at a width: these two, and the trusted elements."""
    page.emulate_media(reduced_motion="reduce")
    for path, width in places:
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(site.url(path))
        page.add_style_tag(content=SAME_PLACES)
        yield path, width, {selector: page.locator(selector).first for selector in TRUSTED[path]}


def picture_of_frame(page):
    """The page without its stages."""
    # A blur of 300 px takes a slow machine more than the usual limit.
    return page.screenshot(full_page=True, mask=[page.locator(".stage-box")], timeout=120_000)


def difference(page, *pictures):
    """The distance of two pictures, in levels of a channel."""
    page.goto("about:blank")
    return page.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in pictures])


# Lengths that browsers cut off at 33 million pixels.
SIZES = [
    "css: '& { height: 99999999px }'",
    "css: '& { min-height: 99999999px; min-width: 99999999px }'",
    "css: '& { margin: 99999999px }'",
    "css: '& { margin: -999px -999px -99999px }'",
    "css: '& { padding: 999999px; zoom: 99 }'",
    "css: '& { aspect-ratio: 1 / 99999; line-height: 99999 }'",
    "css: '& { display: grid; grid-template-rows: repeat(9999, 9999px); gap: 99999px }'",
    "css: '& { display: table; border-spacing: 99999px; width: 99999px }'",
    "css: '& { writing-mode: vertical-rl; inline-size: 99999px; block-size: 99999px }'",
    "css: '& { display: contents } * { display: block; height: 99999999px; float: left }'",
    "css: '& { animation: spin 1s infinite; position: fixed; height: 99999999px }'",
    "layout: { spacing: { xs: 1000000rem, sm: 1000000rem, md: 1000000rem, lg: 1000000rem, xl: 1000000rem } }",
    "layout: { radius: { sm: 1000000rem, md: 1000000rem }, border: 1000000rem, measure: 1000000rem }",
    "fonts: { styles: { body: { size: 1000000rem, lineHeight: 5 }, h3: { size: 1000000rem }, code: { size: 1000000rem } } }",
    "components: { button: { padding: 1000000rem, radius: 1000000rem, borderWidth: 1000000rem } }",
]
# The size and place of each card, and of the stage's box on it.
CARDS = """
all => all.map(card => {
  const [whole, box] = [card, card.querySelector(".stage-box")].map(each => each.getBoundingClientRect());
  return { height: whole.height, boxHeight: box.height,
           place: [whole.width, box.width, box.top - whole.top, box.left - whole.left] };
})
"""
SCROLLED = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def harmless(tmp_path_factory):
    site = build(tmp_path_factory.mktemp("harmless"), HARMLESS)
    with open_browser() as context:
        page = context.pages[0]
        return {(path, width): picture_of_frame(page) for path, width, _ in visits(page, site, PLACES)}


@pytest.mark.parametrize("hook", COVERS)
def test_a_theme_covers_nothing_of_the_frame(page, tmp_path, harmless, hook, extent):
    site = build(tmp_path / "project", hook)
    problems, pictures = [], {}
    at = COVERS.index(hook)
    places = [place for number, place in enumerate(PLACES, at) if extent.takes(number + number // 2, 2)]
    for path, width, trusted in visits(page, site, places):
        pictures[path, width] = picture_of_frame(page)
        for selector, element in trusted.items():
            problems += [((path, width), f"{selector} lies under {found}") for found in element.evaluate(TOUCHES)]
    for place, picture in pictures.items():
        if picture != harmless[place] and difference(page, picture, harmless[place]) > SMOOTHING:
            problems.append((place, "the frame looks another way"))
    expect_none(problems)


@pytest.fixture(scope="module")
def huge(tmp_path_factory):
    """A site of themes with SIZES, after one without."""
    colors = 'colors: { background: "#102030", text: "#ffffff" }\n'
    files = {f"themes/size{number:02d}.yml": f"{colors}{size}\n" for number, size in enumerate(["", *SIZES])}
    folder = make_project(tmp_path_factory.mktemp("huge"), files)
    assert "error" not in run("build", "--project", folder).stdout
    return Site(folder / "site")


def test_a_theme_keeps_its_place_in_the_gallery_whatever_its_lengths(page, huge):
    page.goto(huge.url("index.html"))
    page.add_style_tag(content=".theme-card { content-visibility: visible !important }")
    cards = page.locator(".theme-card").evaluate_all(CARDS)
    assert len(cards) == len(SIZES) + 1
    for card, size in zip(cards, ["", *SIZES]):
        assert card["boxHeight"] <= 32 * 16 and card["height"] <= 45 * 16, size
        assert card["place"] == cards[0]["place"], size
    assert not page.evaluate(SCROLLED)
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_theme_pushes_no_verdict_out_of_reach(page, huge):
    for theme, size in zip(huge.themes, ["", *SIZES]):
        page.goto(huge.url(theme["page"]))
        heights = page.locator(".stage-box").evaluate_all("all => all.map(box => box.getBoundingClientRect().height)")
        assert max(heights) <= 400 * 16, size
        assert not page.evaluate(SCROLLED), size


def test_every_stage_stands_in_a_box_of_its_own(page, showcase):
    theme = showcase.themes[0]
    for path in ["index.html", theme["page"], *showcase.pages_of(theme)[:1]]:
        page.goto(showcase.url(path))
        boxes = page.locator(STAGE).evaluate_all(
            "all => all.map(stage => [stage.parentElement.className, getComputedStyle(stage.parentElement).contain])"
        )
        assert boxes and all(name == "stage-box" for name, _ in boxes), path
        assert all({"layout", "paint"} <= set(contain.replace("content", "layout paint").split()) for _, contain in boxes), path


def test_the_box_cuts_off_no_menu_of_the_frame(page, showcase):
    theme = showcase.theme_with_modes()
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(showcase.url(showcase.pages_of(theme)[0]))
        page.locator(THEME_MENU).click()
        page.locator("[data-theme-switcher] a").first.wait_for()
        for link in page.locator("[data-theme-switcher] a").all():
            assert link.evaluate(TOUCHES) == [], width
        assert page.locator(MODE_BUTTONS).first.evaluate(TOUCHES) == []


def test_a_themes_sticky_elements_stay_within_the_box(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 500})
    longest = max(showcase.pages_of(showcase.themes[0]), key=lambda path: (showcase.folder / path).stat().st_size)
    page.goto(showcase.url(longest))
    page.evaluate("window.scrollTo(0, 1200)")
    assert 0 <= page.locator(".site-nav details").evaluate("element => element.getBoundingClientRect().top") <= 100
    assert page.locator(".bar").evaluate("element => element.getBoundingClientRect().top") == 0
