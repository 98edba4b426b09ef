import Findings
import ProjectChecks
import SourceText
import ThemeChecks
import ThemeModel
import ThemeRendering

/// The pairs that the app's own files put together, which are checked already.
struct UsedPairList {
    fileprivate struct Row {
        /// The lowest ratio of any theme and mode; nil where one cannot be known.
        var worst: Double? = .infinity
        var places: PlacesOfUse?
    }

    private var rows: Table<Row> = [:]
    private var pairs: [String: PairName] = [:]

    init(_ checked: CheckedProject) {
        for judged in checked.judged {
            let measured = Dictionary(
                keepingFirst: judged.report.pairs.map { verdict in
                    (MeasuredPair(verdict.mode, verdict.pair), verdict.measured)
                }
            )
            for used in checked.project.usedPairs {
                let names = judged.theme.modes.compactMap { mode in
                    mode.name(of: used, isOwn: judged.theme.isOwnFormat).map { (mode.name, $0) }
                }
                for (mode, pair) in names {
                    add(pair, used.places, measured[MeasuredPair(mode, pair)] ?? nil)
                }
            }
        }
    }

    /// A pair in a mode, whatever its use: a stricter one may judge it.
    private struct MeasuredPair: Hashable {
        let mode: String
        let foreground: String
        let background: String

        init(_ mode: String, _ pair: PairName) {
            self.mode = mode
            foreground = pair.foreground
            background = pair.background
        }
    }

    private mutating func add(_ pair: PairName, _ places: PlacesOfUse, _ ratio: Double?) {
        let key = "\(pair.phrase) \(pair.use.rawValue)"
        var row = rows[key] ?? Row()
        row.worst = row.worst.flatMap { worst in ratio.map { min(worst, $0) } }
        row.places = row.places ?? places
        rows[key] = row
        pairs[key] = pair
    }

    /// Nil where there are none.
    var text: String? {
        let cells = rows.compactMap { key, row -> [String]? in
            guard let pair = pairs[key] else { return nil }
            let ratio = row.worst?.asRatio ?? "unknown"
            let use = pair.use == .text ? "" : pair.use.label
            return ["", pair.phrase.visible, ratio, use, row.place.visible]
        }
        if cells.isEmpty { return nil }
        let head = "put together in the files of 'uses', checked already: \(cells.count.of("pair"))"
        return ([head] + TextTable.lines(cells)).joined(separator: "\n")
    }

    var json: JSONValue {
        let values = rows.compactMap { key, row -> JSONValue? in
            guard let pair = pairs[key], let places = row.places else { return nil }
            return [
                "background": .string(pair.background),
                "foreground": .string(pair.foreground),
                "place": .string(places.first.description),
                "places": .integer(places.count),
                "use": .string(pair.use.rawValue),
                "worst": row.worst.map { JSONValue.number($0) } ?? .null,
            ]
        }
        return .list(values)
    }
}

extension UsedPairList.Row {
    /// The first place, and the number of others.
    fileprivate var place: String {
        guard let places else { return "" }
        let line = SourceLocation(file: places.first.file, line: places.first.line)
        return places.count == 1 ? "\(line)" : "\(line) and \(places.count - 1) more"
    }
}
