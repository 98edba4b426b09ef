"""The results of a part, for a terminal and for a README."""

from typing import NamedTuple


class Claim(NamedTuple):
    """An aim, whether it was met, and the measured figure."""

    aim: str
    met: bool
    found: str

    def __str__(self):
        return f"{'met' if self.met else 'missed'}: {self.aim} ({self.found})"


class Table(NamedTuple):
    """Rows under headings, a sentence above, aims below."""

    name: str
    about: str
    headings: list
    rows: list
    claims: list = []

    def text(self):
        """For a terminal."""
        lines = [self.headings, *self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.headings))]
        shown = ["  ".join(_aligned(line, widths)).rstrip() for line in lines]
        return "\n".join([f"{self.name}: {self.about}", "", *shown, "", *map(str, self.claims)]).rstrip() + "\n"

    def markdown(self):
        """For a README."""
        rule = ["---"] + ["---:"] * (len(self.headings) - 1)
        shown = [f"| {' | '.join(line)} |" for line in [self.headings, rule, *self.rows]]
        claims = [f"- {claim}" for claim in self.claims]
        return "\n".join([*wrapped(self.about), "", *shown, *([""] if claims else []), *claims]) + "\n"


def _aligned(line, widths):
    """The first cell to the left, figures to the right."""
    first, *rest = zip(line, widths)
    return [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)]


def wrapped(text, width=118):
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines


def seconds(value):
    return f"{value:.2f} s" if value >= 0.995 else f"{value * 1000:.0f} ms"


def spread(samples):
    """The least and the greatest wall time."""
    walls = sorted(sample.wall for sample in samples)
    return f"{seconds(walls[0])} – {seconds(walls[-1])}"


def peak(memory, smallest):
    return f"{memory:.0f} MiB" if memory > smallest else f"< {smallest:.0f} MiB"


def turns(count):
    return "one run" if count == 1 else f"medians of {count} runs in turns"


def megabytes(count):
    return f"{count / 1e6:.1f} MB"
