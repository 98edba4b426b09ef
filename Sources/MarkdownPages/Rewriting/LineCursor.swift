/// A place in a line, in bytes and in columns: a tab reaches to the next multiple of 4 (CommonMark 0.30, section 2.2).
struct LineCursor {
    let bytes: ArraySlice<UInt8>
    private(set) var index: Int
    private var column = 0
    /// The column at which the byte at `index` begins: less than `column` within a tab.
    private var byteColumn = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var rest: ArraySlice<UInt8> { bytes[index...] }
    var isBlank: Bool { rest.allSatisfy { $0.isBlank } }
    var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    /// The text before the place; columns of a tab that reaches beyond it are spaces.
    var consumed: [UInt8] {
        Array(bytes[..<index]) + Array(repeating: UInt8(ascii: " "), count: column - byteColumn)
    }

    /// The columns of blanks that follow, counted up to a limit.
    func indent(upTo limit: Int) -> Int {
        var copy = self
        return copy.skip(columns: limit)
    }

    /// Skips blanks and returns how many columns they had.
    @discardableResult
    mutating func skip(columns count: Int) -> Int {
        var rest = count
        while rest > 0, let byte = current, byte.isBlank {
            let width = min(byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1, rest)
            column += width
            rest -= width
            if byte != UInt8(ascii: "\t") || column % 4 == 0 {
                index = index + 1
                byteColumn = column
            }
        }
        return count - rest
    }

    /// Skips bytes that are no blanks.
    mutating func skip(bytes count: Int) {
        index += count
        column += count
        byteColumn = column
    }
}
