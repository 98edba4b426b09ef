public import Foundation
import SourceText

/// Themes that can be chosen by name, each made on demand.
public struct ThemeRegistry<Theme: Sendable>: Sendable {
    private var makers: [String: @Sendable () -> Theme] = [:]

    /// Makes a registry without themes.
    public init() {}

    /// Makes a registry of an enumeration's cases, by their raw values.
    public init() where Theme: CaseIterable & RawRepresentable<String> {
        for theme in Theme.allCases {
            register(theme.rawValue) { theme }
        }
    }

    /// Adds a theme under a name, or replaces the one of that name.
    public mutating func register(_ name: String, _ make: @escaping @Sendable () -> Theme) {
        makers[name] = make
    }

    /// The names, in alphabetical order.
    public var names: [String] { makers.keys.sorted() }

    /// The theme with a name.
    public func theme(named name: String) throws(ThemeSelectionError) -> Theme {
        guard let make = makers[name] else {
            throw .unknownTheme(
                name,
                suggestion: closestMatch(to: name, among: names),
                known: names
            )
        }
        return make()
    }

    /// The theme that JSON names, as in `{"theme": "AlternativeTheme"}`.
    public func theme(json: Data) throws(ThemeSelectionError) -> Theme {
        let name: String
        do throws(JSONAccessError) {
            name = try JSONTokens(json: json).text(at: "theme")
        } catch {
            throw .unreadable(error)
        }
        return try theme(named: name)
    }
}

extension Themer {
    /// Makes the theme that JSON names the current one; false when it already is.
    ///
    /// If the name or the JSON is wrong, the current theme stays and no handler is called.
    @discardableResult
    public func select(json: Data, from registry: ThemeRegistry<Theme>) throws(ThemeSelectionError)
        -> Bool
    {
        set(try registry.theme(json: json))
    }
}

/// The reason why no theme could be chosen.
public enum ThemeSelectionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The JSON has no theme name.
    case unreadable(JSONAccessError)
    /// No theme has the name.
    case unknownTheme(String, suggestion: String?, known: [String])

    /// The problem in a sentence.
    public var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .unknownTheme(let name, let suggestion, let known):
            "theme: there is no theme '\(name)', \(Self.help(suggestion, known))"
        }
    }

    private static func help(_ suggestion: String?, _ known: [String]) -> String {
        if let suggestion {
            return didYouMean(suggestion)
        }
        if known.isEmpty {
            return "since none is registered"
        }
        return "only \(known.joined(separator: ", "))"
    }
}

extension ThemeSelectionError: LocalizedError {
    /// The problem in a sentence, for an application that shows it.
    public var errorDescription: String? { description }
}
