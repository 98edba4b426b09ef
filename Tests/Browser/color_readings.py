"""Colours as the program reads them, and the parts of computed values."""

import json
import re
import subprocess

import program


def read_by_the_program(texts):
    """The output of `themepreview color` for all texts, piped to it; it exits with status 1 if some are no colours."""
    command = [program.PROGRAM, "color", "--format", "json"]
    lines = "".join(text + "\n" for text in texts)
    result = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=120)
    readings = [json.loads(line) for line in result.stdout.splitlines()]
    is_complete = all(reading["valid"] for reading in readings)
    assert result.returncode == (0 if is_complete else 1), result.stderr
    return readings


def parts(computed):
    """The function with its space, and the numbers; we write 0 for none."""
    name, space, rest = re.fullmatch(r"([a-z]+)\(((?:[a-z][-a-z\d]* )?)(.*)\)", computed.replace("none", "0")).groups()
    return name.replace("rgba", "rgb") + space, [float(value) for value in re.split(r"[ ,/]+", rest)]


def with_alpha(numbers):
    return (numbers + [1])[:4]
