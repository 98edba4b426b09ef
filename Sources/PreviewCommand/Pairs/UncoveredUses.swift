import Findings
import ProjectChecks
import SourceText
import TokenUses

/// The uses of tokens in the app's files that are in no pair, and the tokens that no file uses.
struct UncoveredUses {
    private let uses: [UnjudgedUse]
    private let unused: [String]
    private let isComplete: Bool

    /// The most rows of a kind in a list that is not complete.
    private static let limit = 8

    /// Nil where every use is in a pair, and every token is used; a complete list has every use.
    init?(_ project: ResolvedProject, isComplete: Bool) {
        uses = project.unjudgedUses
        unused = project.unusedTokens
        self.isComplete = isComplete
        if uses.isEmpty && unused.isEmpty { return nil }
    }

    var text: String {
        var lines: [String] = []
        if !uses.isEmpty {
            let verb = uses.count == 1 ? "is" : "are"
            lines.append("uses: \(uses.count.of("use")) of tokens \(verb) in no pair")
            for group in UnjudgedGroup.groups(of: uses) { lines += self.lines(of: group) }
        }
        if !unused.isEmpty {
            let verb = unused.count == 1 ? "is" : "are"
            lines.append("uses: \(unused.count.of("token")) \(verb) used in none of the files")
            lines += unused.map { "  \($0.visible)" }
        }
        return lines.joined(separator: "\n")
    }

    private func lines(of group: UnjudgedGroup) -> [String] {
        let head = "  \(group.uses.count.of("use")) \(group.kind.title)"
        var lines = [head, "    \(group.kind.advice)"]
        if isComplete {
            let cells = group.uses.map { use in
                ["   ", "\(use.location)".visible, use.name.visible, use.explanation.visible]
            }
            return lines + TextTable.lines(cells)
        }
        let rows = group.rows.prefix(Self.limit)
        let cells = rows.map { row in
            [
                "   ", "\(row.count)", row.name.visible, "\(row.location)".visible,
                row.reason.visible,
            ]
        }
        lines += TextTable.lines(cells, numbers: [1])
        let rest = group.rows.dropFirst(Self.limit).map(\.count).reduce(0, +)
        if rest > 0 { lines.append("    … and \(rest) more: --verbose lists them all") }
        return lines
    }
}
