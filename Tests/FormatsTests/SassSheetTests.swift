import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

/// Custom properties in `.scss`, which nothing runs.
@Suite("A sheet of Sass")
struct SassSheetTests {
    private static func read(_ text: String) -> (documents: [ThemeDocument], findings: [Finding]) {
        ThemeReader.read(Data(text.utf8), file: "themes/page.scss")
    }

    private static func modes(_ text: String) throws -> [Mode] {
        try #require(read(text).documents.first?.resolve().theme).modes
    }

    @Test func `Comments of lines are none of its values`() throws {
        let text = """
            @use "tokens";
            // { not a rule; --ink: red
            :root {
              --background: #fff; // paper
              --text: #000;
              // --text: #eee;
              --image: url(//example.org/a.png);
              --link: #00f
            }
            html.dark { --background: #000; --text: #fff; // }
            }
            """
        let modes = try Self.modes(text)
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map { $0[.text]?.display.css } == ["#000000", "#ffffff"])
        #expect(modes[0][.link]?.display.css == "#0000ff")
    }

    @Test func `A custom property takes a variable of the file, at the variable's place`() throws {
        let text = """
            $prefix: "bs-" !default;
            $blue: #0d6efd !default;
            $primary: $blue;
            :root {
              --background: #fff; --text: #000;
              --#{$prefix}primary: #{$primary};
            }
            """
        let document = try #require(Self.read(text).documents.first)
        let names = document.appearance.palette.names + document.appearance.colors.names
        #expect(names.contains("primary") || names.contains("bs-primary"), "\(names)")
        let colors = [document.appearance.colors, document.appearance.palette].joined()
        let color = colors.first { $0.name.hasSuffix("primary") }?.value
        #expect(color?.location?.line == 2 && color?.location?.column == 8, "\(color as Any)")
    }

    @Test(arguments: [
        "$ink: #000; :root { --text: #{darken($ink, 5%)} }",
        ":root { --text: #{$ink} }",
        "$ink: #000; .a { $ink: #ccc; --x: #{$ink} } :root { --text: #{$ink} }",
        "$ink: #000; :root { --text: $ink }",
    ])
    func `A value that Sass computes is unknown, with a finding`(rule: String) throws {
        let (documents, findings) = Self.read(":root { --background: #fff }\n" + rule)
        let theme = documents.first?.resolve().theme
        #expect(theme?.defaultMode[.text].map { !$0.isKnown } ?? true)
        #expect(findings.contains { $0.location?.line == 2 }, "\(findings)")
    }

    @Test func `A mixin of declarations stands where rules include it`() throws {
        let text = """
            @mixin palette_dark { color-scheme: dark; --background: #000; --text: #fff; }
            @mixin palette-light() { --background: #fff; --text: #111; }
            :root { @include palette-dark; --link: #8888ff }
            @media (prefers-color-scheme: light) {
              :root:not([data-theme="dark"]) { @include palette-light; }
            }
            [data-theme="light"] { @include palette-light(); }
            """
        let (documents, findings) = Self.read(text)
        #expect(findings == [])
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map(\.name) == ["dark", "light"])
        #expect(modes.map { $0[.text]?.display.css } == ["#ffffff", "#111111"])
        #expect(modes[1][.text]?.location?.line == 2)
    }

    @Test(arguments: [
        "@mixin m { .a { --x: red } --text: #fff } :root { @include m }",
        "@mixin m($c) { --text: #fff } :root { @include m(1) }",
        ":root { @include m } @mixin m { --text: #fff }",
    ])
    func `A mixin of more than declarations, or of a later line, is not guessed`(rest: String)
        throws
    {
        let (documents, findings) = Self.read(":root { --background: #fff; --text: #000 }\n" + rest)
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.modes.map { $0[.text]?.display.css } == ["#000000"])
        #expect(findings.contains { $0.message.hasPrefix("Sass puts more") }, "\(findings)")
    }

    @Test(arguments: [
        "@mixin night { --background: #000; --text: #fff }",
        ".dark { @include themed { --text: #fff } }",
        "@each $name, $color in $themes { .theme-#{$name} { --text: #ff0000 } }",
        ".theme-#{$name} { --text: #ff0000 }",
        "@if $dark { :root { --text: #fff } }",
        ":root { @at-root { :root { --text: #fff } } }",
    ])
    func `A rule that Sass computes is named, and sets no colour`(rule: String) throws {
        let (documents, findings) = Self.read(
            ":root { --background: #fff; --text: #000 }\n" + rule
        )
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.modes.map { $0[.text]?.display.css } == ["#000000"])
        let messages = findings.filter { $0.location?.line == 2 }.map(\.message)
        #expect(messages.contains { $0.hasPrefix("Sass computes where") }, "\(findings)")
    }

    @Test(arguments: [
        ":root { @include vars }", "@include vars;", "@include dark { a { b: c } }", "@use 'dark';",
        "@import 'dark';",
        ":root { @extend %dark; }",
    ])
    func `A statement that brings in more is named`(statement: String) {
        let text = ":root { --background: #fff; --text: #000 }\n" + statement
        let findings = Self.read(text).findings.filter { $0.location?.line == 2 }
        #expect(findings.contains { $0.message.hasPrefix("Sass puts more") }, "\(findings)")
        let builtIn = Self.read("@use 'sass:math';\n" + text).findings
        #expect(!builtIn.contains { $0.location?.line == 1 }, "\(builtIn)")
    }

    @Test(arguments: ["@import 'x';", "$a_b: #ccc;", "$a-b: #ccc;"])
    func `A variable has the value that Sass gives it last`(statement: String) throws {
        let text = "$a-b: #111;\n\(statement)\n:root { --background: #fff; --text: #{$a-b} }"
        let color = Self.read(text).documents.first?.resolve().theme?.defaultMode[.text]
        #expect(color?.display.css != "#111111" || color?.isKnown == false)
    }

    @Test func `A sheet of CSS has no comments of lines`() throws {
        let (documents, _) = ThemeReader.read(
            Data(":root { --background: #fff; // x\n --text: #000; --link: #00f }".utf8),
            file: "themes/page.css"
        )
        // Browsers drop the declaration after the two slashes.
        let colors = documents.first?.appearance.colors
        #expect(colors?["text"] == nil && colors?["link"] != nil)
    }
}
