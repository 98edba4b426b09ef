import SystemPackage
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FileDescriptor {
    /// Itself, if it is a regular file; else closes it and throws.
    func checkedAsRegular() throws -> FileDescriptor {
        let kind = (try? stat()).map { FileKind($0) }
        if kind == .file { return self }
        try? close()
        throw kind == .folder ? Errno.isDirectory : FileProblem.special
    }

    /// Passes the rest of the file to `visit`: whole blocks of 64 KiB, then what is left; stops soon after `limit` bytes.
    func forEachBlock(limit: Int = .max, _ visit: (UnsafeRawBufferPointer) throws -> Void) throws {
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)
        defer { block.deallocate() }
        var total = 0
        while total <= limit {
            let filled = try fill(block)
            if filled > 0 { try visit(UnsafeRawBufferPointer(rebasing: block[..<filled])) }
            if filled < block.count { return }
            total += filled
        }
    }

    /// Reads until the buffer is full or the file ends; returns the number of bytes.
    func fill(_ buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        var filled = 0
        while filled < buffer.count {
            let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            if count == 0 { break }
            filled += count
        }
        return filled
    }

    /// Reads as many bytes as `piece` has; returns whether they are equal.
    func continues(with piece: UnsafeRawBufferPointer) throws -> Bool {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: piece.count, alignment: 8)
        defer { buffer.deallocate() }
        return try fill(buffer) == piece.count && buffer.elementsEqual(piece)
    }

    /// Reads to the end, or until it has more than `limit` bytes.
    func readAll(limit: Int = .max) throws -> Data {
        var bytes = Data()
        try forEachBlock(limit: limit) { bytes.append(contentsOf: $0) }
        return bytes
    }

    /// Writes the pieces that `fill` hands over, 64 KiB at a time; returns the hash of all bytes.
    func write(_ fill: (ByteSink) throws -> Void) throws -> UInt64 {
        var hash = ContentHash()
        var waiting = [UInt8]()
        var count = 0
        func flush(_ length: Int) throws {
            try waiting[..<length].withUnsafeBytes { bytes in
                hash.add(piece: bytes)
                _ = try writeAll(bytes)
            }
            waiting.removeFirst(length)
        }
        try fill { piece in
            waiting.append(contentsOf: piece)
            count += piece.count
            if waiting.count >= 1 << 16 {
                try flush(waiting.count - waiting.count % ContentHash.block)
            }
        }
        try flush(waiting.count)
        hash.add(UInt64(count))
        return hash.value
    }
}
