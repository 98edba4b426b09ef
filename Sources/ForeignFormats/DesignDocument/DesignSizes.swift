import SourceTrees
import ThemeModel

/// The fonts and sizes of a design document, as far as a theme has a place for them.
struct DesignSizes {
    private let document: DesignDocument

    init(_ document: DesignDocument) { self.document = document }

    /// Adds styles, corners and spaces to what the document's colours are.
    func add(to appearance: inout Appearance, at root: SourceNode) {
        let members = [
            (name: "typography", value: document.members["typography"].map(Self.styles)),
            (name: "radius", value: document.members["rounded"].map(Self.lengths)),
            (name: "spacing", value: document.members["spacing"].map(Self.lengths)),
        ]
        let module = SourceNode(
            members: members.compactMap { name, value in value.map { (name, $0) } },
            at: root
        )
        let tokens = TokenFile([module])
        TokenDimensions(tokens).addSizes(to: &appearance)
        TokenTypography(tokens).addStyles(to: &appearance)
    }

    private static func lengths(_ node: SourceNode) -> SourceNode {
        let members = node.pairs.compactMap { key, value in
            key.text.map { (name: $0, value: token(value, "dimension")) }
        }
        return SourceNode(members: members, at: node)
    }

    private static func token(_ value: SourceNode, _ type: String) -> SourceNode {
        let type = SourceNode(text: type, at: value)
        return SourceNode(members: [("$value", value), ("$type", type)], at: value)
    }
}

// MARK: - Fonts

extension DesignSizes {
    /// The names that documents give the styles of a theme, the best first.
    private static let names: [(style: String, names: [String])] = [
        ("body", ["body-md", "body", "body-lg", "paragraph"]),
        ("heading", ["headline-lg", "heading-lg", "display-lg", "headline", "heading", "h1"]),
        ("h1", ["h1", "headline-display", "display-xl", "display-lg", "display"]),
        ("h2", ["h2", "headline-lg", "heading-lg", "heading-1", "display-md"]),
        ("h3", ["h3", "headline-md", "heading-md", "heading-2", "display-sm"]),
        ("caption", ["caption", "caption-md", "body-sm", "label-sm"]),
        ("code", ["code", "code-md", "mono", "code-inline"]),
        ("label", ["label", "label-md", "label-lg", "body-sm"]),
        ("button", ["button", "button-md", "label-lg", "label-md"]),
    ]

    private static func styles(_ typography: SourceNode) -> SourceNode {
        let members = names.compactMap { style, names in
            names.lazy.compactMap { typography[$0] }.first.map { value in
                (name: style, value: token(withStack(value), "typography"))
            }
        }
        return SourceNode(members: members, at: typography)
    }

    /// The style with its list of fonts as a list; the document writes it as CSS does.
    private static func withStack(_ style: SourceNode) -> SourceNode {
        let pairs = style.pairs.map { key, value in
            guard key.text == "fontFamily", let text = value.text,
                let names = StyleMetric.stack(text)
            else { return (key: key, value: value) }
            let fonts = names.map { SourceNode(text: $0, at: value) }
            return (key: key, value: SourceNode(items: fonts, at: value))
        }
        return SourceNode(pairs: pairs, at: style)
    }
}
