import Synchronization

/// A target that remembers the last theme.
final class Target: Sendable {
    private let theme = Atomic<Int>(0)

    var last: Int { theme.load(ordering: .relaxed) }

    /// Called by one thread at a time: a plain store, so that the measurements are of what calls it.
    func take(_ theme: Int) { self.theme.store(theme, ordering: .relaxed) }
}
