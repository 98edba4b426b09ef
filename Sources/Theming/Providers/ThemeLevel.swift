public import ColorScience
public import Foundation

/// How prominent something is within a style; the vocabulary is open.
public struct ThemeLevel: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Takes a name as it is.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes a name as it is.
    public init(stringLiteral value: String) { rawValue = value }

    /// Running text.
    public static let normal: ThemeLevel = "normal"
    /// The main title.
    public static let mainTitle: ThemeLevel = "mainTitle"
    /// Titles below it.
    public static let subTitle: ThemeLevel = "subTitle"
}

/// Colours by style and level, from JSON: `{"light": {"normal": "#555555", "mainTitle": "#000000"}, "dark": {…}}`.
public struct LevelledColors: Hashable, Sendable {
    private let colors: [ThemeStyle: [ThemeLevel: Color]]

    /// The styles that there are colours for.
    public var styles: Set<ThemeStyle> { Set(colors.keys) }

    /// Reads every colour; one that cannot be read is an error that names its path.
    public init(json: Data) throws(JSONAccessError) {
        var colors: [ThemeStyle: [ThemeLevel: Color]] = [:]
        for (style, levels) in try JSONValue(parsing: json).members(at: "") {
            for (level, value) in try levels.members(at: style) {
                colors[ThemeStyle(rawValue: style), default: [:]][ThemeLevel(rawValue: level)] =
                    try value.color(as: "\(style).\(level)")
            }
        }
        self.colors = colors
    }

    /// The provider of a level's colour.
    ///
    /// Where a style lacks the level, `fallback` stands in; without one it is an error. A style that the JSON does not
    /// have looks like `standard`.
    public func provider(
        _ level: ThemeLevel, standard: ThemeStyle, fallback: Color? = nil
    ) throws(JSONAccessError) -> ThemeProvider<ThemeStyle, Color> {
        var found: [ThemeStyle: Color] = [:]
        for style in [standard] + colors.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            guard let color = colors[style]?[level] ?? fallback else {
                throw .missing(path: "\(style.rawValue).\(level.rawValue)", suggestion: nil)
            }
            found[style] = color
        }
        guard let usual = found[standard] else { throw .missing(path: standard.rawValue, suggestion: nil) }
        return ThemeProvider { [found] in found[$0] ?? usual }
    }
}

extension JSONValue {
    /// The members of an object, in alphabetical order; `path` is where it is.
    fileprivate func members(at path: String) throws(JSONAccessError) -> [(name: String, value: JSONValue)] {
        guard case .object(let members) = self else {
            throw .wrongType(path: path, expected: "an object", found: kind)
        }
        return members.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }
}
