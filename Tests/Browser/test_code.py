"""Blocks of code: the button that copies them, with the mouse, by keyboard, without the clipboard, and without script."""

import pytest

from browser import open_browser
from site_files import build_site

PAGE = """\
# Code

```swift title="A.swift" {2-3}
/* one
   two */
let three = "<3>"
```

```sh
ls
```
"""
CODE = '/* one\n   two */\nlet three = "<3>"'
CLIPBOARD = """
window.copied = [];
Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { copied.push(text) } } });
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    theme = 'colors: { background: "#ffffff", text: "#111111" }\n'
    return build_site(tmp_path_factory.mktemp("code"), {"themes/day.yml": theme, "docs/index.md": PAGE})


@pytest.fixture
def page(site):
    with open_browser() as context:
        page = context.pages[0]
        page.add_init_script(CLIPBOARD)
        page.goto(site.url(site.pages_of(site.themes[0])[0]))
        yield page


def test_a_block_is_copied_by_keyboard_and_the_page_says_so(page):
    button = page.get_by_role("button", name="Copy A.swift")
    button.focus()
    page.keyboard.press("Enter")
    page.get_by_role("status").filter(has_text="Copied.").wait_for(state="attached")
    assert page.evaluate("copied") == [CODE]
    assert button.text_content() == "Copied"
    assert page.evaluate("document.activeElement.textContent") == "Copied"


def test_every_block_has_one_button_that_covers_no_code(page):
    assert page.locator(".copy-button").count() == page.locator("pre").count() == 2
    for block in page.locator(".code-block").all():
        button, code = block.locator(".copy-button").bounding_box(), block.locator("code").bounding_box()
        assert button["y"] + button["height"] <= code["y"]
        assert button["height"] >= 24


def test_a_refused_copy_selects_the_code(page):
    page.evaluate("navigator.clipboard.writeText = () => Promise.reject(); document.execCommand = () => false")
    page.get_by_role("button", name="Copy A.swift").click()
    page.get_by_role("status").filter(has_text="Selected").wait_for(state="attached")
    assert page.evaluate("getSelection().toString()").strip() == CODE


def test_marked_lines_reach_from_edge_to_edge(page):
    mark, block = page.locator("mark").bounding_box(), page.locator("pre").first.bounding_box()
    assert abs(mark["width"] - block["width"]) <= 4


def test_code_has_no_copy_button_without_a_script(site):
    with open_browser(java_script_enabled=False) as context:
        page = context.pages[0]
        page.goto(site.url(site.pages_of(site.themes[0])[0]))
        assert page.locator("pre").count() == 2
        assert page.locator("button.copy-button").count() == 0
