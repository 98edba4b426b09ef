import SourceText
import Testing

@Suite("A budget of guesses")
struct GuessBudgetTests {
    private static let names = ["text"] + (0..<999).map { "name-\($0)" }

    @Test func `A budget of guesses ends after it has compared enough names`() {
        var guesses = GuessBudget(sharedAmong: 250)
        let found = (0..<6).map { _ in guesses.closest(to: "txet", among: Self.names) }
        #expect(found == ["text", "text", "text", "text", nil, nil])
    }

    @Test func `A used-up budget of guesses does not ask for names`() {
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

    @Test func `A budget of guesses suffices for an ordinary file's mistakes`() {
        var guesses = GuessBudget()
        #expect(
            (0..<1_000).allSatisfy { _ in guesses.closest(to: "txet", among: Self.names) == "text" }
        )
    }
}
