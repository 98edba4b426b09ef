/// The parts of all themes, to be read from several threads at once.
struct StoredParts: Sendable {
    let files: [[PartStore.Gap]]

    /// How many bytes there are for a file.
    func count(of file: Int) -> Int { files[file].reduce(0) { $0 + $1.count } }

    /// Hands a file to `write` piece by piece: `texts` with the parts between them; returns where each gap begins.
    func assemble(
        _ file: Int, _ texts: [[UInt8]], _ write: (UnsafeRawBufferPointer) throws -> Void
    ) throws -> [Int] {
        var (starts, length) = ([Int](), 0)
        for (index, text) in texts.enumerated() {
            try text.withUnsafeBytes(write)
            length += text.count
            guard index < files[file].count else { continue }
            starts.append(length)
            length += files[file][index].count
            try copy(index, of: file, to: write)
        }
        return starts
    }

    /// Hands what fills a gap to `write`, piece by piece.
    func copy(_ gap: Int, of file: Int, to write: (UnsafeRawBufferPointer) throws -> Void) throws {
        let gap = files[file][gap]
        for piece in gap.pieces {
            switch piece {
            case .bytes(let bytes): try bytes.withUnsafeBytes(write)
            case .stored(let file, let range):
                try file.forEachBlock(from: range.lowerBound, count: range.count, write)
            }
        }
        try gap.waiting.withUnsafeBytes(write)
    }
}
