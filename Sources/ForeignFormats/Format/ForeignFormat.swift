import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A theme format of another tool: how its files are recognised, read and edited, and which of them belong together.
///
/// A format has a folder of its own and a line in ``FormatSet/code``, or is a table in `Mappings/`.
struct ForeignFormat: Sendable {
    /// The name in configurations and documents.
    let name: String
    /// The names of its variants.
    var furtherNames: [String] = []
    /// The entry of `explain formats`; nil for a further form of a format that has one.
    var description: FormatDescription?
    /// The kind of its themes, unless a reader knows better.
    var kind = ThemeKind.tokens
    /// The keys that the format's program lays on each other; a large table is read for a file in the format alone.
    var keyTable: @Sendable () -> KeyTable? = { nil }
    var keys: KeyTable? { keyTable() }
    /// The endings of the format's files, in lower case.
    var endings: [String] = []

    /// Tells by the keys of a file whether it is in the format.
    var recognise: @Sendable (_ root: SourceNode) -> Bool = { _ in false }

    /// The themes of a file; `id` is the one that the file's name gives, for a file of one theme.
    ///
    /// Of several themes each needs a name: ``ThemeReader`` makes their ids from it.
    var read: Read = { _, _, _ in ([], []) }

    typealias Read =
        @Sendable (_ root: SourceNode, _ id: String?, _ files: OtherFiles) -> ReadThemes

    var filesThatBelongTogether: [FilesThatBelongTogether] = []

    var edit = ColorEditing()

    /// The search for colours that no theme of a file has; nil where the reader names what it leaves out.
    var unreadColors: UnreadColorSearch?

    var complaints = Complaints()

    /// The name that a file's id is made from, where that is not the file's own.
    var themeName: (@Sendable (_ file: String) -> String?)?

    /// Tells by the path of a file with one of the endings that it is no theme.
    var refuses: (@Sendable (_ file: String) -> Bool)?

    /// The names of the choices in a file whose use a project may state under `modifiers`.
    var modifierNames: (@Sendable (_ root: SourceNode) -> [String])?

    /// Sentences about files of the format that cannot be read as themes.
    struct Complaints: Sendable {
        /// About a file that has some marks of the format, and too few to be recognised.
        var incompleteness: @Sendable (_ root: SourceNode) -> Finding? = { _ in nil }
        /// About a file in no format, which refers to a file in this one, or has another part of it.
        var leftover: @Sendable (_ root: SourceNode, Container) -> Finding? = { _, _ in nil }
    }
}

extension Finding {
    /// An error about a file that is recognised, and not read.
    static func unsupported(_ kind: String, at location: SourceLocation) -> Finding {
        Finding(
            .unreadableFile,
            .error,
            "the file holds \(kind), which themepreview does not read",
            help:
                "write its colours into a themepreview theme, or move it out of the folder with the themes",
            at: location
        )
    }
}
