import ThemeModel

/// What `explain formats` says of a format.
package struct FormatDescription: Sendable {
    package let name: String
    package let title: String
    /// How its files' names end; empty for none.
    package let ending: String
    /// How a file is recognised.
    package let recognition: String
    /// Whether a project's own table says it.
    package var isOwn = false
    /// Whether `export` writes it by the same table.
    package var isWritten = false
}

extension MappingSet {
    /// The formats that are read: a project's own, the tables, and what tables cannot say.
    package var descriptions: [FormatDescription] {
        let tables = mappings.enumerated().map { index, mapping in
            FormatDescription(
                name: mapping.name,
                title: mapping.title,
                ending: mapping.ending.map { ".\($0)" } ?? "",
                recognition: mapping.recognition,
                isOwn: index < ownCount,
                isWritten: index >= ownCount && mapping.vocabulary?.sources.isEmpty == false
            )
        }
        return Array(tables.prefix(ownCount))
            + (tables.dropFirst(ownCount) + Self.byCode).sorted { $0.name < $1.name }
    }

    private static let byCode = [
        FormatDescription(
            name: "native",
            title: "themepreview",
            ending: ".yml",
            recognition: "all other YAML, and JSON with its keys"
        ),
        FormatDescription(
            name: "base16",
            title: "base16 and base24",
            ending: ".yaml",
            recognition: "most of base00 to base0F"
        ),
        FormatDescription(
            name: "vscode",
            title: "VS Code",
            ending: ".json",
            recognition: "tokenColors, semanticTokenColors or colors/editor.background"
        ),
        FormatDescription(
            name: "tmtheme",
            title: "TextMate",
            ending: ".tmTheme",
            recognition: "settings with a background or scopes"
        ),
        FormatDescription(
            name: "sublime",
            title: "Sublime Text",
            ending: ".sublime-color-scheme",
            recognition: "globals with rules or variables"
        ),
        FormatDescription(
            name: "dtcg",
            title: "Design Tokens 2025.10",
            ending: ".tokens.json",
            recognition: "$value, or resolutionOrder"
        ),
        FormatDescription(
            name: "css",
            title: "style sheet",
            ending: ".css",
            recognition: "custom properties of whole pages, or classes of highlighted code"
        ),
        FormatDescription(
            name: "shadcn",
            title: "shadcn registry item",
            ending: ".json",
            recognition: "cssVars with light, dark or theme"
        ),
        FormatDescription(
            name: "xcassets",
            title: "asset catalog of Xcode",
            ending: ".xcassets",
            recognition: "a folder with .colorset in it"
        ),
        FormatDescription(
            name: "android",
            title: "colour resources of Android",
            ending: ".xml",
            recognition: "resources with a color in it"
        ),
    ]
}

extension Mapping {
    fileprivate var recognition: String {
        recognise.map { $0.map { $0.keys.joined(separator: "/") }.joined(separator: " or ") }
            .joined(separator: ", ")
    }
}
