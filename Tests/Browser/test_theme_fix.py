"""Trying the fix on a theme's page: the colours that `fix` would write, and its ratios, by mouse and by keyboard."""

import json
import re
import shutil

import pytest
from playwright.sync_api import expect

from axe import accessibility
from program import make_project, run
from site_files import build_site
from site_pages import STAGE, stage_background, tab_to

# Two modes, an alias with an alpha, and roles that are derived from the ones that change.
THEME = """\
palette: { ink: "#8a8a8a", sea: "#6db3d8", paper: "#fafafa" }
colors:
  background: "{palette.paper}"
  text: "{palette.ink}"
  text-muted: "{palette.ink} / 80%"
  primary: "{palette.sea}"
  link: "{palette.sea}"
modes:
  dark: { scheme: dark, colors: { background: "#15181c", text: "#5c6166", primary: "#7fb0c9", link: "#3b5f74" } }
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    return make_project(tmp_path_factory.mktemp("fix"), {"themes/faint.yml": THEME, "themes/fine.yml": 'colors: { background: white, text: black }\n'})


@pytest.fixture(scope="module")
def site(project):
    return build_site(project)


@pytest.fixture
def trial(page, site):
    page.goto(site.url("themes/faint/index.html"))
    page.evaluate("document.querySelectorAll('main details').forEach(element => { element.open = true })")
    return page.get_by_label("Try the fix on this page")


def try_it(page, trial):
    """Tries the fix; the first press loads the script that does so."""
    trial.check()
    page.locator("[data-tried]").wait_for(state="attached")


def test_the_tables_offer_the_value_that_the_findings_offer(page, trial):
    offers = """cells => cells.map(cell => [cell.querySelector("p")?.textContent ?? "", cell.dataset.after])"""
    found = page.locator(".matrices td.is-fail[data-after]").evaluate_all(offers)
    shown = [(words.removeprefix("→ "), after.split(" ")[0]) for words, after in found if words]
    assert shown and all(offered == after for offered, after in shown)


def test_a_pressed_button_stays_under_the_pointer(page, trial):
    trial.scroll_into_view_if_needed()
    before, height = trial.bounding_box()["y"], page.evaluate("document.documentElement.scrollHeight")
    try_it(page, trial)
    assert page.evaluate("document.documentElement.scrollHeight") < height - 100
    assert abs(trial.bounding_box()["y"] - before) <= 1
    trial.uncheck()
    assert abs(trial.bounding_box()["y"] - before) <= 1


def cut_off(ratio):
    return f"{int(ratio * 100 + 1e-9) / 100:.2f}"


def cells(page):
    """The ratio that each cell of a changed pair shows now, by mode, row and column; of components, the state."""
    return page.evaluate("""
    () => Object.fromEntries([...document.querySelectorAll(".matrix-mode")].flatMap(mode =>
      [...mode.querySelectorAll("td.is-tried")].map(cell => {
        const head = cell.closest("table").tHead.rows[0].cells[cell.cellIndex].textContent;
        const row = cell.parentNode.cells[0].firstChild.textContent.trim();
        return [`${mode.querySelector("h3").firstChild.textContent.trim()}|${row}|${head}`, cell.querySelector("b").textContent];
      })))
    """)


def test_the_ratios_are_those_of_the_command(page, project, trial):
    try_it(page, trial)
    shown = cells(page)
    fixes = json.loads(run("fix", "--format", "json", "--theme", "faint", cwd=project, status=None).stdout)
    seen = 0
    for row in (row for change in fixes["changes"] for row in change["fixes"]):
        pair = row["pair"]
        key = f"{row['mode']}|{pair['foreground']}|{pair['background']}"
        if key in shown:
            seen += 1
            assert shown[key] == cut_off(row["after"]), key
    assert seen > 8


@pytest.fixture(scope="module")
def fixed(project, site, tmp_path_factory):
    """The site once `fix` has written."""
    folder = shutil.copytree(project, tmp_path_factory.mktemp("fixed") / "project")
    run("fix", "--write", "--theme", "faint", cwd=folder, status=None)
    return build_site(folder)


def test_the_page_has_the_colours_that_fix_writes(page, fixed, trial):
    role = "element => getComputedStyle(element).getPropertyValue('--color-text')"
    before = page.locator(STAGE).first.evaluate(role)
    try_it(page, trial)
    page.wait_for_function("([stage, was]) => getComputedStyle(document.querySelector(stage)).getPropertyValue('--color-text') !== was", arg=[STAGE, before])
    after = page.locator(STAGE).first.evaluate(role)
    background = stage_background(page)
    trial.uncheck()
    assert page.locator(STAGE).first.evaluate(role) == before
    assert page.locator("td.is-tried").count() == 0
    page.goto(fixed.url("themes/faint/index.html"))
    assert (page.locator(STAGE).first.evaluate(role), stage_background(page)) == (after, background)
    assert page.get_by_text("Try the fix on this page").count() == 0


def test_the_whole_sheet_is_the_one_that_a_fixed_theme_has(site, fixed):
    tried, written = site.folder / "themes/faint/fixed.css", fixed.folder / "themes/faint/theme.css"
    assert tried.read_text() == written.read_text()


def test_the_keyboard_tries_and_copies_a_value(page, trial):
    page.locator("#findings").evaluate("element => { element.tabIndex = -1; element.focus() }")
    tab_to(page, trial, limit=3)
    page.keyboard.press("Space")
    expect(page.get_by_role("status").filter(has_text="judged again")).to_be_attached()
    tab_to(page, page.locator("[data-copy-before]").first, limit=3)
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="themepreview fix --write --theme faint")).to_be_attached()
    assert not accessibility(page, STAGE, ["wcag2a", "wcag2aa"]) or all(v.theme for v in accessibility(page, STAGE))


def test_a_cause_names_its_fix(page, trial):
    cause = page.locator(".findings li").filter(has_text="themes/faint.yml:1:17").first
    expect(cause).to_contain_text(re.compile(r"→ #[0-9a-f]{6}"))
    expect(cause).to_contain_text(re.compile(r"fixes \d+ of \d+"))
    expect(cause).to_contain_text("themes/faint.yml:1:17")


def test_a_theme_without_failures_has_nothing_to_try(page, site):
    page.goto(site.url("themes/fine/index.html"))
    assert page.locator("[data-try]").count() == 0
    assert not (site.folder / "themes/fine/fixed.css").exists()


def test_the_yaml_is_what_fix_writes_in_each_mode(page, project, trial, tmp_path):
    yaml = page.locator(".try pre").text_content()
    assert "modes:" in yaml
    copied = make_project(tmp_path / "copied", {"themes/faint.yml": THEME, "themes/copied.yml": "extends: faint\n" + yaml})
    fixed = make_project(tmp_path / "fixed", {"themes/faint.yml": THEME})
    run("fix", "--write", cwd=fixed, status=None)
    assert left(copied, "copied") == left(fixed, "faint")


def left(project, theme):
    """The remaining failures: modes, pairs and ratios."""
    said = run("check", "--theme", theme, "--format", "json", cwd=project, status=None).stdout
    found = json.loads(said)["findings"]
    return {(one["mode"], str(one["pair"]), one["measured"]) for one in found if one["rule"] == "contrast/low-contrast"}
