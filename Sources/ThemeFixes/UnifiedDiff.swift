/// The difference between two texts with equally many lines, in the format of `git apply` and `patch -p1`.
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
    ///
    /// Values are replaced within their lines, so that no line is ever added or lost.
    public init(path: String, old: some Sequence<UInt8>, new: some Sequence<UInt8>) {
        let (before, after) = (Self.lines(of: Array(old)), Self.lines(of: Array(new)))
        let changed = zip(before, after).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
        guard !changed.isEmpty else {
            lines = []
            return
        }
        var lines = [
            Line(kind: .header, text: "--- \(Self.name("a/\(path)"))"),
            Line(kind: .header, text: "+++ \(Self.name("b/\(path)"))"),
        ]
        for hunk in Self.hunks(around: changed, of: before.count) {
            let range = "\(hunk.lowerBound + 1),\(hunk.count)"
            lines.append(Line(kind: .hunk, text: "@@ -\(range) +\(range) @@"))
            lines += Self.lines(in: hunk, before, after)
        }
        self.lines = lines
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

    /// One hunk; consecutive changed lines are listed old ones first.
    private static func lines(in hunk: Range<Int>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Line] {
        var lines: [Line] = []
        var added: [Line] = []
        for index in hunk {
            let isChanged = old[index] != new[index]
            if !isChanged {
                lines += added
                added = []
            }
            lines += line(isChanged ? .removed : .context, old[index])
            if isChanged { added += line(.added, new[index]) }
        }
        return lines + added
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
