import ColorScience
package import Findings
package import ForeignFormats
import SourceText
import ThemeChecks
package import ThemeExport
import ThemeFormats
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The verdict on an exported file, as the program that reads it shows its colours.
///
/// The file is read again and judged as what it is for: roles that suit our pages may lie on each other in another way
/// there.
package struct ExportVerdict {
    private let failing: [PairVerdict]
    private let count: Int
    private let path: String

    /// Reads and judges a file, which has no pairs unless it is for a terminal or an editor.
    ///
    /// `path` is the file's own for messages, and `level` is the one that the theme asks for.
    package init(
        _ file: ExportedFile,
        path: String,
        at level: ContrastLevel?,
        readBy formats: FormatSet
    ) {
        self.path = path
        var checker = ThemeChecker()
        checker.options.level = level
        let source = ThemeSource(file.name, Data(file.text.utf8))
        let read = ThemeReader.read(source, formats)
        let themes = read.documents.compactMap { $0.resolve().theme }.filter(\.isOfProgram)
        let verdicts = themes.flatMap { checker.verdicts(on: $0) }
        failing = verdicts.filter { [.fail, .unknown].contains($0.verdict) }
        count = verdicts.count
    }

    /// The number of pairs that fail, and the worst; nil where all pass.
    package var summary: String? {
        guard let worst = failing.min(by: { $0.lack < $1.lack }) else { return nil }
        let ratio = worst.measured.map { "\(Contrast.display($0)):1" } ?? "unknown"
        let required = worst.required.map { ", below \(Contrast.display($0)):1" } ?? ""
        return "\(failing.count) of \(count) pairs fail as the program shows them; "
            + "the worst is \(worst.pair.phrase) with \(ratio)\(required)"
    }

    /// A warning with the summary; nil where all pass.
    ///
    /// Nothing lists the pairs of a text that is in no file.
    package func finding(isInFile: Bool) -> Finding? {
        guard let summary else { return nil }
        let first = isInFile ? "" : "write it to a file with --output: "
        return Finding(
            .lowContrast,
            .warning,
            summary,
            help:
                "\(first)'themepreview check --themes \(path)' lists them; 'fix' changes such a file",
            at: SourceLocation(file: path, line: 1, column: 1)
        )
    }
}

extension Theme {
    fileprivate var isOfProgram: Bool { [.editor, .terminal, .scheme].contains(kind) }
}

extension PairVerdict {
    /// The share of the ratio that is there; unknown ones come first.
    fileprivate var lack: Double {
        guard let measured, let required else { return 0 }
        return measured / required
    }
}
