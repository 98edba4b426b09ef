/// What is held until the program ends, which then need not wait until it is taken apart.
enum UntilExit {
    private final class Holder<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// Holds a value until the program ends.
    static func hold<Value>(_ value: Value) { _ = Unmanaged.passRetained(Holder(value)) }
}
