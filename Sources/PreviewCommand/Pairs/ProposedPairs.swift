import Findings
import ForeignFormats
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

    /// One line of a configuration: a pair, or a pattern for several.
    struct Line {
        let pair: PairName
        let reason: PairProposal.Reason
        let count: Int
        /// The lowest ratio of its pairs; nil where one cannot be known.
        let worst: Double?
        /// The themes that it is for, in the order of the project; empty where that is all of them.
        let themes: [String]
    }

    /// By reason, the surest first.
    private(set) var rows: [Row] = []
    private(set) var lines: [Line] = []

    init(_ themes: [Theme], _ checker: ThemeChecker) {
        var places: [PairName: Int] = [:]
        for theme in themes {
            let known = MannerPairs(for: theme)?.pairs ?? []
            for proposal in checker.proposals(for: theme, ofSystem: known) {
                guard let place = places[proposal.pair] else {
                    places[proposal.pair] = rows.count
                    rows.append(Row(proposal, of: theme.id))
                    continue
                }
                rows[place].themes.append(theme.id)
                let ratios = [rows[place].worst, proposal.worst].compactMap(\.self)
                rows[place].worst = ratios.count == 2 ? ratios.min() : nil
            }
        }
        let byReason = Dictionary(grouping: rows, by: \.reason)
        rows = PairProposal.Reason.allCases.flatMap { byReason[$0] ?? [] }
        lines = Self.lines(for: rows, in: themes)
    }

    private static func lines(for rows: [Row], in themes: [Theme]) -> [Line] {
        let folding = PairFolding(themes)
        let ratios = Dictionary(keepingFirst: rows.map { ($0.pair, $0.worst) })
        let themesOfPairs = Dictionary(keepingFirst: rows.map { ($0.pair, Set($0.themes)) })
        return PairProposal.Reason.allCases.flatMap { reason in
            let pairs = rows.filter { $0.reason == reason }.map(\.pair)
            return folding.lines(for: pairs).map { line in
                let meant = line.members.compactMap { themesOfPairs[$0] }
                    .reduce(into: Set<String>()) { $0.formUnion($1) }
                let names = themes.map(\.id).filter(meant.contains)
                let known = line.members.compactMap { ratios[$0] ?? nil }
                return Line(
                    pair: line.pair,
                    reason: reason,
                    count: line.members.count,
                    worst: known.count == line.members.count ? known.min() : nil,
                    themes: names.count == themes.count ? [] : names
                )
            }
        }
    }

    /// The lines of each reason, as YAML has them.
    var groups: [PairInsertion.Group] {
        grouped.map { reason, lines in
            PairInsertion.Group(
                reason.phrase,
                items: lines.map { PairInsertion.item($0.pair, themes: $0.themes) }
            )
        }
    }

    private var grouped: [(reason: PairProposal.Reason, lines: [Line])] {
        PairProposal.Reason.allCases.compactMap { reason in
            let lines = lines.filter { $0.reason == reason }
            return lines.isEmpty ? nil : (reason, lines)
        }
    }
}

extension ProposedPairs {
    var text: String {
        let paragraphs = grouped.map { reason, lines in
            Self.paragraph(reason, lines)
        }
        return paragraphs.joined(separator: "\n\n")
    }

    private static func paragraph(_ reason: PairProposal.Reason, _ lines: [Line]) -> String {
        let count = lines.reduce(0) { $0 + $1.count }
        let known = lines.compactMap(\.worst)
        var worst = ", the worst unknown"
        if known.count == lines.count {
            worst = known.min().map { ", the worst \($0.asRatio)" } ?? ""
        }
        let head = "\(reason.phrase): \(count.of("pair"))\(worst)"
        let cells = lines.map { line in
            let count = line.count == 1 ? "" : line.count.of("pair")
            let ratio = line.worst?.asRatio ?? "unknown"
            return ["", line.pair.phrase.visible, ratio, line.useLabel, count]
        }
        return ([head] + TextTable.lines(cells)).joined(separator: "\n")
    }

    func json(with used: UsedPairList) -> JSONValue {
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
        let lines = lines.map { line -> JSONValue in
            [
                "count": .integer(line.count),
                "pair": .string(line.pair.phrase),
                "use": .string(line.pair.use.rawValue),
            ]
        }
        return [
            "lines": .list(lines), "pairs": .list(pairs), "schema": .integer(1), "used": used.json,
        ]
    }
}

extension ProposedPairs.Row {
    fileprivate init(_ proposal: PairProposal, of theme: String) {
        pair = proposal.pair
        reason = proposal.reason
        worst = proposal.worst
        themes = [theme]
    }
}

extension ProposedPairs.Line {
    fileprivate var useLabel: String { pair.use == .text ? "" : pair.use.label }
}

extension Double {
    /// A ratio as it is shown: `4.49:1`.
    var asRatio: String { "\(Decimals.text(of: self)):1" }
}
