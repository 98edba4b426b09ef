import Findings
import SourceText

/// Counts the broken links of a page: those beyond a limit are one finding together.
package struct BrokenLinkCount: Sendable {
    package static let limit = 1_000

    private var count = 0

    /// Counts a link; false if it gets no finding of its own.
    mutating func countLink() -> Bool {
        count += 1
        return count <= Self.limit
    }

    /// The finding about the links beyond the limit, if there are any.
    func rest(ofPage file: String?) -> [Finding] {
        guard let file, count > Self.limit else { return [] }
        let more = count - Self.limit
        return [
            Finding(
                .brokenLink,
                .error,
                "\(more) more \(more == 1 ? "link or image leads" : "links and images lead") nowhere",
                help: "fix the first \(Self.limit), then run this again",
                at: SourceLocation(file: file)
            )
        ]
    }
}
