import Findings
import SourceText
import SourceTrees
import ThemeModel

/// Reads `cssVars` of a shadcn registry's items as the style sheet that they become: `:root`, `.dark` and `@theme`.
enum RegistryReader {
    static func recognises(_ root: SourceNode) -> Bool { !items(of: root).isEmpty }

    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        let items = items(of: root)
        var (documents, findings): ReadThemes = ([], [])
        for item in items.prefix([ThemeDocument].limit) {
            let read = StyleSheetReader.documents(styleSheet(of: item), id: id)
            findings += read.findings
            documents += read.documents.map { document in
                var document = document
                document.format = "shadcn"
                if items.count > 1 { document.location = item.location }
                let name =
                    item["title"]?.text ?? item["name"]?.text
                    ?? FileName.stem(of: root.location.file)
                document.name = name.limitedToName
                document.description = item["description"]?.text?.limitedToName
                document.author = item["author"]?.text?.limitedToName
                return document
            }
        }
        if documents.isEmpty {
            findings.append(
                Finding(
                    .unreadableFile,
                    .error,
                    "the registry item sets no colours",
                    help: "write them into 'light', 'dark' or 'theme' of 'cssVars'",
                    at: root.location
                )
            )
        }
        return (
            documents, findings + [Finding.tooManyThemes(items.map(\.location))].compactMap(\.self)
        )
    }

    /// The items with variables: the file itself, or those of a whole registry that are themes.
    private static func items(of root: SourceNode) -> [SourceNode] {
        if isItem(root) { return [root] }
        return (root["items"]?.items ?? []).filter { item in
            isItem(item)
                && ["light", "dark"].contains { item["cssVars"]?[$0]?["background"] != nil }
        }
    }

    private static func isItem(_ node: SourceNode) -> Bool {
        ["light", "dark", "theme"].contains { node["cssVars"]?[$0]?.pairs.isEmpty == false }
    }

    /// The rules that the item adds to a page, one of `light` and `dark` alone as those of every page.
    private static func styleSheet(of item: SourceNode) -> SourceNode {
        let light = item["cssVars"]?["light"]
        let dark = item["cssVars"]?["dark"]
        var rules: [SourceNode] = []
        if let shared = item["cssVars"]?["theme"] { rules.append(rule("@theme", shared)) }
        if let usual = light ?? dark {
            rules.append(rule(":root", usual, scheme: light == nil ? .dark : .light))
        }
        if light != nil, let dark { rules.append(rule(".dark", dark)) }
        return SourceNode(members: [("$css", SourceNode(items: rules, at: item))], at: item)
    }

    private static func rule(_ selector: String, _ variables: SourceNode, scheme: Scheme? = nil)
        -> SourceNode
    {
        var properties = variables.pairs.compactMap { key, value in
            key.text.map { name in (name.hasPrefix("--") ? name : "--\(name)", value) }
        }
        if let scheme {
            properties.append(("color-scheme", SourceNode(text: scheme.rawValue, at: variables)))
        }
        return SourceNode(
            members: [
                (
                    "within",
                    SourceNode(items: [SourceNode(text: selector, at: variables)], at: variables)
                ),
                ("properties", SourceNode(members: properties, at: variables)),
            ],
            at: variables
        )
    }
}
