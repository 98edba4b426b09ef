"""The site's files, read without a browser: every reference leads to a file or anchor of the site."""

import json
import re
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import pytest

from claims import expect_none

REFERENCES = {"href", "src", "poster", "action", "data", "srcset", "formaction"}


class Document(HTMLParser):
    """The ids and references of an HTML file."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.references, self.handlers = [], [], []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == "id":
                self.ids.append(value)
            elif name in REFERENCES and value is not None:
                self.references.append((tag, value))
            elif name.startswith("on"):
                self.handlers.append(f"{tag} {name}")


@pytest.fixture(scope="module")
def documents(showcase):
    return {path: Document((showcase.folder / path).read_text(encoding="utf-8")) for path in showcase.pages}


def broken(reference, source, documents, folder):
    """Why a reference of a page is broken; None if it is not."""
    parts = urlsplit(reference)
    if parts.scheme:
        return None if parts.scheme in ("http", "https", "mailto") else "this kind of address is not for pages"
    target = (folder / source).parent / unquote(parts.path) if parts.path else folder / source
    target = target.resolve()
    if not target.is_relative_to(folder.resolve()):
        return "it leads out of the site"
    if not target.is_file():
        return "there is no such file"
    other = documents.get(target.relative_to(folder.resolve()).as_posix())
    if parts.fragment and other and unquote(parts.fragment) not in other.ids:
        return "there is no such id"
    return None


def test_no_link_is_dead(showcase, documents):
    problems = [
        (path, f"{value}: {why}")
        for path, document in documents.items()
        for _, value in document.references
        if (why := broken(value, path, documents, showcase.folder))
    ]
    expect_none(problems)


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
