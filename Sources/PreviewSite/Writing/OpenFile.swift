import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is open as long as somebody may read it.
final class OpenFile: Sendable {
    let descriptor: FileDescriptor

    /// Takes an open file, and closes it in the end.
    init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

    /// An empty file for what is written and read again by nobody else: it has lost its name, and goes when it is closed.
    static func unnamed(at path: String) throws -> OpenFile {
        let descriptor = try FileDescriptor.open(
            path, .readWrite, options: [.create, .exclusiveCreate, .noFollow], permissions: .ownerReadWrite)
        unlink(path)
        return OpenFile(descriptor)
    }

    /// Some of the bytes; throws where the file is shorter.
    func bytes(_ range: Range<Int>) throws -> [UInt8] {
        try Array(unsafeUninitializedCapacity: range.count) { bytes, count in
            let wanted = UnsafeMutableBufferPointer(rebasing: bytes[..<range.count])
            try descriptor.fill(UnsafeMutableRawBufferPointer(wanted), from: range.lowerBound)
            count = range.count
        }
    }

    deinit { try? descriptor.close() }
}

extension OpenFile: PartSource {
    func forEachBlock(from start: Int, count: Int, _ visit: (UnsafeRawBufferPointer) throws -> Void) throws {
        try descriptor.forEachBlock(from: start, count: count, visit)
    }
}
