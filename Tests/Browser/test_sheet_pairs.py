"""Pairs of an app's sheets: each text that Chromium paints on a token is judged, or said to be in no pair."""

import json
import os
import re

import pytest

from browser import open_browser
from claims import expect_none
from program import make_project, run
from random_sheets import TOKENS, elements, random_sheets, token_sheet

COUNT, SEED = int(os.environ.get("THEMEPREVIEW_SHEETS", 40)), 3
WIDTHS = [550, 650, 800, 1200]
NAMES = {f"rgb{color}": name for name, color in TOKENS.items()}
# The animation that some rules ask for; at its start nothing is faint.
FADE = "@keyframes fade { to { color: #777 } }\n"
# What passes by itself, so that the themes have more than the pairs of the sheet.
OTHERS = ".other { color: var(--color-text); background: var(--color-background) }\n"

# The colours of each text, with its ground, the opacity of all around it, and whether it is too small for a lower contrast.
PAINTED = """
() => [...document.querySelectorAll("div")].flatMap(each => {
    const texts = each.children.length ? [] : [null]
    for (const part of ["::before", "::after"]) {
        if (getComputedStyle(each, part).content !== "none") texts.push(part)
    }
    return texts.map(part => {
        const styles = part ? [getComputedStyle(each, part)] : []
        for (let around = each; around.tagName === "DIV"; around = around.parentElement) {
            styles.push(getComputedStyle(around))
        }
        const ground = styles.find(style => style.backgroundColor !== "rgba(0, 0, 0, 0)")
        const opacity = styles.reduce((all, style) => all * style.opacity, 1)
        const size = parseFloat(styles[0].fontSize)
        const isLarge = size >= 24 || size >= 18.66 && styles[0].fontWeight >= 700
        return [styles[0].color, ground ? ground.backgroundColor : "", opacity < 1, !isLarge]
    })
})
"""


def judged(folder, sheets):
    """The pairs that the program measures, and the texts that it leaves out."""
    files = {
        "themepreview.yml": "themes: src/tokens.css\nuses: [src/app]\n",
        "src/tokens.css": token_sheet(),
        "src/app/others.css": OTHERS + FADE,
    }
    files |= {f"src/app/{index}.css": sheet for index, sheet in enumerate(sheets)}
    make_project(folder, files)
    report = json.loads(run("check", "--format", "json", cwd=folder, status=None).stdout)
    messages = [finding["message"] for finding in report["findings"]]
    found = [re.search(r"'(t\d)(/\d+)?' on '(g\d)[^']*' has .* required for (text)?", text) for text in messages]
    # A small text needs more than a large one, so that its pair is judged for both.
    pairs = {
        (match[1], match[3], match[2] is not None, is_small)
        for match in found
        if match
        for is_small in ([True, False] if match[4] else [False])
    }
    uncovered = run("check", "--uncovered", cwd=folder, status=None).stdout
    left_out = set(re.findall(r"--color-(t\d)", uncovered))
    # A token may be another one where a sheet sets it again.
    for name, other in re.findall(r"--color-(t\d): var\(--color-(t\d)\)", "".join(sheets)):
        if name in left_out:
            left_out.add(other)
    return pairs, left_out


def painted(page, sheets, seed):
    """The pairs of tokens that Chromium paints on screens of several widths, faint and small ones told apart."""
    pairs = set()
    styles = "".join(f"<style>{sheet}</style>" for sheet in [token_sheet(), FADE] + sheets)
    page.set_content(f"<!doctype html>{styles}{elements(''.join(sheets), seed)}")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        for text, ground, is_faint, is_small in page.evaluate(PAINTED):
            names = (NAMES.get(text), NAMES.get(ground))
            if all(names) and names[0].startswith("t"):
                pairs.add((*names, is_faint, is_small))
    return pairs


@pytest.fixture(scope="module")
def readings(tmp_path_factory):
    found = []
    with open_browser() as context:
        for seed in range(SEED * 1_000, SEED * 1_000 + COUNT):
            sheets = random_sheets(seed)
            pairs, left_out = judged(tmp_path_factory.mktemp("app"), sheets)
            found.append(("\n".join(sheets), painted(context.pages[0], sheets, seed), pairs, left_out))
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


def test_more_than_half_of_the_texts_are_judged(readings):
    seen = sum(len(seen) for _, seen, _, _ in readings)
    both = sum(len(seen & pairs) for _, seen, pairs, _ in readings)
    assert both > 0.55 * seen > 0
