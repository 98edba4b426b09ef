public import Findings
public import ThemeModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ThemeDocument {
    /// Reads a document from JSON or YAML, as the program reads a theme file.
    ///
    /// The name of the `file` is used in errors and gives the id: `harbor` for `themes/harbor.json`. Without a file
    /// the id is the text's own `id`, or else made from its `name`. A role that is missing is no error yet:
    /// ``resolve()`` finds it. Of several themes in a text it takes the first; ``ThemeReader`` reads all.
    public init(
        json: Data,
        file: String? = nil,
        unknownKeys: UnknownKeys = .refuse
    ) throws(ThemeDocumentError) {
        let (documents, findings) = ThemeReader.read(
            json,
            file: file ?? "theme.json",
            id: file.map(ThemeReader.themeID)
        )
        let tolerated = unknownKeys.report == nil ? [] : findings.filter { $0.rule == .unknownKey }
        let errors = findings.filter { $0.severity == .error && !tolerated.contains($0) }
        guard let document = documents.first, errors.isEmpty else {
            throw ThemeDocumentError(findings: errors)
        }
        for finding in tolerated { unknownKeys.report?(finding) }
        self = document
    }
}

/// How to handle unknown keys.
public enum UnknownKeys: Sendable {
    /// The document is refused.
    case refuse
    /// The document is read without them, and each is handed to the closure.
    case report(@Sendable (Finding) -> Void)

    fileprivate var report: (@Sendable (Finding) -> Void)? {
        if case .report(let report) = self { report } else { nil }
    }
}

/// Why a text is no theme document.
public struct ThemeDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, with its file, line and column, and what to do about it; there is at least one.
    public let findings: [Finding]

    /// The findings as the program prints them.
    public var description: String { TextReporter().paragraphs(for: findings) }
}
