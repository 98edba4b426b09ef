"""The lens: its filters agree with the formulas of the program, measured in pixels of a screenshot."""

import struct
import zlib

import pytest

from browser import Watch
from program import make_project, run
from site_files import Site

CHOICE = ".bar [data-lens-choice]"
COLORS = ["#0b5c9e", "#c8102e", "#12a150", "#f2c94c", "#7a3f8f", "#20242b", "#8fbcbb", "#ff7f50", "#3b0a45", "#e6e6e6"]
LENSES = {
    "protanopia": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deuteranopia": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881),
    "tritanopia": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039),
    "grey": (0.2126, 0.7152, 0.0722) * 3,
}


def linear(byte):
    value = byte / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def encoded(value):
    value = min(1, max(0, value))
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


def seen(color, lens):
    """The colour as ColorScience simulates it; its own tests hold these formulas against published values."""
    rgb = [linear(int(color[at : at + 2], 16)) for at in (1, 3, 5)]
    rows = [LENSES[lens][at : at + 3] for at in (0, 3, 6)]
    return [encoded(sum(a * b for a, b in zip(row, rgb))) for row in rows]


def first_pixel(png):
    """The first pixel of a PNG with 8-bit colours: no filter applies to it but with nothing before it."""
    data, at, channels = b"", 8, 3
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        kind, body = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        channels = (4 if body[9] == 6 else 3) if kind == b"IHDR" else channels
        data += body if kind == b"IDAT" else b""
        at += 12 + length
    return list(zlib.decompress(data)[1 : 1 + channels][:3])


@pytest.mark.parametrize("lens", LENSES)
def test_a_lens_agrees_with_the_program_to_one_step_of_a_channel(page, showcase, lens):
    page.goto(showcase.url("index.html"))
    page.evaluate(
        """colors => document.querySelector('main').prepend(...colors.map(color => {
            const box = document.createElement('div')
            box.className = 'measured'
            box.style = `height: 8px; background: ${color}`
            return box
        }))""",
        COLORS,
    )
    boxes = page.locator(".measured").all()
    for color, box in zip(COLORS, boxes):
        assert first_pixel(box.screenshot()) == [int(color[at : at + 2], 16) for at in (1, 3, 5)]
    page.locator(CHOICE).select_option(lens)
    for color, box in zip(COLORS, boxes):
        away = [abs(a - b) for a, b in zip(first_pixel(box.screenshot()), seen(color, lens))]
        assert max(away) <= 1, (color, away)


def test_the_lens_is_kept_from_page_to_page_and_taken_off(page, showcase):
    watch = Watch(page, showcase.folder)
    theme = showcase.themes[0]
    page.goto(showcase.url("index.html"))
    page.locator(CHOICE).select_option("deuteranopia")
    filtered = "getComputedStyle(document.querySelector(location.href.includes('/pages/') ? '.stage-box' : 'main')).filter"
    for path in (theme["page"], showcase.pages_of(theme)[0]):
        page.goto(showcase.url(path))
        assert page.locator(CHOICE).input_value() == "deuteranopia"
        assert page.evaluate(filtered) == 'url("#lens-deuteranopia")'
    assert page.evaluate("getComputedStyle(document.querySelector('main')).filter") == "none"
    page.locator(CHOICE).select_option("")
    page.goto(showcase.url("index.html"))
    assert page.evaluate(filtered) == "none"
    assert not watch.errors + watch.strays + watch.dialogs


def test_on_a_phone_the_lens_is_at_the_foot(page, tmp_path):
    run("build", "--project", make_project(tmp_path, {"themes/a.yml": 'colors: { background: "#fff", text: "#111" }'}))
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(Site(tmp_path / "site").url("index.html"))
    assert not page.locator(CHOICE).is_visible()
    page.locator(".lens-foot [data-lens-choice]").select_option("grey")
    assert page.locator("html").get_attribute("data-lens") == "grey"
