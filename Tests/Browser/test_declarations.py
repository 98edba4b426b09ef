"""No declaration of CSS that `check` lets pass brings text off the background that it is judged on.

The properties are all that Chromium knows, each with every value below that it takes; `check` reads them as rules of a
theme's own CSS. What it does not call unchecked is set on elements of a real page: all of it on three kinds of elements in
the long run, and each on one of them in the usual one.
"""

import json
import re

import pytest

from program import make_project, run
from site_files import build_site

VALUES = """
    none auto normal initial inherit hidden visible collapse 0 1 -1 2 100 900 0.5 50% -50% 300% 100px -100px 300px 900px
    90deg block inline contents flex grid inline-block table absolute fixed sticky relative left right both start end
    vertical-rl rtl ltr nowrap pre balance wrap reverse row-reverse column-reverse column strict layout size paint content
    scale(3) translate(100px) rotate(90deg) border-box padding-box clone avoid notch scoop bevel inside outside sub
    max-content min-content circle(10%) inset(50%) baseline space-between anywhere keep-all break-all trim-both -webkit-box
    repeat(4,900px) 1fr""".split()

MARKDOWN = """\
# A page

> [!NOTE]
> Some words that go on and on until the line wraps at the end of the box, **bold** and [a link](https://example.org).
>
> Second one, shorter.

```text
a long line of code that does not fit into its box at all and so it scrolls sideways in the box of its own, and so on, and so on
```
"""

SUPPORTED = """
values => {
  const names = new Set()
  for (const name in document.body.style) {
    const dashed = name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())
    for (const each of [dashed, '-' + dashed]) if (each !== 'all' && CSS.supports(each, 'inherit')) names.add(each)
  }
  return [...names].flatMap(name => values.filter(value => CSS.supports(name, value)).map(value => [name, value]))
}
"""

# The declarations with which a corner of a line of text is seen outside the box.
STRAYS = """
([selector, ground, declarations]) => {
  const box = document.querySelector(ground), elements = [...document.querySelectorAll(selector)]
  const walker = () => document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  const isOutside = (x, y) => {
    const stack = document.elementsFromPoint(x, y)
    return stack[0] !== box && box.contains(stack[0]) && !stack.includes(box)
  }
  const strays = () => {
    const texts = walker(), range = document.createRange()
    while (texts.nextNode()) {
      if (!texts.currentNode.data.trim()) continue
      range.selectNodeContents(texts.currentNode)
      for (const { left, right, top, bottom, width } of range.getClientRects()) {
        if (width < 4) continue
        const middle = (top + bottom) / 2, reach = Math.min(6, (bottom - top) / 4)
        for (const x of [left + 2, right - 2]) {
          for (const y of [middle - reach, middle + reach]) if (isOutside(x, y)) return true
        }
      }
    }
    return false
  }
  return declarations.filter(([name, value]) => {
    for (const element of elements) element.style.setProperty(name, value, 'important')
    const found = strays()
    for (const element of elements) element.style.removeProperty(name)
    return found
  })
}
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    plain = "colors: { background: '#fff', text: '#111', surface: '#eee' }\n"
    round = f"{plain}layout: {{ radius: {{ sm: 300px, md: 300px, lg: 300px }} }}\n"
    files = {"themes/plain.yml": plain, "themes/round.yml": round, "docs/page.md": MARKDOWN}
    return build_site(tmp_path_factory.mktemp("declarations"), files)


def unchecked(folder, selector, declarations):
    """The numbers of the declarations that `check` calls unchecked."""
    for first in range(0, len(declarations), 2_000):
        numbered = enumerate(declarations[first:first + 2_000], first)
        rules = "\n".join(f"  {selector}:not(.n{number}) {{ {name}: {value} }}" for number, (name, value) in numbered)
        make_project(folder, {f"themes/n{first}.yml": f"colors: {{ background: '#fff', text: '#111' }}\ncss: |\n{rules}\n"})
    report = json.loads(run("check", "--format", "json", cwd=folder, status=None).stdout)
    assert {found["rule"] for found in report["findings"]} == {"contrast/unchecked-style"}
    return {int(re.search(r":not\(\.n(\d+)\)'", found["message"])[1]) for found in report["findings"]}


# Elements, the ground of their text, and a declaration that brings text off it.
PLACES = [
    ("p", ".alert", ["position", "absolute"]),
    (".alert", ".alert", ["border-radius", "300px"]),
    ("pre", "pre", ["overflow", "visible"]),
]


@pytest.mark.parametrize("place", PLACES, ids=[selector for selector, _, _ in PLACES])
def test_a_declaration_that_check_accepts_keeps_text_on_its_ground(page, tmp_path, site, place, extent):
    selector, ground, example = place
    page.set_viewport_size({"width": 1800, "height": 1_200})
    page.goto(site.url(site.pages_of(site.themes[0])[0]))
    declarations = [
        declaration
        for number, declaration in enumerate(page.evaluate(SUPPORTED, VALUES), PLACES.index(place))
        if declaration == example or extent.takes(number, len(PLACES))
    ]
    strays = page.evaluate(STRAYS, [f".prose {selector}", f".prose {ground}", declarations])
    assert example in strays
    refused = unchecked(tmp_path, selector, declarations)
    assert declarations.index(example) in refused
    assert [each for number, each in enumerate(declarations) if each in strays and number not in refused] == []


def test_round_corners_of_a_theme_cut_no_text(page, site):
    theme = next(theme for theme in site.themes if theme["id"] == "round")
    page.set_viewport_size({"width": 1280, "height": 1_200})
    page.goto(site.url(site.pages_of(theme)[0]))
    nothing, sharp = ["--nothing", "0"], ["border-radius", "300px"]
    assert page.evaluate(STRAYS, [".prose .alert", ".prose .alert", [nothing, sharp]]) == [sharp]
