import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("The colours of a theme's own CSS")
struct UncheckedStyleTests {
    private func report(_ css: String, _ colors: String = SampleCheck.clear) throws -> Report {
        try SampleCheck.report(colors, "css: \"\(css)\"")
    }

    @Test(arguments: [
        ".card { opacity: 0.2 }", ".card { filter: blur(2px) }", "p { color: #333 }",
        "p { background: #eee }",
        "p { color: oklch(from red l c h) }",
        ".badge { background: linear-gradient(red, blue); color: #000 }",
        "& { --color-text: #ccc }", "& { --acme-button-text: #ccc }",
        "p { mix-blend-mode: multiply }",
        "@media (width > 1px) { .card { & p { OPACITY : 0.5 } } }", "nav { text-decoration: none }",
        "p { color: rgb(0 0 0 / 50%); background: #fff }", "h1 { font-size: 8px }",
        ":focus { outline: none }",
        "opacity: 0.4", "gap: 0; p { gap: 0 } color: #333; h1 { gap: 1px }",
        "p { -webkit-filter: blur(1px) }", "p { -webkit-opacity: 0.1 }",
        "p { background-clip: text }",
        "p { box-shadow: inset 0 0 0 9rem #000 }", "button:focus-visible { box-shadow: none }",
        ":focus-visible { outline-offset: -9px }", "p { transform: scale(0.3) }",
        "p { scale: 0.3 }", "p { fill: red }",
        "& { --font-body-size: 3px }", "& { --stage-caption: 3px serif }",
        ".alert { --alert: #eee }",
        ".field { border: 0 }", ".switch { border-color: #eee }", "& { --field-border-width: 0 }",
        "p { border-image: linear-gradient(red, blue) 30 fill }",
        "p { background: #fff; color: #000 ! x }",
        ".card p { position: absolute }", "p { margin: -3rem 0 0 }",
        "p { MARGIN-TOP : calc(0px - 9px) }",
        "p { margin-left: 120% }", "p { inset: auto auto 40px 0 }", "p { top: -2em }",
        "p { float: left }",
        "p { transform: translate(0, -3em) }", "p { transform: rotate(90deg) }",
        "p { translate: 0 -40px }",
        ".card { display: contents }", ".card { height: 1em }", ".card { max-block-size: 0 }",
        ".badge { width: 1px }",
        "p { min-width: 2000px }", "p { line-height: 0.2 }", "p { text-indent: -999px }",
        "p { vertical-align: 3em }",
        "p { z-index: -1 }", ".card { white-space: nowrap }", "p { grid-area: 1 / 1 }",
        "p { padding-left: 99rem }",
        "p { position: sticky; top: 0 }", "p { margin: var(--x) }", "p { offset-path: ray(45deg) }",
        "p { text-wrap: nowrap }", "p { text-wrap-mode: nowrap }", "pre { overflow: visible }",
        ".card { overflow-x: unset }",
        ".card { contain: strict }", ".card { container: name / size }",
        ".card { display: inline }",
        ".card { display: revert }", ".card { border-radius: 50% }",
        ".alert { border-top-left-radius: 200px }",
        "pre { border-radius: var(--radius-full) }", ".card { corner-shape: notch }",
        ".card { border-shape: circle(10%) }",
        ".card { grid-template-columns: 2000px }", ".card { grid-template-columns: max-content }",
        "p { flex: none }",
        "p { flex: 0 0 auto }",
        "p { flex-basis: 900px }", "code { baseline-shift: 4em }", "p { overflow-wrap: normal }",
        "p { text-decoration-thickness: 2em }", ".card { box-shadow: 0 0 0 90px #000 }",
        "p { box-shadow: 0 1px 2px rgb(0, 0, 0), 0 99px 0 red }",
        "pre { mask-image: linear-gradient(red, transparent) }",
        "p { -webkit-mask-box-image-source: linear-gradient(red, transparent) }",
        "p { text-decoration: dotted }", "p { -webkit-text-fill-color: red }",
        "p { -webkit-text-decoration: none }",
    ])
    func `A colour in a theme's CSS that cannot be read is unchecked`(css: String) throws {
        let report = try report(css)
        #expect(report.found(.uncheckedStyle).count == 1)
        #expect(report.coverage.first?.uncheckedStyles.count == 1)
        #expect(report.coverageGaps == ["1 unjudged style of a theme's own CSS"])
        #expect(!report.verdictLines(threshold: .error).contains("all passed"))
    }

    @Test(arguments: [
        ".card { border-radius: 0 }", "p { color: #333; background: #eee }",
        ".card { opacity: 1; filter: none }",
        "p { color: var(--color-text); background-color: var(--acme-color-surface) }",
        "/* color: red */ p { gap: 0 }",
        "p { border: 1px solid currentColor }", "p::before { content: 'color: red;' }",
        "a { text-decoration: underline dotted 2px }", "a { text-decoration-thickness: 2px }",
        "h1 { font-weight: 300 }",
        "del { text-decoration: line-through }", ".field { border-color: #767676 }",
        "p { box-shadow: 0 1px 2px #000 }",
        ".button:disabled { color: #aaa; background: #eee }",
        ".button:hover { transform: translateY(-1px) }",
        "h1 { color: #888; background: #fff }",
        "p { color: #000 !important; color: #fff; background: #fff }",
        ":focus-visible { outline-offset: 4px }", "p { margin: 1rem auto 0; padding: 0.6em 0 }",
        ".card { position: relative; inset: 0; top: 1px; z-index: 1 }",
        "p { margin: var(--space-md) }",
        "p { float: none }",
        "p { max-width: 60ch; width: 100%; min-width: 0; height: auto }",
        "p { line-height: 1.2; text-indent: 1em }",
        "hr { height: 0; margin: -1px }", ".button { white-space: nowrap }",
        "p { letter-spacing: -0.02em }",
        "p { min-height: 40rem; transform: none; display: grid }",
        ".card { border-radius: 1.5rem 4px / 0 }",
        ".badge { border-radius: 999px }", ".button { border-radius: 50% }",
        "pre { border-radius: var(--acme-radius-lg) }",
        ".card { box-shadow: 0 10px 30px -8px rgb(0 0 0 / 20%), 0 0 0 1px #000 }",
        ".card { container-type: inline-size }",
        "pre { overflow: auto }", ".card { overflow: hidden; gap: 1rem }", "li { display: inline }",
        ".card { display: grid; grid-template-columns: minmax(0, 1fr) 120px }",
        "p { flex: 1 1 0; text-wrap: balance }",
    ])
    func `A readable rule of a theme's CSS is judged, or paints nothing`(css: String) throws {
        let report = try report(css)
        #expect(report.findings.isEmpty)
        #expect(report.verdictLines(threshold: .error).contains("all passed"))
    }

    @Test(arguments: [
        "p { color: #ccc; background: #eee }", "p { color: #ccc }",
        "p { color: var(--color-border) ; background: #111 }",
        "p { background: #000; color: var(--button-selected-background) }",
        "p { color: #eee !important; color: #000; background: #fff }",
    ])
    func `Plain colours in a theme's CSS that are too close fail`(css: String) throws {
        let found = try report(css, SampleCheck.clear + ", border: \"#222222\"").found(.lowContrast)
        #expect(found.first?.measured ?? 21 < 4.5)
        #expect(found.first?.message.contains("of 'p' in the theme's CSS") == true)
    }

    @Test func `A theme's CSS fails where only colour tells links from text`() throws {
        let css = "a { text-decoration: none }"
        #expect(
            try report(css, SampleCheck.clear + ", link: \"#0000cc\"").found(.lowContrast).count
                == 1
        )
        #expect(try report(css, SampleCheck.clear + ", link: \"#0066ff\"").findings.isEmpty)
        #expect(
            try report(css, SampleCheck.clear + ", link: \"#0066ff\", link-visited: \"#551a8b\"")
                .findings.count == 1
        )
    }

    @Test(arguments: [
        "unset", "initial", "none underline", "overline", "dotted", "line-through",
        "underline transparent",
        "underline 0px",
    ])
    func `A value that may remove a link's underline needs a distinct colour`(value: String) throws
    {
        let found = try report(
            "a { text-decoration: \(value) }",
            SampleCheck.clear + ", link: \"#0000cc\""
        ).findings
        #expect(found.map(\.rule) == [.lowContrast])
    }

    @Test(arguments: [
        ("& { background: #333; color: #fff }", "", "text"),
        (".alert { background: #333; color: #fff }", "", "text"),
        ("p { background: #eee; color: #000 }", "link: \"#757575\"", "link"),
        ("code { background: #eee; color: #000 }", "syntax-string: \"#757575\"", "syntax-string"),
        ("td { background: #eee }", "", ""),
        (
            "td { background: #eee; color: #000 }",
            "code-background: \"#ffffff80\", syntax-string: \"#757575\"",
            "syntax-string"
        ),
        (".field { background: #333; color: #fff }", "", "text-muted"),
        ("kbd { background: #333; color: #fff }", "", "focus"),
        (".card { background: #222; color: #fff }", "focus: \"#767676\"", "on-selection"),
    ])
    func `A rule of a theme's CSS is unchecked where a role on it is unreadable`(
        css: String,
        more: String,
        role: String
    ) throws {
        let found = try report(css, "\(SampleCheck.clear), \(more)").findings
        #expect(found.map(\.rule) == [.uncheckedStyle])
        #expect(
            found.first?.message.contains(role.isEmpty ? "not judged" : ", and '\(role)' has ")
                == true
        )
    }

    @Test func `A lighter weight in a theme's CSS is unchecked on bold large text`() throws {
        let fonts = "fonts: { styles: { h3: { size: 20px, weight: 700 } } }\n"
        let report = try SampleCheck.report(
            SampleCheck.clear,
            fonts + "css: \"h3 { font-weight: 400 }\""
        )
        #expect(report.findings.map(\.rule) == [.uncheckedStyle])
    }
}

@Suite("A stack of layers")
struct LayerTests {
    @Test func `A finding says that translucent colours fail only on each other`() throws {
        let colors = """
            background: "#10151f", text: "#e8edf5", surface: "rgb(255 255 255 / 30%)",
            surface-raised: "rgb(255 255 255 / 25%)"
            """
        let messages = try SampleCheck.report(colors).found(.lowContrast).map(\.message)
        let repeated = messages.filter { $0.hasPrefix("'text' on 'surface-raised' over 'surface'") }
        #expect(
            repeated.allSatisfy {
                $0.hasSuffix(", only where translucent colours lie on each other")
            }
        )
        #expect(repeated.count == 1)
    }

    @Test func `Selected code is judged on the code's background, too`() throws {
        let row = try SampleCheck.report(
            "background: \"#ffffff\", text: \"#000000\", code-background: \"#111111\", code: \"#ffffff\", "
                + "selection: \"rgb(0 0 0 / 10%)\""
        ).row("on-selection on selection")
        #expect(row.verdict == .fail)
        #expect(row.colors?.background == "#0f0f0f")
    }

    @Test func `A stack is judged as P3 displays show it, too`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear + ", link: \"oklch(0.611 0.324 26.8)\""
        )
        let finding = try #require(
            report.found(.lowContrast).first { $0.pair?.phrase == "link on background" }
        )
        #expect(finding.message.hasSuffix(", on displays with the gamut of P3"))
        #expect(finding.detail?.colors?.background == "color(display-p3 1 1 1)")
        #expect(finding.detail?.colors?.foreground.hasPrefix("color(display-p3 0.97") == true)
        #expect(finding.suggestions.isEmpty)
        #expect(abs((finding.measured ?? 0) - 3.94) < 0.01)
    }
}
