import Findings
public import Foundation

/// Themes that can be chosen by name, each made when it is asked for.
public final class ThemeRegistry: Sendable {
    private let makers = Guarded<[String: @Sendable () -> any PaletteTheme]>([:])

    /// Makes a registry without themes.
    public init() {}

    /// Adds a theme under a name, in place of one that is there.
    public func register(_ name: String, _ make: @escaping @Sendable () -> any PaletteTheme) {
        makers.withLock { $0[name] = make }
    }

    /// The names, in alphabetical order.
    public var names: [String] { makers.withLock { $0.keys.sorted() } }

    /// The theme with a name.
    public func theme(named name: String) throws(ThemeSelectionError) -> any PaletteTheme {
        guard let make = makers.withLock({ $0[name] }) else {
            let names = names
            throw .unknownTheme(name, suggestion: closestMatch(to: name, among: names), known: names)
        }
        return make()
    }

    /// The theme that JSON names, as in `{"theme": "AlternativeTheme"}`.
    public func theme(json: Data) throws(ThemeSelectionError) -> any PaletteTheme {
        let name: String
        do throws(JSONAccessError) {
            name = try JSONValue(parsing: json).text(at: "theme")
        } catch {
            throw .unreadable(error)
        }
        return try theme(named: name)
    }
}

/// Why no theme could be chosen.
public enum ThemeSelectionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The JSON has no name where one is looked for.
    case unreadable(JSONAccessError)
    /// No theme has the name.
    case unknownTheme(String, suggestion: String?, known: [String])

    /// What is wrong, in a sentence.
    public var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .unknownTheme(let name, let suggestion, let known):
            "theme: there is no theme '\(name)', "
                + (suggestion.map(didYouMean)
                    ?? (known.isEmpty ? "for none is registered" : "only \(known.joined(separator: ", "))"))
        }
    }
}

extension ThemeSelectionError: LocalizedError {
    /// What is wrong, in a sentence, for an application that shows it.
    public var errorDescription: String? { description }
}
