"""Projects unlike the showcase: every page opens without errors in its theme's colours, and no link is dead."""

import pytest

from browser import Watch, open_browser
from claims import expect_none
from links import dead_links, documents_of
from program import LIGHT_THEME, make_project, run
from site_files import Site, build_site, mode_for, mode_named
from site_pages import STAGE, background_of, choose_mode, choose_theme, stage_background

PLAIN = {"themes/plain.yml": LIGHT_THEME}
TWO = PLAIN | {"themes/other.yml": LIGHT_THEME.replace("#ffffff", "#fff4e0").replace("Plain", "Other")}
ODD_PAGES = {
    "docs/index.md": "# Start\n\n[one](a%20b/%C3%BC.md#zwei-wörter) [two](<a b/50% & more.md>) [three](c+d.md)\n",
    "docs/a b/ü.md": "# Über\n\n## Zwei Wörter\n\n[up](../index.md#start) [next](50%25%20%26%20more.md)\n",
    "docs/a b/50% & more.md": "# 50 %\n\n[ü](ü.md) ![picture](<../pics/p 1.svg>)\n",
    "docs/c+d.md": "# C\n\n[deep](x/y/z/deep.md)\n",
    "docs/x/y/z/deep.md": "# Deep\n\n[start](../../../index.md)\n",
    "docs/pics/p 1.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
}
PROJECTS = {
    "without pages": PLAIN,
    "with one theme": PLAIN | {"docs/only.md": "Just words.\n"},
    "with an empty page": PLAIN | {"docs/empty.md": ""},
    "with odd file names": TWO | ODD_PAGES,
    "with a prefix": TWO | {"docs/index.md": "# Words\n", "themepreview.yml": "css: { prefix: tp }\n"},
    "with the site among the pages": TWO | {"docs/index.md": "# Words\n", "themepreview.yml": "output: docs/site\n"},
    "with CRLF and a BOM": {
        "themes/crlf.yml": "\ufeff" + LIGHT_THEME.replace("\n", "\r\n"),
        "docs/a.md": "\ufeff# A\r\n\r\nB\r\n",
    },
    "with themes in folders": {"themes/a/one.yml": LIGHT_THEME, "themes/b/two.yml": LIGHT_THEME},
    "with names beyond ASCII": {
        "themes/Rosé Pine.yml": LIGHT_THEME,
        "themes/日本.yml": LIGHT_THEME.replace("#ffffff", "#fff4e0"),
        "themes/Ночь.yml": LIGHT_THEME.replace("#ffffff", "#f4ffe0"),
        "docs/index.md": "# Words\n",
    },
    "with pages called like our own": TWO
    | {"docs/index.md": "# I\n\n[t](theme.md)\n", "docs/theme.md": "# T\n", "docs/themes/index.md": "# U\n"},
    "with headings alike": PLAIN | {"docs/a.md": "# A\n\n## B\n\n## B\n\n## content\n\n## !!!\n\n## 😀\n"},
}


@pytest.fixture(scope="module")
def tab():
    with open_browser() as context:
        yield context


@pytest.fixture(params=PROJECTS.values(), ids=PROJECTS.keys())
def site(request, tmp_path):
    project = make_project(tmp_path / "a project", request.param)
    run("build", "--strict", "--project", project)
    run("build", "--check", "--project", project)
    return Site(next(project.rglob("themes.json")).parent)


def test_an_odd_project_has_sound_pages(site, tab):
    documents = documents_of(site)
    expect_none(dead_links(site, documents))
    expect_none((path, "an id twice") for path, d in documents.items() if len(set(d.ids)) < len(d.ids))
    expect_none((path, problem) for path in site.pages for problem in page_problems(tab, site, path))


def page_problems(context, site, path):
    """The problems of a page when it is opened, and in each mode."""
    page = context.new_page()
    watch = Watch(page, site.folder)
    page.goto(site.url(path))
    yield from watch.errors + watch.strays
    theme = next((theme for theme in site.themes if path.startswith(f"themes/{theme['id']}/")), None)
    # The pages of tokens are in the frame alone.
    if theme and not path.rsplit("/", 1)[-1].startswith("tokens"):
        if stage_background(page) != background_of(mode_for(theme, "light")):
            yield f"the stage is {stage_background(page)}"
        choose_mode(page, "dark")
        if stage_background(page) != background_of(mode_named(theme, "dark")):
            yield f"the stage is {stage_background(page)} in dark mode"
        choose_mode(page, "auto")
    page.close()


@pytest.mark.parametrize("name", ["with odd file names", "with names beyond ASCII"])
def test_the_theme_is_switched_on_pages_with_odd_names(tab, tmp_path, name):
    files = {path: text.replace("name: Plain", f"name: {path}") for path, text in PROJECTS[name].items()}
    site = build_site(tmp_path, files)
    first, second = site.themes[:2]
    page = tab.new_page()
    for path in site.pages_of(first):
        page.goto(site.url(path))
        choose_theme(page, second["name"])
        page.wait_for_url(site.url(path.replace(f"themes/{first['id']}/", f"themes/{second['id']}/")))
        assert page.locator(f"{STAGE} h1").first.is_visible()
    page.close()
