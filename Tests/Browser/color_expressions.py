"""Random CSS colours that a browser computes; the same ones in every run.

Left out is what Chromium 156 computes from rounding errors: the hue of a grey, and channels near 0 in a98-rgb; what it
reads by other curves: rec2020, and prophoto-rgb near black; and the hue of an oklab() in oklch(), which is negative there.
"""

from random import Random

NAMES = ["red", "lime", "blue", "teal", "tomato", "rebeccapurple", "orange", "hotpink", "#0b1f3a", "#7fc", "#c0ffee80"]
RGB_SPACES = ["srgb", "srgb-linear", "display-p3", "display-p3-linear"]
XYZ_SPACES = ["xyz", "xyz-d50", "xyz-d65"]
POLAR_SPACES = ["hsl", "hwb", "lch", "oklch"]
MIXING_SPACES = RGB_SPACES + XYZ_SPACES + ["lab", "oklab"] + POLAR_SPACES
HUE_METHODS = ["shorter", "longer", "increasing", "decreasing"]
DEEPEST = 3

# The channels of each relative function, each with the size of a usual change.
CHANNELS = {
    "rgb": {"r": 60, "g": 60, "b": 60},
    "hsl": {"h": 120, "s": 20, "l": 20},
    "hwb": {"h": 120, "w": 15, "b": 15},
    "lab": {"l": 20, "a": 30, "b": 30},
    "lch": {"l": 20, "c": 30, "h": 120},
    "oklab": {"l": 0.2, "a": 0.1, "b": 0.1},
    "oklch": {"l": 0.2, "c": 0.1, "h": 120},
}


def color_expressions(count, seed):
    """Colours that are computed, of each kind alike."""
    random = Random(seed)
    kinds = list(KINDS)
    return [KINDS[kinds[index % len(kinds)]](random, 0) for index in range(count)]


def number(random, low, high):
    text = f"{random.uniform(low, high):.{random.choice([1, 2, 3, 4])}f}"
    return calculation(random, text) if random.random() < 0.2 else text


def percentage(random, low=0, high=100):
    text = f"{random.uniform(low, high):.{random.choice([0, 1, 2])}f}%"
    return calculation(random, text) if random.random() < 0.2 else text


def hue(random):
    value = random.uniform(0, 360)
    text = random.choice(
        [f"{value:.1f}", f"{value:.0f}deg", f"{value / 360:.3f}turn", f"{value / 0.9:.1f}grad", f"{value / 57.3:.3f}rad"]
    )
    return calculation(random, text) if random.random() < 0.2 else text


def calculation(random, text):
    """A calculation around a number, with its unit."""
    unit = text.lstrip("-.0123456789")
    step = f"{random.uniform(0, 3):.2f}{unit}"
    factor = f"{random.uniform(0.5, 1.5):.2f}"
    return random.choice(
        [
            f"calc({text} + {step})",
            f"calc({text} - {step} * {factor})",
            f"calc({factor} * ({text} + {step}))",
            f"calc({text} / {factor})",
            f"calc({text} / {step} * {step})",
            f"min({text}, {step}, calc({text} * 2))",
            f"max({text}, {step})",
            f"clamp({step}, {text}, {text})",
            f"clamp(none, {text}, {step})",
            f"abs({text})",
            f"calc({text} * sin({factor}))",
            f"calc({text} * cos(30deg) + {step})",
            f"calc({text} * pow({factor}, 2))",
            f"calc({text} * sqrt({factor}))",
            f"calc({text} * exp(-{factor}))",
            f"mod({text}, 1{step})",
            f"hypot({text}, {step})",
        ]
    )


def opacity(random):
    if random.random() < 0.6:
        return ""
    text = random.choice([number(random, 0.05, 1), percentage(random, 5), "none" if random.random() < 0.2 else "0.5"])
    return f" / {text}"


def maybe_none(random, text):
    return "none" if random.random() < 0.05 else text


def color(random, depth):
    """A colour of any kind, absolute or computed."""
    if depth < DEEPEST and random.random() < 0.35:
        return KINDS[random.choice(list(KINDS))](random, depth + 1)
    return random.choice(ABSOLUTE)(random)


def words(random, *components):
    return " ".join(maybe_none(random, component) for component in components)


ABSOLUTE = [
    lambda random: random.choice(NAMES),
    lambda random: f"rgb({words(random, *(number(random, 0, 255) for _ in range(3)))}{opacity(random)})",
    lambda random: f"hsl({words(random, hue(random), percentage(random, 20), percentage(random, 15, 85))}{opacity(random)})",
    lambda random: f"hwb({words(random, hue(random), percentage(random, 0, 40), percentage(random, 0, 40))}{opacity(random)})",
    lambda random: f"lab({words(random, percentage(random), number(random, 20, 90), number(random, -90, 90))}{opacity(random)})",
    lambda random: f"lch({maybe_none(random, number(random, 5, 95))} {number(random, 10, 120)} {hue(random)}{opacity(random)})",
    lambda random: f"oklab({words(random, number(random, 0.1, 0.9), number(random, 0.05, 0.3), '20%')}{opacity(random)})",
    lambda random: f"oklch({maybe_none(random, percentage(random, 5, 95))} {number(random, 0.05, 0.3)} {hue(random)}{opacity(random)})",
    lambda random: (
        f"color({random.choice(RGB_SPACES)} {words(random, number(random, 0.1, 1), '0.3', percentage(random, 5))}"
        f"{opacity(random)})"
    ),
    lambda random: f"color({random.choice(XYZ_SPACES)} {words(random, number(random, 0.1, 0.6), '0.3', '0.4')}{opacity(random)})",
]


def mixture(random, depth):
    space = random.choice(MIXING_SPACES)
    method = f"in {space}"
    if space in POLAR_SPACES and random.random() < 0.5:
        method += f" {random.choice(HUE_METHODS)} hue"
    method = "" if random.random() < 0.05 else method + ", "
    return f"color-mix({method}{share_of(random, depth)}, {share_of(random, depth)})"


def share_of(random, depth):
    chance = random.random()
    if chance < 0.4:
        return color(random, depth)
    share = percentage(random, 5, 95)
    if chance < 0.9:
        return f"{color(random, depth)} {share}"
    return f"{share} {color(random, depth)}"


def relative(random, depth):
    name = random.choice(list(CHANNELS))
    components = [channel(random, keyword, size) for keyword, size in CHANNELS[name].items()]
    return f"{name}(from {color(random, depth)} {' '.join(components)}{relative_opacity(random)})"


def relative_in_a_space(random, depth):
    space = random.choice(RGB_SPACES + XYZ_SPACES)
    keywords = "xyz" if space in XYZ_SPACES else "rgb"
    components = [channel(random, keyword, 0.2) for keyword in keywords]
    return f"color(from {color(random, depth)} {space} {' '.join(components)}{relative_opacity(random)})"


def channel(random, keyword, size):
    """A channel as it is, or changed."""
    step = f"{random.uniform(0, size):.3f}"
    return random.choice(
        [
            keyword,
            keyword,
            keyword,
            f"calc({keyword} + {step})",
            f"calc({keyword} - {step})",
            f"calc({keyword} * {random.uniform(0.5, 1.5):.2f})",
            f"min({keyword}, {step})",
            f"clamp(0, {keyword}, {step})",
            f"calc(({keyword} + {step}) / 2)",
            f"calc({keyword} * alpha)",
            step,
            "none",
        ]
    )


def relative_opacity(random):
    return random.choice(["", "", " / alpha", " / calc(alpha * 0.5)", " / 40%", " / 0.7", " / none"])


def contrasting(random, depth):
    return f"contrast-color({color(random, depth)})"


def translucent(random, depth):
    return f"alpha(from {color(random, depth)}{random.choice([' / 0.5', ' / calc(alpha / 2)', ' / alpha'])})"


def calculated(random, depth):
    """An absolute function whose components are calculations."""
    components = [calculation(random, text) for text in (f"{random.uniform(5, 80):.1f}" for _ in range(3))]
    name = random.choice(["rgb", "hsl", "hwb", "lab", "lch"])
    return f"{name}({' '.join(components)})"


KINDS = {
    "mixture": mixture,
    "relative": relative,
    "relative in a space": relative_in_a_space,
    "mixture again": mixture,
    "contrasting": contrasting,
    "translucent": translucent,
    "calculated": calculated,
}
