import ColorScience
import ForeignFormats
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeFormats

@testable import SourceTrees

@Suite("Values replaced in a theme's text")
struct ThemeTextTests {
    private static let color = SRGB8(red: 16, green: 32, blue: 48)

    /// The text with another colour, or alpha, where `mark` begins.
    private func replaced(_ text: String, at mark: String, alpha: Double? = nil) throws -> String? {
        let body =
            text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        let before = try #require(body.range(of: mark)).lowerBound
        let lines = body[..<before].unicodeScalars.split(omittingEmptySubsequences: false) {
            $0 == "\n"
        }
        let place = Place(file: "a.yml", line: lines.count, column: (lines.last?.count ?? 0) + 1)
        let file = try #require(ThemeText(Data(text.utf8), file: "a.yml"))
        let edit = ValueEdit(at: place, color: alpha == nil ? Self.color : nil, alpha: alpha)
        let result = file.replacing([edit])
        #expect(file.canReplace(at: place) == (result != nil))
        return result.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test(
        "A replaced value keeps quotes, anchors, tags, comments and line ends",
        arguments: [
            ("a: \"#0b1f3a\"\n", "\"#0b", "a: \"#102030\"\n"),
            ("a: '#0b1f3a' # it's dark\n", "'#0b", "a: '#102030' # it's dark\n"),
            ("a: 0b1f3a\r\nb: x\r\n", "0b1", "a: \"102030\"\r\nb: x\r\n"),
            ("\u{FEFF}a: \"#0b1f3a\"", "\"#0b", "\u{FEFF}a: \"#102030\""),
            (
                "{ \"a\": \"#0b1f3a\", \"b\": [1, 2] }", "\"#0b",
                "{ \"a\": \"#102030\", \"b\": [1, 2] }"
            ),
            ("a: &ink \"#0b1f3a\"\nb: *ink\n", "&ink", "a: &ink \"#102030\"\nb: *ink\n"),
            ("a: !!str &ink   '#0b1f3a'\n", "!!str", "a: !!str &ink   '#102030'\n"),
            (
                "a: oklch(98% 0.01 90)   # paper\n", "oklch",
                "a: oklch(23.8% 0.038 249.7)   # paper\n"
            ),
            ("ä: {\"ö\": \"#0b1f3a\"}\n", "\"#0b", "ä: {\"ö\": \"#102030\"}\n"),
            ("a: \"\\u00230b1f3a\"\n", "\"\\u", "a: \"#102030\"\n"),
            ("{\"a\": \"rgb(1\\t2 \\u00093)\"}", "\"rgb", "{\"a\": \"rgb(16 32  48)\"}"),
            ("a: white\n", "white", "a: \"#102030\"\n"),
            ("{a: white, b: 1}\n", "white", "{a: \"#102030\", b: 1}\n"),
            ("a: rgb(1, 2, 3)\n", "rgb", "a: rgb(16, 32, 48)\n"),
            ("a: 98% 0.01 90\n", "98%", "a: 23.8% 0.038 249.7\n"),
            ("a: 'hsl:235 100 50'\n", "'hsl", "a: '#102030'\n"),
            ("a: rgba(1% 2% 3% 50%)\n", "rgba", "a: rgba(16, 32, 48, 0.5)\n"),
            ("a: abcdef\n", "abcdef", "a: \"102030\"\n"), ("a: 123456\n", "123456", "a: 102030\n"),
        ]
    )
    func kept(_ old: String, _ mark: String, _ expected: String) throws {
        #expect(try replaced(old, at: mark) == expected)
    }

    @Test(
        "A replaced alias keeps its form and that of its alpha",
        arguments: [
            ("a: \"{palette.ink} / 72%\"\n", "a: \"{palette.ink} / 81%\"\n"),
            ("a: '{palette.ink}/ 0.72 '\n", "a: '{palette.ink}/ 0.81'\n"),
        ]
    )
    func aliases(_ old: String, _ expected: String) throws {
        #expect(try replaced(old, at: old.contains("'") ? "'{" : "\"{", alpha: 0.81) == expected)
    }

    @Test(
        "A value that is no colour, or not on one line, is not replaced",
        arguments: [
            ("a: |-\n  #0b1f3a\n", "|-"), ("a: rgb(1 2\n  3)\n", "rgb"), ("a: [1, 2]\n", "[1"),
            ("a: some text\n", "some"), ("a: \"#0b1f\\\n  3a\"\n", "\"#0b"),
            ("a: 'rgb(1 2\r\n  3)'\n", "'rgb"),
        ]
    )
    func refused(_ text: String, _ mark: String) throws {
        #expect(try replaced(text, at: mark) == nil)
    }

    @Test("A value is replaced in lines with any line end")
    func lineEnds() throws {
        for end in ["\n", "\r\n", "\r", "\u{85}", "\u{2028}"] {
            let text = "a: 1\(end)\(end)b: \"#0b1f3a\"\(end)"
            let root = try #require(try YAMLParser.parse(text, file: "a.yml"))
            let place = try #require(root["b"]).location
            let file = try #require(ThemeText(Data(text.utf8), file: "a.yml"))
            let result = file.replacing([ValueEdit(at: place, color: Self.color)])
            #expect(
                result.map { String(decoding: $0.bytes, as: UTF8.self) }
                    == "a: 1\(end)\(end)b: \"#102030\"\(end)"
            )
        }
    }

    @Test("Several values are replaced at once, and reported in order")
    func several() throws {
        let text = "a: { b: \"#fff\", c: red }\nd: \"{x} / 5%\"\n"
        let root = try #require(try YAMLParser.parse(text, file: "a.yml"))
        let places = [root["d"], root["a"]?["c"], root["a"]?["b"]].compactMap { $0?.location }
        let file = try #require(ThemeText(Data(text.utf8), file: "a.yml"))
        let edits =
            [ValueEdit(at: places[0], alpha: 1)]
            + places[1...].map { ValueEdit(at: $0, color: Self.color) }
        let result = try #require(file.replacing(edits))
        #expect(
            String(decoding: result.bytes, as: UTF8.self)
                == "a: { b: \"#102030\", c: \"#102030\" }\nd: \"{x} / 100%\"\n"
        )
        #expect(result.replacements.map(\.old) == ["{x} / 5%", "red", "#fff"])
        #expect(result.replacements.map(\.new) == ["{x} / 100%", "#102030", "#102030"])
    }

    @Test(
        "A grey of an asset catalog is replaced by a grey, or by channels of sRGB",
        arguments: [
            (SRGB8(red: 51, green: 51, blue: 51), "gray-gamma-22", "\"white\" : \"0.200\""),
            (
                SRGB8(red: 51, green: 0, blue: 255), "srgb",
                "\"red\" : \"0.200\",\n    \"green\" : \"0.000\",\n    \"blue\" : \"1.000\""
            ),
        ]
    )
    func grey(color: SRGB8, space: String, expected: String) throws {
        func text(_ space: String, _ channels: String) -> String {
            "{ \"color\" : { \"color-space\" : \"\(space)\", \"components\" : {\n    \"alpha\" : \"1.000\",\n    "
                + "\(channels) } } }\n"
        }
        let old = text("gray-gamma-22", "\"white\" : \"0.5\"")
        let place = try #require(try YAMLParser.parse(old, file: "Contents.json")?["color"])
            .location
        let file = try #require(ThemeText(Data(old.utf8), file: "Contents.json"))
        let result = file.replacing([ValueEdit(at: place, color: color)])
        #expect(result.map { String(decoding: $0.bytes, as: UTF8.self) } == text(space, expected))
    }
}
