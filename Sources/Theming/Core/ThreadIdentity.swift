import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A thread, told apart from the others that run at the same time.
struct ThreadIdentity: Equatable, Sendable {
    /// Not 0.
    let rawValue: UInt

    /// The thread that asks.
    static var current: ThreadIdentity {
        #if os(Linux) && canImport(Glibc)
            ThreadIdentity(rawValue: pthread_self())
        #else
            ThreadIdentity(rawValue: UInt(bitPattern: pthread_self()))
        #endif
    }
}

/// The queue that the main actor runs on.
///
/// On Linux it moves between threads once the program waits in an asynchronous `main`, so the thread says nothing.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on it.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
