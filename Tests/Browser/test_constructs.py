"""Every construct of Markdown, in three themes, light and dark, on a phone and a desktop: it fits and is accessible."""

import os
import pathlib
import shutil

import pytest

from axe import accessibility
from browser import Watch, open_browser
from claims import expect_none
from program import ROOT, make_project, run
from site_files import Site, mode_for
from site_pages import STAGE, open_details, set_mode

THEMES = ["broadsheet", "harbor", "keystone"]
WIDTHS = [360, 1280]
# A folder for screenshots, to look at.
SCREENSHOTS = os.environ.get("THEMEPREVIEW_SCREENSHOTS")
LONG = "a-very-long-word-that-has-no-place-to-break-" * 4

PAGE = f"""\
# Everything with `code`

A paragraph with **strong**, *emphasised*, ~~struck~~ and `coded` words, <kbd>Ctrl</kbd>+<kbd>C</kbd>, <mark>a mark</mark>,
H<sub>2</sub>O, a note[^1], another[^long], a [link](other.md), https://example.org/{LONG} and {LONG}.

## A table

| Name | Amount | Where | What is said of it at some length | Last |
|:-----|-------:|:-----:|:----------------------------------|------|
| `first_name` | 1,234.50 | here | Words that go on and on until a phone cannot show them | [link](other.md) |
| second | 7 | there | ~~gone~~ | {LONG} |

## Tasks

- [ ] open, with words that go on until they need a second line on a phone, and then some more of them
- [x] done
  - [ ] within another
- no task

1. [x] numbered

## Alerts

> [!NOTE]
> A note with [a link](other.md) and `code`.

> [!TIP]
> A tip.
>
> - with
> - a list

> [!IMPORTANT]
> | Head | Other |
> |------|-------|
> | Cell | Cell  |

> [!WARNING]
> Words.

> [!CAUTION]
> ```sh
> rm -rf {LONG}
> ```

> A quotation beside them.

## Folded

<details><summary>More of it</summary>

Words that were folded, with `code`.

- [x] a task in it

</details>

## Code

```swift title="Sources/A.swift" {{2,4-5}}
struct A {{
    let name: String // {LONG}
    let number = 1

    func f() -> Bool {{ true }}
}}
```

```diff
- gone
+ come
```

## Images

![A drawing](drawing.svg) and words beside it.

<figure><img src="drawing.svg" alt="A drawing" width="600"><figcaption>A drawing with a caption</figcaption></figure>

[^1]: A note with [a link](other.md).
[^long]: A note of two paragraphs.

    The second, with `code`.
"""
DRAWING = """\
<svg xmlns="http://www.w3.org/2000/svg" width="900" height="200"><rect width="900" height="200" fill="#7a8fa6"/></svg>
"""
SUMMARY = f"""\
[Everything](index.md)

# A part with a name that needs two lines

- [Other](other.md)
  - [Deep](deep.md)
    - [Deeper](deeper.md)
      - [Deepest](deepest.md)
        - [Below {LONG}](below.md)
  - [Not written yet]()
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    pages = {f"docs/{name}.md": f"# {name}\n" for name in ["other", "deep", "deeper", "deepest", "below", "apart"]}
    files = {"docs/index.md": PAGE, "docs/drawing.svg": DRAWING, "docs/SUMMARY.md": SUMMARY}
    folder = make_project(tmp_path_factory.mktemp("constructs"), pages | files)
    (folder / "themes").mkdir()
    for theme in THEMES:
        shutil.copy(ROOT / f"themes/{theme}.yml", folder / "themes")
    run("build", "--strict", "--project", folder)
    return Site(folder / "site")


def looks(site, extent):
    """Each theme and mode on each screen, or on one."""
    for at, theme in enumerate(site.themes):
        for each, scheme in enumerate(["light", "dark"], at):
            for number, width in enumerate(WIDTHS, each):
                if extent.takes(number, len(WIDTHS)):
                    yield theme, mode_for(theme, scheme)["name"], width


@pytest.fixture(scope="module")
def seen(site, extent):
    """The problems of each page, by its theme, mode and width."""
    seen = {}
    with open_browser() as context:
        for theme, mode, width in looks(site, extent):
            for name in ["index", "below"]:
                page = context.new_page()
                watch = Watch(page, site.folder)
                page.set_viewport_size({"width": width, "height": 800})
                page.goto(site.url(f"themes/{theme['id']}/pages/{name}.html"))
                set_mode(page, mode)
                open_details(page)
                page.evaluate("document.querySelectorAll('.site-nav details').forEach(part => { part.open = true })")
                key = f"{name}-{theme['id']}-{mode}-{width}"
                if SCREENSHOTS:
                    page.screenshot(path=pathlib.Path(SCREENSHOTS) / f"{key}.png", full_page=True)
                scroll = page.evaluate("document.scrollingElement.scrollWidth")
                seen[key] = (scroll - width, accessibility(page, STAGE), watch.errors + watch.strays)
                page.close()
    return seen


def test_every_construct_fits_a_narrow_window(seen):
    expect_none([(key, f"{over} px too wide") for key, (over, _, _) in seen.items() if over > 0])


def test_every_construct_is_accessible(seen):
    expect_none([(key, f"{v.rule}: {v.words}") for key, (_, violations, _) in seen.items() for v in violations])


def test_constructs_load_nothing_from_elsewhere_and_log_nothing(seen):
    expect_none([(key, words) for key, (_, _, words) in seen.items() for words in words])


def test_sections_open_by_keyboard_and_without_script(site):
    with open_browser(java_script_enabled=False) as context:
        page = context.pages[0]
        page.set_viewport_size({"width": 320, "height": 800})
        page.goto(site.url(f"themes/{site.themes[0]['id']}/pages/index.html"))
        section = page.locator(".site-nav summary", has_text="Other pages")
        link = page.get_by_role("link", name="apart")
        assert not link.is_visible()
        section.focus()
        page.keyboard.press("Enter")
        assert link.is_visible()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_url("**/apart.html")
