import SourceText
import SourceTrees
import ThemeModel

/// The objects of a file that are forms of one palette: `lightColors` beside `darkColors`, or the members of `themes`.
struct ScriptVariants {
    struct Variant {
        /// The words of its name that tell a mode or a theme.
        let name: String
        let path: [String]
        let node: SourceNode
    }

    private(set) var all: [Variant] = []

    /// Fewer names in common are chance.
    private static let leastShared = 3
    /// More objects side by side are not compared, each with all others.
    private static let mostGroups = 500
    private static let themeWords: Set<Substring> = ["theme", "scheme", "mode"]
    private static let listWords: Set<Substring> = [
        "themes", "palettes", "schemes", "modes", "skins", "brands",
    ]
    /// Words that tell neither a mode nor a theme.
    private static let plainWords: Set<Substring> = [
        "theme", "themes", "color", "colors", "colour", "colours", "palette", "scheme", "mode",
        "token", "tokens", "value", "values", "vars",
    ]

    /// The variants at the level that is nearest to the root.
    init(_ root: SourceNode) {
        var level = [(path: [String](), node: root)]
        while all.isEmpty, !level.isEmpty {
            for (path, node) in level where all.isEmpty { all = Self.variants(in: node, at: path) }
            level = level.flatMap { path, node in
                Self.groups(of: node).map { (path + [$0.name], $0.value) }
            }
        }
    }

    private static func groups(of node: SourceNode) -> [(name: String, value: SourceNode)] {
        ScriptLeaves.members(of: node).filter { name, value in
            name != ScriptTree.rest && (value.isMapping || value.isList)
        }
    }

    private static func variants(in node: SourceNode, at path: [String]) -> [Variant] {
        let isList = path.last.map { isNamed($0, by: listWords) } ?? false
        let groups = groups(of: node).filter { group in
            group.value.isMapping && (isList || isVariant(group.name))
        }
        if groups.count > mostGroups { return [] }
        let names = groups.map { group in
            Set(ScriptLeaves(group.value).leaves.filter(\.mayBeColor).map(\.path))
        }
        for first in groups.indices {
            let alike = groups.indices.filter { index in
                let shared = names[first].intersection(names[index]).count
                return shared >= leastShared
                    && shared * 2 >= min(names[first].count, names[index].count)
            }
            guard alike.count > 1 else { continue }
            return alike.map { index in
                let (name, group) = groups[index]
                return Variant(name: title(of: name), path: path + [name], node: group)
            }
        }
        return []
    }

    /// The name says that it is a theme or a mode: a ramp or a component beside others has the same names, too.
    private static func isVariant(_ name: String) -> Bool {
        let context = StyleContext(named: title(of: name))
        return !context.isUsual || isNamed(name, by: themeWords)
    }

    private static func isNamed(_ name: String, by words: Set<Substring>) -> Bool {
        NameWords.words(of: name).contains(where: words.contains)
    }

    private static func title(of name: String) -> String {
        let words = NameWords.words(of: name).filter { !plainWords.contains($0) }
        return words.isEmpty ? name : words.joined(separator: "-")
    }
}

extension ScriptLeaves.Leaf {
    /// The value is a colour, or the name of another value.
    fileprivate var mayBeColor: Bool {
        switch value {
        case .color, .reference: true
        case .broken, .computed, .text, .other: false
        }
    }
}

extension ScriptVariants {
    /// The choice between the variants, each with its own tokens; nil where there are none.
    func modifier(_ tokens: (Variant) -> SourceNode?) -> TokenLayers.Modifier? {
        var contexts: Table<[SourceNode]> = [:]
        for variant in all {
            guard let root = tokens(variant) else { continue }
            contexts[variant.name] = [root]
        }
        let names = contexts.names
        let light = names.first { StyleContext(named: $0).scheme == .light }
        guard let usual = light ?? names.first, names.count > 1 else { return nil }
        let areModes = names.allSatisfy { StyleContext(named: $0).theme == nil }
        let name = areModes ? "mode" : "theme"
        return TokenLayers.Modifier(name: name, contexts: contexts, usual: usual)
    }
}
