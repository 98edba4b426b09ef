import SourceText
import SourceTrees
import ThemeModel

/// Reads colour schemes of Sublime Text: themes of TextMate in JSON, whose colours have names and are adjusted.
enum SublimeSchemeReader {
    static func recognises(_ root: SourceNode) -> Bool {
        guard case .mapping? = root["globals"]?.content else { return false }
        if case .sequence? = root["rules"]?.content { return true }
        return root["variables"] != nil
    }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        var read = TextMateThemeReader.read(theme(root), id: id)
        for index in read.documents.indices {
            read.documents[index].format = "sublime"
            nameColors(of: &read.documents[index].appearance, root)
        }
        return read
    }

    /// The same theme as TextMate has it.
    private static func theme(_ root: SourceNode) -> SourceNode {
        let colors = SublimeColors(root["variables"])
        func settings(_ node: SourceNode?) -> SourceNode {
            let pairs = (node?.pairs ?? []).map { key, value in
                (name: camelCase(key.text ?? ""), value: colors.resolved(value))
            }
            return SourceNode(members: pairs, at: node ?? root)
        }
        let general = SourceNode(members: [("settings", settings(root["globals"]))], at: root)
        let rules = (root["rules"]?.items ?? []).map { rule in
            SourceNode(
                members: [("settings", settings(rule))]
                    + (rule["scope"].map { [("scope", $0)] } ?? []),
                at: rule
            )
        }
        var head: [(name: String, value: SourceNode)] = []
        for key in ["name", "author"] {
            if let value = root[key] { head.append((key, value)) }
        }
        return SourceNode(
            members: head + [("settings", SourceNode(items: [general] + rules, at: root))],
            at: root
        )
    }

    /// `line_highlight` as TextMate writes it.
    private static func camelCase(_ key: String) -> String {
        let words = key.split(separator: "_")
        return
            (words.prefix(1) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
            .joined()
    }

    /// Adds the colours that have names, and refers to them where the file does.
    private static func nameColors(of appearance: inout Appearance, _ root: SourceNode) {
        let colors = SublimeColors(root["variables"])
        for (key, value) in root["variables"]?.pairs ?? [] {
            guard let name = key.text, TokenName.isValid(name),
                let color = colors.color(of: value.text ?? "")
            else {
                continue
            }
            appearance.palette[name] = Located(ColorExpression(.literal(color)), at: value.location)
        }
        let nodes = [root["globals"]].compactMap(\.self) + (root["rules"]?.items ?? [])
        let values = nodes.flatMap(\.pairs).map(\.value)
        let names = values.reduce(into: [SourceLocation: String]()) { names, value in
            names[value.location] = value.text.flatMap(SublimeColors.name(in:))
        }
        for (role, color) in appearance.colors {
            guard let name = color.location.flatMap({ names[$0] }), appearance.palette[name] != nil
            else { continue }
            appearance.colors[role]?.value = ColorExpression(.reference("palette.\(name)"))
        }
    }
}
