import SourceText
import Testing

@Suite("A budget of guesses")
struct GuessBudgetTests {
    private static let names = ["text"] + (0..<999).map { "name-\($0)" }

    @Test func `guesses until all names were looked at too often`() {
        var guesses = GuessBudget(sharedAmong: 250)
        let found = (0..<6).map { _ in guesses.closest(to: "txet", among: Self.names) }
        #expect(found == ["text", "text", "text", "text", nil, nil])
    }

    @Test func `does not ask for names when it is used up`() {
        var guesses = GuessBudget(sharedAmong: 1_000)
        #expect(guesses.closest(to: "txet", among: Self.names) == "text")
        var isAsked = false
        func names() -> [String] {
            isAsked = true
            return Self.names
        }
        #expect(guesses.closest(to: "txet", among: names()) == nil)
        #expect(!isAsked)
    }

    @Test func `is enough for the mistakes of an ordinary file`() {
        var guesses = GuessBudget()
        #expect(
            (0..<1_000).allSatisfy { _ in guesses.closest(to: "txet", among: Self.names) == "text" }
        )
    }
}
