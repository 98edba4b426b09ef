import Findings
import ThemeRendering

/// What a build remembers of a theme, so that the next one need not read it.
struct ThemeMemory: Hashable, Sendable {
    /// What it adds to the totals.
    let totals: Summary
    /// How many findings a build shows of it.
    let shown: Int
    /// Whether a gate would fail because of it.
    let hasErrors: Bool
    /// How many bytes it adds to each gap of each shared file, in their order.
    let lengths: [Int]

    /// Remembers a theme.
    init(_ report: Report, parts: [[[UInt8]]]) {
        totals = Summary(report)
        shown = report.findings.count(where: BuildSummary.isShown)
        hasErrors = report.fails(at: .error)
        lengths = parts.joined().map(\.count)
    }

    /// How many notes about it count.
    var notes: Int { totals.notes }

    /// The memory as numbers.
    var numbers: [Int] { Summary.members.map { totals[keyPath: $0] } + [shown, hasErrors ? 1 : 0] + lengths }

    /// Takes numbers; nil where they are too few.
    init?(numbers: [Int]) {
        let count = Summary.members.count
        guard numbers.count >= count + 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
        var totals = Summary()
        for (member, number) in zip(Summary.members, numbers) { totals[keyPath: member] = number }
        self.totals = totals
        shown = numbers[count]
        hasErrors = numbers[count + 1] == 1
        lengths = Array(numbers[(count + 2)...])
    }
}
