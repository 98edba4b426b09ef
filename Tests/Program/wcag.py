"""WCAG 2.2's contrast ratio, independent of the program.

https://www.w3.org/TR/WCAG22/#dfn-relative-luminance and #dfn-contrast-ratio, with sRGB's own cut-off of 0.04045.
"""

REQUIRED = {
    "AA": {"text": 4.5, "largeText": 3, "nonText": 3, "exempt": None},
    "AAA": {"text": 7, "largeText": 4.5, "nonText": 3, "exempt": None},
}


def linear(channel):
    value = channel / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


# Y of CIE XYZ in linear Display P3 (CSS Color 4, section 18).
P3 = (35783 / 156275, 247089 / 357200, 198249 / 2500400)


def luminance(color):
    """The relative luminance of '#rrggbb' or 'color(display-p3 r g b)'."""
    if color.startswith("color(display-p3 "):
        channels = color.removeprefix("color(display-p3 ").removesuffix(")").split()
        return sum(weight * linear(float(channel) * 255) for weight, channel in zip(P3, channels))
    red, green, blue = (linear(int(color[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(foreground, background):
    lighter, darker = sorted((luminance(foreground), luminance(background)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
