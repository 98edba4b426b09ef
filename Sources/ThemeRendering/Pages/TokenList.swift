import SourceText
import ThemeModel

/// The tokens of a theme, in the order of the pages that describe them.
struct TokenList: Sendable {
    /// The paths, such as `palette.sky.500` and `colors.text`.
    let paths: [String]
    private let indices: [String: Int]

    /// The most tokens of a page: a system may have 1,700.
    static let pageSize = 100

    /// Nil for a scheme of an editor or a terminal: its colours are slots, which nothing names.
    init?(of theme: Theme) {
        guard theme.kind == .app || theme.kind == .tokens else { return nil }
        var paths: [String] = []
        var known: Set<String> = []
        for (group, tables) in [
            ("palette", theme.modes.map(\.palette)), ("colors", theme.modes.map(\.colors)),
        ] {
            for name in tables.lazy.flatMap(\.names) {
                let path = "\(group).\(name)"
                if known.insert(path).inserted { paths.append(path) }
            }
        }
        if paths.isEmpty { return nil }
        self.paths = paths
        indices = Dictionary(keepingFirst: zip(paths, paths.indices))
    }

    var pageCount: Int { (paths.count + Self.pageSize - 1) / Self.pageSize }

    /// The indices of the tokens of a page, counted from 1.
    func tokens(onPage number: Int) -> Range<Int> {
        let start = (number - 1) * Self.pageSize
        return start..<min(start + Self.pageSize, paths.count)
    }

    /// The address of a token from the theme's folder; nil for a path that is no token's.
    func address(of path: String) -> String? {
        guard let index = indices[path] else { return nil }
        let page = ThemePart.tokens(index / Self.pageSize + 1).address
        return "\(page)#\(percentEncoded(Self.id(of: path)))"
    }

    /// The path of a colour by its name in pairs; nil for a component's.
    func path(named name: String) -> String? {
        for path in ["colors.\(name)", "palette.\(name)", name] where indices[path] != nil {
            return path
        }
        return nil
    }

    /// The address of a colour by its name in pairs.
    func address(named name: String) -> String? {
        path(named: name).flatMap { address(of: $0) }
    }

    /// The id of a token's section, which has no space: a role's name alone, since a theme's page has 200 links to it.
    static func id(of path: String) -> String {
        let name = path.suffix(after: "colors.") ?? path
        let scalars = name.unicodeScalars.map { scalar in
            scalar.properties.isAlphabetic || scalar.isAlphanumeric
                || "._-".unicodeScalars.contains(scalar)
                ? scalar : "-"
        }
        return String(String.UnicodeScalarView(scalars))
    }
}
