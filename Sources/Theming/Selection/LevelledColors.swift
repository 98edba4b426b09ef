public import ColorScience
public import Foundation

/// Colours by theme and level, from JSON: `{"light": {"normal": "#555555", "mainTitle": "#000000"}, "dark": {…}}`.
public struct LevelledColors: Hashable, Sendable {
    private let colors: [String: [String: Color]]

    /// The names of the themes that there are colours for, in alphabetical order.
    public var themes: [String] {
        colors.keys.sorted()
    }

    /// Reads every colour; one that cannot be read is an error that names its path.
    public init(json: Data) throws(JSONAccessError) {
        var colors: [String: [String: Color]] = [:]
        for (theme, levels) in try JSONNode(parsing: json).members(at: "") {
            for (level, value) in try levels.members(at: theme) {
                colors[theme, default: [:]][level] = try value.color(as: "\(theme).\(level)")
            }
        }
        self.colors = colors
    }

    /// The provider of a level's colour, for themes whose raw values are the names in the JSON.
    ///
    /// A theme without the level gets `fallback`; without a fallback it is an error. Themes that are not in the JSON look
    /// like `standard`.
    public func provider<Theme: RawRepresentable<String> & Sendable>(
        _ level: String,
        standard: Theme,
        fallback: Color? = nil
    ) throws(JSONAccessError) -> ThemeProvider<Theme, Color> {
        var found: [String: Color] = [:]
        for theme in [standard.rawValue] + themes {
            guard let color = colors[theme]?[level] ?? fallback else {
                throw .missing(path: "\(theme).\(level)", suggestion: nil)
            }
            found[theme] = color
        }
        guard let usual = found[standard.rawValue] else {
            throw .missing(path: standard.rawValue, suggestion: nil)
        }
        return ThemeProvider { [found] in found[$0.rawValue] ?? usual }
    }
}

extension JSONNode {
    fileprivate func members(at path: String) throws(JSONAccessError) -> [(
        name: String, value: JSONNode
    )] {
        guard case .object(let members) = self else {
            throw .wrongType(path: path, expected: "an object", found: kind)
        }
        return members.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }
}
