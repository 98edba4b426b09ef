import ColorScience
import Findings
import Foundation
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("A style sheet with colours that a browser computes")
struct ComputedStyleTests {
    private static func read(_ text: String) -> (documents: [ThemeDocument], findings: [Finding]) {
        ThemeReader.read(Data(text.utf8), file: "themes/page.css")
    }

    private static func modes(_ text: String) throws -> [Mode] {
        try #require(read(text).documents.first?.resolve().theme).modes
    }

    @Test(arguments: [
        ("color-mix(in srgb, var(--text) 25%, white)", "#c7c8cb"),
        ("color-mix(in oklab, #7fb4e8 60%, white)", "#b2d2f2"),
        ("color-mix(in oklab, var(--text) 20%, transparent)", "rgba(29, 36, 48, 0.2)"),
        ("color-mix(in oklch, var(--brand), black 10%)", "#084f74"),
        ("rgb(from red r g b / 20%)", "rgba(255, 0, 0, 0.2)"),
        ("oklch(from var(--text) l c h / 70%)", "rgba(29, 36, 48, 0.7)"),
        ("hsl(var(--h) var(--s) calc(var(--l) * 0.5))", "#052942"),
        ("hsl(calc(var(--h) + 20) var(--s) var(--l))", "#0b2984"),
        ("contrast-color(var(--brand))", "#ffffff"),
        ("--alpha(var(--brand) / 50%)", "rgba(11, 92, 134, 0.5)"),
        ("theme(--brand)", "#0b5c86"),
        ("color-mix(in srgb, var(--gone, black), white)", "#808080"),
        ("light-dark(color-mix(in srgb, black, white), red)", "#808080"),
        ("color-mix(in srgb, var(--registered), var(--registered))", "#0b5c86"),
    ])
    func `A computed colour is the one that a browser shows`(
        value: String,
        expected: String
    ) throws {
        let modes = try Self.modes(
            """
            @property --registered { syntax: '<color>'; inherits: true; initial-value: #0b5c86 }
            :root { --background: #fff; --text: #1d2430; --brand: #0b5c86; --h: 205; --s: 85%; --l: 28%;
              --text-muted: \(value) }
            """
        )
        #expect(modes.first?[.textMuted]?.display.css == expected)
    }

    @Test func `Both branches of light-dark() count, with the colours of Tailwind`() throws {
        let modes = try Self.modes(
            """
            @import "tailwindcss";
            :root { color-scheme: light dark }
            @theme {
              --color-background: light-dark(var(--color-white), var(--color-slate-950));
              --color-text: light-dark(theme(--color-slate-900), theme(--color-slate-100));
            }
            """
        )
        #expect(modes.map { $0[.text]?.display.css } == ["#0f172b", "#f1f5f9"])
        #expect(modes.first?[.background]?.display.css == "#ffffff")
    }

    @Test func `A property takes its initial value of @property`() throws {
        let (documents, findings) = Self.read(
            """
            @property --brand { syntax: '<color>'; inherits: true; initial-value: #0b5c86; }
            :root { --background: #fff; --text: #1d2430; --link: var(--brand) }
            """
        )
        #expect(findings.isEmpty)
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(mode[.link]?.display.css == "#0b5c86")
    }

    @Test func `A value that is set counts instead of the initial one`() throws {
        let modes = try Self.modes(
            """
            @property --brand { syntax: '<color>'; inherits: true; initial-value: red }
            :root { --background: #fff; --text: #1d2430; --brand: #0b5c86; --link: var(--brand) }
            """
        )
        #expect(modes.first?[.link]?.display.css == "#0b5c86")
    }

    @Test(arguments: [
        "color-mix(in srgb, currentcolor, white)", "color-mix(in srgb, red)",
        "rgb(from red x g b)", "theme(--color-gone)",
    ])
    func `A colour that cannot be computed is unknown and has a finding`(value: String) throws {
        let (documents, findings) = Self.read(
            ":root { --background: #fff; --text: #1d2430; --text-muted: \(value) }"
        )
        #expect(findings.count == 1)
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(mode[.textMuted]?.isKnown == false)
    }

    @Test(arguments: [
        "color-mix(in srgb, #111, white)", "rgb(from #999 r g b)", "hsl(calc(9) 9% 9%)",
    ])
    func `A computed colour is not replaced`(value: String) throws {
        let css = ":root { --background: #fff; --text: #1d2430; --text-muted: \(value) }"
        let (documents, _) = Self.read(css)
        let muted = try #require(documents.first?.appearance.colors["text-muted"])
        #expect(muted.value.written == nil)
        let location = try #require(muted.location)
        let text = try #require(ThemeText(Data(css.utf8), file: "themes/page.css"))
        #expect(!text.canReplace(at: location))
    }
}
