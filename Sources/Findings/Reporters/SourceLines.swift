package import SourceText

/// The lines of the files that findings are in.
public struct SourceLines: Sendable {
    private var files: [String: [Substring]] = [:]
    /// How much of a line is shown, in Unicode scalars, as columns are counted.
    private static let width = 96
    /// How many of these may precede the marked column.
    private static let lead = 48

    /// No lines.
    public init() {}

    /// The lines of some files, by the names that locations have.
    public init(_ texts: [String: String]) {
        files = texts.mapValues { $0.split(omittingEmptySubsequences: false) { $0.isNewline } }
    }

    /// The numbered line of a location, the one before, and a mark below the column; empty if there is none.
    package func frame(of location: SourceLocation) -> [String] {
        guard let lines = files[location.file], lines.indices.contains(location.line - 1) else {
            return []
        }
        let start = max(0, location.column - 1 - Self.lead)
        let numbers = max(1, location.line - 1)...location.line
        let width = String(location.line).count
        var frame = numbers.map { number in
            let padding = String(repeating: " ", count: width - String(number).count)
            return "  \(padding)\(number) | \(Self.window(lines[number - 1], from: start))"
                .trimmedAtEnd
        }
        if location.column > 0 {
            let blank = String(repeating: " ", count: width)
            let before = lines[location.line - 1].unicodeScalars.dropFirst(start).prefix(
                location.column - 1 - start
            )
            let mark = String(repeating: " ", count: String(before).cells)
            frame.append("  \(blank) | \(mark)\(start > 0 ? " " : "")^")
        }
        return frame
    }

    /// The part of a line that is shown, with tabs as single blanks so that the mark is below its column.
    private static func window(_ line: Substring, from start: Int) -> String {
        let scalars = line.unicodeScalars.dropFirst(start)
        var part = String.UnicodeScalarView()
        part.append(contentsOf: scalars.prefix(width).map { $0 == "\t" ? " " : $0 })
        return (start > 0 ? "…" : "") + String(part) + (scalars.dropFirst(width).isEmpty ? "" : "…")
    }
}
