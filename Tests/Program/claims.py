"""Reports the problems that a test found."""

import re
from collections import defaultdict

import pytest


def expect_none(problems, limit=30):
    """Fails the test if there are problems, each (place, words); equal words are grouped."""
    problems, places = list(problems), defaultdict(list)
    for place, words in problems:
        places[re.sub(r":nth-(child|of-type)\(\d+\)", r":nth-\1(n)", words)].append(str(place))
    if not places:
        return
    lines = [f"  {words}\n    at {place_names(found)}" for words, found in list(places.items())[:limit]]
    more = f"\n  … and {len(places) - limit} more" if len(places) > limit else ""
    pytest.fail(f"{len(problems)} problems, {len(places)} kinds:\n" + "\n".join(lines) + more, pytrace=False)


def place_names(found):
    names = sorted(set(found))
    return ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
