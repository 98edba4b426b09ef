import ArgumentParser
import Findings
import PreviewSite

/// The themes of a file in any format, in our own.
struct ImportedThemes {
    let themes: [ImportedTheme]

    /// Shows what could not be read, and ends the command with 1 if that is an error, or anything at all with `isStrict`.
    init(_ file: String, isStrict: Bool = false, _ console: Console) throws {
        let read = try ThemeFile.read(ProjectFolder.absolute(file, in: ProjectFolder.current), shown: file)
        let findings = read.findings.sorted()
        if !findings.isEmpty { console.complaint(TextReporter().paragraphs(for: findings)) }
        let fails = findings.contains { isStrict || $0.severity == .error }
        if fails || read.documents.isEmpty { throw ExitCode(1) }
        themes = try read.documents.map { try ImportedTheme($0, leftOut: findings.count) }
    }
}
