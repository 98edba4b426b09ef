import Findings
import ThemeModel

/// Tokens that have a value for each of several sets, as Spectrum's: `"sets": { "light": { "value": … }, "dark": … }`.
struct TokenValueSets {
    /// The sets that are modes, light first.
    private(set) var modes: [String] = []
    /// The first set that is not read, and the names of all.
    private var skipped: (first: SourceNode, names: Set<String>)?
    private let root: SourceNode

    init(_ root: SourceNode) {
        self.root = root
        collect(in: root)
        modes.sort { StyleContext(named: $0).scheme == .light && StyleContext(named: $1).scheme != .light }
    }

    /// A warning about the sets that are neither modes nor the first of a token.
    var finding: Finding? {
        skipped.map { first, names in
            let more = names.count == 1 ? "" : ", and \(names.count - 1) more"
            return Finding(
                .unreadableFile, .warning, "the set '\((first.text ?? "").excerpt)' of tokens is not read\(more)",
                help: "light and dark are modes, and of other sets the first of a token counts", at: first.location)
        }
    }

    private mutating func collect(in node: SourceNode) {
        let sets = Self.sets(of: node)
        for (key, value) in sets ?? node.pairs {
            if sets != nil, let name = key.text { add(name, key, isFirst: name == sets?.first?.key.text) }
            collect(in: value)
        }
    }

    private mutating func add(_ name: String, _ key: SourceNode, isFirst: Bool) {
        if Self.isMode(name) {
            if modes.count < 16, !modes.contains(name) { modes.append(name) }
        } else if !isFirst {
            skipped = skipped ?? (key, [])
            skipped?.names.insert(name)
        }
    }

    private static func isMode(_ name: String) -> Bool {
        let context = StyleContext(named: name)
        return context.theme == nil && !context.isUsual
    }

    /// The sets of a token; nil for anything else.
    private static func sets(of node: SourceNode) -> [(key: SourceNode, value: SourceNode)]? {
        guard let pairs = node["sets"]?.pairs, !pairs.isEmpty, node["value"] == nil,
            pairs.allSatisfy({ $0.value["value"]?.text != nil || sets(of: $0.value) != nil })
        else { return nil }
        return pairs
    }

    /// The tokens as they are in a mode.
    func root(_ mode: String) -> SourceNode { Self.chosen(mode, in: root) }

    private static func chosen(_ mode: String, in node: SourceNode) -> SourceNode {
        guard case .mapping(let pairs) = node.content else { return node }
        if let sets = sets(of: node), let value = (sets.first { $0.key.text == mode } ?? sets.first)?.value {
            return chosen(mode, in: value)
        }
        let values = pairs.map { (key: $0.key, value: chosen(mode, in: $0.value)) }
        return SourceNode(content: .mapping(values), location: node.location)
    }
}
