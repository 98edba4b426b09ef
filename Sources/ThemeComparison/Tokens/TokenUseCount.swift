public import SourceText

/// The uses of a token in the app's style sheets.
public struct TokenUseCount: Hashable, Sendable {
    /// At least 1.
    public let count: Int
    /// The first place, in the order of the files.
    public let first: SourceLocation

    /// Makes a count.
    public init(count: Int, first: SourceLocation) {
        self.count = count
        self.first = first
    }

    /// The uses of several tokens together; nil where none is used.
    init?(_ counts: [TokenUseCount]) {
        guard let first = counts.map(\.first).min() else { return nil }
        self.init(count: counts.map(\.count).reduce(0, +), first: first)
    }

    /// The uses in words, such as "used in 14 places, first src/card.css:12".
    var phrase: String {
        let line = SourceLocation(file: first.file, line: first.line)
        return "used in \(count.of("place")), first \(line)"
    }
}
