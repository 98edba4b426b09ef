"""Colours as Chromium reads them: 2,000 random texts in every syntax, read by the program and by the browser."""

import math
from collections import Counter
from dataclasses import dataclass

import pytest

from browser import open_browser
from claims import expect_none
from color_readings import parts, read_by_the_program, with_alpha
from color_texts import REFUSED_ON_PURPOSE, SYNTAXES, color_texts, is_refused_on_purpose

COUNT, SEED = 2_000, 7
# Where Chromium 156 differs from the standard, and we follow the standard or are more precise:
# - rec2020 is decoded with the camera curve of BT.2020, where CSS Color 4 now has the display's gamma of 2.4. The two are
#   up to 75 of 255 apart. We warn about rec2020; painted values cannot agree.
PAINTED_DIFFERENTLY = "rec2020"
# - prophoto-rgb is decoded by a plain power, without the straight piece of ROMM below 16/512: a few steps near black.
STRAIGHT_PIECE, STEPS_WITHOUT_IT = 16 / 512, 3
# - matrices are rounded, which shows in colours far outside anything that can be seen (#3900ff is painted as #79deff).
FARTHEST = 3

# For each text whether it is a colour, its computed value, and the 8-bit sRGB of the canvas when it is painted opaque.
# What Chromium paints outside sRGB is clipped channel by channel.
READ = """
texts => {
    const element = document.body.appendChild(document.createElement("div"))
    const canvas = Object.assign(document.createElement("canvas"), { width: texts.length, height: 1 })
    const context = canvas.getContext("2d", { willReadFrequently: true })
    const rows = texts.map((text, index) => {
        if (!CSS.supports("color", text)) return { valid: false }
        element.style.color = ""
        element.style.color = text
        const computed = getComputedStyle(element).color
        element.style.color = `color(from ${computed} srgb r g b / 1)`
        context.fillStyle = getComputedStyle(element).color
        context.fillRect(index, 0, 1, 1)
        return { valid: true, computed }
    })
    const pixels = context.getImageData(0, 0, texts.length, 1).data
    return rows.map((row, index) => ({ ...row, painted: [...pixels.slice(index * 4, index * 4 + 3)] }))
}
"""


@dataclass
class Reading:
    """A text as program and browser read it; `back` is the browser's reading of the CSS that the program writes."""

    sample: object
    ours: dict
    chromium: dict
    back: dict | None = None

    @property
    def is_read(self):
        """Both read a colour."""
        return self.ours["valid"] and self.chromium["valid"]

    @property
    def is_legacy(self):
        return self.chromium["computed"].startswith("rgb")

    @property
    def is_painted(self):
        """Both read a colour and must paint it alike."""
        return self.is_read and PAINTED_DIFFERENTLY not in self.ours["css"] and max(map(abs, self.encoded)) <= FARTHEST

    @property
    def encoded(self):
        return self.components("srgb")

    def components(self, space):
        return [value or 0 for value in self.ours["spaces"][space]]

    @property
    def place(self):
        return f"{self.sample.text!r} ({self.sample.syntax})"


@pytest.fixture(scope="module")
def readings():
    samples = color_texts(COUNT, SEED)
    texts = [sample.text for sample in samples]
    ours = read_by_the_program(texts)
    assert [row["input"] for row in ours] == texts
    written = [row.get("css") or "black" for row in ours]
    with open_browser() as context:
        chromium = context.pages[0].evaluate(READ, texts + written)
    assert len(chromium) == 2 * COUNT
    return [Reading(*row) for row in zip(samples, ours, chromium[:COUNT], chromium[COUNT:])]


def test_the_texts_cover_every_syntax_valid_and_invalid(readings):
    valid = Counter(reading.sample.syntax for reading in readings if reading.chromium["valid"])
    invalid = Counter(reading.sample.syntax for reading in readings if not reading.chromium["valid"])
    assert len(readings) == COUNT
    assert all(valid[syntax] >= 40 for syntax in SYNTAXES), valid
    assert all(invalid[syntax] >= 3 for syntax in SYNTAXES), invalid
    assert invalid.total() >= 200


def test_few_differences_to_chromium_are_excused(readings):
    both = [reading for reading in readings if reading.ours["valid"] and reading.chromium["valid"]]
    assert len(both) >= 1_400
    assert sum(PAINTED_DIFFERENTLY not in reading.ours["css"] and not reading.is_painted for reading in both) <= 60


def test_the_same_texts_are_colours_here_and_in_chromium(readings):
    expect_none(
        [
            (reading.place, "only Chromium reads it" if reading.chromium["valid"] else "only we read it")
            for reading in readings
            if not is_refused_on_purpose(reading.sample.text) and reading.ours["valid"] != reading.chromium["valid"]
        ]
    )


def test_texts_that_only_lenient_browsers_read_are_refused(readings):
    refused = [reading for reading in readings if is_refused_on_purpose(reading.sample.text)]
    assert sum(reading.chromium["valid"] for reading in refused) >= len(REFUSED_ON_PURPOSE)
    expect_none([(reading.place, "it is read") for reading in refused if reading.ours["valid"]])


def test_legacy_colours_have_the_channels_and_the_alpha_of_chromium(readings):
    legacy = [reading for reading in readings if reading.is_read and reading.is_legacy]
    assert len(legacy) >= 600
    expect_none(
        [
            (reading.place, f"{reading.ours['css']}, in Chromium {reading.chromium['computed']}")
            for reading in legacy
            if not is_equal_in_8_bits(reading)
        ]
    )


def is_equal_in_8_bits(reading):
    """Channels and alpha are equal, but for halves that single precision may round either way."""
    (_, ours), (_, theirs) = parts(reading.ours["css"]), parts(reading.chromium["computed"])
    allowed = [1 if abs(value * 255 % 1 - 0.5) < 1e-4 else 0 for value in reading.encoded] + [0]
    differences = [abs(a - b) for a, b in zip(with_alpha(ours), with_alpha(theirs))]
    return ours[:3] == reading.ours["srgb8"] and all(map(lambda found, most: found <= most, differences, allowed))


def test_other_colours_in_the_gamut_are_painted_within_one_step(readings):
    compared = [reading for reading in readings if reading.is_painted and reading.ours["inGamut"]]
    assert len(compared) >= 900
    expect_none([(reading.place, found) for reading in compared if (found := apart(reading, reading.ours["srgb8"]))])


def test_colours_outside_the_gamut_are_painted_as_we_clip_them(readings):
    compared = [reading for reading in readings if reading.is_painted and not reading.ours["inGamut"]]
    assert len(compared) >= 200
    expect_none(
        [
            (reading.place, found)
            for reading in compared
            if (found := apart(reading, list(bytes.fromhex(reading.ours["mapped"]["clip"][1:]))))
        ]
    )


def apart(reading, ours):
    """The two colours if a channel differs by too many steps."""
    painted = reading.chromium["painted"]
    if max(abs(a - b) for a, b in zip(ours, painted)) <= allowed_steps(reading):
        return None
    return f"{ours}, in Chromium {painted}"


def allowed_steps(reading):
    is_straight = any(abs(value) < STRAIGHT_PIECE for value in reading.components("prophoto-rgb"))
    return STEPS_WITHOUT_IT if "prophoto-rgb" in reading.ours["css"] and is_straight else 1


def test_a_written_colour_is_the_colour_that_was_read(readings):
    written = [reading for reading in readings if reading.is_read]
    expect_none(
        [
            (reading.place, f"{reading.ours['css']} is {reading.back.get('computed')}, not {reading.chromium['computed']}")
            for reading in written
            if not (reading.back["valid"] and is_same(reading))
        ]
    )


def is_same(reading):
    """The two computed colours have one function, and numbers that differ in the sixth digit at most."""
    if reading.is_legacy:
        return reading.back["computed"] == reading.ours["css"]
    (name, numbers), (other_name, others) = parts(reading.back["computed"]), parts(reading.chromium["computed"])
    return name == other_name and all(map(are_close, with_alpha(numbers), with_alpha(others)))


def are_close(first, second):
    return math.isclose(first, second, rel_tol=2e-5, abs_tol=2e-6) or math.isclose(abs(first - second), 360, abs_tol=1e-3)
