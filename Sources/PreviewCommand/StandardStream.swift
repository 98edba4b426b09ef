import Findings
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A stream that the program writes to, and whether it took everything.
final class StandardStream: Sendable {
    private let descriptor: Int32
    private let refused = Mutex<Int32?>(nil)

    /// Writes to standard output or standard error.
    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Why something was not written, in the system's words; nil where everything was.
    var refusal: String? { refused.withLock { $0 }.map { String(cString: strerror($0)) } }

    /// Writes a text; where the stream takes it no more, nothing else is written either.
    func put(_ text: String) {
        if refusal != nil { return }
        text.withBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
                if count <= 0 {
                    let reason = count < 0 ? errno : EIO
                    if reason == EINTR { continue }
                    return refused.withLock { $0 = reason }
                }
                offset += count
            }
        }
    }
}
