import MarkdownPages
import Synchronization
import ThemeRendering

/// Reads images in SVG, each once.
final class ImageReader: Sendable {
    private let project: Project
    private let listing: SourceListing
    private let known = Mutex<[String: String?]>([:])

    init(_ workspace: Workspace) {
        project = workspace.project
        listing = workspace.listing
    }

    /// The part of an image that may do harm, in words; nil if there is none.
    @Sendable func problem(of path: String) -> String? {
        if let problem = known.withLock({ $0[path] }) { return problem }
        var problem: String? = "it cannot be read"
        if let source = listing.source(at: path),
            let file = try? project.read(source, limit: TextFile.sizeLimit)
        {
            problem = file.imageProblem
        }
        known.withLock { [problem] in $0[path] = .some(problem) }
        return problem
    }
}

extension SourceFile {
    /// The part of an image in SVG that may do harm, in words.
    package var imageProblem: String? {
        if bytes.count > TextFile.sizeLimit {
            return "it is larger than \(TextFile.sizeLimit >> 20) MiB"
        }
        return SVGProblem(in: bytes).map { "it has \($0.subject) in line \($0.line)" }
    }
}
