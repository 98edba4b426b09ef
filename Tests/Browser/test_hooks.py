"""A theme's own CSS, as far as the program takes it, styles nothing outside its scope in Chromium.

Hundreds of hooks are built into one `themes.css`, as the gallery has it. Each sets `outline-offset` to its own number,
so that an element outside a scope tells which hook reached it.
"""

import random

import pytest

from site_files import build_site

SEED, RANDOM_HOOKS, SHARE = 20_261, 900, 5

# `{N}` is a block that marks what it reaches.
WRITTEN = [
    "p {N}",
    "& {N}",
    "* {N}",
    ":root {N} html {N} body {N} :host {N} :scope {N}",
    "&:is(*, {;a}) ~ * {N}",
    "&:is(*, .a) ~ * {N}",
    "&:not(.a) + * {N}",
    "& ~ * {N}",
    "&\n~\n* {N}",
    "&/**/~/**/* {N}",
    "& /* ~ */ p {N}",
    "&.stage:hover + * {N}",
    "& + p, p {N}",
    "p, & + p {N}",
    "~ * {N}",
    "+ * {N}",
    "> p {N}",
    "> p ~ * {N}",
    "p + p ~ * {N}",
    "* ~ * {N}",
    "* + & {N}",
    "* & {N}",
    "body & {N}",
    "&:has(~ *) {N}",
    ":has(~ *) {N}",
    ":has(*) {N}",
    ":has(+ [data-theme]) {N}",
    "*:has(~ .inside) {N}",
    ":is(html, body, *) {N}",
    ":is(:root, body) ~ * {N}",
    ":is(*) ~ * {N}",
    ":where(*) + * {N}",
    ":not(.a) {N}",
    ":not(:not(*)) {N}",
    ":nth-child(n of *) {N}",
    ":nth-child(n of & ~ *) {N}",
    "&:nth-child(n) ~ * {N}",
    "&& ~ * {N}",
    "&&& {N}",
    "&p ~ * {N}",
    "p& ~ * {N}",
    "&\u00a0.a ~ * {N}",
    "&.\u00a0a ~ * {N}",
    "&.\u2003stage ~ * {N}",
    "&|* ~ * {N}",
    "*|* ~ * {N}",
    "&||* {N}",
    "p { & {N} }",
    "p { & ~ * {N} }",
    "p { ~ * {N} }",
    "& { & {N} }",
    "& { p ~ & {N} }",
    "& { > p { + * {N} } }",
    "&:hover { ~ * {N} }",
    "& { color: red; & ~ * {N} }",
    "& { color: red & ~ * {N} }",
    "& { color: & ~ * {N} }",
    "& { --a: & ~ * {N} }",
    "& { --a: {N} & ~ * {N} }",
    "--a: & ~ * {N}",
    "--a:hover ~ * {N}",
    "--a:hover {N}",
    "p { --a: }; & ~ * {N}",
    "p {} ; ~ * {N}",
    "p {} ;;; * ~ * {N}",
    "p {} , ~ * {N}",
    "p {}, * {N}",
    "p {} > * {N}",
    "@media all {N}",
    "@media all { p {N} }",
    "@media all { ~ * {N} }",
    "@media all { & ~ * {N} }",
    "@media all { @supports (color: red) { * ~ * {N} } }",
    "@media all { @container (width >= 0) { & {N} } }",
    "@media not all; ~ * {N}",
    "@media all; * {N}",
    "@media all { } ~ * {N}",
    "@media & ~ * {N}",
    "@media , {N} * {N}",
    "@supports selector(& ~ *) { * {N} }",
    "@supports (a: b) or (color: red) { * ~ * {N} }",
    "@supports not (a: b) {N}",
    "@container & ~ * {N}",
    "@container style(--a: b) { * {N} }",
    "@scope (*) { * {N} }",
    "@scope (:root) to (.a) { :scope ~ * {N} }",
    "@scope { * {N} }",
    "@layer a { * {N} }",
    "@starting-style { * {N} }",
    "@nest & ~ * {N}",
    "@at-root * {N}",
    "@-moz-document url() { * {N} }",
    "@page {N}",
    "@property --a { syntax: '*'; inherits: false } * {N}",
    "@MEDIA ALL { * {N} }",
    "@media/**/all { * {N} }",
    "@media(width>=0) { * {N} }",
    "} * {N} a {",
    "}} * {N}",
    "p { } } * {N} .a { .b { } ",
    "p {N",
    "p { { } * {N}",
    "p [ { ] } * {N} {",
    "p ( } * {N} ) {",
    "a:is(}) * {N}",
    "a[b='}'] * {N}",
    "a[b=\"} * {N}\"] {}",
    "p { content: '} * {N}' }",
    "p { content: '\n} * {N} '; }",
    "p { content: \"\\\"} * {N} \\\"\" }",
    "/* } */ * {N}",
    "/* } * {N}",
    "/**/} * {N}",
    "*/ * {N}",
    "/*/ } * {N} /*/",
    "p { /* } */ } * {N}",
    "/\\* } * {N} */",
    "<!-- * {N} -->",
    "--> ~ * {N}",
    "--> * {N}",
    "p\\} * {N}",
    "\\~ * {N}",
    "\u0000} * {N}",
    "\u000c} * {N}",
    "p \u0301} * {N}",
    "p {N}\r} * {N}",
    "p { color: url(} * {N}) }",
    "p { color: url( } * {N}",
    "p { color: var(--a, }) } * {N}",
    "p { color: var(--a, {}) } * {N}",
    "! * {N}",
    "; * {N}",
    "%% * {N}",
    "p:: * {N}",
    "p: ~ * {N}",
    "p::before ~ * {N}",
    "&::before ~ * {N}",
    "&::before + * {N}",
    "&::slotted(*) ~ * {N}",
    "&::part(a) ~ * {N}",
    "&:host-context(*) ~ * {N}",
    "&:: ~ * {N}",
    "&:focus-within + * {N}",
    "&:target ~ * {N}",
    "&::after {N}",
    "*::before {N}",
    "[data-theme] ~ * {N}",
    "[data-theme] {N}",
    ".stage-box, .stage-box ~ * {N}",
    ".before, .after {N}",
    "#before, #after {N}",
    "& #after, & .after {N}",
    "&#a ~ * {N}",
    "&[a] ~ * {N}",
    "&[data-theme] + * {N}",
    "&:is(.stage) ~ * {N}",
    "&:is(.stage)~*{N}",
    "&:is(.stage){ + *{N} }",
    "& & ~ * {N}",
    "& > & ~ * {N}",
    "& p, & ~ * {N}",
    "& p ~ *, & > * + * {N}",
    "p &, * + & {N}",
    "p & ~ * {N}",
    "p &.a ~ * {N}",
    "p & p ~ * {N}",
]

SELECTORS = [
    "&", "&", "*", "p", "i", ".stage", ".inside", ":root", "html", "body", ":is(*)", ":is(&)", ":where(p, *)", ":not(.a)",
    ":has(*)", ":has(~ *)", ":hover", "::before", "[data-theme]", ":nth-child(n)", "#after", ":scope", "|", "||", "\u00a0",
]
COMBINATORS = ["", "", " ", " ", "~", "+", ">", " ~ ", " + ", " > ", ", ", "/**/", " /* ~ */ ", "\n", "||", " && "]
FRAMES = [
    "{S} {N}", "{S} {N}", "{S} { {S} {N} }", "{S} { color: red; {S} {N} }", "@media all { {S} {N} }",
    "@supports (color: red) { {S} {N} {S} {N} }", "p { } {S} {N}", "{S}, {S} {N}", "{S} { @media all {N} }",
    "{S} { --a: {S}; } {S} {N}", "@container (width >= 0) { {S} { {S} {N} } }", "@media all; {S} {N}", "{S}; {S} {N}",
]
NOISE = ["{", "}", "(", ")", "[", "]", ";", "'", "\"", "/*", "*/", "&", "~", "+", "@", ",", "<", "\\", "!", ":", "-->"]


def random_hook(chance):
    """Selectors in a frame of blocks; every third one has a piece of noise somewhere."""

    def selector():
        pieces = [chance.choice(SELECTORS)]
        for _ in range(chance.randrange(4)):
            pieces += [chance.choice(COMBINATORS), chance.choice(SELECTORS)]
        return "".join(pieces)

    text = chance.choice(FRAMES)
    while "{S}" in text:
        text = text.replace("{S}", selector(), 1)
    if chance.randrange(3) == 0:
        place = chance.randrange(len(text) + 1)
        text = text[:place] + chance.choice(NOISE) + text[place:]
    return text


@pytest.fixture(scope="module")
def hooks(extent):
    """All that are written, and those by chance that the run takes."""
    chance = random.Random(SEED)
    made = [random_hook(chance) for _ in range(RANDOM_HOOKS)]
    return WRITTEN + [hook for number, hook in enumerate(made) if extent.takes(number, SHARE)]


def block(number):
    return f"{{ outline-offset: {number + 1}px !important; --reached: 1 }}"


def quoted(text):
    """A string of YAML: JSON's escapes, and `\\0` among them."""
    return '"' + "".join(f"\\U{ord(letter):08X}" if not letter.isalnum() else letter for letter in text) + '"'


@pytest.fixture(scope="module")
def built(tmp_path_factory, hooks):
    """A site with a theme for each hook."""
    files = {}
    for number, hook in enumerate(hooks):
        css = hook.replace("{N}", block(number))
        colors = f'colors: {{ background: "#{number:06x}", text: "#ffffff" }}\n'
        files[f"themes/h{number:04d}.yml"] = colors + f"css: {quoted(css)}\n"
    return build_site(tmp_path_factory.mktemp("hooks"), files, "--quiet", status=None)


def stage(theme):
    """A stage with siblings around it, and around the box that holds it."""
    return f"""
    <i></i><div class="before"><b></b></div>
    <div class="stage-box"><i></i><p class="before">a<b></b></p>
      <div class="stage mini" data-theme="{theme}"><p class="inside">a<b></b></p><p>b</p><i></i></div>
      <p class="after">c<b></b></p><div class="after stage"><p>d</p></div><i></i></div>
    <div class="after"><p>e<b></b></p></div><i></i>"""


# The elements, and their pseudo-elements, that a hook reached outside a scope: the number of the hook and the element.
STRAYS = """
themes => {
  const strays = [], inside = new Set()
  for (const element of document.querySelectorAll('*')) {
    const scope = element.closest('[data-theme]')?.dataset.theme
    for (const pseudo of [null, '::before', '::after', '::marker']) {
      const reached = parseInt(getComputedStyle(element, pseudo).outlineOffset)
      if (!reached) continue
      const theme = themes[reached - 1]
      if (theme === scope) inside.add(theme)
      else strays.push(`${theme} reached ${element.tagName} ${element.className} ${pseudo ?? ''} of ${scope}`)
    }
  }
  return [strays, inside.size]
}
"""


LEAKS = ["& ~ * {N}", "& + * {N}", "&:is(*, {;a}) ~ * {N}", "} .before {N} {"]


def test_an_accepted_hook_styles_nothing_outside_its_scope(page, built, hooks):
    count = len(hooks)
    themes = [f"h{number:04d}" for number in range(count)]
    show(page, built, themes)
    strays, reached = page.evaluate(STRAYS, themes)
    assert strays == []
    css = (built.folder / "themes.css").read_text(encoding="utf-8")
    accepted = sum(f"outline-offset: {number + 1}px" in css for number in range(count))
    assert accepted > count / 3
    assert reached > accepted / 5
    # A hook that ran on would swallow the rules of the next theme.
    backgrounds = "all => all.map(each => getComputedStyle(each).getPropertyValue('--color-background').trim())"
    found = page.locator("[data-theme]").evaluate_all(backgrounds)
    assert found == [f"#{number:06x}" for number in range(count)]
    # Hooks that the scanner refuses would be seen here.
    for leak in LEAKS:
        show(page, built, themes[:2])
        page.add_style_tag(content=f'[data-theme="{themes[0]}"] {{\n{leak.replace("{N}", block(0))}\n}}')
        assert page.evaluate(STRAYS, themes)[0] != [], leak


def show(page, built, themes):
    """A page with a stage for each theme."""
    body = "".join(f"<section>{stage(theme)}</section>" for theme in themes)
    file = built.folder / "stages.html"
    file.write_text(f'<!doctype html><html><link rel="stylesheet" href="themes.css"><body>{body}', encoding="utf-8")
    page.goto(file.as_uri())
