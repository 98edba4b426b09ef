/// The brackets of footnotes' marks, which libcmark would take for links.
enum FootnoteMarks {
    /// Every `[^label]` with a label that some line may define, except after a backslash.
    static func brackets(in bytes: [UInt8]) -> [(index: Int, as: HiddenByte)] {
        var marks: [(range: Range<Int>, label: [UInt8])] = []
        var defined: Set<[UInt8]> = []
        var index = 0
        while index + 3 < bytes.count {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if let end = end(ofMarkAt: index, in: bytes) {
                let label = lowercased(bytes[index + 2..<end])
                marks.append((index..<end + 1, label))
                if isDefinition(index..<end + 1, in: bytes) { defined.insert(label) }
                index = end + 1
            } else {
                index += 1
            }
        }
        var brackets: [(index: Int, as: HiddenByte)] = []
        for mark in marks where defined.contains(mark.label) {
            brackets.append((mark.range.lowerBound, .noteOpening))
            brackets.append((mark.range.upperBound - 1, .noteClosing))
        }
        return brackets
    }

    /// The label of a definition that begins a line, and the text after its colon.
    static func definition(in line: ArraySlice<UInt8>) -> (label: [UInt8], rest: ArraySlice<UInt8>)?
    {
        guard line.first == HiddenByte.noteOpening.rawValue,
            let end = line.firstIndex(of: HiddenByte.noteClosing.rawValue),
            line[end...].dropFirst().first == UInt8(ascii: ":")
        else { return nil }
        let rest = line[end...].dropFirst(2).drop { $0.isBlank }
        return (lowercased(line[line.startIndex + 2..<end]), rest)
    }

    static func lowercased(_ label: some Sequence<UInt8>) -> [UInt8] {
        Array(String(decoding: Array(label), as: UTF8.self).lowercased().utf8)
    }

    /// The index of the `]`, at most 200 bytes on: a search to the end for each of many would take quadratic time.
    private static func end(ofMarkAt index: Int, in bytes: [UInt8]) -> Int? {
        guard bytes[index] == UInt8(ascii: "["), bytes[index + 1] == UInt8(ascii: "^") else {
            return nil
        }
        let label = bytes[(index + 2)...].prefix(200).prefix {
            $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[")
        }
        let end = label.endIndex
        return label.isEmpty || end == bytes.count || bytes[end] != UInt8(ascii: "]") ? nil : end
    }

    /// True with a colon after it, and nothing but markers of lists and quotes before it in its line.
    private static func isDefinition(_ mark: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard mark.upperBound < bytes.count, bytes[mark.upperBound] == UInt8(ascii: ":") else {
            return false
        }
        var index = mark.lowerBound
        while index > 0, !bytes[index - 1].isLineEnd {
            index -= 1
            let byte = bytes[index]
            if !byte.isBlank && !byte.isDigit && !">-+*.)".utf8.contains(byte) { return false }
        }
        return true
    }
}
