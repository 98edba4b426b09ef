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
        /// The modes that have both colours, where some have not; empty for all.
        let modes: [String]
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
        let scope: PairInsertion.Scope
    }

    /// Themes that have a pair in different modes get a row each.
    private struct Key: Hashable {
        let pair: PairName
        let modes: [String]
    }

    /// By reason, the surest first.
    private(set) var rows: [Row] = []
    private(set) var lines: [Line] = []

    init(_ themes: [Theme], _ checker: ThemeChecker) {
        var places: [Key: Int] = [:]
        for theme in themes {
            let known = MannerPairs(for: theme)?.pairs ?? []
            for proposal in checker.proposals(for: theme, ofSystem: known) {
                let key = Key(pair: proposal.pair, modes: proposal.modes)
                guard let place = places[key] else {
                    places[key] = rows.count
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
        let ids = themes.map(\.id)
        return PairProposal.Reason.allCases.flatMap { reason in
            let all = rows.filter { $0.reason == reason }
            let plain = all.filter(\.modes.isEmpty)
            let rowsOfPairs = Dictionary(keepingFirst: plain.map { ($0.pair, $0) })
            let folded = sameThemes(plain).flatMap { folding.lines(for: $0) }.map { line in
                Line(line, of: line.members.compactMap { rowsOfPairs[$0] }, ids)
            }
            let partial = all.filter { !$0.modes.isEmpty }.map { row in
                Line(PairFolding.Line(row.pair), of: [row], ids)
            }
            return folded + partial
        }
    }

    /// The pairs by the themes that they are proposed for, since a line is for the themes of all its pairs.
    private static func sameThemes(_ rows: [Row]) -> [[PairName]] {
        let groups = Dictionary(grouping: rows, by: \.themes)
        var seen: Set<[String]> = []
        let order = rows.map(\.themes).filter { seen.insert($0).inserted }
        return order.map { themes in (groups[themes] ?? []).map(\.pair) }
    }

    /// The lines of each reason, as YAML has them.
    var groups: [PairInsertion.Group] {
        grouped.map { reason, lines in
            PairInsertion.Group(reason.phrase, items: Self.items(for: lines))
        }
    }

    /// An item for each line, and one for all that are for the same themes and modes.
    private static func items(for lines: [Line]) -> [String] {
        let linesOfParts = Dictionary(grouping: lines, by: \.part)
        var seen: Set<Part> = []
        let parts = lines.map(\.part).filter { seen.insert($0).inserted }
        return parts.flatMap { part in
            let pairs = (linesOfParts[part] ?? []).map(\.pair)
            if part.scope.isAll {
                return pairs.map { PairInsertion.item($0) }
            }
            return [PairInsertion.item(pairs, in: part.scope)]
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
        modes = proposal.modes
        worst = proposal.worst
        themes = [theme]
    }
}

extension ProposedPairs {
    /// The words that an item of the configuration says once for its pairs.
    fileprivate struct Part: Hashable {
        let scope: PairInsertion.Scope
        let use: ContrastUse?
    }
}

extension ProposedPairs.Line {
    /// The line for some rows, of a project with themes of these ids.
    fileprivate init(
        _ line: PairFolding.Line,
        of rows: [ProposedPairs.Row],
        _ ids: [String]
    ) {
        let meant = Set(rows.flatMap(\.themes))
        let needed = line.themes ?? Set(ids)
        let isForAll = needed.isSubset(of: meant)
        let known = rows.compactMap(\.worst)
        pair = line.pair
        reason = rows[0].reason
        count = line.members.count
        worst = known.count == line.members.count ? known.min() : nil
        scope = PairInsertion.Scope(
            themes: isForAll ? [] : ids.filter(meant.contains),
            modes: rows[0].modes
        )
    }

    fileprivate var part: ProposedPairs.Part {
        ProposedPairs.Part(scope: scope, use: scope.isAll ? nil : pair.use)
    }

    fileprivate var useLabel: String { pair.use == .text ? "" : pair.use.label }
}

extension Double {
    /// A ratio as it is shown: `4.49:1`.
    var asRatio: String { "\(Decimals.text(of: self)):1" }
}
