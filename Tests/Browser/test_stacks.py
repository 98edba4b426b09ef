"""Every stack of fills that a stage builds is one that `check` judges: scene, states, grounds, gallery and Markdown."""

import json
import random

import pytest

from browser import open_browser
from claims import expect_none
from site_files import build_site
from site_pages import STAGE, open_details
from stage_stacks import names_by_value, seen_on
from test_nesting import pages

SURFACES = ["surface", "surface-raised"]
FILLS = ["primary", "secondary", "accent", "success", "warning", "danger", "info"]
MARKS = ["highlight", "selection", "code-background"]
TEXTS = ["heading", "text-muted", "link", "link-visited", "border-strong", "focus", "code", "placeholder"]
PARTS = {
    "button": ["background"],
    "field": ["background"],
    "cell": ["background"],
    "card": ["background"],
    "badge": ["background"],
    "label": ["background"],
    "switch": ["background"],
    "segmented-control": ["background"],
}
GROUNDS = "[aria-label=Ground] button"
STATES = "[data-needs='states.js'] button"
# After two frames, what a press changes is painted.
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Colors:
    """Colours that are all different, so that each tells its name."""

    def __init__(self, chance, ground, ink):
        self.chance, self.ground, self.ink, self.used = chance, ground, ink, set()

    def fill(self, strength):
        """A translucent fill, most often in the colour of the text: each further layer then takes contrast away."""
        return self.unused(lambda: (self.shade(self.ink), round(self.chance.uniform(0.3, 1) * strength, 3)))

    def text(self):
        return self.unused(lambda: (self.shade(self.ink), 1))

    def shade(self, level):
        return tuple(abs(level - self.chance.randrange(0, 12)) for _ in range(3))

    def unused(self, make):
        while (color := make()) in self.used:
            pass
        self.used.add(color)
        (red, green, blue), alpha = color
        return f'"rgb({red} {green} {blue} / {alpha})"'


class WildColors(Colors):
    """Fills of any colour, opaque or translucent, and translucent texts among others."""

    def fill(self, strength):
        return self.unused(lambda: (self.level(), self.chance.choice([1, round(self.chance.random(), 3)])))

    def text(self):
        return self.unused(lambda: (self.level(), self.chance.choice([1, round(self.chance.uniform(0.4, 1), 3)])))

    def level(self):
        return tuple(self.chance.randrange(256) for _ in range(3))


def theme(seed, ground, ink, is_styled, surfaces=0.3, fills=0.3, make=Colors):
    """A theme whose surfaces and other fills take away up to this share of what shines through."""
    colors = make(random.Random(seed), ground, ink)
    roles = {"background": f'"rgb({ground} {ground} {ground})"', "text": colors.text()}
    roles |= {name: colors.text() for name in TEXTS}
    roles |= {name: colors.fill(surfaces) for name in SURFACES}
    roles |= {name: colors.fill(fills) for name in FILLS + MARKS}
    roles |= {f"on-{name}": colors.text() for name in [*FILLS, "highlight", "selection"]}
    lines = ["colors:", *(f"  {name}: {value}" for name, value in roles.items())]
    if is_styled:
        lines.append("components:")
        for name, parts in PARTS.items():
            own = "".join(f"{part}: {colors.fill(0.3)}, " for part in parts)
            states = f"hover: {{ background: {colors.fill(0.3)} }}, selected: {{ background: {colors.fill(0.3)} }}"
            lines.append(f"  {name}: {{ {own}text: {colors.text()}, {states} }}")
    return "\n".join(lines) + "\n"


THEMES = {
    "ink": theme(1, 255, 0, False),
    "chalk": theme(2, 0, 255, False, surfaces=0.03),
    "parts": theme(3, 255, 0, True),
    "slate": theme(4, 20, 240, True, surfaces=0.03),
    "wild": theme(5, 230, 20, True, make=WildColors),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    files = {f"themes/{name}.yml": text for name, text in THEMES.items()}
    files |= {"docs/index.md": "# Start\n"}
    files |= {f"docs/{name}.md": text for name, text in pages().items()}
    return build_site(tmp_path_factory.mktemp("stacks"), files)


@pytest.fixture(scope="module")
def rows(site):
    """The pairs of each theme."""
    rows = {}
    for row in json.loads((site.folder / "contrast.json").read_text(encoding="utf-8"))["pairs"]:
        rows.setdefault(row["theme"], []).append(row)
    return rows


def walks(page, site, theme):
    """Everything on the stages of a theme, in each state and on each ground, with the place where it was seen."""
    page.goto(site.url(f"themes/{theme['id']}/index.html"))
    open_details(page)
    yield "scene", seen_on(page, STAGE)
    for group in [STATES, GROUNDS]:
        buttons = page.locator(group)
        for index in range(buttons.count()):
            buttons.nth(index).dispatch_event("click")
            page.evaluate(PAINTED)
            yield buttons.nth(index).inner_text(), seen_on(page, STAGE)
    page.goto(site.url("index.html"))
    yield "gallery", seen_on(page, f'[data-theme="{theme["id"]}"]')
    for name in pages():
        page.goto(site.url(f"themes/{theme['id']}/pages/{name}.html"))
        open_details(page)
        yield name, seen_on(page, STAGE)


@pytest.fixture(scope="module")
def found(site, rows):
    """By theme: what was seen, and the names of its colours."""
    found = {}
    with open_browser() as context:
        page = context.pages[0]
        for theme in site.themes:
            seen = [(place, one) for place, all_seen in walks(page, site, theme) for one in all_seen]
            names = {row["pair"][part] for row in rows[theme["id"]] for part in ("foreground", "background")}
            found[theme["id"]] = seen, names_by_value(page, STAGE, names)
    return found


def is_about(row, fronts, grounds):
    """Two opaque colours have one ratio, whichever is in front."""
    front, ground = row["pair"]["foreground"], row["pair"]["background"]
    return front in fronts and ground in grounds or ground in fronts and front in grounds


def is_told_otherwise(one, fronts, grounds, rows):
    """Decoration, the edge of what lies over the scrim, and fills that the words or the sign on them tell."""
    if not any(row["pair"]["foreground"] in fronts and row["pair"]["use"] == "nonText" for row in rows):
        return True
    names = ("button", "pin", "scene-button")
    return not grounds or any(f'class="{name}' in one.html for name in names)


def problems(seen, names, rows, is_wild=False):
    # Of wild edges and fills only the one that stands out more has a pair; which is that differs from ground to ground.
    for place, one in seen:
        fronts, grounds = names.get(one.color, set()), names.get(one.fills[0], set())
        about = [row for row in rows if is_about(row, fronts, grounds)]
        if one.is_disabled or one.kind != "text" and (is_wild or is_told_otherwise(one, fronts, grounds, rows)):
            continue
        if any(row["verdict"] == "exempt" for row in about):
            continue
        if not about and one.kind == "line" and one.inner != one.fills:
            yield from problems([(place, one.inside)], names, rows)
            continue
        words = f"{one.kind} {sorted(fronts)} on {[sorted(names.get(fill, [fill])) for fill in one.fills]}"
        if not about:
            yield place, f"no pair: {words}: {one.html}"
        elif min(row["measured"] for row in about) > one.ratio + 1e-9:
            judged = min(row["measured"] for row in about)
            yield place, f"{one.ratio:.2f} is below the judged {judged:.2f}: {words}: {one.html}"


def test_the_stages_have_fills_on_fills(found):
    # The opaque fills of a wild theme end its stacks.
    for seen in (seen for theme, (seen, _) in found.items() if theme != "wild"):
        assert sum(len(one.fills) > 3 for _, one in seen) > 5


def test_every_stack_of_a_stage_is_judged(found, rows):
    expect_none(
        (f"{theme}: {place}", words)
        for theme, (seen, names) in found.items()
        for place, words in problems(seen, names, rows[theme], theme == "wild")
    )
