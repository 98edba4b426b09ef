public import Findings
import SourceText
import SourceTrees
public import ThemeModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Reads theme files; recognises the format by the content.
public enum ThemeReader {
    /// The largest theme file that is read, in bytes.
    package static let sizeLimit = 4 << 20
    /// The names of the formats that are read.
    package static let formats =
        [
            "native", "base16", "base24", "vscode", "tmtheme", "sublime", "dtcg", "css", "shadcn",
            "xcassets",
            "android",
        ] + MappingSet.builtIn.names

    /// The documents in a file, and what is wrong with it; without documents there is at least one finding.
    ///
    /// The name of the file is used in findings and gives the id; where a file holds several themes, their names are
    /// added to it. Bad input is a finding, never an error.
    public static func read(_ bytes: Data, file: String) -> (
        documents: [ThemeDocument], findings: [Finding]
    ) {
        read(bytes, file: file, id: themeID(of: file))
    }

    /// The documents in a file that may refer to others, or in several that are one theme.
    package static func read(
        _ source: ThemeSource,
        _ formats: MappingSet = .builtIn
    ) -> (documents: [ThemeDocument], findings: [Finding]) {
        let id = themeID(of: source.file)
        switch source.kind {
        case .catalog: return AssetCatalogReader.read(source.others, catalog: source.file, id: id)
        case .modes: return readModes(source)
        case .tokens: return JoinedTokensReader.read(source)
        case .single:
            let others = OtherFiles(source.others, modifiers: formats.modifiers)
            return read(source.bytes, file: source.file, id: id, among: others, formats)
        }
    }

    /// Without an `id`, a document takes the one in the text, or else its name.
    static func read(
        _ bytes: Data,
        file: String,
        id: String?,
        among files: OtherFiles = OtherFiles(),
        _ formats: MappingSet = .builtIn
    ) -> (documents: [ThemeDocument], findings: [Finding]) {
        let root: SourceNode
        do throws(UnreadableFile) {
            root = try node(bytes, file: file, formats)
        } catch {
            return ([], [error.finding])
        }
        if let reader = ForeignReaders.reader(of: root, formats) {
            let read = reader(id, files)
            return (identified(read.documents, in: id), read.findings)
        }
        if let finding = Base16Reader.incompleteness(of: root) ?? ForeignFormat.finding(about: root)
        {
            return ([], [finding])
        }
        if let finding = UnknownFormat.finding(about: root, formats) { return ([], [finding]) }
        let (document, findings) = NativeReader.read(root, id: id)
        return (document.map { [$0] } ?? [], findings)
    }

    /// Gives each of several documents an id of its own: that of the file, and its name.
    private static func identified(_ documents: [ThemeDocument], in id: String?) -> [ThemeDocument]
    {
        guard documents.count > 1 else { return documents }
        var names = UniqueNames()
        return documents.map { document in
            var document = document
            let name = ThemeID.make(
                from: [id, document.name].compactMap(\.self).joined(separator: "-")
            )
            document.id = names.unique(name) { "\(name)-\($0)" }
            return document
        }
    }

    static func node(
        _ bytes: Data,
        file: String,
        _ formats: MappingSet = .builtIn
    ) throws(UnreadableFile) -> SourceNode {
        guard bytes.count <= sizeLimit else {
            throw UnreadableFile(
                "the file is larger than \(sizeLimit >> 20) MiB",
                help: "a theme is a small text file: is this one?",
                at: SourceLocation(file: file)
            )
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw UnreadableFile(
                "the file is not UTF-8 text",
                help: "save it with the encoding UTF-8",
                at: SourceLocation(file: file, ofInvalidUTF8In: bytes)
            )
        }
        let container = formats.container(of: text, file: file)
        let tree: SourceTree?
        do throws(SyntaxError) {
            tree = try formats.tree(of: text, file: file, in: container)
        } catch {
            if let finding = ForeignFormat.finding(aboutUnreadable: text, file: file)
                ?? UnknownFormat.finding(aboutUnreadable: file, in: container, formats)
            {
                throw UnreadableFile(finding: finding)
            }
            let title = container.title(of: file)
            throw UnreadableFile(
                "the file cannot be read as \(title): \(error.message)",
                help: error.help,
                at: error.location
            )
        }
        guard let root = tree?.root, !root.isNull else {
            throw UnreadableFile(
                "the file is empty",
                help: "begin with 'colors:' and give it 'background' and 'text'",
                at: SourceLocation(file: file)
            )
        }
        return root
    }

    /// The file's name as its author wrote it, without folder and ending.
    static func stem(of file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    /// The id that a file's name gives its theme, or its folder's where that is one theme: without endings, in lower case.
    package static func themeID(of file: String) -> String {
        // Split as bytes, as the system does: to Swift `/` and a combining mark are one character.
        let file =
            TokenFolderReader.folderName(of: file) ?? AndroidReader.folderName(of: file) ?? file
        let name = file.utf8.split(separator: UInt8(ascii: "/")).last ?? file.utf8[...]
        let stem = name.split(separator: UInt8(ascii: ".")).first ?? name[name.endIndex...]
        let text = String(Substring(stem))
        let ending = "-color-theme"
        return ThemeID.make(
            from: text.hasSuffix(ending) && text != ending
                ? String(text.dropLast(ending.count)) : text
        )
    }
}

/// A file that gives no tree.
struct UnreadableFile: Error {
    let finding: Finding

    init(finding: Finding) { self.finding = finding }

    init(_ message: String, help: String, at location: SourceLocation) {
        finding = Finding(.unreadableFile, .error, message, help: help, at: location)
    }
}
