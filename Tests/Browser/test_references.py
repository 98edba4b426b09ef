"""Style sheets with references instead of values: Chromium computes the same for every property of every element."""

import json
import shutil

import pytest

from browser import open_browser
from claims import expect_none
from program import ROOT, make_project, run

# Every custom property of the root and of elements in it with each `data-mode`.
COMPUTED = """
modes => {
    const names = new Set()
    for (const sheet of document.styleSheets) for (const rule of flat(sheet.cssRules)) {
        for (const name of rule.style) if (name.startsWith("--")) names.add(name)
    }
    function flat(rules) { return [...rules].flatMap(rule => rule.style ? [rule] : flat(rule.cssRules)) }
    const places = { root: document.documentElement }
    for (const outer of modes) {
        const element = document.body.appendChild(document.createElement("div"))
        element.dataset.mode = outer
        places[outer] = element
        for (const inner of modes) {
            places[`${inner} in ${outer}`] = element.appendChild(document.createElement("div"))
            places[`${inner} in ${outer}`].dataset.mode = inner
        }
    }
    const values = {}
    for (const [place, element] of Object.entries(places)) {
        const style = getComputedStyle(element)
        for (const name of names) values[`${place}: ${name}`] = style.getPropertyValue(name).trim()
    }
    return values
}
"""


@pytest.fixture(scope="module")
def sites(tmp_path_factory):
    """The showcase's themes and one with a wide palette, built with references and without."""
    folders = {}
    for references in (False, True):
        project = make_project(
            tmp_path_factory.mktemp("references"),
            {
                "themepreview.yml": f"css: {{ references: {str(references).lower()}, prefix: tp }}\n",
                "themes/wide.yml": """\
palette: { lime: "color(display-p3 0 1 0)", ink: "#123" }
colors: { background: white, text: "{palette.ink}", primary: "{palette.lime}" }
modes: { dark: { palette: { lime: "#0f0" }, colors: { background: black, text: "{palette.lime}" } } }
""",
            },
        )
        shutil.copytree(ROOT / "themes", project / "themes", dirs_exist_ok=True)
        run("build", "--project", project)
        folders[references] = project / "site"
    return folders


@pytest.mark.parametrize("gamut", ["srgb", "p3"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_references_have_the_values_of_their_tokens(sites, tmp_path, scheme, gamut):
    themes = json.loads((sites[True] / "themes.json").read_text(encoding="utf-8"))["themes"]
    assert len(themes) > 5
    assert "var(--tp-palette-" in (sites[True] / "themes.css").read_text(encoding="utf-8")
    with open_browser() as context:
        tab = context.new_page()
        media = {"prefers-color-scheme": scheme, "color-gamut": gamut}
        features = [{"name": name, "value": value} for name, value in media.items()]
        context.new_cdp_session(tab).send("Emulation.setEmulatedMedia", {"features": features})
        assert tab.evaluate("matchMedia('(color-gamut: p3)').matches") == (gamut == "p3")
        for theme in themes:
            modes = [mode["name"] for mode in theme["modes"]]
            values = []
            for references in (False, True):
                page = tmp_path / f"{theme['id']}-{references}.html"
                style = (sites[references] / theme["css"]).read_text(encoding="utf-8")
                page.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>", encoding="utf-8")
                tab.goto(page.as_uri())
                values.append(tab.evaluate(COMPUTED, modes))
            assert len(values[0]) > 200
            expect_none(
                (theme["id"], name, value, values[1][name]) for name, value in values[0].items() if values[1][name] != value
            )
