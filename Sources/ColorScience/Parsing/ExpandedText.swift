/// A text in which names are replaced by their meanings.
struct ExpandedText {
    /// The UTF-8, with a placeholder for each colour that a name stands for.
    private(set) var bytes: [UInt8] = []
    private var pieces: [Piece] = []
    private var placeholders: [(position: Int, color: Color)] = []

    /// A byte that begins no token of CSS.
    private static let placeholder: UInt8 = 1
    /// A comment, which keeps the tokens of two texts apart.
    private static let seam = Array("/**/".utf8)

    /// A run of bytes, and its place in the original.
    private struct Piece {
        let start: Int
        let offset: Int
        let isOriginal: Bool
        /// The name whose meaning the run belongs to.
        let name: ColorName?
    }

    /// The colours by the positions of their placeholders.
    var colors: [Int: Color] {
        Dictionary(uniqueKeysWithValues: placeholders.map { ($0.position, $0.color) })
    }

    /// Appends a run of the original.
    mutating func append(original run: ArraySlice<UInt8>, at offset: Int) {
        append(run, at: offset, isOriginal: true, of: nil)
    }

    /// Appends what stands for a name at `offset`; all of it has that place.
    mutating func append(_ run: ArraySlice<UInt8>, at offset: Int, of name: ColorName?) {
        append(run, at: offset, isOriginal: false, of: name)
    }

    private mutating func append(
        _ run: ArraySlice<UInt8>,
        at offset: Int,
        isOriginal: Bool,
        of name: ColorName?
    ) {
        let piece = Piece(start: bytes.count, offset: offset, isOriginal: isOriginal, name: name)
        pieces.append(piece)
        bytes += run
    }

    mutating func append(_ color: Color, at offset: Int, of name: ColorName) {
        appendSeam(at: offset, of: name)
        placeholders.append((bytes.count, color))
        append([Self.placeholder], at: offset, of: name)
        appendSeam(at: offset, of: name)
    }

    mutating func appendSeam(at offset: Int, of name: ColorName?) {
        append(Self.seam[...], at: offset, of: name)
    }

    mutating func truncate(to count: Int) {
        bytes.removeSubrange(count...)
        while let last = pieces.last, last.start >= count {
            pieces.removeLast()
        }
        while let last = placeholders.last, last.position >= count {
            placeholders.removeLast()
        }
    }

    /// The failure with its place in the original instead of that in the expanded text.
    func located(_ failure: ParsingFailure) -> ParsingFailure {
        let after = pieces.firstIndex { $0.start > failure.offset } ?? pieces.count
        guard after > 0 else { return failure }
        let piece = pieces[after - 1]
        var result = failure
        result.offset = piece.offset
        if piece.isOriginal {
            result.offset += failure.offset - piece.start
            return result
        }
        if let name = piece.name {
            result.message += ", in the value of \(name)"
            result.suggestion = nil
        }
        return result
    }
}
