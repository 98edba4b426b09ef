"""287 published schemes on 12 chapters of a real book: all are shown, and every verdict is right."""

import json
import time

import pytest

import base16
from claims import expect_none
from program import ROOT, run
from site_files import Site
from verdicts import problems_of

CORPUS = ROOT.parent / "shared/corpora"
SCHEMES, CHAPTERS = 287, 12

pytestmark = [pytest.mark.long, pytest.mark.skipif(not CORPUS.is_dir(), reason="there is no ../shared/corpora")]


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("corpus") / "site"
    started = time.monotonic()
    run("build", *sources(), "--output", folder, status=None)
    print(f"built in {time.monotonic() - started:.1f} s")
    return Site(folder)


@pytest.fixture(scope="module")
def report(site):
    return json.loads((site.folder / "contrast.json").read_text())


def sources():
    options = ["--project", CORPUS, "--docs", CORPUS / "markdown"]
    return [*options, "--themes", CORPUS / "base16", "--themes", CORPUS / "base24"]


def scheme_files():
    files = [path for name in ("base16", "base24") for path in (CORPUS / name).glob("*.yaml")]
    return sorted(path.relative_to(CORPUS).as_posix() for path in files)


def test_every_scheme_becomes_a_theme(site):
    files = scheme_files()
    assert len(files) == SCHEMES
    shown = {theme["file"] for theme in site.themes}
    expect_none((file, "is not shown") for file in files if file not in shown)
    assert len({theme["id"] for theme in site.themes}) == SCHEMES


def test_every_theme_has_every_page(site):
    assert len([path for path in site.pages if "/pages/" in path]) == SCHEMES * CHAPTERS
    expect_none((t["id"], f"{len(site.pages_of(t))} pages") for t in site.themes if len(site.pages_of(t)) != CHAPTERS)


def test_every_verdict_holds(site, report):
    levels = {(theme["id"], mode["name"]): "AA" for theme in site.themes for mode in theme["modes"]}
    expect_none(problems_of(report["pairs"], levels))


def test_every_scheme_is_measured_in_its_own_colours(site, report):
    rows = {}
    for row in report["pairs"]:
        pair = row["pair"]
        rows.setdefault(row["theme"], {})[pair["foreground"], pair["background"], pair["use"]] = row
    problems = []
    for theme in site.themes:
        roles = base16.colors(CORPUS / theme["file"])
        for pair in base16.pairs():
            problems += scheme_problems(theme["id"], pair, roles, rows[theme["id"]].get(pair))
    expect_none(problems)


def scheme_problems(theme, pair, roles, row):
    foreground, background, use = pair
    if row is None:
        return [(theme, f"{foreground} on {background} is not checked as {use}")]
    expected = {"foreground": roles[foreground], "background": roles[background]}
    if row["colors"] == expected:
        return []
    return [(theme, f"{foreground} on {background}: {row['colors']}, not {expected}")]


def test_the_check_gives_the_same_pairs(report):
    said = run("check", *sources(), "--format", "json", "--all-pairs", status=None).stdout
    assert json.loads(said)["pairs"] == report["pairs"]
