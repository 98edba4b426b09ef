package import Findings

/// Where a text that was taken out of a file stands in it.
package struct TextOrigin: Sendable {
    private let start: SourceLocation
    /// For each line of the text, how many Unicode scalars stand before it in the file; nil for a line that is not found.
    private let offsets: [Int?]?

    package init(file: String) {
        start = SourceLocation(file: file, line: 1, column: 1)
        offsets = nil
    }

    /// The text begins at or just behind a location, and each of its lines is looked for in a line of the file.
    ///
    /// `lines` are the file's from the location's on, which lies behind `byte` bytes of the first one. A line that is not
    /// found, because it was unfolded or had escapes, stands at the location.
    package init(
        of text: String, from start: SourceLocation, at byte: Int, in lines: some Sequence<Substring.UTF8View>
    ) {
        self.start = start
        offsets = zip(text.byteLines, lines).enumerated().map { index, pair in
            let isFirst = index == 0
            return Self.distance(to: pair.0, in: pair.1.dropFirst(isFirst ? byte : 0)).map {
                (isFirst ? max(start.column - 1, 0) : 0) + $0
            }
        }
    }

    package func location(line: Int, column: Int) -> SourceLocation {
        guard let offsets else { return SourceLocation(file: start.file, line: line, column: column) }
        guard offsets.indices.contains(line - 1), let offset = offsets[line - 1] else { return start }
        return SourceLocation(file: start.file, line: start.line + line - 1, column: offset + column)
    }

    /// How many Unicode scalars stand before a piece of a line; nil where it is not near the beginning.
    private static func distance(to piece: Substring.UTF8View, in line: Substring.UTF8View) -> Int? {
        // Searching all of a long line for each of many pieces would take quadratic time.
        let reach = 1_000
        var rest = line
        for _ in 0...reach {
            if rest.starts(with: piece) { return line[..<rest.startIndex].scalarCount }
            if rest.popFirst() == nil { return nil }
        }
        return nil
    }
}
