"""The extent of a run through a cross product, such as themes, modes and pages.

The usual run takes a diagonal, in which every member of each of them occurs, and the long run takes all.
"""

from typing import NamedTuple

import pytest


class Extent(NamedTuple):
    """What a run takes of a cross product."""

    is_whole: bool

    def takes(self, number, share):
        """The run takes this one: the usual run takes one of so many. On a diagonal the number is a sum of indices."""
        return self.is_whole or number % share == 0


EXTENTS = [
    pytest.param(Extent(False), id="diagonal"),
    pytest.param(Extent(True), id="whole", marks=pytest.mark.long),
]
