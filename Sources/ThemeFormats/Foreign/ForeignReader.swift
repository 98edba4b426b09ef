import Findings
import SourceTrees
import ThemeModel

/// What a file holds: any number of themes, and what is wrong with it.
typealias ReadThemes = (documents: [ThemeDocument], findings: [Finding])

/// Reads the theme files of another tool, where a table in `Mappings/` cannot say how.
protocol ForeignReader: Sendable {
    /// Whether a file is in the format, judged by its keys alone.
    static func recognises(_ root: SourceNode) -> Bool

    /// The themes of a file; `id` is the one that the file's name gives, for a file of one theme.
    ///
    /// Of several themes each needs a name: ``ThemeReader`` makes their ids from it.
    static func read(_ root: SourceNode, id: String?, among files: OtherFiles) -> ReadThemes
}

/// The readers of other tools' formats.
enum ForeignReaders {
    /// In the order in which they are asked, after the tables: a palette of another format may have base16's names.
    static let all: [any ForeignReader.Type] = [
        StyleSheetReader.self, RegistryReader.self, Base16Reader.self, EditorSettingsReader.self,
        CodeThemeReader.self,
        TextMateThemeReader.self, SublimeSchemeReader.self, TokenFolderReader.self,
        TokenResolverReader.self,
        AndroidReader.self, DesignTokensReader.self, LegacyTokensReader.self,
    ]

    /// How a file is read; nil where it is in no format of another tool.
    static func reader(
        of root: SourceNode,
        _ formats: MappingSet
    ) -> ((String?, OtherFiles) -> ReadThemes)? {
        if let mapping = formats.mapping(for: root) {
            return { id, files in MappedReader.read(root, by: mapping, id: id, among: files) }
        }
        return all.first { $0.recognises(root) }.map { reader in
            { reader.read(root, id: $0, among: $1) }
        }
    }
}
