import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The rules of the format for a resolver as it is written, each kind of fault as one finding.
///
/// Source: Design Tokens Resolver Module, §4, 2025.10.
struct TokenResolverRules {
    private var counted = CountedFindings()
    private var names: Set<String> = []

    static func findings(about root: SourceNode) -> [Finding] {
        var rules = TokenResolverRules()
        rules.look(atFile: root)
        for (name, set) in members(of: root["sets"]) {
            rules.look(atSet: set, name, isInline: false)
        }
        for (name, modifier) in members(of: root["modifiers"]) {
            rules.look(atModifier: modifier, name, isInline: false)
        }
        guard case .sequence(let order)? = root["resolutionOrder"]?.content else {
            return rules.counted.findings
        }
        for entry in order.prefix(1_000) { rules.look(atEntry: entry) }
        rules.lookForUnused(in: root)
        return rules.counted.findings
    }

    /// Sets and modifiers that nothing refers to are not read.
    private mutating func lookForUnused(in root: SourceNode) {
        var references: Set<String> = []
        root.visit { node in
            if let text = node["$ref"]?.text { references.insert(text) }
        }
        for (group, title) in [("sets", "set"), ("modifiers", "modifier")] {
            for (name, node) in Self.members(of: root[group]) {
                let escaped = name.replacing("~", with: "~0").replacing("/", with: "~1")
                let isUsed = references.contains("#/\(group)/\(escaped)")
                if isUsed || node["contexts"] == nil && !Self.hasOwnSource(node) { continue }
                addProblem(
                    "unused",
                    "the \(title) '\(name.excerpt)' is not in 'resolutionOrder', so it is not read",
                    help: "refer to it there, or take it out",
                    rule: .unknownKey,
                    at: node
                )
            }
        }
    }

    /// A source of a set is a file or a token, and no other set.
    private static func hasOwnSource(_ set: SourceNode) -> Bool {
        (set["sources"]?.items ?? []).contains { source in
            source["$ref"]?.text?.hasPrefix("#") != true
        }
    }

    private static func members(of node: SourceNode?) -> [(name: String, node: SourceNode)] {
        guard case .mapping(let pairs)? = node?.content else { return [] }
        return pairs.prefix(1_000).compactMap { pair in pair.key.text.map { ($0, pair.value) } }
    }

    private mutating func addProblem(
        _ kind: String,
        _ message: @autoclosure () -> String,
        help: String,
        rule: RuleID = .wrongType,
        at node: SourceNode
    ) {
        counted.add(kind, Finding(rule, .warning, message(), help: help, at: node.location))
    }

    private mutating func look(atFile root: SourceNode) {
        let version = root["version"]
        if version?.text != "2025.10" {
            let message = version.map {
                "the resolver has the version '\(($0.text ?? "").excerpt)'"
            }
            addProblem(
                "version",
                message ?? "the resolver has no 'version'",
                help: "write \"version\": \"2025.10\": it is read as that",
                at: version ?? root
            )
        }
        if case .sequence(let order)? = root["resolutionOrder"]?.content, order.isEmpty {
            addProblem(
                "order",
                "'resolutionOrder' is empty",
                help: "list the sets and modifiers in the order in which they apply",
                at: root["resolutionOrder"] ?? root
            )
        }
        look(
            atKeysOf: root,
            "the resolver",
            [
                "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder",
                "$defs",
            ]
        )
    }

    private mutating func look(atKeysOf node: SourceNode, _ owner: String, _ known: [String]) {
        for (name, value) in Self.members(of: node) where !known.contains(name) {
            addProblem(
                "key",
                "\(owner) has '\(name.excerpt)', which the format does not have",
                help: "it has \(known.joined(separator: ", "))",
                rule: .unknownKey,
                at: value
            )
        }
    }

    private mutating func look(atSet set: SourceNode, _ name: String, isInline: Bool) {
        let inline = isInline ? ["name", "type"] : []
        look(
            atKeysOf: set,
            "the set '\(name.excerpt)'",
            ["description", "sources", "$extensions"] + inline
        )
        if set["sources"]?.kind != "a list" {
            addProblem(
                "sources",
                "the set '\(name.excerpt)' has no 'sources'",
                help: "list files or tokens there",
                at: set
            )
        }
    }

    private mutating func look(atModifier modifier: SourceNode, _ name: String, isInline: Bool) {
        let title = "the modifier '\(name.excerpt)'"
        let inline = isInline ? ["name", "type"] : []
        look(
            atKeysOf: modifier,
            title,
            ["description", "contexts", "default", "$extensions"] + inline
        )
        let contexts = Self.members(of: modifier["contexts"]).map(\.name)
        if contexts.count < 2 {
            addProblem(
                "contexts",
                "\(title) has fewer than two contexts",
                help: "write each as a list of sources",
                at: modifier
            )
        }
        if let usual = modifier["default"]?.text, !contexts.isEmpty, !contexts.contains(usual) {
            addProblem(
                "default",
                "\(title) has the default '\(usual.excerpt)', which is none of its contexts",
                help: "'\(contexts[0].excerpt)' is taken",
                at: modifier
            )
        }
    }

    /// A set or modifier written in the order itself has a name and says which of both it is.
    private mutating func look(atEntry entry: SourceNode) {
        let isInline = entry["$ref"] == nil
        let name = isInline ? entry["name"]?.text : entry["$ref"]?.text
        if let name, !names.insert(name).inserted {
            addProblem(
                "twice",
                "'\(name.excerpt)' is twice in 'resolutionOrder'",
                help: "name each once",
                at: entry
            )
        }
        guard isInline else { return }
        let isModifier = entry["contexts"] != nil
        let type = isModifier ? "modifier" : "set"
        if name == nil || entry["type"]?.text != type {
            addProblem(
                "inline",
                "an entry of 'resolutionOrder' lacks its \(name == nil ? "'name'" : "'type'")",
                help: "write \"name\" and \"type\": \"\(type)\"",
                at: entry
            )
        }
        if isModifier {
            look(atModifier: entry, name ?? "", isInline: true)
        } else if entry["sources"] != nil {
            look(atSet: entry, name ?? "", isInline: true)
        }
    }
}
