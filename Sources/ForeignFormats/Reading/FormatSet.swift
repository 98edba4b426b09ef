package import Findings
package import SourceTrees
import ThemeModel

/// The formats that a project reads: its own tables, the tables in `Mappings/`, and those that tables cannot say.
package struct FormatSet: Sendable {
    let tables: MappingSet
    /// In the order in which they are asked, the project's own first.
    let all: [ForeignFormat]
    let themeFolders: [String: ThemeFolder]
    let fileReferences: [FileReferences]
    /// The ways in which files that stand side by side are one theme, in the order in which they are tried.
    package let siblings: [SiblingFiles]
    /// The uses of modifiers that the project states, by their names.
    package var modifiers: [String: ModifierUse] = [:]

    private init(_ tables: MappingSet) {
        self.tables = tables
        all = tables.mappings.map(ForeignFormat.init) + Self.code
        var folders: [String: ThemeFolder] = [:]
        var references: [FileReferences] = []
        var siblings: [SiblingFiles] = []
        for format in all {
            for way in format.filesThatBelongTogether {
                switch way {
                case .folder(let folder): folders[format.name] = folder
                case .references(let others): references.append(others)
                case .siblings(let others): siblings.append(others)
                }
            }
        }
        themeFolders = folders
        fileReferences = references
        self.siblings = siblings
    }

    package static let builtIn = FormatSet(.builtIn)

    /// Formats of one folder each, after the tables: a palette of another format may have base16's names.
    private static let code: [ForeignFormat] = [
        .script,
        .swift,
        .styleSheet,
        .designDocument,
        .registry,
        .base16,
        .editorSettings,
        .codeTheme,
        .textMate,
        .sublime,
        .theo,
        .tokenFolder,
        .tokenResolver,
        .android,
        .designTokens,
        .legacyTokens,
        .assetCatalog,
        .windowsTerminalSettings,
        .objectFile,
    ]

    /// The built-in formats and a project's own tables, given by the names of their files.
    package static func read(
        _ files: [(file: String, text: String)]
    ) -> (set: FormatSet, findings: [Finding]) {
        let (tables, findings) = MappingSet.read(files, over: .builtIn)
        return (FormatSet(tables), findings)
    }

    /// The texts of the project's own tables, by which a build knows that they changed.
    package var ownTexts: [String] { tables.ownTexts }

    /// The formats that the project's own tables write.
    package var ownWriters: [MappingWriter] {
        tables.mappings.filter(\.isOwn).compactMap(MappingWriter.init)
    }

    /// The names of all formats.
    package var names: [String] {
        var names: [String] = []
        for format in all {
            for name in [format.name] + format.furtherNames where !names.contains(name) {
                names.append(name)
            }
        }
        return names + [OwnFormat.name]
    }

    /// The format of a file; nil where it is in no format of another tool.
    func format(of root: SourceNode) -> ForeignFormat? {
        all.first { $0.recognise(root) }
    }

    func format(named name: String) -> ForeignFormat? {
        all.first { $0.name == name || $0.furtherNames.contains(name) }
    }
}

extension FormatSet {
    /// The container of a file: that of a project's own table with its ending, or the usual one.
    package func container(of text: String, file: String) -> Container {
        guard let own = tables.own(ending: Container.ending(of: file)) else {
            return Container(of: text, file: file)
        }
        return Container(rawValue: own.container) ?? .yaml
    }

    /// The tree of a text; JSON of our own has no comments.
    func tree(
        of text: String,
        file: String,
        in container: Container
    ) throws(SyntaxError) -> SourceTree? {
        try container.parse(text, file: file) { root in
            format(of: root) != nil
        }
    }

    /// The formats as `explain formats` lists them: the project's own, then all others by name.
    package var descriptions: [FormatDescription] {
        let native = FormatDescription(
            name: OwnFormat.name,
            title: "themepreview",
            ending: ".yml",
            recognition: "all other YAML, and JSON with its keys"
        )
        let descriptions = all.compactMap(\.description)
        let own = descriptions.filter(\.isOwn)
        let others = descriptions.filter { !$0.isOwn } + [native]
        return own + others.sorted { $0.name < $1.name }
    }
}
