import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("Colours in constants of Swift")
struct SwiftReaderTests {
    private static func read(_ text: String) -> ReadThemes {
        ThemeReader.read(ThemeSource("Sources/Colors.swift", Data(text.utf8)))
    }

    @Test func `A file of Swift is one theme with the names of its constants`() throws {
        let (documents, findings) = Self.read(
            """
            extension Color {
                static let ink = Color(light: Palette.night, dark: .white)
                static let page = Color(light: .white, dark: Palette.night)
            }
            enum Palette { static let night = Color(hex: "#112233") }
            """
        )
        #expect(findings == [])
        let document = try #require(documents.first)
        #expect(document.id == "colors" && document.format == "swift" && document.kind == .tokens)
        let theme = try #require(document.resolve().theme)
        #expect(theme.modes.map(\.scheme) == [.light, .dark])
        #expect(theme.modes.map { $0.palette["Color.ink"]?.display.css } == ["#112233", "#ffffff"])
    }

    @Test(arguments: [
        ("Color(hue: 0.5, saturation: 1, brightness: 1)", "known to the running code"),
        ("Palette.ink", "known to the running code"),
        ("Color(\"Ink\")", "a colour of an asset catalog"),
        ("Color(hex: \"#11223380\")", "known to the running code"),
    ])
    func `A colour that only the app knows is unknown, and a finding names its line`(
        value: String,
        reason: String
    ) throws {
        let text = """
            extension Color {
                static let page = Color.white
                static let ink = \(value)
            }
            """
        let (documents, findings) = Self.read(text)
        #expect(findings.map(\.rule) == [.invalidColor])
        #expect(findings.first?.location?.line == 3)
        #expect(findings.first?.message.contains(reason) == true)
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.defaultMode.palette["Color.ink"]?.isKnown == false)
    }

    @Test func `Colours of lists and functions are named, and count as colours in no pair`() {
        let (documents, findings) = Self.read(
            """
            extension Color {
                static let ink = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
                static let hues = [Color(hex: "#112233"), .hex(0x445566)]
                init(hex: String) { self = Color(red: 1, green: 0, blue: 0) }
            }
            func color(of name: String) -> Color { Color(red: 0.2, green: 0.4, blue: 0.6) }
            """
        )
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.location?.line == 3 && findings.first?.further.count == 2)
        #expect(documents.first?.unreadColors.count == 3)
    }

    @Test(arguments: ["", "let size = 3", "func paint() { let ink = Color.white }"])
    func `A file of Swift without colours is an error`(text: String) {
        let (documents, findings) = Self.read(text)
        #expect(documents.isEmpty && findings.map(\.severity) == [.error])
    }
}
