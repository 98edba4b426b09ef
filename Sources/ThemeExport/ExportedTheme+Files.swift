package import Findings
import ForeignFormats
import ThemeModel

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension ExportedTheme {
    /// The themes in files, by id, and what is wrong with them.
    ///
    /// What a theme extends must be among the files.
    package static func all(
        in files: [(name: String, bytes: Data)]
    ) -> (themes: [ExportedTheme], findings: [Finding]) {
        let read = files.map { ThemeReader.read($0.bytes, file: $0.name) }
        let (documents, problems) = ThemeInheritance.flatten(read.flatMap(\.documents))
        let resolved = documents.map { resolving($0) }
        return (
            resolved.compactMap(\.theme).sorted { $0.theme.id < $1.theme.id },
            (read.flatMap(\.findings) + problems + resolved.flatMap(\.findings)).sorted()
        )
    }
}
