package import SourceText

/// The lines of the files that findings are in.
public struct SourceLines: Sendable {
    private var files: [String: [Substring]] = [:]
    /// The shown part of a line, in Unicode scalars, as columns are counted.
    private static let width = 96
    /// The most of these before the marked column.
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
            let window = Self.window(lines[number - 1], from: start)
            return "  \(padding)\(number) | \(window)".trimmedAtEnd
        }
        if location.column > 0 {
            let gutter = String(repeating: " ", count: width)
            let shown = lines[location.line - 1].unicodeScalars.dropFirst(start)
            let before = String(shown.prefix(location.column - 1 - start))
            let ellipsis = start > 0 ? 1 : 0
            let blanks = String(repeating: " ", count: before.cells + ellipsis)
            frame.append("  \(gutter) | \(blanks)^")
        }
        return frame
    }

    /// The part of a line that is shown, with tabs as single blanks so that the mark is below its column.
    private static func window(_ line: Substring, from start: Int) -> String {
        let scalars = line.unicodeScalars.dropFirst(start)
        var window = start > 0 ? "…" : ""
        for scalar in scalars.prefix(width) {
            window.unicodeScalars.append(scalar == "\t" ? " " : scalar)
        }
        if !scalars.dropFirst(width).isEmpty {
            window += "…"
        }
        return window
    }
}
