import Dispatch
import Synchronization

/// A mutex whose hand-over from thread to thread the thread sanitizer sees.
///
/// The slow path of `Mutex` lies in a system library that is not instrumented, so the sanitizer reports races where there
/// are none (Swift 6.3 on Linux). One atomic that is written on the way out and read on the way in tells it.
package struct CheckedMutex<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let handOver = Atomic<Bool>(false)

    package init(_ value: sending Value) { mutex = Mutex(value) }

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

extension MainActor {
    private static let queueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor.
    ///
    /// The queue tells, since on Linux an asynchronous `main` moves the main actor between threads.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: queueKey) ?? false }
}
