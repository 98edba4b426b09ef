import Findings
import Foundation
import SourceText
import Testing

@Suite("Written JSON")
struct JSONWriterTests {
    private static let value: JSONValue = [
        "flag": .boolean(true), "none": nil, "number": .number(0.1), "whole": .number(4),
        "huge": .number(1e300),
        "nothing": .number(.nan), "empty": .list([]), "text": "a\"b\\c\n\u{1}\u{85}é",
        "list": [.integer(-3), .object([]), ["key": "value"]],
        "pair": PairName("text", on: "surface", use: .text).json,
    ]

    @Test func `Compact JSON has no spaces, and no members without a value`() {
        #expect(
            Self.value.compact
                == #"{"flag":true,"number":0.1,"whole":4,"huge":1e+300,"nothing":null,"empty":[],"#
                + #""text":"a\"b\\c\n\u0001\u0085é","list":[-3,{},{"key":"value"}],"#
                + #""pair":{"background":"surface","foreground":"text","use":"text"}}"#
        )
    }

    @Test func `Written numbers have the fewest digits that read back the same`() {
        var random = SystemRandomNumberGenerator()
        let tenths =
            (-2_000...2_000).map { Double($0) / 10 } + [
                1e14 + 0.5, 1e15 / 8, 0.1, 0.25, 1e-5, 1e300,
            ]
        let others = (0..<20_000).flatMap { _ in
            let number = Double.random(in: -100...100, using: &random)
            return [number, (number * 10).rounded() / 10, ((number * 10).rounded() / 10).nextUp]
        }
        for number in tenths + others where number != number.rounded() {
            #expect(JSONValue.number(number).compact == number.description)
        }
    }

    @Test func `Indented JSON has a line for each member and item`() {
        let value: JSONValue = [
            "a": .list([]), "b": [.integer(1), ["c": .object([])]], "d": ComparedColors.sample.json,
        ]
        #expect(
            value.indented == """
                {
                  "a": [],
                  "b": [
                    1,
                    {
                      "c": {}
                    }
                  ],
                  "d": {
                    "background": "#fff",
                    "foreground": "#000"
                  }
                }
                """
        )
    }

    @Test func `Rows of JSON have a line break before each and a comma between two`() {
        let rows: [JSONValue] = ["a", [[]], ["\"": .number(1.5)]]
        #expect(String(decoding: rows.jsonRows, as: UTF8.self) == "\n\"a\",\n[[]],\n{\"\\\"\":1.5}")
    }

    @Test(arguments: [0, 1, 19])
    func `Written JSON escapes controls, quotes and backslashes, and no other ASCII`(at place: Int)
        throws
    {
        for code in 0..<128 {
            var bytes = Array(repeating: UInt8(ascii: "~"), count: 20)
            bytes[place] = UInt8(code)
            let text = String(decoding: bytes, as: UTF8.self)
            let written = JSONValue.list([.string(text)]).compact
            #expect(try JSONDecoder().decode([String].self, from: Data(written.utf8)) == [text])
            let isPlain = code >= 0x20 && code < 0x7F && code != 0x22 && code != 0x5C
            #expect(written.contains("\\") == !isPlain)
        }
    }

    @Test(arguments: ["", "plain", "\"\\/\n\r\t", "\u{7f}\u{9f}", "é 👩‍👧 日本"])
    func `Written JSON is read by Foundation`(_ text: String) throws {
        for written in [
            JSONValue.list([.string(text)]).compact, JSONValue.list([.string(text)]).indented,
        ] {
            #expect(try JSONDecoder().decode([String].self, from: Data(written.utf8)) == [text])
        }
    }
}

extension ComparedColors {
    fileprivate static let sample = ComparedColors(foreground: "#000", background: "#fff")
}
