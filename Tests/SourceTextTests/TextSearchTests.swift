import SourceText
import Testing

@Suite("A part of a text")
struct TextSearchTests {
    @Test(arguments: [
        ("a.module.css", ".module.", true), ("aab", "ab", true), ("ab", "abc", false),
        ("", "a", false), ("{\u{301}", "{", true), ("é", "e", false),
    ])
    func `A text includes another where its bytes are`(text: String, part: String, isPart: Bool) {
        #expect(text.includes(part) == isPart)
        #expect("\(text)\n"[...].includes(part) == isPart)
    }
}
