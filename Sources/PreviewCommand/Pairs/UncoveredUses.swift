import Findings
import ProjectChecks
import SourceText
import TokenUses

/// The uses of tokens in the app's files that are in no pair, and the tokens that no file uses.
struct UncoveredUses {
    private let uses: [UnjudgedUse]
    private let unused: [String]

    /// Nil where every use is in a pair, and every token is used.
    init?(_ project: ResolvedProject) {
        uses = project.unjudgedUses
        unused = project.unusedTokens
        if uses.isEmpty && unused.isEmpty { return nil }
    }

    var text: String {
        var lines: [String] = []
        if !uses.isEmpty {
            let verb = uses.count == 1 ? "is" : "are"
            lines.append("uses: \(uses.count.of("use")) of tokens \(verb) in no pair")
            let rows = uses.map { use in
                ["", use.location.description.visible, use.name.visible, use.reason.visible]
            }
            lines += TextTable.lines(rows)
        }
        if !unused.isEmpty {
            let verb = unused.count == 1 ? "is" : "are"
            lines.append("uses: \(unused.count.of("token")) \(verb) used in none of the files")
            lines += unused.map { "  \($0.visible)" }
        }
        return lines.joined(separator: "\n")
    }
}
