import ColorScience
import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// Reads design tokens of the form before the Format Module, with `value` and `type` instead of `$value` and `$type`, and
/// those of either form in sets.
///
/// Style Dictionary has the older form until version 3; Tokens Studio and Penpot have sets, which their themes choose from,
/// and each token of Spectrum has values in sets.
enum LegacyTokensReader {
    static func recognises(_ root: SourceNode) -> Bool {
        if NativeReader.isNative(root) { return false }
        // Beside keys of a theme of ours, 'value' may be a name.
        return isOfSets(root) && DesignTokensReader.hasToken(root)
            || holdsColor(root, isTyped: NativeReader.keys.contains { root[$0] != nil })
    }

    /// Whether the groups of a file are sets, whose names are in no reference.
    static func isOfSets(_ root: SourceNode) -> Bool {
        [root["$themes"], root["$metadata"]?["tokenSetOrder"]].contains { node in
            if case .sequence? = node?.content { true } else { false }
        }
    }

    private static func holdsColor(_ node: SourceNode, isTyped: Bool) -> Bool {
        guard case .mapping(let pairs) = node.content else { return false }
        if node["value"]?.text != nil, type(of: node) == "color", !isTyped || node["type"] != nil {
            return true
        }
        return pairs.contains { holdsColor($0.value, isTyped: isTyped) }
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let head = ThemeDocument(
            id: id ?? "theme",
            name: nil,
            format: "dtcg",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        let sets = TokenValueSets(root)
        let modes = isOfSets(root) ? nil : sets.layers { modern($0) }
        var axes = TokenAxes(
            modes ?? TokenSets(modern(sets.root(sets.modes.first ?? ""))).layers,
            head: head
        )
        return (axes.documents(), sets.findings(axes))
    }

    /// A file of tokens of either form as the Format Module has it.
    static func asModule(_ root: SourceNode) -> SourceNode {
        DesignTokensReader.hasToken(root) ? root : modern(root)
    }

    /// The same tokens as the Format Module has them; `isOfColors` in a group that says so by its name.
    private static func modern(_ node: SourceNode, isOfColors: Bool = false) -> SourceNode {
        guard case .mapping(let pairs) = node.content else { return node }
        func mapping(_ pairs: [(key: SourceNode, value: SourceNode)]) -> SourceNode {
            SourceNode(content: .mapping(pairs), location: node.location)
        }
        func key(_ name: String) -> SourceNode { SourceNode(text: name, at: node) }
        guard node["$value"] == nil, let value = node["value"], !isGroup(value) else {
            return mapping(
                pairs.map { key, value in
                    let name = key.text ?? ""
                    let isOfColors = isOfColors || ["color", "colors"].contains(name.lowercased())
                    return (
                        key,
                        modernMember(name, value, of: node) ?? modern(value, isOfColors: isOfColors)
                    )
                }
            )
        }
        let type = type(of: node) ?? (isOfColors && value.text != nil ? "color" : nil)
        var members = [(key: key("$value"), value: modernValue(value, of: node, type))]
        if let type {
            members.append((key("$type"), SourceNode(text: type, at: node["type"] ?? value)))
        }
        return mapping(members)
    }

    /// A member with a name of the Format Module; nil for a token or group.
    private static func modernMember(_ name: String, _ value: SourceNode, of token: SourceNode)
        -> SourceNode?
    {
        switch name {
        case "$value":
            modernValue(value, of: token, token["$type"]?.text.map { modernType($0, of: token) })
        case "$type":
            value.text.map { SourceNode(text: modernType($0, of: token), at: value) } ?? value
        default: name.hasPrefix("$") ? value : nil
        }
    }

    /// The types of Tokens Studio by the names of the Format Module.
    private static let types = [
        "sizing": "dimension", "spacing": "dimension", "borderRadius": "dimension",
        "borderWidth": "dimension",
        "fontSizes": "dimension", "fontSize": "dimension", "lineHeights": "dimension",
        "letterSpacing": "dimension",
        "paragraphSpacing": "dimension", "fontFamilies": "fontFamily", "fontWeights": "fontWeight",
        "opacity": "number", "boxShadow": "shadow",
    ]

    /// A share, as in `150%`, is a number.
    private static func modernType(_ name: String, of token: SourceNode) -> String {
        let type = types[name] ?? name
        let isShare = (token["$value"] ?? token["value"])?.text?.hasSuffix("%") ?? false
        return type == "dimension" && isShare ? "number" : type
    }

    /// A group may have the name `value`.
    private static func isGroup(_ node: SourceNode) -> Bool {
        guard case .mapping(let pairs) = node.content else { return false }
        return node["value"] != nil || node["$value"] != nil || pairs.contains { isGroup($0.value) }
    }

    /// A reference of Style Dictionary ends with `.value`, one of Tokens Studio may begin with `$` instead of braces; what
    /// that computes is no colour that is known.
    private static func modernValue(_ value: SourceNode, of token: SourceNode, _ type: String?)
        -> SourceNode
    {
        let path = TokenFile.path(of: value)
        let modification = token["$extensions"]?["studio.tokens"]?["modify"]
        if let translucent = TranslucentAlias(value, modification) {
            return translucent.node(at: value)
        }
        let isComputed = path == nil && value.text?.contains("{") ?? false
        if isComputed || modification != nil {
            return SourceNode(content: .mapping([]), location: value.location)
        }
        if let name = value.text, name.hasPrefix("$"), !name.contains(" ") {
            return SourceNode(text: "{\(name.dropFirst())}", at: value)
        }
        guard let path else { return modernText(value, type) }
        return path.hasSuffix(".value")
            ? SourceNode(text: "{\(path.dropLast(6))}", at: value) : value
    }

    /// Numbers are texts there, lengths without a unit pixels, and weights have the names of fonts.
    private static func modernText(_ value: SourceNode, _ type: String?) -> SourceNode {
        guard let text = value.text else { return value }
        let number = Double(text.hasSuffix("%") ? text.dropLast() : text[...])
        switch (type, number) {
        case ("dimension", _?): return SourceNode(text: "\(text)px", at: value)
        case ("number", let number?):
            return SourceNode(
                content: .scalar(text.hasSuffix("%") ? "\(number / 100)" : text, .plain),
                location: value.location
            )
        case ("fontWeight", _?):
            return SourceNode(content: .scalar(text, .plain), location: value.location)
        case ("fontWeight", nil):
            return SourceNode(text: text.lowercased().replacing(" ", with: "-"), at: value)
        default: return value
        }
    }

    private static let units = ["": "number", "px": "dimension", "rem": "dimension"]

    /// The type of a token, or the one that its value tells.
    private static func type(of token: SourceNode) -> String? {
        if let type = token["type"]?.text { return modernType(type, of: token) }
        guard let text = token["value"]?.text else { return nil }
        let number = text.prefix { "-.0123456789".contains($0) }
        let unit = String(text.dropFirst(number.count))
        if Double(number) != nil, let type = units[unit] { return type }
        return (try? Color(parsing: text)) == nil ? nil : "color"
    }
}

/// The sets of a file of Tokens Studio, and how its themes put them together; a file without is one set.
private struct TokenSets {
    private let root: SourceNode
    private var sets: Table<SourceNode> = [:]

    init(_ root: SourceNode) {
        self.root = root
        guard LegacyTokensReader.isOfSets(root), case .mapping(let pairs) = root.content else {
            sets["all"] = root
            return
        }
        let found = pairs.filter { !($0.key.text ?? "$").hasPrefix("$") }
        let order =
            (root["$metadata"]?["tokenSetOrder"]?.items ?? []).compactMap(\.text)
            + found.compactMap(\.key.text)
        for name in order { sets[name] = root[name] }
    }

    var layers: TokenLayers {
        let groups = themes
        if groups.isEmpty { return layersByName }
        return TokenLayers(
            layers: groups.compactMap { name, contexts in
                guard let usual = contexts.names.first else { return nil }
                // A group of one theme is no choice.
                if contexts.count == 1 { return .set(contexts[usual] ?? []) }
                return .modifier(.init(name: name, contexts: contexts, usual: usual))
            }
        )
    }

    /// The sets that each theme takes, by group; themes of different groups are in force together.
    ///
    /// What a theme only refers to, its `source`, is that of the group that has it: another brand's must not be laid over.
    private var themes: Table<Table<[SourceNode]>> {
        let themes = (root["$themes"]?.items ?? []).prefix(200).filter {
            $0["selectedTokenSets"] != nil
        }
        func group(_ theme: SourceNode) -> String { theme["group"]?.text ?? "theme" }
        let owners = themes.reduce(into: [String: Set<String>]()) { owners, theme in
            for (name, use) in theme["selectedTokenSets"]?.pairs ?? [] where use.text == "enabled" {
                owners[name.text ?? "", default: []].insert(group(theme))
            }
        }
        var groups: Table<Table<[SourceNode]>> = [:]
        for theme in themes {
            guard let name = theme["name"]?.text else { continue }
            let chosen = theme["selectedTokenSets"]
            let group = group(theme)
            let taken = sets.filter { set in
                let owners = owners[set.name] ?? []
                let use = chosen?[set.name]?.text
                return use == "enabled"
                    || use == "source" && (owners.isEmpty || owners.contains(group))
            }
            groups[group] = groups[group] ?? [:]
            groups[group]?[name] = taken.map { $0.value }
        }
        return groups
    }

    /// Without themes, sets such as `light` and `core/dark` are modes, and all others are in force together.
    private var layersByName: TokenLayers {
        var shared: [SourceNode] = []
        var modes: Table<[SourceNode]> = [:]
        for (name, set) in sets {
            let mode = name.split(separator: "/").map(String.init).first { part in
                let context = StyleContext(named: part)
                return context.theme == nil && context.scheme != nil
            }
            if let mode { modes[mode] = (modes[mode] ?? []) + [set] } else { shared.append(set) }
        }
        guard let usual = modes.names.first, modes.count > 1 else {
            return TokenLayers(layers: [.set(sets.map(\.value))])
        }
        return TokenLayers(layers: [
            .set(shared), .modifier(.init(name: "mode", contexts: modes, usual: usual)),
        ])
    }
}
