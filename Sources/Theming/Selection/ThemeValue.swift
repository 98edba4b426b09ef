public import Foundation

/// One value per theme, chosen by the theme's index.
public struct ThemeValue<Value> {
    /// The values in the order of the themes.
    public let values: [Value]

    /// Makes a value of those of each theme.
    public init(_ values: [Value]) {
        self.values = values
    }

    /// The value for a theme; a theme without one is an error, never another theme's value.
    public func value(at index: Int) throws(ThemeIndexError) -> Value {
        guard values.indices.contains(index) else {
            throw ThemeIndexError(index: index, count: values.count)
        }
        return values[index]
    }
}

extension ThemeValue: Sendable where Value: Sendable {}
extension ThemeValue: Equatable where Value: Equatable {}

/// An index without a value.
public struct ThemeIndexError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The index.
    public let index: Int
    /// The number of values.
    public let count: Int

    /// The problem in a sentence.
    public var description: String {
        "there is no value for theme \(index): there are \(count)"
    }
}

extension ThemeIndexError: LocalizedError {
    /// The problem in a sentence, for an application that shows it.
    public var errorDescription: String? {
        description
    }
}
