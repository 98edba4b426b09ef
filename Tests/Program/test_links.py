"""The site's files, read without a browser: every reference leads to a file or anchor of the site."""

import json
import re
from urllib.parse import urlsplit

import pytest

from claims import expect_none
from links import dead_links, documents_of

@pytest.fixture(scope="module")
def documents(showcase):
    return documents_of(showcase)


def test_no_link_is_dead(showcase, documents):
    expect_none(dead_links(showcase, documents))


def test_only_links_lead_to_the_web(documents):
    problems = [
        (path, f"<{tag}> {value}")
        for path, document in documents.items()
        for tag, value in document.references
        if tag != "a" and urlsplit(value).scheme
    ]
    expect_none(problems)


def test_styles_refer_to_nothing_outside(showcase):
    problems = [
        (path.name, match)
        for path in showcase.folder.rglob("*.css")
        for match in re.findall(r"url\([^)]*\)|@import[^;]*", path.read_text(encoding="utf-8"))
        if not re.match(r"url\(['\"]?(data:|#)", match) and not (path.parent / match[4:-1]).is_file()
    ]
    expect_none(problems)


def test_ids_are_unique_on_their_page(documents):
    problems = [
        (path, f"{name}")
        for path, document in documents.items()
        for name in sorted({name for name in document.ids if document.ids.count(name) > 1})
    ]
    expect_none(problems)


def test_no_script_stands_in_an_attribute(documents):
    expect_none([(path, handler) for path, document in documents.items() for handler in document.handlers])


def test_every_page_is_marked_as_framed(showcase):
    unmarked = [path for path in showcase.pages if "data-frame" not in (showcase.folder / path).read_text()[:400]]
    assert not unmarked


def test_every_theme_has_its_files(showcase):
    for theme in showcase.themes:
        assert (showcase.folder / theme["css"]).is_file()
        assert (showcase.folder / theme["page"]).is_file()
        assert len(showcase.pages_of(theme)) == len(showcase.pages_of(showcase.themes[0]))


def test_the_manifest_lists_every_file(showcase):
    name = "build-manifest.json"
    listed = json.loads((showcase.folder / name).read_text())["files"]
    present = {path.relative_to(showcase.folder).as_posix() for path in showcase.folder.rglob("*") if path.is_file()}
    assert listed == sorted(listed)
    assert set(listed) | {name} == present


def test_no_file_names_the_machine(showcase):
    places = (str(showcase.folder), str(showcase.folder.parent))
    files = [path for path in showcase.folder.rglob("*") if path.is_file()]
    expect_none([(path.name, place) for path in files for place in places if place.encode() in path.read_bytes()])
