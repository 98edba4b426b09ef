"""Axe proves that the stage declares what it shows, for every element with words, in every mode.

On the showcase, six published schemes and three awkward themes, axe's verdicts are those of `check`.
"""

import json
import math
import re
import shutil
from typing import NamedTuple

import pytest

from browser import open_browser
from claims import expect_none
from program import ROOT, make_project
from site_files import build_site, mode_for
from site_pages import STAGE, open_details, set_mode
from stage_pairs import UNSEEN, Text, declared, marks, texts

CORPUS = ROOT.parent / "shared/corpora/base16"
# The two with the most findings, and others spread over the rest.
SCHEMES = ["brushtrees", "cupcake", "3024", "github", "selenized-black", "twilight"]

TYPE = """\
name: Odd type
colors: { background: "#ffffff", surface: "#f4f4f4", text: "#7b7b7b", heading: "#8a8a8a", link: "#808080" }
fonts:
  styles:
    body: { size: 18pt }
    heading: { scale: 1 }
    h1: { size: 18.67px, weight: 700 }
    h2: { size: 18.6px, weight: 700 }
    h3: { size: 18.67px, weight: 600 }
    h4: { size: 14pt, weight: 900 }
    h5: { size: 1.5rem, weight: 400 }
    h6: { size: 23px, weight: 400 }
    caption: { size: 24px }
    quote: { size: 1rem }
    label: { size: 150%, weight: 300 }
    button: { size: 0.9rem }
    code: { size: 25px }
modes: { large: { scheme: dark, fonts: { styles: { quote: { size: 30px }, h6: { size: 24px } } } } }
"""
GLASS = """\
name: Glass
colors:
  background: "#10151f"
  surface: rgb(255 255 255 / 30%)
  surface-raised: rgb(255 255 255 / 25%)
  text: rgb(232 237 245 / 70%)
  text-muted: rgb(232 237 245 / 55%)
  highlight: rgb(255 200 0 / 40%)
  selection: rgb(0 120 255 / 35%)
  code-background: rgb(0 0 0 / 45%)
  syntax-comment: rgb(255 255 255 / 45%)
  primary: rgb(90 160 255 / 80%)
modes: { more: { contrast: more } }
"""
PARTS = """\
name: Parts
colors: { background: "#fdfdfd", text: "#222222", primary: "#0a58ca", accent: "#d63384" }
contrast: { level: AAA }
components:
  button: { background: "#888888", hover: { text: "#777777" }, selected: { background: "#999999", text: "#aaaaaa" } }
  segmented-control: { text: "#8a8a8a", selected: { background: "#cccccc" } }
  field: { text: "#666666", hover: { background: "#dddddd" }, selected: { text: "#808080" } }
  cell: { background: "rgb(0 0 0 / 30%)", hover: { text: "#555555" }, selected: { background: "#eeeeee" } }
  card: { text: "#707070", hover: { background: "rgb(0 0 0 / 10%)" }, selected: { text: "#999999" } }
  badge: { background: "#f0c0d0", selected: { text: "#ffffff", background: "#ff80ab" } }
  label: { text: "#767676", selected: { background: "#e0e0e0" } }
"""
PAGE = """\
---
title: Everything
---
# One `code` <a href="#">link</a>

## Two `code` [link](index.md)
### Three
#### Four
##### Five `code`
###### Six [link](index.md)

Words, [a link](index.md), [`a link of code`](index.md), `code`, **strong `code`**, *emphasis*, <mark>a mark</mark>,
<mark>a mark with <code>code</code></mark>, <del>gone</del>, <kbd>Key</kbd>, <kbd>a <a href="index.md">key</a></kbd>,
<code>a <a href="index.md">link</a></code>, <small>small</small>, <span class="muted">muted</span>.

> A quotation with [a link](index.md), `code` and **strong words**.
>
> - its list

> [!NOTE]
> ### A note with [a link](index.md)
>
> Words[^1] and [a link](index.md).
>
> > A quotation.

[^1]: A footnote with [a link](index.md).

1. One
2. Two

<table>
<tr><th>Head</th><th>Head <code>code</code></th></tr>
<tr><td>Cell</td><td><a href="index.md">Link</a> <mark>mark</mark></td></tr>
</table>

| Left | Middle | Right |
|:-----|:------:|------:|
| [a link](index.md) | `code` | ~~gone~~ **strong** |

- [ ] open, with [a link](index.md)
- [x] done, https://example.org

> [!TIP]
> Words and `code`.

> [!IMPORTANT]
> Words and `code`.

> [!WARNING]
> Words and `code`.

> [!CAUTION]
> | Head |
> |------|
> | Cell |

<details open><summary>More</summary>

Words.

</details>

<figure><figcaption>A caption</figcaption></figure>

```swift
@main struct Words { let name: String = "a" + 1.description // comment
  func f() -> Bool? { nil } }
```

```html
<a href="chart.html">the chart</a> <!-- comment -->
```

```diff
- gone
+ come
```

```swift title="Sources/Words.swift" {1,3-4}
/* A comment
   that goes on */
@main struct Words { let name: String = "a" + 1.description
  func f() -> Bool? { nil } }
```

---

    plain code
"""
SUMMARY = """\
- [Start](index.md)

# A part

- [Everything](everything.md)
  - [Not written yet]()
"""


# The change of a ratio by one of 255 levels in one channel: axe reads alphas with fewer digits.
ONE_LEVEL = 0.05


class Sighting(NamedTuple):
    """A text on a page in a mode."""

    place: str
    mode: str
    text: Text


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    files = {"themes/odd-type.yml": TYPE, "themes/glass.yml": GLASS, "themes/parts.yml": PARTS}
    pages = {"docs/index.md": "# Start\n\n[everything](everything.md)\n", "docs/everything.md": PAGE, "docs/SUMMARY.md": SUMMARY}
    profile = "contrast: { families: [{ themes: '*', profile: all }] }\n"
    settings = {"themepreview.yml": "markdown: { rawHTML: true }\n" + profile}
    folder = make_project(tmp_path_factory.mktemp("stage"), files | pages | settings)
    shutil.copytree(ROOT / "themes", folder / "themes/showcase")
    if CORPUS.is_dir():
        for name in SCHEMES:
            shutil.copy(CORPUS / f"{name}.yaml", folder / "themes")
    return build_site(folder)



class Verdicts:
    """The results of `check` for the pairs of a site's themes."""

    def __init__(self, site):
        report = json.loads((site.folder / "contrast.json").read_text(encoding="utf-8"))
        self.colors = {(theme["id"], mode["name"]): mode["colors"] for theme in site.themes for mode in theme["modes"]}
        self.rows, self.levels = {}, dict.fromkeys(self.colors, "AA")
        for row in report["pairs"]:
            use = row["pair"]["use"]
            if use in ("text", "largeText"):
                self.rows.setdefault(key_of(row), []).append(row)
            if (use, row.get("required")) == ("text", 7):
                self.levels[row["theme"], row["mode"]] = "AAA"
        found = [row for row in report["findings"] if row["rule"] == "contrast/low-contrast"]
        self.findings = {(*key_of(row), row["pair"]["use"]): row for row in found}
        self.wide = {row["theme"] for row in report["findings"] if row["rule"] == "color/out-of-gamut"}

    def row(self, seen):
        """The strictest row of an element's pair; for a component with default colours, of its roles."""
        place, pair = (seen.text.theme, seen.mode), seen.text.pair
        rows = self.rows.get((*place, pair.foreground, pair.background), [])
        if not rows:
            front, back = (self.roles(place, value) for value in seen.text.values)
            pairs = [(one, two) for one in front for two in back] + [(two, one) for one in front for two in back]
            rows = [row for names in pairs for row in self.rows.get((*place, *names), [])]
        return max(rows, key=lambda row: row["required"], default=None)

    def roles(self, place, value):
        """The roles with a value; a transparent one shows the background."""
        if is_transparent(value):
            return ["background"]
        return [role for role, color in self.colors[place].items() if color == value]

    def shows_one_of_several(self, seen):
        """The page shows one of several stacks or renditions, while the check reports the worst."""
        return seen.text.theme in self.wide or not all(re.fullmatch("#[0-9a-f]{6}", value) for value in seen.text.values)

    def finding(self, row):
        return row and self.findings.get((*key_of(row), row["pair"]["use"]))


def is_transparent(value):
    return re.fullmatch(r"(rgb|rgba)\(0,? 0,? 0(,| /) 0\)", value)


def key_of(row):
    return row["theme"], row["mode"], row["pair"]["foreground"], row["pair"]["background"]


@pytest.fixture(scope="module")
def verdicts(site):
    return Verdicts(site)


@pytest.fixture(scope="module")
def declarations():
    return "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "templates/styles").glob("stage*.css")))


@pytest.fixture(scope="module")
def sightings(site, verdicts, declarations, extent):
    """Every text on the gallery, and of every theme in every mode: on one of its pages in turn, or on all."""
    seen = []
    with open_browser() as context:
        page = context.pages[0]
        # The cards of the gallery are drawn only when they are in view.
        page.set_viewport_size({"width": 1280, "height": 400 * len(site.themes)})
        visit(page, site, "index.html", declarations)
        # Buttons of the frame that lie over a card until they are wanted.
        page.add_style_tag(content=".card-actions { display: none } .theme-card .stage-box { content-visibility: visible !important }")
        shown = {theme["id"]: mode_for(theme, "light")["name"] for theme in site.themes}
        # A card cuts off what does not fit, and axe judges only what is wholly seen.
        cards = [
            text for text in texts(page, STAGE, "AA")
            if text.is_disabled or (text.axes and text.axes.doubt != "bgOverlap")
        ]
        seen += [Sighting("index.html", shown[text.theme], text) for text in cards]
        page.set_viewport_size({"width": 1280, "height": 800})
        for theme, path, modes in looks(site, extent):
            visit(page, site, path, declarations)
            for mode in modes:
                set_mode(page, mode)
                level = verdicts.levels[theme["id"], mode]
                seen += [Sighting(path, mode, text) for text in texts(page, STAGE, level)]
    return seen


def looks(site, extent):
    """Each theme on each of its pages, with the modes to look at."""
    for at, theme in enumerate(site.themes):
        paths = [theme["page"], *site.pages_of(theme)]
        for number, path in enumerate(paths, at):
            names = [mode["name"] for mode in theme["modes"]]
            modes = [name for each, name in enumerate(names, number) if extent.takes(each, len(paths))]
            if modes:
                yield theme, path, modes


def visit(page, site, path, css):
    page.goto(site.url(path))
    open_details(page)
    page.add_style_tag(content=marks(css))


def place_of(seen):
    return f"{seen.place} in {seen.mode}: {seen.text.html}"


def judged(sightings):
    """The texts with a ratio by axe."""
    return [seen for seen in sightings if seen.text.axes and seen.text.axes.ratio]


def cut_off(ratio):
    return math.floor(ratio * 100) / 100


def lies_on_the_worst(seen, row):
    """The page shows exactly the colours of the worst stack."""
    return set(row["colors"].values()) == seen.text.axes.colors


@pytest.mark.skipif(not CORPUS.is_dir(), reason="there is no ../shared/corpora")
def test_schemes_of_others_are_among_the_themes(site):
    assert sum(theme["format"] == "base16" for theme in site.themes) == len(SCHEMES)


def test_every_text_declares_its_pair(sightings):
    expect_none((place_of(seen), "no rule of the stage declares a pair") for seen in sightings if not seen.text.pair)


def test_only_what_is_disabled_is_declared_exempt(sightings):
    expect_none(
        (place_of(seen), f"{seen.text.pair} is not disabled")
        for seen in sightings
        if seen.text.pair.purpose == "exempt" and not seen.text.is_disabled
    )


def test_axe_judges_every_text_that_is_not_disabled(sightings):
    """It is unsure only about text in the colour of its background, whose ratio is 1."""
    for seen in sightings:
        axes = seen.text.axes
        if seen.text.is_disabled or not axes:
            assert seen.text.is_disabled and not axes, place_of(seen)
        elif axes.outcome == "incomplete":
            assert (axes.doubt, axes.ratio) == ("equalRatio", 1), f"{place_of(seen)}: {axes}"


def test_every_pair_is_checked_with_the_same_two_decimals(sightings, verdicts):
    expect_none(problem for seen in judged(sightings) for problem in measurement_problems(seen, verdicts))


def measurement_problems(seen, verdicts):
    pair, axes, row = seen.text.pair, seen.text.axes, verdicts.row(seen)
    words = f"{pair.foreground} on {pair.background}"
    if row is None:
        yield place_of(seen), f"{words} is not checked"
        return
    measured = cut_off(row["measured"])
    if lies_on_the_worst(seen, row):
        if axes.ratio != measured:
            yield place_of(seen), f"{words} has {measured}, and axe measures {axes.ratio}"
    elif not verdicts.shows_one_of_several(seen) or measured > axes.ratio + ONE_LEVEL:
        yield place_of(seen), f"{words} is {row['colors']}, and axe sees {axes.colors}"
    if axes.asked > row["required"]:
        yield place_of(seen), f"{words} needs {axes.asked}, and {row['required']} is asked"


def test_every_violation_is_a_finding(sightings, verdicts):
    violations = [seen for seen in judged(sightings) if seen.text.axes.outcome != "passes"]
    assert violations
    expect_none(
        (place_of(seen), f"{seen.text.pair} at {seen.text.axes.ratio}: there is no finding")
        for seen in violations
        if not verdicts.finding(verdicts.row(seen))
    )


def test_every_finding_of_a_text_that_occurs_is_a_violation_there(sightings, verdicts):
    """A text counts if axe requires the ratio of its pair and it lies on the worst stack."""
    problems, occurring = [], set()
    for seen in judged(sightings):
        row, axes = verdicts.row(seen), seen.text.axes
        if axes.asked == row["required"] and lies_on_the_worst(seen, row):
            occurring.add(key_of(row))
            if verdicts.finding(row) and axes.outcome == "passes":
                problems.append((place_of(seen), f"{seen.text.pair} passes with {axes.ratio}"))
    expect_none(problems)
    assert occurring & {key[:4] for key in verdicts.findings}


def test_every_declared_pair_occurs_on_the_stage(site, sightings, declarations):
    seen = {seen.text.pair for seen in sightings}
    rest = [(selector, pair) for selector, pair in declared(declarations) if pair not in seen]
    texts_unseen = [row for row in rest if row[1].purpose not in ("nonText", "exempt") and not UNSEEN.search(row[0])]
    expect_none((selector, f"{pair} occurs nowhere") for selector, pair in texts_unseen)
    with open_browser() as context:
        page = context.pages[0]
        page.goto(site.url(site.themes[0]["page"]))
        expect_none(
            (selector, f"{pair} occurs nowhere")
            for selector, pair in rest
            if pair.purpose == "exempt" and page.locator(selector).count() == 0
        )
