import CodeConstants
package import Findings
import ForeignFormats
import SourceText
import ThemeModel
import TokenUses

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A file as `export` writes it, compared with the one on disk.
package struct ExportComparison {
    private let name: String
    private let text: String
    private let path: String

    /// `name` is the file's name in the export, and `path` the one on disk, for findings.
    package init(_ text: String, named name: String, path: String) {
        self.text = text
        self.name = "exported \(name)"
        self.path = path
    }

    /// The first difference; nil where the files are the same, but for carriage returns at the ends of lines, which git may add.
    ///
    /// `bytes` is nil where there is no file.
    package func finding(_ bytes: Data?) -> Finding? {
        guard let bytes else { return finding("there is no such file", at: 0) }
        let found = String(decoding: Self.withoutReturns(bytes), as: UTF8.self)
        if found.utf8.elementsEqual(Self.withoutReturns(Data(text.utf8))) { return nil }
        let export = copy(of: text, file: name)
        // A colour that cannot be read in either file is no difference.
        let same = MirrorCheck.findings(in: [export, copy(of: text, file: path)])
        let usual = Set(same.map(\.message))
        let differences = MirrorCheck.findings(in: [export, copy(of: found, file: path)])
            .filter { !usual.contains($0.message) }
        guard var first = differences.sorted().first else {
            return finding("it is not the file that 'export' writes", at: firstLine(of: found))
        }
        first.severity = .error
        first.help = Self.help
        // The export is in no file.
        first.further = []
        if differences.count > 1 {
            first.message += "; \((differences.count - 1).of("more difference"))"
        }
        return first
    }

    /// The text with a line feed alone at the end of each line.
    private static func withoutReturns(_ bytes: Data) -> Data {
        let carriageReturn = UInt8(ascii: "\r")
        guard bytes.contains(carriageReturn) else { return bytes }
        var result = Data()
        for (byte, next) in zip(bytes, bytes.dropFirst() + [0]) {
            if byte == carriageReturn, next == UInt8(ascii: "\n") { continue }
            result.append(byte)
        }
        return result
    }

    private static let help = "write it again: the same command without --check"

    private func finding(_ message: String, at line: Int) -> Finding {
        Finding(
            .tokenMirror,
            .error,
            message,
            help: Self.help,
            at: SourceLocation(file: path, line: line, column: line == 0 ? 0 : 1)
        )
    }

    /// The first line that differs, from 1.
    private func firstLine(of found: String) -> Int {
        var line = 1
        for (left, right) in zip(text.utf8, found.utf8) {
            if left != right { break }
            if left == 0x0A { line += 1 }
        }
        return line
    }

    /// The colours of a file, in a format that is read or in code; none in any other.
    private func copy(of text: String, file: String) -> TokenCopy {
        let documents: [ThemeDocument]
        if CodeColors.reads(file) {
            documents = CodeColors.read(text, file: file)
        } else if SassVariables.reads(file) {
            documents = [SassVariables.read(text, file: file)].compactMap(\.self)
        } else {
            documents = ThemeReader.read(Data(text.utf8), file: file).documents
        }
        let themes = documents.compactMap { document in
            document.resolve().theme.map { (document, $0) }
        }
        return TokenCopy([file], themes: themes)
    }
}
