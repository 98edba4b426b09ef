import ArgumentParser
import Findings
import PreviewSite
import ThemeFormats
import ThemeModel

/// The themes of a file in any format, in our own.
struct ImportedThemes {
    let themes: [(document: ThemeDocument, text: String)]
    private let findings: [Finding]

    /// Shows what could not be read, and ends the command with 1 if that is an error, or anything at all with `isStrict`.
    init(_ file: String, isStrict: Bool = false, _ console: Console) throws {
        let read = try ThemeFile.read(ProjectFolder.absolute(file, in: ProjectFolder.current), shown: file)
        findings = read.findings.sorted()
        if !findings.isEmpty { console.complaint(TextReporter().paragraphs(for: findings)) }
        let fails = findings.contains { isStrict || $0.severity == .error }
        if fails || read.documents.isEmpty { throw ExitCode(1) }
        themes = try read.documents.map { (document: $0, text: try $0.yaml) }
    }

    /// What a theme was made of, in three lines.
    func summary(of document: ThemeDocument) -> String {
        let roles = document.resolve().theme?.defaultMode.colors ?? [:]
        let derived = roles.names.filter { name in
            if case .derived? = roles[name]?.origin { true } else { false }
        }
        return """
            mapped from \(document.format): \(document.appearance.colors.count.of("role"))
            derived: \(derived.isEmpty ? "none" : derived.joined(separator: ", "))
            left out: \(findings.isEmpty ? "nothing" : "what the warnings name")
            """
    }
}
