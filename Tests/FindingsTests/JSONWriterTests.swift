import Foundation
import Testing

@testable import Findings

@Suite("JSON as it is written")
struct JSONWriterTests {
    private static let value: JSONValue = [
        "flag": .boolean(true), "none": nil, "number": .number(0.1), "whole": .number(4), "huge": .number(1e300),
        "nothing": .number(.nan), "empty": .list([]), "text": "a\"b\\c\n\u{1}\u{85}é",
        "list": [.integer(-3), .object([]), ["key": "value"]],
        "pair": PairName("text", on: "surface", use: .text).json,
    ]

    @Test("a line has no spaces, and members without a value are left out")
    func line() {
        #expect(
            Self.value.compact
                == #"{"flag":true,"number":0.1,"whole":4,"huge":1e+300,"nothing":null,"empty":[],"#
                + #""text":"a\"b\\c\n\u0001\u0085é","list":[-3,{},{"key":"value"}],"#
                + #""pair":{"background":"surface","foreground":"text","use":"text"}}"#)
    }

    @Test("a number that is not whole has the fewest digits by which it is read again")
    func numbers() {
        var random = SystemRandomNumberGenerator()
        let tenths = (-2_000...2_000).map { Double($0) / 10 } + [1e14 + 0.5, 1e15 / 8, 0.1, 0.25, 1e-5, 1e300]
        let others = (0..<20_000).flatMap { _ in
            let number = Double.random(in: -100...100, using: &random)
            return [number, (number * 10).rounded() / 10, ((number * 10).rounded() / 10).nextUp]
        }
        for number in tenths + others where number != number.rounded() {
            #expect(JSONValue.number(number).compact == number.description)
        }
    }

    @Test("indented, each member and item has a line, also of what writes itself; what is empty has none")
    func indented() {
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
                """)
    }

    @Test("rows have their line breaks before them, and commas between two")
    func rows() {
        var writer = JSONWriter(.rows)
        writer.add("a")
        writer.list { $0.list { _ in } }
        writer.object {
            $0.key(escaping: "\""); $0.add(1.5)
        }
        #expect(String(decoding: writer.finish(), as: UTF8.self) == "\n\"a\",\n[[]],\n{\"\\\"\":1.5}")
    }

    @Test("every ASCII character is escaped or not wherever it stands in a text", arguments: 0..<20)
    func places(_ place: Int) throws {
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

    @Test("another reader reads what is written", arguments: ["", "plain", "\"\\/\n\r\t", "\u{7f}\u{9f}", "é 👩‍👧 日本"])
    func otherReader(_ text: String) throws {
        for written in [JSONValue.list([.string(text)]).compact, JSONValue.list([.string(text)]).indented] {
            #expect(try JSONDecoder().decode([String].self, from: Data(written.utf8)) == [text])
        }
    }
}

extension ComparedColors {
    fileprivate static let sample = ComparedColors(foreground: "#000", background: "#fff")
}
