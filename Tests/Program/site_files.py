"""A built site and its files."""

import functools
import json

from program import make_project, run


class Site:
    """A built site in a folder."""

    def __init__(self, folder):
        self.folder = folder
        self.themes = json.loads((folder / "themes.json").read_text(encoding="utf-8"))["themes"]

    def url(self, path):
        return (self.folder / path).as_uri()

    @functools.cached_property
    def pages(self):
        """The paths of all HTML files."""
        return sorted(path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.html"))

    def pages_of(self, theme):
        """The paths of a theme's Markdown pages."""
        prefix = f"themes/{theme['id']}/pages/"
        return [path for path in self.pages if path.startswith(prefix)]

    def theme_with_modes(self):
        """A theme with a light default mode and a dark one."""
        return next(theme for theme in self.themes if {"light", "dark"} <= {m["name"] for m in theme["modes"]})


def build_site(folder, files=None, *options, **settings):
    """Builds the site of the project in a folder, where files are written first; options and settings are those of `run`.

    Without a configuration it offers no downloads: making them takes half the time of a build.
    """
    project = make_project(folder, files or {})
    if not (project / "themepreview.yml").exists():
        make_project(project, {"themepreview.yml": "downloads: none\n"})
    run("build", "--project", project, *options, **settings)
    return Site(folder / "site")


def mode_named(theme, name):
    return next(mode for mode in theme["modes"] if mode["name"] == name)


def mode_for(theme, scheme):
    """The mode that a system with this preference selects: of this scheme and standard contrast, or else the default."""
    wanted = [mode for mode in theme["modes"] if mode["scheme"] == scheme and mode["contrast"] == "standard"]
    return (wanted or theme["modes"])[0]
