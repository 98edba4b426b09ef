/// A file that parts lie in.
protocol PartSource: AnyObject, Sendable {
    /// Hands `count` bytes from a place on to `visit`, a block at a time; throws where the file is shorter.
    func forEachBlock(from start: Int, count: Int, _ visit: (UnsafeRawBufferPointer) throws -> Void) throws
}
