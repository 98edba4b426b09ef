"""States that axe does not see: focus, placeholder, selection, hover, disabled, and forced colours, by computed colours
and by pixels.
"""

import base64
import json
import re
from collections import Counter

import pytest

from browser import open_browser
from claims import expect_none
from program import ROOT
from site_files import build_site
from site_pages import computed, set_mode
from wcag import ratio

GLASS = """\
colors:
  { background: "#10151f", surface: rgb(255 255 255 / 10%), text: "#e8edf5", highlight: rgb(255 200 0 / 40%),
    selection: rgb(0 120 255 / 35%), code-background: rgb(0 0 0 / 45%), primary: "#5aa0ff" }
"""
PARTS = """\
colors: { background: "#fdfdfd", text: "#222222", primary: "#0a58ca", accent: "#d63384", placeholder: "#6b6b6b" }
components:
  segmented-control: { background: "#dddddd", border: "#555555", selected: { background: "#0a58ca", text: "#ffffff" } }
  field: { background: "#f0f0f0", border: "#666666" }
"""
FILLS = """\
# One

<code>code with [a link](index.md)</code>

<kbd>key with [a link](index.md)</kbd>

<mark>mark with [a link](index.md)</mark>
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    files = {"themes/glass.yml": GLASS, "themes/parts.yml": PARTS, "docs/index.md": FILLS}
    for name in ["harbor", "jellybean"]:
        files[f"themes/{name}.yml"] = (ROOT / f"themes/{name}.yml").read_text(encoding="utf-8")
    return build_site(tmp_path_factory.mktemp("states"), files)


@pytest.fixture(scope="module")
def verdicts(site):
    """The rows of each pair by theme, mode and names."""
    rows = json.loads((site.folder / "contrast.json").read_text(encoding="utf-8"))["pairs"]
    return {(r["theme"], r["mode"], r["pair"]["foreground"], r["pair"]["background"]): r for r in rows}


@pytest.fixture(scope="module")
def page():
    with open_browser() as context:
        yield context.pages[0]


def modes(site):
    """Each theme in each of its modes."""
    return [(theme, mode) for theme in site.themes for mode in theme["modes"]]


def visit(page, site, theme, mode):
    if page.url != site.url(theme["page"]):
        page.goto(site.url(theme["page"]))
        page.add_style_tag(content="* { transition: none !important }")
    set_mode(page, mode["name"])


def hexes(css):
    """'rgb(1, 2, 3)' as '#010203'."""
    return "#" + "".join(f"{int(number):02x}" for number in re.findall(r"\d+", css)[:3])


PIXELS = """
async url => {
  const image = Object.assign(new Image(), { src: url });
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  const hex = at => "#" + [...data.slice(at, at + 3)].map(value => value.toString(16).padStart(2, "0")).join("");
  const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => hex(4 * (y * width + x))));
  return JSON.stringify(rows);
}
"""


def pixels(page, locator, around):
    """The rows of colours in a picture of an element and what is around it."""
    box = locator.bounding_box()
    clip = {"x": box["x"] - around, "y": box["y"] - around}
    clip |= {"width": box["width"] + 2 * around, "height": box["height"] + 2 * around}
    picture = base64.b64encode(page.screenshot(clip=clip)).decode()
    # One text of all is a hundred times faster than as many values.
    return json.loads(page.evaluate(PIXELS, f"data:image/png;base64,{picture}"))


SEGMENTS = [".segmented-control button[aria-pressed]", ".segmented-control button"]
CONTROLS = [*SEGMENTS, ".button", ".button[aria-pressed]", ".switch", ".field"]


def dealt(selectors, number, extent):
    """The selectors that a run looks at in the theme and mode with a number."""
    return [selector for each, selector in enumerate(selectors, number) if extent.takes(each, 2)]


def test_the_ring_lies_between_bands_of_the_page(page, site, extent):
    """From the middle of a control's upper edge upwards: fill or border, background, ring, background."""
    problems = []
    for number, (theme, mode) in enumerate(modes(site)):
        visit(page, site, theme, mode)
        ring, ground = (hexes(computed(mode["colors"][role])) for role in ("focus", "background"))
        for selector in dealt(CONTROLS, number, extent):
            control = page.locator(f".demo {selector}").first
            control.scroll_into_view_if_needed()
            control.focus()
            page.keyboard.press("Shift")
            if not control.evaluate("control => control.matches(':focus-visible')"):
                page.keyboard.press("Tab")
                page.keyboard.press("Shift+Tab")
            rows = pixels(page, control, 8)
            column = [row[len(row) // 2] for row in rows[:10]]
            place = f"{theme['id']}, {mode['name']}: {selector}"
            if ring not in column:
                problems.append((place, "there is no ring"))
                continue
            first = column.index(ring)
            last = next((y for y in range(first, 9) if column[y + 1] != ring), 8)
            if {column[first - 1], column[last + 1]} != {ground}:
                problems.append((place, f"the ring lies between {column[first - 1]} and {column[last + 1]}, not {ground}"))
    expect_none(problems)


def test_the_ring_of_a_link_on_a_fill_lies_between_bands_of_the_page(page, site):
    problems = []
    for theme, mode in modes(site):
        page.goto(site.url(site.pages_of(theme)[0]))
        set_mode(page, mode["name"])
        ring, ground = (hexes(computed(mode["colors"][role])) for role in ("focus", "background"))
        for name in ("code", "kbd", "mark"):
            link = page.locator(f".prose {name} a")
            link.focus()
            page.keyboard.press("Tab")
            page.keyboard.press("Shift+Tab")
            column = [row[len(row) // 2] for row in pixels(page, link, 8)[:10]]
            first = column.index(ring) if ring in column else 0
            around = {column[first - 1], next((color for color in column[first:] if color != ring), None)}
            if around != {ground}:
                problems.append((f"{theme['id']}, {mode['name']}: {name}", f"the ring lies between {around}, not {ground}"))
    expect_none(problems)


def test_the_ring_is_judged_on_what_it_touches(site, verdicts):
    for theme, mode in modes(site):
        row = verdicts[theme["id"], mode["name"], "focus", "background"]
        assert row["pair"]["use"] == "nonText" and row["verdict"] in ("pass", "waived"), (theme["id"], mode["name"])


PLACEHOLDER = "field => { const style = getComputedStyle(field, '::placeholder'); return [style.color, style.opacity] }"


def test_a_placeholder_is_the_judged_pair(page, site, verdicts):
    for theme, mode in modes(site):
        visit(page, site, theme, mode)
        field = page.locator(".field[placeholder]")
        color, opacity = field.evaluate(PLACEHOLDER)
        ground = field.evaluate("field => getComputedStyle(field).backgroundColor")
        assert opacity == "1" and color == computed(mode["colors"]["placeholder"])
        pairs = [("placeholder", "field-background"), ("placeholder", "background"), ("text-muted", "background")]
        row = next(row for pair in pairs if (row := verdicts.get((theme["id"], mode["name"], *pair))))
        if color.startswith("rgb(") and ground.startswith("rgb("):
            assert row["measured"] <= ratio(hexes(color), hexes(ground)) + 1e-9, (theme["id"], mode["name"])
        assert row["verdict"] in ("pass", "waived")


SELECTED = """
element => {
  const style = getComputedStyle(element, '::selection');
  return [style.color, style.backgroundColor];
}
"""


def test_a_selection_is_the_judged_pair_on_every_ground(page, site):
    """On fills it is text on background, whatever the fill; elsewhere on-selection on selection."""
    problems = []
    for theme, mode in modes(site):
        visit(page, site, theme, mode)
        roles = mode["colors"]
        for selector, front, back in [
            (".demo .badge", "text", "background"),
            (".demo .label", "text", "background"),
            (".demo .card.is-selected", "text", "background"),
            (".demo .tone", "text", "background"),
            (".demo mark", "text", "background"),
            (".cell[aria-current]", "text", "background"),
            (".demo p code", "on-selection", "selection"),
            (".code-sample span", "on-selection", "selection"),
            (".demo .card", "on-selection", "selection"),
        ]:
            found = page.locator(selector).first.evaluate(SELECTED)
            if found != [computed(roles[front]), computed(roles[back])]:
                problems.append((theme["id"], f"{selector} is {found}, not {front} on {back}"))
    expect_none(problems)


@pytest.mark.parametrize("name", ["button", "segmented-control button", "field", "badge", "label", "card", "cell"])
def test_a_hover_and_a_disabled_state_are_the_judged_pairs(page, site, verdicts, name):
    component = name.split()[0]
    problems = []
    for theme, mode in modes(site):
        visit(page, site, theme, mode)
        for state, selector in [("hover", ".is-hover"), ("disabled", ":is(:disabled, .is-disabled, [aria-disabled])")]:
            element = page.locator(f".demo .{name}{selector}").first
            front, back = element.evaluate("e => [getComputedStyle(e).color, getComputedStyle(e).backgroundColor]")
            key = (theme["id"], mode["name"], f"{component}-{state}-text", f"{component}-{state}-background")
            row = verdicts.get(key)
            if row is None or not (front.startswith("rgb(") and back.startswith("rgb(")):
                continue
            is_read = state == "hover" or component in ("badge", "label", "card")
            if (row["verdict"] == "exempt") == is_read:
                problems.append((str(key), f"is {row['verdict']}"))
            if row["measured"] > ratio(hexes(front), hexes(back)) + 1e-9:
                problems.append((str(key), f"is {row['measured']}, and the page shows {front} on {back}"))
    expect_none(problems)


def test_samples_keep_the_themes_ground_where_colours_are_forced(page, site, extent):
    """A dark palette of the system: labels keep the theme's text, and so they keep its background."""
    problems = []
    page.emulate_media(forced_colors="active", color_scheme="dark")
    for number, (theme, mode) in enumerate(modes(site)):
        visit(page, site, theme, mode)
        for selector in dealt([".label", ".demo-fields label", ".card", ".cell"], number, extent):
            element = page.locator(f".demo {selector}").first
            element.scroll_into_view_if_needed()
            rows = pixels(page, element, 0)
            inner = Counter(color for row in rows[3:-3] for color in row[3:-3])
            ground = inner.most_common(1)[0][0]
            best = max(ratio(color, ground) for color in inner)
            if best < 3:
                problems.append((f"{theme['id']}, {mode['name']}", f"{selector}: {best:.2f}:1"))
    page.emulate_media(forced_colors="none", color_scheme="light")
    expect_none(problems)
