"""An independent reader of base16 and base24 schemes: the colour of each role, and the pairs to check."""

import yaml

from wcag import ratio

# The use of each colour in the styling guide, then the sources of derived roles.
SLOTS = {
    "background": "base00",
    "code-background": "base00",
    "surface": "base01",
    "selection": "base02",
    "syntax-comment": "base03",
    "text-muted": "base04",
    "text": "base05",
    "syntax-variable": "base08",
    "syntax-tag": "base08",
    "syntax-deleted": "base08",
    "danger": "base08",
    "syntax-number": "base09",
    "syntax-constant": "base09",
    "syntax-type": "base0A",
    "highlight": "base0A",
    "warning": "base0A",
    "syntax-string": "base0B",
    "syntax-inserted": "base0B",
    "success": "base0B",
    "info": "base0C",
    "syntax-function": "base0D",
    "heading": "base0D",
    "link": "base0D",
    "primary": "base0D",
    "focus": "base0D",
    "syntax-keyword": "base0E",
    "accent": "base0E",
}
SAME = {
    "surface-raised": "surface",
    "link-visited": "link",
    "border-strong": "text-muted",
    "secondary": "primary",
    "code": "text",
    "syntax-operator": "code",
    "syntax-punctuation": "code",
    "syntax-attribute": "code",
}
FILLS = ["primary", "secondary", "accent", "success", "warning", "danger", "info", "highlight", "selection"]


def colors(path):
    """The opaque colours of a scheme's roles, as '#rrggbb'."""
    scheme = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)
    palette = {name.lower(): value for name, value in scheme.get("palette", scheme).items()}
    roles = {role: "#" + palette[slot.lower()].lstrip("#").lower() for role, slot in SLOTS.items()}
    for role, other in SAME.items():
        roles[role] = roles[other]
    for fill in FILLS:
        roles[f"on-{fill}"] = max(("text", "background"), key=lambda role: ratio(roles[role], roles[fill]))
        roles[f"on-{fill}"] = roles[roles[f"on-{fill}"]]
    return roles


def pairs():
    """The pairs of every theme whose colours are opaque: (foreground, background, use)."""
    page = ["background", "surface"]
    yield from (("text", backdrop, "text") for backdrop in [*page, "surface-raised"])
    for backdrop in page:
        yield from ((role, backdrop, "text") for role in ["heading", "text-muted", "link", "link-visited"])
        marks = ["border-strong", "focus", "success", "warning", "danger", "info"]
        yield from ((role, backdrop, "nonText") for role in marks)
    yield from ((f"on-{fill}", fill, "text") for fill in FILLS)
    syntax = [role for role in [*SLOTS, *SAME] if role.startswith("syntax-")]
    yield from ((role, "code-background", "text") for role in ["code", *syntax])
