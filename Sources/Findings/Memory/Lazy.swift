import Synchronization

/// A value that is made when something first asks for it.
package final class Lazy<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    /// Makes nothing yet.
    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// The value, which is made once; who asks meanwhile waits.
    package var value: Value {
        made.withLock { made in
            let value = made ?? make()
            made = value
            return value
        }
    }
}
