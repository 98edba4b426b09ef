public import Findings
import SourceText
import SourceTrees
import ThemeFormats
public import ThemeModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A reader of theme files, which recognises the format by the content.
public enum ThemeReader {
    /// The documents in a file, and what is wrong with it; without documents there is at least one finding.
    ///
    /// The name of the file is used in findings and gives the id; where a file holds several themes, their names are
    /// added to it. Bad input is a finding, never an error.
    public static func read(
        _ bytes: Data,
        file: String
    ) -> (documents: [ThemeDocument], findings: [Finding]) {
        read(bytes, file: file, id: themeID(of: file))
    }

    /// The documents in a file that may refer to others, or in several that are one theme.
    package static func read(
        _ source: ThemeSource,
        _ formats: FormatSet = .builtIn
    ) -> ReadThemes {
        switch source.kind {
        case .single:
            let id = themeID(of: source.file)
            let others = formats.otherFiles(source.others, unread: source.unread)
            let read = read(source.bytes, file: source.file, id: id, among: others, formats)
            return (read.documents, read.findings + repeatedKeys(in: source.others))
        case .together(let format):
            return readTogether(source, by: format, formats)
        }
    }

    /// The documents in files that the format of a name puts together: some side by side, or all of a folder.
    private static func readTogether(
        _ source: ThemeSource,
        by name: String,
        _ formats: FormatSet
    ) -> ReadThemes {
        if let siblings = formats.siblings.first(where: { $0.name == name }) {
            var files = source.others
            files[source.file] = source.bytes
            let read = siblings.read(source.file, formats.otherFiles(files))
            return (read.documents, read.findings + repeatedKeys(in: files))
        }
        guard let folder = formats.themeFolders[name] else { return ([], []) }
        let id = themeID(of: source.file)
        let read = folder.read(source.file, id, formats.otherFiles(source.others))
        return (read.documents, read.findings + repeatedKeys(in: source.others))
    }

    /// Warnings about keys of JSON that are there twice: programs read the last one.
    private static func repeatedKeys(in files: [String: Data]) -> [Finding] {
        let objects = files.filter { file, bytes in
            Container.isJSON(file) || bytes.first == UInt8(ascii: "{")
        }
        let sorted = objects.sorted { $0.key < $1.key }
        return sorted.flatMap { file, bytes in
            RepeatedKeys.all(in: Array(bytes), file: file).map(\.finding)
        }
    }

    /// Without an `id`, a document takes the one in the text, or else its name.
    static func read(
        _ bytes: Data,
        file: String,
        id: String?,
        among others: OtherFiles? = nil,
        _ formats: FormatSet = .builtIn
    ) -> ReadThemes {
        do throws(UnreadableFile) {
            let root = try formats.root(of: bytes, file: file)
            let others = others ?? formats.otherFiles([:])
            var themes = read(root, id: id, among: others, formats)
            themes.findings += repeatedKeys(in: [file: bytes])
            return themes
        } catch {
            return ([], [error.finding])
        }
    }

    /// Asks the formats in their order which of them knows the content, and takes it for our own where none does.
    private static func read(
        _ root: SourceNode,
        id: String?,
        among others: OtherFiles,
        _ formats: FormatSet
    ) -> ReadThemes {
        if let format = formats.format(of: root) {
            let read = format.read(root, id, others)
            var findings = read.findings
            if let search = format.unreadColors, !read.documents.isEmpty {
                let unread = UnreadColors(in: root, search, themes: read.documents)
                findings += unread.findings(ofAll: formats.namesEveryUnreadColor)
            }
            return (withOwnIDs(read.documents, in: id), findings)
        }
        if let complaint = UnknownFormat.finding(about: root, formats) {
            return ([], [complaint])
        }
        let (document, findings) = NativeReader.read(root, id: id)
        return ([document].compactMap(\.self), findings)
    }

    /// Gives each of several documents an id of its own: that of the file, and its name.
    private static func withOwnIDs(
        _ documents: [ThemeDocument],
        in id: String?
    ) -> [ThemeDocument] {
        guard documents.count > 1 else { return documents }
        var names = UniqueNames()
        return documents.map { document in
            var document = document
            let words = [id, document.name].compactMap(\.self).joined(separator: "-")
            let name = ThemeID.make(from: words)
            document.id = names.unique(name) { "\(name)-\($0)" }
            return document
        }
    }

    /// A project's own formats are tables, which name no themes by their files.
    private static let themeNames = FormatSet.builtIn.all.compactMap(\.themeName)

    /// The id that a file's name gives its theme, or its folder's where that is one theme: without endings, in lower case.
    package static func themeID(of file: String) -> String {
        let name = themeNames.lazy.compactMap { $0(file) }.first
        return FileName.themeID(of: name ?? file)
    }
}
