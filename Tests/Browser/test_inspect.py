"""Inspect: what a part of the stage shows and why, by mouse, by keyboard and by address, against what `check` says."""

import json

import pytest
from playwright.sync_api import expect

from axe import accessibility
from browser import Watch
from program import make_project, run
from site_files import build_site
from site_pages import STAGE, mode_button, tab_to

THEME = """\
palette:
  ink: "#8a8a8a"
  paper: "#fafafa"
  sea: "#11567f"
colors:
  background: "{palette.paper}"
  surface: "#ffffff"
  text: "{palette.ink}"
  text-muted: "{palette.ink} / 80%"
  primary: "{palette.sea}"
  link: "{colors.primary}"
modes:
  dark: { scheme: dark, colors: { background: "#15181c", text: "#e6e6e6", link: "#7fb0c9" } }
"""
PAGE = "# Berths\n\nA paragraph with [a link](other.md) and `code`.\n\n> [!NOTE]\n> On a surface.\n\n## Quays\n\n## Tides\n"
PANEL = ".inspect"
OPEN = ".inspect-open:visible"


@pytest.fixture(scope="module", params=["", "css: { prefix: acme, references: true }\n"], ids=["plain", "prefixed"])
def project(tmp_path_factory, request):
    files = {"themes/faint.yml": THEME, "docs/index.md": PAGE, "docs/other.md": "# Other\n", "themepreview.yml": request.param}
    return make_project(tmp_path_factory.mktemp("inspect"), files)


@pytest.fixture(scope="module")
def site(project):
    return build_site(project)


@pytest.fixture
def panel(page):
    return page.locator(PANEL)


@pytest.fixture(scope="module")
def verdicts(project):
    report = json.loads(run("check", "--format", "json", "--all-pairs", "--project", project, status=None).stdout)
    return {(row["mode"], row["pair"]["foreground"], row["pair"]["background"]): row for row in report["pairs"]}


def cut_off(ratio):
    return f"{int(ratio * 100 + 1e-9) / 100:.2f}"


def address(page):
    return page.evaluate("location.hash")


def test_a_press_says_value_alias_place_and_ratio(page, verdicts, site, panel):
    watch = Watch(page, site.folder)
    page.goto(site.url("themes/faint/pages/index.html"))
    page.locator(OPEN).first.click()
    expect(panel.locator("h2")).to_contain_text(" on ")
    page.locator(".prose p a").first.click()
    expect(panel.locator("h2")).to_have_text("link on background")
    assert address(page) == "#inspect=link"
    measured = verdicts[("light", "link", "background")]["measured"]
    expect(panel.locator(".inspect-verdict b")).to_have_text(f"{cut_off(measured)} AAA")
    steps = panel.locator("ol").first.locator("li")
    expect(steps).to_have_count(3)
    for step, words in enumerate(["colors.link {colors.primary} themes/faint.yml:11:9", "colors.primary {palette.sea} themes/faint.yml:10:12", "palette.sea #11567f themes/faint.yml:4:8"]):
        expect(steps.nth(step)).to_have_text(words)
    expect(panel).to_contain_text("palette.sea decides also")
    expect(panel.get_by_role("link", name="primary", exact=True)).to_be_visible()
    assert not watch.errors and not watch.strays


# A press just after the one on Inspect: before its script is there, or just after.
EARLY = """
([selector, when]) => {
    const press = () => document.querySelector(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    window.themepreview.load = (load => path => {
        const loaded = load(path)
        return path.endsWith("inspect.js") && when === "after" ? loaded.then(press) : loaded
    })(window.themepreview.load)
    document.querySelector(".inspect-open").click()
    if (when === "before") press()
}
"""


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("page_path, selector, title", [
    ("pages/index.html", ".prose p a", "link on background"),
    ("index.html", ".role-table tr:has(td) th", "background"),
    ("index.html", ".surface-demo a", "link on surface"),
    ("index.html", ".scene-chart", "border-strong on background"),
])
def test_a_press_before_scripts_and_facts_are_there_is_answered_when_they_come(page, site, panel, page_path, selector, title, when):
    watch = Watch(page, site.folder)
    page.goto(site.url(f"themes/faint/{page_path}"))
    page.evaluate(EARLY, [selector, when])
    expect(panel.locator("h2")).to_have_text(title)
    page.wait_for_load_state("networkidle")
    expect(panel.locator("h2")).to_have_text(title)
    assert page.url.split("#")[0] == site.url(f"themes/faint/{page_path}") and not watch.errors


def test_a_press_with_a_key_held_down_is_the_browsers_before_and_after_the_script(page, site, panel):
    waiting = []
    page.route("**/inspect.js", lambda route: waiting.append(route))
    page.goto(site.url("themes/faint/pages/index.html"))
    page.locator(OPEN).first.click()
    link = page.locator(".prose p a").first
    with page.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    opened.value.wait_for_url(site.url("themes/faint/pages/other.html"))
    waiting[0].continue_()
    expect(panel.locator("h2")).not_to_have_text("link on background")
    title = panel.locator("h2").inner_text()
    with page.context.expect_page() as opened:
        link.click(modifiers=["Control"])
    opened.value.wait_for_url(site.url("themes/faint/pages/other.html"))
    expect(panel.locator("h2")).to_have_text(title)


def test_a_finding_leads_to_where_its_pair_is_seen_in_its_mode(page, verdicts, site, panel):
    page.emulate_media(color_scheme="dark")
    page.goto(site.url("themes/faint/index.html"))
    page.locator(".section-bar .verdict a").click()
    assert address(page) == "#findings"
    line = page.locator(".findings p").filter(has=page.get_by_role("link", name="text on surface", exact=True))
    line.filter(has_text=", light").get_by_role("link").click()
    expect(panel.locator("h2")).to_have_text("text on surface")
    expect(panel.locator(".inspect-verdict")).to_contain_text("light")
    measured = verdicts[("light", "text", "surface")]["measured"]
    expect(panel.locator(".inspect-verdict b")).to_have_text(f"{cut_off(measured)} fails, only AA large")
    expect(page.locator(".inspect-mark")).to_be_in_viewport()


def test_a_pair_is_named_with_what_lies_below(page, verdicts, site, panel):
    page.goto(site.url("themes/faint/pages/index.html"))
    page.locator(OPEN).first.click()
    expect(panel.locator("h2")).to_contain_text(" on ")
    page.get_by_text("On a surface.").click()
    expect(panel.locator("h2")).to_have_text("text on surface")
    assert address(page) == "#inspect=text,surface"
    row = verdicts[("light", "text", "surface")]
    expect(panel.locator(".inspect-verdict b")).to_have_text(f"{cut_off(row['measured'])} fails, only AA large")
    expect(panel).to_contain_text("text over surface over background")
    panel.get_by_role("link", name="What to change").click()
    page.wait_for_url("**/themes/faint/index.html#findings")


# True if the panel covers a part of an element.
COVERED = """
element => {
    const [own, panel] = [element, document.querySelector(".inspect")].map(one => one.getBoundingClientRect())
    return own.bottom > panel.top && own.right > panel.left && own.left < panel.right
}
"""


@pytest.mark.parametrize("width", [360, 768])
def test_a_pressed_element_that_the_panel_covers_comes_into_view(page, site, panel, width):
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(site.url("themes/faint/index.html"))
    page.locator(OPEN).first.click()
    expect(panel.locator("h2")).to_contain_text(" on ")
    target, edge = page.locator(".scene-button"), panel.bounding_box()["y"] - 10
    target.evaluate("(element, edge) => scrollBy(0, element.getBoundingClientRect().top - edge)", edge)
    assert target.evaluate(COVERED)
    target.click(position={"x": 20, "y": 4})
    expect(target).to_be_focused()
    expect(page.locator(".inspect-mark")).to_be_visible()
    assert not target.evaluate(COVERED)
    expect(target).to_be_in_viewport(ratio=1)


def test_a_hover_state_leads_to_the_state_at_rest(page, site, panel):
    page.goto(site.url("themes/faint/index.html"))
    page.locator(OPEN).first.click()
    expect(panel.locator("h2")).to_contain_text(" on ")
    page.locator(".scene-button").click()
    expect(panel.locator("h2")).to_have_text("button-hover-text on button-hover-background")
    panel.locator("dt:text-is('At rest') + dd a").click()
    expect(panel.locator("h2")).to_have_text("button-text on button-background")
    assert address(page) == "#inspect=button-text,button-background"


def test_the_mode_that_is_shown_is_the_one_explained(page, verdicts, site, panel):
    page.goto(site.url("themes/faint/index.html") + "#inspect=text,background")
    expect(panel.locator(".inspect-verdict")).to_contain_text("light")
    mode_button(page, "dark").click()
    measured = verdicts[("dark", "text", "background")]["measured"]
    expect(panel.locator(".inspect-verdict")).to_contain_text(cut_off(measured))
    expect(panel.locator(".inspect-verdict")).to_contain_text("dark")
    expect(panel.locator("ol").first).to_contain_text("#e6e6e6")
    mode_button(page, "Auto").click()
    page.emulate_media(color_scheme="light")
    expect(panel.locator(".inspect-verdict")).to_contain_text("light")
    page.emulate_media(color_scheme="dark")
    expect(panel.locator(".inspect-verdict")).to_contain_text("dark")


def test_the_keyboard_steps_enters_and_leaves(page, site, panel):
    page.goto(site.url("themes/faint/pages/index.html"))
    tab_to(page, page.locator(OPEN).first)
    page.keyboard.press("Enter")
    expect(panel.locator("h2")).to_contain_text(" on ")
    for _ in range(40):
        if page.evaluate("document.activeElement?.closest('.prose')?.tagName"):
            break
        before = page.evaluate("document.activeElement?.textContent")
        page.keyboard.press("ArrowDown")
        page.wait_for_function("before => document.activeElement?.textContent !== before", arg=before)
    assert address(page) == "#inspect=heading"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement?.closest('.inspect') !== null")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert page.evaluate("document.activeElement?.classList.contains('inspect-open')")
    assert address(page) == ""
    assert page.locator("[data-theme] [tabindex='-1']:not(main)").count() == 0


def test_an_address_opens_the_panel_at_the_first_place(page, site, panel):
    page.goto(site.url("themes/faint/pages/index.html") + "#inspect=text,surface")
    expect(panel.locator("h2")).to_have_text("text on surface")
    expect(panel).to_contain_text("on this page")
    expect(page.locator(".inspect-mark")).to_be_visible()
    panel.get_by_role("link", name="text-muted", exact=True).click()
    expect(panel.locator("h2")).to_contain_text("text-muted")


def test_a_folded_part_of_a_page_is_no_place(page, site, panel):
    page.set_viewport_size({"width": 768, "height": 900})
    page.goto(site.url("themes/faint/pages/index.html") + "#inspect=link")
    expect(panel.locator("h2")).to_have_text("link on background")
    assert page.locator("summary").filter(has_text="On this page").is_visible() and not page.locator("details a").filter(has_text="Quays").is_visible()
    box = page.locator(".inspect-mark").bounding_box()
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('a')?.textContent", middle) == "a link"


def test_an_address_that_names_nothing_says_so(page, site, panel):
    watch = Watch(page, site.folder)
    page.goto(site.url("themes/faint/pages/index.html") + "#inspect=%E0%A4%A<b>")
    expect(panel).to_contain_text("Nothing on this page shows it.")
    assert panel.locator("h2 b").count() == 0
    expect(page.locator(".inspect-mark")).to_be_hidden()
    assert not watch.errors


def test_tables_of_a_themes_page_are_explained_too(page, site, panel):
    page.goto(site.url("themes/faint/index.html"))
    page.locator(OPEN).first.click()
    expect(panel.locator("h2")).to_contain_text(" on ")
    page.locator("#contrast ~ details[open] td.is-fail").first.click()
    expect(panel.locator(".inspect-verdict b")).to_contain_text("fails")
    page.locator(".role-table tr", has_text="syntax-keyword").locator("th").click()
    expect(panel.locator("h2")).to_have_text("syntax-keyword on code-background")


def test_the_panel_is_accessible_and_leaves_the_theme_alone(page, site, panel):
    page.goto(site.url("themes/faint/index.html"))
    before = page.evaluate("document.querySelector('[data-theme]').outerHTML")
    page.locator(OPEN).first.click()
    expect(panel.locator("h2")).to_contain_text(" on ")
    assert not [found for found in accessibility(page, STAGE) if not found.theme]
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    assert page.evaluate("document.querySelector('[data-theme]').outerHTML") == before
