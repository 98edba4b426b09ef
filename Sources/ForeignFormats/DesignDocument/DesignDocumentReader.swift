import Findings
import SourceText
import SourceTrees
import ThemeModel

/// A reader of design documents: their colours by path, the pairs of their components, and their fonts and sizes.
enum DesignDocumentReader {
    static func recognises(_ root: SourceNode) -> Bool {
        Container(of: "", file: root.location.file) == .markdown
    }

    /// The file's name says that it is a design document: other Markdown beside themes is text.
    static func isNamedDesign(_ file: String) -> Bool {
        NameWords.words(of: FileName.stem(of: file)).contains { $0.lowercased() == "design" }
    }

    /// The theme of a document; each further one is a mode.
    static func read(_ roots: [SourceNode], id: String?) -> ReadThemes {
        let documents = roots.map(DesignDocument.init)
        var findings = documents.flatMap { $0.findings + [$0.unreadFinding].compactMap(\.self) }
        guard let first = documents.first, let root = roots.first else { return ([], findings) }
        let modules = zip(documents, roots).map(DesignModule.colors)
        if modules.allSatisfy(\.pairs.isEmpty) {
            if findings.isEmpty { findings = [withoutTokens(root)] }
            return ([], findings)
        }
        let name = first.members["name"]?.text
        let id = name.map { ThemeID.make(from: $0) } ?? id
        var read = self.read(modules, at: roots, id: id)
        for index in read.documents.indices {
            complete(&read.documents[index], with: first)
            DesignSizes(first).add(to: &read.documents[index].appearance, at: root)
        }
        return (read.documents, findings + read.findings)
    }

    private static func read(
        _ modules: [SourceNode],
        at roots: [SourceNode],
        id: String?
    ) -> ReadThemes {
        if modules.count == 1 { return DesignTokensReader.read(modules[0], id: id) }
        let modes = zip(modules, roots).map { module, root in
            (mode: ModeFileNames.designDocuments.modeName(of: root.location.file), root: module)
        }
        return DesignTokensReader.read(modes: modes, id: id ?? "design")
    }

    static func readModes(_ first: String, among files: OtherFiles) -> ReadThemes {
        let names = ModeFileNames.designDocuments.sets(of: files.paths).first ?? [first]
        var (roots, findings): ([SourceNode], [Finding]) = ([], [])
        for name in names {
            do throws(UnreadableFile) {
                roots.append(try files.root(at: name))
            } catch {
                findings.append(error.finding)
            }
        }
        let read = read(roots, id: ModeFileNames.designDocuments.themeID(of: first))
        return (read.documents, findings + read.findings)
    }

    private static func complete(_ theme: inout ThemeDocument, with document: DesignDocument) {
        theme.format = "design-md"
        theme.unreadColors += document.unreadColors.map(\.value)
        theme.name = document.members["name"]?.text?.limitedToName ?? theme.name
        theme.description = document.members["description"]?.text
    }

    private static func withoutTokens(_ root: SourceNode) -> Finding {
        Finding(
            .unreadableFile,
            .error,
            "the document has no tokens, neither in front matter nor in a block of YAML",
            help: """
                write 'colors:' between two lines '---' at its start, or move the file out of the folder with the themes
                """,
            at: root.location
        )
    }
}
