"""Computes every verdict of the showcase again, and compares with the report on the terminal."""

import json

import pytest
import yaml
from playwright.sync_api import expect

from browser import open_browser
from claims import expect_none
from program import FAINT_THEME, LIGHT_THEME, ROOT, make_project, run
from site_files import Site, build_site
from site_pages import resize
from verdicts import problems_of
from wcag import ratio

IN_VIEW = """
element => {
    const top = element?.getBoundingClientRect().top
    return top >= document.querySelector(".bar")?.getBoundingClientRect().bottom && top < innerHeight / 2
}
"""


def own_level(path):
    """The level in a theme file, or else in the file that it extends."""
    document = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)
    if level := document.get("contrast", {}).get("level"):
        return level
    return own_level(path.parent / f"{document['extends']}.yml") if "extends" in document else "AA"


def levels_of(site):
    """The level of every mode of the showcase, by theme and mode."""
    return {
        (theme["id"], mode["name"]): "AAA" if mode["contrast"] == "more" else own_level(ROOT / theme["file"])
        for theme in site.themes
        for mode in theme["modes"]
    }


def test_every_verdict_of_the_showcase_holds(showcase):
    report = json.loads((showcase.folder / "contrast.json").read_text())
    expect_none(problems_of(report["pairs"], levels_of(showcase)))
    assert {(row["theme"], row["mode"]) for row in report["pairs"]} == set(levels_of(showcase))


def test_the_summary_counts_what_the_report_lists(showcase):
    report = json.loads((showcase.folder / "contrast.json").read_text())
    verdicts = [row["verdict"] for row in report["pairs"]]
    summary = report["summary"]
    assert summary["themes"] == len(showcase.themes)
    assert summary["modes"] == sum(len(theme["modes"]) for theme in showcase.themes)
    assert summary["pairs"] == len(verdicts)
    assert summary["unknown"] == verdicts.count("unknown")
    assert summary["checked"] == sum(verdict in ("pass", "fail", "waived") for verdict in verdicts)
    counted = [finding for finding in report["findings"] if not finding.get("waiver")]
    assert summary["errors"] == sum(finding["severity"] == "error" for finding in counted)
    assert summary["warnings"] == sum(finding["severity"] == "warning" for finding in counted)


def test_the_check_and_the_site_give_the_same_pairs(showcase):
    said = run("check", "--format", "json", "--all-pairs", "--project", ROOT, status=None).stdout
    assert json.loads(said)["pairs"] == json.loads((showcase.folder / "contrast.json").read_text())["pairs"]


def test_every_failure_has_a_cause_and_the_values_of_the_causes_fix_them_all(tmp_path):
    project = make_project(tmp_path, {"themes/a.yml": FAINT_THEME, "themes/b.yml": LIGHT_THEME})
    report = json.loads(run("check", "--format", "json", "--all-pairs", "--project", project, status=1).stdout)
    failing = [row for row in report["pairs"] if row["verdict"] == "fail"]
    causes = [cause for cause in report["causes"] if cause["rule"] == "contrast/low-contrast"]
    assert len(failing) == sum(len(cause["findings"]) for cause in causes) > len(causes) > 0
    for cause in sorted(causes, key=lambda cause: list(cause["location"].values()), reverse=True):
        place = cause["location"]
        path = project / "themes" / place["file"].split("/")[-1]
        lines = path.read_text().split("\n")
        line, start = lines[place["line"] - 1], place["column"] - 1
        lines[place["line"] - 1] = line[:start] + line[start:].replace(cause["written"], cause["value"], 1)
        path.write_text("\n".join(lines))
    report = json.loads(run("check", "--format", "json", "--all-pairs", "--project", project, status=0).stdout)
    assert report["causes"] == [] and all(
        row["verdict"] == "exempt" or ratio(*row["colors"].values()) >= row["required"] for row in report["pairs"]
    )


def test_one_pair_is_measured_as_in_a_theme():
    said = json.loads(run("contrast", "#777777", "#ffffff", "--format", "json", status=None).stdout)
    assert abs(said["ratio"] - ratio("#777777", "#ffffff")) < 1e-12
    assert said["display"].startswith("4.47")


@pytest.fixture(scope="module")
def three(tmp_path_factory):
    """A theme that passes, one that fails, and one that passes with a name that is not ASCII."""
    files = {"themes/a.yml": LIGHT_THEME, "themes/b.yml": FAINT_THEME, "themes/море.yml": LIGHT_THEME}
    return build_site(tmp_path_factory.mktemp("three"), files)


def wait_until_shown(page, theme):
    page.locator(f"[id='{theme}']").wait_for(state="visible")
    page.wait_for_function(f"({IN_VIEW})(document.getElementById('{theme}'))")


@pytest.mark.parametrize("width", [360, 1280])
def test_the_theme_that_the_address_names_is_in_view(page, three, width):
    page.set_viewport_size({"width": width, "height": 300})
    page.goto(three.url("contrast.html") + "#b")
    page.add_style_tag(content="main { padding-bottom: 100vh !important }")
    for theme in ("a", "море"):
        page.evaluate("hash => { location.hash = hash }", theme)
        wait_until_shown(page, theme)
    page.go_back()
    wait_until_shown(page, "a")


@pytest.mark.parametrize("hash", ["", "#", "#_content", "#nothing", "#%", "#%E0"])
def test_an_address_that_names_no_theme_shows_all(page, three, hash):
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(three.url("contrast.html") + hash)
    page.locator("[data-contrast-filters]").wait_for(state="visible")
    assert page.locator("[data-verdict-row]:visible").count() == 3
    assert errors == []


def test_filters_that_hide_the_theme_that_the_address_names_are_lifted(page, three):
    page.goto(three.url("contrast.html"))
    failures = page.locator("[data-contrast-filters] [name=failures]")
    failures.check()
    page.evaluate("location.hash = 'b'")
    page.locator("#b").wait_for(state="visible")
    assert failures.is_checked() and not page.locator("#a").is_visible()
    page.evaluate("location.hash = 'a'")
    page.locator("#a").wait_for(state="visible")
    assert not failures.is_checked()


def test_a_count_of_none_is_calm(page, three):
    page.goto(three.url("contrast.html"))
    colors = {}
    for count in page.locator(".numbers dd").all():
        label = count.locator("xpath=../dt").inner_text()
        colors[label] = count.locator("xpath=..").evaluate("element => getComputedStyle(element).borderTopColor")
    assert page.locator(".numbers .is-fail dd").inner_text() != "0"
    assert page.locator(".numbers .is-unknown dd").inner_text() == "0"
    assert colors["Unknown"] == colors["Waived"] == colors["Pairs"] != colors["Fail"]


def test_a_worst_pair_takes_two_lines_at_most_on_a_tablet(page, showcase):
    page.set_viewport_size({"width": 768, "height": 800})
    page.goto(showcase.url("contrast.html"))
    lines = "cells => cells.map(cell => new Set([...cell.querySelector('span').getClientRects()].map(box => box.top)).size)"
    counts = page.locator("[data-verdict-row] td:last-child").evaluate_all(lines)
    assert len(counts) == len(showcase.themes) and max(counts) <= 2
    assert page.evaluate("document.documentElement.scrollWidth") == 768


def test_a_row_leads_to_what_fails_or_else_to_the_ratios(page, three):
    page.goto(three.url("contrast.html"))
    assert page.locator("#a th a").get_attribute("href") == "themes/a/index.html#contrast"
    page.locator("#b th a").click()
    expect(page).to_have_url(three.url("themes/b/index.html") + "#findings")
    expect(page.locator(".findings li").first).to_be_in_viewport()


RANKED = {
    "themes/b2.yml": FAINT_THEME,
    "themes/b10.yml": 'colors: { background: "#ffffff", text: "#111111" }\n',
    "themes/c.yml": LIGHT_THEME,
    "themes/own.css": ":root { --our-ink: #111111; --our-blue: #0055aa }",
}


@pytest.fixture
def ranked(page, tmp_path):
    page.goto(build_site(tmp_path, RANKED).url("contrast.html"))
    return page


def order(page):
    return page.locator("[data-verdict-row]").evaluate_all("rows => rows.map(row => row.id)")


def test_the_index_is_sorted_by_any_column_with_mouse_and_keyboard(ranked):
    heads = ranked.locator(".index thead th")
    name, level, ratio, worst = (heads.nth(column).get_by_role("button") for column in range(4))
    expect(heads).to_have_text(["Theme", "Level", "Lowest ratio of text", "Worst pair"])
    assert ranked.locator("[aria-sort]").count() == 0
    lowest = {id: ranked.locator(f"#{id} td").nth(1).inner_text() for id in order(ranked)}
    measured = sorted((id for id in lowest if id != "own"), key=lambda id: float(lowest[id]))
    ratio.click()
    assert order(ranked) == [*measured, "own"]
    expect(heads.nth(2)).to_have_attribute("aria-sort", "ascending")
    ratio.press("Enter")
    assert order(ranked) == [*reversed(measured), "own"]
    expect(heads.nth(2)).to_have_attribute("aria-sort", "descending")
    level.press("Space")
    assert order(ranked)[0] == "b2" and ranked.locator("[aria-sort]").count() == 1
    ranked.locator("[name=failures]").check()
    worst.click()
    assert ranked.locator("[data-verdict-row]:visible").first.get_attribute("id") == "b2"


def test_a_phone_has_the_heads_to_sort_by(ranked):
    resize(ranked, 320, 700)
    ranked.get_by_role("button", name="Lowest ratio of text").click()
    assert order(ranked)[0] == "b2"
    assert ranked.evaluate("document.documentElement.scrollWidth") == 320


def test_without_a_script_the_index_stays_as_it_is(tmp_path):
    project = make_project(tmp_path, RANKED)
    run("build", "--project", project)
    with open_browser(java_script_enabled=False) as context:
        context.pages[0].goto(Site(project / "site").url("contrast.html"))
        assert context.pages[0].locator(".index button").count() == 0
        assert context.pages[0].locator(".index thead").inner_text().split("\t")[0] == "Theme"


def test_a_theme_without_a_measured_pair_has_no_ratio(page, tmp_path):
    site = build_site(tmp_path, {"themes/own.css": ":root { --our-ink: #111111; --our-blue: #0055aa }"})
    page.goto(site.url("contrast.html"))
    assert page.locator("#own td").nth(1).inner_text() == "none measured"
    page.goto(site.url("index.html"))
    assert page.locator("[data-id=own] .level").count() == 1 and page.locator("[data-id=own] .ratio").count() == 0


# Every cell of the tables on a theme's page: mode, row, column, words, and the colours of its sample, if any.
CELLS = """
() => [...document.querySelectorAll(".matrix-mode")].flatMap(mode => [...mode.querySelectorAll("td")].map(cell => {
    const sample = getComputedStyle(cell, "::before");
    return [mode.querySelector("h3").firstChild.textContent.trim(), cell.parentNode.cells[0].firstChild.textContent.trim(),
        cell.closest("table").tHead.rows[0].cells[cell.cellIndex].textContent.trim(), cell.textContent.trim(),
        sample.content === "none" ? null : [sample.color, sample.backgroundColor]];
}))
"""


def test_an_exempt_line_is_shown_as_a_line(page, showcase):
    page.goto(showcase.url("themes/harbor/index.html"))
    row = """rows => rows.filter(row => row.cells[0].firstChild.textContent.trim() === "border").map(row =>
        [row.querySelector("th p")?.textContent, getComputedStyle(row.cells[1], "::before").content])"""
    assert page.locator(".matrix-mode[open] tbody tr").evaluate_all(row) == [["exempt", '""']]


def rgb(color):
    return f"rgb({', '.join(str(int(color[at : at + 2], 16)) for at in (1, 3, 5))})"


def test_a_cell_shows_the_colours_that_were_compared_and_an_empty_one_none(page, showcase):
    report = json.loads((showcase.folder / "contrast.json").read_text())
    measured = {
        (row["mode"], row["pair"]["foreground"], row["pair"]["background"]): [
            rgb(row["colors"][name]) for name in ("foreground", "background")
        ]
        for row in report["pairs"]
        if row["theme"] == "harbor" and row.get("colors")
    }
    page.goto(showcase.url("themes/harbor/index.html"))
    cells = page.evaluate(CELLS)
    expect_none(cell for cell in cells if bool(cell[3]) != bool(cell[4]))
    shown = {(mode, row, column): colors for mode, row, column, _, colors in cells if colors}
    shared = shown.keys() & measured.keys()
    assert len(shared) > 100
    expect_none((key, shown[key], measured[key]) for key in shared if shown[key] != measured[key])
