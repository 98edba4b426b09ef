import Findings
import Testing

@Suite("The closest match")
struct ClosestMatchTests {
    @Test(arguments: [
        ("backgroud", "background"), ("Background", "background"), ("colour", "color"), ("colorz", "color"),
        ("text-mutde", "text-muted"), ("txt", "text"), ("tetx", "text"), ("txet", "text"),
    ])
    func `is what a slip of the keyboard meant`(word: String, meant: String) {
        #expect(closestMatch(to: word, among: ["background", "color", "text-muted", "text", "zebra"]) == meant)
    }

    @Test(arguments: ["", "spacing", "xyzzy", "t", String(repeating: "a", count: 10_000)])
    func `is nothing where nothing is close`(word: String) {
        #expect(closestMatch(to: word, among: ["background", "text"]) == nil)
    }

    @Test func `among equals is the first in the alphabet, whatever the order`() {
        #expect(closestMatch(to: "sky-4", among: ["sky-5", "sky-3", "sky-9"]) == "sky-3")
        #expect(closestMatch(to: "sky-4", among: ["sky-3", "sky-9", "sky-5"]) == "sky-3")
    }

    @Test func `is nearer before it is earlier`() {
        #expect(closestMatch(to: "surface", among: ["surfaces", "surface"]) == "surface")
        #expect(closestMatch(to: "primaryy", among: ["pramari", "primary"]) == "primary")
    }
}
