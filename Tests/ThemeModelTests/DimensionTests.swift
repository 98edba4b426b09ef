import Testing
import ThemeModel

@Suite("A dimension")
struct DimensionTests {
    @Test(arguments: [
        ("16px", Dimension(16, .px), "16px"), ("1rem", Dimension(1, .rem), "1rem"),
        ("1.5em", Dimension(1.5, .em), "1.5em"),
        ("2pt", Dimension(2, .pt), "2pt"), ("68ch", Dimension(68, .ch), "68ch"),
        ("50%", Dimension(50, .percent), "50%"),
        ("0", Dimension(0, .px), "0"), ("0rem", Dimension(0, .rem), "0"),
        ("-0.02em", Dimension(-0.02, .em), "-0.02em"),
        (".5rem", Dimension(0.5, .rem), "0.5rem"), ("1.0PX", Dimension(1, .px), "1px"),
    ])
    func `A dimension is read and written as in CSS`(
        text: String,
        dimension: Dimension,
        css: String
    ) throws {
        #expect(try Dimension(parsing: text) == dimension)
        #expect(dimension.css == css)
    }

    @Test(arguments: [
        ("", 1), ("px", 1), ("wide", 1), ("16", 3), ("1.5parsec", 4), ("1..5px", 1), ("--1px", 1),
        ("1-2px", 1),
        ("9999999px", 1), ("1 px", 2), ("1e3px", 2), ("calc(1px)", 1), ("5\u{301}px", 2),
        ("inf", 1), ("+1px", 1),
    ])
    func `A malformed dimension names the column of its mistake`(text: String, column: Int) {
        let error = #expect(throws: ExpressionError.self) { try Dimension(parsing: text) }
        #expect(error?.column == column)
    }

    @Test func `A dimension without a unit gets its probable unit in the help`() {
        let error = #expect(throws: ExpressionError.self) { try Dimension(parsing: "16") }
        #expect(error?.suggestion == "16px")
    }

    @Test(
        arguments: [
            (Dimension(18, .pt), 24), (Dimension(1.5, .rem), 24), (Dimension(24, .px), 24),
            (Dimension(2, .em), 20),
            (Dimension(150, .percent), 15), (Dimension(3, .ch), nil), (Dimension(3, .vw), nil),
        ] as [(Dimension, Double?)]
    )
    func `A dimension is converted to pixels for text of 10 px`(
        dimension: Dimension,
        pixels: Double?
    ) {
        #expect(dimension.pixels(relativeTo: 10) == pixels)
    }

    @Test func `A dimension relative to an unknown size has no pixels`() {
        #expect(Dimension(2, .em).pixels(relativeTo: nil) == nil)
    }

    @Test func `A dimension may be an alias without an alpha`() throws {
        #expect(
            try DimensionExpression(parsing: "{layout.radius.md}") == .reference("layout.radius.md")
        )
        #expect(throws: ExpressionError.self) {
            try DimensionExpression(parsing: "{layout.radius.md} / 50%")
        }
    }
}
