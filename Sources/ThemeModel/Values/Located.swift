public import SourceText
import Findings

/// A value with the place it was written at; nil for one made in code.
public struct Located<Value> {
    /// The value.
    public var value: Value
    /// The place where it was written.
    public var location: SourceLocation?

    /// Pairs a value with its place.
    public init(_ value: Value, at location: SourceLocation? = nil) {
        self.value = value
        self.location = location
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
