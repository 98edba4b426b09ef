import SystemPackage

/// A file that is open as long as somebody may read it.
final class OpenFile: Sendable {
    let descriptor: FileDescriptor

    /// Takes an open file, and closes it in the end.
    init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

    /// An empty file for what is written and read again by nobody else.
    static func emptied(at path: String) throws -> OpenFile {
        OpenFile(
            try FileDescriptor.open(
                path, .readWrite, options: [.create, .truncate, .noFollow], permissions: .ownerReadWrite))
    }

    deinit { try? descriptor.close() }
}

extension OpenFile: Equatable {
    /// Whether two are the same, opened once.
    static func == (left: OpenFile, right: OpenFile) -> Bool { left === right }
}
