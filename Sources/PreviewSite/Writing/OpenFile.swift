import SystemPackage

/// A file that is open as long as somebody may read it.
final class OpenFile: Sendable {
    let descriptor: FileDescriptor

    /// Takes an open file, and closes it in the end.
    init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

    deinit { try? descriptor.close() }
}

extension OpenFile: Equatable {
    /// Whether two are the same, opened once.
    static func == (left: OpenFile, right: OpenFile) -> Bool { left === right }
}
