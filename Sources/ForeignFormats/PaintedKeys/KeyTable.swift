import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The keys of a format that its program lays on each other, as a table beside the format.
///
/// Names are paths in the file, `ui.statusline/bg`, or roles, `colors.text`. `a | b` is the first that a theme gives.
struct KeyTable: Sendable {
    /// Foregrounds on a ground.
    struct Row: Sendable {
        let use: ContrastUse
        let ground: String
        let foregrounds: [String]
    }

    /// The paths of the keys by their names in the palette.
    let paths: Table<String>
    let pairs: PaintedPairs

    /// `beneath` has what translucent grounds lie on; `page` is the path of what all others lie on.
    init(of format: String, _ rows: [Row], beneath: Table<String> = [:], page: String) {
        let rowKeys = rows.flatMap { [$0.ground] + $0.foregrounds }
        let lowerKeys = beneath.flatMap { [$0.name, $0.value] }
        let paths = Self.paths(in: rowKeys + lowerKeys)
        let entries = rows.flatMap { row in
            row.foregrounds.map { foreground in
                let grounds = Self.names(inPairs: row.ground)
                return PaintedPairs.Entry(
                    Self.names(inPairs: foreground),
                    on: grounds,
                    use: row.use
                )
            }
        }
        let lower = beneath.map { ground, others in
            (Self.name(inPairs: ground), Self.names(inPairs: others))
        }
        pairs = PaintedPairs(
            of: format,
            entries,
            keys: Set(paths.names),
            beneath: Dictionary(keepingFirst: lower),
            page: [Self.name(inPairs: page), Role.background.rawValue]
        )
        self.paths = paths
    }
}

// MARK: - Names

extension KeyTable {
    private static let role = "colors."

    /// The name of a key's colour in the palette.
    static func name(inPalette path: String) -> String {
        path.replacing("/", with: ".").replacing(":", with: "-")
    }

    /// The paths of all keys that are no roles, by their names in the palette.
    private static func paths(in texts: [String]) -> Table<String> {
        var paths: Table<String> = [:]
        for path in texts.flatMap(alternatives) where !path.hasPrefix(role) {
            paths[name(inPalette: path)] = path
        }
        return paths
    }

    /// `a` and `b` of `a | b`.
    private static func alternatives(in text: String) -> [String] {
        text.split(separator: "|").map { String($0.trimmed) }
    }

    private static func names(inPairs text: String) -> [String] {
        alternatives(in: text).map { name(inPairs: $0) }
    }

    /// The name in pairs, where a role has the short one.
    private static func name(inPairs path: String) -> String {
        if let role = path.suffix(after: role) { return role }
        let name = name(inPalette: path)
        return Role.derivations.contains(name) ? "palette.\(name)" : name
    }
}

// MARK: - Reading

extension Appearance {
    /// Adds the colours of a table's keys; one that a role has, too, is another name of that.
    ///
    /// In a format whose files inherit from others a role may get its colour from another key there.
    mutating func addKeys(
        of table: KeyTable,
        inheriting isInheriting: Bool = false,
        _ color: (_ name: String, _ path: String) -> Located<ColorExpression>?
    ) {
        let names = isInheriting ? [:] : namesByPlace
        // A file may call a colour of its own `ui-text`, whose custom property would be that of `ui.text`.
        let taken = Set(palette.names.map(TokenName.css))
        for (name, path) in table.paths where !taken.contains(TokenName.css(name)) {
            guard let color = color(name, path) else { continue }
            guard let place = color.location, let other = names[place] else {
                palette[name] = color
                continue
            }
            palette[name] = Located(ColorExpression(.reference(other)), at: place)
        }
    }

    /// The paths of the roles, then those of the palette, by the places of their values.
    private var namesByPlace: [SourceLocation: String] {
        let groups = [("colors", colors), ("palette", palette)]
        let places = groups.flatMap { group, colors in
            colors.compactMap { name, color in
                color.location.map { ($0, "\(group).\(name)") }
            }
        }
        return Dictionary(keepingFirst: places)
    }
}
