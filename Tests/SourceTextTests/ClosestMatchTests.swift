import SourceText
import TestSupport
import Testing

@Suite("The closest match")
struct ClosestMatchTests {
    @Test(arguments: [
        ("backgroud", "background"), ("Background", "background"), ("colour", "color"),
        ("colorz", "color"),
        ("text-mutde", "text-muted"), ("txt", "text"), ("tetx", "text"), ("txet", "text"),
    ])
    func `The closest match is the name that a typing error meant`(word: String, meant: String) {
        #expect(
            closestMatch(to: word, among: ["background", "color", "text-muted", "text", "zebra"])
                == meant
        )
    }

    @Test(arguments: ["", "spacing", "xyzzy", "t", String(repeating: "a", count: 10_000)])
    func `The closest match is nil where nothing is close`(word: String) {
        #expect(closestMatch(to: word, among: ["background", "text"]) == nil)
    }

    @Test func `The closest match among equals is the first in the alphabet`() {
        #expect(closestMatch(to: "sky-4", among: ["sky-5", "sky-3", "sky-9"]) == "sky-3")
        #expect(closestMatch(to: "sky-4", among: ["sky-3", "sky-9", "sky-5"]) == "sky-3")
    }

    @Test func `The closest match prefers a nearer name to an earlier one`() {
        #expect(closestMatch(to: "surface", among: ["surfaces", "surface"]) == "surface")
        #expect(closestMatch(to: "primaryy", among: ["pramari", "primary"]) == "primary")
    }

    @Test(arguments: 0..<20)
    func `The closest match agrees with plain counting of edits`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let word = Self.word(of: &random)
            let candidates = (0..<12).map { _ in
                Bool.random(using: &random) ? Self.word(of: &random) : Self.slip(in: word, &random)
            }
            #expect(
                closestMatch(to: word, among: candidates)
                    == Self.plainMatch(to: word, among: candidates)
            )
        }
    }

    /// A word of few letters, so that many are close; sometimes long, or with letters beyond ASCII.
    private static func word(of random: inout SeededGenerator) -> String {
        let letters = ["a", "b", "c", "B", "-", random.next() % 8 == 0 ? "É" : "d"]
        let count =
            random.next() % 10 == 0
            ? Int.random(in: 50...100, using: &random) : Int.random(in: 0...9, using: &random)
        return (0..<count).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
    }

    private static func slip(in word: String, _ random: inout SeededGenerator) -> String {
        var letters = Array(word)
        for _ in 0..<Int.random(in: 0...4, using: &random) where letters.count > 1 {
            let place = Int.random(in: 0..<letters.count - 1, using: &random)
            switch random.next() % 4 {
            case 0: letters.remove(at: place)
            case 1: letters.insert("x", at: place)
            case 2: letters[place] = "y"
            default: letters.swapAt(place, place + 1)
            }
        }
        return String(letters)
    }

    private static func plainMatch(to word: String, among candidates: [String]) -> String? {
        let wanted = Array(word.lowercased().utf8.prefix(64))
        let limit = max(1, (wanted.count + 1) / 3)
        return candidates.filter { abs($0.utf8.count - wanted.count) <= limit }
            .map { (plainDistance(wanted, Array($0.lowercased().utf8)), $0) }
            .filter { $0.0 <= limit }.min { $0 < $1 }?.1
    }

    private static func plainDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var table = (0...left.count).map { line in (0...right.count).map { line == 0 ? $0 : line } }
        for i in left.indices {
            for j in right.indices {
                let replaced = table[i][j] + (left[i] == right[j] ? 0 : 1)
                table[i + 1][j + 1] = min(replaced, table[i][j + 1] + 1, table[i + 1][j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    table[i + 1][j + 1] = min(table[i + 1][j + 1], table[i - 1][j - 1] + 1)
                }
            }
        }
        return table[left.count][right.count]
    }
}
