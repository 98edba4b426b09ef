"""Schemes and documents that are made up, the same in every run and on every machine."""

import colorsys
import pathlib
import random

WORDS = (
    "a about above after again all also and another any are as at back before below both but by call can case change "
    "code colour common each else equal every example figure file find first follow for form from give group has have "
    "how if in into is it its keep kind know large last later leave left less line list long make many mark may more "
    "most move much must name near need new next no not note now number of off on one only open or order other out "
    "over own page part place point read right role rule same say see set several show side small so some state step still "
    "such take tell text than that the their then there these they thing this those three through time to tone turn "
    "two type under until up use value very want way what when where which while who will with within without word work"
).split()

CODE = {
    "swift": """struct Lamp{n}: Equatable {{
    // The colour that it shines in.
    let {word}: String = "#{n:06x}"
    func isBrighter(than other: Int) -> Bool {{ other < {n} }}
}}
""",
    "python": """def {word}_{n}(values):
    # Only what is larger counts.
    return [value * {n} for value in values if value > 0.5 and value != "{word}"]
""",
    "json": """{{ "{word}": {n}, "list": [1, 2.5, true, null], "text": "colour {n}" }}
""",
    "css": """.{word}-{n} {{ color: #{n:06x}; margin: 0 {n}px; }} /* as it was */
""",
}


def scheme(index):
    """A base16 scheme: greys with a tint of one hue, and eight hues; light and dark ones take turns."""
    hue = index * 0.618034 % 1
    tint = 0.04 + 0.1 * (index % 7) / 7
    ramp = [0.08, 0.14, 0.22, 0.38, 0.62, 0.80, 0.88, 0.95]
    is_light = index % 3 == 0
    greys = [_hex(hue, 1 - level if is_light else level, tint) for level in ramp]
    bright = 0.34 if is_light else 0.66
    hues = [_hex((hue * 0.1 + step / 8) % 1, bright + index % 5 / 100, 0.7) for step in range(8)]
    lines = [f'  base{number:02X}: "{color}"' for number, color in enumerate(greys + hues)]
    head = ['system: "base16"', f'name: "Made Up {index:05}"', 'author: "nobody"']
    return "\n".join([*head, f'variant: "{"light" if is_light else "dark"}"', "palette:", *lines, ""])


def _hex(hue, lightness, saturation):
    return "".join(f"{round(part * 255):02x}" for part in colorsys.hls_to_rgb(hue, lightness, saturation))


class Document:
    """A Markdown document of about some number of bytes: headings, paragraphs, lists, quotes and code.

    It uses `Random.random` alone, which gives the same numbers for a seed in every version of Python.
    """

    def __init__(self, index, size):
        self.index = index
        self.size = size
        self.random = random.Random(index)

    def text(self):
        """The whole document."""
        parts = [f"# {self.title()}\n"]
        makers = [self.paragraph, self.paragraph, self.code, self.list, self.paragraph, self.quote]
        while sum(map(len, parts)) < self.size:
            if len(parts) % 9 == 1:
                parts.append(f"## {self.words(3)} {len(parts)}\n")
            parts.append(makers[len(parts) % len(makers)]())
        return "\n".join(parts)

    def title(self):
        """Its heading; call it first, so that it is always the same."""
        return f"{self.words(2)} {self.index:05}"

    def below(self, limit):
        return int(self.random.random() * limit)

    def word(self):
        return WORDS[self.below(len(WORDS))]

    def words(self, count):
        return " ".join(self.word() for _ in range(count)).capitalize()

    def sentence(self):
        decorated = ["*{}*", "**{}**", "`{}`", "[{}](https://example.com/)"][self.below(4)].format(self.word())
        return f"{self.words(3 + self.below(8))} {decorated} {self.words(4 + self.below(6)).lower()}."

    def paragraph(self):
        return "\n".join(self.sentence() for _ in range(3 + self.below(4))) + "\n"

    def list(self):
        return "\n".join(f"- {self.sentence()}" for _ in range(3 + self.below(3))) + "\n"

    def quote(self):
        return f"> {self.sentence()}\n"

    def code(self):
        language = list(CODE)[self.below(len(CODE))]
        lines = (CODE[language].format(word=self.word(), n=self.below(1 << 24)) for _ in range(2))
        return f"```{language}\n{''.join(lines)}```\n"


def links(index, documents, size):
    """Links of a document to some of the others, one of them to a heading."""
    others = [(index + step) % documents for step in (1, 2, 3, 500, 7_000)]
    names = [f"document-{other:05}.md" for other in others]
    names[2] += "#" + Document(others[2], size).title().lower().replace(" ", "-")
    return "\nSee also " + ", ".join(f"[{name[9:14]}]({name})" for name in names) + ".\n"


def project(folder, schemes, documents, size=18_000):
    """Writes schemes and documents of some size in bytes; returns the folder, made if it is not there."""
    root = pathlib.Path(folder)
    for name in ("themes", "docs"):
        (root / name).mkdir(parents=True)
    for index in range(schemes):
        (root / f"themes/made-up-{index:05}.yaml").write_text(scheme(index), encoding="utf-8")
    for index in range(documents):
        text = Document(index, size).text() + links(index, documents, size)
        (root / f"docs/document-{index:05}.md").write_text(text, encoding="utf-8")
    return root
