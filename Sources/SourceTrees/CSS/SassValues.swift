/// The variables of a sheet of Sass, and the values that are one of them.
///
/// Nothing is run: a function, a mixin or a loop stays as it is written, and so is no colour.
struct SassValues {
    private var variables: [String: SourceNode] = [:]
    /// The variables that a rule sets, too, whose value depends on the place.
    private var local: Set<String> = []

    /// Keeps the value of `$name`, which is one of the whole sheet or of a rule.
    mutating func define(_ name: String, as node: SourceNode, isGlobal: Bool) {
        guard isGlobal, !local.contains(name), let text = node.text else {
            local.insert(name)
            variables[name] = nil
            return
        }
        let parts = text.split(separator: "!", maxSplits: 1)
        let value = String(parts.first ?? "").trimmed
        let isDefault = parts.count > 1 && parts[1].trimmed == "default"
        if isDefault, variables[name] != nil { return }
        let plain = SourceNode(content: .scalar(value, .verbatim), location: node.location)
        variables[name] = variables[value] ?? plain
    }

    /// A name with the texts of variables in place of `#{$prefix}`; what is unknown stays.
    func name(from text: String) -> String {
        text.replacing(/#\{\s*(\$[\w\-]+)\s*\}/) { match in
            let value = variables[String(match.1)]?.text
            return value?.trimming { $0 == "\"" || $0 == "'" } ?? String(match.0)
        }
    }

    /// The value that stands in `#{$name}`, at its own place; any other node as it is.
    func value(of node: SourceNode) -> SourceNode {
        guard let text = node.text, text.hasPrefix("#{"), text.hasSuffix("}") else { return node }
        let name = text.dropFirst(2).dropLast().trimmed
        return variables[name] ?? node
    }
}
