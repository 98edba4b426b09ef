package import SourceText

/// Maps locations in a text that was cut out of a file to locations in the file.
package struct TextOrigin: Sendable {
    private let start: SourceLocation
    /// How many Unicode scalars precede each line of the text in the file; nil for a line that was not found.
    private let offsets: [Int?]?

    package init(file: String) {
        start = SourceLocation(file: file, line: 1, column: 1)
        offsets = nil
    }

    /// A text that begins at or just after `start`; each of its lines is searched for in the file's line.
    ///
    /// `lines` are the file's lines from the start's on; `byte` is the start's offset in the first. A line that is not
    /// found, because it was unfolded or had escapes, gets the location `start`.
    package init(
        of text: String,
        from start: SourceLocation,
        at byte: Int,
        in lines: some Sequence<some Sequence<UInt8>>
    ) {
        self.start = start
        offsets = zip(text.byteLines, lines).enumerated().map { index, pair in
            let isFirst = index == 0
            return Self.distance(to: pair.0, in: ArraySlice(pair.1).dropFirst(isFirst ? byte : 0))
                .map {
                    (isFirst ? max(start.column - 1, 0) : 0) + $0
                }
        }
    }

    package func location(line: Int, column: Int) -> SourceLocation {
        guard let offsets else {
            return SourceLocation(file: start.file, line: line, column: column)
        }
        guard offsets.indices.contains(line - 1), let offset = offsets[line - 1] else {
            return start
        }
        return SourceLocation(
            file: start.file,
            line: start.line + line - 1,
            column: offset + column
        )
    }

    /// How many Unicode scalars precede a piece of a line; nil unless it is near the beginning.
    private static func distance(to piece: ArraySlice<UInt8>, in line: ArraySlice<UInt8>) -> Int? {
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
