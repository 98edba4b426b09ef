"""Random style sheets of an app, and elements with the ancestors that their selectors name."""

import itertools
import random
import re

TEXTS, GROUNDS = 6, 6
SCHEMES = ["light", "dark"]


def tokens(scheme):
    """The colours of the tokens, of which no pair passes, so that the program names each that it judges."""
    text, ground = (120, 140) if scheme == "light" else (90, 70)
    colors = {f"t{index}": (text + index, text, text + 10) for index in range(TEXTS)}
    return colors | {f"g{index}": (ground + index, ground + 10, ground + 10) for index in range(GROUNDS)}


CLASSES = "abcd"
VARIANTS = ["x", "y", "s"]
PAGES = ['[data-theme="dark"]', '[data-theme="light"]', ":root[data-theme=dark]"]
STYLES = ["", "", ' style="opacity: 0.5"', ' style="font-size: 14px"', ' style="color: var(--color-t0)"']
# The colour of no token.
GRAY = "#777777"
RESETS = ["all: unset", "all: revert", "background: none", "background: revert", "color: inherit", "animation: fade 9s"]


def token_sheet():
    light, dark = (declared(tokens(scheme)) for scheme in SCHEMES)
    page = "--color-background: #ffffff; --color-text: #111111;"
    return f":root {{ {page} {light}}}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark}}} }}\n"


def declared(colors):
    return "".join(f"--color-{name}: #%02x%02x%02x; " % color for name, color in colors.items())


def random_sheets(seed):
    """The sheets of an app, in the order of the page; in three of ten there are two."""
    source = random.Random(seed)
    sheets = [random_sheet(source)]
    if source.random() < 0.3:
        sheets.append(random_sheet(source))
    return sheets


def random_sheet(source):
    lines = ["@layer one, two;"] if source.random() < 0.3 else []
    for _ in range(source.randint(2, 6)):
        lines.append(surrounded(source, rule(source, is_nested=False)))
        if source.random() < 0.03:
            # It takes the next rule with it.
            lines.append(";")
    if source.random() < 0.15:
        lines.append(f":root {{ --local: var(--color-g{source.randrange(GROUNDS)}) }}")
    return "\n".join(lines) + "\n"


def surrounded(source, text):
    chance = source.random()
    if chance < 0.12:
        return f"@layer {source.choice(['one', 'two'])} {{ {text} }}"
    if chance < 0.24:
        return f"@media (min-width: {source.choice([500, 700, 900])}px) {{ {text} }}"
    if chance < 0.28:
        return f"@media print, (max-width: 600px) {{ {text} }}"
    if chance < 0.32:
        return f"@supports {source.choice(['', 'not '])}(display: grid) {{ {text} }}"
    if chance < 0.35:
        return f"@scope (.{source.choice(CLASSES)}) {{ {text} }}"
    if chance < 0.41:
        return f"@media (prefers-color-scheme: {source.choice(SCHEMES)}) {{ {text} }}"
    if chance < 0.47:
        return f"{source.choice(PAGES)} {text}"
    return text


def rule(source, is_nested):
    inner = ""
    if not is_nested and source.random() < 0.2:
        start = source.choice(["& " + compound(source), "&.x", compound(source)])
        inner = f"{start} {{ {declarations(source)} }} "
    if source.random() < 0.1:
        return f"{selector(source)}::{source.choice(['before', 'after'])} {{ content: 'x'; {declarations(source)} }}"
    return f"{selector(source)} {{ {declarations(source)}; {inner}}}"


def selector(source):
    text = compound(source)
    for _ in range(source.choice([0, 0, 1, 1, 2])):
        text += source.choice([" ", " ", " > "]) + compound(source)
    if source.random() < 0.15:
        text += source.choice([" ", " > "]) + source.choice(["*", "[class]", ":not(.x)"])
    elif source.random() < 0.05:
        name = source.choice(CLASSES)
        text = source.choice([f"[class*={name}]", f"[id={name}]", '[data-s="on"]'])
    return text


def compound(source):
    name = source.choice(CLASSES)
    forms = [f".{name}.x", f".{name}:not(.x)", f"div.{name}", f'.{name}[data-s="on"]', f"#{name}"]
    forms += [f":is(.{name}, .{source.choice(CLASSES)}.y)", f":where(.{name})", f".{name}:has(.{source.choice(CLASSES)})"]
    return source.choice(forms) if source.random() < 0.45 else f".{name}"


def declarations(source):
    def value(kind, count):
        importance = " !important" if source.random() < 0.1 else ""
        return f"var(--color-{kind}{source.randrange(count)}){importance}"

    chance = source.random()
    parts = []
    if source.random() < 0.1:
        return source.choice(["margin: 0", "opacity: 0.5", "zoom: 0.5", "transform: scale(0.5)", "display: contents"])
    if chance < 0.6:
        parts.append(f"color: {value('t', TEXTS)}")
    if chance > 0.4:
        parts.append(f"background: {value('g', GROUNDS)}")
    if source.random() < 0.15:
        parts.append(f"--local: {value('g', GROUNDS)}")
    if source.random() < 0.12:
        parts.append("background-color: var(--local)")
    if source.random() < 0.4:
        parts.append(f"font-size: {source.choice([14, 20, 30])}px")
    if source.random() < 0.1:
        parts.append(f"font-weight: {source.choice([400, 700])}")
    if source.random() < 0.08:
        parts.append("opacity: 0.5")
    if source.random() < 0.06:
        kind, count = source.choice([("t", TEXTS), ("g", GROUNDS)])
        parts.append(f"--color-{kind}{source.randrange(count)}: {value(kind, count)}")
    if source.random() < 0.06:
        parts.append(source.choice(RESETS))
    source.shuffle(parts)
    return "; ".join(parts)


def elements(sheet, seed, is_free=False):
    """HTML with the elements that the selectors of a sheet describe, each also in a few variants; with others around it and
    further classes where `is_free`."""
    source = random.Random(seed)
    texts = []
    for chain in chains(sheet):
        choices = itertools.product(*[alternatives(part) for part in chain])
        for parts in itertools.islice(choices, 8):
            texts += [element(source, parts, is_free) for _ in range(6)]
    return "".join(texts)


def chains(sheet):
    """The compounds of each selector, with those of the rules around it."""
    open_rules, found = [], []
    for match in re.finditer(r"([^{};]*)\{|\}", re.sub(r"@layer [^{;]*;", "", sheet)):
        if match.group(0) == "}":
            open_rules.pop()
            continue
        prelude = match.group(1).strip()
        if prelude.startswith("@"):
            is_scope = prelude.startswith("@scope")
            open_rules.append(re.findall(r"\((\.\w)\)", prelude) if is_scope else [])
            continue
        parts = re.split(r"\s+>?\s*", prelude)
        open_rules.append([part for part in parts if part not in ("", "&", ">") and "data-theme" not in part])
        found.append(joined(itertools.chain(*open_rules)))
    return found


def joined(parts):
    chain = []
    for part in parts:
        if not part.startswith("&"):
            chain.append(part)
        elif chain[-1].startswith(":"):
            chain[-1] = chain[-1].replace(")", part[1:] + ")")
        else:
            chain[-1] += part[1:]
    return chain


def alternatives(part):
    match = re.match(r":(?:is|where)\((.*)\)$", part)
    return [item.strip() for item in match.group(1).split(",")] if match else [part]


def element(source, parts, is_free):
    varied = source.randrange(len(parts) + 1)
    text = "text"
    for index, part in reversed(list(enumerate(parts))):
        variant = source.choice(VARIANTS) if index == varied else ""
        if is_free and source.random() < 0.3:
            variant += " " + source.choice(CLASSES)
        for name in re.findall(r":has\(\.(\w)\)", part):
            text += f"<div class={name}>text</div>"
        text = f"<div {attributes(source, part, variant)}>{text}</div>"
        if is_free and source.random() < 0.3:
            text = f"<div class={source.choice(CLASSES)}{source.choice(STYLES)}>{text}</div>"
        if is_free and source.random() < 0.05:
            text = f"<table bgcolor={GRAY}><tr><td class={source.choice(CLASSES)}>{text}</table>"
    return text


def attributes(source, part, variant):
    part = re.sub(r":(not|has)\([^)]*\)|::\w+", "", part)
    names = re.findall(r"\.(\w+)", part) + re.findall(r"class\*=(\w)", part) + variant.split()
    # A rule for any element is for those of other rules as well.
    if part in ("*", "[class]", ""):
        names.append(source.choice(CLASSES))
    text = f'class="{" ".join(name for name in names if name != "s")}"'
    if "data-s" in part or variant.startswith("s"):
        text += ' data-s="on"'
    number = re.search(r"#(\w)|id=(\w)", part)
    return f'{text} id="{number.group(1) or number.group(2)}"' if number else text
