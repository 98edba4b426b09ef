"""Pictures of a built site: `screenshot.py SITE` for the README's, `screenshot.py SITE OUT [PAGE…]` for a contact sheet."""

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
    """The gallery and its like, and the overview and the first page of three themes."""
    themes = site.themes[:: max(1, len(site.themes) // 3)][:3]
    shown = [path for theme in themes for path in (theme["page"], *site.pages_of(theme)[:1])]
    return [path for path in site.pages if "/" not in path] + shown


def address(site, path):
    """A page that shows what is pinned shows three themes."""
    pinned = "&".join(theme["id"] for theme in site.themes[:3])
    return site.url(path) + (f"#{pinned}" if path == "decide.html" else "")


def write_sheet(page, folder, rows):
    """Joins the tops of the pictures to one, a page a row."""
    cells = "".join(
        f"<h2>{path}</h2><div>" + "".join(f'<img src="{name}" height="300">' for name in names) + "</div>"
        for path, names in rows.items()
    )
    style = "body { font: 14px sans-serif } div { display: flex; gap: 6px } img { border: 1px solid #888 }"
    (folder / "sheet.html").write_text(f"<!doctype html><style>{style}</style>{cells}", encoding="utf-8")
    page.set_viewport_size({"width": 2400, "height": 800})
    page.goto((folder / "sheet.html").as_uri())
    page.screenshot(path=folder / "sheet.png", full_page=True)


def review(site, folder, paths):
    folder.mkdir(parents=True, exist_ok=True)
    rows = {}
    with open_browser() as context:
        page = context.pages[0]
        for path in paths or one_of_each_kind(site):
            for width in WIDTHS:
                page.set_viewport_size({"width": width, "height": 900})
                for scheme in ("light", "dark"):
                    page.emulate_media(color_scheme=scheme)
                    page.goto(address(site, path))
                    page.wait_for_load_state("networkidle")
                    name = f"{path.removesuffix('.html').replace('/', '-')}-{width}-{scheme}.png"
                    page.screenshot(path=folder / name)
                    rows.setdefault(path, []).append(name)
            print(path)
        write_sheet(page, folder, rows)


def main():
    folder, *rest = sys.argv[1:]
    site = Site(pathlib.Path(folder).resolve())
    if rest:
        review(site, pathlib.Path(rest[0]), rest[1:])
    else:
        take_picture(site)


main()
