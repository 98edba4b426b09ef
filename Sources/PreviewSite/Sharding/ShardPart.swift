import SystemPackage

/// What the themes of a shard add to a gap of a shared file.
///
/// The file is open only while it is read: each of very many shards has some, and a system lets only so many be open.
final class ShardPart: PartSource {
    /// How many bytes there are.
    var size: Int { Int(stamp.size) }

    private let path: String
    private let stamp: FileStamp
    /// What the shard is called.
    private let shard: String

    /// Finds the file; nil where there is none.
    init?(at path: String, of shard: String) {
        guard let stamp = FileStamp(at: path) else { return nil }
        (self.path, self.stamp, self.shard) = (path, stamp, shard)
    }

    /// The hash of its bytes.
    var hash: UInt64 {
        get throws { try read { try $0.hash(ofFirst: size) } }
    }

    func forEachBlock(from start: Int, count: Int, _ visit: (UnsafeRawBufferPointer) throws -> Void) throws {
        try read { try $0.forEachBlock(from: start, count: count, visit) }
    }

    /// Opens the file for a while; throws where it is not the one that was found, as that of a shard that is built again.
    private func read<Value>(_ body: (FileDescriptor) throws -> Value) throws -> Value {
        do {
            let descriptor = try FileDescriptor.open(path, .readOnly, options: .noFollow)
            return try descriptor.closeAfter {
                guard FileStamp(of: descriptor.rawValue) == stamp else { throw ShardError.incomplete(shard) }
                return try body(descriptor)
            }
        } catch Errno.noSuchFileOrDirectory {
            throw ShardError.incomplete(shard)
        }
    }
}
