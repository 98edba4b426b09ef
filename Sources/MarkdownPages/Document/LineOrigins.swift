import SourceText

/// The origins of the lines of a text with includes.
package struct LineOrigins: Hashable, Sendable {
    /// A run of lines that follow each other in their file, too.
    private struct Run: Hashable, Sendable {
        /// The first line of the text, counted from 0.
        let first: Int
        /// The start of that line in its file.
        let start: SourceLocation
        /// The number of bytes before it in the text; nil for a line that has several origins.
        let indent: Int?
    }

    private var runs: [Run] = []

    mutating func add(line: Int, from start: SourceLocation, indent: Int?) {
        if let last = runs.last, last.start.file == start.file, last.indent == indent,
            indent != nil,
            last.start.line - last.first == start.line - line
        {
            return
        }
        runs.append(Run(first: line, start: start, indent: indent))
    }

    /// The place of a line, counted from 1, and how many bytes to take from a column in it.
    func origin(ofLine line: Int) -> (location: SourceLocation, indent: Int?)? {
        guard let run = runs[..<runs.partitioningIndex(where: { $0.first >= line })].last else {
            return nil
        }
        let location = SourceLocation(
            file: run.start.file,
            line: run.start.line + line - 1 - run.first
        )
        return (location, run.indent)
    }
}
