import Findings
import SourceText

/// The sheets and scripts of an app that give the page other values of many tokens: themes that the project does not list.
///
/// One question about such a file says more than one about each use of its tokens.
struct UnlistedThemes: Sendable {
    /// The fewest tokens of a theme; a file with fewer changes a detail.
    private static let least = 4

    private var uses: [String: PairUse] = [:]

    /// Takes the file in which a page has other values at some places, or may have; false for one that is no theme.
    mutating func take(
        _ places: [(name: String, value: SourceLocation)],
        isScript: Bool = false
    ) -> Bool {
        let names = Set(places.map(\.name))
        guard names.count >= Self.least, let first = places.min(by: { $0.value < $1.value }) else {
            return false
        }
        uses[first.value.file] = PairUse(
            .init(first.name),
            on: .unknown(
                .theme(isScript ? .script(tokens: names.count) : .file(tokens: names.count))
            ),
            as: .text,
            at: first.value
        )
        return true
    }

    /// The question about a file; nil for one that is no theme.
    func use(in file: String) -> PairUse? { uses[file] }
}
