import ColorScience
import Findings
import TestSupport
import Testing
import ThemeModel

@Suite("A colour expression")
struct ColorExpressionTests {
    @Test(arguments: [
        "#0ea5e9", "rebeccapurple", "oklch(98% 0.01 90)", "rgb(1 2 3 / 50%)", "  #fff ",
    ])
    func `An absolute colour is an expression`(text: String) throws {
        #expect(
            try ColorExpression(parsing: text)
                == ColorExpression(.literal(try Color(parsing: text)))
        )
    }

    @Test(
        arguments: [
            ("{palette.ink}", "palette.ink", nil), ("{ colors.primary }", "colors.primary", nil),
            ("{palette.ink} / 72%", "palette.ink", 0.72), ("{palette.ink}/0.5", "palette.ink", 0.5),
            ("{a.b} / 100%", "a.b", 1), ("{a.b} / 0", "a.b", 0), ("{a.b}  /  .25 ", "a.b", 0.25),
        ] as [(String, String, Double?)]
    )
    func `An alias is an expression, with or without an alpha`(
        text: String,
        path: String,
        alpha: Double?
    ) throws {
        #expect(
            try ColorExpression(parsing: text) == ColorExpression(.reference(path), alpha: alpha)
        )
    }

    @Test(arguments: [
        ("", 1), ("#12345", 1), ("#12g", 4), ("rgb(1 2", 8), ("nocolour", 1),
        ("{palette.ink", 1), ("{}", 1), ("{ }", 1), ("{a.b} 72%", 7), ("{a.b} / ", 8),
        ("{a.b} / 120%", 9),
        ("{a.b} / -1%", 9), ("{a.b} / 1.5", 9), ("{a.b} / x", 9), ("{a.b} / 5e-1", 9),
        ("{a.b}{c}", 6),
    ])
    func `A wrong colour expression names the column of its mistake`(text: String, column: Int) {
        let error = #expect(throws: ExpressionError.self) { try ColorExpression(parsing: text) }
        #expect(error?.column == column)
    }

    @Test func `An alias without its last brace is completed in the help`() {
        let error = #expect(throws: ExpressionError.self) {
            try ColorExpression(parsing: "{palette.ink")
        }
        #expect(error?.suggestion == "{palette.ink}")
    }

    @Test func `A colour of digits without '#' gets the '#' in the help`() {
        let error = #expect(throws: ExpressionError.self) { try ColorExpression(parsing: "0ea5e9") }
        #expect(error?.suggestion == "#0ea5e9")
    }

    @Test func `An error of an expression describes itself in words`() {
        let error = #expect(throws: ExpressionError.self) { try Dimension(parsing: "20") }
        #expect(
            error.map { "\($0)" }?.hasSuffix(
                "'20' has no unit: write one of px, rem, em, pt, ch, ex, vw, vh, %, did you mean '20px'?"
            ) == true
        )
        let unsafe = #expect(throws: StyleHookError.self) { try StyleHook(parsing: "a {}\n  }") }
        #expect(unsafe.map { "\($0)" } == "line 2, column 3: '}' closes nothing")
    }

    @Test func `An error of an expression shortens a long text`() {
        let long = String(repeating: "x", count: 1_900)
        let error = #expect(throws: ExpressionError.self) { try Dimension(parsing: long) }
        #expect(error.map { $0.description.utf8.count < 500 } == true)
        let found = SampleTheme.findings(
            "scheme: \(long)\ncolors: { background: white, text: black, link: \"{palette.\(long)}\" }"
        )
        #expect(found.map(\.rule) == [.wrongType, .unknownReference])
        #expect(found.allSatisfy { $0.message.utf8.count < 500 })
    }
}
