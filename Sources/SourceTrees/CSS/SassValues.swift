import SourceText

/// The variables of a sheet of Sass, and the values that are one of them.
///
/// Nothing is run: a function, a mixin or a loop stays as it is written, and so is no colour.
struct SassValues {
    /// By their names, in which `_` is `-`.
    private var variables: [String: SourceNode] = [:]
    /// Variables that a rule sets as well: their value depends on the place of use.
    private var local: Set<String> = []
    /// The statements that bring in what other places say, such as a mixin's properties.
    private(set) var foreign: [SourceNode] = []

    private static let bringing = [
        "@include", "@use", "@forward",
        "@import", "@extend",
    ]

    /// Keeps a statement that brings in what another place says; an import may set variables anew.
    mutating func take(_ statement: SourceNode) {
        guard let text = statement.text, text.hasPrefix("@"), !text.contains("sass:") else {
            return
        }
        let word = Self.bringing.first { text.hasPrefix($0 + " ") }
        guard let word else { return }
        foreign.append(statement)
        if word == "@import" {
            local.formUnion(variables.keys)
            variables = [:]
        }
    }

    /// Keeps the value of `$name`, which is one of the whole sheet or of a rule.
    mutating func define(_ name: String, as node: SourceNode, isGlobal: Bool) {
        let name = SassName.normal(name)
        guard isGlobal, !local.contains(name), let text = node.text else {
            local.insert(name)
            variables[name] = nil
            return
        }
        let parts = text.split(separator: "!", maxSplits: 1)
        let value = String(parts.first ?? "").trimmed
        let isDefault = parts.count > 1 && parts[1].trimmed == "default"
        if isDefault, variables[name] != nil { return }
        let plain = SourceNode(
            content: .scalar(value, .verbatim),
            location: node.location
        )
        variables[name] = variables[SassName.normal(value)] ?? plain
    }
}

extension SassValues {
    /// A name with the texts of variables in place of `#{$prefix}`; what is unknown stays.
    func name(from text: String) -> String {
        if !text.contains("#{") { return text }
        return text.replacing(/#\{\s*(\$[\w\-]+)\s*\}/) { match in
            let value = variables[SassName.normal(String(match.1))]?.text
            return value?.trimming { $0 == "\"" || $0 == "'" } ?? String(match.0)
        }
    }

    /// The value that stands in `#{$name}`, at its own place; any other node as it is.
    func value(of node: SourceNode) -> SourceNode {
        guard let text = node.text, text.hasPrefix("#{"), text.hasSuffix("}") else {
            return node
        }
        let name = text.dropFirst(2).dropLast().trimmed
        return variables[SassName.normal(name)] ?? node
    }
}
