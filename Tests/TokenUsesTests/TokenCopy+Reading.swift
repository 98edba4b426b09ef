import CodeConstants
import Findings
import ForeignFormats
import Foundation
import SourceText
import ThemeModel

@testable import TokenUses

extension ThemeDocument {
    /// The documents in a file of any format that a copy may have.
    static func all(in file: String, _ text: String) -> [ThemeDocument] {
        if CodeColors.reads(file) { return CodeColors.read(text, file: file) }
        if SassVariables.reads(file) {
            return [SassVariables.read(text, file: file)].compactMap(\.self)
        }
        return ThemeReader.read(Data(text.utf8), file: file).documents
    }
}

extension TokenCopy {
    static func reading(_ file: String, _ text: String) -> TokenCopy {
        let themes = ThemeDocument.all(in: file, text).compactMap { document in
            document.resolve().theme.map { (document, $0) }
        }
        return TokenCopy([file], themes: themes)
    }

    /// The differences between copies, with their severities and places.
    static func differences(_ files: [(String, String)]) -> [String] {
        let found = MirrorCheck.findings(in: files.map { reading($0.0, $0.1) })
        return found.map { finding in
            "\(finding.severity) \(finding.location?.description ?? "") \(finding.message)"
        }
    }
}
