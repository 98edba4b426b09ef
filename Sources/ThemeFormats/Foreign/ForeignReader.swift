import Findings
import ThemeModel

/// What a file holds: any number of themes, and what is wrong with it.
typealias ReadThemes = (documents: [ThemeDocument], findings: [Finding])

/// Reads the theme files of another tool.
protocol ForeignReader: Sendable {
    /// Whether a file is in the format, judged by its keys alone.
    static func recognises(_ root: SourceNode) -> Bool

    /// The themes of a file; `id` is the one that the file's name gives, for a file of one theme.
    ///
    /// Of several themes each needs a name: ``ThemeReader`` makes their ids from it.
    static func read(_ root: SourceNode, id: String?) -> ReadThemes
}

/// The readers of other tools' formats.
enum ForeignReaders {
    /// In the order in which they are asked: the ones that ask for more come first.
    static let all: [any ForeignReader.Type] = [
        Base16Reader.self, CodeThemeReader.self, DesignTokensReader.self,
    ]

    static func reader(of root: SourceNode) -> (any ForeignReader.Type)? { all.first { $0.recognises(root) } }
}
