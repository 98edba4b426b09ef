import Synchronization

/// A value behind a lock, with a hand-over that race detectors can see.
///
/// The slow path of `Mutex` lies in a system library that is not instrumented, so a thread sanitizer reports races
/// where there are none (Swift 6.3 on Linux). One atomic that is written on the way out and read on the way in tells it.
package struct Guarded<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let handOver = Atomic<Bool>(false)

    package init(_ value: sending Value) { mutex = Mutex(value) }

    /// Runs `body` while no other thread does.
    package borrowing func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { (value: inout sending Value) throws(Failure) -> sending Result in
            _ = handOver.load(ordering: .acquiring)
            defer { handOver.store(true, ordering: .releasing) }
            return try body(&value)
        }
    }
}
