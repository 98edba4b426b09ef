import MarkdownPages
import SourceText
import ThemeRendering

/// The files beside the pages that pages include.
struct IncludedFiles: Sendable {
    private let project: Project
    private let listing: SourceListing

    init(_ workspace: Workspace) {
        project = workspace.project
        listing = workspace.listing
    }

    /// The file at a path that a page names.
    func file(at path: String, from origin: String) throws -> IncludedText.File {
        guard let target = PageIndex.normalise(path, from: origin) else {
            return .missing(path, "it is outside of the pages' folder")
        }
        guard let source = listing.source(at: target) else {
            return .missing(path, "there is no '\(target.excerpt)'")
        }
        let file = try project.read(source, limit: TextFile.sizeLimit)
        return IncludedText.File(path: source.path, label: source.label, text: file.includedText)
    }
}

extension IncludedText.File {
    fileprivate static func missing(_ path: String, _ reason: String) -> IncludedText.File {
        let text = IncludedText.Unreadable(reason)
        return IncludedText.File(path: nil, label: path, text: .failure(text))
    }
}

extension SourceFile {
    fileprivate var includedText: Result<String, IncludedText.Unreadable> {
        if let problem { return .failure(IncludedText.Unreadable(problem.message)) }
        if bytes.count > TextFile.sizeLimit {
            let size = "\(TextFile.sizeLimit >> 20) MiB"
            return .failure(IncludedText.Unreadable("it is larger than \(size)"))
        }
        guard var text = String(validating: bytes, as: UTF8.self) else {
            return .failure(IncludedText.Unreadable("it is not UTF-8 text"))
        }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        return .success(text)
    }
}
