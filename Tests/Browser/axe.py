"""Axe on an open page: its script is put in once, and of its results only what is read leaves the page."""

import re
from typing import NamedTuple

from axe_playwright_python.base import AXE_SCRIPT

# Nothing is fetched, and frames are other pages.
QUIETLY = {"preload": False, "iframes": False}


class Violation(NamedTuple):
    """An element that violates one of axe's rules: theme is None in the frame, colors are those of a contrast rule."""

    rule: str
    words: str
    theme: str | None
    colors: tuple


VIOLATIONS = """
async ([options, stage]) => {
  const { violations } = await axe.run(options)
  return violations.flatMap(rule => rule.nodes.map(node => ({
    rule: rule.id,
    target: node.target[0],
    summary: node.failureSummary,
    theme: node.element.closest(stage)?.dataset.theme ?? null,
    colors: node.any.map(check => check.data).filter(data => data?.fgColor).map(data => [data.fgColor, data.bgColor])[0] ?? [],
  })))
}
"""
# A selector of an element is dear, and nobody reads it here.
ANSWERS = """
async ([context, options, attribute]) => {
  const results = await axe.run(context, options)
  return options.resultTypes.flatMap(kind => results[kind].flatMap(rule => rule.nodes.map(node => ({
    kind, rule: rule.id, value: node.element.getAttribute(attribute), data: node.any[0]?.data,
  }))))
}
"""


def put_in(page):
    """Gives a page axe's script, which takes a while, if it has none."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE_SCRIPT)


def accessibility(page, stage, rules=None):
    """Axe's violations on a page: for each element the rule, the message, and the theme on whose stage it lies."""
    put_in(page)
    options = QUIETLY | {"resultTypes": ["violations"], "elementRef": True}
    if rules:
        options["runOnly"] = rules
    rows = page.evaluate(VIOLATIONS, [options, stage])
    return [
        Violation(row["rule"], f"{row['target']}: {reason(row['summary'])}", row["theme"], tuple(row["colors"]))
        for row in rows
    ]


def reason(summary):
    """Axe's first sentence of advice."""
    return re.sub(r"^Fix (any|all) of the following: ", "", " ".join(summary.split()))


def answers(page, context, rules, attribute):
    """Axe's result for every element in a context: its kind and rule, its value of an attribute, and the rule's data."""
    put_in(page)
    kinds = ["violations", "passes", "incomplete"]
    options = QUIETLY | {"runOnly": rules, "resultTypes": kinds, "elementRef": True, "selectors": False}
    return page.evaluate(ANSWERS, [context, options, attribute])
