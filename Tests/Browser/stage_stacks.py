"""The fills under each text, line and mark of a stage, as the page nests them, nearest first."""

from typing import NamedTuple

from wcag import ratio

# Each visible text, edge and mark with the colours below it, down to an opaque one; scripts see no transparency.
WALK = """
stage => {
  const isOpaque = color => !/rgba|\\/ /.test(color);
  const isPainted = color => color !== "rgba(0, 0, 0, 0)";
  function under(element) {
    const fills = [];
    for (let one = element; one; one = one.parentElement) {
      const fill = getComputedStyle(one).backgroundColor;
      if (isPainted(fill)) fills.push(fill);
      if (isPainted(fill) && isOpaque(fill)) return fills;
    }
    return fills;
  }
  const found = [];
  function note(kind, element, color, fills) {
    if (!isPainted(color)) return;
    const isDisabled = element.closest(":disabled, [aria-disabled=true], .is-disabled") !== null;
    found.push({ kind, color, fills, inner: under(element), isDisabled, html: element.outerHTML.slice(0, 60) });
  }
  for (const root of document.querySelectorAll(stage)) {
    for (const element of [root, ...root.querySelectorAll("*")]) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const hasText = element.value || [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
      if (hasText) note("text", element, style.color, under(element));
      const around = element.parentElement ? under(element.parentElement) : [];
      for (const side of ["Top", "Left", "Bottom", "Right"]) {
        if (parseFloat(style[`border${side}Width`])) note("line", element, style[`border${side}Color`], around);
      }
      if (!hasText && !element.children.length) note("mark", element, style.backgroundColor, around);
      for (const part of ["::before", "::after"]) {
        const pseudo = getComputedStyle(element, part);
        if (pseudo.content === "none") continue;
        note("mark", element, pseudo.backgroundColor, under(element));
      }
    }
  }
  return [...new Map(found.map(one => [JSON.stringify([one.kind, one.color, one.fills, one.inner, one.isDisabled]), one])).values()];
}
"""
# The computed value of each named colour on the first stage.
NAMED = """
([stage, names]) => {
  const root = document.querySelector(stage);
  const probe = root.appendChild(document.createElement("i"));
  const style = getComputedStyle(root);
  const values = {};
  for (const name of names) {
    const property = ["--color-" + name, "--" + name].find(one => style.getPropertyValue(one));
    probe.style.color = property ? `var(${property})` : "";
    values[name] = property ? getComputedStyle(probe).color : null;
  }
  probe.remove();
  return values;
}
"""


class Seen(NamedTuple):
    """A text, line or mark, the colour that it has, and the fills below it."""

    kind: str
    color: str
    fills: tuple
    inner: tuple
    is_disabled: bool
    html: str

    @property
    def inside(self):
        """The same line against the fill that it encloses."""
        return self._replace(fills=self.inner)

    @property
    def ratio(self):
        """The contrast on all fills together, each blended in 8 bits as browsers do."""
        ground = flattened(self.fills)
        return ratio(hexadecimal(over(channels(self.color), ground)), hexadecimal(ground))


def seen_on(page, stage):
    rows = page.evaluate(WALK, stage)
    return [Seen(row["kind"], row["color"], tuple(row["fills"]), tuple(row["inner"]), row["isDisabled"], row["html"]) for row in rows]


def names_by_value(page, stage, names):
    """The names of the colours of a theme by their computed values."""
    named = {}
    for name, value in page.evaluate(NAMED, [stage, sorted(names)]).items():
        named.setdefault(value, set()).add(name)
    return named


def channels(css):
    parts = css[css.index("(") + 1 : -1].replace(",", " ").replace("/", " ").split()
    values = [float(part) for part in parts]
    return (*values[:3], values[3] if len(values) > 3 else 1)


def over(front, ground):
    red, green, blue, alpha = front
    # Halves go up; Python's own rounding takes them to the even number.
    return tuple(int(own * alpha + below * (1 - alpha) + 0.5 + 1e-9) for own, below in zip((red, green, blue), ground))


def flattened(fills):
    ground = channels(fills[-1])[:3]
    for fill in reversed(fills[:-1]):
        ground = over(channels(fill), ground)
    return ground


def hexadecimal(color):
    return "#" + "".join(f"{int(level):02x}" for level in color)
