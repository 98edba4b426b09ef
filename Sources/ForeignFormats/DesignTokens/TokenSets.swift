import ColorScience
import SourceTrees
import ThemeFormats
import ThemeModel

/// The sets of a file of Tokens Studio, and how its themes put them together; a file without is one set.
struct TokenSets {
    private let root: SourceNode
    private var sets: Table<SourceNode> = [:]

    private static let themeLimit = 200

    /// The groups of a file are sets, whose names are in no reference.
    static func areIn(_ root: SourceNode) -> Bool {
        [root["$themes"], root["$metadata"]?["tokenSetOrder"]].contains { node in
            node?.isList ?? false
        }
    }

    init(_ root: SourceNode) {
        self.root = root
        guard Self.areIn(root) else {
            sets["all"] = root
            return
        }
        let ordered = root["$metadata"]?["tokenSetOrder"]?.items.compactMap(\.text) ?? []
        let found = root.pairs.compactMap(\.key.text).filter { !$0.hasPrefix("$") }
        for name in ordered + found { sets[name] = root[name] }
    }

    var layers: TokenLayers {
        let groups = themes
        if groups.isEmpty { return layersByName }
        let layers = groups.compactMap { name, contexts -> TokenLayers.Layer? in
            guard let usual = contexts.names.first else { return nil }
            // A group of one theme is no choice.
            if contexts.count == 1 { return .set(contexts[usual] ?? []) }
            return .modifier(.init(name: name, contexts: contexts, usual: usual))
        }
        return TokenLayers(layers: layers)
    }

    /// The sets that each theme takes, by group; themes of different groups are in force together.
    ///
    /// A set that a theme only refers to, its `source`, is that of the group that has it: another brand's must not be laid over.
    private var themes: Table<Table<[SourceNode]>> {
        let themes = (root["$themes"]?.items ?? []).prefix(Self.themeLimit).filter { theme in
            theme["selectedTokenSets"] != nil
        }
        let owners = Self.owners(among: themes)
        var groups: Table<Table<[SourceNode]>> = [:]
        for theme in themes {
            guard let name = theme["name"]?.text else { continue }
            let group = Self.group(of: theme)
            let taken = sets.filter { set in
                switch theme["selectedTokenSets"]?[set.name]?.text {
                case "enabled": true
                case "source": owners[set.name]?.contains(group) ?? true
                default: false
                }
            }
            groups[group] = groups[group] ?? [:]
            groups[group]?[name] = taken.map { $0.value }
        }
        return groups
    }

    private static func group(of theme: SourceNode) -> String {
        theme["group"]?.text ?? "theme"
    }

    /// The groups that enable each set.
    private static func owners(among themes: [SourceNode]) -> [String: Set<String>] {
        var owners: [String: Set<String>] = [:]
        for theme in themes {
            for (name, use) in theme["selectedTokenSets"]?.pairs ?? [] where use.text == "enabled" {
                owners[name.text ?? "", default: []].insert(group(of: theme))
            }
        }
        return owners
    }

    /// Without themes, sets such as `light` and `core/dark` are modes, and all others are in force together.
    private var layersByName: TokenLayers {
        var shared: [SourceNode] = []
        var modes: Table<[SourceNode]> = [:]
        for (name, set) in sets {
            if let mode = Self.mode(of: name) {
                modes[mode] = (modes[mode] ?? []) + [set]
            } else {
                shared.append(set)
            }
        }
        guard let usual = modes.names.first, modes.count > 1 else {
            return TokenLayers(layers: [.set(sets.map(\.value))])
        }
        let modifier = TokenLayers.Modifier(name: "mode", contexts: modes, usual: usual)
        return TokenLayers(layers: [.set(shared), .modifier(modifier)])
    }

    private static func mode(of name: String) -> String? {
        let parts = name.split(separator: "/").map(String.init)
        return parts.first { part in
            let context = StyleContext(named: part)
            return context.theme == nil && context.scheme != nil
        }
    }
}
