"""The page of changes: what `build --against` shows, and that it agrees with `diff`."""

import json
import subprocess
import xml.etree.ElementTree as ElementTree

import pytest

from browser import Watch
from program import LIGHT_THEME, make_project, run
from site_files import Site
from site_pages import resize

FAINT = LIGHT_THEME.replace('text: "#111111"', 'text: "#8f8f8f"').replace("#0b5c9e", "#0b7c5e")
SLIDER = "[data-change-slider]"
# The most ratios of a theme that the page lists.
LISTED = 80
HOSTILE = "name: \"</text><script>alert(1)</script>\\u0007\"\n"


def git(folder, *arguments):
    command = ["git", "-c", "user.email=a@example.org", "-c", "user.name=a", *arguments]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


@pytest.fixture
def project(tmp_path):
    """A repository whose theme became faint after its only commit."""
    folder = make_project(tmp_path / "project", {"themes/a.yml": LIGHT_THEME, "themes/b.yml": LIGHT_THEME})
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "One")
    make_project(folder, {"themes/a.yml": FAINT, "themes/c.yml": HOSTILE + LIGHT_THEME.split("\n", 1)[1]})
    return folder


@pytest.fixture
def changes(project, page):
    run("build", "--project", project, "--against", "HEAD")
    site = Site(project / "site")
    watch = Watch(page, site.folder)
    page.goto(site.url("changes.html"))
    yield page
    assert not watch.errors + watch.strays + watch.dialogs


def test_the_page_says_what_diff_says(changes, project):
    said = json.loads(run("diff", "HEAD", "--project", project, "--format", "json", status=1).stdout)
    assert changes.locator(".change h2").all_inner_texts()[0] == "Plain"
    assert changes.locator(".change").count() == len(said["themes"]) == 2
    theme = next(theme for theme in said["themes"] if theme["id"] == "a")
    rows = changes.locator("section[aria-labelledby=a] .change-row")
    failing = [pair for pair in theme["pairs"] if pair["kind"] == "newlyFailing"]
    assert rows.filter(has_text="newly failing").count() == len(failing) > 0
    own = [token["name"] for token in theme["tokens"] if not token["follows"]]
    assert rows.filter(has_text="ΔE OK").locator("b").all_inner_texts() == own
    worst = f"{failing[0]['pair']['foreground']} on {failing[0]['pair']['background']}"
    assert rows.first.locator("b").inner_text() == worst


def test_a_scene_has_the_themes_colours(changes):
    badge = "element => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]"
    seen = changes.locator("section[aria-labelledby=a] .stage-box").nth(1).locator("td .tone").first.evaluate(badge)
    changes.goto(changes.url.replace("changes.html", "index.html"))
    assert changes.locator("[data-id=a] td .tone").first.evaluate(badge) == seen


def test_a_pair_that_newly_fails_has_its_fix(changes):
    rows = changes.locator(".change-row.is-fail")
    assert rows.first.locator(".change-fix").inner_text().startswith("set colors.text to #")
    assert "themes/a.yml:2:" in rows.first.locator(".change-fix").inner_text()


def split(page):
    return page.locator("section[aria-labelledby=a] .stage-box").nth(1).evaluate("e => getComputedStyle(e).clipPath")


def test_the_slider_is_moved_by_keyboard_and_by_mouse(changes):
    changes.locator(SLIDER).focus()
    changes.keyboard.press("Home")
    assert split(changes) == "inset(0px 0px 0px 0%)"
    changes.keyboard.press("ArrowRight")
    assert split(changes) == "inset(0px 0px 0px 1%)"
    box = changes.locator("section[aria-labelledby=a] .change-stages").bounding_box()
    changes.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40)
    changes.mouse.down()
    changes.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + 40)
    changes.mouse.up()
    assert split(changes) == "inset(0px 0px 0px 75%)"


def test_both_states_are_shown_in_the_chosen_mode(changes):
    stages = changes.locator("section[aria-labelledby=a] [data-theme]")
    text = "element => getComputedStyle(element.querySelector('.scene')).color"
    changes.locator("section[aria-labelledby=a] select").select_option("light")
    assert [stage.evaluate(text) for stage in stages.all()] == ["rgb(17, 17, 17)", "rgb(143, 143, 143)"]
    changes.locator("section[aria-labelledby=a] select").select_option("dark")
    assert [stage.evaluate(text) for stage in stages.all()] == ["rgb(238, 238, 238)"] * 2


def test_changes_are_shown_against_a_folder_with_an_earlier_project(project, page):
    earlier = make_project(project.parent / "earlier", {"themes/a.yml": LIGHT_THEME})
    run("build", "--project", project, "--against", earlier)
    page.goto(Site(project / "site").url("changes.html"))
    assert page.locator(".change-status").filter(has_text="added").count() == 2


@pytest.mark.parametrize("width", [360, 1280])
def test_a_new_theme_is_one_card_with_its_worst_failures(project, page, width):
    git(project, "add", "-A")
    git(project, "commit", "-qm", "Two")
    make_project(project, {"themes/d.yml": "name: Faint\n" + FAINT.split("\n", 1)[1]})
    run("build", "--project", project, "--against", "HEAD")
    said = json.loads(run("diff", "HEAD", "--project", project, "--format", "json", status=1).stdout)
    pairs = said["themes"][0]["pairs"]
    failing = [pair for pair in pairs if pair["kind"] == "newlyFailing"]
    assert len(failing) > 3
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(Site(project / "site").url("changes.html"))
    card = page.locator("section[aria-labelledby=d]")
    assert page.evaluate("document.documentElement.scrollHeight") < 2000
    assert card.locator(".level").inner_text() == f"fails {len(failing)}"
    rows = card.locator(".change-row")
    assert len(pairs) > LISTED == rows.count() and rows.locator("visible=true").count() == 3
    worst = [f"{pair['pair']['foreground']} on {pair['pair']['background']}" for pair in failing[:3]]
    assert [row.split(" (")[0] for row in card.locator(".change-row b").all_inner_texts()[:3]] == worst
    card.locator("summary").click()
    assert rows.locator("visible=true").count() == LISTED
    assert card.locator("details p").inner_text().startswith(f"{len(pairs) - LISTED} more")
    assert card.locator("h2 a").get_attribute("href") == "themes/d/index.html"


def test_the_page_fits_a_narrow_phone(changes):
    resize(changes, 320, 700)
    changes.locator("h2 a").first.evaluate("link => { link.textContent = 'Donaudampfschifffahrtsgesellschaft' }")
    assert changes.evaluate("document.documentElement.scrollWidth") == 320


def test_a_broken_theme_says_why_and_has_no_level(project, page):
    make_project(project, {"themes/a.yml": "colors: ["})
    run("build", "--project", project, "--against", "HEAD", status=1)
    said = json.loads(run("diff", "HEAD", "--project", project, "--format", "json", status=1).stdout)
    finding = next(theme for theme in said["themes"] if theme["id"] == "a")["findings"]["new"][0]
    page.goto(Site(project / "site").url("changes.html"))
    card = page.locator("section[aria-labelledby=a]")
    assert card.locator(".change-status").inner_text() == "broken" and card.locator(".level, .change-verdict").count() == 0
    row = card.locator(".change-row.is-error")
    assert row.locator("b").inner_text() == finding["message"]
    assert row.locator(".change-values").inner_text().startswith("themes/a.yml:")


def test_new_failures_outside_the_themes_are_listed(project, page):
    git(project, "add", "-A")
    git(project, "commit", "-qm", "Two")
    make_project(project, {"themepreview.yml": "contrast: { waivers: [{ pair: on-primary on primary, reason: until June }] }\n"})
    run("build", "--project", project, "--against", "HEAD")
    said = json.loads(run("diff", "HEAD", "--project", project, "--format", "json", status=None).stdout)
    (finding,) = said["findings"]["new"]
    page.goto(Site(project / "site").url("changes.html"))
    row = page.locator("main > .change-lists .change-row")
    assert row.locator("b").inner_text() == finding["message"] and "theme" not in finding
    assert row.locator(".change-values").inner_text().startswith("themepreview.yml:1:")
    assert "findings: 1 new" in page.locator(".lead").inner_text()


def test_a_sentence_says_that_nothing_differs(project, page):
    git(project, "add", "-A")
    git(project, "commit", "-qm", "Two")
    run("build", "--project", project, "--against", "HEAD")
    page.goto(Site(project / "site").url("changes.html"))
    assert page.locator(".change").count() == 0
    assert page.locator(".change-none").inner_text().startswith("No theme differs")


def test_a_build_without_against_removes_the_page_of_changes(project):
    run("build", "--project", project, "--against", "HEAD")
    assert "changes.html" in (project / "site/index.html").read_text(encoding="utf-8")
    run("build", "--project", project)
    assert not list((project / "site").glob("changes.*"))
    assert "changes.html" not in (project / "site/index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["--output=x", "--upload-pack=touch x", "nowhere", "HEAD; touch x"])
def test_a_name_that_is_no_revision_is_an_error_and_no_option(project, name):
    result = run("build", "--project", project, f"--against={name}", status=2)
    assert "help:" in result.stderr
    assert not (project / "x").exists() and not (project / "site").exists()


def test_without_git_the_error_says_what_to_do(project, tmp_path):
    result = run("build", "--project", project, "--against", "HEAD", status=2, env={"PATH": str(tmp_path)})
    assert "cannot find the program 'git'" in result.stderr and "compare two folders" in result.stderr


def assert_harmless(path):
    """Shapes and texts alone: no script, no link, no style, nothing that loads."""
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    names = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    assert names <= {"svg", "title", "rect", "text", "path"}
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not [name for name in attributes if name.startswith("on") or "href" in name or name == "style"]
    assert "url(" not in text


def test_pictures_are_harmless_whatever_a_theme_is_named(project, page):
    run("build", "--project", project, "--against", "HEAD")
    site = Site(project / "site")
    pictures = [site.folder / "changes.svg"]
    pictures += [site.folder / f"themes/{id}/{kind}.svg" for id in "abc" for kind in ("card", "badge")]
    watch = Watch(page, site.folder)
    for picture in pictures:
        assert_harmless(picture)
        page.goto(picture.as_uri())
        assert page.evaluate("document.documentElement.getBBox().width") > 50
    assert not watch.errors + watch.strays + watch.dialogs


def test_card_and_badge_say_the_level_and_the_lowest_ratio(showcase):
    level = {"Harbor": "AA"}
    theme = next(theme for theme in showcase.themes if theme["name"] in level)
    for kind in ("card", "badge"):
        text = (showcase.folder / f"themes/{theme['id']}/{kind}.svg").read_text(encoding="utf-8")
        assert f"<title>{theme['name']}: AA · 4.74:1</title>" in text
        assert theme["modes"][0]["colors"]["primary"] in text
