"""The declared pairs of the stage, the texts on a page, and axe's measurements of them."""

import re
from typing import NamedTuple

from axe import answers as axe_results

DECLARATION = re.compile(r"/\* pair: (\S+) on (\S+) as ([^*]+?) \*/")
# The text before a brace: declarations, then the selector of a rule within.
PART = re.compile(r"((?:[^{}]*(?:;|\*/))?)([^{};]*)([{}])")
PROPERTY = re.compile(r"(?<![\w-])(?!--pair:)[\w-]+:\s[^{};]*;")
OTHER_COMMENT = re.compile(r"/\*(?! pair:)[^*]*\*/")
# No script can see the colours of visited links; test_states.py sees the others.
UNSEEN = re.compile(r":visited|::selection|::placeholder")
# The ratios that axe requires at each level, by that of level AA: normal text and large text.
ASKED = {"AA": {4.5: 4.5, 3.0: 3.0}, "AAA": {4.5: 7.0, 3.0: 4.5}}
RULES = {"AA": ["color-contrast"], "AAA": ["color-contrast", "color-contrast-enhanced"]}


class Pair(NamedTuple):
    foreground: str
    background: str
    purpose: str


class Axes(NamedTuple):
    """Axe's result for an element: two colours, their ratio cut off after two decimals, the required ratio, the outcome."""

    colors: set
    ratio: float
    asked: float
    outcome: str
    doubt: str | None


class Text(NamedTuple):
    """An element with words on a stage: its declared pair, the values in CSS, and axe's result, if any."""

    theme: str
    pair: Pair | None
    values: tuple
    is_disabled: bool
    html: str
    axes: Axes | None


def declared(css):
    """Every declared pair of a style sheet, with the selector of its rule."""
    nest = [""]
    for own, selector, brace in PART.findall(OTHER_COMMENT.sub("", css)):
        for words in DECLARATION.findall(own):
            yield nest[-1], Pair(*words)
        if brace == "{":
            nest.append(selector.strip().replace("&", f":is({nest[-1]})"))
        else:
            nest.pop()


def marks(css):
    """The style sheet reduced to its declarations of text pairs, as an inherited property.

    So the browser's own cascade decides which declaration an element has.
    """

    def mark(comment):
        pair = Pair(*comment.groups())
        return "" if pair.purpose == "nonText" else f'--pair: "{"|".join(pair)}";'

    return PROPERTY.sub("", DECLARATION.sub(mark, OTHER_COMMENT.sub("", css)))


# Every visible element on a stage with words of its own. Axe skips punctuation and is unsure about single letters, so such
# elements get two letters more.
TEXTS = """
stage => [...document.querySelectorAll(`${stage} *`)].filter(element => {
  const nodes = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const words = element instanceof HTMLInputElement ? element.value || element.placeholder : nodes.map(node => node.data).join("");
  if (!words.trim() || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (nodes.length && (words.match(/[\\p{L}\\p{N}]/gu) ?? []).length < 2) nodes[0].data = `Ax${nodes[0].data}`;
  return true;
}).map((element, index) => {
  element.setAttribute("data-text", index);
  const style = getComputedStyle(element);
  const pair = JSON.parse(style.getPropertyValue("--pair") || "null");
  const value = name => style.getPropertyValue(`--color-${name}`) || style.getPropertyValue(`--${name}`);
  return {
    theme: element.closest(stage).dataset.theme,
    pair,
    values: pair?.split("|").slice(0, 2).map(value),
    isDisabled: element.closest(":disabled, [aria-disabled=true]") !== null || element.control?.disabled === true,
    html: element.outerHTML.slice(0, 70),
  };
})
"""


def texts(page, stage, level):
    """Every element with words on the stages of a page, measured by axe at a level."""
    rows = page.evaluate(TEXTS, stage)
    answers = axe_answers(page, stage, level)
    for index, row in enumerate(rows):
        pair = Pair(*row["pair"].split("|")) if row["pair"] else None
        axes = answers.pop(str(index), None)
        yield Text(row["theme"], pair, tuple(row["values"] or ()), row["isDisabled"], row["html"], axes)
    assert not answers, f"axe judges what has no words of its own: {answers}"


def axe_answers(page, stage, level):
    """Axe's result for every element that it checks, by the element's number."""
    answers, enhanced = {}, {}
    for row in axe_results(page, stage, RULES[level], "data-text"):
        if row["rule"] == "color-contrast":
            answers[row["value"]] = answer(row["kind"], row["data"], level)
        else:
            enhanced[row["value"]] = row["kind"]
    # The stricter rule passes elements that the other one reports.
    for index, kind in enhanced.items():
        if answers[index].outcome == "passes":
            answers[index] = answers[index]._replace(outcome=kind)
    return answers


def answer(kind, data, level):
    asked = float((data.get("expectedContrastRatio") or "0:1").split(":")[0])
    colors = {data.get("fgColor"), data.get("bgColor")}
    return Axes(colors, data.get("contrastRatio"), ASKED[level].get(asked, 0), kind, data.get("messageKey"))
