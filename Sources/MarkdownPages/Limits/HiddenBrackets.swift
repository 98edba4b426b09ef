/// Brackets that nothing closes: libcmark takes time that grows with their number times the number of links.
enum HiddenBrackets {
    /// The most open brackets of a paragraph.
    static let limit = 1_000
    /// The most images of a paragraph, since a `]` in code closes nothing and yet counts.
    private static let imageLimit = 4_000

    /// The opening brackets that exceed a limit in their paragraph.
    ///
    /// Complexity: O(n).
    static func excess(in bytes: [UInt8]) -> [(index: Int, as: HiddenByte)] {
        var found: [(index: Int, as: HiddenByte)] = []
        var open = 0
        var images = 0
        var isBlankLine = true
        var previous = UInt8(ascii: "\n")
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "["):
                let isImage = previous == UInt8(ascii: "!")
                if open < limit && !(isImage && images == imageLimit) {
                    open += 1
                    if isImage { images += 1 }
                } else {
                    found.append((index, .bracket))
                }
            case UInt8(ascii: "]") where open > 0: open -= 1
            case UInt8(ascii: "\n"):
                if isBlankLine {
                    open = 0
                    images = 0
                }
                isBlankLine = true
            default: break
            }
            if !byte.isBlank, !byte.isLineEnd, byte != UInt8(ascii: ">") { isBlankLine = false }
            previous = byte
        }
        return found
    }
}
