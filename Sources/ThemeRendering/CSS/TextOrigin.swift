package import Findings

/// Where a text that was taken out of a file stands in it.
package struct TextOrigin: Sendable {
    private let start: SourceLocation
    /// For each line of the text, how many characters stand before it in the file; nil for a line that is not found.
    private let offsets: [Int?]?

    /// The text is the file.
    package init(file: String) {
        start = SourceLocation(file: file, line: 1, column: 1)
        offsets = nil
    }

    /// The text begins at or just behind a place, and each of its lines is looked for in a line of the file.
    ///
    /// `lines` are the file's from the place's on. A line that is not found as it is, because it was unfolded or had
    /// escapes, stands at the place.
    package init(of text: String, from start: SourceLocation, in lines: some Sequence<Substring>) {
        self.start = start
        let wanted = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        offsets = zip(wanted, lines).enumerated().map { index, pair in
            let first = index == 0 ? max(start.column - 1, 0) : 0
            return Self.offset(of: pair.0, in: pair.1, behind: first)
        }
    }

    /// Where a line and a column of the text, each counted from 1, lie in the file.
    package func location(line: Int, column: Int) -> SourceLocation {
        guard let offsets else { return SourceLocation(file: start.file, line: line, column: column) }
        guard offsets.indices.contains(line - 1), let offset = offsets[line - 1] else { return start }
        return SourceLocation(file: start.file, line: start.line + line - 1, column: offset + column)
    }

    private static func offset(of piece: Substring, in line: Substring, behind first: Int) -> Int? {
        guard let index = line.index(line.startIndex, offsetBy: first, limitedBy: line.endIndex) else { return nil }
        guard let range = line[index...].firstRange(of: piece) else { return nil }
        return line.distance(from: line.startIndex, to: range.lowerBound)
    }
}
