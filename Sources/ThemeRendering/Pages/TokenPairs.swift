import Findings
import ThemeModel

/// The verdicts on a theme's pairs, by the tokens that decide them.
struct TokenPairs: Sendable {
    /// A pair, with the verdict on it in each mode that has one.
    struct Row: Sendable {
        let pair: PairName
        var verdicts: [String: PairVerdict]

        /// The part of the required ratio that is reached where it is worst; 1 and more passes.
        fileprivate var margin: Double {
            let margins = verdicts.values.map { verdict -> Double in
                guard let required = verdict.required else { return .infinity }
                return (verdict.measured ?? 0) / required
            }
            return margins.min() ?? .infinity
        }
    }

    /// The worst first.
    private let rows: [Row]
    /// The rows of each token and of all that take their colour from it, by path.
    private var indices: [String: [Int]] = [:]

    init(_ verdicts: [PairVerdict], _ list: TokenList, _ chains: TokenChains) {
        var byPair: [PairName: Row] = [:]
        for verdict in verdicts {
            byPair[verdict.pair, default: Row(pair: verdict.pair, verdicts: [:])]
                .verdicts[verdict.mode] = verdict
        }
        rows = byPair.values.map { (margin: $0.margin, row: $0) }
            .sorted { ($0.margin, $0.row.pair) < ($1.margin, $1.row.pair) }
            .map(\.row)
        var sources: [String: Set<String>] = [:]
        for (index, row) in rows.enumerated() {
            var paths: Set<String> = []
            for name in row.pair.colorNames {
                let path = list.path(named: name) ?? Component.parts[name]?.path
                guard let path else { continue }
                if sources[path] == nil { sources[path] = chains.sources(of: path) }
                paths.formUnion(sources[path] ?? [])
            }
            for path in paths { indices[path, default: []].append(index) }
        }
    }

    /// The pairs that a token decides, by itself or by those that take their colour from it, the worst first.
    func rows(of path: String) -> [Row] { (indices[path] ?? []).map { rows[$0] } }
}

extension PairName {
    /// The names of its colours, those of all layers.
    fileprivate var colorNames: [String] {
        let grounds = background.split(separator: " ").filter { $0 != "on" }
        return ([Substring(foreground)] + grounds).map { LayeredName.Layer(phrase: $0).name }
    }
}
