import SourceText
import Testing

@Suite("A pattern of names")
struct NamePatternTests {
    @Test(
        arguments: [
            ("text", "text", true), ("text", "text-muted", false), ("*", "", true),
            ("*", "anything", true),
            ("syntax-*", "syntax-comment", true), ("syntax-*", "syntax", false),
            ("*-muted", "text-muted", true),
            ("a*b*c", "aXbXbYc", true), ("a*b*c", "acb", false), ("a**", "a", true),
            ("*é*", "caf\u{E9}", true),
            ("a*a", "a", false), ("", "", true), ("", "a", false),
        ])
    func `A star in a pattern stands for any characters`(
        pattern: String,
        name: String,
        isMeant: Bool
    ) {
        #expect(pattern.stands(for: name) == isMeant)
    }

    @Test func `A pattern with many stars is matched in short time`() {
        let pattern = String(repeating: "*a", count: 50) + "b"
        #expect(!pattern.stands(for: String(repeating: "a", count: 2_000)))
    }

    @Test func `An empty list of patterns stands for every name`() {
        #expect([String]().stand(for: "a"))
        #expect(["b", "a*"].stand(for: "ab"))
        #expect(!["b", "a*"].stand(for: "c"))
    }
}
