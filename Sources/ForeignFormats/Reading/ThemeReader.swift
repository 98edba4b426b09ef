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
        var files = source.others
        let themes: ReadThemes
        switch source.kind {
        case .single:
            files[source.file] = nil
            themes = single(source, formats)
        case .together(let name):
            themes = together(source, as: name, formats)
            if formats.siblings.contains(where: { $0.name == name }) {
                files[source.file] = source.bytes
            }
        }
        // Each mode reads the values that all of them have.
        var findings = FindingSet()
        findings.add(themes.findings + repeatedKeys(in: files, formats))
        return (themes.documents, findings.all)
    }

    /// The documents in a file; without an `id`, each takes the one in the text, or else its name.
    static func read(_ bytes: Data, file: String, id: String?) -> ReadThemes {
        let formats = FormatSet.builtIn
        return documents(in: bytes, of: file, id: id, among: formats.otherFiles([:]), formats)
    }
}

// MARK: - Files

extension ThemeReader {
    private static func single(_ source: ThemeSource, _ formats: FormatSet) -> ReadThemes {
        documents(
            in: source.bytes,
            of: source.file,
            id: themeID(of: source.file),
            among: formats.otherFiles(source.others, unread: source.unread),
            formats
        )
    }

    /// The documents in files that the format of a name puts together: some side by side, or all of a folder.
    private static func together(
        _ source: ThemeSource,
        as name: String,
        _ formats: FormatSet
    ) -> ReadThemes {
        var files = source.others
        var themes: ReadThemes
        if let siblings = formats.siblings.first(where: { $0.name == name }) {
            files[source.file] = source.bytes
            themes = siblings.read(source.file, formats.otherFiles(files))
        } else if let folder = formats.themeFolders[name] {
            let id = themeID(of: source.file)
            themes = folder.read(source.file, id, formats.otherFiles(files))
        } else {
            return ([], [])
        }
        themes.documents = formats.withKinds(themes.documents)
        return themes
    }

    private static func documents(
        in bytes: Data,
        of file: String,
        id: String?,
        among others: OtherFiles,
        _ formats: FormatSet
    ) -> ReadThemes {
        do throws(UnreadableFile) {
            let root = try formats.root(of: bytes, file: file)
            var themes = documents(in: root, id: id, among: others, formats)
            themes.findings += repeatedKeys(in: [file: bytes], formats)
            return themes
        } catch {
            return ([], [error.finding])
        }
    }

    /// Warnings about keys that are there twice: programs read the last one.
    private static func repeatedKeys(
        in files: [String: Data],
        _ formats: FormatSet
    ) -> [Finding] {
        let sorted = files.sorted { $0.key < $1.key }
        return sorted.flatMap { file, bytes in
            formats.repeatedKeys(in: bytes, file: file)
        }
    }
}

// MARK: - Trees

extension ThemeReader {
    /// Asks the formats in their order which of them knows the content, and takes it for our own where none does.
    private static func documents(
        in root: SourceNode,
        id: String?,
        among others: OtherFiles,
        _ formats: FormatSet
    ) -> ReadThemes {
        if let format = formats.format(of: root) {
            var themes = format.read(root, id, others)
            addUnreadColors(in: root, of: format, to: &themes)
            themes.documents = formats.withKinds(themes.documents.withOwnIDs(in: id))
            return themes
        }
        if let complaint = UnknownFormat.finding(about: root, formats) {
            return ([], [complaint])
        }
        let (document, findings) = NativeReader.read(root, id: id)
        return ([document].compactMap(\.self), findings)
    }

    private static func addUnreadColors(
        in root: SourceNode,
        of format: ForeignFormat,
        to read: inout ReadThemes
    ) {
        guard let search = format.unreadColors, !read.documents.isEmpty else { return }
        let reported = read.findings.flatMap { finding in
            [finding.location] + finding.further.map(\.location)
        }
        let unread = UnreadColors(
            in: root,
            search,
            themes: read.documents,
            reported: reported.compactMap(\.self)
        )
        read.findings += unread.findings
        if format.keys == nil { return }
        for (path, location) in unread.found {
            // Of several themes in one file, a colour is the last one's that begins before it.
            let owner = read.documents.lastIndex { document in
                document.location.map { $0 <= location } ?? true
            }
            read.documents[owner ?? 0].unreadColors.append(search.name(of: path))
        }
    }
}

// MARK: - Ids

extension ThemeReader {
    /// A project's own formats are tables, which name no themes by their files.
    private static let themeNames = FormatSet.builtIn.all.compactMap(\.themeName)

    /// The id that a file's name gives its theme, or its folder's where that is one theme: without endings, in lower case.
    package static func themeID(of file: String) -> String {
        let name = themeNames.lazy.compactMap { $0(file) }.first
        return FileName.themeID(of: name ?? file)
    }
}
