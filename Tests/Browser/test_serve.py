"""The edit loop: what open tabs do when a source is saved."""

import re

import pytest

from browser import open_browser
from program import make_project
from served import save, serve, wait_for_background, wait_for_style

WHITE, PINK, BLACK = "rgb(255, 255, 255)", "rgb(255, 238, 238)", "rgb(0, 0, 0)"
LONG = "# Long\n\n" + "".join(f"## Part {number}\n\ntext\n\n" for number in range(80))


def theme(background, text="#111111"):
    return f'colors: {{ background: "{background}", text: "{text}" }}\n'


@pytest.fixture
def project(tmp_path):
    files = {"themes/plain.yml": theme("#ffffff"), "docs/long.md": LONG, "docs/other.md": "# Other\n\ntext\n"}
    return make_project(tmp_path / "project", files)


@pytest.fixture
def server(project):
    with serve(project) as process:
        yield process


def mark(page):
    """Marks the document: a page that is loaded again has no mark."""
    page.evaluate("window.isMarked = true")


def is_marked(page):
    return page.evaluate("window.isMarked === true")


def test_a_saved_theme_changes_the_page_in_place(page, project, server):
    page.goto(server.address + "themes/plain/pages/long.html")
    mark(page)
    page.evaluate("window.scrollTo(0, 2000)")
    for background, shown in [("#ffeeee", PINK), ("#ffffff", WHITE), ("#ffeeee", PINK)]:
        save(project / "themes/plain.yml", theme(background))
        wait_for_background(page, shown)
    assert is_marked(page) and page.evaluate("window.scrollY") == 2000
    page.wait_for_function("document.querySelectorAll('link[href*=\"theme.css\"]').length === 1")


def test_no_frame_is_without_style_while_sheets_are_swapped(page, project, server):
    page.goto(server.address + "themes/plain/pages/long.html")
    page.evaluate("""() => {
        window.seen = new Set();
        const look = () => {
            window.seen.add(getComputedStyle(document.querySelector('.stage')).backgroundColor);
            requestAnimationFrame(look);
        };
        look();
    }""")
    for background, shown in [("#ffeeee", PINK), ("#ffffff", WHITE)] * 5:
        save(project / "themes/plain.yml", theme(background))
        wait_for_background(page, shown)
    assert set(page.evaluate("[...window.seen]")) == {WHITE, PINK}


def test_a_saved_page_is_loaded_again_and_no_other(page, browser, project, server):
    other = browser.new_page()
    other.goto(server.address + "themes/plain/pages/other.html")
    mark(other)
    page.goto(server.address + "themes/plain/pages/long.html")
    save(project / "docs/long.md", "# Long\n\nnew words\n")
    page.get_by_text("new words").wait_for()
    save(project / "themes/plain.yml", theme("#ffeeee"))
    wait_for_background(page, PINK)
    assert is_marked(other)


def test_an_overview_shows_the_new_values(page, project, server):
    page.goto(server.address + "themes/plain/")
    save(project / "themes/plain.yml", theme("#ffeeee"))
    page.get_by_text("#ffeeee", exact=True).first.wait_for()
    wait_for_background(page, PINK)


def test_a_mistake_is_shown_over_the_last_good_page_until_it_is_fixed(page, project, server):
    page.goto(server.address + "themes/plain/pages/other.html")
    save(project / "themes/plain.yml", 'colors:\n  background: "#ffeeee\n  text: <img src=x onerror=alert(1)>\n')
    overlay = page.locator("themepreview-overlay")
    overlay.locator("article").first.wait_for()
    text = overlay.locator("section").inner_text()
    assert "themes/plain.yml:" in text and "|" in overlay.locator("pre").first.inner_text()
    assert overlay.locator("img").count() == 0
    wait_for_background(page, WHITE)
    save(project / "themes/plain.yml", theme("#ffeeee"))
    wait_for_background(page, PINK)
    overlay.wait_for(state="detached")


def test_a_mistake_and_its_fix_are_reported_in_the_terminal(project, server):
    assert server.stderr.readline() == "Ctrl-C ends it\n"
    save(project / "themes/plain.yml", "colors: [\n")
    assert "themes/plain.yml:2:1: error: " in server.stderr.readline()
    save(project / "themes/plain.yml", theme("#ffeeee"))
    assert "everything can be read again\n" in iter(server.stderr.readline, "")


def test_a_mistake_in_the_configuration_is_shown_too(page, project, server):
    page.goto(server.address)
    save(project / "themepreview.yml", "titel: Mine\n")
    page.locator("themepreview-overlay").get_by_text("titel", exact=False).first.wait_for()
    save(project / "themepreview.yml", "title: Mine\n")
    page.wait_for_function("document.querySelector('.brand')?.textContent.includes('Mine')")
    page.locator("themepreview-overlay").wait_for(state="detached")


def test_a_new_theme_is_in_the_gallery_and_a_deleted_one_is_not(page, project, server):
    page.goto(server.address)
    save(project / "themes/night.yml", "name: Night Sky\n" + theme("#000000", "#ffffff"))
    page.get_by_text("Night Sky").first.wait_for()
    (project / "themes/night.yml").unlink()
    page.wait_for_function("document.body?.textContent.includes('Night Sky') === false")


def test_a_deleted_page_says_so_and_comes_back(page, project, server):
    page.goto(server.address + "themes/plain/pages/other.html")
    (project / "docs/other.md").unlink()
    page.locator("themepreview-overlay").get_by_text("This page is gone").wait_for()
    save(project / "docs/other.md", "# Other\n\nit is back\n")
    page.get_by_text("it is back").wait_for()
    page.locator("themepreview-overlay").wait_for(state="detached")


def test_a_folder_that_is_moved_away_and_back_is_followed(page, project, server):
    page.goto(server.address + "themes/plain/pages/other.html")
    (project / "docs").rename(project / "elsewhere")
    page.locator("themepreview-overlay").get_by_text("This page is gone").wait_for()
    (project / "elsewhere").rename(project / "docs")
    page.locator("themepreview-overlay").wait_for(state="detached")
    save(project / "docs/other.md", "# Other\n\nnew words\n")
    page.get_by_text("new words").wait_for()


def test_seven_tabs_all_follow(browser, project, server):
    tabs = [browser.new_page() for _ in range(7)]
    for tab in tabs:
        tab.goto(server.address + "themes/plain/pages/long.html")
    save(project / "themes/plain.yml", theme("#ffeeee"))
    for tab in tabs:
        tab.bring_to_front()
        wait_for_background(tab, PINK)
    save(project / "docs/long.md", "# Long\n\nnew words\n")
    for tab in reversed(tabs):
        tab.bring_to_front()
        tab.get_by_text("new words").wait_for()


def test_a_killed_server_that_starts_again_is_followed(page, project):
    with serve(project) as first:
        page.goto(first.address + "themes/plain/pages/other.html")
    save(project / "themes/plain.yml", theme("#ffeeee"))
    with serve(project, port=int(first.address.rsplit(":")[-1].strip("/"))):
        wait_for_background(page, PINK)
        save(project / "themes/plain.yml", theme("#000000", "#ffffff"))
        wait_for_background(page, BLACK)


def test_frames_of_a_comparison_follow(page, project, server):
    save(project / "themes/night.yml", theme("#000000", "#ffffff"))
    page.goto(server.address + "compare.html")
    frame = page.frame_locator("iframe").nth(0)
    frame.locator(".stage").first.wait_for()
    save(project / "themes/night.yml", theme("#ffeeee"))
    save(project / "themes/plain.yml", theme("#ffeeee"))
    for number in range(2):
        page.wait_for_function(
            """([number, color]) => {
                const inner = document.querySelectorAll('iframe')[number]?.contentDocument;
                const stage = inner?.querySelector('.stage');
                return stage && inner.defaultView?.getComputedStyle(stage).backgroundColor === color;
            }""",
            arg=[number, PINK],
        )


def test_serve_writes_no_file(page, project, server):
    page.goto(server.address)
    save(project / "themes/plain.yml", theme("#ffeeee"))
    page.goto(server.address + "themes/plain/pages/other.html")
    wait_for_background(page, PINK)
    assert sorted(path.name for path in project.iterdir()) == ["docs", "themes"]


@pytest.mark.parametrize("options", [[], ["--poll"]])
def test_polling_sees_the_same_changes(project, options):
    with serve(project, *options) as process, open_browser() as context:
        page = context.pages[0]
        page.goto(process.address + "themes/plain/pages/other.html")
        save(project / "themes/plain.yml", theme("#ffeeee"))
        wait_for_background(page, PINK)


def test_a_site_cannot_be_framed_or_read_by_another_origin(page, server, project, tmp_path):
    with serve(make_project(tmp_path / "evil", {"themes/x.yml": theme("#ffffff")})) as other:
        page.goto(other.address)
        result = page.evaluate(
            "address => fetch(address).then(() => 'read', () => 'refused')", server.address + "themes.json"
        )
        assert result == "refused"
        loads = "address => new Promise(done => { const s = document.createElement('script'); s.src = address;"
        loads += " s.onload = () => done('read'); s.onerror = () => done('refused'); document.head.append(s); })"
        assert page.evaluate(loads, server.address + "assets/themes.js") == "refused"


def test_a_new_failure_is_listed_with_the_value_that_passes(page, project, server):
    page.goto(server.address + "themes/plain/pages/other.html")
    save(project / "themes/plain.yml", theme("#ffffff", "#cccccc"))
    panel = page.locator("themepreview-failures")
    panel.locator("summary").get_by_text("newly fail").click()
    text = panel.locator("details").inner_text()
    assert "themes/plain.yml:1:" in text and "fix would write #" in text
    assert panel.get_by_role("button").all_inner_texts() == ["Try the fix"]
    save(project / "themes/plain.yml", theme("#ffffff"))
    panel.wait_for(state="detached")


def test_a_new_broken_link_is_in_the_box_and_in_the_terminal(page, project, server):
    assert server.stderr.readline() == "Ctrl-C ends it\n"
    page.goto(server.address + "themes/plain/pages/other.html")
    old = (project / "docs/other.md").read_text()
    save(project / "docs/other.md", old + "\n[z](zzz.md)\n")
    panel = page.locator("themepreview-failures")
    panel.locator("summary").get_by_text("1 finding newly fails").click()
    assert "docs/other.md:" in panel.locator("details").inner_text()
    line = server.stderr.readline()
    assert "docs/other.md:5:1: error: " in line and "zzz.md" in line and "[page/broken-link]" in line
    save(project / "docs/other.md", old)
    panel.wait_for(state="detached")
    assert "what newly failed passes again\n" in iter(server.stderr.readline, "")


HOUSE = """\
# Our colours
palette:
  ink: '#101010'   # nearly black
colors: { background: "#ffffff", text: "{palette.ink}" }
"""


INK, FAINT = "rgb(16, 16, 16)", "rgb(204, 204, 204)"


def slide(page, name, value):
    slider = page.locator("themepreview-editor").get_by_label(name)
    slider.evaluate("(input, value) => { input.value = value; input.dispatchEvent(new Event('input')); }", value)


@pytest.mark.parametrize("path", ["themes/house/pages/other.html", "themes/house/"])
def test_a_colour_is_changed_in_the_browser_and_written_to_its_file(page, project, path):
    file = project / "themes/house.yml"
    save(file, HOUSE)
    with serve(project, "--edit") as server:
        page.goto(server.address + path)
        editor = page.locator("themepreview-editor")
        editor.locator("summary").click()
        editor.get_by_label("Colour").select_option(label="palette.ink")
        editor.get_by_text("pairs pass").wait_for()
        slide(page, "Lightness", "0.9")
        editor.get_by_text("pairs fail").wait_for()
        assert file.read_text() == HOUSE
        wait_for_style(page, "style.color !== value", INK)
        slide(page, "Lightness", "0.3")
        editor.get_by_text("pairs pass").wait_for()
        hexed = editor.locator("code").inner_text()
        assert hexed != "#101010"
        mark(page)
        editor.get_by_role("button", name="Write").click()
        # An overview is loaded again, and so is the editor with it; other pages only get the new style sheet.
        page.wait_for_function("isReplaced => (window.isMarked !== true) === isReplaced", arg=path.endswith("/"))
        editor.get_by_text(f"themes/house.yml:3:8: {hexed}").wait_for()
        assert file.read_text() == HOUSE.replace("#101010", hexed)
        editor.get_by_role("button", name="Undo").click()
        wait_for_style(page, "style.color === value", INK)
        assert file.read_text() == HOUSE


def test_the_nearest_colour_that_passes_is_offered(page, project):
    save(project / "themes/house.yml", HOUSE.replace("#101010", "#cccccc"))
    with serve(project, "--edit") as server:
        page.goto(server.address + "themes/house/pages/other.html")
        editor = page.locator("themepreview-editor")
        editor.locator("summary").click()
        editor.get_by_label("Colour").select_option(label="palette.ink")
        editor.get_by_text("pairs fail").wait_for()
        editor.get_by_role("button", name="Nearest that passes").click()
        editor.get_by_text("pairs pass").wait_for()


def test_the_fix_is_tried_in_the_page_and_written_to_its_file(page, project):
    file = project / "themes/house.yml"
    save(file, HOUSE)
    with serve(project, "--edit") as server:
        page.goto(server.address + "themes/house/pages/other.html")
        save(file, HOUSE.replace("#101010", "#cccccc"))
        panel = page.locator("themepreview-failures")
        panel.locator("summary").get_by_text("newly fails").click()
        wait_for_style(page, "style.color === value", FAINT)
        button = panel.get_by_role("button", name="Try the fix")
        button.click()
        wait_for_style(page, "style.color !== value", FAINT)
        assert button.get_attribute("aria-pressed") == "true" and "#cccccc" in file.read_text()
        button.click()
        wait_for_style(page, "style.color === value", FAINT)
        panel.get_by_role("button", name="Write it").click()
        panel.wait_for(state="detached")
        wait_for_style(page, "style.color !== value", FAINT)
        assert re.sub("ink: '#[0-9a-f]{6}'", "ink: '#101010'", file.read_text()) == HOUSE


def test_there_is_no_editor_without_the_option(page, server):
    page.goto(server.address + "themes/plain/")
    page.locator(".stage").first.wait_for()
    assert page.locator("themepreview-editor").count() == 0
