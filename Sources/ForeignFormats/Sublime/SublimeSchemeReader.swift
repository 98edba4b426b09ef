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
        let colors = SublimeColors(root["variables"])
        var read = TextMateThemeReader.read(
            theme(root),
            id: id,
            title: "Sublime Text",
            keys: keys,
            by: colors.reading(ofRule:)
        )
        var named = ForeignColors("Sublime Text")
        let palette = Self.palette(root["variables"], colors, &named)
        for index in read.documents.indices {
            read.documents[index].format = "sublime"
            read.documents[index].appearance.palette.merge(palette)
        }
        return (read.documents, named.findings + read.findings)
    }

    static let keys = TextMateKeys.table(of: "sublime")

    /// The same theme as TextMate has it.
    private static func theme(_ root: SourceNode) -> SourceNode {
        func settings(_ node: SourceNode?) -> SourceNode {
            let pairs = (node?.pairs ?? []).map { key, value in
                (name: camelCase(key.text ?? ""), value: value)
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
        let others = words.dropFirst().map(\.capitalizedFirst)
        return (words.prefix(1).map(String.init) + others).joined()
    }

    /// The colours that have names; one that others refer to is unknown where it is not understood.
    private static func palette(
        _ variables: SourceNode?,
        _ colors: SublimeColors,
        _ named: inout ForeignColors
    ) -> Table<Located<ColorExpression>> {
        var palette: Table<Located<ColorExpression>> = [:]
        for (key, value) in variables?.pairs ?? [] {
            guard let name = key.text, TokenName.isValid(name) else { continue }
            palette[name] = named.color(
                colors.reading(ofVariable: value),
                of: "variables.\(name)",
                at: value
            )
        }
        return palette
    }
}
