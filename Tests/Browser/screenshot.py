"""Pictures of a built site: `screenshot.py SITE` for the README's, `screenshot.py SITE OUT [PAGE…]` for a review."""

import pathlib
import subprocess
import sys

from browser import open_browser
from program import ROOT
from site_files import Site

PICTURE = ROOT / "docs/images/gallery.png"
PICTURE_LIMIT = 300_000
WIDTHS = [360, 768, 1280]


def shrink(picture):
    """Makes a picture small enough to be committed."""
    subprocess.run(["pngquant", "--force", "--skip-if-larger", "--speed=1", "--strip", f"--output={picture}", picture])
    size = picture.stat().st_size
    if size > PICTURE_LIMIT:
        sys.exit(f"error: {picture} has {size} bytes, more than {PICTURE_LIMIT}")
    print(f"{picture.relative_to(ROOT)}: {size // 1000} kB")


def take_picture(site):
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    with open_browser(color_scheme="light") as context:
        page = context.pages[0]
        page.goto(site.url("index.html"))
        page.screenshot(path=PICTURE)
    shrink(PICTURE)


def one_of_each_kind(site):
    """The gallery and its like, and the first theme's overview and first page."""
    theme = site.themes[0]
    return [path for path in site.pages if "/" not in path] + [theme["page"], *site.pages_of(theme)[:1]]


def review(site, folder, paths):
    folder.mkdir(parents=True, exist_ok=True)
    with open_browser() as context:
        page = context.pages[0]
        for path in paths or one_of_each_kind(site):
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 800})
                for scheme in ("light", "dark"):
                    page.emulate_media(color_scheme=scheme)
                    page.goto(site.url(path))
                    name = path.removesuffix(".html").replace("/", "-")
                    page.screenshot(path=folder / f"{name}-{width}-{scheme}.png", full_page=True)
            print(path)


def main():
    folder, *rest = sys.argv[1:]
    site = Site(pathlib.Path(folder).resolve())
    if rest:
        review(site, pathlib.Path(rest[0]), rest[1:])
    else:
        take_picture(site)


main()
