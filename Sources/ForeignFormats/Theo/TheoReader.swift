import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// A reader of tokens for Theo: `props` with a `value` each, `aliases` that these name as `{!sky}`, and `imports`.
enum TheoReader {
    private static let endings: Set = ["yml", "yaml", "json"]
    /// Keys of Theo's own beside those of tokens, of Salesforce's framework among them.
    private static let keys: Set = [
        "aliases", "auraExtends", "auraImports", "global", "imports", "props",
    ]

    static func mayBe(_ file: String) -> Bool {
        Container.ending(of: file).map(endings.contains) ?? false
    }

    static func recognises(_ root: SourceNode) -> Bool {
        guard mayBe(root.location.file), !NativeReader.isNative(root) else { return false }
        let props = root["props"]?.pairs.map(\.value) ?? []
        if props.contains(where: { $0["value"] != nil }) {
            let hasCategory = props.contains { $0["category"] != nil }
            return hasCategory || keys.contains { $0 != "props" && root[$0] != nil }
        }
        return !imports(of: root).isEmpty
            && root.pairs.allSatisfy { keys.contains($0.key.text ?? "") }
    }

    /// The files that a file imports, as it writes them.
    static func references(in root: SourceNode) -> [String] {
        recognises(root) ? imports(of: root).compactMap(\.text) : []
    }

    static func imports(of root: SourceNode) -> [SourceNode] {
        root["imports"]?.items ?? []
    }

    static func read(_ root: SourceNode, id: String?, among files: OtherFiles) -> ReadThemes {
        var imports = TheoImports(files)
        let file = imports.whole(root)
        let module = file.module(at: root)
        if module.pairs.isEmpty {
            let none = Finding(
                .unreadableFile,
                .error,
                "the file and its imports have no colour",
                help: "a theme needs colours: move the file out of the folder with the themes",
                at: root.location
            )
            return ([], imports.findings + [none])
        }
        var themes = DesignTokensReader.read(module, id: self.id(of: root) ?? id)
        for index in themes.documents.indices { themes.documents[index].format = "theo" }
        return (themes.documents, imports.findings + themes.findings)
    }

    /// The name of the folder for a file that has the name of each theme's main file; nil for any other.
    private static func id(of root: SourceNode) -> String? {
        let file = root.location.file
        guard let folder = FileName.folders(of: file).last.map(String.init) else { return nil }
        let stem = FileName.stem(of: file)
        if stem == "tokens" { return ThemeID.make(from: folder) }
        return mainNames.contains(stem) ? ThemeID.make(from: "\(folder)-\(stem)") : nil
    }

    /// The names of files that import the parts of a theme.
    private static let mainNames: Set = ["all", "base", "index", "main", "sketch"]
}
