"""Debian's Chromium, driven by Playwright: no network, a fresh profile, and a record of what a page should not do."""

import atexit
import contextlib
import functools
import shutil
from urllib.parse import unquote, urlsplit

from playwright.sync_api import sync_playwright

SWITCHES = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@functools.cache
def running():
    """The browser of this process: starting one takes longer than most tests."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert chromium, "there is no Chromium: Scripts/test installs it"
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    return playwright.chromium.launch(executable_path=chromium, args=SWITCHES, headless=True)


@contextlib.contextmanager
def open_browser(**options):
    """A fresh profile with one page, closed at the end; options are Playwright's for a context."""
    context = running().new_context(**({"viewport": {"width": 1280, "height": 800}} | options))
    context.set_default_timeout(10_000)
    context.new_page()
    try:
        yield context
    finally:
        context.close()


class Watch:
    """Messages and requests of a page."""

    def __init__(self, page, folder):
        self.errors, self.strays, self.dialogs = [], [], []
        self.inside = folder.as_uri() + "/"
        page.on("console", self.on_console)
        page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))
        page.on("request", lambda request: self.on_request(request.url))
        page.on("requestfailed", self.on_failure)
        page.on("dialog", self.on_dialog)

    def on_console(self, message):
        if message.type in ("error", "warning"):
            self.errors.append(f"console: {message.text}")

    def on_request(self, url):
        if urlsplit(url).scheme == "data" or unquote(url).startswith(unquote(self.inside)):
            return
        self.strays.append(url)

    def on_failure(self, request):
        # A script that a page asks for late is given up when the page is left.
        if request.failure != "net::ERR_ABORTED":
            self.errors.append(f"not loaded: {request.url}")

    def on_dialog(self, dialog):
        self.dialogs.append(dialog.message)
        dialog.dismiss()
