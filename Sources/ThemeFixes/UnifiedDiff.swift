/// The difference between two texts, in the format of `git apply` and `patch -p1`.
public struct UnifiedDiff: Sendable {
    /// A line of the difference.
    public struct Line: Hashable, Sendable {
        /// What a line is.
        public enum Kind: Hashable, Sendable {
            /// A name of the file, a place in it, a line of both texts, of the old one, and of the new one.
            case header, hunk, context, removed, added
        }

        /// What the line is.
        public let kind: Kind
        /// The line without its line feed; a carriage return stays.
        public let text: String
    }

    private static let context = 3

    /// The lines; none where the texts are equal.
    public let lines: [Line]

    /// Compares a file's text line by line.
    public init(path: String, old: some Sequence<UInt8>, new: some Sequence<UInt8>) {
        let rows = Self.rows(Self.lines(of: Array(old)), Self.lines(of: Array(new)))
        let changed = rows.indices.filter { rows[$0].kind != .context }
        guard !changed.isEmpty else {
            lines = []
            return
        }
        var lines = [
            Line(kind: .header, text: "--- \(Self.name("a/\(path)"))"),
            Line(kind: .header, text: "+++ \(Self.name("b/\(path)"))"),
        ]
        var start = (old: 1, new: 1)
        var end = 0
        for hunk in Self.hunks(around: changed, of: rows.count) {
            start.old += rows[end..<hunk.lowerBound].count { $0.kind != .added }
            start.new += rows[end..<hunk.lowerBound].count { $0.kind != .removed }
            end = hunk.upperBound
            let count = (
                rows[hunk].count { $0.kind != .added }, rows[hunk].count { $0.kind != .removed }
            )
            lines.append(
                Line(kind: .hunk, text: "@@ -\(start.old),\(count.0) +\(start.new),\(count.1) @@")
            )
            for row in rows[hunk] { lines += Self.line(row.kind, row.bytes) }
            start = (start.old + count.0, start.new + count.1)
        }
        self.lines = lines
    }

    /// All lines, those of the old text first where both changed.
    private static func rows(
        _ old: [ArraySlice<UInt8>],
        _ new: [ArraySlice<UInt8>]
    ) -> [(kind: Line.Kind, bytes: ArraySlice<UInt8>)] {
        let difference = new.difference(from: old)
        var gone = Set<Int>()
        var come = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var rows: [(kind: Line.Kind, bytes: ArraySlice<UInt8>)] = []
        var first = 0
        var second = 0
        while first < old.count || second < new.count {
            if gone.contains(first) {
                rows.append((.removed, old[first]))
                first += 1
            } else if come.contains(second) {
                rows.append((.added, new[second]))
                second += 1
            } else {
                rows.append((.context, old[first]))
                first = first + 1
                second = second + 1
            }
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

    private static func line(_ kind: Line.Kind, _ bytes: ArraySlice<UInt8>) -> [Line] {
        let mark = kind == .removed ? "-" : kind == .added ? "+" : " "
        let hasEnd = bytes.last == 0x0A
        let text = String(decoding: hasEnd ? bytes.dropLast() : bytes, as: UTF8.self)
        let line = Line(kind: kind, text: mark + text)
        return hasEnd ? [line] : [line, Line(kind: .context, text: "\\ No newline at end of file")]
    }

    /// A path as git writes it: quoted if it has special characters; with a tab at the end if it has spaces.
    private static func name(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy {
            $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
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
