"""Changes to a project, each as somebody at work would make it."""

import os
import re

from . import generated

COLOR = re.compile(r"(base0D\s*:\s*[\"']?#?)[0-9A-Fa-f]{6}")


def recolor_theme(project):
    """Gives a scheme in the middle another blue: links, headings and what is derived from them."""
    path = _middle(project / "themes", (".yml", ".yaml"))
    text = path.read_text(encoding="utf-8")
    path.write_text(COLOR.sub(r"\g<1>3366cc", text, count=1), encoding="utf-8")


def edit_page(project):
    """Adds a sentence to a paragraph of a page in the middle."""
    path = _middle(project / "docs", (".md",))
    title, first, rest = path.read_text(encoding="utf-8").split("\n\n", 2)
    path.write_text("\n\n".join([title, first + "\nAnd there is more.", rest]), encoding="utf-8")


def add_theme(project):
    """Adds a theme: its neighbours link to it."""
    (project / "themes/made-up.yaml").write_text(generated.scheme(1), encoding="utf-8")


def add_page(project):
    """Adds a page after all others: every page of every theme links to it."""
    path = project / "docs/zz-added.md"
    path.write_text("# Added\n\nA page that was not there.\n", encoding="utf-8")


def _middle(folder, endings):
    names = sorted(name for name in os.listdir(folder) if name.endswith(endings))
    return folder / names[len(names) // 2]


EDITS = {
    "one colour of one theme": recolor_theme,
    "one paragraph of one page": edit_page,
    "one theme more": add_theme,
    "one page more": add_page,
}
