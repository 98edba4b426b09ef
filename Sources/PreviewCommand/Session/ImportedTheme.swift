import ArgumentParser
import Findings
import ForeignFormats
import Projects
import SourceText
import ThemeFormats
import ThemeModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A theme of another tool as a file of ours, and what was mapped, guessed, derived and left out.
struct ImportedTheme {
    let document: ThemeDocument
    /// The file.
    let text: String
    private let mapped: Int
    private let leftOut: Int
    private let files: [String]
    private let proposal: RoleProposal?

    /// The themes of a file in any format.
    ///
    /// Shows what could not be read, and ends the command with 1 if that is an error, or anything at all with `isStrict`.
    static func all(
        in file: String,
        with parts: [String: Data] = [:],
        reading formats: ProjectFormats = ProjectFormats(),
        isStrict: Bool = false,
        _ console: Console
    ) throws -> [ImportedTheme] {
        let path = ProjectFolder.absolute(file, in: ProjectFolder.current)
        let read = try ThemeFile.read(path, shown: file, with: parts, formats)
        // A base that is beside the file is in the document already.
        let based = read.documents.filter { $0.format != "native" && $0.base != nil }
        let findings = (read.findings + ThemeInheritance.flatten(based).findings).sorted()
        if !findings.isEmpty { console.complaint(TextReporter().paragraphs(for: findings)) }
        let fails = findings.contains { isStrict || $0.severity == .error }
        if fails || read.documents.isEmpty { throw ExitCode(1) }
        return try read.documents.map { try ImportedTheme($0, leftOut: findings.count) }
    }

    /// A theme without roles gets those that its names suggest.
    init(_ read: ThemeDocument, leftOut: Int) throws {
        let proposal = RoleProposal(for: read)
        mapped = read.readable.appearance.colors.count
        document = (proposal?.applied(to: read) ?? read).readable.withoutRepeats
        text = try document.yaml
        self.leftOut = leftOut
        files = read.resolve().theme?.files ?? []
        self.proposal = proposal
    }

    var summary: String {
        let roles = document.resolve().theme?.defaultMode.colors ?? [:]
        func names(_ isMeant: (ThemeColor.Origin) -> Bool) -> String {
            let names = roles.names.filter { name in (roles[name]?.origin).map(isMeant) ?? false }
            return names.isEmpty ? "none" : names.joined(separator: ", ")
        }
        let unknown = names { $0 == .substituted }
        let derived = names { if case .derived = $0 { true } else { false } }
        let list = files.map(\.visible).joined(separator: ", ")
        return """
            mapped from \(document.format): \(mapped.of("role"))\(guess)\
            \(files.count > 1 ? "\nfrom the files \(list)" : "")
            derived: \(derived)\(unknown == "none" ? "" : "\nunknown: \(unknown)")
            left out: \(leftOut == 0 ? "nothing" : "what is named above")
            """
    }

    /// The guesses, as the configuration would have them for the file as it is.
    private var guess: String {
        guard let proposal else { return "" }
        return """

            guessed by the names of \(proposal.title): \(proposal.roles.count.of("role"))
            to use the file as it is, put this into themepreview.yml:
            \(proposal.yaml.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
            """
    }
}
