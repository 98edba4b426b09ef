"""Every nesting of Markdown two deep, in opaque, translucent and random themes: axe and `check` agree about every text.

The nestings are dealt out to two pages, of which the usual run shows each theme in each mode one.
"""

import json
import math
import random

import pytest

from browser import open_browser
from claims import expect_none
from site_files import build_site
from site_pages import STAGE, open_details, set_mode
from stage_pairs import texts

# Inline constructs, then those that hold blocks and those that are blocks themselves. {} is what they hold.
INLINES = {
    "emphasis": "*em {}*",
    "strong": "**strong {}**",
    "deleted": "~~gone {}~~",
    "link": "[link {}](index.md)",
    "code": "`code`",
    "note": "note[^1]",
    "mark": "<mark>mark {}</mark>",
    "key": "<kbd>key {}</kbd>",
    "small": "<small>small {}</small>",
    "raised": "<sup>raised {}</sup>",
    "html code": "<code>code {}</code>",
    "html link": '<a href="index.md">link {}</a>',
}
LEAVES = {
    "paragraph": "Words {}",
    "heading": "### Heading {}",
    "small heading": "###### Heading {}",
    "table": "| Head {} | Two |\n|---|---|\n| Cell {} | Words |",
    "code": '```swift title="A.swift" {2}\n// comment\nlet two = "2"\nfunc f() -> Int { 3 }\n```',
    "plain code": "    let plain = 4",
}
CONTAINERS = {"quotation": "> ", "list": "- ", "numbers": "1. ", "task": "- [ ] "}
ALERTS = {f"alert {kind}": f"> [!{kind}]\n" for kind in ["NOTE", "CAUTION"]}


def within(container, text):
    """A text in a container, every line of it."""
    if container in ALERTS:
        return ALERTS[container] + "\n".join(f"> {line}" for line in text.splitlines())
    first = CONTAINERS[container]
    rest = "> " if first == "> " else " " * (2 if first.startswith("-") else 3)
    lines = text.splitlines()
    return "\n".join([first + lines[0], *(rest + line for line in lines[1:])])


def inlines():
    """Every inline construct in every other; a link in a link is none."""
    for outer, around in INLINES.items():
        for inner, text in INLINES.items():
            if "{}" in around and not ("link" in outer and ("link" in inner or inner == "note")):
                yield around.replace("{}", text.replace("{}", "words"))


def fragments():
    words = " ".join(text.replace("{}", "words") for text in INLINES.values())
    every = list(inlines())
    # Each on a line of its own: axe is unsure about a text of which a comma alone stands on a line.
    yield from (",  \n".join(every[part::len(PAGES)]) for part in range(len(PAGES)))
    for leaf in LEAVES.values():
        yield leaf.replace("{}", words)
    for outer in [*CONTAINERS, *ALERTS]:
        for leaf in LEAVES.values():
            yield within(outer, leaf.replace("{}", words))
        for inner in [*CONTAINERS, *ALERTS]:
            yield within(outer, within(inner, "Words *here*\n\n### A `heading`"))


PAGES = ["even", "odd"]
NOTE = "[^1]: A note, [a link](index.md), `code` and <mark>m</mark>.\n"


def pages():
    """The text of each page."""
    every = list(fragments())
    return {
        name: "\n\n<!-- -->\n\n".join(["# A part", *every[part::len(PAGES)], NOTE])
        for part, name in enumerate(PAGES)
    }



THEMES = {
    "faint": """\
colors:
  { background: "#101418", surface: "#20262d", text: "#8a8f96", heading: "#6d7278", link: "#4f7fae", text-muted: "#70757b",
    highlight: "#806000", code-background: "#000000", code: "#777777", syntax-comment: "#555555", danger: "#803030" }
""",
    "glass": """\
colors:
  { background: "#10151f", surface: rgb(255 255 255 / 30%), surface-raised: rgb(255 255 255 / 25%),
    text: rgb(232 237 245 / 70%), text-muted: rgb(232 237 245 / 55%), highlight: rgb(255 200 0 / 40%),
    code-background: rgb(0 0 0 / 45%), syntax-comment: rgb(255 255 255 / 45%), primary: rgb(90 160 255 / 80%) }
modes: { more: { contrast: more } }
""",
    "frost": """\
colors:
  { background: "#fafafa", surface: rgb(0 40 90 / 12%), text: rgb(0 0 0 / 82%), link: rgb(0 70 160 / 90%),
    code-background: rgb(0 0 0 / 7%), code: rgb(0 0 0 / 60%) }
""",
    "pane": """\
colors:
  { background: "#10151f", surface: rgb(255 255 255 / 30%), surface-raised: "#181c24", text: "#b9bec6", text-muted: "#a5a9b0" }
""",
    "large": """\
colors: { background: "#ffffff", surface: "#f2f2f2", text: "#7b7b7b", heading: "#8c8c8c", link: "#808080" }
fonts: { styles: { body: { size: 24px }, caption: { size: 24px }, quote: { size: 24px }, label: { size: 24px }, code: { size: 24px },
  heading: { size: 30px, scale: 1 } } }
""",
}

SEED, RANDOM_THEMES = 20_261, 1
GROUNDS = ["surface", "surface-raised", "code-background", "highlight"]
FRONTS = ["text", "heading", "text-muted", "link", "on-highlight", "code", "syntax-comment", "syntax-keyword", "syntax-string"]


def random_theme(chance):
    """Grounds near the background, some of them translucent, and fronts that pass about half of the time."""
    is_dark = chance.random() < 0.5

    def color(low, high, translucent):
        levels = [chance.randrange(low, high) if is_dark else 255 - chance.randrange(low, high) for _ in range(3)]
        alpha = f" / {chance.randrange(25, 95)}%" if chance.random() < translucent else ""
        return f"rgb({levels[0]} {levels[1]} {levels[2]}{alpha})"

    colors = {"background": color(0, 50, 0)}
    colors |= {role: color(0, 110, 0.5) for role in GROUNDS if chance.random() < 0.8}
    colors |= {role: color(90, 256, 0.3) for role in FRONTS if role == "text" or chance.random() < 0.7}
    size = chance.choice(["16px", "24px", "1.2rem"])
    styles = "".join(f"    {name}: {{ size: {size} }}\n" for name in ["body", "caption", "quote", "label", "code"])
    return "colors:\n" + "".join(f"  {role}: {value}\n" for role, value in colors.items()) + "fonts:\n  styles:\n" + styles


def themes():
    chance = random.Random(SEED)
    return THEMES | {f"random-{number}": random_theme(chance) for number in range(RANDOM_THEMES)}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    files = {f"themes/{name}.yml": text for name, text in themes().items()}
    files |= {f"docs/{name}.md": text for name, text in pages().items()}
    files |= {"docs/index.md": "# Start\n"}
    return build_site(tmp_path_factory.mktemp("nesting"), files)


@pytest.fixture(scope="module")
def rows(site):
    """The verdicts on text, by theme and mode."""
    rows = {}
    for row in json.loads((site.folder / "contrast.json").read_text(encoding="utf-8"))["pairs"]:
        if row["pair"]["use"] in ("text", "largeText"):
            rows.setdefault((row["theme"], row["mode"]), []).append(row)
    return rows


@pytest.fixture(scope="module")
def seen(site, extent):
    """Every text of the pages, by theme and mode, and page."""
    found = {}
    with open_browser() as context:
        page = context.pages[0]
        for at, theme in enumerate(site.themes):
            for number, name in enumerate(PAGES, at):
                page.goto(site.url(f"themes/{theme['id']}/pages/{name}.html"))
                open_details(page)
                for mode in modes(theme, number, extent):
                    set_mode(page, mode["name"])
                    level = "AAA" if mode["contrast"] == "more" else "AA"
                    found[theme["id"], mode["name"], name] = list(texts(page, STAGE, level))
    return found


def modes(theme, number, extent):
    """The modes in which a theme is shown on the page with a number."""
    return [mode for each, mode in enumerate(theme["modes"], number) if extent.takes(each, len(PAGES))]


def judged(seen):
    """Each text with a ratio by axe, with its theme and mode."""
    return ((place[:2], text) for place, found in seen.items() for text in found if text.axes and text.axes.ratio)


def cut_off(ratio):
    return math.floor(ratio * 100) / 100


def colors_of(row):
    return set(row["colors"].values())


@pytest.fixture(scope="module")
def roles(site):
    return {(theme["id"], mode["name"]): mode["colors"] for theme in site.themes for mode in theme["modes"]}


def test_the_pages_have_every_nesting(seen):
    assert all(len(found) > 500 for found in seen.values()), {place: len(found) for place, found in seen.items()}


def test_axe_is_sure_about_every_text(seen):
    read = ((place, text) for place, found in seen.items() for text in found if not text.is_disabled)
    expect_none((place, f"{text.html}: {text.axes}") for place, text in read if not is_sure(text))


def is_sure(text):
    """Axe is unsure only about text in the colour of its background."""
    return text.axes and (text.axes.outcome != "incomplete" or text.axes.ratio == 1)


def test_every_text_is_judged_as_axe_does(seen, rows, roles):
    expect_none(
        (place, f"{text.html}: {text.axes}")
        for place, text in judged(seen)
        if not any(agrees(row, text.axes, roles[place]) for row in rows[place])
    )


def agrees(row, axes, roles):
    """A verdict is about the text that axe sees, with the same outcome; the worst of several stacks may be worse."""
    if row["required"] < axes.asked or (axes.outcome != "passes" and row["verdict"] != "fail"):
        return False
    if colors_of(row) == axes.colors:
        return cut_off(row["measured"]) == axes.ratio
    is_translucent = any(roles[name].startswith("rgba") for name in (row["pair"]["foreground"], row["pair"]["background"]))
    return is_translucent and cut_off(row["measured"]) < axes.ratio


def test_every_failure_that_occurs_is_a_violation(seen, rows):
    occurring = 0
    for place, text in judged(seen):
        for row in rows[place]:
            if row["verdict"] == "fail" and colors_of(row) == text.axes.colors and row["required"] == text.axes.asked:
                occurring += 1
                assert text.axes.outcome != "passes", f"{place}: {text.html}"
    assert occurring > 100
