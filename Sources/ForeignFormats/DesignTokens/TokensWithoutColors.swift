import Findings
import SourceText
import SourceTrees

/// Sentences about files of design tokens that are no theme, since they have no colour.
enum TokensWithoutColors {
    static func finding(about root: SourceNode) -> Finding? {
        aliasesAlone(in: root) ?? sizesAlone(in: root)
    }

    /// For files such as those of Spectrum, whose aliases name the colours of its palette.
    private static func aliasesAlone(in root: SourceNode) -> Finding? {
        guard let alias = firstAlias(in: root, depth: 0), let text = alias.text else { return nil }
        return Finding(
            .unreadableFile,
            .error,
            "the file has aliases such as '\(text.excerpt)', and no colour: what they lead to is in another file",
            help: "put that file beside it, or import both at once: they are read together",
            at: alias.location
        )
    }

    /// For tokens that are lengths and fonts alone.
    private static func sizesAlone(in root: SourceNode) -> Finding? {
        guard Container.isJSON(root.location.file), TokenLinks(root) != nil else { return nil }
        return Finding(
            .unreadableFile,
            .error,
            "the file has design tokens, and no colour",
            help: "a theme needs colours: move the file out of the folder with the themes",
            at: root.location
        )
    }

    private static func firstAlias(in node: SourceNode, depth: Int) -> SourceNode? {
        guard node.isMapping, depth < 16 else { return nil }
        let sets = node["sets"]?.pairs.map(\.value) ?? []
        let values = [node["$value"], node["value"]].compactMap(\.self) + sets
        if let alias = values.first(where: isAlias) { return alias }
        let aliases = node.pairs.lazy.compactMap { pair in
            firstAlias(in: pair.value, depth: depth + 1)
        }
        return aliases.first
    }

    private static func isAlias(_ node: SourceNode) -> Bool {
        guard let text = node.text else { return false }
        return text.hasPrefix("{") && text.hasSuffix("}") && text.utf8.count > 2
    }
}
