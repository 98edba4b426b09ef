"""Checks a report's pairs with independent arithmetic."""

import math

from wcag import REQUIRED, ratio


def problems_of(pairs, levels):
    """The wrong rows of 'pairs'; levels maps (theme, mode) to its level."""
    for row in pairs:
        place = f"{row['theme']}, {row['mode']}: {row['pair']['foreground']} on {row['pair']['background']}"
        required = REQUIRED[levels[row["theme"], row["mode"]]][row["pair"]["use"]]
        if row.get("required") != required:
            yield place, f"requires {row.get('required')} instead of {required} for {row['pair']['use']}"
        if row.get("colors") is None:
            if row["verdict"] != "unknown":
                yield place, f"has no colours and is {row['verdict']}"
            continue
        measured = ratio(row["colors"]["foreground"], row["colors"]["background"])
        if not math.isclose(row["measured"], measured, rel_tol=1e-12):
            yield place, f"measured {row['measured']} instead of {measured}"
        if row["verdict"] not in expected(row["measured"], required):
            yield place, f"is {row['verdict']} at {row['measured']} of {required}"


def expected(measured, required):
    """The verdicts that a measured ratio allows."""
    if required is None:
        return ["exempt"]
    return ["pass"] if measured >= required else ["fail", "waived"]
