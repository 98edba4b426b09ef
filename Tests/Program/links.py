"""The references of a site's pages."""

from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

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


def documents_of(site):
    """Every page of a site by its path."""
    return {path: Document((site.folder / path).read_text(encoding="utf-8")) for path in site.pages}


def dead_links(site, documents):
    """Each reference that leads nowhere, with its page."""
    for path, document in documents.items():
        for _, value in document.references:
            if why := broken(value, path, documents, site.folder):
                yield path, f"{value}: {why}"


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
