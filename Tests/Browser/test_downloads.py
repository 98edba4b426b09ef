"""Taking a theme away from its page: the files, and the line that puts them to use."""

import pytest
from playwright.sync_api import expect

from site_pages import resize, tab_to


@pytest.fixture
def section(page, showcase):
    page.goto(showcase.url("themes/harbor/index.html"))
    return page.locator("section:has(#take)")


def test_every_link_leads_to_a_file(section, showcase):
    links = section.locator("a[download]").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert len(links) > 25
    for link in links:
        assert (showcase.folder / "themes/harbor" / link).is_file(), link


def test_a_press_gets_the_file(page, section, showcase):
    link = section.get_by_role("link", name="harbor.conf")
    expected = (showcase.folder / "themes/harbor/export/kitty/harbor.conf").read_text()
    assert link.get_attribute("download") is not None
    link.click()
    # A browser shows a file from disk instead of saving it.
    page.wait_for_url("**/harbor.conf")
    assert page.locator("body").inner_text().strip() == expected.strip()


@pytest.mark.parametrize("key", ["Enter", None])
def test_a_line_is_copied_by_mouse_and_by_keyboard(page, section, key):
    row = section.locator("tr", has_text="kitty").first
    button = row.get_by_role("button")
    if key:
        section.get_by_role("link", name="harbor.conf").focus()
        tab_to(page, button, limit=4)
        page.keyboard.press(key)
    else:
        button.click()
    expect(page.get_by_role("status").filter(has_text="include harbor.conf")).to_have_count(1)


def test_the_section_is_whole_without_scripts(showcase):
    text = (showcase.folder / "themes/harbor/index.html").read_text()
    assert "<code>include harbor.conf</code>" in text and "<button" not in text.split('id="take"')[1].split("</section>")[0]


def test_a_phone_shows_files_and_lines_without_scrolling_sideways(page, section):
    resize(page, 320, 740)
    assert section.locator(".scroll").evaluate("table => table.scrollWidth <= table.clientWidth")
    row = section.locator("tr", has_text="kitty").first
    boxes = [cell.bounding_box() for cell in row.locator("th, td").all()]
    assert [box["x"] for box in boxes] == [boxes[0]["x"]] * 3 and boxes[0]["y"] < boxes[1]["y"] < boxes[2]["y"]
