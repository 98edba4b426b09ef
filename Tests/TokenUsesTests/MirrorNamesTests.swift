import Findings
import ForeignFormats
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import TokenUses

@Suite("Copies in SCSS, with odd starts and several types")
struct MirrorNamesTests {
    private static let sheet =
        ":root { --ink: #111111; --paper: #eeeeee; --accent: #0b5c9e; --line: #cccccc }"

    @Test func `Variables, maps and aliases of SCSS agree with a style sheet`() {
        let sass = """
            // $ink: #222;
            $ink: #111 !default;
            @mixin a { $paper: #000; color: $ink; }
            $paper: #eee; /* $line: red; */
            $accent : rgb(11, 92, 158);
            $line: map-get($unknown, x); $size: 14px; $font: "a", serif;
            $line: #CCC;
            """
        #expect(TokenCopy.differences([("a.css", Self.sheet), ("_a.scss", sass)]) == [])
        let map = "$colors: (ink: #111, 'paper': #eee, accent: (base: #0b5c9e)); $line: #ccc;"
        let names = ThemeDocument.all(in: "m.scss", map).flatMap(\.appearance.palette.names)
        #expect(names == ["colors.ink", "colors.paper", "colors.accent.base", "line"])
    }

    @Test func `A colour that Sass computes is unknown, and another value differs`() {
        let sass = "$ink: darken(#222, 5%); $paper: #eee; $accent: $paper; $line: $line2;"
        #expect(
            TokenCopy.differences([("a.css", Self.sheet), ("a.scss", sass)]) == [
                "error a.scss:1:7 'ink' cannot be compared: its colour in 'a.scss' is unknown",
                "error a.scss 'a.scss' lacks 'line', which 'a.css' has",
                "error a.scss:1:48 'accent' is #eee here and #0b5c9e in 'a.css': ΔE OK 0.498",
            ]
        )
    }

    @Test func `A start that one name lacks is taken off the others`() {
        let own =
            ":root { --warp-ink: #111111; --warp-paper: #eeeeee; --warp-accent: #0b5c9e; --line: #cccccc }"
        #expect(TokenCopy.differences([("a.css", Self.sheet), ("b.css", own)]) == [])
    }

    @Test func `Two types in one file of code are both compared`() {
        let code = """
            extension FinnColors { static let ink = Color(hex: "#111111"); static let paper = Color(hex: "#eeeeee")
            static let accent = Color(hex: "#0b5c9e"); static let line = Color(hex: "#cccccc") }
            extension FinnUIColors { static let ink = UIColor(hex: "#121212"); static let paper = UIColor(hex: "#eeeeee")
            static let accent = UIColor(hex: "#0b5c9e"); static let line = UIColor(hex: "#cccccc") }
            """
        let found = TokenCopy.differences([("a.css", Self.sheet), ("A.swift", code)])
        #expect(found.count == 1)
        #expect(found.first?.contains("A.swift:3:") == true, "\(found)")
        #expect(found.first?.contains("red, green and blue differ by 1 of 255") == true)
    }

    @Test func `Colours of a copy that are no tokens are named`() {
        let sheet = """
            :root { --ink: #111111; --paper: #eee; --accent: #0b5c9e }
            @media (prefers-color-scheme: dark) { :root { --ink: #eee } }
            [data-theme="dark"] { --ink: #eee }
            .card { color: #222; background: var(--paper) }
            """
        let copy = TokenCopy.reading("a.css", sheet)
        let finding = copy.uncomparedColors(in: SheetReader.read(sheet, file: "a.css"))
        #expect(finding?.location == SourceLocation(file: "a.css", line: 4, column: 16))
        let plain = sheet.split(separator: "\n").dropLast().joined(separator: "\n")
        let read = SheetReader.read(plain, file: "a.css")
        #expect(TokenCopy.reading("a.css", plain).uncomparedColors(in: read) == nil)
    }
}
