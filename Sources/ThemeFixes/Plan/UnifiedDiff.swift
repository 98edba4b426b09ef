/// The difference between two texts, in the format of `git apply` and `patch -p1`.
public struct UnifiedDiff: Sendable {
    /// A line of the difference.
    public struct Line: Hashable, Sendable {
        /// The kind of a line.
        public enum Kind: Hashable, Sendable {
            /// A name of the file, a place in it, a line of both texts, of the old one, and of the new one.
            case header, hunk, context, removed, added
        }

        /// The kind of the line.
        public let kind: Kind
        /// The line without its line feed; a carriage return stays.
        public let text: String
    }

    private static let context = 3

    /// The lines; none where the texts are equal.
    public let lines: [Line]

    /// Compares a file's text line by line.
    ///
    /// Complexity: O(n log n) for n lines.
    public init(path: String, old: some Sequence<UInt8>, new: some Sequence<UInt8>) {
        let rows = Self.rows(Self.lines(of: Array(old)), Self.lines(of: Array(new)))
        let changed = rows.indices.filter { rows[$0].kind != .context }
        guard !changed.isEmpty else {
            lines = []
            return
        }
        var lines = [
            Line(kind: .header, text: "--- \(Self.quoted("a/\(path)"))"),
            Line(kind: .header, text: "+++ \(Self.quoted("b/\(path)"))"),
        ]
        var oldLine = 1
        var newLine = 1
        var end = 0
        for hunk in Self.hunks(around: changed, of: rows.count) {
            // Lines between two hunks are the same in both.
            oldLine += hunk.lowerBound - end
            newLine += hunk.lowerBound - end
            end = hunk.upperBound
            let oldCount = rows[hunk].count { $0.kind != .added }
            let newCount = rows[hunk].count { $0.kind != .removed }
            let place = "@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@"
            lines.append(Line(kind: .hunk, text: place))
            for row in rows[hunk] {
                lines += Self.lines(for: row)
            }
            oldLine += oldCount
            newLine += newCount
        }
        self.lines = lines
    }

    private struct Row {
        let kind: Line.Kind
        let bytes: ArraySlice<UInt8>
    }

    /// All lines, those of the old text first where both changed.
    private static func rows(
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>]
    ) -> [Row] {
        var rows: [Row] = []
        var first = 0
        var second = 0
        let end: LineAlignment.Match = (old.count, new.count)
        for match in LineAlignment(old, new).matches + [end] {
            rows += old[first..<match.old].map { Row(kind: .removed, bytes: $0) }
            rows += new[second..<match.new].map { Row(kind: .added, bytes: $0) }
            if match.old < old.count { rows.append(Row(kind: .context, bytes: old[match.old])) }
            first = match.old + 1
            second = match.new + 1
        }
        return rows
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }

    /// The lines to show together: changes whose surroundings touch are in one hunk.
    private static func hunks(around changed: [Int], of count: Int) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for line in changed {
            let range = max(0, line - context)..<min(count, line + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func lines(for row: Row) -> [Line] {
        let hasEnd = row.bytes.last == 0x0A
        let bytes = hasEnd ? row.bytes.dropLast() : row.bytes
        let text = String(decoding: bytes, as: UTF8.self)
        let line = Line(kind: row.kind, text: mark(of: row.kind) + text)
        if hasEnd { return [line] }
        return [line, Line(kind: .context, text: "\\ No newline at end of file")]
    }

    private static func mark(of kind: Line.Kind) -> String {
        switch kind {
        case .removed: "-"
        case .added: "+"
        case .context, .header, .hunk: " "
        }
    }

    /// A path as git writes it: quoted if it has special characters; with a tab at the end if it has spaces.
    private static func quoted(_ path: String) -> String {
        let quote = UInt8(ascii: "\"")
        let backslash = UInt8(ascii: "\\")
        let isPlain = path.utf8.allSatisfy { byte in
            byte >= 0x20 && byte != 0x7F && byte != quote && byte != backslash
        }
        if isPlain { return path.contains(" ") ? path + "\t" : path }
        return "\"" + path.utf8.map(escape).joined() + "\""
    }

    private static func escape(_ byte: UInt8) -> String {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
            return "\\" + String(decoding: [byte], as: UTF8.self)
        }
        guard byte < 0x20 || byte >= 0x7F else { return String(decoding: [byte], as: UTF8.self) }
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
