package import Findings
import ForeignFormats
import ThemeFormats
package import ThemeModel

/// The themes in one file as they are written, and the findings about the file.
package struct ThemeFileContent: Sendable {
    package let documents: [ThemeDocument]
    package let findings: [Finding]
}

extension SourceFile {
    /// The themes in the file, and the findings about it.
    package var content: ThemeFileContent {
        if let problem {
            let finding = problem.finding(.unreadableFile, .error, file: label)
            return ThemeFileContent(documents: [], findings: [finding])
        }
        let source = ThemeSource(label, bytes, kind: kind, others: others, unread: unread)
        let (documents, findings) = ThemeReader.read(source, formats)
        return ThemeFileContent(documents: documents, findings: findings)
    }
}
