import Findings
package import SourceTrees
package import ThemeModel

/// Reads `except`, of a pair or of a project.
package enum ExceptionReader {
    /// Reads a name or a list of names; those of a project may have a reason, themes and modes.
    package static func exceptions(
        _ node: SourceNode,
        ofAll: Bool = false,
        _ reader: inout NodeReader
    ) -> [PairException] {
        let items = node.text == nil ? reader.items(of: node, "'except'") : [node]
        return items.compactMap { item in
            if ofAll, item.text == nil { return exception(item, &reader) }
            let name = reader.text(item, "an exception", limit: TextLimits.name)
            return name.map { PairException($0.value, at: item.location) }
        }
    }

    private static func exception(
        _ node: SourceNode,
        _ reader: inout NodeReader
    ) -> PairException? {
        var exception = PairException("", at: node.location)
        let keys = ["name", "reason", "themes", "modes"]
        reader.readMapping(node, "an exception", keys: keys) { reader, key, value in
            switch key {
            case "name":
                let name = reader.text(value, "'name'", limit: TextLimits.name)
                exception.name = name?.value ?? ""
            case "reason": exception.reason = reader.reason(value)
            case "themes": exception.themes = reader.names(value, "'themes'")
            default: exception.modes = reader.names(value, "'modes'")
            }
        }
        if !exception.name.isEmpty { return exception }
        if case .mapping = node.content, node["name"] == nil {
            reader.refuse(
                "this exception has no 'name'",
                help: "name a colour, or a pair such as 'fg.* on bg.default'",
                at: node.location
            )
        }
        return nil
    }
}
