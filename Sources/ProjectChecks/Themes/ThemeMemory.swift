import ForeignFormats
import Projects
import SourceText
import ThemeModel

/// The files and themes of an earlier check, which the next takes over where nothing changed that they depend on.
///
/// Reading 287 themes anew would take longer than `serve` has from a saved file to the painted page.
struct ThemeMemory: Sendable {
    /// A file's path and text, and the manner in which it is read.
    struct FileKey: Hashable, Sendable {
        fileprivate let hash: UInt64
        fileprivate let kind: ThemeSource.Kind
    }

    /// A document of a theme: its place, and its id, which another theme may have changed.
    struct DocumentKey: Hashable, Sendable {
        let file: FileKey
        let position: Int
        let id: String
    }

    private let contents: [FileKey: ThemeFileContent]
    private let resolutions: [[DocumentKey]: Resolution]

    /// Nil if something changed that all themes depend on.
    init?(_ previous: ThemeCatalog, for workspace: Workspace) {
        guard previous.frame == workspace.themeFrame else { return nil }
        let documents = previous.documents
        let files = documents.files.map(\.memoryKey)
        let chains = previous.resolutions.map { documents.keys(of: $0.chain, files) }
        contents = Dictionary(keepingFirst: zip(files, documents.contents))
        resolutions = Dictionary(keepingFirst: zip(chains, previous.resolutions))
    }

    func content(of file: SourceFile) -> ThemeFileContent? { contents[file.memoryKey] }

    func resolution(of chain: [DocumentKey]) -> Resolution? { resolutions[chain] }
}

extension ThemeDocuments {
    /// The keys of the documents of a chain; `files` are those of all files.
    func keys(of chain: [Int], _ files: [ThemeMemory.FileKey]) -> [ThemeMemory.DocumentKey] {
        chain.map { index in
            let place = places[index]
            return ThemeMemory.DocumentKey(
                file: files[place.file],
                position: place.position,
                id: ids[index]
            )
        }
    }
}

extension SourceFile {
    var memoryKey: ThemeMemory.FileKey { ThemeMemory.FileKey(hash: hash, kind: kind) }
}

extension Workspace {
    /// A hash of everything that all themes depend on besides their files.
    var themeFrame: UInt64 {
        var hash = ContentHash()
        hash.add(configuration.source)
        for text in project.formatTexts { hash.add(text) }
        return hash.value
    }
}
