"""Pairs of an app's sheets: each text that Chromium paints on a token is judged, or said to be in no pair."""

import json
import re

import pytest

from browser import open_browser
from claims import expect_none
from program import make_project, run
from random_sheets import TOKENS, elements, random_sheet, token_sheet

COUNT, SEED = 40, 3
WIDTHS = [550, 650, 800, 1200]
NAMES = {f"rgb{color}": name for name, color in TOKENS.items()}
# What passes by itself, so that the themes have more than the pairs of the sheet.
OTHERS = ".other { color: var(--color-text); background: var(--color-background) }\n"

PAINTED = """
() => [...document.querySelectorAll("div")].filter(each => !each.children.length).map(each => {
    let around = each
    const ground = () => getComputedStyle(around).backgroundColor
    while (around.parentElement.tagName === "DIV" && ground() === "rgba(0, 0, 0, 0)") around = around.parentElement
    return [getComputedStyle(each).color, ground()]
})
"""


def judged(folder, sheet):
    """The pairs that the program measures, and the texts that it leaves out."""
    files = {
        "themepreview.yml": "themes: src/tokens.css\nuses: [src/app.css]\n",
        "src/tokens.css": token_sheet(),
        "src/app.css": sheet + OTHERS,
    }
    make_project(folder, files)
    report = json.loads(run("check", "--format", "json", cwd=folder, status=None).stdout)
    messages = [finding["message"] for finding in report["findings"]]
    pairs = {match.groups() for text in messages if (match := re.search(r"'(t\d)' on '(g\d)[^']*' has", text))}
    uncovered = run("check", "--uncovered", cwd=folder, status=None).stdout
    return pairs, set(re.findall(r"--color-(t\d)", uncovered))


def painted(page, sheet, seed):
    """The pairs of tokens that Chromium paints on screens of several widths."""
    pairs = set()
    page.set_content(f"<!doctype html><style>{token_sheet()}{sheet}</style>{elements(sheet, seed)}")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        for colors in page.evaluate(PAINTED):
            names = tuple(NAMES.get(color) for color in colors)
            if all(names) and names[0].startswith("t"):
                pairs.add(names)
    return pairs


@pytest.fixture(scope="module")
def readings(tmp_path_factory):
    found = []
    with open_browser() as context:
        for seed in range(SEED * 1_000, SEED * 1_000 + COUNT):
            sheet = random_sheet(seed)
            pairs, left_out = judged(tmp_path_factory.mktemp("app"), sheet)
            found.append((sheet, painted(context.pages[0], sheet, seed), pairs, left_out))
    return found


def test_no_text_on_a_token_is_passed_without_being_judged(readings):
    expect_none(
        [
            (pair, sheet)
            for sheet, seen, pairs, left_out in readings
            for pair in sorted(seen - pairs)
            if pair[0] not in left_out
        ]
    )


def test_most_texts_are_judged(readings):
    seen = sum(len(seen) for _, seen, _, _ in readings)
    both = sum(len(seen & pairs) for _, seen, pairs, _ in readings)
    assert both > 0.8 * seen > 0
