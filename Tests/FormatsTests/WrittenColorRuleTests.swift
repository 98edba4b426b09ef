import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("A colour that is written and not understood")
struct WrittenColorRuleTests {
    @Test func `Every format has a sample`() {
        let formats = Set(FormatSample.all.map(\.format))
        #expect(Set(FormatSet.builtIn.names).subtracting(formats).isEmpty)
        #expect(formats.isSubset(of: FormatSet.builtIn.names))
    }

    @Test(arguments: FormatSample.all)
    func `A sample without a mistake is read as its format without errors`(
        sample: FormatSample
    ) throws {
        let (documents, findings) = sample.read(with: sample.color)
        let document = try #require(documents.first, "\(findings)")
        #expect(document.format == sample.format)
        #expect(findings.filter { $0.severity != .note } == [])
        let color = try #require(sample.color(in: document))
        #expect(color.isKnown || sample.format == "xcassets")
    }

    @Test(
        arguments: FormatSample.all,
        [
            "#50505", "grayisch", "hls(0 0% 50%)", "#1234567", "rgb(1 2", "#１01010", "#10101O",
            "rgb(300, 0, nan)", "#1234567890",
        ]
    )
    func `A colour with a mistake is unknown in every format, and an error names its line`(
        sample: FormatSample,
        value: String
    ) throws {
        let (documents, findings) = sample.read(with: value)
        let document = try #require(documents.first, "\(findings)")
        let color = try #require(sample.color(in: document))
        #expect(!color.isKnown, "\(sample.format): \(sample.role)")
        // An open bracket holds the rest of a style sheet, which is another mistake.
        let errors = findings.filter { $0.severity == .error && $0.rule != .unreadableFile }
        #expect(errors.map(\.rule) == [.invalidColor])
        #expect(errors.first?.location?.file == sample.file && errors.first?.help != nil)
    }

    /// kitty reads a hex code to the first blank.
    @Test(arguments: FormatSample.all.filter { $0.format != "kitty" })
    func `A colour with a word after it is unknown in every format`(
        sample: FormatSample
    ) throws {
        let (documents, findings) = sample.read(with: sample.color + " x")
        let document = try #require(documents.first, "\(findings)")
        let color = try #require(sample.color(in: document))
        #expect(!color.isKnown, "\(sample.format)")
        #expect(findings.contains { $0.severity == .error })
    }

    @Test(arguments: FormatSample.all)
    func `A colour without a value is named in every format`(sample: FormatSample) {
        let (_, findings) = sample.read(with: "")
        let line = sample.line
        let named = findings.filter { $0.location?.line == line || $0.severity == .error }
        #expect(!named.isEmpty || sample.format == "css", "\(sample.format): \(findings)")
    }

    /// In a style sheet, an asset catalog and code a number may stand there.
    @Test(
        arguments: FormatSample.all.filter { sample in
            let others = ["shadcn", "objects", "swift", "xcassets"]
            return sample.quoted != nil && !others.contains(sample.format)
        }
    )
    func `A number, a list or a table in place of a colour is unknown in every format`(
        sample: FormatSample
    ) throws {
        for value in sample.otherKinds {
            let (documents, findings) = sample.read(withUnquoted: value)
            let color = documents.first.flatMap(sample.color)
            #expect(color?.isKnown != true, "\(sample.format): \(value)")
            let named = findings.filter { $0.severity != .note }
            #expect(!named.isEmpty, "\(sample.format): \(value)")
        }
    }

    @Test(
        arguments: [
            ("a.conf", "background #101010\nforeground #eee\ncolor1 #a00\ncolor1 #b00\n"),
            (
                "ghostty",
                "background = #101010\nforeground = #eee\npalette = 1=#a00\npalette = 1=#b00\n"
            ),
            ("a.ini", "[colors]\nbackground=101010\nregular0=a00000\nregular0=b00000\n"),
            ("a.Xresources", "*.color0: #a00\n*.color7: #eee\n\n*.color0: #b00\n"),
        ]
    )
    func `A colour that is there twice is a warning with both lines`(
        file: String,
        text: String
    ) {
        let findings = ThemeReader.read(Data(text.utf8), file: file).findings
        let repeated = findings.filter { $0.rule == .invalidName }
        #expect(repeated.map(\.severity) == [.warning])
        #expect(repeated.first?.location?.line == 4)
        #expect(repeated.first?.message.contains("is there twice: line ") == true)
    }

    @Test func `A key that is no colour may be there twice`() {
        let keys = "map a new_window\nmap b new_tab\n"
        let text = keys + "background #101010\nforeground #eee\ncolor0 #000\n"
        let findings = ThemeReader.read(Data(text.utf8), file: "a.conf").findings
        #expect(findings.filter { $0.severity != .note } == [])
    }
}

@Suite("The hex codes of programs")
struct HexCodeTests {
    private static let terminals: [(file: String, text: String)] = [
        ("a.conf", "foreground #eee\ncolor1 #a00\nbackground @@\n"),
        ("ghostty", "foreground = #eee\npalette = 1=#a00\nbackground = @@\n"),
        (
            "a.toml",
            "[colors.normal]\nblack = '#000000'\n[colors.primary]\nforeground = '#eeeeee'\nbackground = '@@'\n"
        ),
        (
            "w.toml",
            "[colors]\nansi = [\(Array(repeating: "'#a0a0a0'", count: 8).joined(separator: ", "))]\n"
                + "foreground = '#eeeeee'\nbackground = '@@'\n"
        ),
        ("a.ini", "[colors]\nregular0=000000\nforeground=eeeeee\nbackground=@@\n"),
        ("a.Xresources", "*.color0: #000\n*.color7: #eee\n*.foreground: #eee\n*.background: @@\n"),
        (
            "a.json",
            ##"{ "brightBlack": "#000000", "red": "#a00000", "foreground": "#eee", "background": "@@" }"##
        ),
    ]

    private static func background(_ file: String, _ value: String) throws -> String? {
        let text = try #require(terminals.first { $0.file == file }).text
        let bytes = Data(text.replacing("@@", with: value).utf8)
        let document = ThemeReader.read(bytes, file: file).documents.first
        let color = document?.resolve().theme?.defaultMode[.background]
        return color.flatMap { $0.isKnown ? $0.display.css : nil }
    }

    @Test(
        arguments: [
            ("a.conf", "#123", "#112233"), ("a.conf", "#12a34b56c", "#123456"),
            ("a.conf", "#12aa34bb56cc", "#123456"), ("a.conf", "#123 # dark", "#112233"),
            ("a.conf", "oklch(0 0 0)", "#000000"),
            ("ghostty", "123", "#112233"), ("ghostty", "#12aa34bb56cc", "#123456"),
            ("a.toml", "0x123456", "#123456"), ("w.toml", "#123", "#102030"),
            ("w.toml", "rgb(1, 2, 3)", "#010203"), ("a.ini", "123456 # dark", "#123456"),
            ("a.Xresources", "#123", "#102030"), ("a.json", "#123", "#112233"),
        ]
    )
    func `A code is read as its program reads it`(
        file: String,
        code: String,
        color: String
    ) throws {
        #expect(try Self.background(file, code) == color)
    }

    @Test(
        arguments: [
            ("a.conf", "#1234"), ("a.conf", "#12345678"), ("a.conf", "112233"),
            ("ghostty", "#1234"), ("ghostty", "#123456 # dark"), ("a.toml", "#123"),
            ("a.toml", "black"), ("w.toml", "#1234"), ("a.ini", "#112233"), ("a.ini", "123"),
            ("a.Xresources", "#1234"), ("a.json", "#1234"), ("a.json", "black"),
        ]
    )
    func `A code that its program does not read is unknown`(
        file: String,
        code: String
    ) throws {
        #expect(try Self.background(file, code) == nil)
    }

    @Test(arguments: ["red", "rgb(1, 2, 3)", "#1234567"])
    func `VS Code reads hex alone`(value: String) throws {
        let colors = ##""editor.background": "\##(value)", "editor.foreground": "#eee""##
        let text = ##"{ "colors": { \##(colors) } }"##
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "a.json")
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        #expect(mode[.background]?.isKnown == false)
        #expect(findings.map(\.severity) == [.error])
    }
}
