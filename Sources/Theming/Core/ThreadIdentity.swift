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
