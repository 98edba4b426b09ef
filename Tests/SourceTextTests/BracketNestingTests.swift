import SourceText
import Testing

@Suite("The nesting of brackets")
struct BracketNestingTests {
    @Test(arguments: [
        ("a, b", ["a", " b"]),
        (":is(a, b), c", [":is(a, b)", " c"]),
        ("[x=\"a,b\"],c", ["[x=\"a,b\"]", "c"]),
        ("[x=\")\"],c", ["[x=\")\"]", "c"]),
        ("a\\,b,c", ["a\\,b", "c"]),
        ("a\\(,b", ["a\\(", "b"]),
        ("'\\',a',b", ["'\\',a'", "b"]),
        ("", [""]), (",", ["", ""]),
    ])
    func `A comma outside of brackets, strings and escapes parts a text`(
        text: String,
        parts: [String]
    ) {
        #expect(BracketNesting.parts(of: text) == parts)
    }

    @Test(arguments: [
        ("(a) b", 2), ("(a(b)c)d", 6), ("(\")\")", 4), ("(\\))", 3), ("[(])", 3), ("(a", nil),
    ])
    func `The bracket that closes the first is found past strings and escapes`(
        text: String,
        place: Int?
    ) {
        let scalars = Array(text.unicodeScalars)
        #expect(BracketNesting.closing(in: scalars) == place)
    }
}
