"""The lens: its filters agree with the formulas of the program, measured in pixels of a screenshot."""

import json
import math
import struct
import zlib
from itertools import combinations

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


APART = """\
name: Apart
colors: { background: white, text: black, success: "#4d7a00", warning: "#e0a800", danger: "#a83232", info: "#0b5c9e" }
contrast: { distinct: [ [success, warning, danger], [info, danger] ] }
modes: { dark: { colors: { background: black, text: white, success: "#7bd88f", warning: "#fce566", danger: "#9c2f3a" } } }
"""
GROUPS = [["success", "warning", "danger"], ["info", "danger"]]


def oklab(rgb):
    """OKLab of linear RGB; Bj\u00f6rn Ottosson, 2020."""
    l, m, s = (
        math.cbrt(sum(a * b for a, b in zip(row, rgb)))
        for row in [
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        ]
    )
    return (
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    )


def likeness(colors, group, lens):
    """The two likest colours of a group, their \u0394E OK as it is shown, and whether it is enough."""
    labs = {name: oklab([linear(byte) for byte in seen(colors[name], lens)]) for name in group}
    distance, names = min((math.dist(labs[a], labs[b]), (a, b)) for a, b in combinations(group, 2))
    return names, f"{math.floor(distance * 100) / 100:.2f}", distance >= 0.05


def lines(page):
    page.wait_for_function("document.querySelectorAll('.bar + .distinct > span').length === 2")
    return page.locator(".bar + .distinct > span").all_inner_texts()


@pytest.fixture(scope="module")
def apart(tmp_path_factory):
    files = {"themes/apart.yml": APART, "themes/silent.yml": 'colors: { background: white, text: black }\n'}
    files["docs/page.md"] = "# A page\n"
    folder = make_project(tmp_path_factory.mktemp("apart"), files)
    run("build", "--project", folder)
    return folder


def open_apart(page, folder, path, lens):
    page.goto(Site(folder / "site").url(path))
    page.locator(CHOICE).select_option(lens)


@pytest.mark.parametrize("path", ["themes/apart/index.html", "themes/apart/pages/page.html"])
@pytest.mark.parametrize("lens", LENSES)
def test_the_lens_says_which_groups_stay_apart(page, apart, path, lens):
    modes = {mode["name"]: mode["colors"] for mode in Site(apart / "site").themes[0]["modes"]}
    for mode, colors in modes.items():
        open_apart(page, apart, path, lens)
        page.locator(f"[data-set-mode={mode}]").click()
        expected = []
        for group in GROUPS:
            names, distance, is_apart = likeness(colors, group, lens)
            nearest = f"{' and '.join(names)}, " if len(group) > 2 else ""
            expected.append(f"{'apart' if is_apart else 'alike'} {', '.join(group)} {nearest}\u0394E OK {distance}")
        page.wait_for_function(
            "words => JSON.stringify([...document.querySelectorAll('.bar + .distinct > span')].map(e => e.innerText)) === words",
            arg=json.dumps(expected, ensure_ascii=False, separators=(",", ":")),
        )


def test_the_numbers_beside_the_lens_are_those_of_check(page, apart):
    said = json.loads(run("check", "--project", apart, "--format", "json", status=None).stdout)["findings"]
    found = [row for row in said if row["rule"] == "color/indistinct-pair" and row["mode"] == "light"]
    assert found
    for row in found:
        sight = row["message"].split(" look alike in ")[1].split(":")[0]
        open_apart(page, apart, "themes/apart/index.html", {"greyscale": "grey"}.get(sight, sight))
        page.locator("[data-set-mode=light]").click()
        distance = f"{math.floor(row['measured'] * 100) / 100:.2f}"
        assert any(line.startswith("alike ") and line.endswith(f"\u0394E OK {distance}") for line in lines(page)), row


def test_the_lens_is_silent_where_no_group_must_stay_apart(page, apart):
    open_apart(page, apart, "themes/apart/index.html", "protanopia")
    lines(page)
    page.locator(CHOICE).select_option("")
    page.wait_for_function("!document.querySelector('.distinct > span')")
    watch = Watch(page, apart / "site")
    open_apart(page, apart, "themes/silent/index.html", "protanopia")
    page.wait_for_function("window.themepreviewFacts && window.themepreviewFacts.silent")
    # Files that are loaded once are shown before this, which waits for the same file.
    said = "themepreview.load('../../themes/silent/facts.js').then(() => document.querySelectorAll('.distinct > span').length)"
    assert page.evaluate(said) == 0
    assert not page.locator(".bar + .distinct").is_visible()
    assert not watch.errors + watch.strays + watch.dialogs


def test_a_phone_has_the_groups_at_the_foot_and_the_wall_has_none(page, apart):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(Site(apart / "site").url("themes/apart/index.html"))
    page.locator(".lens-foot [data-lens-choice]").select_option("protanopia")
    page.locator(".lens-foot .distinct > span").first.wait_for()
    assert not page.locator(".bar + .distinct").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.goto(Site(apart / "site").url("compare.html") + "#wall")
    frame = page.locator(".wall-tile.is-shown iframe").first.content_frame
    frame.locator("html[data-lens=protanopia]").wait_for(state="attached")
    assert frame.locator(".distinct").count() == 0
