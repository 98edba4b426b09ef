"""Colours that a browser computes: 5,000 random expressions, computed by the program and by Chromium."""

import math

import pytest

from browser import open_browser
from claims import expect_none
from color_expressions import color_expressions
from color_readings import parts, read_by_the_program, with_alpha

COUNT, SEED = 5_000, 7
# Numbers of rgb() are rounded to whole ones. Others differ by the rounded matrices of Chromium: by less than this of the
# range of a component.
STEP, TOLERANCE = 1, 5e-4
# Rounding decides more where a mixture lies far outside the gamut or a part of it is all but grey.
SPARED = COUNT // 200
# The alpha of rgb() has 256 steps.
ALPHA_STEP = 1 / 255
# The ranges of lightness, chroma and the axes in spaces whose components are not shares.
RANGES = {"lab": 100, "lch": 100}

READ = """
texts => {
    const element = document.body.appendChild(document.createElement("div"))
    return texts.map(text => {
        element.style.color = ""
        element.style.color = text
        return element.style.color === "" ? null : getComputedStyle(element).color
    })
}
"""


@pytest.fixture(scope="module")
def readings():
    texts = color_expressions(COUNT, SEED)
    ours = read_by_the_program(texts)
    with open_browser() as context:
        chromium = context.pages[0].evaluate(READ, texts)
    return list(zip(texts, ours, chromium, strict=True))


def test_chromium_reads_every_expression(readings):
    assert len(readings) == COUNT
    expect_none([(text, "it is no colour") for text, _, chromium in readings if chromium is None])


def test_every_expression_has_the_form_that_chromium_gives_it(readings):
    expect_none(
        [
            (text, f"{ours.get('css', ours['error'])}, in Chromium {chromium}")
            for text, ours, chromium in readings
            if not (ours["valid"] and parts(ours["css"])[0] == parts(chromium)[0])
        ]
    )


def test_nearly_every_expression_has_the_value_of_chromium(readings):
    different = [
        (text, ours["css"], chromium)
        for text, ours, chromium in readings
        if not is_equal(parts(ours["css"]), parts(chromium))
    ]
    assert len(different) <= SPARED, different


def is_equal(own, other):
    (name, numbers), (_, others) = own, other
    numbers, others = with_alpha(numbers), with_alpha(others)
    if name == "rgb":
        is_close = abs(numbers[3] - others[3]) <= ALPHA_STEP + 1e-9
        return is_close and all(abs(a - b) <= STEP for a, b in zip(numbers, others))
    size = RANGES.get(name, 1)
    if name in ("lch", "oklch"):
        numbers[1:3], others[1:3] = unrolled(numbers), unrolled(others)
    pairs = list(zip(numbers, others))
    return all(math.isclose(a, b, rel_tol=TOLERANCE, abs_tol=TOLERANCE * size) for a, b in pairs)


def unrolled(numbers):
    """The axes of a polar colour, since the hue of a grey says nothing."""
    _, chroma, hue, _ = numbers
    return [chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))]
