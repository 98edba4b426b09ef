import SourceText

/// The lines of a file that a directive asks for, without those that mark anchors.
struct IncludedLines {
    /// With their numbers in the file, counted from 0.
    private(set) var lines: [(number: Int, bytes: ArraySlice<UInt8>)] = []
    private(set) var problem: IncludeProblem.Kind?

    init(_ text: String, part: IncludedPart) {
        var all = text.byteLines
        if all.last?.isEmpty ?? false { all.removeLast() }
        switch part {
        case .lines(let first, let end):
            if first > 0, first >= all.count { problem = .lines(count: all.count) }
            for number in min(
                first,
                all.count
            )..<max(min(end ?? .max, all.count), min(first, all.count))
            where Anchor(all[number]) == nil { lines.append((number, all[number])) }
        case .anchor(let name):
            addLines(of: name, in: all)
        }
    }

    private mutating func addLines(of name: String, in all: [ArraySlice<UInt8>]) {
        var isInside = false
        var wasInside = false
        for (number, line) in all.enumerated() {
            if let anchor = Anchor(line) {
                if anchor.name.elementsEqual(name.utf8) {
                    if isInside && anchor.isEnd { break }
                    if !anchor.isEnd {
                        isInside = true
                        wasInside = true
                    }
                }
            } else if isInside {
                lines.append((number, line))
            }
        }
        if !wasInside { problem = .anchor(name) }
    }
}

/// `ANCHOR: name` or `ANCHOR_END: name`, usually in a comment.
private struct Anchor {
    let name: ArraySlice<UInt8>
    let isEnd: Bool

    init?(_ line: ArraySlice<UInt8>) {
        var rest = line
        while let start = rest.firstIndex(of: UInt8(ascii: "A")) {
            rest = rest[start...]
            for (word, isEnd) in [("ANCHOR:", false), ("ANCHOR_END:", true)]
            where rest.starts(with: word.utf8) {
                let name = rest.dropFirst(word.utf8.count).drop(while: \.isBlank).prefix {
                    $0.isASCIIAlphanumeric || $0 >= 0x80 || $0 == UInt8(ascii: "_")
                        || $0 == UInt8(ascii: "-")
                }
                if name.isEmpty { continue }
                self.name = name
                self.isEnd = isEnd
                return
            }
            rest = rest.dropFirst()
        }
        return nil
    }
}
