import Foundation
import Testing

@testable import ThemeModel

@Suite("The normal forms of Unicode")
struct NormalizationTests {
    /// Every character that Unicode 15 has, between others and before a mark.
    private static var texts: some Sequence<String> {
        (0x80...0x2_FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
            .filter {
                $0.properties.age.map { $0.major <= 15 } ?? false
                    && $0.properties.generalCategory != .privateUse
            }
            .map { "a\($0)\u{301}b" }
    }

    /// Foundation's composed form is another one for some characters beyond the first 65,536, which Unicode leaves alone.
    @Test func `Normal forms of Unicode agree with Foundation's for every scalar`() {
        for text in Self.texts {
            let apart = text.decomposedStringWithCanonicalMapping
            if !text.decomposed.unicodeScalars.elementsEqual(apart.unicodeScalars) {
                Issue.record("NFD of \(text.unicodeScalars.map(\.value))")
            }
            let together = apart.composed
            if together != text
                || !together.decomposed.unicodeScalars.elementsEqual(apart.unicodeScalars)
                || together.unicodeScalars.count > apart.unicodeScalars.count
                || !text.composed.unicodeScalars.elementsEqual(together.unicodeScalars)
            {
                Issue.record("NFC of \(text.unicodeScalars.map(\.value))")
            }
        }
    }

    @Test(
        arguments: [
            ("é", "e\u{301}"), ("ệ", "e\u{323}\u{302}"), ("가", "\u{1100}\u{1161}"),
            ("\u{212B}", "A\u{30A}"),
            ("\u{344}", "\u{308}\u{301}"), ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("", ""),
            ("plain", "plain"),
        ])
    func `A character is decomposed, with its marks in one order`(text: String, apart: String) {
        #expect(Array(text.decomposed.unicodeScalars) == Array(apart.unicodeScalars))
    }

    @Test(arguments: [
        ("e\u{301}", "é"), ("\u{1100}\u{1161}", "가"), ("\u{212B}", "Å"),
        ("\u{958}", "\u{915}\u{93C}"),
    ])
    func `A character is composed unless Unicode excludes it`(text: String, together: String) {
        #expect(Array(text.composed.unicodeScalars) == Array(together.unicodeScalars))
    }
}
