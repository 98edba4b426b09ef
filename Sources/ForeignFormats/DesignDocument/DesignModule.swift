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
                let color = self.value(value)
                return (name: name, value: color.map { token($0) } ?? group(value))
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

// MARK: - Fonts and sizes

extension DesignModule {
    /// The tokens of fonts and sizes, as far as a theme has a place for them.
    static func sizes(of document: DesignDocument, at root: SourceNode) -> SourceNode {
        let members = [
            (name: "typography", value: document.members["typography"].map(styles)),
            (name: "radius", value: document.members["rounded"].map { tokens($0, "dimension") }),
            (name: "spacing", value: document.members["spacing"].map { tokens($0, "dimension") }),
        ]
        return SourceNode(
            members: members.compactMap { name, value in value.map { (name, $0) } },
            at: root
        )
    }

    private static func tokens(_ node: SourceNode, _ type: String) -> SourceNode {
        let members = node.pairs.compactMap { key, value in
            key.text.map { name in
                let members = [("$value", value), ("$type", SourceNode(text: type, at: value))]
                return (name: name, value: SourceNode(members: members, at: value))
            }
        }
        return SourceNode(members: members, at: node)
    }

    /// The names that documents give the styles of a theme, the best first.
    private static let styleNames: [(style: String, names: [String])] = [
        ("body", ["body-md", "body", "body-lg", "paragraph"]),
        ("heading", ["headline-lg", "heading-lg", "display-lg", "headline", "heading", "h1"]),
        ("h1", ["h1", "headline-display", "display-xl", "display-lg", "display"]),
        ("h2", ["h2", "headline-lg", "heading-lg", "heading-1", "display-md"]),
        ("h3", ["h3", "headline-md", "heading-md", "heading-2", "display-sm"]),
        ("caption", ["caption", "caption-md", "body-sm", "label-sm"]),
        ("code", ["code", "code-md", "mono", "code-inline"]),
        ("label", ["label-md", "label", "label-lg", "body-sm"]),
        ("button", ["button", "button-md", "label-lg", "label-md"]),
    ]

    private static func styles(_ typography: SourceNode) -> SourceNode {
        let members = styleNames.compactMap { style, names in
            names.lazy.compactMap { typography[$0] }.first.map { (name: style, value: $0) }
        }
        return tokens(SourceNode(members: members, at: typography), "typography")
    }
}
