import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@testable import ForeignFormats

@Suite("A colour of design tokens that their programs compute")
struct TokenModifierTests {
    private static func modifier(_ type: String, _ members: String) -> String {
        let modify = ##"{ "type": "\##(type)", \##(members) }"##
        return
            ##""value": "{text}", "$extensions": { "studio.tokens": { "modify": \##(modify) } }"##
    }

    @Test(arguments: [
        (modifier("lighten", ##""value": "0.5", "space": "srgb""##), "#ff8080"),
        (modifier("darken", ##""value": "0.5", "space": "srgb""##), "#800000"),
        (modifier("lighten", ##""value": "0.5", "space": "hsl""##), "#ff8080"),
        (modifier("darken", ##""value": "0.2", "space": "hsl""##), "#cc0000"),
        (modifier("mix", ##""value": "0.25", "space": "srgb", "color": "#0000ff""##), "#bf0040"),
        (
            modifier("mix", ##""value": "{half}", "space": "srgb", "color": "{background}""##),
            "#ff8080"
        ),
        (modifier("alpha", ##""value": "{half}""##), "rgba(255, 0, 0, 0.5)"),
        (##""value": "rgba({text}, {half})""##, "rgba(255, 0, 0, 0.5)"),
        (##""value": "rgba({numbers}, 0.2)""##, "rgba(37, 37, 37, 0.2)"),
        (##""value": "rgba(#252525, .2)""##, "rgba(37, 37, 37, 0.2)"),
        (##""value": "color-mix(in srgb, {text} 50%, {background})""##, "#ff8080"),
        (##""value": { "h": 205, "s": 0.85, "l": 0.28 }"##, "#0b5284"),
        (##""value": { "r": 37, "g": 37, "b": "37", "a": 0.2 }"##, "rgba(37, 37, 37, 0.2)"),
        (##""value": "0074C833""##, "rgba(0, 116, 200, 0.2)"),
    ])
    func `A colour that tokens compute is the one that their programs have`(
        link: String,
        expected: String
    ) throws {
        let tokens =
            ##"""
            { "background": { "value": "#ffffff", "type": "color" }, "text": { "value": "#ff0000", "type": "color" },
              "half": { "value": "0.5", "type": "opacity" }, "numbers": { "value": "37, 37, 37", "type": "other" },
              "link": { "type": "color", \##(link) } }
            """##
        let (document, findings) = SampleTheme.document(tokens)
        #expect(findings.filter { $0.severity == .error } == [], "\(findings.map(\.message))")
        let mode = try #require(document?.resolve().theme).defaultMode
        #expect(mode[.link]?.display.css == expected)
        let location = try #require(document?.appearance.colors["link"]?.location)
        let text = try #require(ThemeText(Data(tokens.utf8), file: "themes/sample.yml"))
        // A fix has no token to change, or no place to write it.
        if link.contains("{text}") {
            #expect(mode[.link]?.source == .builtIn)
        } else {
            #expect(!text.canReplace(at: location))
        }
    }
}
