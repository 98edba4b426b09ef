"""Hostile input: it is refused, or becomes plain text that does nothing."""

import pytest

from browser import Watch
from program import LIGHT_THEME, make_project, run, tree
from site_files import Site, build_site
from site_pages import computed, stage_background

PAYLOAD = "</title><script>alert(1)</script>"
HOSTILE_THEME = f"""\
name: "{PAYLOAD}"
description: '"><img src=x onerror=alert(2)>'
author: "</style><script>alert(3)</script>"
license: "{{{{title}}}}"
homepage: "javascript:alert(4)"
colors: {{ background: "#102030", text: "#ffffff" }}
fonts:
  families: {{ evil: ['";}}</style><script>alert(5)</script>', serif] }}
  styles: {{ body: {{ family: evil }} }}
"""
HOSTILE_PAGE = """\
---
title: "</title><script>alert(6)</script>"
---
# <script>alert(7)</script> Heading

<script>alert(8)</script>

<img src=x onerror=alert(9)>

[click me](javascript:alert(10)) and [data](data:text/html,<script>alert(11)</script>)

[outside](../../x.md) ![picture](../../x.png) [root](/etc/hostname) [file](file:///etc/hostname)

`</code><script>alert(12)</script>`

```</code></pre><script>alert(13)</script>
"; alert(14); //
```
"""


def assert_inert(page, site):
    """Opens every page of a site: no script of the input's runs, no dialog opens, the text is there."""
    watch = Watch(page, site.folder)
    for path in site.pages:
        page.goto(site.url(path))
        assert not watch.dialogs, path
        assert not watch.strays, path
        assert page.locator("body").is_visible(), path
        scripts = page.locator("script").evaluate_all("all => all.map(each => each.src + each.textContent)")
        assert all(script.startswith(site.folder.as_uri()) for script in scripts), f"{path}: {scripts}"
        handlers = page.locator("[onerror], [onload], [onclick], [href^='javascript:' i], [src^='javascript:' i]")
        assert handlers.count() == 0, path


def test_hostile_words_come_out_as_words(page, tmp_path):
    files = {"themes/evil.yml": HOSTILE_THEME, "themes/plain.yml": LIGHT_THEME, "docs/index.md": HOSTILE_PAGE}
    project = make_project(tmp_path / "deep/project", files | {"themepreview.yml": f'title: "{PAYLOAD}"\n'})
    make_project(tmp_path, {"x.md": "# secret\n", "deep/x.png": "secret"})
    site = build_site(project, status=1)
    assert_inert(page, site)
    page.goto(site.url("themes/evil/index.html"))
    assert PAYLOAD in page.title()
    assert stage_background(page) == computed("#102030")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["deep", "x.md"]
    assert not any(b"secret" in content for content in tree(site.folder).values())


def test_links_out_of_the_pages_are_findings(tmp_path):
    project = make_project(tmp_path / "project", {"themes/plain.yml": LIGHT_THEME, "docs/index.md": HOSTILE_PAGE})
    make_project(tmp_path, {"x.md": "# secret\n", "x.png": "secret"})
    said = run("check", "--project", project, status=1).stdout
    assert "docs/index.md:12:" in said and "[page/broken-link]" in said


VALUES = [
    "red;}body{display:none",
    "red}</style><script>alert(1)</script>",
    "url(https://example.org/x)",
    "var(--evil)",
    "expression(alert(1))",
    "#fff/**/;}*{display:none",
    "rgb(0 0 0 / 1);}",
]


@pytest.mark.parametrize("value", VALUES)
def test_a_value_that_is_no_colour_is_a_finding_and_never_written(page, tmp_path, value):
    theme = f"colors:\n  background: '#ffffff'\n  text: '#111111'\n  primary: '{value}'\npalette:\n  ink: '{value}'\n"
    project = make_project(tmp_path, {"themes/evil.yml": theme, "docs/index.md": "# Hello\n\nWords.\n"})
    said = run("check", "--project", project, status=1).stdout
    assert "themes/evil.yml:4:" in said and "[color/invalid-color]" in said
    run("build", "--project", project, status=None)
    if (project / "site/index.html").is_file():
        site = Site(project / "site")
        assert_inert(page, site)
        for path in site.folder.rglob("*.css"):
            assert value not in path.read_text(encoding="utf-8"), path.name


NAMES = ["a;}body{display:none", "a b", "</style>", "--x", "ä", "a:b", "a/*"]


@pytest.mark.parametrize("name", NAMES)
def test_a_token_name_cannot_leave_its_place(page, tmp_path, name):
    colors = "colors: { background: '#ffffff', text: '#111111' }"
    theme = f"{colors}\npalette: {{ '{name}': '#0b5c9e' }}\nlayout: {{ spacing: {{ '{name}': 4px }} }}\n"
    theme += f"fonts: {{ families: {{ '{name}': [serif] }} }}\nmodes: {{ '{name}': {{ scheme: dark }} }}\n"
    project = make_project(tmp_path, {"themes/evil.yml": theme, "docs/index.md": "# Hello\n\nWords.\n"})
    run("build", "--project", project, status=None)
    if (project / "site/index.html").is_file():
        site = Site(project / "site")
        assert_inert(page, site)
        for theme in site.themes:
            page.goto(site.url(theme["page"]))
            assert stage_background(page) == computed("#ffffff")


HOOKS = [
    "} body { display: none } .x {",
    ".x { color: red",
    "@import 'https://example.org/x.css';",
    ".x { background: url(https://example.org/x.png) }",
    ".x { background: u\\72l(https://example.org/x.png) }",
    ".x { background: image-set('https://example.org/x.png' 1x) }",
    ".x { background: src('https://example.org/x.png') }",
    "@font-face { font-family: x; src: url(https://example.org/x.woff) }",
    "</style><script>alert(1)</script>",
    "/* open { ",
    "@layer x { } } body { display: none }",
    ".x { content: '",
    ":root { --color-background: red } html { display: none } body { display: none }",
]


@pytest.mark.parametrize("hook", HOOKS)
def test_a_css_hook_stays_in_its_theme(page, tmp_path, hook):
    theme = "colors: { background: '#ffffff', text: '#111111' }\ncss: |\n  " + hook + "\n"
    files = {"themes/evil.yml": theme, "themes/plain.yml": LIGHT_THEME, "docs/index.md": "# Hello\n\nWords.\n"}
    project = make_project(tmp_path, files)
    site = build_site(project, status=None)
    assert_inert(page, site)
    for theme in site.themes:
        page.goto(site.url(theme["page"]))
        assert page.locator("h1").first.is_visible()
        assert stage_background(page) == computed("#ffffff")


def test_a_theme_file_that_is_a_link_out_of_the_folder_is_left_out_and_named(tmp_path):
    project = make_project(tmp_path / "project", {"themes/plain.yml": LIGHT_THEME})
    make_project(tmp_path, {"outside.yml": LIGHT_THEME})
    (project / "themes/outside.yml").symlink_to(tmp_path / "outside.yml")
    said = run("build", "--project", project, status=1).stdout
    assert "themes/outside.yml: error: the link leads out of its folder" in said
    assert [theme["id"] for theme in Site(project / "site").themes] == ["plain"]


def test_an_output_folder_behind_a_link_leads_nowhere_else(tmp_path):
    project = make_project(tmp_path / "project", {"themes/plain.yml": LIGHT_THEME, "docs/index.md": "# Hello\n"})
    run("build", "--project", project)
    before = tree(make_project(tmp_path / "elsewhere", {"keep.txt": "mine"}))
    pages = project / "site/themes/plain/pages"
    for file in pages.iterdir():
        file.unlink()
    pages.rmdir()
    pages.symlink_to(tmp_path / "elsewhere")
    run("build", "--project", project, status=2)
    assert tree(tmp_path / "elsewhere") == before


NO_THEMES = ["a: &a [*a]", "x: [" * 5000, "colors: 7", "- 1\n- 2", "\0", "a: b: c", "{", "%YAML 9"]


@pytest.mark.parametrize("text", NO_THEMES, ids=range(len(NO_THEMES)))
def test_a_file_that_is_no_theme_is_a_finding(tmp_path, text):
    project = make_project(tmp_path, {"themes/broken.yml": text, "themes/plain.yml": LIGHT_THEME})
    said = run("check", "--project", project, status=1).stdout
    assert "themes/broken.yml" in said


def test_an_alias_bomb_is_refused_soon(tmp_path):
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    project = make_project(tmp_path, {"themes/laughs.yml": "\n".join(lines), "themes/plain.yml": LIGHT_THEME})
    run("check", "--project", project, status=1)
