import SourceTrees
import ThemeModel

/// The groups of a design document as those of the Design Tokens Format Module.
enum DesignModule {
    /// The colours, those of components among them.
    static func colors(of document: DesignDocument, at root: SourceNode) -> SourceNode {
        let colors = document.members["colors"]
        var members = [(name: "colors", value: colors.map(group))]
        let components = document.members["components"].map { components in
            DesignComponents(components, colors: colors).group
        }
        members.append(("components", components))
        return SourceNode(
            members: members.compactMap { name, value in value.map { (name, $0) } },
            at: root
        )
    }

    /// A group with a token for each value.
    private static func group(_ node: SourceNode) -> SourceNode {
        let members = node.pairs.compactMap { key, value in
            key.text.map { name in
                let isGroup = value.isMapping && value.unquotedAlias == nil
                let color = self.value(value) ?? value
                return (name: name, value: isGroup ? group(value) : token(color))
            }
        }
        return SourceNode(members: members, at: node)
    }

    /// A single value; YAML reads a reference without quotes as a mapping.
    static func value(_ node: SourceNode) -> SourceNode? {
        if let alias = node.unquotedAlias { return SourceNode(text: alias, at: node) }
        return node.isMapping || node.isList ? nil : node
    }

    /// A token of a colour, with the pair that it asks for.
    static func token(
        _ value: SourceNode,
        pair: (text: String, ground: String)? = nil
    ) -> SourceNode {
        var members = [
            (name: "$value", value: value),
            (name: "$type", value: SourceNode(text: "color", at: value)),
        ]
        if let pair {
            let ends = SourceNode(
                members: [
                    ("foreground", SourceNode(text: pair.text, at: value)),
                    ("background", SourceNode(text: pair.ground, at: value)),
                ],
                at: value
            )
            let extensions = SourceNode(members: [(TokenPairs.key, ends)], at: value)
            members.append(("$extensions", extensions))
        }
        return SourceNode(members: members, at: value)
    }
}
