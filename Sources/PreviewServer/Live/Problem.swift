package import Findings
import SourceText

/// Something for which a site cannot be rendered, as the overlay shows it.
package struct Problem: Codable, Hashable, Sendable {
    /// File, line and column; nil for what is about no file.
    package var place: String?
    package var message: String
    package var help: String?
    /// The lines at the place, numbered, with a mark below the column.
    package var frame: [String] = []

    package init(message: String) { self.message = message }

    package init(_ finding: Finding, _ sources: SourceLines) {
        place = finding.location?.description
        message = finding.message
        help = finding.help
        frame = finding.location.map(sources.frame(of:)) ?? []
    }
}
