import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The keys of a format that its program lays on each other, as a table beside the format.
///
/// Names are paths in the file, `ui.statusline/bg`, or roles, `colors.text`. `a | b` is the first that a theme gives, and
/// `{code}` all styles of code.
struct KeyTable: Sendable {
    /// Foregrounds on a ground.
    struct Row: Sendable {
        let use: ContrastUse
        let ground: String
        let foregrounds: [String]
    }

    /// A foreground on a ground.
    struct Pair: Sendable {
        let foreground: String
        let ground: String
    }

    /// The code of a format: its colours, and the grounds that come and go.
    struct Code: Sendable {
        /// The roles and keys that colour words.
        var styles = ["colors.text", "colors.syntax-*"]
        /// The grounds that these give their words.
        var grounds: Table<String> = [:]
        /// The marks that come and go, such as the selection.
        var passing: [String] = []
    }

    /// The paths of the keys by their names in the palette.
    let paths: Table<String>
    let pairs: PaintedPairs

    /// `optional` has the pairs that the program draws only where its user asks for them, `beneath` what translucent grounds
    /// lie on, `unjudged` the keys that need no pair, each with the reason; `page` is the path of what all others lie on.
    init(
        of format: String,
        _ rows: [Row],
        code: Code = Code(),
        optional: [Pair] = [],
        beneath: Table<String> = [:],
        unjudged: Table<String> = [:],
        page: String
    ) {
        let rowKeys = rows.flatMap { [$0.ground] + $0.foregrounds }
        let lowerKeys = beneath.flatMap { [$0.name, $0.value] }
        let codeKeys = code.styles + code.grounds.map(\.value) + code.passing
        let paths = Self.paths(in: rowKeys + lowerKeys + codeKeys + [page])
        let grounds = code.grounds.map { style, ground in
            (Self.name(inPairs: style), Self.name(inPairs: ground))
        }
        let lower = beneath.map { ground, others in
            (Self.name(inPairs: ground), Self.names(inPairs: others))
        }
        let chosen = Dictionary(grouping: optional) { Self.name(inPairs: $0.ground) }
        pairs = PaintedPairs(
            of: format,
            rows.flatMap(Self.entries),
            keys: Set(paths.names),
            styles: code.styles.map(Self.name(inPairs:)),
            grounds: Dictionary(keepingFirst: grounds),
            passing: Set(code.passing.map(Self.name(inPairs:))),
            optional: chosen.mapValues { $0.flatMap { Self.names(inPairs: $0.foreground) } },
            beneath: Dictionary(keepingFirst: lower),
            unjudged: unjudged.names,
            page: [Self.name(inPairs: page), Role.background.rawValue]
        )
        self.paths = paths
    }

    private static func entries(of row: Row) -> [PaintedPairs.Entry] {
        row.foregrounds.map { foreground in
            PaintedPairs.Entry(
                names(inPairs: foreground),
                on: names(inPairs: row.ground),
                use: row.use
            )
        }
    }
}

// MARK: - Names

extension KeyTable {
    private static let role = "colors."

    /// The name of a key's colour in the palette.
    static func name(inPalette path: String) -> String {
        // By bytes: the tables have thousands of keys, which every start reads.
        let bytes = fileName(of: path).utf8.map { byte in
            switch byte {
            case UInt8(ascii: "/"): UInt8(ascii: ".")
            case UInt8(ascii: ":"): UInt8(ascii: "-")
            default: byte
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The path as a file's author calls it: in JetBrains' XML each key is the name of an `option` in a group.
    static func fileName(of path: String) -> String {
        // Most paths have no such key, and need no list of their parts.
        guard path.includes("/option/") else { return path }
        let parts = path.split(separator: "/")
        guard parts.dropFirst().dropLast().contains("option") else { return path }
        var keys: [Substring] = []
        for key in parts {
            if key == "option" { _ = keys.popLast() } else { keys.append(key) }
        }
        return keys.joined(separator: "/")
    }

    /// The paths of all keys that are no roles, by their names in the palette.
    private static func paths(in texts: [String]) -> Table<String> {
        var paths: Table<String> = [:]
        for path in texts.flatMap(alternatives) {
            if path.hasPrefix(role) || path == PaintedPairs.code { continue }
            paths[name(inPalette: path)] = path
        }
        return paths
    }

    /// `a` and `b` of `a | b`.
    private static func alternatives(in text: String) -> [String] {
        if !text.includes("|") { return [text.trimmed] }
        return text.split(separator: "|").map { String($0.trimmed) }
    }

    private static func names(inPairs text: String) -> [String] {
        alternatives(in: text).map { name(inPairs: $0) }
    }

    /// The name in pairs, where a role has the short one.
    static func name(inPairs path: String) -> String {
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
        var taken = Set(palette.names.map(TokenName.css))
        for (key, path) in table.paths {
            guard let color = color(key, path) else { continue }
            // A file may call a colour of its own `ui-text`, whose custom property would be that of `ui.text`.
            var name = key
            while taken.contains(TokenName.css(name)) { name += "-key" }
            taken.insert(TokenName.css(name))
            if name != key {
                renamedKeys[key] = name
                keys["palette.\(name)"] = key
            }
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
