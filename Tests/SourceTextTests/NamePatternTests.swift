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
    func `stands for names with anything in place of its stars`(
        pattern: String,
        name: String,
        isMeant: Bool
    ) {
        #expect(pattern.stands(for: name) == isMeant)
    }

    @Test func `takes no exponential time`() {
        let pattern = String(repeating: "*a", count: 50) + "b"
        #expect(!pattern.stands(for: String(repeating: "a", count: 2_000)))
    }

    @Test func `in an empty list stands for everything`() {
        #expect([String]().stand(for: "a"))
        #expect(["b", "a*"].stand(for: "ab"))
        #expect(!["b", "a*"].stand(for: "c"))
    }
}
