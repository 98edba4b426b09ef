/// What is held until the program ends, which then need not wait until it is taken apart.
enum UntilExit {
    private final class Holder {
        let values: [any Sendable]

        init(_ values: [any Sendable]) { self.values = values }
    }

    /// Holds values until the program ends.
    static func hold(_ values: any Sendable...) { _ = Unmanaged.passRetained(Holder(values)) }
}
