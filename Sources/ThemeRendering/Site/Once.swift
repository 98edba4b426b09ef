import Synchronization

/// A value that is made when it is first asked for; other threads wait for it meanwhile.
package final class Once<Value: Sendable>: Sendable {
    private let make: @Sendable () throws -> Value
    private let known = Mutex<Value?>(nil)

    package init(_ make: @escaping @Sendable () throws -> Value) { self.make = make }

    package var value: Value {
        get throws {
            try known.withLock { known in
                if let known { return known }
                let made = try make()
                known = made
                return made
            }
        }
    }
}
