/// A large value that many others hold, each of them at the cost of one reference.
final class Shared<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
