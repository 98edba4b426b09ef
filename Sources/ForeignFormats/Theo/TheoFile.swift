import SourceText
import SourceTrees
import ThemeModel

/// The colours of a file of Theo and of those that it imports.
///
/// An imported prop keeps the values that the aliases of its own file have, whatever the importing file calls by their names.
/// Source: Theo, `lib/definition.js`.
struct TheoFile {
    private struct Prop {
        let node: SourceNode
        /// The value without aliases; nil where one is unknown.
        let value: SourceNode?
        /// The alias that is the whole value.
        let alias: String?
    }

    private var aliases: Table<SourceNode> = [:]
    private var props: Table<Prop> = [:]

    private static let limit = 20_000
    /// The most aliases that lead to one another.
    private static let chainLimit = 16
    /// The longest text in which aliases are replaced, in bytes.
    private static let textLimit = 400
    /// The group of the aliases among the tokens.
    private static let group = "aliases"

    /// Takes what another file has, over what is there.
    mutating func take(_ other: TheoFile) {
        aliases.merge(other.aliases)
        props.merge(other.props)
    }

    /// Adds a file's own aliases and props, over those that it imports.
    mutating func add(_ root: SourceNode) {
        for (key, value) in root["aliases"]?.pairs ?? [] where aliases.count < Self.limit {
            if let name = key.text { aliases[name] = value["value"] ?? value }
        }
        let usual = root["global"]
        for (key, node) in root["props"]?.pairs ?? [] where props.count < Self.limit {
            guard let name = key.text, let value = node["value"] ?? usual?["value"] else {
                continue
            }
            let prop = Prop(
                node: node,
                value: resolved(value),
                alias: Self.alias(in: value)
            )
            let type = (node["type"] ?? usual?["type"])?.text
            let isColor = type == "color" || Self.isColor(prop.value, type)
            props[name] = isColor ? prop : nil
        }
    }

    /// A value with another type than `color` may be one by its looks: a word such as `inherit` is then none.
    private static func isColor(_ value: SourceNode?, _ type: String? = nil) -> Bool {
        guard let text = value?.text, ColorText(text).isMeantAsColor else { return false }
        return type == nil || text.hasPrefix("#") || text.contains("(")
    }
}

// MARK: - Aliases

extension TheoFile {
    /// The name in a value that is `{!name}` and nothing else.
    private static func alias(in value: SourceNode) -> String? {
        value.text?.wholeMatch(of: /\{!([^{}]+)\}/).map { String($0.1) }
    }

    private func resolved(_ node: SourceNode) -> SourceNode? {
        guard let target = target(of: node), let text = target.text, text.contains("{!"),
            text.utf8.count <= Self.textLimit
        else { return target(of: node) }
        let whole = text.replacing(/\{!([^{}]+)\}/) { match in
            let value = aliases[String(match.1)].flatMap { self.target(of: $0) }?.text ?? ""
            return value.utf8.count <= Self.textLimit ? value : ""
        }
        return SourceNode(text: whole, at: target)
    }

    /// The value at the end of aliases that lead to one another; nil where there is none.
    private func target(of node: SourceNode) -> SourceNode? {
        var node = node
        for _ in 0..<Self.chainLimit {
            guard let name = Self.alias(in: node) else { return node }
            guard let next = aliases[name] else { return nil }
            node = next
        }
        return nil
    }
}

// MARK: - Tokens

extension TheoFile {
    /// The colours as the Format Module has them, aliases in a group of their own; empty where no prop is one.
    func module(at root: SourceNode) -> SourceNode {
        if props.isEmpty { return SourceNode(members: [], at: root) }
        var members: [(name: String, value: SourceNode)] = []
        let used = Set(props.compactMap(\.value.alias))
        var colors: [(name: String, value: SourceNode)] = []
        for (name, node) in aliases {
            guard let value = resolved(node) else { continue }
            if used.contains(name) || Self.isColor(value) { colors.append((name, token(value))) }
        }
        if !colors.isEmpty { members.append((Self.group, SourceNode(members: colors, at: root))) }
        for (name, prop) in props {
            members.append((name, token(value(of: prop), prop.node["comment"])))
        }
        return SourceNode(members: members, at: root)
    }

    private func token(_ value: SourceNode, _ comment: SourceNode? = nil) -> SourceNode {
        var members = [
            (name: "$value", value: Self.withSign(value)),
            (name: "$type", value: SourceNode(text: "color", at: value)),
        ]
        if let comment { members.append(("$description", comment)) }
        return SourceNode(members: members, at: value)
    }

    /// Theo takes hex codes without a sign.
    private static func withSign(_ value: SourceNode) -> SourceNode {
        guard let text = value.text, [3, 6, 8].contains(text.utf8.count),
            text.allSatisfy(\.isHexDigit)
        else { return value }
        return SourceNode(text: "#\(text)", at: value)
    }

    /// An alias stays one where it has the same value in the whole as in the prop's file.
    private func value(of prop: Prop) -> SourceNode {
        let written = prop.node["value"] ?? prop.node
        guard let alias = prop.alias else { return prop.value ?? written }
        let reference = SourceNode(text: "{\(Self.group).\(alias)}", at: written)
        guard let value = prop.value else { return reference }
        let usual = aliases[alias].flatMap(resolved)
        return usual?.location == value.location ? reference : value
    }
}
