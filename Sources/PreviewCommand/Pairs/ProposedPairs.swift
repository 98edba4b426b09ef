import Findings
import Projects
import SourceText
import ThemeChecks
import ThemeModel

/// The pairs that the names of a project's colours suggest, those of several themes together.
struct ProposedPairs {
    struct Row {
        let pair: PairName
        let reason: PairProposal.Reason
        /// The lowest ratio of any theme and mode; nil where one cannot be known.
        var worst: Double?
        var themes: [String]
    }

    /// By reason, the surest first.
    private(set) var rows: [Row] = []

    init(_ themes: [Theme], _ checker: ThemeChecker) {
        var places: [PairName: Int] = [:]
        for theme in themes {
            for proposal in checker.proposals(for: theme) {
                guard let place = places[proposal.pair] else {
                    places[proposal.pair] = rows.count
                    rows.append(Row(proposal, of: theme.id))
                    continue
                }
                rows[place].themes.append(theme.id)
                let known = [rows[place].worst, proposal.worst].compactMap(\.self)
                rows[place].worst = known.count == 2 ? known.min() : nil
            }
        }
        let byReason = Dictionary(grouping: rows, by: \.reason)
        rows = PairProposal.Reason.allCases.flatMap { byReason[$0] ?? [] }
    }

    /// The rows of each reason, as YAML has them.
    var groups: [PairInsertion.Group] {
        grouped.map { reason, rows in
            PairInsertion.Group(reason.phrase, items: rows.map { PairInsertion.item($0.pair) })
        }
    }

    private var grouped: [(reason: PairProposal.Reason, rows: [Row])] {
        PairProposal.Reason.allCases.compactMap { reason in
            let rows = rows.filter { $0.reason == reason }
            return rows.isEmpty ? nil : (reason, rows)
        }
    }
}

extension ProposedPairs {
    var text: String {
        let paragraphs = grouped.map { reason, rows in
            Self.paragraph(reason, rows)
        }
        return paragraphs.joined(separator: "\n\n")
    }

    private static func paragraph(_ reason: PairProposal.Reason, _ rows: [Row]) -> String {
        let worst = rows.compactMap(\.worst).min().map { ", the worst \($0.asRatio)" } ?? ""
        let head = "\(reason.phrase): \(rows.count.of("pair"))\(worst)"
        let lines = rows.map { row in
            ["", row.pair.phrase.visible, row.worst?.asRatio ?? "unknown", row.useLabel]
        }
        return ([head] + TextTable.lines(lines)).joined(separator: "\n")
    }

    var json: JSONValue {
        let pairs = rows.map { row -> JSONValue in
            [
                "background": .string(row.pair.background),
                "foreground": .string(row.pair.foreground),
                "reason": .string(row.reason.phrase),
                "themes": .list(row.themes.map { .string($0) }),
                "use": .string(row.pair.use.rawValue),
                "worst": row.worst.map { JSONValue.number($0) } ?? .null,
            ]
        }
        return ["pairs": .list(pairs), "schema": .integer(1)]
    }
}

extension ProposedPairs.Row {
    fileprivate init(_ proposal: PairProposal, of theme: String) {
        pair = proposal.pair
        reason = proposal.reason
        worst = proposal.worst
        themes = [theme]
    }

    fileprivate var useLabel: String { pair.use == .text ? "" : pair.use.label }
}

extension Double {
    /// A ratio as it is shown: `4.49:1`.
    fileprivate var asRatio: String { "\(Decimals.text(of: self)):1" }
}
