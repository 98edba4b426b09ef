package import Synchronization

/// A value that is made when something first asks for it.
package final class Lazy<Value: Sendable>: Sendable {
    @usableFromInline let made = Mutex<Value?>(nil)
    @usableFromInline let make: @Sendable () -> Value

    /// Makes nothing yet.
    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    /// The value, which is made once; who asks meanwhile waits.
    @inlinable package var value: Value {
        made.withLock { made in
            let value = made ?? make()
            made = value
            return value
        }
    }
}
