"""Random texts that are, or almost are, CSS colours; the same ones in every run."""

import re
from random import Random
from typing import NamedTuple

from color_spoilers import spoil

SPACES = [
    "srgb",
    "srgb-linear",
    "display-p3",
    "display-p3-linear",
    "a98-rgb",
    "prophoto-rgb",
    "rec2020",
    "xyz",
    "xyz-d50",
    "xyz-d65",
]
NAMES = """
    aliceblue aqua black blanchedalmond blue chartreuse cornflowerblue crimson darkgoldenrod darkgrey darkslategray fuchsia
    gold gray green hotpink indigo lavenderblush lightgoldenrodyellow lime maroon mediumpurple midnightblue navy olive orange
    palevioletred papayawhip peru rebeccapurple red seashell steelblue teal tomato transparent violet wheat white yellow
""".split()

# Valid in a browser and refused by us on purpose: colours without a fixed value, and escapes.
REFUSED_ON_PURPOSE = [
    "currentcolor",
    "CurrentColor",
    "CanvasText",
    "AccentColor",
    "LinkText",
    "inherit",
    "initial",
    "unset",
    "light-dark(red, blue)",
    "rgb(from currentcolor r g b)",
    "color-mix(in oklch, canvastext, blue)",
    "rgb(var(--red) 2 3)",
    "var(--color)",
    "re\\64",
    "\\72 ed",
]
REFUSED = re.compile(
    r"\\|\b(var|env|attr|light-dark)\(|\b(currentcolor|canvastext|accentcolor|linktext|inherit|initial|unset)\b",
    re.IGNORECASE,
)


class Sample(NamedTuple):
    """A text, the syntax it was written in, and whether it was spoilt afterwards."""

    syntax: str
    text: str
    is_spoilt: bool


def is_refused_on_purpose(text):
    """We are stricter than a browser: no colours without a fixed value, no escapes, no open or trailing text.

    (Chromium 156 reads "hsla(134deg, 55%, 90%, 9.8)2E-1)", with an alpha above 1.)
    """
    bare = without_comments(text)
    return "/*" in bare or bare.count("(") != bare.count(")") or REFUSED.search(bare) is not None


def without_comments(text):
    return re.sub(r"/\*.*?\*/", " ", text)


def color_texts(count, seed):
    """An equal number of texts of each syntax, one in four spoilt; at the end some without a fixed value."""
    random = Random(seed)
    names = list(SYNTAXES)
    samples = [sample(random, names[index % len(names)]) for index in range(count - len(REFUSED_ON_PURPOSE))]
    return samples + [Sample("without a fixed value", text, False) for text in REFUSED_ON_PURPOSE]


def sample(random, syntax):
    text = SYNTAXES[syntax](random)
    if random.random() < 0.1:
        text = random.choice([" ", "\t", "/**/", "/* a */ "]) + text + random.choice(["", " ", "/* b */"])
    if random.random() < 0.1:
        text = text.upper()
    if random.random() < 0.25:
        return Sample(syntax, spoil(random, text), True)
    return Sample(syntax, text, False)


# Numbers


def number(random, low, high):
    """A number between two others, or a little beyond, in one of the notations of CSS."""
    reach = (high - low) * 0.2
    value = random.uniform(low - reach, high + reach) if random.random() < 0.15 else random.uniform(low, high)
    decimals = random.choice([0, 1, 2, 3, 5, 9])
    text = f"{value:.{decimals}f}"
    if random.random() < 0.1:
        return f"{value:.{decimals}{random.choice('eE')}}"
    if random.random() < 0.1 and not text.startswith("-"):
        return "+" + text
    if random.random() < 0.2:
        return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
    return text


def percentage(random, low=0, high=100):
    return number(random, low, high) + "%"


def hue(random):
    unit = random.choice(["", "", "", "deg", "grad", "rad", "turn"])
    return number(random, *{"rad": (0, 6.283), "grad": (0, 400), "turn": (0, 1)}.get(unit, (0, 360))) + unit


def component(random, low, high, percent_low=0):
    """A component of the modern syntax: a number, a percentage or, seldom, none."""
    chance = random.random()
    if chance < 0.04:
        return "none"
    return number(random, low, high) if chance < 0.6 else percentage(random, percent_low)


def alpha(random):
    return number(random, 0, 1) if random.random() < 0.5 else percentage(random)


# Syntaxes


def hexadecimal(digits):
    return lambda random: "#" + "".join(random.choice("0123456789abcdefABCDEF") for _ in range(digits))


def modern(name, components):
    """A function with spaces, and an alpha or none."""

    def write(random):
        space = random.choice([" ", " ", " ", "  ", " /**/ "])
        text = space.join(component(random) for component in components)
        if random.random() < 0.4:
            opacity = "none" if random.random() < 0.05 else alpha(random)
            text += random.choice([" / ", "/", " /"]) + opacity
        return f"{name}{text})" if random.random() < 0.8 else f"{name} {text} )"

    return write


def legacy(names, hue_first):
    """A function with commas, and an alpha or none."""

    def write(random):
        if hue_first:
            components = [hue(random), percentage(random), percentage(random)]
        elif random.random() < 0.3:
            components = [percentage(random) for _ in range(3)]
        else:
            components = [number(random, 0, 255) for _ in range(3)]
        if random.random() < 0.5:
            components.append(alpha(random))
        return random.choice(names) + random.choice([", ", ",", " , "]).join(components) + ")"

    return write


def within(low, high, percent_low=0):
    return lambda random: component(random, low, high, percent_low)


def none_or_hue(random):
    return "none" if random.random() < 0.04 else hue(random)


SYNTAXES = {
    "hex, 3 digits": hexadecimal(3),
    "hex, 4 digits": hexadecimal(4),
    "hex, 6 digits": hexadecimal(6),
    "hex, 8 digits": hexadecimal(8),
    "named": lambda random: random.choice(NAMES),
    "rgb, legacy": legacy(["rgb(", "rgba("], hue_first=False),
    "rgb, modern": modern("rgb(", [within(0, 255)] * 3),
    "rgba, modern": modern("rgba(", [within(0, 255)] * 3),
    "hsl, legacy": legacy(["hsl(", "hsla("], hue_first=True),
    "hsl, modern": modern("hsl(", [none_or_hue, within(0, 100), within(0, 100)]),
    "hsla, modern": modern("hsla(", [none_or_hue, within(0, 100), within(0, 100)]),
    "hwb": modern("hwb(", [none_or_hue, within(0, 100), within(0, 100)]),
    "lab": modern("lab(", [within(0, 100), within(-100, 100, -100), within(-100, 100, -100)]),
    "lch": modern("lch(", [within(0, 100), within(0, 130), none_or_hue]),
    "oklab": modern("oklab(", [within(0, 1), within(-0.3, 0.3, -80), within(-0.3, 0.3, -80)]),
    "oklch": modern("oklch(", [within(0, 1), within(0, 0.35), none_or_hue]),
} | {f"color({space})": modern(f"color({space} ", [within(0, 1)] * 3) for space in SPACES}
