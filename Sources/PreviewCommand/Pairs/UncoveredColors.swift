import Findings
import ProjectChecks
import SourceText
import ThemeChecks
import ThemeModel

/// The colours of a theme that no pair reaches, by path, each with the pair or the exemption that its name suggests.
struct UncoveredColors {
    private let theme: Theme
    private let row: Coverage
    /// The first proposal for each colour.
    private let proposals: [String: PairProposal]
    private let exemptions: UsualExemptions

    /// Nil where every colour that counts is in a pair.
    init?(_ theme: Theme, _ report: Report, _ checker: ThemeChecker) {
        let row = report.coverage.first { $0.theme == theme.id }
        guard let row, !row.uncoveredColors.isEmpty || row.isMostlyNameless else { return nil }
        self.theme = theme
        self.row = row
        let named = checker.proposals(for: theme).flatMap { proposal in
            [proposal.pair.foreground, proposal.pair.background].map { ($0, proposal) }
        }
        proposals = Dictionary(keepingFirst: named)
        exemptions = UsualExemptions(row.uncoveredColors)
    }

    var text: String {
        let uncovered = row.uncoveredColors.isEmpty ? nil : uncoveredText
        return [uncovered, namelessText].compactMap(\.self).joined(separator: "\n")
    }

    /// The colours whose names tell no use, where hardly a colour of the file is in a pair.
    private var namelessText: String? {
        guard row.isMostlyNameless else { return nil }
        let count = row.namelessColors.count.of("colour")
        let names = row.namelessColors.map { "    \($0.visible)" }
        let head = """
            \(theme.id): \(count) in no pair, whose names tell no use: name them in pairs, or under 'primitive' \
            of 'coverage'
            """
        return ([head] + names).joined(separator: "\n")
    }

    private var uncoveredText: String {
        let count = row.uncoveredColors.count
        let head = """
            \(theme.id): \(count) of \(row.semanticColors.of("colour")) for text, fills and lines \
            \(count == 1 ? "is" : "are") in no pair
            """
        var groups: Table<[[String]]> = [:]
        for name in row.uncoveredColors {
            let group = name.split(separator: ".").dropLast().joined(separator: ".")
            let row = ["", "", name.visible, suggestion(for: name)]
            groups[group, default: []].append(row)
        }
        var lines = [head]
        for (group, rows) in groups {
            if !group.isEmpty { lines.append("  \(group.visible)") }
            lines += TextTable.lines(rows)
        }
        return lines.joined(separator: "\n")
    }

    private func suggestion(for name: String) -> String {
        guard let proposal = proposals[name] else { return exemption(of: name) }
        let ratio = proposal.worst.map { " (\(Decimals.text(of: $0)):1)" } ?? ""
        return "\(proposal.pair.phrase.visible)\(ratio)"
    }

    /// The line under `except` in the configuration's `coverage`.
    private func exemption(of name: String) -> String {
        guard let reason = exemptions.reason(for: name) else { return "" }
        return "coverage.except: { token: \(name.inYAML), reason: \(reason) }"
    }
}
