/// The markers of lists and quotes that are nested too deep: libcmark takes time that grows with depth times lines.
enum NestingLimit {
    static let limit = 100

    /// The markers beyond the limit.
    ///
    /// It counts markers alone, not what libcmark makes of them, so it may count too many in code, where hiding them
    /// shows nowhere. Complexity: O(n).
    static func deepMarkers(in bytes: [UInt8]) -> [(index: Int, as: HiddenByte)] {
        var found: [(index: Int, as: HiddenByte)] = []
        // The columns of the markers of items that may still be open.
        var columns: [Int] = []
        var index = 0
        while index < bytes.count {
            var column = 0
            var quotes = 0
            var isFirst = true
            while index < bytes.count, bytes[index].isBlank || marker(at: index, in: bytes) > 0 {
                let length = marker(at: index, in: bytes)
                if length > 0 {
                    if isFirst {
                        while let last = columns.last, last >= column { columns.removeLast() }
                    }
                    isFirst = false
                    let isQuote = bytes[index] == UInt8(ascii: ">")
                    let last = index + length - 1
                    if columns.count + quotes >= limit, let hidden = HiddenByte(hiding: bytes[last])
                    {
                        found.append((last, hidden))
                    } else if isQuote {
                        quotes += 1
                    } else {
                        columns.append(column)
                    }
                }
                column += bytes[index] == UInt8(ascii: "\t") ? 4 - column % 4 : max(length, 1)
                index += max(length, 1)
            }
            if isFirst, index < bytes.count, !bytes[index].isLineEnd {
                while let last = columns.last, last >= column { columns.removeLast() }
            }
            while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            index += 1
        }
        return found
    }

    /// The length of the marker of a list or quote at an index, 0 for none.
    private static func marker(at index: Int, in bytes: [UInt8]) -> Int {
        switch bytes[index] {
        case UInt8(ascii: ">"): return 1
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
            return index + 1 == bytes.count || bytes[index + 1].isBlank
                || bytes[index + 1].isLineEnd ? 1 : 0
        case let byte where byte.isDigit:
            let digits = bytes[index...].prefix(10).prefix { $0.isDigit }.count
            guard digits < 10, index + digits < bytes.count,
                ".)".utf8.contains(bytes[index + digits]),
                index + digits + 1 == bytes.count || bytes[index + digits + 1].isBlank
                    || bytes[index + digits + 1].isLineEnd
            else { return 0 }
            return digits + 1
        default: return 0
        }
    }
}
