import Findings
import SourceText
import SourceTrees

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FormatSet {
    /// The tree of a file.
    func root(of bytes: Data, file: String) throws(UnreadableFile) -> SourceNode {
        if BinaryPropertyListParser.begins(bytes) {
            return try binaryRoot(of: bytes, file: file)
        }
        let text = try text(of: bytes, file: file)
        let container = container(of: text, file: file)
        let tree: SourceTree?
        do throws(SyntaxError) {
            tree = try self.tree(of: text, file: file, in: container)
        } catch {
            throw unreadable(text, file: file, in: container, because: error)
        }
        guard let root = tree?.root, !root.isNull else { throw emptiness(of: text, file: file) }
        return root
    }

    /// The error about a text without a value: in other formats than YAML, `#` may begin more than a comment.
    private func emptiness(of text: String, file: String) -> UnreadableFile {
        let isYAML = ["yml", "yaml"].contains(Container.ending(of: file))
        if text.contains("#"), !isYAML {
            return UnreadableFile(finding: UnknownFormat.finding(about: file, self))
        }
        return UnreadableFile(
            "the file is empty",
            help: "begin with 'colors:' and give it 'background' and 'text'",
            at: SourceLocation(file: file)
        )
    }

    private func checkSize(of bytes: Data, file: String) throws(UnreadableFile) {
        let limit = ThemeSource.sizeLimit
        guard bytes.count > limit else { return }
        throw UnreadableFile(
            "the file is larger than \(limit >> 20) MiB",
            help: "a theme is a small text file: is this one?",
            at: SourceLocation(file: file)
        )
    }

    private func binaryRoot(
        of bytes: Data,
        file: String
    ) throws(UnreadableFile) -> SourceNode {
        try checkSize(of: bytes, file: file)
        do throws(SyntaxError) {
            return try BinaryPropertyListParser.parse(Array(bytes), file: file)
        } catch {
            throw UnreadableFile(
                "the file cannot be read as a binary property list: \(error.message)",
                help: error.help,
                at: error.location
            )
        }
    }

    private func text(of bytes: Data, file: String) throws(UnreadableFile) -> String {
        try checkSize(of: bytes, file: file)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw UnreadableFile(
                "the file is not UTF-8 text",
                help: "save it with the encoding UTF-8",
                at: SourceLocation(file: file, ofInvalidUTF8In: bytes)
            )
        }
        return text
    }

    private func unreadable(
        _ text: String,
        file: String,
        in container: Container,
        because error: SyntaxError
    ) -> UnreadableFile {
        if container == .yaml, !mayBeTheme(file) {
            return UnreadableFile(finding: UnknownFormat.finding(about: file, self))
        }
        let title = container.title(of: file)
        return UnreadableFile(
            "the file cannot be read as \(title): \(error.message)",
            help: error.help,
            at: error.location
        )
    }

    /// The files beside one that is read.
    func otherFiles(
        _ bytes: [String: Data],
        unread: [String: String] = [:]
    ) -> OtherFiles {
        OtherFiles(
            bytes,
            unread: unread,
            modifiers: modifiers
        ) { bytes, file throws(UnreadableFile) in
            try root(of: bytes, file: file)
        }
    }
}
