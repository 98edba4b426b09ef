import Synchronization

/// Room in memory that several threads take from.
final class MemoryRoom: Sendable {
    private let left: Mutex<Int>

    /// Has room for so many bytes.
    init(for count: Int) { left = Mutex(count) }

    /// Takes room for so many bytes, where there is enough.
    func take(_ count: Int) -> Bool {
        left.withLock { left in
            guard count <= left else { return false }
            left -= count
            return true
        }
    }
}
