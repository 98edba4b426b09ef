import Dispatch
import Synchronization

/// A mutex that the thread sanitizer understands.
///
/// The slow path of `Mutex` is in a system library without instrumentation, so the sanitizer reports false races (Swift
/// 6.3 on Linux). An atomic, written when the lock is released and read when it is taken, shows it the order.
package struct CheckedMutex<Value>: ~Copyable, Sendable {
    private let mutex: Mutex<Value>
    private let handOver = Atomic<Bool>(false)

    package init(_ value: sending Value) {
        mutex = Mutex(value)
    }

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

    /// The queue decides, since on Linux an asynchronous `main` moves the main actor between threads.
    static var isCurrent: Bool {
        DispatchQueue.getSpecific(key: queueKey) ?? false
    }
}
