import SystemPackage
import ThemeRendering

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FileDescriptor {
    /// Hands `count` bytes from a place on to `visit`, a block at a time; throws where the file is shorter.
    func forEachBlock(from start: Int, count: Int, _ visit: (UnsafeRawBufferPointer) throws -> Void) throws {
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: min(max(count, 1), 1 << 16), alignment: 8)
        defer { block.deallocate() }
        var done = 0
        while done < count {
            let wanted = UnsafeMutableRawBufferPointer(rebasing: block[..<min(block.count, count - done)])
            try fill(wanted, from: start + done)
            try visit(UnsafeRawBufferPointer(wanted))
            done += wanted.count
        }
    }

    /// Fills a buffer with the bytes from a place on; throws where the file is shorter.
    func fill(_ buffer: UnsafeMutableRawBufferPointer, from start: Int) throws {
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let read = try read(fromAbsoluteOffset: Int64(start + filled), into: rest)
            if read == 0 { throw Errno(rawValue: EIO) }
            filled += read
        }
    }

    /// Whether the bytes from a place on are these; not so where they cannot be read.
    func has(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Bool {
        var (offset, isEqual) = (0, true)
        do {
            try forEachBlock(from: start, count: bytes.count) { block in
                let part = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + block.count])
                isEqual = isEqual && part.hasBytes(of: block)
                offset += block.count
            }
        } catch {
            return false
        }
        return isEqual
    }

    /// The hash of the first `count` bytes, as ``ContentHash/of(_:)`` gives it; throws where the file is shorter.
    func hash(ofFirst count: Int) throws -> UInt64 {
        var hash = ContentHash()
        let whole = count - count % ContentHash.block
        try forEachBlock(from: 0, count: whole) { hash.add(blocks: $0) }
        if whole == count { hash.finish(UnsafeRawBufferPointer(start: nil, count: 0), count: count) }
        try forEachBlock(from: whole, count: count - whole) { hash.finish($0, count: count) }
        return hash.value
    }
}
