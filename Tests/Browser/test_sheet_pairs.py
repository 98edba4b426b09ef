"""Pairs of an app's sheets: each text that Chromium paints on a token is judged, or said to be in no pair."""

import itertools
import json
import os
import re

import pytest

from browser import open_browser
from claims import expect_none
from program import make_project, run
from random_sheets import SCHEMES, elements, random_sheets, token_sheet, tokens

COUNT, SEED = int(os.environ.get("THEMEPREVIEW_SHEETS", 40)), 3
WIDTHS = [550, 650, 800, 1200]
NAMES = {scheme: {f"rgb{color}": name for name, color in tokens(scheme).items()} for scheme in SCHEMES}
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
        for (let around = each; around.tagName !== "BODY"; around = around.parentElement) {
            styles.push(getComputedStyle(around))
        }
        const boxes = styles.filter(style => style.display !== "contents")
        const ground = boxes.find(style => style.backgroundColor !== "rgba(0, 0, 0, 0)")
        const opacity = boxes.reduce((all, style) => all * style.opacity, 1)
        const factors = styles.slice(part ? 1 : 0).map(style => style.zoom * (style.transform === "none" ? 1 : 0.5))
        const size = factors.reduce((all, factor) => all * factor, parseFloat(styles[0].fontSize))
        const isLarge = size >= 24 || size >= 18.66 && styles[0].fontWeight >= 700
        return [styles[0].color, ground ? ground.backgroundColor : "", opacity < 1, !isLarge]
    })
})
"""


def judged(folder, sheets, page):
    """The pairs that the program measures, and the texts that it leaves out; it reads a page where there is one."""
    files = {
        "themepreview.yml": "themes: src/tokens.css\nuses: [src/app]\n",
        "src/tokens.css": token_sheet(),
        "src/app/others.css": OTHERS + FADE,
    }
    files |= {f"src/app/{index}.css": sheet for index, sheet in enumerate(sheets)}
    if page:
        files["src/app/page.html"] = page
    make_project(folder, files)
    report = json.loads(run("check", "--format", "json", cwd=folder, status=None).stdout)
    pairs = set()
    for finding in report["findings"]:
        match = re.search(r"'(t\d)(/\d+)?' on '(g\d)[^']*' has .* required for (text)?", finding["message"])
        # A small text needs more than a large one, so that its pair is judged for both.
        for is_small in [True, False] if match and match[4] else [False] if match else []:
            pairs.add((finding.get("mode"), match[1], match[3], match[2] is not None, is_small))
    uncovered = run("check", "--uncovered", "--verbose", cwd=folder, status=None).stdout
    left_out = set(re.findall(r"^ +\S+:\d+:\d+ +--color-(t\d)", uncovered, re.MULTILINE))
    # A token may be another one where a sheet sets it again.
    for name, other in re.findall(r"--color-(t\d): var\(--color-(t\d)\)", "".join(sheets)):
        if name in left_out:
            left_out.add(other)
    return pairs, left_out


def painted(page, sheets, content):
    """The pairs of tokens that Chromium paints in both schemes on screens of several widths, faint and small ones told
    apart."""
    pairs = set()
    styles = "".join(f"<style>{sheet}</style>" for sheet in [token_sheet(), FADE] + sheets)
    for scheme, width in itertools.product(SCHEMES, WIDTHS):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size({"width": width, "height": 800})
        if width == WIDTHS[0]:
            page.set_content(f"<!doctype html><html data-theme={scheme}>{styles}{content}")
        for text, ground, is_faint, is_small in page.evaluate(PAINTED):
            names = (NAMES[scheme].get(text), NAMES[scheme].get(ground))
            if all(names) and names[0].startswith("t"):
                pairs.add((scheme, *names, is_faint, is_small))
    return pairs


@pytest.fixture(scope="module")
def readings(tmp_path_factory):
    found = []
    with open_browser() as context:
        for seed in range(SEED * 1_000, SEED * 1_000 + COUNT):
            sheets = random_sheets(seed)
            # Every other page is one of the app's files, and has more than the selectors say.
            is_read = seed % 2 == 1
            content = elements("".join(sheets), seed, is_free=is_read)
            pairs, left_out = judged(tmp_path_factory.mktemp("app"), sheets, content if is_read else "")
            text = "\n".join(sheets + ([content] if is_read else []))
            found.append((text, painted(context.pages[0], sheets, content), pairs, left_out))
    return found


def test_no_text_on_a_token_is_passed_without_being_judged(readings):
    expect_none(
        [
            (pair, sheet)
            for sheet, seen, pairs, left_out in readings
            for pair in sorted(seen - pairs)
            if pair[1] not in left_out
        ]
    )


def test_more_than_a_third_of_the_texts_are_judged(readings):
    seen = sum(len(seen) for _, seen, _, _ in readings)
    both = sum(len(seen & pairs) for _, seen, pairs, _ in readings)
    assert both > seen / 3 > 0
