import Synchronization

/// A registered handler, which it can end before its target does.
///
/// Dropping a registration does not end it.
public final class Registration: Sendable {
    private let cancelled = Atomic<Bool>(false)

    init() {}

    /// Ends the registration at once, also for the rest of a delivery under way; further calls do nothing.
    ///
    /// The objects that the handler holds are released when the theme next changes.
    public func cancel() {
        cancelled.store(true, ordering: .sequentiallyConsistent)
    }

    /// The handler was cancelled, or its target was found to be gone.
    public var isCancelled: Bool {
        cancelled.load(ordering: .sequentiallyConsistent)
    }
}

/// A failure inside a themer.
public enum ThemerFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Handlers kept answering each theme with another one, so the themer refused the last one.
    ///
    /// The theme before it stays, and every handler has that.
    case endlessChange(limit: Int)

    /// The failure in a sentence.
    public var description: String {
        switch self {
        case .endlessChange(let limit):
            "handlers set a new theme \(limit) times in answer to one change, so the next one was refused"
        }
    }
}
