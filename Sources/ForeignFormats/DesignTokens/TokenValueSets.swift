import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Tokens that have a value for each of several sets, as Spectrum's: `"sets": { "light": { "value": … }, "dark": … }`, or
/// modes, as plugins of Figma write them in ``TokenExtensionValues``, and GitLab in the value:
/// `"$value": { "default": "#fff", "dark": … }`.
struct TokenValueSets {
    /// The sets that are modes, light first.
    private(set) var modes: [String] = []
    /// The name of the choice between the sets, which tells whether they are modes or themes.
    private(set) var modifier = "mode"
    /// The first set that is not read, and the names of all.
    private var skipped: (first: SourceNode, names: Set<String>)?
    private let root: SourceNode
    /// Tokens have values of their own beside those of modes.
    private var hasOwnValues = false
    /// Some value has a member for these.
    private var namesOwnValues = false
    private var extended = ExtensionNames()

    init(_ root: SourceNode) {
        self.root = root
        collect(in: root)
        for name in extended.common where modes.count < 16 && !modes.contains(name) {
            modes.append(name)
        }
        modes.sort {
            StyleContext(named: $0).scheme == .light && StyleContext(named: $1).scheme != .light
        }
        if namesOwnValues || modes.count == 1 && hasOwnValues {
            modes.insert(Self.ownValues, at: 0)
        }
    }

    private typealias Members = [(key: SourceNode, value: SourceNode)]

    /// The name of the values beside those of modes.
    private static let ownValues = "default"

    /// The tokens in each mode; nil where there are no two.
    func layers(_ form: (SourceNode) -> SourceNode = { $0 }) -> TokenLayers? {
        guard let usual = modes.first, modes.count > 1 else { return nil }
        let contexts = modes.reduce(into: Table<[SourceNode]>()) { $0[$1] = [form(root($1))] }
        return TokenLayers(layers: [
            .modifier(.init(name: modifier, contexts: contexts, usual: usual))
        ])
    }

    /// The findings about the tokens, those that are alike in each mode once.
    func findings(_ axes: TokenAxes) -> [Finding] {
        var messages: Set<String> = []
        let own = axes.findings.filter { modes.count < 2 || messages.insert($0.message).inserted }
        return own + [finding].compactMap(\.self)
    }

    /// A warning about the sets that are neither modes nor the first of a token.
    private var finding: Finding? {
        skipped.map { first, names in
            let more = names.count == 1 ? "" : ", and \(names.count - 1) more"
            return Finding(
                .unreadableFile,
                .warning,
                "the set '\((first.text ?? "").excerpt)' of tokens is not read\(more)",
                help: "light and dark are modes, and of other sets the first of a token counts",
                at: first.location
            )
        }
    }

    private mutating func collect(in node: SourceNode) {
        if let sets = Self.sets(of: node) {
            let first = sets.first?.key.text
            for (key, _) in sets {
                if let name = key.text { keepSet(name, key, isFirst: name == first) }
            }
        } else if let values = Self.onlyValues(of: node) {
            if values.areThemes { modifier = "theme" }
            extended.add(values.members)
        } else if let modes = Self.modes(of: node) {
            hasOwnValues = true
            let own = node["$value"] ?? node["value"]
            for (key, value) in modes {
                guard let name = key.text else { continue }
                let isNamed = name == Self.ownValues
                namesOwnValues = namesOwnValues || isNamed
                let isOwn = own?.hasSameContent(as: value) ?? false
                keepSet(name, key, isFirst: isOwn || isNamed)
            }
        }
        for (_, value) in node.pairs { collect(in: value) }
    }

    private mutating func keepSet(_ name: String, _ key: SourceNode, isFirst: Bool) {
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
    private static func sets(of node: SourceNode) -> Members? {
        if let modes = node[TokenModePairs.key]?.pairs { return modes }
        guard let pairs = node["sets"]?.pairs, !pairs.isEmpty, node["value"] == nil,
            pairs.allSatisfy({ $0.value["value"]?.text != nil || sets(of: $0.value) != nil })
        else { return nil }
        return pairs
    }

    /// The values of a token by mode; nil for anything else.
    private static func modes(of node: SourceNode) -> Members? {
        let extended = TokenExtensionValues(node)?.members
        guard let value = node["$value"] ?? node["value"] else { return extended }
        return extended ?? modes(in: value)
    }

    /// The values of a token that has none outside of its extensions.
    static func onlyValues(of node: SourceNode) -> TokenExtensionValues? {
        node["$value"] == nil && node["value"] == nil ? TokenExtensionValues(node) : nil
    }

    /// The members of a value that has one for each mode and no other.
    private static func modes(in value: SourceNode) -> Members? {
        let names = value.pairs.map { $0.key.text ?? "" }
        guard names.count > 1, names.contains(where: isMode),
            names.allSatisfy({ isMode($0) || $0 == ownValues })
        else { return nil }
        return value.pairs
    }

    /// The token has a colour for each mode in its value.
    static func areIn(_ token: SourceNode) -> Bool {
        guard let value = token["value"] else { return false }
        return modes(in: value)?.contains { $0.value.text != nil } ?? false
    }

    /// The value of a token in a mode, or in the one most like it; nil for the one that it has by itself.
    private static func value(of node: SourceNode, in mode: String) -> SourceNode? {
        guard let modes = modes(of: node) else { return nil }
        if let value = modes.first(where: { $0.key.text == mode })?.value { return value }
        guard let value = node["$value"] ?? node["value"], let members = Self.modes(in: value)
        else { return nil }
        let like = members.first { scheme(of: $0.key.text ?? "") == scheme(of: mode) }
        return (like ?? members.first)?.value
    }

    /// The values beside those of a dark mode are light.
    private static func scheme(of mode: String) -> Scheme {
        StyleContext(named: mode).scheme ?? .light
    }

    /// The tokens as they are in a mode.
    func root(_ mode: String) -> SourceNode { Self.chosen(mode, in: root) }

    private static func chosen(_ mode: String, in node: SourceNode) -> SourceNode {
        guard case .mapping(let pairs) = node.content else { return node }
        if let sets = sets(of: node),
            let value = (sets.first { $0.key.text == mode } ?? sets.first)?.value
        {
            return chosen(mode, in: value)
        }
        let own = value(of: node, in: mode)
        var values = pairs.map { key, value in
            let isValue = own != nil && ["$value", "value"].contains(key.text)
            return (key: key, value: isValue ? own ?? value : chosen(mode, in: value))
        }
        if let own, onlyValues(of: node) != nil {
            values.append((key: SourceNode(text: "$value", at: own), value: own))
        }
        return SourceNode(content: .mapping(values), location: node.location)
    }
}
